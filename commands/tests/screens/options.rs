use commands::screen::options::{self, Values};
use commands::screen::page::Row;
use commands::words::{Reader, Tongue};
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
                let fits = match options::values(&facts, spec, to) {
                    Values::Page(screen) => screen.check(),
                    Values::Form(form) => form.check(),
                };
                assert_eq!(fits, Ok(()), "{} of {}", spec.key, entry.id);
            }
        }
    }
}
