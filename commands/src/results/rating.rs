//! Ratings of people who played against each other: Weng-Lin (the model of OpenSkill), four players ranked by their places.
//!
//! Each server rates each rule set by itself, from the games that count in the order in which they ended: a rating can
//! always be computed again.

use serde::{Deserialize, Serialize};
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

/// A rating is provisional until so many games have counted.
pub const SETTLED: u32 = 10;

/// How good somebody is at a rule set, by the games that counted.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Rating {
    /// The estimate, in the units of the model.
    pub mean: f64,
    /// How unsure it is.
    pub spread: f64,
    /// Games that counted.
    pub games: u32,
}

/// What a game made of a rating, in the numbers that people see ([`Rating::shown`]).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Step {
    /// Before the game.
    pub before: i32,
    /// After it.
    pub after: i32,
    /// Games that have counted, with this one.
    pub games: u32,
}

impl Default for Rating {
    fn default() -> Self {
        let new = WengLinRating::new();
        Self {
            mean: new.rating,
            spread: new.uncertainty,
            games: 0,
        }
    }
}

impl Rating {
    /// The number that people see: everybody begins at 1500, and forty are one unit of the model.
    #[must_use]
    pub fn shown(&self) -> i32 {
        let above = self.mean - Self::default().mean;
        #[expect(
            clippy::cast_possible_truncation,
            reason = "a rating is a few thousand; what is out of range becomes the nearest number"
        )]
        let shown = (1500.0 + 40.0 * above).round() as i32;
        shown
    }

    /// Too few games have counted for it to say much.
    #[must_use]
    pub fn is_provisional(&self) -> bool {
        self.games < SETTLED
    }
}

/// The ratings of four after a game in which they came to these places, 1–4; equal places are a tie.
#[must_use]
pub fn after(before: &[(Rating, u8); 4]) -> [Rating; 4] {
    let players = before.map(|(rating, _)| {
        [WengLinRating {
            rating: rating.mean,
            uncertainty: rating.spread,
        }]
    });
    let teams: Vec<(&[WengLinRating], MultiTeamOutcome)> = players
        .iter()
        .zip(before)
        .map(|(player, (_, place))| {
            (
                player.as_slice(),
                MultiTeamOutcome::new(usize::from(*place)),
            )
        })
        .collect();
    let rated = weng_lin_multi_team(&teams, &WengLinConfig::new());
    let mut after = before.map(|(rating, _)| rating);
    for (rating, team) in after.iter_mut().zip(rated) {
        if let [new] = team.as_slice() {
            *rating = Rating {
                mean: new.rating,
                spread: new.uncertainty,
                games: rating.games + 1,
            };
        }
    }
    after
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(places: [u8; 4]) -> [i32; 4] {
        after(&places.map(|place| (Rating::default(), place))).map(|rating| rating.shown())
    }

    #[test]
    fn equals_gain_and_lose_by_their_places() {
        let [first, second, third, fourth] = game([1, 2, 3, 4]);
        assert!(first > second && second > 1500 && 1500 > third && third > fourth);
        // Among equals the model is even: what the first gains the last loses.
        assert_eq!(first + fourth, 3000);
        assert_eq!(second + third, 3000);
        assert_eq!(game([4, 3, 2, 1]), [fourth, third, second, first]);
    }

    #[test]
    fn a_tie_of_all_changes_nothing_and_a_tie_of_two_is_one_place() {
        assert_eq!(game([1, 1, 1, 1]), [1500; 4]);
        let [first, other, ..] = game([1, 1, 3, 4]);
        assert_eq!(first, other);
    }

    #[test]
    fn the_more_games_the_surer_and_the_smaller_the_steps() {
        let mut ratings = [Rating::default(); 4];
        let mut steps = Vec::new();
        for _ in 0..SETTLED {
            assert!(ratings[0].is_provisional());
            let places = [1, 2, 3, 4];
            let before = std::array::from_fn(|seat| (ratings[seat], places[seat]));
            let new = after(&before);
            assert!(
                new.iter()
                    .zip(&ratings)
                    .all(|(new, old)| new.spread < old.spread)
            );
            steps.push(new[0].mean - ratings[0].mean);
            ratings = new;
        }
        assert!(!ratings[0].is_provisional());
        assert!(steps.windows(2).all(|pair| pair[1] < pair[0]));
    }
}
