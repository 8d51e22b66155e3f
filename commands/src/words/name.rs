//! Names of people, made safe to show.

/// A name that pings nobody, formats nothing and fits a line.
#[must_use]
pub fn shown(name: &str) -> String {
    todo!("{name}")
}
