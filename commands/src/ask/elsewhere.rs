//! The button that opens a table in a thread, and its id: how it is to be opened stands in it.

use crate::ask::slash::{Opening, SEATS};

/// The form of the ids written now. Another form is read as none of ours.
const EDITION: &str = "t2";

/// The id: `t2.<rules>.<pace>.<seats>.<key=value;key=value>`. `None` when it would be too long, or a name has a sign of ours in it.
#[must_use]
pub fn write(opening: &Opening) -> Option<String> {
    let name = |name: &Option<String>| {
        let name = name.as_deref().unwrap_or_default();
        (!name.contains('.')).then(|| name.to_owned())
    };
    let pieces = opening.options.iter().map(|(key, value)| {
        let piece = format!("{key}={value}");
        let is_plain = !key.contains(['=', ';']) && !value.contains(['=', ';']);
        is_plain.then_some(piece)
    });
    let options: Vec<String> = pieces.collect::<Option<_>>()?;
    let (rules, pace) = (name(&opening.rules)?, name(&opening.pace)?);
    let seats = opening
        .seats
        .map_or(String::new(), |seats| seats.to_string());
    let id = format!("{EDITION}.{rules}.{pace}.{seats}.{}", options.join(";"));
    (id.chars().count() <= 100).then_some(id)
}

/// Reads an id; accepts exactly what [`write()`] produces.
#[must_use]
pub fn read(id: &str) -> Option<Opening> {
    let parts: Vec<&str> = id.splitn(5, '.').collect();
    let [EDITION, rules, pace, seats, options] = parts.as_slice() else {
        return None;
    };
    let name = |name: &str| Some(name.to_owned()).filter(|name| !name.is_empty());
    let pieces = options.split(';').filter(|piece| !piece.is_empty());
    let pairs = pieces.map(|piece| {
        let (key, value) = piece.split_once('=')?;
        Some((key.to_owned(), value.to_owned()))
    });
    let seats = match *seats {
        "" => None,
        said => Some(said.parse().ok().filter(|seats| SEATS.contains(seats))?),
    };
    let opening = Opening {
        rules: name(rules),
        pace: name(pace),
        options: pairs.collect::<Option<_>>()?,
        seats,
    };
    // One way to write each: a second one would be a button we never drew.
    (write(&opening).as_deref() == Some(id)).then_some(opening)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn every_opening_is_read_back(
            rules in prop::option::of("[a-z0-9-]{1,20}"),
            pace in prop::option::of("[a-z0-9-]{1,10}"),
            options in prop::collection::btree_map("[a-z_.]{1,12}", "[a-z0-9/-]{1,8}", 0..3),
            seats in prop::option::of(1u8..=4),
        ) {
            let opening = Opening { rules, pace, options, seats };
            let id = write(&opening).expect("it is short");
            prop_assert_eq!(read(&id), Some(opening));
        }

        #[test]
        fn what_is_read_is_what_would_be_written(id in "(t1|t2|m1)?\\.[a-z]{0,4}\\.[a-z]{0,4}\\.[0-5]{0,2}\\.?[a-z=;.]{0,12}") {
            if let Some(opening) = read(&id) {
                prop_assert_eq!(write(&opening), Some(id));
            }
        }
    }

    #[test]
    fn what_does_not_fit_has_no_button() {
        let long = (0..40).map(|n| (format!("option{n}"), "value".to_owned()));
        let opening = Opening {
            options: long.collect(),
            ..Opening::default()
        };
        assert_eq!(write(&opening), None);
        let odd = Opening {
            pace: Some("very.slow".to_owned()),
            ..Opening::default()
        };
        assert_eq!(write(&odd), None);
    }
}
