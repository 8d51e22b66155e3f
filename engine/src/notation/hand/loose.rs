//! Values that may be written in several ways.

use std::fmt;

use serde::de::{Deserialize, Deserializer, Error, Visitor};

/// The value of an option, as text: a word, a number, true or false.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct Scalar(pub(super) String);

impl<'de> Deserialize<'de> for Scalar {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(ScalarVisitor)
    }
}

struct ScalarVisitor;

impl Visitor<'_> for ScalarVisitor {
    type Value = Scalar;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a word, a number, true or false")
    }

    fn visit_bool<E: Error>(self, value: bool) -> Result<Scalar, E> {
        Ok(Scalar(value.to_string()))
    }

    fn visit_i64<E: Error>(self, value: i64) -> Result<Scalar, E> {
        Ok(Scalar(value.to_string()))
    }

    fn visit_u64<E: Error>(self, value: u64) -> Result<Scalar, E> {
        Ok(Scalar(value.to_string()))
    }

    fn visit_f64<E: Error>(self, value: f64) -> Result<Scalar, E> {
        Ok(Scalar(value.to_string()))
    }

    fn visit_str<E: Error>(self, value: &str) -> Result<Scalar, E> {
        Ok(Scalar(value.to_owned()))
    }
}

/// True, false, or a word that says more than true.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) enum Switch {
    /// False.
    #[default]
    Off,
    /// True.
    On,
    /// A word.
    Word(String),
}

impl<'de> Deserialize<'de> for Switch {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(SwitchVisitor)
    }
}

struct SwitchVisitor;

impl Visitor<'_> for SwitchVisitor {
    type Value = Switch;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("true, false or a word")
    }

    fn visit_bool<E: Error>(self, value: bool) -> Result<Switch, E> {
        Ok(if value { Switch::On } else { Switch::Off })
    }

    fn visit_str<E: Error>(self, value: &str) -> Result<Switch, E> {
        Ok(Switch::Word(value.to_owned()))
    }
}
