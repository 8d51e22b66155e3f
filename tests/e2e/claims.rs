//! Who gets a discard, and races for it (cases 29, 31 and 34 of the traps).

use commands::ask::Act;
use tests::house::QUICK;

use crate::autopilot::{GREEDY, choose, touch};
use crate::four::{Four, Scene};
use crate::panel::Panel;
use crate::parlour::{Parlour, SHORT};

/// Deals that may go by before a situation must have come.
const PATIENCE: usize = 60;

fn chow(panel: &Panel) -> Option<&tests::person::SeenButton> {
    panel.button(|act| matches!(act, Act::Chow(_)))
}

fn pong(panel: &Panel) -> Option<&tests::person::SeenButton> {
    panel.button(|act| matches!(act, Act::Pong(_)))
}

/// One claims a chow and another a pong of the same tile, in both orders: the pong is made, whoever pressed first.
#[tokio::test]
async fn a_pong_comes_before_a_chow_whoever_is_quicker() {
    let parlour = Parlour::open(&["Ada", "Ben", "Cho", "Dan"]).await;
    parlour.begin(QUICK, "game.rounds=24 min_faan=0").await;
    let mut four = Four::at(&parlour);
    let mut tried = [false, false];
    let mut deals = 0;
    while tried != [true, true] {
        match four.next().await {
            Scene::Turn { who, panel } => {
                touch(four.person(who), panel.loneliest().unwrap()).await;
            }
            Scene::Window { offers } => {
                let runner = offers
                    .iter()
                    .find_map(|(who, panel)| Some((*who, chow(panel)?)));
                let taker = offers
                    .iter()
                    .find_map(|(who, panel)| Some((*who, pong(panel)?)));
                let can_win = offers
                    .iter()
                    .any(|(_, panel)| panel.button(|act| act == Act::Win).is_some());
                let rivals = runner
                    .zip(taker)
                    .filter(|(runner, taker)| runner.0 != taker.0 && !can_win);
                let Some(((runs, run), (takes, take))) = rivals else {
                    for (who, panel) in &offers {
                        let pass = panel.button(|act| act == Act::Pass).unwrap();
                        touch(four.person(*who), pass).await;
                    }
                    continue;
                };
                let chow_first = !tried[0];
                if chow_first {
                    touch(four.person(runs), run).await;
                    touch(four.person(takes), take).await;
                } else {
                    touch(four.person(takes), take).await;
                    touch(four.person(runs), run).await;
                }
                for (who, panel) in offers
                    .iter()
                    .filter(|(who, _)| ![runs, takes].contains(who))
                {
                    touch(
                        four.person(*who),
                        panel.button(|act| act == Act::Pass).unwrap(),
                    )
                    .await;
                }
                let name = &four.person(takes).name;
                four.person(0)
                    .waits("the pong", |me| {
                        let board = me.reads();
                        let last = board
                            .lines()
                            .rev()
                            .find(|line| line.starts_with("> ") && line.contains(" takes "));
                        last.filter(|line| {
                            line.contains(name.as_str()) && line.contains("for a pong")
                        })
                        .map(|_| ())
                    })
                    .await;
                tried[usize::from(!chow_first)] = true;
            }
            Scene::Between => {
                deals += 1;
                assert!(deals < PATIENCE, "no chow met a pong in {deals} deals");
                four.all_ready().await;
            }
            Scene::Over => unreachable!("twenty-four rounds are long"),
        }
    }
    parlour.closes().await;
}

/// The same press twice at once, from two devices: one counts, and the tile lies on the table once.
#[tokio::test]
async fn the_same_press_twice_counts_once() {
    let parlour = Parlour::open(&["Ada", "Ben", "Cho", "Dan"]).await;
    parlour.begin(QUICK, SHORT).await;
    let mut four = Four::at(&parlour);
    let mut turns = 0;
    while turns < 12 {
        match four.next().await {
            Scene::Turn { who, panel } => {
                let person = four.person(who).clone();
                let button = panel.loneliest().unwrap();
                // The word may be drawn over soon, by the panel that comes with it, and drawn again with that; so it is counted
                // how often it came anew.
                let words = || {
                    let sent = parlour.discord.bodies();
                    let late = sent.iter().filter(|sent| {
                        sent.method == "POST"
                            && sent.body.to_string().contains("That moment has passed")
                    });
                    late.count()
                };
                let before = words();
                tokio::join!(person.presses_on(button), person.presses_on(button));
                person
                    .waits("the word for the second", |_| {
                        (words() > before).then_some(())
                    })
                    .await;
                assert_eq!(words(), before + 1, "one of the two counts");
                turns += 1;
            }
            Scene::Window { offers } => {
                for (who, panel) in &offers {
                    let pass = panel.button(|act| act == Act::Pass).unwrap().clone();
                    let person = four.person(*who).clone();
                    let (one, two) = tokio::join!(touch(&person, &pass), touch(&person, &pass));
                    assert!(one.is_some() || two.is_some());
                }
            }
            Scene::Between => four.all_ready().await,
            Scene::Over => break,
        }
    }
    parlour.closes().await;
}

/// Four people who answer every window at the same moment: each press is answered, and the game goes on to its end.
#[tokio::test]
async fn everybody_presses_at_once() {
    let parlour = Parlour::open(&["Ada", "Ben", "Cho", "Dan"]).await;
    parlour.begin(QUICK, SHORT).await;
    let mut four = Four::at(&parlour);
    loop {
        match four.next().await {
            Scene::Turn { who, panel } => {
                touch(four.person(who), choose(&panel, GREEDY).unwrap()).await;
            }
            Scene::Window { offers } => {
                let presses = offers
                    .iter()
                    .map(|(who, panel)| touch(four.person(*who), choose(panel, GREEDY).unwrap()));
                futures::future::join_all(presses).await;
            }
            Scene::Between => four.all_ready().await,
            Scene::Over => break,
        }
    }
    parlour.closes().await;
}
