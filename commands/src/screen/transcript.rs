//! A whole deal, opened, as a text file.

use engine::deal::event::{Ending, Seen};
use engine::seat::Seat;

use super::facts::TranscriptFacts;
use super::page::{File, Screen};
use super::{glyph, people, result, story};
use crate::words::{Tongue, say, tiles};

/// A whole deal, opened.
#[must_use]
pub fn draw(facts: &TranscriptFacts<'_>, tongue: Tongue) -> Screen {
    let file = File {
        name: format!("sparrow-table-{}.txt", facts.table.id),
        alt: say::transcript_alt(tongue),
        bytes: text(facts, tongue).into_bytes(),
    };
    Screen {
        text: say::transcript_text(tongue),
        files: vec![file],
        ..Screen::default()
    }
}

fn text(facts: &TranscriptFacts<'_>, tongue: Tongue) -> String {
    let name = |seat: Seat| people::bare_name(&facts.players[seat].sitter, tongue);
    let mut lines = vec![say::transcript_hands(tongue)];
    lines.extend(
        facts
            .hands
            .iter()
            .map(|(seat, hand)| format!("{}: {}", name(seat), glyph::row(hand, tongue))),
    );
    lines.extend([String::new(), say::transcript_moves(tongue)]);
    lines.extend(
        facts
            .events
            .iter()
            .filter_map(|seen| line(seen, facts, tongue))
            .map(|line| unformatted(&line)),
    );
    lines.extend([
        String::new(),
        unformatted(&story::ended(
            facts.end,
            facts.players,
            &facts.table.rules.vocabulary,
            tongue,
        )),
    ]);
    if facts.end.ending == Ending::Won {
        lines.extend(
            facts
                .end
                .wins
                .iter()
                .map(|win| result::sheet(&win.sheet, &facts.table.rules.vocabulary, tongue)),
        );
    }
    lines.extend([String::new(), say::transcript_end(tongue)]);
    for (seat, hand) in facts.end.hands.iter() {
        let sets = facts.end.melds[seat]
            .iter()
            .map(|meld| glyph::open_meld(meld, Seat::ALL[0], tongue));
        let parts: Vec<String> = std::iter::once(glyph::row(hand, tongue))
            .chain(sets)
            .collect();
        lines.push(format!("{}: {}", name(seat), parts.join("  ")));
    }
    lines.extend([String::new(), say::transcript_wall(tongue)]);
    lines.extend(
        facts
            .end
            .wall
            .chunks(18)
            .map(|part| glyph::row(part, tongue)),
    );
    lines.join("\n") + "\n"
}

fn line(seen: &Seen, facts: &TranscriptFacts<'_>, tongue: Tongue) -> Option<String> {
    let Seen::Drawn {
        seat,
        tile: Some(tile),
        replacement,
    } = seen
    else {
        return if matches!(seen, Seen::Ended(_)) {
            None
        } else {
            story::line(seen, facts.players, &facts.table.rules.vocabulary, tongue)
        };
    };
    let (name, tile) = (
        people::at(facts.players, *seat, tongue),
        tiles::tile(*tile, tongue),
    );
    Some(if *replacement {
        say::story_drew_replacement(tongue, name, tile)
    } else {
        say::story_drew(tongue, name, tile)
    })
}

/// A sentence made for Discord, in a file: without its formatting signs.
fn unformatted(line: &str) -> String {
    line.replace("**", "").replace(['\\', '`', '\u{200B}'], "")
}
