//! The rule sets and houses that a command can name.

use config::load::{Sources, houses};
use engine::notation::hand::{Named, Shelf};

/// All rule sets, those that come with the program and those of the operator's folder.
///
/// # Errors
/// Everything that is wrong with the houses.
pub(super) fn shelf(sources: &Sources) -> Result<Shelf, Vec<String>> {
    let houses = houses(sources).map_err(|problems| {
        let problems = problems.iter().map(ToString::to_string);
        problems.collect::<Vec<_>>()
    })?;
    let named = houses.iter().map(|house| Named {
        name: house.name.clone(),
        rules: house.rules.to_owned(),
        options: house.options.clone(),
    });
    Ok(Shelf::new(named.collect()))
}
