//! The tiles of a line, and how many of each there can be.

use crate::meld::{Meld, MeldKind};
use crate::notation::hand::fault::{Fault, LineError};
use crate::notation::hand::line::Held;
use crate::rules::material::Material;
use crate::tile::{Bonus, Kind, Suit, Tile, parse_tiles};
use crate::tiles::Tiles;

/// A row of playing tiles.
pub(super) fn row(text: &str, most: usize) -> Result<Vec<Tile>, Fault> {
    let tiles = parse_tiles(text)?;
    if let Some(&bonus) = tiles.iter().find(|tile| tile.kind().is_none()) {
        return Err(Fault::BonusAmongTiles(bonus));
    }
    match tiles.len() {
        len if len > most => Err(Fault::TooLong { most, tiles: len }),
        _ => Ok(tiles),
    }
}

/// One playing tile.
pub(super) fn one(text: &str) -> Result<Tile, Fault> {
    let tile: Tile = text.parse()?;
    tile.kind()
        .map(|_| tile)
        .ok_or(Fault::BonusAmongTiles(tile))
}

/// A set such as `P:777z`.
pub(super) fn set(text: &str) -> Result<Meld, Fault> {
    let no_set = || Fault::NoSet(text.to_owned());
    let (letter, tiles) = text.split_once(':').ok_or_else(no_set)?;
    let (letter, kind) = match letter {
        "C" => ('C', MeldKind::Chow),
        "P" => ('P', MeldKind::Pong),
        "K" => ('K', MeldKind::ClaimedKong),
        "A" => ('A', MeldKind::AddedKong),
        "Q" => ('Q', MeldKind::ConcealedKong),
        _ => return Err(no_set()),
    };
    let mut tiles = row(tiles, 4)?;
    tiles.sort_unstable_by_key(|tile| (tile.kind(), !tile.is_red()));
    if !makes(kind, &tiles) {
        let text = text.to_owned();
        return Err(Fault::ImpossibleSet { text, letter });
    }
    Ok(Meld {
        kind,
        tiles: tiles.into(),
        claimed: None,
    })
}

/// Whether these tiles, in order, make a set of this kind.
fn makes(kind: MeldKind, tiles: &[Tile]) -> bool {
    let kinds: Vec<Kind> = tiles.iter().filter_map(|tile| tile.kind()).collect();
    let alike = |many: usize| kinds.len() == many && kinds.iter().all(|kind| *kind == kinds[0]);
    match kind {
        MeldKind::Chow => {
            kinds.len() == 3
                && kinds[0].step(1) == Some(kinds[1])
                && kinds[0].step(2) == Some(kinds[2])
        }
        MeldKind::Pong => alike(3),
        MeldKind::ClaimedKong | MeldKind::AddedKong | MeldKind::ConcealedKong => alike(4),
    }
}

/// Bonus tiles by their numbers.
pub(super) fn bonus(numbers: &[i64]) -> Result<Vec<Tile>, Fault> {
    let mut tiles = Vec::with_capacity(numbers.len().min(8));
    for &number in numbers {
        let bonus = u8::try_from(number).ok().and_then(Bonus::new);
        let tile = Tile::bonus(bonus.ok_or(Fault::NoSuchBonus(number))?);
        if tiles.contains(&tile) {
            return Err(Fault::BonusTwice(number));
        }
        tiles.push(tile);
    }
    Ok(tiles)
}

/// The hand of one seat.
pub(super) struct Owned {
    pub(super) concealed: Vec<Tile>,
    pub(super) melds: Vec<Meld>,
    pub(super) bonus: Vec<Tile>,
}

/// More tiles than any hand has, so that a long text is not taken for a hand.
const MOST_IN_HAND: usize = 14;
/// The most sets.
const MOST_SETS: usize = 4;

/// What one seat holds; `path` is where it stands in the line.
pub(super) fn owned(held: &Held, path: &str) -> Result<Owned, LineError> {
    let of = |field: &'static str| move |fault: Fault| fault.of(format!("{path}{field}"));
    let concealed = row(&held.concealed, MOST_IN_HAND).map_err(of("concealed"))?;
    if held.melds.len() > MOST_SETS {
        let (most, tiles) = (3 * MOST_SETS, 3 * held.melds.len());
        return Err(of("melds")(Fault::TooLong { most, tiles }));
    }
    let melds: Result<Vec<Meld>, Fault> = held.melds.iter().map(|text| set(text)).collect();
    let melds = melds.map_err(of("melds"))?;
    let bonus = bonus(&held.bonus).map_err(of("bonus"))?;
    let (tiles, sets) = (concealed.len(), melds.len());
    if tiles + 3 * sets != 13 {
        return Err(of("concealed")(Fault::WrongSize { tiles, sets }));
    }
    Ok(Owned {
        concealed,
        melds,
        bonus,
    })
}

/// The tiles named so far. There are four of each kind, and as many red fives as the rules have.
pub(super) struct Copies {
    tiles: Tiles,
    red: [u8; 3],
    bonus: Vec<Tile>,
    most_red: u8,
}

impl Copies {
    pub(super) fn new(material: &Material) -> Self {
        Self {
            tiles: Tiles::default(),
            red: [0; 3],
            bonus: Vec::new(),
            most_red: material.red_fives,
        }
    }

    /// Names more tiles.
    pub(super) fn name<'a>(
        &mut self,
        tiles: impl IntoIterator<Item = &'a Tile>,
    ) -> Result<(), Fault> {
        for &tile in tiles {
            let Some(kind) = tile.kind() else {
                self.name_bonus(tile)?;
                continue;
            };
            if self.tiles[kind] >= Kind::COPIES {
                return Err(Fault::TooMany { kind });
            }
            self.tiles.add(kind);
            if let Some(suit) = kind.suit().filter(|_| tile.is_red()) {
                self.name_red(tile, suit)?;
            }
        }
        Ok(())
    }

    fn name_bonus(&mut self, tile: Tile) -> Result<(), Fault> {
        if let Some(bonus) = tile.as_bonus().filter(|_| self.bonus.contains(&tile)) {
            return Err(Fault::BonusTwice(bonus.number().into()));
        }
        self.bonus.push(tile);
        Ok(())
    }

    /// Of three red fives there is one of each suit; of four there are two of dots.
    fn name_red(&mut self, tile: Tile, suit: Suit) -> Result<(), Fault> {
        let most = match (self.most_red, suit) {
            (0, _) => 0,
            (4.., Suit::Dots) => 2,
            _ => 1,
        };
        let named = &mut self.red[suit as usize];
        if *named >= most {
            return Err(Fault::TooManyRed { tile, most });
        }
        *named += 1;
        Ok(())
    }
}
