//! What houses are called. Those that come with the program have their title and sentence in every language; those of an
//! operator stand as he wrote them.

use super::{Tongue, phrase, rules};

/// The title of a house by its name, where it is written so in its file.
#[must_use]
pub fn title(name: &str, written: &str, tongue: Tongue) -> String {
    said("house", name, written, tongue)
}

/// The sentence of a house by its name, where it is written so in its file.
#[must_use]
pub fn about(name: &str, written: &str, tongue: Tongue) -> String {
    said("about", name, written, tongue)
}

/// What is written is ours if our English says the same: an operator may have a house of his own under a name of ours.
fn said(family: &str, name: &str, written: &str, tongue: Tongue) -> String {
    let key = rules::key(family, name);
    let is_ours = phrase::find(Tongue::English, &key).is_some_and(|ours| ours == written);
    let said = is_ours.then(|| phrase::find(tongue, &key)).flatten();
    said.unwrap_or_else(|| written.to_owned())
}

#[cfg(test)]
mod tests {
    use config::house::{Houses, MOST_ABOUT, MOST_TITLE};

    use super::*;

    #[test]
    fn every_house_of_ours_is_told_in_every_language_within_an_offer() {
        for house in Houses::shipped().iter() {
            let title_in = |tongue| title(&house.name, &house.title, tongue);
            let about_in = |tongue| about(&house.name, &house.about, tongue);
            for tongue in Tongue::ALL.into_iter().filter(|&t| t != Tongue::English) {
                let (title, about) = (title_in(tongue), about_in(tongue));
                assert_ne!(title, house.title, "{} in {tongue:?}", house.name);
                assert_ne!(about, house.about, "{} in {tongue:?}", house.name);
                assert!(title.chars().count() <= MOST_TITLE, "{title}");
                assert!(about.chars().count() <= MOST_ABOUT, "{about}");
            }
            assert_eq!(title_in(Tongue::English), house.title);
            assert_eq!(about_in(Tongue::English), house.about);
        }
    }

    #[test]
    fn a_house_of_an_operator_is_called_as_he_calls_it() {
        for tongue in Tongue::ALL {
            assert_eq!(title("our-club", "Our club", tongue), "Our club");
            assert_eq!(
                title("riichi-ema", "EMA, but ours", tongue),
                "EMA, but ours"
            );
        }
    }
}
