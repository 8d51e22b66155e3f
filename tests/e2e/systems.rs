//! A whole game of every rule system, by people and by machines.

use tests::house::{EVEN, QUICK};
use tests::person::Person;

use crate::autopilot::{self, GREEDY, PATIENT, all_play};
use crate::parlour::{Parlour, SHORT, words};

/// One of the four rule systems.
pub(crate) struct System {
    pub(crate) rules: &'static str,
    /// The options of a short game.
    pub(crate) options: &'static str,
    /// What all points together are at the end.
    sum: i64,
    /// What stands in public only by these rules.
    mark: &'static str,
}

pub(crate) const HONG_KONG: System = System {
    rules: "hong-kong",
    options: SHORT,
    sum: 0,
    mark: "faan",
};
const CLASSICAL_JAPANESE: System = System {
    rules: "classical-japanese",
    options: "game.rounds=1",
    sum: 8000,
    mark: "doubles",
};
pub(crate) const CLASSICAL_CHINESE: System = System {
    rules: "classical-chinese",
    options: "game.rounds=1",
    sum: 8000,
    mark: "Who pays whom",
};
pub(crate) const RIICHI: System = System {
    rules: "riichi",
    options: "game.rounds=1 tiles.red_fives=3",
    sum: 120_000,
    mark: "Dora",
};

/// All words that stood in public.
fn told(parlour: &Parlour) -> String {
    parlour
        .public()
        .iter()
        .map(|sent| words(&sent.body))
        .collect()
}

/// What the four have at the end, as everybody reads it.
fn points_of(person: &Person) -> [i64; 4] {
    let standings = person.reads();
    let places = standings.split("final standings").nth(1).unwrap();
    let points = places
        .lines()
        .filter(|line| line.starts_with('`'))
        .take(4)
        .map(|line| {
            // After the name: the points, and in some rules what they come to with the place.
            let after = line.rsplit("** ").next().unwrap();
            let points = after.split(' ').next().unwrap();
            points
                .replace('−', "-")
                .replace(['+', ','], "")
                .parse()
                .unwrap()
        });
    points.collect::<Vec<i64>>().try_into().unwrap()
}

/// The game is over: the points add up, and the cards spoke of these rules.
async fn ends(parlour: Parlour, system: &System) {
    let points = points_of(&parlour.person(0));
    assert_eq!(points.iter().sum::<i64>(), system.sum, "{points:?}");
    assert!(told(&parlour).contains(system.mark), "{}", system.mark);
    parlour.closes().await;
}

async fn with_machines(system: &System) {
    let parlour = Parlour::open(&["Ada"]).await;
    parlour.begin_by(system.rules, QUICK, system.options).await;
    autopilot::play(&parlour.person(0), PATIENT).await;
    ends(parlour, system).await;
}

async fn by_four_people(system: &System) {
    let parlour = Parlour::open(&["Ada", "Ben", "Cho", "Dan"]).await;
    parlour.begin_by(system.rules, EVEN, system.options).await;
    all_play(&parlour.people, GREEDY).await;
    ends(parlour, system).await;
}

/// A game with machines and a game of four people, each a test of its own.
macro_rules! whole_games {
    ($($module:ident: $system:expr;)*) => {$(
        mod $module {
            #[tokio::test]
            async fn is_played_with_machines() {
                super::with_machines(&$system).await;
            }

            #[tokio::test]
            async fn is_played_by_four_people() {
                super::by_four_people(&$system).await;
            }
        }
    )*};
}

whole_games! {
    hong_kong: super::HONG_KONG;
    classical_japanese: super::CLASSICAL_JAPANESE;
    classical_chinese: super::CLASSICAL_CHINESE;
    riichi: super::RIICHI;
}
