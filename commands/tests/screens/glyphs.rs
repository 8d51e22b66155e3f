//! Tiles of Unicode: one of them would be an emoji, and is kept a letter like all others (case 53 of the traps).

use commands::ask::Topic;
use commands::screen::facts::{DiscardFacts, Fate};
use commands::screen::page::Screen;
use commands::screen::{board, feed, hand, help, rules_page};
use commands::words::{Reader, TileStyle, Tongue};
use engine::deal::event::Eye;
use engine::deal::view::Stage;
use engine::seat::Seat;

use crate::extremes::crowded;
use crate::helping::help_facts;
use crate::sample::{RULES, all_there, board, discards, panel, recent, table, tile, tiles, view};
use crate::shown::shown;

/// The red dragon: the one tile that is drawn as an emoji by itself.
const RED: char = '\u{1F004}';
/// Keeps a character a letter.
const AS_TEXT: char = '\u{FE0E}';

fn is_tile(c: char) -> bool {
    ('\u{1F000}'..='\u{1F02B}').contains(&c)
}

/// Pages on which tiles are shown, the red dragon on the first three.
fn pages(to: Reader) -> Vec<Screen> {
    let players = all_there();
    let mut rail = crowded(Eye::Rail);
    rail.seats.0[0].river = discards("1m9p7z5z6z");
    let mut own = view(Eye::Seat(Seat::ALL[1]));
    own.stage = Stage::Turn { seat: Seat::ALL[1] };
    let held = own.own.as_mut().expect("an own hand");
    held.hand = tiles("123m456p789s1577z");
    held.drawn = Some(tile("7z"));
    let thrown = DiscardFacts {
        table: table(),
        players: &players,
        dealer: Seat::ALL[0],
        from: Seat::ALL[1],
        tile: Some(tile("7z")),
        drawn: false,
        robbing: false,
        wall_left: 9,
        fate: Fate::Unclaimed,
    };
    let facts = help_facts(&RULES);
    let topics = Topic::ALL.map(|topic| help::draw(topic, &facts, to));
    let pages = [
        board::draw(&board(&rail, &players, &recent()), to),
        hand::draw(&panel(&own, &players), to),
        feed::draw(&thrown, to),
        hand::why(&panel(&own, &players), to),
        rules_page::draw(&table(), 0, to),
    ];
    pages.into_iter().chain(topics).collect()
}

#[test]
fn the_red_dragon_is_a_letter_like_every_other_tile() {
    for tongue in Tongue::ALL {
        let tiles = TileStyle::Glyphs;
        let pages = pages(Reader { tongue, tiles });
        for (number, page) in pages.iter().enumerate() {
            let all: Vec<char> = shown(page).chars().chain(['\n']).collect();
            for pair in all.windows(2).filter(|pair| is_tile(pair[0])) {
                assert_eq!(pair[1], AS_TEXT, "{:?} of {}", pair[0], shown(page));
            }
            assert!(number > 2 || all.contains(&RED), "{}", shown(page));
        }
    }
}

#[test]
fn who_likes_pictures_or_text_sees_no_tile_of_unicode() {
    for tongue in Tongue::ALL {
        for tiles in [TileStyle::Pictures, TileStyle::Text] {
            for page in pages(Reader { tongue, tiles }) {
                let all = shown(&page);
                assert!(!all.contains(is_tile), "{tiles:?}: {all}");
            }
        }
    }
}
