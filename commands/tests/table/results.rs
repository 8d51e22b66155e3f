//! What is kept of games that are over.

use std::time::Duration;

use commands::ask::Ask;
use commands::record::Fact;
use commands::results::rating::Step;
use commands::results::{GameResult, Part};
use commands::table::Table;
use commands::table::effect::{Effect, Surface};
use commands::who::Sitter;
use config::pace::{Pace, Window};
use engine::deal::event::{DealEnd, Event};
use engine::deal::view::Stage;
use engine::player;
use engine::score::sheet::{By, Why};
use engine::seat::Seat;

use crate::evening::{ADA, BEN, Evening, FOUR, admin, pace, screen_of};

fn quick() -> Pace {
    Pace {
        away_after: None,
        bank: Duration::ZERO,
        ..pace(Window::Quick)
    }
}

/// Four people, playing by these rules.
fn four(rules: &str, secret: u8) -> Evening {
    let mut evening = Evening::open_by(rules, secret, quick(), &[]);
    for person in &FOUR[1..] {
        evening.ask(*person, Ask::Join);
    }
    evening.ask(ADA, Ask::Start);
    evening
}

/// Plays by the machines' choice until the game is over or so many deals are.
fn play(evening: &mut Evening, deals: usize) {
    for _ in 0..20_000 {
        let stage = evening.stage();
        let over = ends(evening).len();
        if matches!(stage, Stage::Finished(..)) || over >= deals {
            return;
        }
        if matches!(stage, Stage::Between(_)) {
            for person in evening.table.people() {
                evening.ask(person, Ask::Ready);
            }
            continue;
        }
        let sits = |person: &&commands::who::Person| evening.table.people().contains(person);
        let moves = FOUR.iter().filter(sits).find_map(|person| {
            let what = player::steady(&evening.view(*person))?;
            Some((*person, what))
        });
        match moves {
            Some((person, what)) => drop(evening.act(person, what)),
            None => assert!(evening.next(), "the clock goes on"),
        }
    }
    panic!("the game does not end");
}

fn ends(evening: &Evening) -> Vec<DealEnd> {
    let mut ends = Vec::new();
    for record in &evening.records {
        let Fact::Played { events, .. } = &record.fact else {
            continue;
        };
        for event in events {
            if let Event::Ended(end) = event {
                ends.push(end.as_ref().clone());
            }
        }
    }
    ends
}

fn part_on(result: &GameResult, seat: Seat) -> Vec<&Part> {
    let parts = result.parts.iter().filter(|part| part.seat == seat);
    parts.collect()
}

/// Bringing the table back from its records gives the same results: they are derived from them alone.
fn are_derived(evening: &Evening) {
    let back = Table::recover(evening.records.clone()).expect("the records make a table");
    assert_eq!(back.results(), evening.results);
    assert_eq!(back.results(), evening.table.results());
}

#[test]
fn a_game_is_kept_as_its_deals_add_up() {
    for rules in [
        "hong-kong",
        "riichi",
        "classical-chinese",
        "classical-japanese",
    ] {
        let mut evening = four(rules, 3);
        play(&mut evening, usize::MAX);
        let [result] = evening.results.as_slice() else {
            panic!("one game is over: {:?}", evening.results)
        };
        let ends = ends(&evening);
        assert!(result.is_complete && result.is_rated(), "{rules}");
        assert_eq!(result.rules, rules);
        assert_eq!(result.deals as usize, ends.len());
        for seat in Seat::ALL {
            let [part] = part_on(result, seat).try_into().expect("one on each seat");
            assert_eq!(part.person(), evening.person_on(seat));
            let won = ends.iter().flat_map(|end| &end.wins);
            let own = won.clone().filter(|win| win.seat == seat);
            assert_eq!(part.tally.wins as usize, own.clone().count(), "{rules}");
            let drawn = own.clone().filter(|win| win.by == By::Draw);
            assert_eq!(part.tally.self_draws as usize, drawn.count());
            assert_eq!(part.tally.best.is_some(), own.count() > 0);
            let fed = ends
                .iter()
                .filter(|end| end.wins.iter().any(|win| win.by.from() == Some(seat)));
            assert_eq!(part.tally.deal_ins as usize, fed.count());
            assert_eq!(part.tally.deals, result.deals);
        }
        // Whoever wins by a discard wins off somebody: each deal that was fed has one who fed it.
        let sum = |count: fn(&Part) -> u32| result.parts.iter().map(count).sum::<u32>();
        let fed = ends
            .iter()
            .filter(|end| end.wins.iter().any(|win| win.by != By::Draw));
        assert_eq!(sum(|part| part.tally.deal_ins) as usize, fed.count());
        let mut places: Vec<u8> = result.placed().map(|(_, place)| place).collect();
        places.sort_unstable();
        assert_eq!(places.len(), 4);
        assert_eq!(places[0], 1);
        are_derived(&evening);
    }
}

#[test]
fn in_riichi_a_win_is_worth_what_was_paid_for_the_hand() {
    let mut evening = four("riichi", 3);
    play(&mut evening, usize::MAX);
    let ends = ends(&evening);
    let result = &evening.results[0];
    for seat in Seat::ALL {
        // Counted from the payments: what the winner received, without counters.
        let paid: i64 = ends
            .iter()
            .filter(|end| end.wins.iter().any(|win| win.seat == seat))
            .flat_map(|end| &end.settlement.transfers)
            .filter(|paid| paid.to == seat && paid.why != Why::Counters)
            .map(|paid| i64::from(paid.amount))
            .sum();
        let worth: u64 = part_on(result, seat)
            .iter()
            .map(|part| part.tally.worth)
            .sum();
        assert_eq!(i64::try_from(worth), Ok(paid));
    }
}

#[test]
fn a_game_with_machines_is_kept_but_does_not_count() {
    let mut evening = Evening::open_by("hong-kong", 11, quick(), &[]);
    for _ in 0..3 {
        evening.ask(ADA, Ask::AddMachine);
    }
    evening.ask(ADA, Ask::Start);
    play(&mut evening, usize::MAX);
    let result = &evening.results[0];
    assert!(result.is_complete && !result.is_rated());
    let machines = result
        .parts
        .iter()
        .filter(|part| matches!(part.sitter, Sitter::Machine(_)));
    assert_eq!(machines.count(), 3);
    assert_eq!(evening.table.unrated(), None);
    are_derived(&evening);
}

#[test]
fn a_game_that_is_broken_off_is_kept_without_places() {
    let mut evening = four("hong-kong", 5);
    play(&mut evening, 2);
    evening.ask_as(&admin(ADA), Ask::End, None);
    let result = &evening.results[0];
    assert!(!result.is_complete && !result.is_rated());
    assert_eq!(result.deals, 2);
    assert_eq!(result.placed().count(), 0);
    let ends = ends(&evening);
    let last = ends.last().expect("two deals");
    assert!(
        result
            .parts
            .iter()
            .all(|part| part.points == last.points[part.seat])
    );
    are_derived(&evening);
}

#[test]
fn before_the_first_deal_is_over_there_is_nothing_to_keep() {
    let mut evening = four("hong-kong", 5);
    evening.ask_as(&admin(ADA), Ask::End, None);
    assert!(evening.results.is_empty());
    are_derived(&evening);
}

#[test]
fn whoever_leaves_keeps_his_deals_and_the_place_is_the_machines() {
    let mut evening = four("hong-kong", 7);
    play(&mut evening, 1);
    let seat = evening.seat_of(BEN);
    evening.ask(BEN, Ask::Leave);
    play(&mut evening, usize::MAX);
    let result = &evening.results[0];
    let [his, machines] = part_on(result, seat).try_into().expect("two on his seat");
    assert_eq!(his.person(), Some(BEN));
    assert_eq!((his.tally.deals, his.place, his.result), (1, None, None));
    assert_eq!(machines.person(), None);
    assert_eq!(machines.tally.deals + 1, result.deals);
    assert!(machines.place.is_some() && !result.is_rated());
    are_derived(&evening);
}

#[test]
fn the_match_card_tells_what_the_game_changed_once() {
    let mut evening = four("hong-kong", 3);
    play(&mut evening, usize::MAX);
    let change = |before, after| Step {
        before,
        after,
        games: 1,
    };
    let changes = [(ADA, change(1500, 1530)), (BEN, change(1500, 1470))];
    assert_eq!(evening.table.unrated(), Some(1));
    assert!(
        evening.table.rate(2, &changes, evening.now).is_empty(),
        "not that game"
    );
    let effects = evening.table.rate(1, &changes, evening.now);
    assert!(matches!(effects.first(), Some(Effect::Keep(_))));
    evening.take(effects);
    let shown = evening.shown_since();
    let card = screen_of(&shown, Surface::Match(1)).expect("the card is drawn again");
    let told = |needle: &str| {
        let fields = card.cards[0].fields.iter();
        fields.clone().any(|field| field.value.contains(needle))
    };
    assert!(told("p101: 1500 → **1530?** (+30)"));
    assert!(told("p102: 1500 → **1470?** (−30)"));
    assert_eq!(evening.table.unrated(), None);
    assert!(
        evening.table.rate(1, &changes, evening.now).is_empty(),
        "it is told"
    );
    are_derived(&evening);
}
