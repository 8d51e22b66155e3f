//! A waiting hand declared with the discard chosen from a list, because there are more ways than buttons.

use std::path::Path;

use bot::store::Store;
use commands::ask::Ask;
use commands::preferences::Preferences;
use commands::record::{Fact, Record, Terms};
use commands::table::effect::Effect;
use commands::table::{Asker, Table};
use commands::who::{Channel, Guild, Member, Person as Sitting, Place};
use commands::words::{TileStyle, Tongue};
use engine::deal::event::{Event, Eye};
use engine::game;
use engine::hidden::Hidden;
use engine::seed::Seed;
use engine::tile::{Kind, Tile, parse_tiles};
use serde_json::{Value, json};
use tests::discord::Outcome;
use tests::house::QUICK;
use tests::person::Person;

use crate::parlour::Parlour;

/// What East is dealt: thirteen orphans with a second red dragon. It waits whichever of its thirteen kinds is discarded.
const ORPHANS: &str = "19m19p19s12345677z";

/// A wall that deals East this hand; what is left follows in an order that gives nobody pairs.
fn wall(hand: &str) -> Vec<Tile> {
    let mut left: Vec<Tile> = Kind::all().map(Tile::of).collect();
    left = [left.clone(), left.clone(), left.clone(), left].concat();
    let mut dealt = parse_tiles(hand).unwrap().into_iter();
    for tile in parse_tiles(hand).unwrap() {
        let at = left.iter().position(|other| *other == tile).unwrap();
        left.remove(at);
    }
    let mut left = left.into_iter();
    let is_easts = |place: usize| matches!(place, 0..4 | 16..20 | 32..36 | 48 | 52);
    (0..136)
        .map(|place| {
            let next = if is_easts(place) {
                &mut dealt
            } else {
                &mut left
            };
            next.next().unwrap()
        })
        .collect()
}

/// The records of a riichi table where this person deals the hand above, with three machines.
fn journal(store_gave: commands::who::TableId, ada: &Person, guild: u64) -> Vec<Record> {
    let host = Asker {
        reads_threads: None,
        preferences: Preferences::default(),
        tiles: TileStyle::Text,
        member: Member {
            person: Sitting(ada.id),
            name: ada.name.clone(),
        },
        tongue: Tongue::English,
        is_admin: false,
    };
    let place = Place {
        guild: Some(Guild(guild)),
        channel: Channel(ada.channel),
    };
    let house = tests::house::paces();
    let pace = house.iter().find(|(name, _)| name == QUICK).unwrap().1;
    let terms = Terms {
        rules: "riichi".to_owned(),
        options: [("deal.first_dealer".to_owned(), "fixed".to_owned())].into(),
        house: None,
        pace_name: QUICK.to_owned(),
        pace,
        tongue: Tongue::English,
        tiles: TileStyle::Text,
        feed: commands::ask::Feed::Board,
    };
    let now = bot::clock::Clock::default().now();
    let seed = Seed::from_bytes([9; 32]);
    let (mut table, answer) = Table::open(store_gave, place, &host, terms, seed, now).unwrap();
    let mut effects = answer.effects;
    for ask in [
        Ask::AddMachine,
        Ask::AddMachine,
        Ask::AddMachine,
        Ask::Start,
    ] {
        effects.extend(table.ask(&host, ask, None, now).effects);
    }
    let mut records: Vec<Record> = effects
        .into_iter()
        .filter_map(|effect| {
            if let Effect::Keep(record) = effect {
                Some(record)
            } else {
                None
            }
        })
        .collect();
    let played = |record: &Record| {
        if let Fact::Played { events, .. } = &record.fact {
            events.clone()
        } else {
            Vec::new()
        }
    };
    let opened = records.iter().flat_map(played).next().unwrap();
    let at = records
        .iter()
        .position(|record| matches!(played(record).first(), Some(Event::Dealt { .. })))
        .unwrap();
    let mut dealt = played(&records[at]).remove(0);
    if let Event::Dealt { wall: tiles, .. } = &mut dealt {
        *tiles = Hidden(wall(ORPHANS));
    }
    let mut replayed = game::replay([&opened, &dealt]).unwrap();
    let mut events = vec![dealt];
    if replayed.view(Eye::Rail).came.is_none() {
        events.extend(replayed.lapse());
    }
    records.truncate(at + 1);
    records[at].fact = Fact::Played {
        events,
        by: None,
        lapsed: false,
    };
    records
}

async fn keep(database: &Path, ada: &Person, guild: u64) {
    let store = Store::open(database).await.unwrap();
    let table = store.new_table().await.unwrap();
    store.append(&journal(table, ada, guild)).await.unwrap();
    store.close().await;
}

/// The select of the newest message that has one.
fn select(me: &Person) -> Option<(u64, Value)> {
    me.messages().iter().rev().find_map(|message| {
        let id = message["id"].as_str()?.parse().ok()?;
        let rows = message["components"].as_array()?.iter();
        let mut parts = rows.flat_map(|row| row["components"].as_array().into_iter().flatten());
        Some((id, parts.find(|part| part["type"] == json!(3))?.clone()))
    })
}

#[tokio::test]
async fn riichi_is_declared_with_a_discard_chosen_from_a_list() {
    let mut parlour = Parlour::open(&["Ada"]).await;
    let ada = parlour.person(0);
    parlour.stop().await;
    let guild = parlour.discord.guilds(ada.id)[0]["id"]
        .as_str()
        .and_then(|id| id.parse().ok())
        .unwrap();
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("declaring.db");
    keep(&database, &ada, guild).await;
    parlour.moves_to(&database).await;

    let (message, list) = ada.waits("a list of discards", select).await;
    let ways = list["options"].as_array().unwrap();
    assert!(ways.len() >= 13, "{list}");
    assert!(
        ada.button("Tsumo").is_some(),
        "the dealt hand is finished, too"
    );
    let east = ways
        .iter()
        .find(|way| way["label"] == json!("Riichi East"))
        .unwrap_or_else(|| panic!("East can be discarded: {list}"));
    let chosen = parlour
        .discord
        .select(
            ada.id,
            message,
            list["custom_id"].as_str().unwrap(),
            &[east["value"].as_str().unwrap()],
        )
        .unwrap();
    assert_ne!(parlour.discord.settled(chosen).await, Outcome::Failed);
    ada.sees("Ada declares riichi and discards East.").await;
    // The bet is paid when nobody wins on the discard, and the board says who is in riichi.
    ada.sees("29000 · riichi").await;
    ada.sees("bets 1000").await;
    ada.sees("You have declared riichi.").await;
    parlour.closes().await;
}
