//! The help: a page for each topic, for every rule set.

use commands::ask::Topic;
use commands::screen::facts::HelpFacts;
use commands::screen::help;
use commands::who::{TableId, Turn};
use commands::words::Tongue::English;
use engine::rules::RuleSet;
use insta::assert_snapshot;

use crate::extremes::fits;
use crate::sample::{RULES, readers};
use crate::shown::shown;

/// The help for these rules.
pub(crate) fn help_facts(rules: &RuleSet) -> HelpFacts<'_> {
    HelpFacts {
        rules,
        game: "Hong Kong".to_owned(),
        press: (TableId(0), Turn(0)),
    }
}

#[test]
fn every_topic_of_the_help_has_its_page() {
    let facts = help_facts(&RULES);
    let pages = Topic::ALL.map(|topic| shown(&help::draw(topic, &facts, English.into())));
    assert_snapshot!("help", pages.join("\n----\n"));
}

#[test]
fn help_fits_for_every_rule_set_in_every_language() {
    for entry in engine::rulesets::catalogue() {
        let rules = engine::rulesets::build(entry.id, &Default::default()).expect("rules");
        for to in readers() {
            for topic in Topic::ALL {
                fits(&help::draw(topic, &help_facts(&rules), to));
            }
        }
    }
}
