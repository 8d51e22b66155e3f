//! A whole deal, opened, as a text file.

use engine::deal::event::{Ending, Seen};
use engine::seat::Seat;

use super::facts::TranscriptFacts;
use super::page::{Content, File, Screen};
use super::sheet::Sheet;
use super::{glyph, people, story};
use crate::words::{Reader, say, tiles};

/// A whole deal, opened.
#[must_use]
pub fn draw(facts: &TranscriptFacts<'_>, to: Reader) -> Screen {
    let file = File {
        name: format!("sparrow-table-{}.txt", facts.table.id),
        alt: say::transcript_alt(to),
        content: Content::Bytes(text(facts, to.plain()).into_bytes()),
        instead: say::files_refused(to),
    };
    Screen {
        text: say::transcript_text(to),
        files: vec![file],
        ..Screen::default()
    }
}

fn text(facts: &TranscriptFacts<'_>, to: Reader) -> String {
    let name = |seat: Seat| people::bare_name(&facts.players[seat].sitter, to);
    let mut lines = vec![say::transcript_hands(to)];
    lines.extend(
        facts
            .hands
            .iter()
            .map(|(seat, hand)| format!("{}: {}", name(seat), glyph::row(hand, to))),
    );
    lines.extend([String::new(), say::transcript_moves(to)]);
    lines.extend(
        facts
            .events
            .iter()
            .filter_map(|seen| line(seen, facts, to))
            .map(|line| unformatted(&line)),
    );
    lines.extend([
        String::new(),
        unformatted(&story::ended(
            facts.end,
            facts.players,
            &facts.table.rules.vocabulary,
            to,
        )),
    ]);
    if facts.end.ending == Ending::Won {
        lines.extend(
            facts
                .end
                .wins
                .iter()
                .map(|win| Sheet::of(&win.sheet, &facts.table.rules.vocabulary, to).whole(to)),
        );
    }
    lines.extend([String::new(), say::transcript_end(to)]);
    for (seat, hand) in facts.end.hands.iter() {
        let sets = facts.end.melds[seat]
            .iter()
            .map(|meld| glyph::open_meld(meld, Seat::ALL[0], to));
        let parts: Vec<String> = std::iter::once(glyph::row(hand, to)).chain(sets).collect();
        lines.push(format!("{}: {}", name(seat), parts.join("  ")));
    }
    lines.extend([String::new(), say::transcript_wall(to)]);
    lines.extend(facts.end.wall.chunks(18).map(|part| glyph::row(part, to)));
    lines.join("\n") + "\n"
}

fn line(seen: &Seen, facts: &TranscriptFacts<'_>, to: Reader) -> Option<String> {
    let Seen::Drawn {
        seat,
        tile: Some(tile),
        replacement,
    } = seen
    else {
        return if matches!(seen, Seen::Ended(_)) {
            None
        } else {
            story::line(seen, facts.players, &facts.table.rules.vocabulary, to)
        };
    };
    let (name, tile) = (
        people::at(facts.players, *seat, to),
        tiles::tile(*tile, to.tongue),
    );
    Some(if *replacement {
        say::story_drew_replacement(to, name, tile)
    } else {
        say::story_drew(to, name, tile)
    })
}

/// A sentence made for Discord, in a file: without its formatting signs.
fn unformatted(line: &str) -> String {
    line.replace("**", "").replace(['\\', '`', '\u{200B}'], "")
}
