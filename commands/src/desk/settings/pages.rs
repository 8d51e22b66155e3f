//! What people and servers chose, with what it means and a way to change it.

use crate::ask::wish::Wish;
use crate::screen::notice::{self, News};
use crate::screen::settings::{Line, Way};
use crate::words::{Reader, rules, say};

/// A person's pages.
mod mine;
/// A server's pages.
mod ours;

pub use mine::mine;
pub use ours::{Held, ours};

fn chosen(line: &Line, to: Reader) -> String {
    let news = News::Chosen {
        name: line.name.clone(),
        value: line.value.clone(),
    };
    notice::news(&news, to).text
}

/// A value that holds because nothing was chosen says so.
fn held(value: String, is_chosen: bool, to: Reader) -> String {
    if is_chosen {
        value
    } else {
        say::settings_usual(to, value)
    }
}

/// What can be chosen, the usual first.
fn ways(
    known: &[String],
    now: Option<&str>,
    to: Reader,
    wish: impl Fn(Option<String>) -> Wish,
) -> Vec<Way> {
    let usual = Way {
        label: say::settings_as_usual(to),
        about: String::new(),
        wish: wish(None),
        now: now.is_none(),
    };
    let others = known.iter().map(|value| Way {
        label: rules::choice(value, to.tongue),
        about: rules::meaning(value, to.tongue).unwrap_or_default(),
        wish: wish(Some(value.clone())),
        now: now == Some(value.as_str()),
    });
    std::iter::once(usual).chain(others).collect()
}
