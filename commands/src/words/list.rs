//! Several things one after another.

use super::{Tongue, say};

/// Things one after another, as in `Ada, Ben`.
#[must_use]
pub fn list<T: AsRef<str>>(things: &[T], tongue: Tongue) -> String {
    let things: Vec<&str> = things.iter().map(AsRef::as_ref).collect();
    things.join(&say::list_comma(tongue))
}

/// Things that are typed as they stand here, one after another, as in `` `live`, `slow` ``.
#[must_use]
pub fn codes<T: AsRef<str>>(things: &[T], tongue: Tongue) -> String {
    let things: Vec<String> = things
        .iter()
        .map(|thing| format!("`{}`", thing.as_ref()))
        .collect();
    list(&things, tongue)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn things_are_listed_as_the_language_lists_them() {
        assert_eq!(list(&["Ada", "Ben"], Tongue::English), "Ada, Ben");
        assert_eq!(list(&["Ada", "Ben"], Tongue::Japanese), "Ada、Ben");
        assert_eq!(codes(&["a", "b"], Tongue::SimplifiedChinese), "`a`、`b`");
        assert_eq!(list::<&str>(&[], Tongue::English), "");
    }
}
