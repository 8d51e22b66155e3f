//! Random hands, hard ones among them: flushes, outside hands, many kongs, hands that can be cut in several ways.

use engine::meld::MeldKind;

use crate::chance::Chance;

/// A tile of a set of 136: the kind times four, and its copy. Copy 0 of the fives is red.
pub(crate) type Id = u8;

/// How many of each kind are in hand, the winning tile with them, and how many sets lie on the table.
pub(crate) type Counts = ([u8; 34], u8);

/// A finished hand, or one a few tiles away from it, and everything around it.
#[derive(Debug, Clone)]
pub(crate) struct Case {
    /// The tiles in hand without the winning one.
    pub(crate) concealed: Vec<Id>,
    /// The sets on the table.
    pub(crate) melds: Vec<(MeldKind, Vec<Id>)>,
    /// The winning tile.
    pub(crate) win: Id,
    /// The wind of the seat, 0–3.
    pub(crate) seat: usize,
    /// The wind of the round, 0–3.
    pub(crate) round: usize,
    /// How the winning tile came.
    pub(crate) by: By,
    /// Riichi was declared, plain (1) or double (2).
    pub(crate) riichi: u8,
    /// Within one go-round after riichi.
    pub(crate) ippatsu: bool,
    /// The last tile or the last discard.
    pub(crate) last: bool,
    /// The replacement of a kong.
    pub(crate) rinshan: bool,
    /// The first draw, nothing claimed before.
    pub(crate) first: bool,
    /// Counters on the table.
    pub(crate) counters: u32,
    /// Indicators turned.
    pub(crate) dora: Vec<Id>,
    /// Indicators under them; none without riichi.
    pub(crate) ura: Vec<Id>,
}

/// How a winning tile came.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum By {
    /// Drawn.
    Draw,
    /// Discarded.
    Discard,
    /// Robbed from a kong.
    Rob,
}

impl Case {
    /// No set was claimed.
    pub(crate) fn is_closed(&self) -> bool {
        self.melds
            .iter()
            .all(|(kind, _)| *kind == MeldKind::ConcealedKong)
    }

    /// What the shape of the hand depends on.
    pub(crate) fn counts(&self) -> Counts {
        let mut counts = [0; 34];
        for id in self.concealed.iter().chain([&self.win]) {
            counts[usize::from(id / 4)] += 1;
        }
        (counts, self.melds.len() as u8)
    }
}

/// The tiles not taken yet.
struct Left(Vec<Vec<Id>>);

impl Left {
    fn new(chance: &mut Chance) -> Self {
        let mut copies: Vec<Vec<Id>> = (0..34)
            .map(|kind| (4 * kind..4 * kind + 4).collect())
            .collect();
        copies.iter_mut().for_each(|of| chance.shuffle(of));
        Self(copies)
    }

    fn take(&mut self, kind: usize) -> Option<Id> {
        self.0[kind].pop()
    }

    fn all(&self) -> Vec<Id> {
        self.0.concat()
    }
}

/// Tiles in hand, sets on the table.
type Made = (Vec<Id>, Vec<(MeldKind, Vec<Id>)>);

const MAJORS: [usize; 13] = [0, 8, 9, 17, 18, 26, 27, 28, 29, 30, 31, 32, 33];

/// A finished hand in a random situation.
pub(crate) fn finished(chance: &mut Chance) -> Case {
    loop {
        let mut left = Left::new(chance);
        if let Some(made) = hand(chance, &mut left) {
            return situated(chance, made, &left);
        }
    }
}

/// A finished hand with up to three tiles of it exchanged for random ones.
pub(crate) fn near(chance: &mut Chance) -> Case {
    let mut case = finished(chance);
    let used: Vec<Id> = case
        .concealed
        .iter()
        .chain([&case.win])
        .chain(case.melds.iter().flat_map(|(_, tiles)| tiles))
        .copied()
        .collect();
    let mut free: Vec<Id> = (0..136).filter(|id| !used.contains(id)).collect();
    chance.shuffle(&mut free);
    for _ in 0..chance.below(4) {
        let at = chance.below(case.concealed.len().max(1));
        if let (Some(place), Some(other)) = (case.concealed.get_mut(at), free.pop()) {
            *place = other;
        }
    }
    case
}

fn hand(chance: &mut Chance, left: &mut Left) -> Option<Made> {
    let style = chance.below(100);
    let closed = |kinds: &[usize], left: &mut Left| -> Option<Made> {
        let tiles: Option<Vec<Id>> = kinds.iter().map(|&kind| left.take(kind)).collect();
        Some((tiles?, Vec::new()))
    };
    match style {
        0..6 => {
            let mut kinds: Vec<usize> = if chance.percent(60) {
                (0..34).collect()
            } else {
                (27..34).collect()
            };
            chance.shuffle(&mut kinds);
            let pairs: Vec<usize> = kinds[..7].iter().flat_map(|&kind| [kind; 2]).collect();
            closed(&pairs, left)
        }
        6..8 => {
            let mut kinds = MAJORS.to_vec();
            kinds.push(chance.pick(&MAJORS));
            closed(&kinds, left)
        }
        8..10 => {
            let suit = 9 * chance.below(3);
            let mut kinds: Vec<usize> = [0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 8, 8].to_vec();
            kinds.push(chance.below(9));
            kinds.iter_mut().for_each(|kind| *kind += suit);
            closed(&kinds, left)
        }
        _ => sets_and_pair(chance, left),
    }
}

/// The kinds a hand is made of, so that hands of one suit, of ends or of greens are not rare.
fn palette(chance: &mut Chance) -> Vec<usize> {
    match chance.below(100) {
        0..20 => {
            let suit = 9 * chance.below(3);
            let honours = if chance.percent(60) { 27..34 } else { 0..0 };
            (suit..suit + 9).chain(honours).collect()
        }
        20..30 => (0..34)
            .filter(|kind| *kind >= 27 || [0, 1, 2, 6, 7, 8].contains(&(kind % 9)))
            .collect(),
        30..38 => MAJORS.to_vec(),
        38..50 => (0..27)
            .filter(|kind| (1..8).contains(&(kind % 9)))
            .collect(),
        50..55 => vec![19, 20, 21, 23, 25, 32],
        _ => (0..34).collect(),
    }
}

fn sets_and_pair(chance: &mut Chance, left: &mut Left) -> Option<Made> {
    let kinds = palette(chance);
    let triplets = chance.pick(&[10, 30, 60, 100]);
    let claimed = chance.pick(&[0, 0, 0, 1, 2, 3, 4]);
    let pair = chance.pick(&kinds);
    let mut concealed = vec![left.take(pair)?, left.take(pair)?];
    let mut melds = Vec::new();
    for place in 0..4 {
        let low = chance.pick(&kinds);
        let run = low < 27 && low % 9 < 7 && !chance.percent(triplets);
        let mut tiles = Vec::with_capacity(4);
        for step in 0..3 {
            tiles.push(left.take(if run { low + step } else { low })?);
        }
        let kong = !run && chance.percent(if place < claimed { 40 } else { 15 });
        if kong {
            tiles.push(left.take(low)?);
        }
        let kind = match (place < claimed, run, kong) {
            (true, true, _) => MeldKind::Chow,
            (true, false, false) => MeldKind::Pong,
            (true, false, true) => chance.pick(&[
                MeldKind::ClaimedKong,
                MeldKind::AddedKong,
                MeldKind::ConcealedKong,
            ]),
            (false, _, true) => MeldKind::ConcealedKong,
            (false, _, false) => {
                concealed.append(&mut tiles);
                continue;
            }
        };
        melds.push((kind, tiles));
    }
    Some((concealed, melds))
}

fn situated(chance: &mut Chance, (mut concealed, melds): Made, left: &Left) -> Case {
    let win = concealed.swap_remove(chance.below(concealed.len()));
    let mut case = Case {
        concealed,
        melds,
        win,
        seat: chance.below(4),
        round: chance.below(2),
        by: chance.pick(&[
            By::Draw,
            By::Draw,
            By::Draw,
            By::Discard,
            By::Discard,
            By::Discard,
            By::Rob,
        ]),
        riichi: 0,
        ippatsu: false,
        last: false,
        rinshan: false,
        first: false,
        counters: chance.pick(&[0, 0, 1, 3]),
        dora: Vec::new(),
        ura: Vec::new(),
    };
    let kongs = case
        .melds
        .iter()
        .filter(|(_, tiles)| tiles.len() == 4)
        .count();
    if case.is_closed() && chance.percent(50) {
        case.riichi = if chance.percent(10) { 2 } else { 1 };
        case.ippatsu = chance.percent(30);
    }
    case.last = case.by != By::Rob && chance.percent(10);
    case.rinshan =
        case.by == By::Draw && kongs > 0 && !case.last && !case.ippatsu && chance.percent(30);
    let untouched = case.melds.is_empty() && case.riichi == 0 && !case.last;
    case.first = untouched && case.by == By::Draw && chance.percent(3);
    let mut rest = left.all();
    chance.shuffle(&mut rest);
    let turned = chance.pick(&[1, 1, 2]);
    case.dora = rest[..turned].to_vec();
    if case.riichi > 0 {
        case.ura = rest[turned..2 * turned].to_vec();
    }
    case
}
