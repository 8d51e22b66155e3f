//! Wins that are met once in many deals: a robbed kong, two winners of one discard.

use commands::ask::Act;
use tests::person::SeenButton;

use crate::autopilot::touch;
use crate::four::{Four, Scene};
use crate::panel::{Panel, code};
use crate::parlour::Parlour;
use crate::stacked::Stack;

/// The dealer throws a 4p that the second pongs and the third lets go, though he waits for it; three draws later the second
/// draws the fourth.
const ROBBERY: Stack = Stack {
    rules: "hong-kong",
    options: &[("tiles.flowers", "false"), ("min_faan", "0")],
    hands: ["4p", "44p", "35p123456m789s11z", ""],
    head: "9m9p9s4p",
    tail: "",
};

/// The dealer throws a 5s that the second and the fourth wait for, each between 4 and 6 in a concealed hand of simples. The
/// indicator makes an honour dora that nobody has.
const TWO: Stack = Stack {
    rules: "riichi-online",
    options: &[("tiles.red_fives", "0")],
    hands: ["5s", "234567m23455p46s", "", "345678m56788p46s"],
    head: "",
    tail: "3z1m9m1p9p1s",
};

fn button(panel: &Panel, wanted: Act) -> Option<&SeenButton> {
    panel.button(|act| act == wanted)
}

/// Discards this tile.
fn throw<'a>(panel: &'a Panel, tile: &str) -> Option<&'a SeenButton> {
    panel.button(|act| matches!(act, Act::Discard { tile: thrown, .. } if code(thrown) == tile))
}

/// The last tile of the hand: the one just drawn, if one was.
fn last(panel: &Panel) -> &SeenButton {
    throw(panel, panel.hand.last().unwrap()).unwrap()
}

fn pass(panel: &Panel) -> &SeenButton {
    button(panel, Act::Pass).unwrap()
}

#[tokio::test]
async fn a_kong_is_robbed_in_front_of_everybody() {
    let mut parlour = Parlour::open(&["Ada", "Ben", "Cho", "Dan"]).await;
    ROBBERY.deal(&mut parlour).await;
    let mut four = Four::at(&parlour);
    let (mut ponger, mut robber, mut is_kong) = (None, None, false);
    loop {
        match four.next().await {
            Scene::Turn { who, panel } => {
                let kong = panel.button(|act| matches!(act, Act::Kong(_)));
                is_kong |= kong.is_some();
                let first = throw(&panel, "4p").filter(|_| ponger.is_none());
                let what = kong.or(first).unwrap_or_else(|| last(&panel));
                touch(four.person(who), what).await;
            }
            Scene::Window { offers } => {
                for (who, panel) in &offers {
                    let win = button(panel, Act::Win);
                    let pong = panel.button(|act| matches!(act, Act::Pong(_)));
                    let what = match (win, pong) {
                        (Some(win), _) if is_kong => {
                            robber = Some(*who);
                            win
                        }
                        (_, Some(pong)) if ponger.is_none() => {
                            ponger = Some(*who);
                            pong
                        }
                        _ => pass(panel),
                    };
                    touch(four.person(*who), what).await;
                }
            }
            Scene::Between | Scene::Over => break,
        }
    }
    let name = |who: Option<usize>| four.person(who.unwrap()).name.clone();
    let (maker, robber) = (name(ponger), name(robber));
    let public = four.person(0).reads();
    let by = format!("**{robber}** robs **4 dot** from the kong of **{maker}**.");
    assert!(public.contains(&by), "{public}");
    // Concealed, robbing, and a common hand: a faan each. Three faan are eight points, and who made the kong pays them twice.
    for line in [
        "Common hand     1 faan",
        "Concealed hand  1 faan",
        "Robbing a kong  1 faan",
        &format!("South {maker}  −16 → −16"),
        &format!("West {robber}   +16 →  16"),
    ] {
        assert!(public.contains(line), "{line}: {public}");
    }
    parlour.closes().await;
}

#[tokio::test]
async fn two_win_on_one_discard_and_each_is_paid_by_the_one_who_threw_it() {
    let mut parlour = Parlour::open(&["Ada", "Ben", "Cho", "Dan"]).await;
    TWO.deal(&mut parlour).await;
    let mut four = Four::at(&parlour);
    let Scene::Turn { who, panel } = four.next().await else {
        panic!("the dealer begins");
    };
    let dealer = four.person(who).name.clone();
    touch(four.person(who), throw(&panel, "5s").unwrap()).await;
    let Scene::Window { mut offers } = four.next().await else {
        panic!("two may win");
    };
    // The farther one first: nobody loses by being slower.
    offers.reverse();
    let mut winners = Vec::new();
    for (who, panel) in &offers {
        let what = match button(panel, Act::Win) {
            Some(win) => {
                winners.push(four.person(*who).name.clone());
                win
            }
            None => pass(panel),
        };
        touch(four.person(*who), what).await;
    }
    assert_eq!(winners.len(), 2, "{offers:?}");
    assert!(matches!(four.next().await, Scene::Between));
    let public = four.person(0).reads();
    assert!(public.contains("2 winners"), "{public}");
    for winner in &winners {
        let by = format!("**{winner}** wins on **5 bamboo**, discarded by **{dealer}**.");
        assert!(public.contains(&by), "{public}");
    }
    // Simples and no more, 40 fu: 1,300 for each who is no dealer, out of 25,000.
    assert!(public.contains("−2600 → 22400"), "{public}");
    assert_eq!(public.matches("+1300 → 26300").count(), 2, "{public}");
    parlour.closes().await;
}
