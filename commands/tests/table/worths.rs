//! Why a win was worth so much, told from its result card and when its game is looked up later.

use commands::ask::Ask;
use commands::ask::look::{self, List, Look};
use commands::screen::page::Screen;
use commands::table::effect::Reply;
use commands::who::Turn;
use engine::deal::view::Stage;

use crate::evening::{ADA, EVE, admin, asker};
use crate::past::{begun, play_until, private};

#[test]
fn the_worth_of_a_deal_is_explained_to_anybody_and_belongs_to_its_card() {
    let mut evening = begun("riichi");
    let early = private(evening.ask(ADA, Ask::Explain(0)));
    assert!(early.cards.is_empty(), "no deal is over");
    let mut won: Vec<(Turn, Screen)> = Vec::new();
    while won.len() < 2 {
        play_until(&mut evening, |stage| matches!(stage, Stage::Between(_)));
        let turn = evening.table.turn();
        let reply = evening.press(EVE, Ask::Explain(0));
        if let Reply::Page(page) = reply {
            won.push((turn, page));
        } else {
            assert!(private(reply).text.contains("Nobody won"), "a draw");
        }
        evening.ask(ADA, Ask::Ready);
    }
    assert_ne!(won[0].1, won[1].1);
    let cards = format!("{:?}", evening.shown_since());
    for (turn, page) in &won {
        assert_eq!(page.check(), Ok(()));
        let again = evening.press_old(EVE, Ask::Explain(0), *turn);
        assert_eq!(
            again,
            Reply::Page(page.clone()),
            "an old card tells of its deal"
        );
        let button = format!(".{:x}.explain\"", turn.0);
        assert!(cards.contains(&button), "its card has the button");
    }
    let records = evening.records.len();
    evening.ask_as(&admin(EVE), Ask::End, None);
    let kept = evening.press_old(EVE, Ask::Explain(0), won[0].0);
    assert_eq!(
        kept,
        Reply::Page(won[0].1.clone()),
        "a table that is over still tells"
    );
    assert!(evening.records.len() > records, "only its end was kept");
}

/// Whoever looks a game up later is told the same of each win as its result card told, with a way on and back.
#[test]
fn the_worth_of_every_win_of_a_game_is_explained_later() {
    let mut evening = begun("riichi");
    let mut cards = Vec::new();
    loop {
        play_until(&mut evening, |stage| {
            matches!(stage, Stage::Between(_) | Stage::Finished(..))
        });
        cards.push(evening.press(EVE, Ask::Explain(0)));
        if matches!(evening.stage(), Stage::Finished(..)) {
            break;
        }
        evening.ask(ADA, Ask::Ready);
    }
    let list = List {
        person: Some(ADA),
        page: 3,
    };
    let mut won = 0;
    for (deal, card) in (1..).zip(&cards) {
        let told = evening.table.recall_worth(&asker(EVE), (1, deal), 0, list);
        let Reply::Page(card) = card else {
            assert_eq!(&told, card, "nobody won deal {deal}");
            continue;
        };
        won += 1;
        let Reply::Page(told) = told else {
            panic!("somebody won deal {deal}: {told:?}")
        };
        assert_eq!(told.check(), Ok(()));
        assert_eq!(told.cards, card.cards, "deal {deal}");
        let back = Look::Game {
            table: evening.table.id(),
            game: 1,
            page: (deal - 1) / 10,
            list,
        };
        let last = format!("{:?}", told.rows.last());
        assert!(last.contains(&look::write(&back)), "{last}");
    }
    assert!(won > 0, "somebody wins in a whole game");
    let beyond = evening.table.recall_worth(&asker(EVE), (1, 99), 0, list);
    assert!(private(beyond).cards.is_empty());
}
