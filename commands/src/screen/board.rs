//! The board: what everybody may know, drawn whole.

use engine::deal::view::{Stage, View};
use engine::meld::{MeldKind, ShownMeld};
use engine::rules::dora::dora;
use engine::seat::{Seat, Seats};
use engine::tile::Tile;

use super::controls::{self, button};
use super::facts::{BoardFacts, TableFacts};
use super::limits::{clamp, fitting, length};
use super::page::{Card, Field, Row, Screen, Style};
use super::{glyph, people, story};
use crate::ask::pace::Proposal;
use crate::ask::{Act, Ask};
use crate::who::Moment;
use crate::words::list::list;
use crate::words::name::shown;
use crate::words::{Reader, TileStyle, rules, say, terms, tiles};

/// The stripe of the board.
const COLOUR: u32 = 0x1B5E20;

/// The most characters of a field's value.
const FIELD: usize = 1024;

/// A name that shows nothing: Discord wants one for each field.
const NAMELESS: &str = "\u{200B}";

/// Moves told in words.
const RECENT: usize = 4;

/// The board. Between deals and after the game it has no buttons.
#[must_use]
pub fn draw(facts: &BoardFacts<'_>, to: Reader) -> Screen {
    fitting(to, |to| page(facts, to))
}

fn page(facts: &BoardFacts<'_>, to: Reader) -> Screen {
    let view = facts.view;
    let words = &facts.table.rules.vocabulary;
    let mut rows = match view.stage {
        Stage::Turn { .. } => buttons(&facts.table, words.drawn_win, to),
        Stage::Claims { .. } => buttons(&facts.table, words.claimed_win, to),
        Stage::Between(_) | Stage::Finished(..) => Vec::new(),
    };
    rows.extend(of_the_table(facts, to));
    let card = Card {
        title: title(facts, to),
        body: body(facts, to),
        fields: (0..4)
            .flat_map(|step| seat(facts, view.dealer.turned(step), to))
            .collect(),
        colour: Some(COLOUR),
        footer: footer(facts, to),
        image: None,
    };
    Screen {
        cards: vec![card],
        rows,
        ..Screen::default()
    }
}

/// The round, its dealer and the number of a deal, as in `East 3, deal 5`.
pub(super) fn round(view: &engine::deal::view::View, to: Reader) -> String {
    let wind = tiles::wind(view.round_wind(), to.tongue);
    say::round_and_deal(to, wind, view.dealer_number(), view.deal)
}

/// When a turn or window ends, as a timestamp that counts down by itself.
pub(super) fn until(deadline: Option<Moment>, to: Reader) -> Option<String> {
    deadline.map(|moment| say::until(to, format!("<t:{}:R>", moment.seconds())))
}

/// One sentence after the other, as the language puts them.
pub(super) fn sentences(
    first: String,
    others: impl IntoIterator<Item = String>,
    to: Reader,
) -> String {
    let others = others.into_iter();
    others.fold(first, |said, next| say::both_sentences(to, said, next))
}

/// The buttons that everybody sees, the same whoever could claim; `win` is the word for a win at this moment.
pub(super) fn claim_row(table: &TableFacts<'_>, win: &str, to: Reader) -> Row {
    let words = &table.rules.vocabulary;
    let claim = |act, label: String| button(table, Ask::Act(act), &label, Style::Secondary);
    Row::Buttons(vec![
        claim(Act::Chow(None), terms::capital(words.run, to.tongue)),
        claim(Act::Pong(None), terms::capital(words.triplet, to.tongue)),
        claim(Act::Kong(None), terms::capital(words.four, to.tongue)),
        button(
            table,
            Ask::Act(Act::Win),
            &terms::capital(win, to.tongue),
            Style::Success,
        ),
        claim(Act::Pass, say::press_pass(to)),
    ])
}

fn buttons(table: &TableFacts<'_>, win: &str, to: Reader) -> Vec<Row> {
    let second = vec![
        button(table, Ask::Hand, &say::press_hand(to), Style::Primary),
        button(table, Ask::Why, &say::press_why(to), Style::Secondary),
        button(
            table,
            Ask::Rules(0),
            &say::press_rules(to),
            Style::Secondary,
        ),
        button(table, Ask::Watch, &say::press_watch(to), Style::Secondary),
    ];
    vec![claim_row(table, win, to), Row::Buttons(second)]
}

/// What concerns the table rather than the deal: going on, agreeing, taking a seat, coming back.
fn of_the_table(facts: &BoardFacts<'_>, to: Reader) -> Vec<Row> {
    let table = &facts.table;
    let mut row = Vec::new();
    if facts.is_paused {
        row.push(button(
            table,
            Ask::Resume,
            &say::press_resume(to),
            Style::Success,
        ));
    }
    if let Some(accord) = &facts.accord {
        let agree = Ask::Agree(Some(accord.number));
        row.push(button(table, agree, &say::press_agree(to), Style::Success));
    }
    for seat in facts.open.iter() {
        let wind = tiles::wind(facts.view.wind(seat), to.tongue);
        let label = say::press_take(to, wind);
        row.push(button(table, Ask::Take(Some(seat)), &label, Style::Primary));
    }
    let is_on = !matches!(facts.view.stage, Stage::Finished(..));
    if is_on && facts.players.iter().any(|(_, player)| player.away) {
        let back = say::press_i_am_back(to);
        row.push(button(table, Ask::Back, &back, Style::Secondary));
    }
    controls::rows(row)
}

/// What is proposed, who has agreed and whose word is missing.
fn accord(facts: &BoardFacts<'_>, to: Reader) -> Option<String> {
    let accord = facts.accord.as_ref()?;
    let names = |seats: Seats| {
        let names: Vec<String> = seats
            .iter()
            .map(|seat| people::at(facts.players, seat, to))
            .collect();
        list(&names, to.tongue)
    };
    let what = match accord.what {
        Proposal::Pause => say::board_accord_pause(to),
        Proposal::Pace { name, pace } => say::board_accord_pace(
            to,
            rules::pace(name, to.tongue),
            rules::numbers(pace, to.tongue),
        ),
    };
    Some(say::board_accord(
        to,
        what,
        names(accord.agreed),
        names(accord.waiting),
    ))
}

fn title(facts: &BoardFacts<'_>, to: Reader) -> String {
    say::board_title(to, facts.table.game(to), round(facts.view, to))
}

fn body(facts: &BoardFacts<'_>, to: Reader) -> String {
    let view = facts.view;
    let mut head = vec![say::board_wall(to, view.wall_left)];
    if view.counters > 0 {
        head.push(say::board_counters(to, view.counters));
    }
    if view.bets > 0 {
        head.push(say::board_bets(to, view.bets));
    }
    if !view.indicators.is_empty() {
        let [turned, made] = indicators(&view.indicators, to);
        head.push(say::board_indicators(to, turned, made));
    }
    let told: Vec<String> = facts
        .recent
        .iter()
        .filter_map(|seen| story::line(seen, facts.players, &facts.table.rules.vocabulary, to))
        .collect();
    let mut lines = vec![head.join(" · ")];
    lines.extend(facts.back.then(|| say::board_back(to)));
    lines.extend(facts.is_paused.then(|| say::board_paused(to)));
    lines.extend(accord(facts, to));
    lines.extend(facts.coming.iter().filter_map(|(seat, member)| {
        let wind = tiles::wind(view.wind(seat), to.tongue);
        let name = shown(&member.as_ref()?.name);
        Some(say::board_coming(to, name, wind))
    }));
    lines.extend(
        facts
            .vote
            .map(|vote| say::board_vote(to, vote.votes, vote.needed)),
    );
    lines.extend(
        told.iter()
            .skip(told.len().saturating_sub(RECENT))
            .map(|line| format!("> {}", clamp(&line.replace('\n', " "), 300))),
    );
    let ends = until(facts.deadline, to);
    lines.push(sentences(now(facts, to), ends, to));
    clamp(&lines.join("\n"), 2000)
}

/// Indicators, with the kinds that they make dora.
pub(super) fn indicators(row: &[Tile], to: Reader) -> [String; 2] {
    let made: Vec<Tile> = row
        .iter()
        .filter_map(|tile| tile.kind())
        .map(|kind| dora(kind).into())
        .collect();
    [row, &made].map(|row| glyph::set_apart(&glyph::row(row, to), to))
}

/// Whose move it is. In a window: until when, and never who is waited for.
fn now(facts: &BoardFacts<'_>, to: Reader) -> String {
    let who = |seat: Seat| people::at(facts.players, seat, to);
    match &facts.view.stage {
        Stage::Turn { seat } => say::board_turn(
            to,
            who(*seat),
            tiles::wind(facts.view.wind(*seat), to.tongue),
        ),
        Stage::Claims {
            from,
            tile,
            robbing,
        } => {
            let four = terms::word(facts.table.rules.vocabulary.four, to.tongue);
            window(who(*from), *tile, *robbing, four, to)
        }
        Stage::Between(_) => say::board_between(to),
        Stage::Finished(..) => say::board_finished(to),
    }
}

fn window(from: String, tile: Option<Tile>, robbing: bool, four: String, to: Reader) -> String {
    match tile.map(|tile| tiles::tile(tile, to.tongue)) {
        Some(tile) if robbing => say::board_window_rob(to, from, four, tile),
        Some(tile) => say::board_window(to, from, tile),
        None => say::board_window_rob_unseen(to, from, four),
    }
}

fn seat(facts: &BoardFacts<'_>, seat: Seat, to: Reader) -> Vec<Field> {
    let view = facts.view;
    let there = &view.seats[seat];
    let player = &facts.players[seat];
    let wind = tiles::wind(view.wind(seat), to.tongue);
    let mut name = say::board_seat(
        to,
        wind,
        people::at(facts.players, seat, to),
        people::number(there.points),
    );
    if there.riichi {
        let call = terms::word(facts.table.rules.vocabulary.announcement, to.tongue);
        name.push_str(&format!(" · {}", say::board_declared(to, call)));
    }
    name = people::marked(name, player, to);
    if matches!(view.stage, Stage::Turn { seat: turn } if turn == seat) {
        name = say::board_turn_mark(to, name);
    }
    let mut lines = Vec::new();
    if !there.melds.is_empty() {
        let sets: Vec<String> = there
            .melds
            .iter()
            .map(|meld| {
                let display = facts.table.rules.calls.concealed_kong;
                glyph::set_apart(&glyph::meld(meld, display, view.dealer, to), to)
            })
            .collect();
        lines.push(format!(
            "{} {}",
            say::board_sets(to),
            glyph::in_rows(&sets, " ")
        ));
    }
    if !there.bonus.is_empty() {
        lines.push(format!(
            "{} {}",
            say::board_bonus(to),
            glyph::set_apart(&glyph::row(&there.bonus, to), to)
        ));
    }
    let river = if there.river.is_empty() {
        say::board_river_empty(to)
    } else {
        glyph::river(&there.river, to)
    };
    let river = glyph::laid_out(&river, to);
    let field = |name: &str, value: String| Field {
        name: clamp(name, 256),
        value,
        inline: false,
    };
    let sets = lines.join("\n");
    if sets.is_empty() {
        return vec![field(&name, river)];
    }
    let river = match to.tiles {
        // Else a long row of sets looks like a part of it.
        TileStyle::Pictures => format!("{}\n{river}", say::board_river(to)),
        TileStyle::Glyphs | TileStyle::Text => river,
    };
    let whole = format!("{sets}\n{river}");
    // In pictures, the sets and the river of a long deal need a field each.
    if length(&whole) <= FIELD {
        vec![field(&name, whole)]
    } else {
        vec![field(&name, sets), field(NAMELESS, river)]
    }
}

fn footer(facts: &BoardFacts<'_>, to: Reader) -> String {
    let whole = facts.commitment.to_string();
    // Whole until the first deal is over; later boards show enough of it to tell that it is still the same.
    let promise = match facts.view.deal {
        0 | 1 => glyph::in_groups(&whole),
        _ => whole.chars().take(12).collect(),
    };
    let table = say::table_number(to, facts.table.id.to_string());
    format!(
        "{}\n{table} · {}",
        legend(facts.view, to),
        say::board_commitment(to, promise)
    )
}

/// What the marks on tiles mean: those of every board, and the rarer ones where they are to be seen.
fn legend(view: &View, to: Reader) -> String {
    let melds = || view.seats.iter().flat_map(|(_, seat)| &seat.melds);
    let is_added = |meld: &ShownMeld| matches!(meld, ShownMeld::Open(meld) if meld.kind == MeldKind::AddedKong);
    let is_concealed = |meld: &ShownMeld| match meld {
        ShownMeld::Open(meld) => meld.is_concealed(),
        ShownMeld::Hidden => true,
    };
    let words = &view.rules.vocabulary;
    let four = || terms::word(words.four, to.tongue);
    let rare = [
        view.seats
            .iter()
            .any(|(_, seat)| seat.riichi)
            .then(|| say::legend_riichi(to, terms::word(words.announcement, to.tongue))),
        melds()
            .any(is_concealed)
            .then(|| say::legend_concealed(to, four())),
        melds().any(is_added).then(|| say::legend_added(to, four())),
    ];
    let marks = std::iter::once(say::board_legend(to)).chain(rare.into_iter().flatten());
    marks.collect::<Vec<_>>().join(" · ")
}
