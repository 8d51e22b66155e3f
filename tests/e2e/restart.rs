//! The program itself, killed and started again (case 45 of the traps).

use std::collections::HashSet;
use std::time::Duration;

use rand::RngExt;
use tests::discord::{Fault, Id, Outcome, Sent};
use tests::house::QUICK;
use tests::person::Person;
use tokio::time::timeout;

use crate::autopilot::{PATIENT, play_until};
use crate::panel::Panel;
use crate::parlour::{Parlour, SHORT, words};
use crate::site::{Site, begun_behind, to_do};

#[tokio::test]
async fn killed_while_it_waits_for_a_player_it_shows_the_same_hand_and_takes_his_old_button() {
    let mut site = Site::open().await;
    let ada = site.begin().await;
    let mut pressed = HashSet::new();
    let mut kills = 0;
    while kills < 6 {
        let (before, button) = ada.waits("something to do", |me| to_do(me, &pressed)).await;
        pressed.insert(button.custom_id.clone());
        let stands_on = |panel: &Panel| panel.acts.iter().any(|(_, act)| *act == button);
        let is_play = before.as_ref().is_some_and(stands_on);
        if is_play && pressed.len() % 2 == 0 {
            site.kill_and_start().await;
            kills += 1;
            ada.sees("The table is back").await;
            let told = ada.runs(&["hand"], &[]).await;
            let hand = ada.discord.messages(ada.id, ada.channel);
            let now = hand.iter().rev().find_map(Panel::read).unwrap();
            assert_eq!(now.hand, before.as_ref().unwrap().hand, "{told:?}");
            assert_eq!(now.turn, before.as_ref().unwrap().turn);
        }
        // On the very message, or, where it has been replaced meanwhile, as a client that still shows it.
        let sent = ada
            .discord
            .press(ada.id, button.message, &button.custom_id)
            .or_else(|_| ada.discord.forge(ada.id, ada.dm(), &button.custom_id))
            .unwrap();
        let outcome = ada.discord.settled(sent).await;
        let counts = matches!(outcome, Outcome::Acknowledged | Outcome::Updated(_));
        assert!(counts, "{button:?}: {outcome:?} {}", ada.reply(&outcome));
    }
    site.closes();
}

#[tokio::test]
async fn killed_again_and_again_at_any_moment_the_game_goes_on_to_its_end() {
    let mut site = Site::open().await;
    let ada = site.begin().await;
    let player = ada.clone();
    let playing = tokio::spawn(async move {
        let over = |me: &Person| me.reads().contains("final standings");
        let mut changes = player.discord.changes();
        let mut pressed = HashSet::new();
        while !over(&player) {
            if let Some((_, button)) = to_do(&player, &pressed)
                && let Ok(id) = player
                    .discord
                    .press(player.id, button.message, &button.custom_id)
            {
                // Whether it was answered depends on when the program was killed; if not, it is pressed again.
                if player.discord.settled(id).await != Outcome::Failed {
                    pressed.insert(button.custom_id);
                }
            } else {
                let wait = Duration::from_millis(100);
                let _ = timeout(wait, changes.recv()).await;
            }
        }
    });
    let mut kills = 0;
    while kills < 12 && !playing.is_finished() {
        let mut changes = site.discord.changes();
        let after = rand::rng().random_range(1..30);
        for _ in 0..after {
            let wait = Duration::from_millis(500);
            let _ = timeout(wait, changes.recv()).await;
        }
        site.kill_and_start().await;
        kills += 1;
    }
    playing.await.unwrap();
    assert!(kills >= 3, "killed only {kills} times");
    site.closes();
}

/// The panels that somebody sees behind his door, newest last.
fn panels(me: &Person) -> Vec<Panel> {
    let behind = me.threads().into_iter().chain([me.dm()]);
    let messages = behind.flat_map(|place| me.discord.messages(me.id, place));
    messages
        .filter_map(|message| Panel::read(&message))
        .collect()
}

/// Killed again and again as soon as there is something new to press, often before it could note what it has posted, there is
/// one panel afterwards, with buttons that work.
async fn is_found_again_behind(door: &str) {
    let mut site = Site::open().await;
    let ada = begun_behind(&site, door).await;
    let mut pressed = HashSet::new();
    for _ in 0..4 {
        ada.waits("something to do", |me| to_do(me, &pressed)).await;
        site.kill_and_start().await;
        ada.sees("The table is back").await;
        let one = |me: &Person| {
            let panel = Panel::live(me).filter(|_| panels(me).len() == 1)?;
            let act = crate::autopilot::choose(&panel, PATIENT)?.clone();
            (!pressed.contains(&act.custom_id)).then_some(act)
        };
        loop {
            let button = ada.waits("one panel with something to do", one).await;
            // It may be redrawn between look and press.
            if let Some(outcome) = crate::autopilot::touch(&ada, &button).await {
                let counts = matches!(outcome, Outcome::Acknowledged | Outcome::Updated(_));
                assert!(counts, "{outcome:?} {}", ada.reply(&outcome));
                pressed.insert(button.custom_id);
                break;
            }
        }
    }
    let bodies = site.discord.bodies();
    let opened = bodies.iter().filter(|sent| sent.path.ends_with("/threads"));
    assert!(opened.count() <= 1, "one thread for all that time");
    let asked = bodies
        .iter()
        .filter(|sent| sent.path.ends_with("/users/@me/channels"));
    assert!(asked.count() <= 1, "his direct messages are known");
    site.closes();
}

#[tokio::test]
async fn killed_it_finds_the_panel_in_a_private_thread_again() {
    is_found_again_behind("thread").await;
}

#[tokio::test]
async fn killed_it_finds_the_panel_in_direct_messages_again() {
    is_found_again_behind("dm").await;
}

/// The boards in the channel, newest last.
fn boards(me: &Person) -> Vec<Id> {
    let all = me.discord.messages(me.id, me.channel);
    let buttons = all.iter().flat_map(tests::person::buttons);
    let watched = buttons.filter(|button| button.label == "Watch");
    watched.map(|button| button.message).collect()
}

#[tokio::test]
async fn killed_as_it_posts_a_board_it_shows_one_board() {
    let mut site = Site::open().await;
    let ada = site.begin().await;
    let mut last = None;
    for _ in 0..4 {
        let newer = |me: &Person| boards(me).pop().filter(|board| Some(*board) != last);
        ada.waits("a new board", newer).await;
        site.kill().await;
        let drawn = |me: &Person| {
            let sent = me.discord.bodies();
            let path = format!("/channels/{}/messages", me.channel);
            let drawn = sent
                .iter()
                .filter(|sent| sent.path.starts_with(&path) && !sent.body.is_null());
            drawn.count()
        };
        let before = drawn(&ada);
        site.start().await;
        let is_drawn = |me: &Person| (drawn(me) > before).then_some(());
        ada.waits("a board that is drawn again", is_drawn).await;
        let one = |me: &Person| boards(me).pop().filter(|_| boards(me).len() == 1);
        last = Some(ada.waits("one board", one).await);
        // Somebody asks for a new one, and it comes as the house falls.
        let asked = ada
            .discord
            .command(ada.id, ada.channel, &["table", "board"], &[]);
        asked.unwrap();
    }
    site.closes();
}

#[tokio::test]
async fn killed_after_a_call_it_does_not_ring_again() {
    let mut site = Site::open().await;
    let ada = begun_behind(&site, "here").await;
    let calls = |me: &Person| {
        let all = me.discord.messages(me.id, me.channel);
        let is_call = |message: &serde_json::Value| {
            let said = message["content"].as_str().unwrap_or_default();
            said.ends_with("it is your turn.")
        };
        all.iter().filter(|message| is_call(message)).count()
    };
    let mut pressed = HashSet::new();
    while calls(&ada) == 0 {
        let (_, button) = ada.waits("something to do", |me| to_do(me, &pressed)).await;
        let is_turn = Panel::live(&ada).is_some_and(|panel| panel.is_turn());
        if is_turn {
            ada.waits("a call", |me| (calls(me) > 0).then_some(()))
                .await;
            break;
        }
        if crate::autopilot::touch(&ada, &button).await.is_some() {
            pressed.insert(button.custom_id);
        }
    }
    site.kill_and_start().await;
    ada.sees("The table is back").await;
    assert_eq!(calls(&ada), 1);
    let bodies = site.discord.bodies();
    let rang = bodies.iter().filter(|sent| {
        let said = sent.body["content"].as_str().unwrap_or_default();
        sent.method == "POST" && said.ends_with("it is your turn.")
    });
    assert_eq!(rang.count(), 1, "one call for one turn");
    site.closes();
}

/// What the bot drew in the channel, by message and with what it was told, since there were so many requests.
fn drawn_since(me: &Person, before: usize) -> Vec<(Id, String)> {
    let path = format!("/channels/{}/messages/", me.channel);
    let since = me.discord.bodies().split_off(before);
    let drawn = since
        .iter()
        .filter(|sent| sent.method == "PATCH" && sent.status == 200);
    let one = |sent: &Sent| {
        Some((
            sent.path.strip_prefix(&path)?.parse().ok()?,
            words(&sent.body),
        ))
    };
    drawn.filter_map(one).collect()
}

#[tokio::test]
async fn killed_before_it_could_draw_a_card_it_draws_the_board_and_then_the_card() {
    let mut parlour = Parlour::open(&["Ada"]).await;
    let ada = parlour.person(0);
    parlour.begin(QUICK, "game.rounds=24 min_faan=0").await;
    play_until(&ada, PATIENT, |me| me.button("Ready").is_some()).await;
    let card = ada.finds("Ready").await.message;
    let is_card = |sent: &Sent| sent.path.ends_with(&card.to_string());
    let tried = |me: &Person| me.discord.bodies().into_iter().filter(is_card).count();
    let before = tried(&ada);
    // The fourth try would be the last for four seconds.
    let drawing = format!("messages/{card}");
    parlour
        .discord
        .fail_next_at(&drawing, 4, Fault::Broken(502));
    ada.runs(&["table", "ready"], &[]).await;
    let mut changes = ada.discord.changes();
    while tried(&ada) < before + 4 {
        // Nobody sees what fails.
        let _ = timeout(Duration::from_millis(20), changes.recv()).await;
    }
    let before = parlour.discord.bodies().len();
    assert!(ada.button("Ready").is_some(), "it was killed too late");
    parlour.restarts().await;
    ada.waits("the card of the past", |me| {
        me.button("Ready").is_none().then_some(())
    })
    .await;
    let drawn = drawn_since(&ada, before);
    assert!(
        drawn.iter().any(|(message, _)| *message == card),
        "{drawn:#?}"
    );
    let (_, first) = &drawn[0];
    assert!(first.contains("Watch"), "the board is first: {drawn:#?}");
    parlour.closes().await;
}

#[tokio::test]
async fn an_open_lobby_that_somebody_removes_while_it_is_away_comes_back() {
    let mut parlour = Parlour::open(&["Ada"]).await;
    let ada = parlour.person(0);
    parlour.open_table(QUICK, SHORT).await;
    let card = ada.finds("Join").await.message;
    parlour.stop().await;
    parlour.discord.delete_message(parlour.channel, card);
    assert!(ada.button("Join").is_none());
    let memory = parlour.file("sparrow.db");
    parlour.moves_to(&memory).await;
    ada.finds("Join").await;
    parlour.closes().await;
}
