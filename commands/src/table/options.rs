//! House options, set by the host before the game.

use engine::rules::options::{OptionFault, OptionSpec};
use engine::rulesets;

use super::effect::Reply;
use super::state::State;
use super::{Asker, Steps, Table};
use crate::ask::mistake::Mistake;
use crate::record::Fact;
use crate::screen::notice::{self, News};
use crate::screen::{options, rules_page};
use crate::typed;
use crate::who::Moment;
use crate::words::options as words;

impl Table {
    /// Sets a house option, or shows what it can be.
    pub(super) fn ask_option(
        &mut self,
        from: &Asker,
        key: &str,
        value: Option<String>,
        now: Moment,
        steps: &mut Steps,
    ) -> Result<Reply, Mistake> {
        self.state.check_options(from)?;
        let spec = self.state.option(key)?;
        let Some(value) = value else {
            let shown = options::one(&self.state.facts(), spec, from.reader());
            return Ok(Reply::Page(shown));
        };
        let value = read(spec, &value);
        if rules_page::given(&self.state.rules, spec) != value {
            self.state.check_option(key, &value)?;
            let fact = Fact::OptionSet {
                key: key.to_owned(),
                value: value.clone(),
            };
            self.keep(fact, now, steps);
        }
        let set = &self.state.rules;
        let news = News::Chosen {
            name: words::option(key, set.id, &set.vocabulary, from.tongue),
            value: words::value(key, &value, &set.vocabulary, from.tongue),
        };
        let said = notice::news(&news, from.reader()).text;
        let page = options::draw(&self.state.facts(), said, from.reader());
        Ok(Reply::Page(page))
    }
}

impl State {
    /// The page of all house options.
    pub(super) fn options(&self, from: &Asker) -> Result<Reply, Mistake> {
        self.check_options(from)?;
        let page = options::draw(&self.facts(), String::new(), from.reader());
        Ok(Reply::Page(page))
    }

    /// The form for an option.
    pub(super) fn write_option(&self, from: &Asker, key: &str) -> Result<Reply, Mistake> {
        self.check_options(from)?;
        let spec = self.option(key)?;
        let form = options::form(&self.facts(), spec, from.reader());
        Ok(Reply::Form(form))
    }

    fn check_options(&self, from: &Asker) -> Result<(), Mistake> {
        self.check_lobby()?;
        self.check_host(from)
    }

    fn option(&self, key: &str) -> Result<&'static OptionSpec, Mistake> {
        let all = rules_page::options(&self.rules);
        all.iter().find(|spec| spec.key == key).ok_or_else(|| {
            let known = all.iter().map(|spec| spec.key).collect();
            let key = key.to_owned();
            Mistake::Options(vec![OptionFault::NoSuchKey { key, known }])
        })
    }

    /// The value is allowed, and goes together with the others.
    fn check_option(&self, key: &str, value: &str) -> Result<(), Mistake> {
        let mut options = self.terms.options.clone();
        options.insert(key.to_owned(), value.to_owned());
        rulesets::build(&self.terms.rules, &options)
            .map(drop)
            .map_err(Mistake::Options)
    }
}

/// A value as somebody wrote it: in plain signs, and a number of a range without commas between its digits.
fn read(spec: &OptionSpec, written: &str) -> String {
    let plain = typed::plain(written);
    if spec.values().is_none() {
        plain.replace([',', ' '], "")
    } else {
        plain
    }
}
