//! Somebody who plays by pressing what he is offered.

use std::collections::HashSet;
use std::time::Duration;

use commands::ask::Act;
use tests::discord::{Id, Outcome};
use tests::person::{Person, SeenButton};
use tokio::task::JoinHandle;
use tokio::time::timeout;

use crate::panel::Panel;

/// So long a button that cannot be pressed is left alone.
const PATIENCE: Duration = Duration::from_secs(1);

/// What somebody does with what he is offered.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Taste {
    /// He claims whatever he can.
    pub(crate) claims: bool,
    /// He wins when he can.
    pub(crate) wins: bool,
}

/// Claims and wins.
pub(crate) const GREEDY: Taste = Taste {
    claims: true,
    wins: true,
};
/// Wins, but never claims for a set.
pub(crate) const PATIENT: Taste = Taste {
    claims: false,
    wins: true,
};

/// The button he presses now.
pub(crate) fn choose(panel: &Panel, taste: Taste) -> Option<&SeenButton> {
    let win = panel.button(|act| act == Act::Win).filter(|_| taste.wins);
    let claim = panel
        .button(|act| matches!(act, Act::Kong(_)))
        .or_else(|| panel.button(|act| matches!(act, Act::Pong(_))))
        .or_else(|| panel.button(|act| matches!(act, Act::Chow(_))))
        .filter(|_| taste.claims);
    win.or(claim)
        .or_else(|| {
            panel
                .button(|act| act == Act::Pass)
                .filter(|_| panel.is_window())
        })
        .or_else(|| panel.loneliest())
}

/// Plays until the standings stand in the channel.
pub(crate) async fn play(person: &Person, taste: Taste) {
    play_until(person, taste, |me| me.reads().contains("final standings")).await;
}

/// Plays until `done`.
pub(crate) async fn play_until(person: &Person, taste: Taste, done: impl Fn(&Person) -> bool) {
    let mut pressed = HashSet::new();
    let mut taps = Vec::new();
    loop {
        let next = person
            .waits("something to do", |me| {
                if done(me) {
                    return Some(None);
                }
                next_button(me, taste, &pressed).map(Some)
            })
            .await;
        let Some(button) = next else { break };
        if let Some(id) = tap(person, &button).await {
            pressed.insert(button.custom_id);
            taps.push(id);
        }
    }
    all_answered(person, &taps).await;
}

/// Presses a button, and does not wait for the answer. One that has gone since he saw it is not pressed: he looks again. One
/// that is there and does not let itself be pressed is left alone until something changes.
pub(crate) async fn tap(person: &Person, button: &SeenButton) -> Option<Id> {
    let mut changes = person.discord.changes();
    let pressed = person
        .discord
        .press(person.id, button.message, &button.custom_id);
    if pressed.is_err() && person.buttons().contains(button) {
        let _ = timeout(PATIENCE, changes.recv()).await;
    }
    pressed.ok()
}

/// No press may be left without an answer.
pub(crate) async fn all_answered(person: &Person, taps: &[Id]) {
    for id in taps {
        let outcome = person.discord.settled(*id).await;
        assert_ne!(
            outcome,
            Outcome::Failed,
            "a press of {} was not answered",
            person.name
        );
    }
}

/// What he has not pressed yet and would: on his hand, or to be ready for the next deal.
pub(crate) fn next_button(
    me: &Person,
    taste: Taste,
    pressed: &HashSet<String>,
) -> Option<SeenButton> {
    let is_new = |button: &SeenButton| !pressed.contains(&button.custom_id);
    let play = Panel::live(me).and_then(|panel| choose(&panel, taste).cloned());
    play.filter(is_new)
        .or_else(|| me.button("Ready").filter(is_new))
}

/// Presses a button that may have gone since he saw it; what is pressed is always answered.
pub(crate) async fn touch(person: &Person, button: &SeenButton) -> Option<Outcome> {
    let id = tap(person, button).await?;
    let outcome = person.discord.settled(id).await;
    assert_ne!(outcome, Outcome::Failed, "{button:?} was not answered");
    Some(outcome)
}

/// Plays beside the test, until the standings stand in the channel.
pub(crate) fn plays(person: &Person, taste: Taste) -> JoinHandle<()> {
    let person = person.clone();
    tokio::spawn(async move { play(&person, taste).await })
}

/// All of them play beside the test at once; done when everybody has seen the standings.
pub(crate) fn all_play(people: &[Person], taste: Taste) -> impl Future<Output = ()> + use<> {
    let playing: Vec<_> = people.iter().map(|person| plays(person, taste)).collect();
    async {
        for person in playing {
            person.await.unwrap();
        }
    }
}
