//! The result card of a deal: who won how, what the hand is worth line by line, who pays, how things stand.

use engine::deal::event::Ending;
use engine::meld::Meld;
use engine::rules::vocabulary::Vocabulary;
use engine::score;
use engine::score::sheet::Win;
use engine::seat::Seat;
use engine::situation::Hand;
use engine::tile::Tile;

use super::board::{self, round};
use super::controls::{button, rows};
use super::facts::ResultFacts;
use super::limits::{clamp, fitting, length};
use super::page::{Card, Field, File, Screen, Style};
use super::sheet::Sheet;
use super::{aborted, glyph, payments, people, picture, story};
use crate::ask::Ask;
use crate::words::list::list;
use crate::words::{Reader, rules, say};

/// The stripe of a result card.
const COLOUR: u32 = 0xF9A825;

/// The most characters of the sheet of a hand that has won, for which a field has room, and of the sheets of all.
const MOST_SHEET: usize = 1000;
const MOST_SHEETS: usize = 2100;

/// The most characters of the sheet of a hand that has not won.
const MOST_COUNTED: usize = 500;

/// The result card of a deal.
#[must_use]
pub fn draw(facts: &ResultFacts<'_>, to: Reader) -> Screen {
    fitting(to, |to| page(facts, to))
}

fn page(facts: &ResultFacts<'_>, to: Reader) -> Screen {
    let mut fields = Vec::new();
    for win in &facts.end.wins {
        fields.extend(win_fields(win, facts, to));
    }
    fields.extend(indicators(facts, to));
    fields.extend(waiting(facts, to));
    fields.extend(counted(facts, to));
    fields.push(field(
        say::result_payments(to),
        payments::changes(facts, to),
    ));
    fields
        .extend(payments::transfers(facts, to).map(|text| field(say::result_transfers(to), text)));
    let files = picture::wins(&facts.end.wins, facts.players, to);
    // Of several, each stands under a name.
    let is_alone = facts.end.wins.len() == 1;
    let card = Card {
        title: title(facts, to),
        body: clamp(&format!("{}\n{}", ended(facts, to), after(facts, to)), 1500),
        fields,
        colour: Some(COLOUR),
        footer: say::table_number(to, facts.table.id.to_string()),
        image: files
            .first()
            .filter(|_| is_alone)
            .map(|file| file.name.clone()),
    };
    let whole = button(
        &facts.table,
        Ask::WholeDeal,
        &say::press_whole_deal(to),
        Style::Secondary,
    );
    let mut buttons = vec![whole];
    if !facts.end.wins.is_empty() {
        let explain = say::press_explain(to);
        let explain = button(&facts.table, Ask::Explain(0), &explain, Style::Secondary);
        buttons.insert(0, explain);
    }
    if !facts.end.last {
        buttons.insert(
            0,
            button(
                &facts.table,
                Ask::Ready,
                &say::press_ready(to),
                Style::Success,
            ),
        );
    }
    let others = facts
        .end
        .wins
        .iter()
        .zip(&files)
        .skip(usize::from(is_alone));
    let pictures = others.map(|(win, file)| pictured(win, file, facts, to));
    Screen {
        cards: std::iter::once(card).chain(pictures).collect(),
        rows: rows(buttons),
        files,
        ..Screen::default()
    }
}

/// The picture of one of several winners' hands: a card shows one.
fn pictured(win: &Win, file: &File, facts: &ResultFacts<'_>, to: Reader) -> Card {
    Card {
        title: clamp(&people::at(facts.players, win.seat, to), 256),
        colour: Some(COLOUR),
        image: Some(file.name.clone()),
        ..Card::default()
    }
}

fn title(facts: &ResultFacts<'_>, to: Reader) -> String {
    let what = match (facts.end.ending, facts.end.wins.as_slice()) {
        (Ending::Won, [win]) => say::result_won(to, people::at(facts.players, win.seat, to)),
        (Ending::Won, wins) => say::result_won_several(to, wins.len()),
        (Ending::Exhausted, _) => say::result_exhausted(to),
        (Ending::NoReplacement, _) => say::result_no_replacement(to),
        (Ending::Aborted, _) => say::result_aborted(to),
        (Ending::Penalized, _) => say::result_penalized(to),
    };
    clamp(&say::result_title(to, round(facts.view, to), what), 256)
}

/// How the deal ended.
fn ended(facts: &ResultFacts<'_>, to: Reader) -> String {
    if facts.end.ending == Ending::Aborted {
        aborted::told(facts.end, facts.view, facts.players, to)
    } else {
        story::ended(facts.end, facts.players, words(facts), to)
    }
}

/// What comes next.
fn after(facts: &ResultFacts<'_>, to: Reader) -> String {
    if facts.end.last {
        return say::result_last(to);
    }
    let dealer = if facts.end.dealer_stays {
        say::result_dealer_stays(to, people::at(facts.players, facts.view.dealer, to))
    } else {
        say::result_dealer_passes(to)
    };
    let next = facts.next.map_or_else(
        || say::result_waits(to),
        |next| say::result_next(to, format!("<t:{}:R>", next.seconds())),
    );
    let mut lines = vec![say::result_after(to, dealer, next)];
    if !facts.ready.is_empty() {
        let names: Vec<String> = facts
            .ready
            .iter()
            .map(|seat| people::at(facts.players, seat, to))
            .collect();
        lines.push(say::result_ready(to, list(&names, to.tongue)));
    }
    lines.join("\n")
}

fn win_fields(win: &Win, facts: &ResultFacts<'_>, to: Reader) -> [Field; 2] {
    let winners = facts.end.wins.len();
    let several = winners > 1;
    let most = MOST_SHEET.min(MOST_SHEETS / winners);
    let name = |what: String| {
        if several {
            format!("{} · {what}", people::at(facts.players, win.seat, to))
        } else {
            what
        }
    };
    [
        field(name(say::result_hand(to)), hand(win, facts.view.dealer, to)),
        field(name(say::result_sheet(to)), sheet(win, most, facts, to)),
    ]
}

/// The sheet of a winning hand in so many characters. Riichi players know hands by what is paid for them: it stands below, as
/// in the columns it would find no room on a phone.
fn sheet(win: &Win, most: usize, facts: &ResultFacts<'_>, to: Reader) -> String {
    let paid = payments::of_win(win, &facts.end.settlement, to);
    let Some(paid) = paid.filter(|_| facts.table.rules.riichi.is_some()) else {
        return glyph::block(&Sheet::of(&win.sheet, words(facts), to).within(most, to));
    };
    let limit = win.sheet.limit.as_ref();
    let name = limit.map_or_else(
        || say::result_worth(to),
        |limit| rules::limit(limit, to.tongue),
    );
    let worth = say::why_line(to, name, paid);
    let room = most.saturating_sub(length(&worth));
    let sums = Sheet::of_sums(&win.sheet, words(facts), to).within(room, to);
    format!("{}\n{worth}", glyph::block(&sums))
}

fn field(name: String, value: String) -> Field {
    Field {
        name: clamp(&name, 256),
        value: clamp(&value, 1024),
        inline: false,
    }
}

/// The indicators turned, then those opened under them for a winner who declared riichi.
fn indicators(facts: &ResultFacts<'_>, to: Reader) -> Option<Field> {
    if facts.end.wins.is_empty() || facts.view.indicators.is_empty() {
        return None;
    }
    let [turned, made] = board::indicators(&facts.view.indicators, to);
    let mut rows = vec![say::board_indicators(to, turned, made)];
    if !facts.end.under_indicators.is_empty() {
        let [under, made] = board::indicators(&facts.end.under_indicators, to);
        rows.push(say::result_under(to, under, made));
    }
    Some(field(say::result_dora(to), rows.join("\n")))
}

/// The hands that waited when nobody won, where that is paid for.
fn waiting(facts: &ResultFacts<'_>, to: Reader) -> impl Iterator<Item = Field> {
    let dealer = facts.view.dealer;
    let seats = (0..4).map(move |step| dealer.turned(step));
    seats
        .filter(|&seat| facts.end.waiting[seat])
        .map(move |seat| {
            let name = people::at(facts.players, seat, to);
            let mut lines = vec![glyph::shown(&facts.end.hands[seat], None, to)];
            lines.extend(sets(&facts.end.melds[seat], dealer, to));
            let hand = glyph::laid_out(&lines.join("\n"), to);
            let value = format!("{hand}\n→ {}", waits(facts, seat, to));
            field(format!("{} · {name}", say::result_waiting(to)), value)
        })
}

/// What a hand waits for.
fn waits(facts: &ResultFacts<'_>, seat: Seat, to: Reader) -> String {
    let hand = Hand {
        concealed: facts.end.hands[seat].clone(),
        melds: facts.end.melds[seat].clone(),
        win: None,
    };
    let kinds = score::waits(facts.table.rules, &hand);
    let tiles: Vec<_> = kinds.into_iter().map(Tile::of).collect();
    glyph::set_apart(&glyph::row(&tiles, to), to)
}

/// Sets in rows; `None` where there are none.
fn sets(melds: &[Meld], dealer: Seat, to: Reader) -> Option<String> {
    let sets: Vec<String> = melds
        .iter()
        .map(|meld| glyph::open_meld(meld, dealer, to))
        .collect();
    (!sets.is_empty()).then(|| glyph::in_rows(&sets, "  "))
}

/// The words of the game.
fn words<'a>(facts: &ResultFacts<'a>) -> &'a Vocabulary {
    &facts.table.rules.vocabulary
}

/// What the hands of the others count, where they settle among themselves.
fn counted(facts: &ResultFacts<'_>, to: Reader) -> Vec<Field> {
    let fields = (0..4)
        .map(|step| facts.view.dealer.turned(step))
        .map(|seat| {
            let counted = facts.end.counted[seat].as_ref()?;
            let name = say::result_counts(to, people::at(facts.players, seat, to));
            let lines = Sheet::of(counted, words(facts), to).within(MOST_COUNTED, to);
            Some(field(name, glyph::block(&lines)))
        });
    fields.flatten().collect()
}

/// The winning hand with the winning tile apart.
pub(super) fn hand(win: &Win, dealer: Seat, to: Reader) -> String {
    let mut lines = vec![glyph::shown(&win.concealed, win.tile, to)];
    lines.extend(sets(&win.melds, dealer, to));
    if !win.bonus.is_empty() {
        lines.push(glyph::row(&win.bonus, to));
    }
    glyph::laid_out(&lines.join("\n"), to)
}
