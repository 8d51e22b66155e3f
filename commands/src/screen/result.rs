//! The result card of a deal: who won how, what the hand is worth line by line, who pays, how things stand.

use engine::deal::event::Ending;
use engine::rules::vocabulary::Vocabulary;
use engine::score::sheet::{Line, Sheet, Unit, Win};
use engine::seat::Seat;

use super::board::{self, round};
use super::controls::{button, rows};
use super::facts::ResultFacts;
use super::limits::{clamp, length};
use super::page::{Card, Field, Screen, Style};
use super::payments::aligned;
use super::{glyph, payments, people, story};
use crate::ask::Ask;
use crate::words::list::list;
use crate::words::{Tongue, rules, say, tiles};

/// The stripe of a result card.
const COLOUR: u32 = 0xF9A825;

/// The most characters of the sheet of the one hand that has won, and of each of several.
const MOST_SHEET: usize = 1000;
const MOST_OF_SEVERAL: usize = 700;

/// The most characters of the sheet of a hand that has not won.
const MOST_COUNTED: usize = 500;

/// The result card of a deal.
#[must_use]
pub fn draw(facts: &ResultFacts<'_>, tongue: Tongue) -> Screen {
    let mut fields = Vec::new();
    for win in &facts.end.wins {
        fields.extend(win_fields(win, facts, tongue));
    }
    fields.extend(indicators(facts, tongue));
    fields.extend(waiting(facts, tongue));
    fields.extend(counted(facts, tongue));
    fields.push(field(
        say::result_payments(tongue),
        payments::changes(facts, tongue),
    ));
    fields.extend(
        payments::transfers(facts, tongue).map(|text| field(say::result_transfers(tongue), text)),
    );
    let card = Card {
        title: title(facts, tongue),
        body: clamp(
            &format!(
                "{}\n{}",
                story::ended(facts.end, facts.players, words(facts), tongue),
                after(facts, tongue)
            ),
            1500,
        ),
        fields,
        colour: Some(COLOUR),
        footer: say::table_number(tongue, facts.table.id.to_string()),
    };
    let whole = button(
        &facts.table,
        Ask::WholeDeal,
        &say::press_whole_deal(tongue),
        Style::Secondary,
    );
    let mut buttons = vec![whole];
    if !facts.end.last {
        buttons.insert(
            0,
            button(
                &facts.table,
                Ask::Ready,
                &say::press_ready(tongue),
                Style::Success,
            ),
        );
    }
    Screen {
        cards: vec![card],
        rows: rows(buttons),
        ..Screen::default()
    }
}

fn title(facts: &ResultFacts<'_>, tongue: Tongue) -> String {
    let what = match (facts.end.ending, facts.end.wins.as_slice()) {
        (Ending::Won, [win]) => {
            say::result_won(tongue, people::at(facts.players, win.seat, tongue))
        }
        (Ending::Won, wins) => say::result_won_several(tongue, wins.len()),
        (Ending::Exhausted, _) => say::result_exhausted(tongue),
        (Ending::NoReplacement, _) => say::result_no_replacement(tongue),
        (Ending::Aborted, _) => say::result_aborted(tongue),
        (Ending::Penalized, _) => say::result_penalized(tongue),
    };
    clamp(
        &say::result_title(tongue, round(facts.view, tongue), what),
        256,
    )
}

/// What comes next.
fn after(facts: &ResultFacts<'_>, tongue: Tongue) -> String {
    if facts.end.last {
        return say::result_last(tongue);
    }
    let dealer = if facts.end.dealer_stays {
        say::result_dealer_stays(tongue, people::at(facts.players, facts.view.dealer, tongue))
    } else {
        say::result_dealer_passes(tongue)
    };
    let next = facts.next.map_or_else(
        || say::result_waits(tongue),
        |next| say::result_next(tongue, format!("<t:{}:R>", next.seconds())),
    );
    let mut lines = vec![format!("{dealer} {next}")];
    if !facts.ready.is_empty() {
        let names: Vec<String> = facts
            .ready
            .iter()
            .map(|seat| people::at(facts.players, seat, tongue))
            .collect();
        lines.push(say::result_ready(tongue, list(&names, tongue)));
    }
    lines.join("\n")
}

fn win_fields(win: &Win, facts: &ResultFacts<'_>, tongue: Tongue) -> [Field; 2] {
    let several = facts.end.wins.len() > 1;
    let most = if several { MOST_OF_SEVERAL } else { MOST_SHEET };
    let name = |what: String| {
        if several {
            format!("{} · {what}", people::at(facts.players, win.seat, tongue))
        } else {
            what
        }
    };
    [
        field(
            name(say::result_hand(tongue)),
            hand(win, facts.view.dealer, tongue),
        ),
        field(
            name(say::result_sheet(tongue)),
            glyph::block(&fitted(&win.sheet, most, words(facts), tongue)),
        ),
    ]
}

fn field(name: String, value: String) -> Field {
    Field {
        name: clamp(&name, 256),
        value: clamp(&value, 1024),
        inline: false,
    }
}

/// The indicators turned, then those opened under them for a winner who declared riichi.
fn indicators(facts: &ResultFacts<'_>, tongue: Tongue) -> Option<Field> {
    if facts.end.wins.is_empty() || facts.view.indicators.is_empty() {
        return None;
    }
    let [turned, made] = board::indicators(&facts.view.indicators, tongue);
    let mut rows = vec![say::board_indicators(tongue, turned, made)];
    if !facts.end.under_indicators.is_empty() {
        let [under, made] = board::indicators(&facts.end.under_indicators, tongue);
        rows.push(say::result_under(tongue, under, made));
    }
    Some(field(say::result_dora(tongue), rows.join("\n")))
}

/// The hands that waited when nobody won, where that is paid for.
fn waiting(facts: &ResultFacts<'_>, tongue: Tongue) -> Option<Field> {
    let lines: Vec<(String, String)> = (0..4)
        .map(|step| facts.view.dealer.turned(step))
        .filter(|&seat| facts.end.waiting[seat])
        .map(|seat| {
            let name = people::bare_name(&facts.players[seat].sitter, tongue);
            let sets = facts.end.melds[seat]
                .iter()
                .map(|meld| glyph::open_meld(meld, facts.view.dealer, tongue));
            let hand: Vec<String> = std::iter::once(glyph::row(&facts.end.hands[seat], tongue))
                .chain(sets)
                .collect();
            (name, hand.join("  "))
        })
        .collect();
    let text = lines
        .iter()
        .map(|(name, hand)| format!("{name}\n  {hand}"))
        .collect::<Vec<_>>()
        .join("\n");
    (!lines.is_empty()).then(|| {
        field(
            say::result_waiting(tongue),
            glyph::block(&clamp(&text, 1000)),
        )
    })
}

/// The words of the game.
fn words<'a>(facts: &ResultFacts<'a>) -> &'a Vocabulary {
    &facts.table.rules.vocabulary
}

/// What the hands of the others count, where they settle among themselves.
fn counted(facts: &ResultFacts<'_>, tongue: Tongue) -> Vec<Field> {
    let fields = (0..4)
        .map(|step| facts.view.dealer.turned(step))
        .map(|seat| {
            let counted = facts.end.counted[seat].as_ref()?;
            let name = say::result_counts(tongue, people::at(facts.players, seat, tongue));
            let lines = fitted(counted, MOST_COUNTED, words(facts), tongue);
            Some(field(name, glyph::block(&lines)))
        });
    fields.flatten().collect()
}

/// The winning hand with the winning tile apart.
fn hand(win: &Win, dealer: Seat, tongue: Tongue) -> String {
    let mut row = glyph::row(&win.concealed, tongue);
    if let Some(tile) = win.tile {
        row = format!("{row}  +  {}", tiles::code(tile, tongue));
    }
    let mut lines = vec![row];
    if !win.melds.is_empty() {
        let sets: Vec<String> = win
            .melds
            .iter()
            .map(|meld| glyph::open_meld(meld, dealer, tongue))
            .collect();
        lines.push(sets.join("  "));
    }
    if !win.bonus.is_empty() {
        lines.push(glyph::row(&win.bonus, tongue));
    }
    glyph::block(&lines.join("\n"))
}

/// The scoring sheet in so many characters: where it is longer, lines are left out before the totals, which always stand.
fn fitted(sheet: &Sheet, most: usize, words: &Vocabulary, tongue: Tongue) -> String {
    let whole = self::sheet(sheet, words, tongue);
    if length(&whole) <= most {
        return whole;
    }
    let lines: Vec<&str> = whole.lines().collect();
    let (counted, totals) = lines.split_at(sheet.lines.len().min(lines.len()));
    let totals = totals.join("\n");
    let mut room = most.saturating_sub(length(&totals) + length("…\n"));
    let fitting = counted.iter().take_while(|line| {
        let fits = length(line) < room;
        room = room.saturating_sub(length(line) + 1);
        fits
    });
    let kept: Vec<&str> = fitting.copied().chain(["…", &totals]).collect();
    kept.join("\n")
}

/// The scoring sheet: each line with its value, then what they add up to, then the limit.
pub(super) fn sheet(sheet: &Sheet, words: &Vocabulary, tongue: Tongue) -> String {
    let mut pairs: Vec<(String, String)> = sheet
        .lines
        .iter()
        .map(|line| {
            (
                line_name(line, words, tongue),
                rules::count(line.worth, line.unit, tongue),
            )
        })
        .collect();
    for &(unit, total) in &sheet.totals {
        pairs.push((say::result_total(tongue), rules::count(total, unit, tongue)));
    }
    pairs.extend(value(sheet, tongue));
    aligned(&pairs)
}

/// What the totals come to, where they are not the value themselves: faan are, as long as nothing cuts them; everything
/// else comes to points.
fn value(sheet: &Sheet, tongue: Tongue) -> Option<(String, String)> {
    let faan = matches!(sheet.totals.first(), Some((Unit::Faan, _)));
    let name = match &sheet.limit {
        Some(limit) => rules::limit(limit, tongue),
        None if faan => return None,
        None => say::result_value(tongue),
    };
    let unit = if faan { Unit::Faan } else { Unit::Points };
    Some((name, rules::count(sheet.value, unit, tongue)))
}

fn line_name(line: &Line, words: &Vocabulary, tongue: Tongue) -> String {
    let name = rules::line(&line.name, words, tongue);
    line.tile.map_or(name.clone(), |tile| {
        say::result_line_tile(tongue, name, tiles::code(tile, tongue))
    })
}
