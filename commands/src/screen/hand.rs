//! The hand panel: a player's own tiles, and a button for each thing he can do now.

use config::pace::Window;
use engine::deal::moves::Move;
use engine::deal::reason::Reason;
use engine::deal::view::{OwnView, Stage, View, Wait};

use super::board::{round, until};
use super::controls::{ROW, rows};
use super::facts::PanelFacts;
use super::limits::clamp;
use super::page::{Card, Field, Row, Screen};
use super::{glyph, moves, people, refusals};
use crate::words::list::list;
use crate::words::{Tongue, reason, rules, say, terms, tiles};

/// The stripe of a hand.
const COLOUR: u32 = 0x1565C0;

/// The hand panel, with a button for each thing its owner can do now.
#[must_use]
pub fn draw(facts: &PanelFacts<'_>, tongue: Tongue) -> Screen {
    let mut choices = facts.view.choices();
    // Only a sealed window is shortened by the pass of somebody who has nothing to claim; elsewhere it would be an idle
    // press after every discard. The board keeps its own.
    if choices == [Move::Pass] && facts.table.pace.window != Window::Sealed {
        choices.clear();
    }
    // A false win can be declared where the house lets it be: the button must not tell which it is.
    if facts.view.is_risk(Move::Win) {
        choices.insert(0, Move::Win);
    }
    draw_with(facts, &choices, tongue)
}

/// Asks which of several claims or kongs is meant: one button for each, and the pass where there is one.
#[must_use]
pub fn which(facts: &PanelFacts<'_>, meant: &[Move], tongue: Tongue) -> Screen {
    let text = match meant.first() {
        Some(Move::Chow { .. }) => say::hand_which_chow(tongue),
        Some(Move::Pong { .. }) => say::hand_which_pong(tongue),
        Some(_) | None => {
            let four = facts.view.rules.vocabulary.four;
            say::hand_which_kong(tongue, terms::word(four, tongue))
        }
    };
    let button = |&what: &Move| moves::button(&facts.table, facts.view, what, tongue);
    let mut rows = rows(meant.iter().take(4 * ROW).map(button).collect());
    if matches!(facts.view.stage, Stage::Claims { .. }) {
        rows.push(Row::Buttons(vec![button(&Move::Pass)]));
    }
    Screen {
        text,
        rows,
        ..Screen::default()
    }
}

/// Why the buttons one would like are not there: each claim or move with its reason.
#[must_use]
pub fn why(facts: &PanelFacts<'_>, tongue: Tongue) -> Screen {
    let words = &facts.view.rules.vocabulary;
    let lines: Vec<String> = refusals::all(facts.view)
        .into_iter()
        .map(|(what, why)| {
            let why = why.map_or_else(
                || say::why_possible(tongue),
                |why| reason::why(&why, words, tongue),
            );
            say::why_line(tongue, moves::word(what, facts.view, tongue), why)
        })
        .collect();
    Screen {
        text: clamp(
            &format!("{}\n{}", say::why_title(tongue), lines.join("\n")),
            2000,
        ),
        ..Screen::default()
    }
}

fn draw_with(facts: &PanelFacts<'_>, choices: &[Move], tongue: Tongue) -> Screen {
    let Some(own) = &facts.view.own else {
        return super::notice::reason(&Reason::NotSeated, &facts.view.rules.vocabulary, tongue);
    };
    let seat = &facts.view.seats[own.seat];
    let wind = tiles::wind(facts.view.wind(own.seat), tongue);
    let mut fields = Vec::new();
    let mut field = |name: String, value: String| {
        fields.push(Field {
            name,
            value: clamp(&value, 1024),
            inline: false,
        })
    };
    if !seat.melds.is_empty() {
        let sets: Vec<String> = seat
            .melds
            .iter()
            .map(|meld| {
                glyph::inline(&glyph::meld(
                    meld,
                    facts.table.rules.calls.concealed_kong,
                    facts.view.dealer,
                    tongue,
                ))
            })
            .collect();
        field(say::hand_sets(tongue), sets.join(" "));
    }
    if !seat.bonus.is_empty() {
        field(
            say::hand_bonus(tongue),
            glyph::inline(&glyph::row(&seat.bonus, tongue)),
        );
    }
    if !own.waits.is_empty() {
        field(say::hand_waits(tongue), waits(own, tongue));
    }
    let place = say::hand_where(
        tongue,
        people::link(&facts.table, tongue),
        wind,
        people::number(seat.points),
    );
    let mut lines = vec![
        place,
        glyph::block(&tiles_of(own, tongue)),
        status(facts, own, choices, tongue),
    ];
    lines.extend(standing(facts.view, own, tongue));
    let card = Card {
        title: say::hand_title(tongue, round(facts.view, tongue)),
        body: clamp(&lines.join("\n"), 2000),
        fields,
        colour: Some(COLOUR),
        footer: say::legend_tiles(tongue),
    };
    Screen {
        text: call(&facts.view.stage, choices, tongue),
        cards: vec![card],
        rows: moves::rows(&facts.table, facts.view, choices, tongue),
        ..Screen::default()
    }
}

/// What a notification shows of the message: why its owner is called; nothing when he need not act.
fn call(stage: &Stage, choices: &[Move], tongue: Tongue) -> String {
    match stage {
        Stage::Turn { .. } if !choices.is_empty() => say::hand_call_turn(tongue),
        Stage::Claims { tile, robbing, .. } if choices.iter().any(|&what| what != Move::Pass) => {
            match tile {
                Some(tile) if !robbing => say::hand_call_claim(tongue, tiles::tile(*tile, tongue)),
                Some(_) | None => say::hand_call_rob(tongue),
            }
        }
        Stage::Turn { .. } | Stage::Claims { .. } | Stage::Between(_) | Stage::Finished(..) => {
            String::new()
        }
    }
}

/// The hand in order, the drawn tile apart.
fn tiles_of(own: &OwnView, tongue: Tongue) -> String {
    let hand = glyph::row(&own.hand, tongue);
    own.drawn.map_or(hand.clone(), |drawn| {
        format!("{hand}  +  {}", tiles::code(drawn, tongue))
    })
}

fn status(facts: &PanelFacts<'_>, own: &OwnView, choices: &[Move], tongue: Tongue) -> String {
    let who = |seat| people::at(facts.players, seat, tongue);
    let until = until(facts.deadline, tongue);
    match &facts.view.stage {
        Stage::Turn { seat } if *seat == own.seat => {
            let turn = own.drawn.map_or_else(
                || say::hand_turn(tongue),
                |tile| say::hand_turn_drawn(tongue, tiles::tile(tile, tongue)),
            );
            let has_bank = facts.deadline.is_some() && facts.bank > 0;
            let bank = has_bank.then(|| {
                format!(
                    " {}",
                    say::hand_bank(tongue, say::seconds(tongue, facts.bank))
                )
            });
            format!("{turn}{until}{}", bank.unwrap_or_default())
        }
        Stage::Turn { seat } => say::hand_waiting(tongue, who(*seat)),
        Stage::Claims { .. } if let Some(answer) = own.answered => {
            say::hand_answered(tongue, moves::word(answer, facts.view, tongue))
        }
        Stage::Claims {
            from,
            tile,
            robbing,
        } => {
            let tile = tile.map(|tile| tiles::tile(tile, tongue));
            format!(
                "{}{until}",
                window(
                    who(*from),
                    *from == own.seat,
                    tile,
                    *robbing,
                    choices,
                    terms::word(facts.view.rules.vocabulary.four, tongue),
                    tongue
                )
            )
        }
        Stage::Between(_) => say::hand_between(tongue),
        Stage::Finished(..) => say::hand_finished(tongue),
    }
}

fn window(
    from: String,
    is_own: bool,
    tile: Option<String>,
    robbing: bool,
    choices: &[Move],
    four: String,
    tongue: Tongue,
) -> String {
    let can_claim = choices.iter().any(|&what| what != Move::Pass);
    match (tile, is_own, robbing) {
        (_, true, true) => say::hand_window_rob_own(tongue, four),
        (Some(tile), true, false) => say::hand_window_own(tongue, tile),
        (Some(tile), false, true) if can_claim => say::hand_window_rob(tongue, from, four, tile),
        (Some(tile), false, false) if can_claim => say::hand_window(tongue, from, tile),
        (Some(tile), false, false) => say::hand_window_nothing(tongue, from, tile),
        (Some(tile), false, true) => say::board_window_rob(tongue, from, four, tile),
        (None, ..) => say::hand_window_unseen(tongue, from, four),
    }
}

/// How the hand stands: declared or not, and what keeps it from winning on discards.
fn standing(view: &View, own: &OwnView, tongue: Tongue) -> Vec<String> {
    let words = &view.rules.vocabulary;
    let seat = &view.seats[own.seat];
    let mut lines = Vec::new();
    if seat.riichi {
        let call = terms::word(words.announcement, tongue);
        let four = terms::word(words.four, tongue);
        lines.push(say::hand_declared(tongue, call, four));
    }
    if seat.ippatsu && seat.riichi {
        lines.push(say::hand_ippatsu(tongue));
    }
    lines.extend(
        own.barred
            .as_ref()
            .map(|barred| say::hand_barred(tongue, reason::why(barred, words, tongue))),
    );
    lines
}

fn waits(own: &OwnView, tongue: Tongue) -> String {
    let lines: Vec<String> = own
        .waits
        .iter()
        .map(|wait| {
            say::hand_wait(
                tongue,
                tiles::code(wait.kind.into(), tongue),
                wait.left,
                worth(wait, tongue),
            )
        })
        .collect();
    lines.join("\n")
}

fn worth(wait: &Wait, tongue: Tongue) -> String {
    match &wait.on_discard {
        Ok(sheet) => {
            let totals = sheet.totals.iter();
            let totals: Vec<String> = totals
                .map(|&(unit, count)| rules::count(count, unit, tongue))
                .collect();
            list(&totals, tongue)
        }
        Err(Reason::BelowMinimum { have, need, .. }) => {
            say::hand_wait_too_little(tongue, *have, *need)
        }
        Err(Reason::NoYaku) => say::hand_wait_no_yaku(tongue),
        Err(_) => say::hand_wait_barred(tongue),
    }
}
