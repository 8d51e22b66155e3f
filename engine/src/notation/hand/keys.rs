//! A line from a map of keys, whatever the format it is written in.
//!
//! Read by hand, not derived: an error names the key it belongs to, a key may not stand twice under two names, and words
//! that cannot be are answered with those that can.

use std::collections::BTreeMap;
use std::fmt;
use std::marker::PhantomData;

use serde::de::{
    Deserialize, DeserializeSeed, Deserializer, Error, IgnoredAny, MapAccess, Visitor,
};

use crate::notation::hand::fault::Fault;
use crate::notation::hand::line::{FirstWin, Flags, Held, Line, Replaced};
use crate::notation::hand::loose::{Scalar, Switch};
use crate::rules::options::Options;
use crate::seat::Wind;
use crate::situation::ByKind;

/// An object that is read key by key.
trait Keyed: Default {
    /// What it is, for errors.
    const WHAT: &'static str;
    /// Its keys: each with the other names it goes by.
    const KEYS: &'static [&'static [&'static str]];
    /// Keys it may carry besides, which are passed over.
    const BESIDE: &'static [&'static str] = &[];

    /// Reads the value of a key, called by the first of its names.
    fn take<'de, A: MapAccess<'de>>(
        &mut self,
        key: &'static str,
        map: &mut A,
    ) -> Result<(), A::Error>;
}

impl<I> Keyed for Line<I>
where
    I: Default + for<'a> Deserialize<'a>,
{
    const WHAT: &'static str = "an object with a hand";
    const KEYS: &'static [&'static [&'static str]] = &[
        &["id"],
        &["rules", "preset"],
        &["options"],
        &["concealed"],
        &["melds"],
        &["bonus"],
        &["seat"],
        &["hands"],
        &["winner"],
        &["win"],
        &["round"],
        &["by"],
        &["from", "frm"],
        &["dora_indicators"],
        &["ura_indicators"],
        &["counters", "honba"],
        &["bets", "sticks"],
        &["liable", "cannon"],
        &["flags"],
    ];
    /// What somebody expects of the hand, as worked examples carry it, and remarks.
    const BESIDE: &'static [&'static str] = &[
        "yaku", "han", "fu", "yakuman", "points", "doubles", "limit", "value", "values", "faan",
        "capped", "legal", "pay", "complete", "reason", "lines", "reading", "bets_won", "expected",
        "note", "comment",
    ];

    fn take<'de, A: MapAccess<'de>>(
        &mut self,
        key: &'static str,
        map: &mut A,
    ) -> Result<(), A::Error> {
        match key {
            "id" => self.id = value(map, key)?,
            "rules" => self.rules = value(map, key)?,
            "options" => self.options = value::<Settings, _>(map, key)?.0,
            "concealed" => self.hand.concealed = value(map, key)?,
            "melds" => self.hand.melds = value(map, key)?,
            "bonus" => self.hand.bonus = value(map, key)?,
            "seat" => self.seat = word(map, key, &WINDS)?,
            "hands" => self.hands = value::<Hands, _>(map, key)?.0,
            "winner" => self.winner = word(map, key, &WINDS)?,
            "win" => self.win = value(map, key)?,
            "round" => self.round = word(map, key, &WINDS)?,
            "by" => self.by = word(map, key, &WAYS)?,
            "from" => self.from = word(map, key, &WINDS)?,
            "dora_indicators" => self.dora_indicators = value(map, key)?,
            "ura_indicators" => self.ura_indicators = value(map, key)?,
            "counters" => self.counters = value(map, key)?,
            "bets" => self.bets = value(map, key)?,
            "liable" => {
                let named = word(map, key, &WINDS)?;
                self.liable = one_of(self.liable, named)?;
            }
            _ => {
                let flagged: Flagged = value(map, key)?;
                self.flags = flagged.flags;
                self.liable = one_of(self.liable, flagged.liable)?;
            }
        }
        Ok(())
    }
}

/// The liable seat, which may be named in the line or among its flags, but in one place.
fn one_of<E: Error>(one: Option<Wind>, other: Option<Wind>) -> Result<Option<Wind>, E> {
    match (one, other) {
        (Some(_), Some(_)) => Err(E::custom("liable or flags.liable: is given twice")),
        (seat, None) | (None, seat) => Ok(seat),
    }
}

/// House options by their keys; what is null is left to its default.
#[derive(Default)]
struct Settings(Options);

impl<'de> Deserialize<'de> for Settings {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(SettingsVisitor)
    }
}

struct SettingsVisitor;

impl<'de> Visitor<'de> for SettingsVisitor {
    type Value = Settings;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object with options")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Settings, A::Error> {
        let mut given: BTreeMap<String, Option<Scalar>> = BTreeMap::new();
        while let Some(key) = map.next_key::<String>()? {
            let setting = value(&mut map, &key)?;
            if given.contains_key(&key) {
                return Err(A::Error::custom(format_args!("{key}: is given twice")));
            }
            given.insert(key, setting);
        }
        let set = given.into_iter();
        let set = set.filter_map(|(key, setting)| Some((key, setting?.0)));
        Ok(Settings(set.collect()))
    }
}

const WINDS: [(&str, Wind); 4] = [
    ("East", Wind::East),
    ("South", Wind::South),
    ("West", Wind::West),
    ("North", Wind::North),
];

const WAYS: [(&str, ByKind); 3] = [
    ("draw", ByKind::Draw),
    ("discard", ByKind::Discard),
    ("rob", ByKind::Rob),
];

impl Keyed for Held {
    const WHAT: &'static str = "an object with the tiles of one seat";
    const KEYS: &'static [&'static [&'static str]] = &[&["concealed"], &["melds"], &["bonus"]];

    fn take<'de, A: MapAccess<'de>>(
        &mut self,
        key: &'static str,
        map: &mut A,
    ) -> Result<(), A::Error> {
        match key {
            "concealed" => self.concealed = value(map, key)?,
            "melds" => self.melds = value(map, key)?,
            _ => self.bonus = value(map, key)?,
        }
        Ok(())
    }
}

/// Hands by the winds of their seats.
#[derive(Default)]
struct Hands(BTreeMap<Wind, Held>);

impl Keyed for Hands {
    const WHAT: &'static str = "an object with the hands of East, South, West and North";
    const KEYS: &'static [&'static [&'static str]] =
        &[&["East"], &["South"], &["West"], &["North"]];

    fn take<'de, A: MapAccess<'de>>(
        &mut self,
        key: &'static str,
        map: &mut A,
    ) -> Result<(), A::Error> {
        let held = value(map, key)?;
        let wind = WINDS.iter().find(|(name, _)| *name == key);
        self.0.extend(wind.map(|&(_, wind)| (wind, held)));
        Ok(())
    }
}

/// Flags, and the liable seat where it is written among them.
#[derive(Default)]
struct Flagged {
    flags: Flags,
    liable: Option<Wind>,
}

/// The names of flags that are also the name of a game are made of an identifier.
const DECLARED: &str = stringify!(riichi);

impl Keyed for Flagged {
    const WHAT: &'static str = "an object with flags";
    const KEYS: &'static [&'static [&'static str]] = &[
        &[DECLARED, "original_call"],
        &["double_riichi"],
        &["ippatsu"],
        &["replacement"],
        &["rinshan"],
        &["kong_on_kong"],
        &["last"],
        &["first"],
        &["dead_kinds"],
        &["streak"],
        &["liable"],
    ];

    fn take<'de, A: MapAccess<'de>>(
        &mut self,
        key: &'static str,
        map: &mut A,
    ) -> Result<(), A::Error> {
        let flags = &mut self.flags;
        match key {
            DECLARED => flags.riichi = value(map, key)?,
            "double_riichi" => flags.double_riichi = value(map, key)?,
            "ippatsu" => flags.ippatsu = value(map, key)?,
            "replacement" => {
                flags.replacement =
                    switch(map, key, Replaced::Kong, &REPLACED)?.or(flags.replacement)
            }
            "rinshan" => {
                flags.replacement = switch(map, key, Replaced::Kong, &[])?.or(flags.replacement)
            }
            "kong_on_kong" => flags.kong_on_kong = value(map, key)?,
            "last" => flags.last = value(map, key)?,
            "first" => flags.first = switch(map, key, FirstWin::Any, &FIRST)?,
            "dead_kinds" => flags.dead_kinds = value(map, key)?,
            "streak" => flags.streak = value(map, key)?,
            _ => self.liable = word(map, key, &WINDS)?,
        }
        Ok(())
    }
}

const REPLACED: [(&str, Replaced); 2] = [("kong", Replaced::Kong), ("flower", Replaced::Flower)];

const FIRST: [(&str, FirstWin); 3] = [
    ("heaven", FirstWin::Heaven),
    ("earth", FirstWin::Earth),
    ("human", FirstWin::Human),
];

/// The value of a key; `null` is as good as no key. Errors name the key.
fn value<'de, T: Deserialize<'de> + Default, A: MapAccess<'de>>(
    map: &mut A,
    key: &str,
) -> Result<T, A::Error> {
    let value: Result<Option<T>, A::Error> = map.next_value();
    let value = value.map_err(|error| A::Error::custom(format_args!("{key}: {error}")));
    Ok(value?.unwrap_or_default())
}

/// What a word stands for.
fn word<'de, T: Copy, A: MapAccess<'de>>(
    map: &mut A,
    key: &str,
    among: &[(&str, T)],
) -> Result<Option<T>, A::Error> {
    let word: Option<String> = value(map, key)?;
    word.map(|word| pick(&word, key, among, &[])).transpose()
}

/// What a word stands for, or what `true` does.
fn switch<'de, T: Copy, A: MapAccess<'de>>(
    map: &mut A,
    key: &str,
    on: T,
    among: &[(&str, T)],
) -> Result<Option<T>, A::Error> {
    match value(map, key)? {
        Switch::Off => Ok(None),
        Switch::On => Ok(Some(on)),
        Switch::Word(word) => pick(&word, key, among, &["true", "false"]).map(Some),
    }
}

fn pick<T: Copy, E: Error>(
    word: &str,
    key: &str,
    among: &[(&str, T)],
    besides: &[&str],
) -> Result<T, E> {
    let found = among.iter().find(|(name, _)| *name == word);
    found.map(|&(_, what)| what).ok_or_else(|| {
        let names = among.iter().map(|(name, _)| name).chain(besides);
        let allowed = names.map(|&name| name.to_owned()).collect();
        let word = word.to_owned();
        E::custom(Fault::NotAllowed { word, allowed }.of(key))
    })
}

struct Object<T>(PhantomData<T>);

impl<'de, T: Keyed> Visitor<'de> for Object<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(T::WHAT)
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<T, A::Error> {
        let mut object = T::default();
        let mut seen = 0_u32;
        while let Some(place) = map.next_key_seed(Place(PhantomData::<T>))? {
            let Some(place) = place else {
                map.next_value::<IgnoredAny>()?;
                continue;
            };
            let key = T::KEYS[place][0];
            if seen & 1 << place != 0 {
                let names = T::KEYS[place].join(" or ");
                return Err(A::Error::custom(format_args!("{names}: is given twice")));
            }
            seen |= 1 << place;
            object.take(key, &mut map)?;
        }
        Ok(object)
    }
}

/// The place of a key among those of an object; none for what is passed over.
struct Place<T>(PhantomData<T>);

impl<'de, T: Keyed> DeserializeSeed<'de> for Place<T> {
    type Value = Option<usize>;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Self::Value, D::Error> {
        deserializer.deserialize_identifier(self)
    }
}

impl<T: Keyed> Visitor<'_> for Place<T> {
    type Value = Option<usize>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a key")
    }

    fn visit_str<E: Error>(self, name: &str) -> Result<Self::Value, E> {
        let place = T::KEYS.iter().position(|names| names.contains(&name));
        if place.is_none() && !T::BESIDE.contains(&name) {
            let known: Vec<&str> = T::KEYS.iter().map(|names| names[0]).collect();
            let known = known.join(", ");
            return Err(E::custom(format_args!(
                "there is no key `{name}`; there are {known}"
            )));
        }
        Ok(place)
    }
}

macro_rules! read_by_key {
    ($($name:ident $(<$inner:ident>)?),*) => {$(
        impl<'de $(, $inner: Default + for<'a> Deserialize<'a>)?> Deserialize<'de> for $name $(<$inner>)? {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                deserializer.deserialize_map(Object(PhantomData))
            }
        }
    )*};
}
read_by_key!(Line<I>, Held, Hands, Flagged);
