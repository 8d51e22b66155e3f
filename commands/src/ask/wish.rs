//! What people ask about their own settings (`/me`) and those of their server (`/server`), and the ids of the controls on
//! those pages.

use crate::who::TableId;

/// The form of the ids written now. Another form is read as none of ours.
const EDITION: &str = "s1";

/// A thing that a person can choose for himself.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Mine {
    /// His language.
    Language,
    /// How tiles are shown to him.
    Tiles,
    /// Where his hand is shown.
    Hand,
    /// Whether his hand tells what to do next at tables without a clock.
    Hints,
    /// When he sleeps.
    Quiet,
    /// Whether he is reminded at slow tables.
    Reminders,
    /// Whether he is called one turn early.
    Early,
}

/// A thing that a server can choose.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Ours {
    /// The rules of a table that names none.
    Rules,
    /// The pace of a table that names none.
    Pace,
    /// The language of its channels.
    Language,
    /// How tiles are shown in its channels.
    Tiles,
    /// Where hands are shown to those who have not chosen.
    Hand,
    /// Where tables may be opened.
    Channels,
    /// Who may open tables.
    Openers,
    /// Whether every table has a thread of its own.
    Threads,
    /// For how many days the journals of closed tables are kept.
    Keep,
}

/// A setting: it has a name.
pub trait Setting: Copy + PartialEq + 'static {
    /// Every setting, in the order of the page.
    const ALL: &'static [Self];

    /// Its name in commands and ids.
    fn key(self) -> &'static str;

    /// The name of its phrases, `setting_` or `about_` before it.
    #[must_use]
    fn phrase(self) -> String {
        self.key().to_owned()
    }

    /// The setting of this name.
    #[must_use]
    fn named(key: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|known| known.key() == key)
    }
}

impl Setting for Mine {
    const ALL: &'static [Self] = &[
        Self::Language,
        Self::Tiles,
        Self::Hand,
        Self::Hints,
        Self::Quiet,
        Self::Reminders,
        Self::Early,
    ];

    fn key(self) -> &'static str {
        match self {
            Self::Language => "language",
            Self::Tiles => "tiles",
            Self::Hand => "hand",
            Self::Hints => "hints",
            Self::Quiet => "quiet",
            Self::Reminders => "reminders",
            Self::Early => "early",
        }
    }
}

impl Setting for Ours {
    const ALL: &'static [Self] = &[
        Self::Rules,
        Self::Pace,
        Self::Language,
        Self::Tiles,
        Self::Hand,
        Self::Channels,
        Self::Openers,
        Self::Threads,
        Self::Keep,
    ];

    fn key(self) -> &'static str {
        match self {
            Self::Rules => "rules",
            Self::Pace => "pace",
            Self::Language => "language",
            Self::Tiles => "tiles",
            Self::Hand => "hand",
            Self::Channels => "channels",
            Self::Openers => "openers",
            Self::Threads => "threads",
            Self::Keep => "keep",
        }
    }

    fn phrase(self) -> String {
        format!("server_{}", self.key())
    }
}

/// What is to become of settings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Settle<T> {
    /// All of them are shown.
    All,
    /// One is shown, with what can be chosen.
    One(T),
    /// One is chosen: a value, not yet checked, or what is usual.
    Choose(T, Option<String>),
}

/// What somebody asks about settings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Wish {
    /// His own.
    Mine(Settle<Mine>),
    /// Those of the server he is in.
    Ours(Settle<Ours>),
    /// End a table of the server.
    End(TableId),
}

impl Wish {
    /// The same with what was picked or filled in where this asked for it.
    #[must_use]
    pub fn with(self, given: String) -> Self {
        match self {
            Self::Mine(Settle::One(what)) => Self::Mine(Settle::Choose(what, Some(given))),
            Self::Ours(Settle::One(what)) => Self::Ours(Settle::Choose(what, Some(given))),
            other @ (Self::Mine(_) | Self::Ours(_) | Self::End(_)) => other,
        }
    }
}

/// The id of a control: `s1.me.hand=here`, at most 100 characters for values of at most 64.
#[must_use]
pub fn write(wish: &Wish) -> String {
    match wish {
        Wish::Mine(settle) => format!("{EDITION}.me{}", write_settle(settle)),
        Wish::Ours(settle) => format!("{EDITION}.server{}", write_settle(settle)),
        Wish::End(table) => format!("{EDITION}.end.{table}"),
    }
}

fn write_settle<T: Setting>(settle: &Settle<T>) -> String {
    match settle {
        Settle::All => String::new(),
        Settle::One(what) => format!(".{}", what.key()),
        Settle::Choose(what, value) => {
            format!(".{}={}", what.key(), value.as_deref().unwrap_or_default())
        }
    }
}

/// Reads an id; accepts exactly what [`write()`] produces.
#[must_use]
pub fn read(id: &str) -> Option<Wish> {
    let rest = id.strip_prefix(EDITION)?.strip_prefix('.')?;
    let (family, said) = rest
        .split_once('.')
        .map_or((rest, None), |(family, said)| (family, Some(said)));
    let wish = match family {
        "me" => Wish::Mine(read_settle(said)?),
        "server" => Wish::Ours(read_settle(said)?),
        "end" => Wish::End(TableId(u32::from_str_radix(said?, 16).ok()?)),
        _ => return None,
    };
    // One way to write each wish: a second one would be a control we never drew.
    (write(&wish) == id).then_some(wish)
}

fn read_settle<T: Setting>(said: Option<&str>) -> Option<Settle<T>> {
    let Some(said) = said else {
        return Some(Settle::All);
    };
    match said.split_once('=') {
        None => T::named(said).map(Settle::One),
        Some((key, value)) => {
            let value = Some(value.to_owned()).filter(|value| !value.is_empty());
            T::named(key).map(|what| Settle::Choose(what, value))
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn settles<T: Setting + std::fmt::Debug>() -> impl Strategy<Value = Settle<T>> {
        let one = || prop::sample::select(T::ALL.to_vec());
        prop_oneof![
            Just(Settle::All),
            one().prop_map(Settle::One),
            (one(), prop::option::of("[a-z0-9:,=._-]{1,64}"))
                .prop_map(|(what, value)| Settle::Choose(what, value)),
        ]
    }

    fn wishes() -> impl Strategy<Value = Wish> {
        prop_oneof![
            settles().prop_map(Wish::Mine),
            settles().prop_map(Wish::Ours),
            any::<u32>().prop_map(|table| Wish::End(TableId(table))),
        ]
    }

    proptest! {
        #[test]
        fn every_wish_is_read_back(wish in wishes()) {
            let id = write(&wish);
            prop_assert!(id.len() <= 100, "{id}");
            prop_assert_eq!(read(&id), Some(wish));
        }

        #[test]
        fn what_is_read_is_what_would_be_written(id in "(s1|m1)?\\.?(me|server|end)?[.=]?[a-z0-9=.]{0,20}") {
            if let Some(wish) = read(&id) {
                prop_assert_eq!(write(&wish), id);
            }
        }
    }

    #[test]
    fn what_is_no_setting_is_none_of_ours() {
        for id in [
            "s1.me.",
            "s1.me.door",
            "s1.you",
            "s1.end.0f",
            "s1.end",
            "s1",
            "m1.1.1.join",
        ] {
            assert_eq!(read(id), None, "{id}");
        }
    }
}
