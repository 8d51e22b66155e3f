//! Toggles and standing orders: their buttons on the hand panel, and a page to give them and take them back.

use std::collections::BTreeSet;

use config::pace::Window;
use engine::deal::view::{Stage, View};
use engine::pattern::Unit;
use engine::tile::{Kind, Tile};
use engine::tiles::Tiles;

use super::controls::{button, id};
use super::facts::PanelFacts;
use super::limits::clamp;
use super::page::{Button, Choice, Emoji, Field, Row, Screen, Select, Style};
use crate::ask::Ask;
use crate::orders::{Change, Ended, Held, MOST_DISCARDS, Order, Toggle};
use crate::words::{Reader, TileStyle, orders, say, tiles};

/// The most choices of a select.
const MOST_CHOICES: usize = 25;

/// Values from which wins can be ordered on the page: some that people play for.
const FAAN: [u32; 10] = [1, 2, 3, 4, 5, 6, 7, 8, 10, 13];
/// The same where points are counted.
const POINTS: [u32; 10] = [40, 60, 80, 100, 150, 200, 250, 300, 400, 500];

/// The three toggles, each with its state in words.
pub(super) fn toggles(facts: &PanelFacts<'_>, to: Reader) -> Vec<Button> {
    let one = |toggle| {
        let on = facts.standing.is_on(toggle);
        let name = orders::toggle(toggle, to.tongue);
        let (label, style) = if on {
            (say::press_toggled_on(to, name), Style::Primary)
        } else {
            (say::press_toggled_off(to, name), Style::Secondary)
        };
        let change = Change::Switch { toggle, on: !on };
        button(&facts.table, Ask::Order(change), &label, style)
    };
    Toggle::ALL.into_iter().map(one).collect()
}

/// The orders that are wanted most at this moment of a slow game, one press each.
pub(super) fn shortcuts(facts: &PanelFacts<'_>, to: Reader) -> Vec<Button> {
    let own = facts.view.own.as_ref().map(|own| own.seat);
    let (is_waiting, tile) = match &facts.view.stage {
        Stage::Turn { seat } => (Some(*seat) != own, None),
        Stage::Claims { from, tile, .. } => (true, tile.filter(|_| Some(*from) != own)),
        Stage::Between(_) | Stage::Finished(..) => (false, None),
    };
    if !facts.table.pace.is_slow() || !is_waiting {
        return Vec::new();
    }
    let can_claim = facts.view.choices().len() > 1;
    let kind = tile.and_then(Tile::kind).filter(|_| can_claim);
    let all = Order::PassAll { wins: false };
    let all = (all, say::press_skip_all(to));
    let one = kind.map(|kind| {
        let label = say::press_skip_tile(to, tiles::button(kind.into(), to.tongue));
        (Order::PassOn { kind, wins: false }, label)
    });
    let wanted = [Some(all), one].into_iter().flatten();
    let wanted = wanted.map(|(order, label)| (Change::Give(order), label));
    wanted
        .filter(|(change, _)| facts.standing.against(change).is_none() && is_new(facts, change))
        .map(|(change, label)| button(&facts.table, Ask::Order(change), &label, Style::Secondary))
        .collect()
}

fn is_new(facts: &PanelFacts<'_>, change: &Change) -> bool {
    let mut after = facts.standing.clone();
    after.change(change);
    after != *facts.standing
}

/// The button that opens the page of orders.
pub(super) fn opener(facts: &PanelFacts<'_>, to: Reader) -> Button {
    button(
        &facts.table,
        Ask::Orders(None),
        &say::press_orders(to),
        Style::Secondary,
    )
}

/// The orders that hold, for the hand panel; the toggles tell themselves.
pub(super) fn field(facts: &PanelFacts<'_>, to: Reader) -> Option<Field> {
    let held = facts.standing.held();
    let orders: Vec<Held> = held.filter(|held| matches!(held, Held::Order(_))).collect();
    (!orders.is_empty()).then(|| Field {
        name: say::orders_field(to),
        value: clamp(&lines(&orders, facts, to), 1024),
        inline: false,
    })
}

/// What is over by itself, and why, for the hand panel; `None` when nothing is.
pub(super) fn ended(facts: &PanelFacts<'_>, to: Reader) -> Option<Field> {
    let line = |ended: &Ended| {
        let why = orders::ending(ended.why, to.tongue);
        say::orders_ended_line(to, name(&ended.what, facts, to), why)
    };
    let lines: Vec<String> = facts.standing.ended().iter().map(line).collect();
    (!lines.is_empty()).then(|| Field {
        name: say::orders_ended(to),
        value: clamp(&lines.join("\n"), 1024),
        inline: false,
    })
}

fn lines(held: &[Held], facts: &PanelFacts<'_>, to: Reader) -> String {
    let line = |held| say::orders_line(to, name(held, facts, to), orders::life(held, to.tongue));
    held.iter().map(line).collect::<Vec<_>>().join("\n")
}

fn name(held: &Held, facts: &PanelFacts<'_>, to: Reader) -> String {
    let rules = &facts.view.rules;
    orders::name(held, &rules.vocabulary, rules.worth.count.unit(), to.tongue)
}

/// What holds for the owner of a hand, with lists to give orders and to take them back.
#[must_use]
pub fn draw(facts: &PanelFacts<'_>, to: Reader) -> Screen {
    let held: Vec<Held> = facts.standing.held().collect();
    let said = if held.is_empty() {
        say::orders_none(to)
    } else {
        lines(&held, facts, to)
    };
    let give = |orders: Vec<Order>| orders.into_iter().map(Change::Give).collect();
    let lists: [(&str, String, Vec<Change>); 5] = [
        ("general", say::orders_give(to), give(general(facts.view))),
        ("skip", say::orders_skip(to), give(skips(facts.view))),
        ("claim", say::orders_claim(to), give(claims(facts.view))),
        ("discard", say::orders_discard(to), give(discards(facts))),
        ("back", say::orders_take_back(to), withdrawals(&held)),
    ];
    let rows = lists.into_iter().filter_map(|(id, hint, changes)| {
        let options: Vec<Choice> = changes
            .iter()
            .filter(|change| facts.standing.against(change).is_none())
            .take(MOST_CHOICES)
            .map(|change| choice(change, facts, to))
            .collect();
        (!options.is_empty()).then(|| {
            Row::Select(Select {
                id: format!("orders-{id}"),
                hint: clamp(&hint, 150),
                options,
            })
        })
    });
    let over = ended(facts, to).map(|over| format!("\n\n**{}**\n{}", over.name, over.value));
    let over = over.unwrap_or_default();
    let said = clamp(&said, 900);
    let sealed = sealed(facts, to).unwrap_or_default();
    Screen {
        text: clamp(
            &format!("**{}**\n{said}{over}{sealed}", say::orders_title(to)),
            2000,
        ),
        rows: rows.collect(),
        ..Screen::default()
    }
}

/// Which orders answer soon where windows are sealed, and which wait for the end.
fn sealed(facts: &PanelFacts<'_>, to: Reader) -> Option<String> {
    let toggle = |toggle| orders::toggle(toggle, to.tongue);
    let said = || {
        let all = say::order_pass_all_wins(to);
        say::orders_sealed(to, all, toggle(Toggle::NoCalls), toggle(Toggle::Win))
    };
    let is_sealed = facts.table.pace.window == Window::Sealed;
    is_sealed.then(|| format!("\n\n{}", said()))
}

fn choice(change: &Change, facts: &PanelFacts<'_>, to: Reader) -> Choice {
    let held = match change {
        Change::Give(order) | Change::Withdraw(order) => Some(Held::Order(order.clone())),
        Change::Switch { toggle, .. } => Some(Held::Toggle(*toggle)),
        Change::WithdrawAll => None,
    };
    let name = held.as_ref().map_or_else(
        || say::orders_everything(to),
        |held| self::name(held, facts, to),
    );
    let about = held.map_or_else(String::new, |held| orders::life(&held, to.tongue));
    Choice {
        label: clamp(&name, 100),
        value: id(&facts.table, Ask::Orders(Some(change.clone()))),
        about: clamp(&about, 100),
        emoji: face(change, to),
    }
}

/// The tile that a choice is about, for readers who like pictures.
fn face(change: &Change, to: Reader) -> Option<Emoji> {
    let (Change::Give(order) | Change::Withdraw(order)) = change else {
        return None;
    };
    let tile = match order {
        Order::PassOn { kind, .. } | Order::Pong(kind) | Order::Kong(kind) => (*kind).into(),
        Order::Discard(row) => *row.last()?,
        Order::PassAll { .. } | Order::NeverChow | Order::WinFrom(_) => return None,
    };
    (to.tiles == TileStyle::Pictures).then_some(Emoji::Face(tile))
}

fn general(view: &View) -> Vec<Order> {
    let worths = match view.rules.worth.count.unit() {
        Unit::Points => POINTS,
        Unit::Doubles | Unit::Faan | Unit::Han | Unit::Fu | Unit::Yakuman | Unit::Limits => FAAN,
    };
    let least = view.rules.worth.count.minimum_with(view.counters);
    let worths = worths.into_iter().filter(|worth| *worth >= least);
    [false, true]
        .map(|wins| Order::PassAll { wins })
        .into_iter()
        .chain([Order::NeverChow])
        .chain(worths.map(Order::WinFrom))
        .collect()
}

/// The concealed tiles of the owner, a drawn one included.
fn held(view: &View) -> Vec<Tile> {
    view.own.iter().flat_map(|own| own.held()).collect()
}

/// Kinds that could be claimed with what is in hand.
fn skips(view: &View) -> Vec<Order> {
    let hand: Tiles = held(view).iter().collect();
    let has = |kind: Option<Kind>| kind.is_some_and(|kind| hand[kind] > 0);
    let makes_run = |kind: Kind| {
        [(-2, -1), (-1, 1), (1, 2)]
            .into_iter()
            .any(|(one, other)| has(kind.step(one)) && has(kind.step(other)))
    };
    Kind::all()
        .filter(|kind| hand[*kind] >= 2 || makes_run(*kind))
        .map(|kind| Order::PassOn { kind, wins: false })
        .collect()
}

/// Kinds of which there are enough to claim one more.
fn claims(view: &View) -> Vec<Order> {
    let hand: Tiles = held(view).iter().collect();
    let pairs = hand.iter().filter(|(_, count)| *count >= 2);
    pairs
        .flat_map(|(kind, count)| {
            let kong = (count >= 3).then_some(Order::Kong(kind));
            [Some(Order::Pong(kind)), kong].into_iter().flatten()
        })
        .collect()
}

/// The list of discards with one more tile.
fn discards(facts: &PanelFacts<'_>) -> Vec<Order> {
    let listed = facts.standing.discards();
    let mut left = held(facts.view);
    for tile in listed {
        if let Some(place) = left.iter().position(|other| other == tile) {
            left.remove(place);
        }
    }
    let mut seen = BTreeSet::new();
    let next = left
        .into_iter()
        .filter(|tile| seen.insert(tile.to_string()));
    let more = next.map(|tile| [listed, &[tile]].concat());
    more.filter(|row| row.len() <= MOST_DISCARDS)
        .map(Order::Discard)
        .collect()
}

fn withdrawals(held: &[Held]) -> Vec<Change> {
    let one = |held: &Held| match held {
        Held::Toggle(toggle) => Change::Switch {
            toggle: *toggle,
            on: false,
        },
        Held::Order(order) => Change::Withdraw(order.clone()),
    };
    let all = (!held.is_empty()).then_some(Change::WithdrawAll);
    held.iter()
        .take(MOST_CHOICES - 1)
        .map(one)
        .chain(all)
        .collect()
}
