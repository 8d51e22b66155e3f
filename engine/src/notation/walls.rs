//! The wall of a deal of which only a part is told: the tiles dealt and drawn and the indicators stand where the engine will
//! take them, the others anywhere.

use crate::notation::account::{Act, Told};
use crate::rules::RuleSet;
use crate::seat::PerSeat;
use crate::tile::Tile;
use crate::wall::{DEALT, receiver, tiles_of};

/// Why no wall can be made.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum NoWall {
    /// A hand has not thirteen tiles.
    #[error("thirteen tiles are dealt to each seat, and {have} to one of them here")]
    WrongHand {
        /// How many it has.
        have: usize,
    },
    /// There are more of a tile than the rules have.
    #[error("there are more {tile} in it than in a set of tiles of these rules")]
    TooMany {
        /// The tile.
        tile: Tile,
    },
    /// More was drawn than the wall has.
    #[error("more tiles are drawn than the wall has")]
    TooLong,
}

/// Tiles of a wall, those not told yet being holes.
struct Holes<'a> {
    places: Vec<Option<Tile>>,
    /// What has not been placed yet.
    left: Vec<Tile>,
    told: &'a Told,
    /// The tiles under the indicators, if they are known.
    under: Option<&'a [Tile]>,
}

impl Holes<'_> {
    fn put(&mut self, at: usize, tile: Tile) -> Result<(), NoWall> {
        let hole = self.places.get_mut(at).ok_or(NoWall::TooLong)?;
        if hole.is_some() {
            return Err(NoWall::TooLong);
        }
        let found = self.left.iter().position(|&other| other == tile);
        self.left
            .swap_remove(found.ok_or(NoWall::TooMany { tile })?);
        *hole = Some(tile);
        Ok(())
    }

    /// The tiles dealt, and from where the head is drawn on.
    fn deal(&mut self) -> Result<(), NoWall> {
        let mut dealt = PerSeat([0; 4]);
        for n in 0..DEALT - 1 {
            let seat = self.told.dealer.turned(receiver(n));
            let hand = &self.told.hands[seat];
            let have = hand.len();
            let tile = *hand.get(dealt[seat]).ok_or(NoWall::WrongHand { have })?;
            dealt[seat] += 1;
            self.put(n, tile)?;
        }
        let longest = self.told.hands.iter().map(|(_, hand)| hand.len()).max();
        match longest {
            Some(have) if have > 13 => Err(NoWall::WrongHand { have }),
            Some(_) | None => Ok(()),
        }
    }

    /// The tiles drawn: those after a kong from the tail.
    fn draw(&mut self) -> Result<(), NoWall> {
        let (mut head, mut tail) = (DEALT - 1, 0);
        let mut after_kong = false;
        for act in &self.told.acts {
            match act {
                Act::Drew { tile, .. } if after_kong => {
                    // `Wall` takes the upper tile of the last stack before its lower one.
                    if tail > 3 {
                        return Err(NoWall::TooLong);
                    }
                    let end = self.places.len();
                    self.put(end - 2 - tail / 2 * 2 + tail % 2, *tile)?;
                    tail += 1;
                    after_kong = false;
                }
                Act::Drew { tile, .. } => {
                    self.put(head, *tile)?;
                    head += 1;
                }
                Act::ConcealedKong { .. } | Act::AddedKong { .. } => after_kong = true,
                Act::Claimed { with, .. } => after_kong = with.len() == 3,
                Act::Discarded { .. } => after_kong = false,
                Act::Turned { .. } => {}
            }
        }
        Ok(())
    }

    fn indicate(&mut self) -> Result<(), NoWall> {
        let third = self.places.len() - 6;
        for (n, &tile) in self.told.indicators.iter().enumerate().take(5) {
            self.put(third - 2 * n, tile)?;
        }
        for (n, &tile) in self.under.into_iter().flatten().enumerate().take(5) {
            self.put(third - 2 * n + 1, tile)?;
        }
        Ok(())
    }
}

/// A wall by which a deal could have gone as it is told, with these tiles under the indicators if they are known.
pub(super) fn wall(
    rules: &RuleSet,
    told: &Told,
    under: Option<&[Tile]>,
) -> Result<Vec<Tile>, NoWall> {
    let left = tiles_of(&rules.material);
    let mut holes = Holes {
        places: vec![None; left.len()],
        left,
        told,
        under,
    };
    holes.deal()?;
    holes.draw()?;
    holes.indicate()?;
    let mut rest = holes.left.into_iter();
    let filled = holes
        .places
        .into_iter()
        .map(|place| place.or_else(|| rest.next()));
    Ok(filled.flatten().collect())
}
