use commands::ask::{Ask, press};
use commands::screen::options;
use commands::screen::page::{Does, Row, Screen};
use commands::words::{Reader, Tongue, options as words};
use engine::rules::options::Options;

use crate::sample::table;

#[test]
fn every_option_of_every_rule_set_can_be_changed_in_every_language() {
    for entry in engine::rulesets::catalogue() {
        let rules = engine::rulesets::build(entry.id, &Options::new()).expect("rules");
        let facts = commands::screen::facts::TableFacts {
            rules: &rules,
            ..table()
        };
        for to in Tongue::ALL.map(Reader::from) {
            let page = options::draw(&facts, String::new(), to);
            assert_eq!(page.check(), Ok(()), "{}", entry.id);
            let listed = page.rows.iter().map(|row| match row {
                Row::Select(select) => select.options.len(),
                Row::Buttons(_) | Row::Pick(_) => 0,
            });
            assert_eq!(listed.sum::<usize>(), entry.options.len());
            for spec in entry.options {
                let place = format!("{} of {} in {to:?}", spec.key, entry.id);
                let page = options::one(&facts, spec, to);
                assert_eq!(page.check(), Ok(()), "{place}");
                let decides = words::decides(spec.key, entry.id, &rules.vocabulary, to.tongue);
                assert!(page.cards[0].body.starts_with(&decides), "{place}");
                let form = options::form(&facts, spec, to);
                assert_eq!(form.check(), Ok(()), "{place}");
                // Whatever cannot be chosen is written.
                assert_eq!(writes(&page), spec.values().is_none(), "{place}");
                if spec.values().is_none() {
                    assert!(!form.label.ends_with('…'), "{place}: {}", form.label);
                }
            }
        }
    }
}

/// A button opens a form.
fn writes(page: &Screen) -> bool {
    let buttons = page.rows.iter().filter_map(|row| match row {
        Row::Buttons(buttons) => Some(buttons),
        Row::Select(_) | Row::Pick(_) => None,
    });
    buttons.flatten().any(|button| match &button.does {
        Does::Send(id) => {
            press::read(id).is_ok_and(|press| matches!(press.ask, Ask::WriteOption { .. }))
        }
        Does::Open(_) => false,
    })
}

#[test]
fn numbers_that_may_be_written_are_told_in_words() {
    let said = |values: &[&str]| words::allowed(values, Tongue::English);
    assert_eq!(said(&["1..1000"]), "any whole number from 1 to 1000");
    assert_eq!(
        said(&["-100..100/-100..100"]),
        "2 numbers from -100 to 100, with / between"
    );
    assert_eq!(said(&["true", "false"]), "`true`, `false`");
}
