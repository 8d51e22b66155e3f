//! What a learner is taught beside his hand: how far it is, which discards keep it there, what a win lacks, which patterns it
//! could become, and each new thing once.

use engine::deal::moves::Move;
use engine::deal::view::View;
use engine::player::advice::Advice;
use engine::player::aims::Aim;
use engine::tile::Kind;

use super::facts::{Lesson, PanelFacts, Tip};
use super::glyph;
use super::limits::clamp;
use super::page::Field;
use crate::words::{Reader, TileStyle, meanings, rules, say, terms, tiles};

/// Discards that are told: the best few.
const MOST_DISCARDS: usize = 3;
/// Patterns that are told: the nearest few.
const MOST_AIMS: usize = 3;
/// Useful kinds that are named of each, in text and as pictures, which take more of the room a field has.
const MOST_KINDS: usize = 8;
const MOST_PICTURES: usize = 5;

/// The fields of a hand panel that say what next and what the hand could become.
pub(super) fn fields(facts: &PanelFacts<'_>, to: Reader) -> Vec<Field> {
    next(facts, to).into_iter().chain(aims(facts, to)).collect()
}

fn next(facts: &PanelFacts<'_>, to: Reader) -> Option<Field> {
    let lesson = facts.lesson.as_ref()?;
    let lines = lines(facts.view, lesson, to);
    Some(Field {
        name: say::lesson_title(to),
        value: clamp(&lines.join("\n"), 1024),
        inline: false,
    })
}

/// The patterns that the hand has or is nearest to, each with its sentence.
fn aims(facts: &PanelFacts<'_>, to: Reader) -> Option<Field> {
    let aims = facts.lesson.as_ref()?.aims.iter().take(MOST_AIMS);
    let lines: Vec<String> = aims.map(|aim| tell_aim(aim, facts.view, to)).collect();
    (!lines.is_empty()).then(|| Field {
        name: say::lesson_aims(to),
        value: clamp(&lines.join("\n"), 1024),
        inline: false,
    })
}

fn tell_aim(aim: &Aim, view: &View, to: Reader) -> String {
    let name = rules::line(aim.name, &view.rules.vocabulary, to.tongue);
    let name = tiles::beside(name, aim.kind.map(Into::into), to.tongue);
    let worth = rules::count(aim.worth, aim.unit, to.tongue);
    let meaning = meanings::meaning(aim.name, &view.rules, to.tongue).unwrap_or_default();
    match aim.missing {
        Some(missing) => say::lesson_aim(to, name, worth, missing, meaning),
        None => say::lesson_aim_there(to, name, worth, meaning),
    }
}

fn lines(view: &View, lesson: &Lesson, to: Reader) -> Vec<String> {
    let advice = &lesson.advice;
    let mut lines: Vec<String> = lesson.tips.iter().map(|tip| tell(*tip, view, to)).collect();
    if view.choices().contains(&Move::Win) {
        // Nothing else is worth thinking about.
        let is_told = lesson.tips.contains(&Tip::Win);
        lines.extend((!is_told).then(|| say::lesson_complete(to)));
        return lines;
    }
    lines.push(match advice.away {
        ..0 => say::lesson_complete(to),
        0 => say::lesson_ready(to),
        away => say::lesson_away(to, away),
    });
    lines.extend(discards(advice, to));
    if !advice.useful.is_empty() && advice.away > 0 {
        let left: u32 = advice.useful.iter().map(|(_, left)| u32::from(*left)).sum();
        lines.push(glyph::unspaced(&say::lesson_useful(
            to,
            left,
            named(&advice.useful, to),
        )));
    }
    lines.extend(needs(view, to));
    lines
}

/// The discards that keep the hand nearest to ready. What they leave useful is named where it is not too much to be of help, and
/// once where it is the same.
fn discards(advice: &Advice, to: Reader) -> Vec<String> {
    let mut before: Option<&[(Kind, u8)]> = None;
    let discards = advice.discards.iter().take(MOST_DISCARDS);
    let told = discards.map(|keeping| {
        let tile = tiles::kind(keeping.kind, to.tongue);
        let useful = keeping.useful.as_slice();
        let is_new = before.replace(useful) != Some(useful);
        match keeping.left() {
            0 => say::lesson_discard_nothing(to, tile),
            left if is_new && useful.len() <= MOST_KINDS => {
                glyph::unspaced(&say::lesson_discard(to, tile, left, named(useful, to)))
            }
            left => say::lesson_discard_many(to, tile, left),
        }
    });
    told.collect()
}

/// So many kinds find room at the end of a line.
const FEW: usize = 3;

/// The kinds that help, the first few of them.
fn named(useful: &[(Kind, u8)], to: Reader) -> String {
    let most = match to.tiles {
        TileStyle::Pictures => MOST_PICTURES,
        TileStyle::Glyphs | TileStyle::Text => MOST_KINDS,
    };
    let row: Vec<_> = useful
        .iter()
        .take(most)
        .map(|(kind, _)| (*kind).into())
        .collect();
    let more = if useful.len() > most { " …" } else { "" };
    // Many stand in a line of their own: a phone would break theirs.
    let line = if useful.len() > FEW { "\n" } else { "" };
    format!(
        "{line}{}{more}",
        glyph::set_apart(&glyph::row(&row, to), to)
    )
}

/// What a win must be worth here, where that is more than nothing.
fn needs(view: &View, to: Reader) -> Option<String> {
    let count = &view.rules.worth.count;
    let least = count.minimum_with(view.counters);
    (least > 0).then(|| say::lesson_needs(to, rules::count(least, count.unit(), to.tongue)))
}

fn tell(tip: Tip, view: &View, to: Reader) -> String {
    let words = &view.rules.vocabulary;
    let word = |id| terms::word(id, to.tongue);
    match tip {
        Tip::Turn => say::tip_turn(to),
        Tip::Claim => say::tip_claim(to, word(words.run), word(words.triplet)),
        Tip::Ready => say::tip_ready(to),
        Tip::Win => say::tip_win(to, super::moves::win(&view.stage, words, to)),
    }
}
