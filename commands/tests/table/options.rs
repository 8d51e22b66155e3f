use commands::ask::{Ask, press};
use commands::preferences::{Door, Preferences};
use commands::record::Fact;
use commands::table::Table;
use commands::table::effect::{Effect, Reply, Surface};
use commands::words::{Reader, TileStyle, Tongue};
use config::pace::Window;

use crate::evening::{ADA, BEN, CHO, Evening, FOUR, asker, is_private, pace, screen_of};

fn set(key: &str, value: &str) -> Ask {
    Ask::Option {
        key: key.to_owned(),
        value: Some(value.to_owned()),
    }
}

fn look(key: &str) -> Ask {
    Ask::Option {
        key: key.to_owned(),
        value: None,
    }
}

fn write(key: &str) -> Ask {
    Ask::WriteOption {
        key: key.to_owned(),
    }
}

fn kept(evening: &Evening) -> usize {
    let is_set = |fact: &Fact| matches!(fact, Fact::OptionSet { .. });
    let facts = evening.records.iter().map(|record| &record.fact);
    facts.filter(|fact| is_set(fact)).count()
}

#[test]
fn the_host_sets_an_option_and_the_card_says_so() {
    let mut evening = Evening::open(1, pace(Window::Even));
    assert!(matches!(evening.ask(ADA, Ask::Options), Reply::Page(_)));
    assert!(matches!(evening.ask(ADA, look("cap")), Reply::Page(_)));
    assert!(matches!(evening.ask(ADA, look("stake")), Reply::Page(_)));
    let Reply::Form(form) = evening.ask(ADA, write("stake")) else {
        panic!("a form")
    };
    // What is written into it sets the option.
    let written = press::read(&form.id).expect("an id of ours").ask;
    evening.ask(ADA, written.with("２".to_owned()));
    assert_eq!(evening.table.rules().options["stake"], "2");
    evening.shown_since();
    assert!(matches!(evening.ask(ADA, set("cap", "13")), Reply::Page(_)));
    let shown = evening.shown_since();
    let card = screen_of(&shown, Surface::Lobby).expect("a card");
    let fields = &card.cards[0].fields;
    assert!(fields.iter().any(|field| field.value.contains("13")));
    assert_eq!(evening.table.rules().options["cap"], "13");
    assert_eq!(kept(&evening), 2);
    // What it is already is no fact.
    evening.ask(ADA, set("cap", "13"));
    assert_eq!(kept(&evening), 2);
}

#[test]
fn what_is_not_allowed_or_does_not_go_together_changes_nothing() {
    let mut evening = Evening::open_with(1, pace(Window::Even), &[("min_faan", "0")]);
    for (person, ask) in [
        (BEN, set("cap", "13")),
        (ADA, set("cap", "9")),
        (ADA, set("sparrows", "1")),
        (ADA, look("sparrows")),
        (ADA, write("sparrows")),
        (BEN, write("stake")),
        (ADA, set("stake", "1001")),
        (ADA, set("stake", "+3")),
        // Half of an odd stake would have to be paid.
        (ADA, set("payment", "half")),
    ] {
        assert!(is_private(&evening.ask(person, ask.clone())), "{ask:?}");
    }
    assert_eq!(kept(&evening), 0);
    evening.ask(ADA, set("stake", "2"));
    evening.ask(ADA, set("payment", "half"));
    assert_eq!(kept(&evening), 2);
}

#[test]
fn a_number_out_of_range_is_refused_with_the_range() {
    let mut evening = Evening::open(1, pace(Window::Even));
    for (key, value, range) in [
        ("stake", "1001", "any whole number from 1 to 1000"),
        ("stake", "1.5", "any whole number from 1 to 1000"),
        (
            "game.start_points",
            "-1,000,001",
            "any whole number from -1000000 to 1000000",
        ),
    ] {
        let Reply::Private(refused) = evening.ask(ADA, set(key, value)) else {
            panic!("{value}")
        };
        assert!(refused.text.contains(range), "{}", refused.text);
    }
    assert_eq!(kept(&evening), 0);
    // Commas between the digits of a long number are how people write it.
    evening.ask(ADA, set("game.start_points", "25,000"));
    assert_eq!(evening.table.rules().options["game.start_points"], "25000");
}

#[test]
fn a_page_of_this_lobby_stays_good_while_others_sit_down() {
    let mut evening = Evening::open(1, pace(Window::Even));
    let drawn_for = evening.table.turn();
    evening.press(BEN, Ask::Join);
    evening.press(CHO, Ask::Join);
    evening.press_old(ADA, set("cap", "13"), drawn_for);
    assert_eq!(kept(&evening), 1);
}

#[test]
fn once_the_game_has_begun_nothing_can_be_set() {
    let mut evening = Evening::begun(1, pace(Window::Even), &FOUR);
    assert!(is_private(&evening.ask(ADA, Ask::Options)));
    assert!(is_private(&evening.ask(ADA, set("cap", "13"))));
    assert_eq!(kept(&evening), 0);
}

#[test]
fn a_table_comes_back_with_its_options() {
    let mut evening = Evening::open(1, pace(Window::Even));
    evening.ask(ADA, set("cap", "13"));
    let back = Table::recover(evening.records.clone()).expect("a table");
    assert_eq!(back.rules().options["cap"], "13");
}

#[test]
fn another_language_of_the_server_is_spoken_at_once() {
    let mut evening = Evening::open(1, pace(Window::Even));
    let public = Reader {
        tongue: Tongue::Japanese,
        tiles: TileStyle::Glyphs,
    };
    let now = evening.now;
    let effects = evening.table.speak(public, now);
    let card = screen_of(&effects, Surface::Lobby).expect("a card");
    assert!(card.cards[0].title.starts_with("麻雀"));
    let again = evening.table.speak(public, now);
    assert!(again.is_empty(), "{again:?}");
}

#[test]
fn what_somebody_chooses_is_kept_and_draws_his_panel_again() {
    let mut evening = Evening::begun(1, pace(Window::Even), &FOUR);
    evening.shown_since();
    let mut chosen = asker(BEN);
    chosen.tongue = Tongue::Japanese;
    chosen.preferences = Preferences {
        tongue: Some(Tongue::Japanese),
        door: Some(Door::Here),
        ..Preferences::default()
    };
    let now = evening.now;
    let effects = evening.table.prefer(&chosen, now);
    let is_his = |effect: &&Effect| matches!(effect, Effect::Panel { person: BEN, .. });
    assert_eq!(effects.iter().filter(is_his).count(), 1, "{effects:?}");
    let is_kept = |effect: &&Effect| matches!(effect, Effect::Keep(record) if matches!(&record.fact, Fact::Prefers { person: BEN, .. }));
    assert_eq!(effects.iter().filter(is_kept).count(), 1);
    // Strangers are nobody's business.
    assert!(
        evening
            .table
            .prefer(&asker(crate::evening::EVE), now)
            .is_empty()
    );
}
