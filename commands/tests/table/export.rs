//! What a journal tells one of those who sat at the table.

use commands::ask::Ask;
use commands::orders::{Change, Toggle};
use commands::preferences::Preferences;
use commands::record::Fact;
use commands::table::told::Told;
use commands::table::{Asker, Table};
use config::pace::Window;
use engine::deal::event::Eye;

use crate::evening::{ADA, BEN, CHO, DAN, EVE, Evening, FOUR, asker, pace};

fn told(evening: &Evening, person: commands::who::Person) -> Vec<Told> {
    Table::told_of(person, evening.records.clone()).expect("good records")
}

#[test]
fn each_is_told_what_he_did_and_nothing_of_the_walls_or_the_others() {
    let mut evening = Evening::begun(3, pace(Window::Quick), &FOUR);
    let early = Asker {
        preferences: Preferences {
            early: true,
            ..Preferences::default()
        },
        ..asker(BEN)
    };
    let effects = evening.table.prefer(&early, evening.now);
    evening.take(effects);
    evening.ask(
        BEN,
        Ask::Order(Change::Switch {
            toggle: Toggle::NoCalls,
            on: true,
        }),
    );
    evening.ask(DAN, Ask::Leave);
    evening.ask(EVE, Ask::Take(None));
    while evening.truth().view(Eye::Rail).deal < 2 {
        assert!(evening.next());
    }
    let of_ben = told(&evening, BEN);
    let is_there = |wanted: fn(&Fact) -> bool| of_ben.iter().any(|record| wanted(&record.fact));
    assert!(is_there(|fact| matches!(fact, Fact::Joined { .. })));
    assert!(is_there(|fact| matches!(fact, Fact::Prefers { .. })));
    assert!(is_there(|fact| matches!(fact, Fact::Ordered { .. })));
    for person in [ADA, BEN, CHO, DAN, EVE] {
        let told = told(&evening, person);
        assert!(!told.is_empty());
        for record in told {
            let fact = &record.fact;
            let people = fact.people();
            assert!(people.iter().all(|named| *named == person), "{fact:?}");
            assert!(!matches!(fact, Fact::Opened { .. } | Fact::Played { .. }));
            let ordered = matches!(fact, Fact::Ordered { .. });
            assert!(!ordered || person == BEN, "orders are his own affair");
        }
    }
    let left = |record: &Told| matches!(record.fact, Fact::Leaving { .. });
    assert_eq!(
        told(&evening, DAN).iter().filter(|one| left(one)).count(),
        1
    );
    assert!(
        !told(&evening, EVE).iter().any(left),
        "it was his seat then"
    );
    let opened = &told(&evening, ADA)[0].fact;
    assert!(matches!(opened, Fact::HostChanged { to } if to.person == ADA));
}

#[test]
fn the_gaps_between_what_is_told_count_nothing() {
    let evening = Evening::begun(3, pace(Window::Quick), &FOUR);
    for fact in told(&evening, BEN) {
        let written = serde_json::to_value(fact).expect("plain values");
        let keys: Vec<&String> = written.as_object().expect("an object").keys().collect();
        assert_eq!(keys, ["at", "fact"]);
    }
}
