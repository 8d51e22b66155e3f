//! Doors that are shut, messages that are gone, a Discord that stumbles: the game goes on (cases 46, 48 and 50 of the traps).

use std::time::Duration;

use commands::screen::face::Face;
use config::tiles::TileStyle;
use sqlx::ConnectOptions;
use sqlx::sqlite::SqliteConnectOptions;
use tests::discord::{Cut, Discord, Fault, Options, Outcome, Sent};
use tests::house::{House, QUICK};
use tests::person::Person;

use crate::autopilot::{GREEDY, PATIENT, all_play, next_button, play, play_until, plays, touch};
use crate::panel::Panel;
use crate::parlour::{Parlour, SHORT};

/// The board of the channel: its id and where it stands among the messages.
fn board(person: &Person) -> Option<u64> {
    Some(person.button("My hand")?.message)
}

#[tokio::test]
async fn closed_direct_messages_are_told_once_and_the_hand_is_in_place() {
    let parlour = Parlour::open(&["Ada", "Ben"]).await;
    let (ada, ben) = (parlour.person(0), parlour.person(1));
    ben.discord.set_dms_open(ben.id, false);
    parlour.begin(QUICK, SHORT).await;
    ben.sees("your direct messages are closed").await;
    let playing = plays(&ada, PATIENT);
    plays_in_place(&ben).await;
    playing.await.unwrap();
    is_told_once(&parlour, &ben);
    parlour.closes().await;
}

#[tokio::test]
async fn direct_messages_that_are_closed_in_mid_deal_open_the_next_door() {
    let parlour = Parlour::open(&["Ada"]).await;
    parlour.begin(QUICK, "game.rounds=1 min_faan=0").await;
    let ada = parlour.person(0);
    let turn = |me: &Person| Panel::live(me).filter(Panel::is_turn);
    play_until(&ada, PATIENT, |me| turn(me).is_some()).await;
    let panel = ada.waits("her turn", turn).await;
    ada.discord.set_dms_open(ada.id, false);
    touch(&ada, panel.loneliest().unwrap()).await;
    plays_in_place(&ada).await;
    is_told_once(&parlour, &ada);
    parlour.closes().await;
}

/// Asks for the hand once, and plays to the end from where it is kept fresh from then on.
async fn plays_in_place(person: &Person) {
    person.presses("My hand").await;
    let mut pressed = std::collections::HashSet::new();
    loop {
        let next = person
            .waits("the hand in place, or the end", |me| {
                if me.reads().contains("final standings") {
                    return Some(None);
                }
                next_button(me, GREEDY, &pressed).map(Some)
            })
            .await;
        let Some(button) = next else { break };
        if touch(person, &button).await.is_some() {
            pressed.insert(button.custom_id);
        }
    }
}

/// Somebody was told once that his direct messages are closed, and they were left alone after that.
fn is_told_once(parlour: &Parlour, person: &Person) {
    let told = person.reads();
    let told = told.matches("your direct messages are closed").count();
    assert_eq!(told, 1, "{}", person.reads());
    let sent = parlour.discord.bodies().into_iter();
    let tries = sent.filter(|sent| sent.code == Some(50007)).count();
    assert!(tries <= 3, "a shut door was tried {tries} times");
}

#[tokio::test]
async fn a_board_that_somebody_deletes_comes_back() {
    let parlour = Parlour::open(&["Ada"]).await;
    parlour.begin(QUICK, SHORT).await;
    let ada = parlour.person(0);
    let first = ada.waits("a board", board).await;
    play_until(&ada, PATIENT, |me| {
        Panel::of(me).is_some_and(|panel| panel.is_turn())
    })
    .await;
    parlour.discord.delete_message(parlour.channel, first);
    play(&ada, PATIENT).await;
    parlour.closes().await;
}

#[tokio::test]
async fn a_board_that_people_talk_over_moves_down() {
    let parlour = Parlour::open(&["Ada"]).await;
    parlour.begin(QUICK, "game.rounds=24 min_faan=0").await;
    let ada = parlour.person(0);
    let first = ada.waits("a board", board).await;
    parlour
        .discord
        .say(ada.id, parlour.channel, "look at that!")
        .unwrap();
    // A board is moved at most every five seconds, so this takes that long. It is looked for at one moment: between deals there
    // is nothing on it by which it is known.
    play_until(&ada, PATIENT, |me| {
        let all = me.discord.messages(me.id, me.channel);
        let below = all.iter().rev();
        let below = below.take_while(|message| message["content"] != "look at that!");
        let mut buttons = below.flat_map(tests::person::buttons);
        buttons.any(|button| button.label == "My hand")
    })
    .await;
    ada.waits("the old board to go", |me| {
        parlour
            .discord
            .message(me.id, first)
            .is_none()
            .then_some(())
    })
    .await;
    parlour.closes().await;
}

#[tokio::test]
async fn on_request_the_board_is_posted_anew() {
    let parlour = Parlour::open(&["Ada"]).await;
    parlour.begin(QUICK, SHORT).await;
    let ada = parlour.person(0);
    let first = ada.waits("a board", board).await;
    ada.runs(&["table", "board"], &[]).await;
    ada.waits("another board", |me| board(me).filter(|now| *now != first))
        .await;
    parlour.closes().await;
}

#[tokio::test]
async fn an_old_board_goes_even_if_discord_stumbles_over_its_removal() {
    let parlour = Parlour::open(&["Ada"]).await;
    parlour.begin(QUICK, SHORT).await;
    let ada = parlour.person(0);
    let first = ada.waits("a board", board).await;
    parlour
        .discord
        .fail_next_at(&format!("messages/{first}"), 2, Fault::Broken(502));
    ada.runs(&["table", "board"], &[]).await;
    ada.waits("another board", |me| board(me).filter(|now| *now != first))
        .await;
    ada.waits("the old board to go", |me| {
        let old = parlour.discord.message(me.id, first);
        old.is_none().then_some(())
    })
    .await;
    parlour.closes().await;
}

#[tokio::test]
async fn limits_breakdowns_and_lost_answers_are_survived() {
    let parlour = Parlour::open(&["Ada", "Ben"]).await;
    parlour.begin(QUICK, SHORT).await;
    let playing = all_play(&parlour.people, GREEDY);
    let (ada, ben) = (parlour.person(0), parlour.person(1));
    // Messages only: whether an interaction is answered depends on the way back too, which is another test's.
    let lanes = [parlour.channel, ada.dm(), ben.dm()].map(|id| format!("/channels/{id}/messages"));
    let asked = || {
        let sent = parlour.discord.bodies();
        lanes.each_ref().map(|path| {
            let of = |sent: &&Sent| sent.path.starts_with(path.as_str());
            sent.iter().filter(of).count()
        })
    };
    let faults = [
        Fault::RateLimited {
            retry_after: Duration::from_millis(300),
        },
        Fault::Broken(502),
        Fault::Slow(Duration::from_millis(200)),
        Fault::Lost,
        Fault::Broken(500),
    ];
    for fault in faults {
        // Every lane fails twice and then goes through once, before the next trouble comes: so it is known how long each waits.
        let before = asked();
        for path in &lanes {
            parlour.discord.fail_next_at(path, 2, fault);
        }
        let go_on = |_: &Person| {
            let now = asked();
            let is_through = |lane: usize| now[lane] > before[lane] + 2;
            (0..lanes.len()).all(is_through).then_some(())
        };
        ada.waits("a request of every lane that goes through", go_on)
            .await;
    }
    playing.await;
    parlour.closes().await;
}

#[tokio::test]
async fn the_line_breaks_and_comes_back_in_mid_game() {
    let parlour = Parlour::open_with(&["Ada"], Options::default()).await;
    parlour.begin(QUICK, SHORT).await;
    let ada = parlour.person(0);
    for cut in [
        Cut::Dropped,
        Cut::Reconnect,
        Cut::Invalid { resumable: false },
        Cut::Forgotten,
    ] {
        play_until(&ada, PATIENT, |me| {
            Panel::of(me).is_some_and(|panel| panel.is_turn())
        })
        .await;
        let panel = Panel::of(&ada).unwrap();
        parlour.discord.cut(cut);
        parlour.discord.ready().await;
        touch(&ada, panel.loneliest().unwrap()).await;
    }
    play(&ada, PATIENT).await;
    parlour.closes().await;
}

/// What Discord answers where we may do nothing, may not be, or what we speak of is gone.
const REFUSALS: [(u16, u32); 4] = [(403, 50013), (403, 50001), (404, 10003), (404, 10008)];

#[tokio::test]
async fn an_answer_that_is_refused_leaves_nobody_without_one() {
    let parlour = Parlour::open(&["Ada"]).await;
    parlour.begin(QUICK, SHORT).await;
    let ada = parlour.person(0);
    ada.waits("a hand", Panel::live).await;
    for (status, code) in REFUSALS {
        let refused = Fault::Refused(status, code);
        // A press is noted, and the word comes after that.
        let words = ada.reads().matches("What you can do now").count();
        parlour.discord.fail_next_at("/callback", 1, refused);
        ada.presses("Why?").await;
        ada.waits("the word", |me| {
            let now = me.reads().matches("What you can do now").count();
            (now > words).then_some(())
        })
        .await;
        // A command is promised a reply, and gets it.
        parlour.discord.fail_next_at("/callback", 1, refused);
        let outcome = ada.runs(&["why"], &[]).await;
        let said = ada.reply(&outcome);
        assert!(said.contains("What you can do now"), "{code}: {said}");
        // The promised reply cannot be filled: the word comes as another one.
        parlour.discord.fail_next_at("/callback", 1, refused);
        parlour.discord.fail_next_at("/@original", 1, refused);
        let outcome = ada.runs(&["why"], &[]).await;
        assert!(matches!(
            outcome,
            Outcome::Thinking(_) | Outcome::Replied(_)
        ));
        ada.waits("the reply", |me| {
            me.reply(&outcome)
                .contains("What you can do now")
                .then_some(())
        })
        .await;
        // A page that cannot be turned in its place is told beside it.
        ada.presses("Rules").await;
        let next = ada.finds("More").await;
        parlour.discord.fail_next_at("/callback", 1, refused);
        ada.presses_on(&next).await;
    }
    parlour.closes().await;
}

#[tokio::test]
async fn a_hand_that_cannot_be_shown_at_the_table_comes_by_the_next_door() {
    let parlour = Parlour::open(&["Ada"]).await;
    let ada = parlour.person(0);
    ada.runs(&["me", "hand"], &[("where", serde_json::json!("here"))])
        .await;
    parlour.begin(QUICK, SHORT).await;
    // Nothing else moves while the table waits for her.
    let has_act = |me: &Person| Panel::live(me).filter(|panel| !panel.acts.is_empty());
    ada.waits("something to do", has_act).await;
    ada.sees(" Ends <t:").await;
    // Through none of her interactions can she be told anything.
    let refused = Fault::Refused(403, 50001);
    parlour.discord.fail_next_at("/callback", 1, refused);
    parlour.discord.fail_next_at("/webhooks", 40, refused);
    let hand = ada.finds("My hand").await;
    let pressed = parlour.discord.press(ada.id, hand.message, &hand.custom_id);
    pressed.unwrap();
    let in_dm = |me: &Person| {
        let messages = me.discord.messages(me.id, me.dm());
        messages.iter().find_map(Panel::read)
    };
    ada.waits("the hand by direct message", in_dm).await;
    parlour.closes().await;
}

#[tokio::test]
async fn a_store_that_is_busy_keeps_nobody_waiting() {
    let parlour = Parlour::open(&["Ada", "Ben"]).await;
    parlour.open_table(QUICK, SHORT).await;
    let (ada, ben) = (parlour.person(0), parlour.person(1));
    let file = SqliteConnectOptions::new().filename(parlour.file("sparrow.db"));
    let mut other = file.connect().await.unwrap();
    sqlx::raw_sql("BEGIN IMMEDIATE")
        .execute(&mut other)
        .await
        .unwrap();
    // Her machine cannot be kept yet, and behind it waits what Ben has chosen, whom nobody has heard so far.
    ada.presses("Add machine").await;
    ben.presses("Rules").await;
    let (discord, here) = (&ben.discord, ben.channel);
    let asked = discord.command(ben.id, here, &["table", "rules"], &[]);
    let typed = discord.typing(ben.id, here, &["table", "open"], "rules", "", &[]);
    let (asked, typed) = (asked.unwrap(), typed.unwrap());
    for interaction in [asked, typed] {
        let answered = |me: &Person| {
            let outcome = me.discord.outcome(interaction);
            (outcome != Outcome::Waiting).then_some(outcome)
        };
        assert_ne!(ben.waits("an answer", answered).await, Outcome::Failed);
    }
    sqlx::raw_sql("ROLLBACK").execute(&mut other).await.unwrap();
    let outcome = discord.settled(asked).await;
    assert!(ben.reply(&outcome).contains("faan"), "{outcome:?}");
    parlour.closes().await;
}

#[tokio::test]
async fn a_command_that_discord_tells_twice_is_done_once() {
    let parlour = Parlour::open(&["Ada"]).await;
    parlour.open_table(QUICK, SHORT).await;
    let ada = parlour.person(0);
    ada.runs(&["table", "add-machine"], &[]).await;
    ada.sees("Machine 1").await;
    parlour.discord.repeat_interaction();
    // What comes after it is heard after it.
    ada.runs(&["table", "add-machine"], &[]).await;
    ada.sees("Machine 2").await;
    ada.presses("Join").await;
    assert!(!ada.reads().contains("Machine 3"), "{}", ada.reads());
    parlour.closes().await;
}

#[tokio::test]
#[should_panic(expected = "is not a database")]
async fn a_bot_that_cannot_start_says_why() {
    let discord = Discord::start(Options::default()).await.unwrap();
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("letter.txt");
    std::fs::write(&file, "Dear reader, this is no database. ".repeat(10)).unwrap();
    House::new(discord, &file, QUICK).start().await;
}

#[tokio::test]
async fn tiles_whose_emojis_somebody_has_deleted_are_told_in_words() {
    let mut parlour = Parlour::open(&["Ada"]).await;
    parlour.shows_tiles(TileStyle::Pictures);
    parlour.restarts().await;
    let ada = parlour.person(0);
    let faces = Face::all().count();
    let are_there = |me: &Person| (me.discord.emojis().len() == faces).then_some(());
    ada.waits("the emojis", are_there).await;
    let empty = Discord::start(Options::default()).await.unwrap();
    parlour.discord.give_emojis_of(&empty);
    parlour.begin(QUICK, SHORT).await;
    ada.waits("something to do", |me| {
        Panel::live(me).filter(|panel| !panel.acts.is_empty())
    })
    .await;
    parlour.stop().await;
    for refused in parlour.discord.refusals() {
        let why = refused.answer.to_string();
        assert!(why.contains("COMPONENT_INVALID_EMOJI"), "{why}");
    }
}
