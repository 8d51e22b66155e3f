//! Fair shuffles: what a lobby promises, what is mixed into it, and what is opened at the end (case 41 of the
//! traps).

use commands::ask::Ask;
use commands::promise::{Broken, Opened};
use commands::screen::page::Screen;
use commands::table::effect::{Reply, Surface};
use commands::who::Person;
use config::pace::Window;
use engine::deal::event::{Event, Eye};
use engine::deal::view::Stage;
use engine::notation::log;
use engine::rulesets;
use engine::seed::{Commitment, Seed};

use crate::evening::{ADA, BEN, CHO, DAN, EVE, Evening, FOUR, pace, screen_of};

/// The secret that an evening of this number has, as its lobby promises it and as it was computed elsewhere: SHA-256 in
/// Python, of secret 7 for the first game.
const SECRET: u8 = 7;
const OF_FIRST_GAME: &str = "fae983b30707573b1f32c1d761532ddb875ae931b326554cc33050038822258b";
const PROMISE: &str = "c108c0976ff631e0bb7669fa34798303dde0dd7bb1e9e851a295dce586096390";
/// The same for Hong Kong with two options, played by the first four.
const WORDS: &str = "hong-kong/1 draw.dealer=pass game.rounds=1 : 101 102 103 104";
const OPTIONS: [(&str, &str); 2] = [("draw.dealer", "pass"), ("game.rounds", "1")];
const SEED: &str = "2ecc9685da89bdb144e3c604c83b314e6c825d9e44281cf7741de1d22bf8cc32";

fn lobby(evening: &Evening) -> &Screen {
    screen_of(&evening.shown, Surface::Lobby).expect("a card")
}

fn promises(screen: &Screen, promise: &str) -> bool {
    screen
        .cards
        .iter()
        .any(|card| card.footer.replace(' ', "").contains(promise))
}

fn verify(evening: &mut Evening) -> String {
    private(evening, Ask::Verify)
}

fn private(evening: &mut Evening, what: Ask) -> String {
    let Reply::Private(screen) = evening.ask(EVE, what) else {
        panic!("a private word")
    };
    screen.text
}

fn hex(seed: &Seed) -> String {
    let text = serde_json::to_string(seed).expect("text");
    text.trim_matches('"').to_owned()
}

/// The seed of the game that these people start, with machines on the other places.
fn seed(people: &[Person], options: &[(&str, &str)]) -> Seed {
    let mut evening = Evening::open_with(SECRET, pace(Window::Even), options);
    for person in people.iter().filter(|person| **person != ADA) {
        evening.ask(*person, Ask::Join);
    }
    for _ in people.len()..4 {
        evening.ask(ADA, Ask::AddMachine);
    }
    assert!(promises(lobby(&evening), PROMISE), "whoever sits there");
    evening.ask(ADA, Ask::Start);
    let Some(Event::Opened { seed, .. }) = evening.game_events().first().copied() else {
        panic!("a game is opened")
    };
    seed.0.clone()
}

#[test]
fn a_lobby_promises_before_anybody_sits_down_and_keeps_to_it() {
    let mut evening = Evening::open(SECRET, pace(Window::Even));
    assert!(promises(lobby(&evening), PROMISE));
    let told = verify(&mut evening);
    assert!(told.contains(PROMISE), "{told}");
    assert_eq!(told.lines().count(), 3, "{told}");
    for person in &FOUR[1..] {
        evening.ask(*person, Ask::Join);
        assert!(promises(lobby(&evening), PROMISE));
    }
    evening.ask(ADA, Ask::Start);
    let begun = lobby(&evening);
    assert!(begun.rows.is_empty() && promises(begun, PROMISE));
    // The board shows its own: whole in the first deal, later enough of it to be known again.
    let whole = evening.truth().commitment().to_string();
    let board = |evening: &Evening| screen_of(&evening.shown, Surface::Board).cloned();
    assert!(promises(&board(&evening).expect("a board"), &whole));
    while evening.truth().view(Eye::Rail).deal < 2 {
        evening.next();
    }
    let later = board(&evening).expect("a board");
    assert!(promises(&later, &whole[..12]) && !promises(&later, &whole));
}

#[test]
fn rules_and_people_are_mixed_into_what_was_promised() {
    assert_eq!(hex(&seed(&FOUR, &[])), SEED);
    let seeds = [
        seed(&FOUR, &[]),
        seed(&[ADA, BEN, CHO, EVE], &[]),
        seed(&[ADA, CHO, BEN, DAN], &[]),
        seed(&[ADA, BEN, CHO], &[]),
        seed(&FOUR, &[("min_faan", "0")]),
    ];
    for (at, one) in seeds.iter().enumerate() {
        assert!(seeds[..at].iter().all(|other| other != one), "{at}");
    }
}

#[test]
fn what_was_promised_is_opened_when_the_game_is_over_and_not_before() {
    let mut evening = Evening::begun(SECRET, pace(Window::Quick), &FOUR);
    let told = verify(&mut evening);
    let board = evening.truth().commitment();
    assert!(told.contains(PROMISE) && told.contains(&board.to_string()));
    assert_eq!(told.lines().count(), 3, "{told}");
    while !matches!(evening.stage(), Stage::Finished(..)) {
        let shown = format!("{:?}", evening.shown_since());
        assert!(!shown.contains(OF_FIRST_GAME) && !shown.contains(SEED));
        assert!(!verify(&mut evening).contains(OF_FIRST_GAME));
        evening.next();
    }
    let told = verify(&mut evening);
    assert!(
        told.contains(OF_FIRST_GAME) && told.contains(WORDS),
        "{told}"
    );
    let card = screen_of(&evening.shown, Surface::Match(1)).expect("a card");
    assert!(format!("{card:?}").contains(SEED), "{card:?}");
    // What was opened fits what was promised.
    let secret: Seed = serde_json::from_str(&format!("\"{OF_FIRST_GAME}\"")).expect("a seed");
    assert_eq!(Commitment::of(&secret).to_string(), PROMISE);
    assert!(board.holds(&secret.derive(WORDS)));
    // The lobby of a rematch promises another one.
    evening.shown.clear();
    evening.ask(ADA, Ask::Rematch);
    let next = screen_of(&evening.shown, Surface::LobbyAnew).expect("a card");
    assert!(!promises(next, PROMISE));
    let told = verify(&mut evening);
    assert!(
        !told.contains(PROMISE) && !told.contains(OF_FIRST_GAME),
        "{told}"
    );
}

/// The command that comes with the files of a game, and whether it would be content.
#[test]
fn the_files_of_a_game_come_with_what_checks_its_lobby_also_after_a_rematch() {
    let mut evening = Evening::begun(SECRET, pace(Window::Quick), &FOUR);
    let told = |evening: &mut Evening| private(evening, Ask::Replay(Some(1)));
    while !matches!(evening.stage(), Stage::Finished(..)) {
        let early = told(&mut evening);
        assert!(!early.contains("--secret"), "{early}");
        evening.next();
    }
    let command = format!("--promise {PROMISE} --secret {OF_FIRST_GAME} --sitting \"{WORDS}\"");
    let over = told(&mut evening);
    assert!(over.contains(&command), "{over}");
    assert!(over.contains("sparrow verify sparrow-table-7f-game-1.sparrow.jsonl "));
    let log = log::write(
        &rulesets::build(
            "hong-kong",
            &OPTIONS.map(|(k, v)| (k.into(), v.into())).into(),
        )
        .expect("options that exist"),
        evening.game_events(),
    );
    let log = log.expect("a game");
    let opened = Opened::read(PROMISE, OF_FIRST_GAME, WORDS).expect("digits");
    assert_eq!(opened.check(&log), Ok(()));
    let with = |sitting: &str| Opened {
        sitting: sitting.to_owned(),
        ..opened.clone()
    };
    let wrong = Opened {
        promise: Commitment::of(&opened.seed()),
        ..opened.clone()
    };
    for (wrong, why) in [
        (wrong, Broken::Secret),
        (with(&WORDS.replace("rounds=1", "rounds=2")), Broken::Rules),
        (with(&WORDS.replace(" 104", "")), Broken::People),
        (with(""), Broken::People),
        (with(&WORDS.replace("104", "105")), Broken::Seed),
    ] {
        assert_eq!(wrong.check(&log), Err(why), "{}", wrong.sitting);
    }
    evening.ask(ADA, Ask::Rematch);
    assert_eq!(told(&mut evening), over, "as long as anybody asks");
}

#[test]
fn a_game_that_is_broken_off_in_its_first_deal_opens_its_seed() {
    let mut evening = Evening::begun(SECRET, pace(Window::Even), &FOUR);
    for person in &FOUR[..3] {
        evening.ask(*person, Ask::End);
    }
    assert!(evening.table.is_closed());
    let card = screen_of(&evening.shown, Surface::Match(1)).expect("a card");
    let words = format!("{card:?}");
    let board = evening.truth().commitment().to_string();
    assert!(words.contains(SEED) && words.contains(&board), "{words}");
    assert!(card.rows.is_empty(), "there is nothing to look at");
    assert!(verify(&mut evening).contains(OF_FIRST_GAME));
}
