//! The hand panel: a player's own tiles, and a button for each thing he can do now.

use config::pace::Window;
use engine::deal::moves::Move;
use engine::deal::reason::Reason;
use engine::deal::view::{OwnView, Stage, View, Wait};

use super::board::{round, sentences, until};
use super::controls::{ROW, button, rows};
use super::facts::PanelFacts;
use super::limits::clamp;
use super::page::{Card, Field, Row, Screen, Style};
use super::{away, glyph, lesson, moves, orders, people, picture, refusals};
use crate::ask::{Ask, Pause};
use crate::orders::wait_for_the_end;
use crate::words::list::list;
use crate::words::{Reader, TileStyle, reason, rules, say, terms, tiles};

/// The stripe of a hand.
const COLOUR: u32 = 0x1565C0;

/// The hand panel, with a button for each thing its owner can do now.
#[must_use]
pub fn draw(facts: &PanelFacts<'_>, to: Reader) -> Screen {
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
    draw_with(facts, &choices, to)
}

/// Asks which of several claims or kongs is meant: one button for each, and the pass where there is one.
#[must_use]
pub fn which(facts: &PanelFacts<'_>, meant: &[Move], to: Reader) -> Screen {
    let text = match meant.first() {
        Some(Move::Chow { .. }) => say::hand_which_chow(to),
        Some(Move::Pong { .. }) => say::hand_which_pong(to),
        Some(_) | None => {
            let four = facts.view.rules.vocabulary.four;
            say::hand_which_kong(to, terms::word(four, to.tongue))
        }
    };
    let button = |&what: &Move| moves::button(&facts.table, facts.view, what, to);
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
pub fn why(facts: &PanelFacts<'_>, to: Reader) -> Screen {
    let words = &facts.view.rules.vocabulary;
    let lines: Vec<String> = refusals::all(facts.view)
        .into_iter()
        .map(|(what, why)| {
            // The reason names the discard, where it lies in that.
            let is_barred = matches!(what, Move::Riichi { .. }) && why.is_some();
            let what = if is_barred {
                terms::capital(words.announcement, to.tongue)
            } else {
                moves::word(what, facts.view, to)
            };
            let why = why.map_or_else(
                || say::why_possible(to),
                |why| reason::why(&why, words, to.tongue),
            );
            say::why_line(to, what, why)
        })
        .collect();
    Screen {
        text: clamp(
            &format!("{}\n{}", say::why_title(to), lines.join("\n")),
            2000,
        ),
        ..Screen::default()
    }
}

fn draw_with(facts: &PanelFacts<'_>, choices: &[Move], to: Reader) -> Screen {
    let Some(own) = &facts.view.own else {
        return super::notice::reason(&Reason::NotSeated, &facts.view.rules.vocabulary, to);
    };
    if facts.players[own.seat].away {
        return away::draw(facts, to);
    }
    let seat = &facts.view.seats[own.seat];
    let wind = tiles::wind(facts.view.wind(own.seat), to.tongue);
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
                let display = facts.table.rules.calls.concealed_kong;
                glyph::set_apart(&glyph::meld(meld, display, facts.view.dealer, to), to)
            })
            .collect();
        field(say::hand_sets(to), glyph::in_rows(&sets, " "));
    }
    if !seat.bonus.is_empty() {
        field(
            say::hand_bonus(to),
            glyph::set_apart(&glyph::row(&seat.bonus, to), to),
        );
    }
    if !own.waits.is_empty() {
        field(say::hand_waits(to), waits(own, to));
    }
    fields.extend(lesson::fields(facts, to));
    fields.extend(orders::field(facts, to));
    fields.extend(orders::ended(facts, to));
    let place = say::hand_where(
        to,
        people::link(&facts.table, to),
        wind,
        people::number(seat.points),
    );
    let mut lines = vec![
        place,
        glyph::hand(&own.hand, own.drawn, to),
        status(facts, own, choices, to),
    ];
    if let Some(what) = facts.ordered {
        let what = moves::word(what, facts.view, to);
        let window = facts.table.pace.window;
        lines.push(if wait_for_the_end(facts.view, facts.standing, window) {
            say::hand_ordered_late(to, what)
        } else {
            say::hand_ordered(to, what)
        });
    }
    lines.extend(standing(facts.view, own, to));
    let file = facts.pictured.then(|| picture::own(facts.view, to));
    let file = file.flatten();
    let card = Card {
        title: say::hand_title(to, round(facts.view, to)),
        body: clamp(&lines.join("\n"), 2000),
        fields,
        colour: Some(COLOUR),
        footer: legend(to),
        image: file.as_ref().map(|file| file.name.clone()),
    };
    let calls = facts.ordered.is_none();
    let text = calls.then(|| reminder(facts, choices, to));
    Screen {
        text: text.unwrap_or_default(),
        cards: vec![card],
        rows: laid_out(facts, choices, to),
        files: file.into_iter().collect(),
        ..Screen::default()
    }
}

/// The rows of a panel, five at most: claims, kongs and wins; the discards; and last the toggles, with what found no room
/// above before them.
fn laid_out(facts: &PanelFacts<'_>, choices: &[Move], to: Reader) -> Vec<Row> {
    let is_on = matches!(facts.view.stage, Stage::Turn { .. } | Stage::Claims { .. });
    if !is_on {
        return Vec::new();
    }
    if facts.paused.is_some() {
        return paused(facts, to);
    }
    let (mut all, mut last) = moves::rows(&facts.table, facts.view, choices, 4, to);
    last.extend(orders::toggles(facts, to));
    last.push(orders::opener(facts, to));
    let why = say::press_why(to);
    last.push(button(&facts.table, Ask::Why, &why, Style::Secondary));
    last.truncate(ROW);
    all.extend(rows(orders::shortcuts(facts, to)));
    all.extend(rows(last));
    all
}

/// The rows during a pause, in which nothing is played: going on, unless the table has lost its place; and what may be ordered.
fn paused(facts: &PanelFacts<'_>, to: Reader) -> Vec<Row> {
    let goes_on = matches!(facts.paused, Some(Pause::Agreed | Pause::Admin));
    let label = say::press_resume(to);
    let resume = goes_on.then(|| button(&facts.table, Ask::Resume, &label, Style::Success));
    let mut all = rows(resume.into_iter().collect());
    let mut last = orders::toggles(facts, to);
    last.push(orders::opener(facts, to));
    all.extend(rows(last));
    all
}

/// What the codes of tiles mean, where there are any.
fn legend(to: Reader) -> String {
    match to.tiles {
        TileStyle::Text | TileStyle::Glyphs => say::legend_tiles(to),
        TileStyle::Pictures => String::new(),
    }
}

/// What a notification shows of the message: why its owner is called, and whether his time runs out.
fn reminder(facts: &PanelFacts<'_>, choices: &[Move], to: Reader) -> String {
    match facts.paused {
        Some(Pause::Agreed | Pause::Admin) => return say::hand_paused(to),
        Some(Pause::NoPlace) => return say::wrong_paused_no_place(to),
        None => {}
    }
    let why = call(&facts.view.stage, choices, to);
    match (why.is_empty(), facts.called) {
        (true, 0) => why,
        (true, _) => say::hand_call_next(to),
        (false, 0 | 1) => why,
        (false, 2) => say::both_sentences(to, why, say::hand_call_half(to)),
        (false, _) => say::both_sentences(to, why, say::hand_call_last(to)),
    }
}

/// Why its owner is called; nothing when he need not act.
fn call(stage: &Stage, choices: &[Move], to: Reader) -> String {
    match stage {
        Stage::Turn { .. } if !choices.is_empty() => say::hand_call_turn(to),
        Stage::Claims { tile, robbing, .. } if choices.iter().any(|&what| what != Move::Pass) => {
            match tile {
                Some(tile) if !robbing => {
                    let tile = tiles::tile(*tile, to.tongue);
                    if choices.contains(&Move::Win) {
                        say::hand_call_win(to, tile)
                    } else {
                        say::hand_call_claim(to, tile)
                    }
                }
                Some(_) | None => say::hand_call_rob(to),
            }
        }
        Stage::Turn { .. } | Stage::Claims { .. } | Stage::Between(_) | Stage::Finished(..) => {
            String::new()
        }
    }
}

fn status(facts: &PanelFacts<'_>, own: &OwnView, choices: &[Move], to: Reader) -> String {
    let who = |seat| people::at(facts.players, seat, to);
    let ends = until(facts.deadline, to);
    if facts.paused.is_some() {
        return say::hand_halted(to);
    }
    match &facts.view.stage {
        Stage::Turn { seat } if *seat == own.seat => {
            let turn = turn(facts.view, own, choices, to);
            let has_bank = facts.deadline.is_some() && facts.bank > 0;
            let bank = has_bank.then(|| say::hand_bank(to, say::seconds(to, facts.bank)));
            sentences(turn, ends.into_iter().chain(bank), to)
        }
        Stage::Turn { seat } => say::hand_waiting(to, who(*seat)),
        Stage::Claims { .. } if let Some(answer) = own.answered => {
            say::hand_answered(to, moves::word(answer, facts.view, to))
        }
        Stage::Claims {
            from,
            tile,
            robbing,
        } => {
            let tile = tile.map(|tile| tiles::tile(tile, to.tongue));
            let said = window(
                who(*from),
                *from == own.seat,
                tile,
                *robbing,
                choices,
                terms::word(facts.view.rules.vocabulary.four, to.tongue),
                to,
            );
            sentences(said, ends, to)
        }
        Stage::Between(_) => say::hand_between(to),
        Stage::Finished(..) => say::hand_finished(to),
    }
}

/// What its owner does in his turn. After a riichi there is nothing to choose from but a win or a kong.
fn turn(view: &View, own: &OwnView, choices: &[Move], to: Reader) -> String {
    let Some(drawn) = own.drawn else {
        return say::hand_turn(to);
    };
    let tile = tiles::tile(drawn, to.tongue);
    let win = moves::win(&view.stage, &view.rules.vocabulary, to);
    match (choices.contains(&Move::Win), view.seats[own.seat].riichi) {
        (true, _) => say::hand_turn_win(to, tile, win),
        (false, true) => say::hand_turn_declared(to, tile),
        (false, false) => say::hand_turn_drawn(to, tile),
    }
}

fn window(
    from: String,
    is_own: bool,
    tile: Option<String>,
    robbing: bool,
    choices: &[Move],
    four: String,
    to: Reader,
) -> String {
    let can_claim = choices.iter().any(|&what| what != Move::Pass);
    match (tile, is_own, robbing) {
        (_, true, true) => say::hand_window_rob_own(to, four),
        (Some(tile), true, false) => say::hand_window_own(to, tile),
        (Some(tile), false, true) if can_claim => say::hand_window_rob(to, from, four, tile),
        (Some(tile), false, false) if choices.contains(&Move::Win) => {
            say::hand_window_win(to, from, tile)
        }
        (Some(tile), false, false) if can_claim => say::hand_window(to, from, tile),
        (Some(tile), false, false) => say::hand_window_nothing(to, from, tile),
        (Some(tile), false, true) => say::board_window_rob(to, from, four, tile),
        (None, ..) => say::hand_window_unseen(to, from, four),
    }
}

/// How the hand stands: declared or not, and what keeps it from winning on discards.
fn standing(view: &View, own: &OwnView, to: Reader) -> Vec<String> {
    let words = &view.rules.vocabulary;
    let seat = &view.seats[own.seat];
    let mut lines = Vec::new();
    if seat.riichi {
        let call = terms::word(words.announcement, to.tongue);
        let four = terms::word(words.four, to.tongue);
        lines.push(say::hand_declared(to, call, four));
    }
    if seat.ippatsu && seat.riichi {
        lines.push(say::hand_ippatsu(to));
    }
    lines.extend(
        own.barred
            .as_ref()
            .map(|barred| say::hand_barred(to, reason::why(barred, words, to.tongue))),
    );
    lines
}

fn waits(own: &OwnView, to: Reader) -> String {
    let lines: Vec<String> = own
        .waits
        .iter()
        .map(|wait| {
            say::hand_wait(
                to,
                glyph::set_apart(&glyph::tile(wait.kind.into(), to), to),
                wait.left,
                worth(wait, to),
            )
        })
        .collect();
    lines.join("\n")
}

fn worth(wait: &Wait, to: Reader) -> String {
    match &wait.on_discard {
        Ok(sheet) => {
            let totals = sheet.totals.iter();
            let totals: Vec<String> = totals
                .map(|&(unit, count)| rules::count(count, unit, to.tongue))
                .collect();
            list(&totals, to.tongue)
        }
        Err(Reason::BelowMinimum { have, need, .. }) => say::hand_wait_too_little(to, *have, *need),
        Err(Reason::NoYaku) => say::hand_wait_no_yaku(to),
        Err(_) => say::hand_wait_barred(to),
    }
}
