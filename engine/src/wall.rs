//! The wall: how it is built, where it is broken, and its two ends (`common.md` 4 and 5).
//!
//! Its tiles are written down once and never cut: two counters say how many were taken from the head and from the tail.

use std::fmt;
use std::sync::Arc;

use rand::seq::SliceRandom;

use crate::dice::Cast;
use crate::rules::material::{BreakCasts, End, Material};
use crate::seat::Seat;
use crate::seed::Seed;
use crate::tile::{Bonus, Kind, Suit, Tile};

/// Tiles dealt before the first draw: 13 to each and one more to East.
pub(crate) const DEALT: usize = 53;

/// A broken wall that tiles are taken from. Its `Debug` tells only how many.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Wall {
    /// In drawing order: 0 and 1 are the upper and the lower tile of the first stack.
    tiles: Arc<[Tile]>,
    head: usize,
    tail: usize,
    reserve: usize,
    /// The reserve is a box of its own that only the tail takes from.
    boxed: bool,
}

impl Wall {
    /// A wall of these tiles in drawing order.
    pub(crate) fn new(tiles: &[Tile], material: &Material) -> Self {
        let reserve = usize::from(material.reserve);
        Self {
            tiles: tiles.into(),
            head: 0,
            tail: 0,
            reserve,
            boxed: material.reserve_is_fixed,
        }
    }

    /// Takes the next tile from an end; `None` when nothing may be taken there.
    pub(crate) fn draw(&mut self, end: End) -> Option<Tile> {
        let tile = self.next(end)?;
        match end {
            End::Head => self.head += 1,
            End::Tail => self.tail += 1,
        }
        Some(tile)
    }

    /// The tile that would be taken next from an end.
    pub(crate) fn next(&self, end: End) -> Option<Tile> {
        (self.left(end) > 0).then(|| self.tiles[self.place(end)])
    }

    /// How many tiles may still be taken from an end.
    pub(crate) fn left(&self, end: End) -> usize {
        match end {
            End::Head if self.boxed => self.tiles.len() - self.reserve - self.head,
            End::Tail if self.boxed => self.reserve - self.tail,
            End::Head | End::Tail => self.remaining().saturating_sub(self.reserve),
        }
    }

    /// Tiles not yet taken from either end.
    pub(crate) fn remaining(&self) -> usize {
        self.tiles.len() - self.head - self.tail
    }

    /// All tiles in drawing order, those already taken included.
    pub(crate) fn tiles(&self) -> &[Tile] {
        &self.tiles
    }

    /// The `n`-th indicator, from 0: the upper tile of the third stack from the break, and of those after it. The four tiles
    /// before them are the replacements (`riichi.md` 2).
    pub(crate) fn indicator(&self, n: usize) -> Tile {
        self.tiles[self.tiles.len() - 6 - 2 * n]
    }

    /// The tile under the `n`-th indicator.
    pub(crate) fn under_indicator(&self, n: usize) -> Tile {
        self.tiles[self.tiles.len() - 5 - 2 * n]
    }

    /// Where the next tile of an end stands. The tail takes the upper tile of the last stack before its lower one; where
    /// head and tail meet inside a stack, the one tile left, always a lower one, is next for both.
    fn place(&self, end: End) -> usize {
        match end {
            _ if self.remaining() == 1 => self.head | 1,
            End::Head => self.head,
            End::Tail => self.tiles.len() - 2 - self.tail / 2 * 2 + self.tail % 2,
        }
    }
}

impl fmt::Debug for Wall {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Wall({} left, …)", self.remaining())
    }
}

/// All tiles of a set, sorted.
#[must_use]
pub fn tiles_of(material: &Material) -> Vec<Tile> {
    let mut tiles: Vec<Tile> = Kind::all()
        .flat_map(|kind| [Tile::of(kind); Kind::COPIES as usize])
        .collect();
    let reds: &[Suit] = match material.red_fives {
        0 => &[],
        3 => &Suit::ALL,
        _ => &[Suit::Characters, Suit::Dots, Suit::Dots, Suit::Bamboos],
    };
    for &suit in reds {
        let red = Tile::red_five(suit);
        if let Some(plain) = tiles
            .iter_mut()
            .find(|tile| !tile.is_red() && tile.kind() == red.kind())
        {
            *plain = red;
        }
    }
    if material.bonus_tiles {
        tiles.extend((1..=8).filter_map(Bonus::new).map(Tile::bonus));
    }
    tiles.sort_unstable();
    tiles
}

/// The wall of a deal as a seed makes it: the casts that break it, and its tiles in drawing order.
///
/// `number` counts the deals of the game from 1. With the opened seed of a game everybody can rebuild all its walls.
#[must_use]
pub fn wall_of(
    seed: &Seed,
    number: u32,
    dealer: Seat,
    material: &Material,
) -> (Vec<Cast>, Vec<Tile>) {
    let mut rng = seed.of_deal(number);
    let mut tiles = tiles_of(material);
    tiles.shuffle(&mut rng);
    let first = Cast::throw(u8::from(dealer), material.dice, &mut rng);
    let mut casts = vec![first];
    if material.break_casts == BreakCasts::Two {
        let second = counted(dealer, casts[0].total());
        casts.push(Cast::throw(u8::from(second), material.dice, &mut rng));
    }
    let first = first_stack(dealer, &casts, tiles.len() / 2);
    tiles.rotate_left(2 * first);
    (casts, tiles)
}

/// The seat that a total names, counted from the dealer to the right with the dealer as 1.
fn counted(dealer: Seat, total: usize) -> Seat {
    dealer.turned(total + 3)
}

/// The stack taken first, counted from East's right end in the direction of drawing: the sides of East, North, West and
/// South follow each other. The first cast names the side; the sum of all casts is skipped from its owner's right end.
fn first_stack(dealer: Seat, casts: &[Cast], stacks: usize) -> usize {
    let side = counted(dealer, casts[0].total()).steps_to(dealer);
    let skipped: usize = casts.iter().map(Cast::total).sum();
    (side * (stacks / 4) + skipped) % stacks
}

/// How many seats to the right of East the receiver of the `n`-th tile of the deal sits (`common.md` 5.3).
pub(crate) fn receiver(n: usize) -> usize {
    match n {
        0..48 => n / 4 % 4,
        _ => n % 4,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn material(bonus_tiles: bool, reserve: u8) -> Material {
        Material {
            bonus_tiles,
            red_fives: 0,
            reserve,
            reserve_is_fixed: false,
            bonus_replacement: End::Tail,
            break_casts: BreakCasts::One,
            dice: 2,
        }
    }

    fn cast(by: Seat, dice: [u8; 2]) -> Cast {
        Cast {
            by: u8::from(by),
            dice: dice.to_vec(),
        }
    }

    #[test]
    fn seed_057_127_the_set_has_136_tiles_or_144() {
        assert_eq!(tiles_of(&material(false, 0)).len(), 136);
        assert_eq!(tiles_of(&material(true, 0)).len(), 144);
    }

    #[test]
    fn red_fives_replace_plain_ones() {
        for (reds, of_dots) in [(0, 0), (3, 1), (4, 2)] {
            let tiles = tiles_of(&Material {
                red_fives: reds,
                ..material(false, 0)
            });
            assert_eq!(tiles.len(), 136);
            let red: Vec<_> = tiles.iter().filter(|tile| tile.is_red()).collect();
            assert_eq!(red.len(), usize::from(reds));
            assert_eq!(
                red.iter()
                    .filter(|tile| ***tile == Tile::red_five(Suit::Dots))
                    .count(),
                of_dots
            );
        }
    }

    #[test]
    fn seed_001_the_total_of_east_counted_to_the_right_names_the_second_caster() {
        let two = Material {
            break_casts: BreakCasts::Two,
            ..material(false, 14)
        };
        let dealer = Seat::ALL[2];
        for n in 0..=255 {
            let (casts, _) = wall_of(&Seed::from_bytes([n; 32]), 1, dealer, &two);
            assert_eq!(casts.len(), 2);
            assert_eq!(usize::from(casts[1].by), (2 + casts[0].total() - 1) % 4);
        }
        assert_eq!(counted(dealer, 6), dealer.right(), "a six names South");
    }

    #[test]
    fn seed_002_six_and_seven_skip_13_stacks_of_south() {
        let (east, south) = (Seat::ALL[0], Seat::ALL[1]);
        let casts = [cast(east, [2, 4]), cast(south, [3, 4])];
        // In the direction of drawing South's side is the fourth: 51 stacks stand before it.
        assert_eq!(first_stack(east, &casts, 68), 51 + 13);
    }

    #[test]
    fn seed_058_a_nine_starts_at_the_tenth_stack_of_east() {
        for dealer in Seat::ALL {
            assert_eq!(first_stack(dealer, &[cast(dealer, [4, 5])], 68), 9);
        }
    }

    #[test]
    fn the_count_goes_on_round_the_corner() {
        let east = Seat::ALL[0];
        // Twelve names North, whose side is the second; with South's side last, eight there and twelve more pass the end.
        assert_eq!(first_stack(east, &[cast(east, [6, 6])], 68), 17 + 12);
        assert_eq!(
            first_stack(east, &[cast(east, [5, 5]), cast(east, [6, 6])], 68),
            (51 + 22) % 68
        );
    }

    #[test]
    fn a_deal_can_be_rebuilt_alone_and_differs_from_the_next() {
        let seed = Seed::from_bytes([3; 32]);
        let (east, set) = (Seat::ALL[0], material(true, 0));
        assert_eq!(wall_of(&seed, 5, east, &set), wall_of(&seed, 5, east, &set));
        assert_ne!(
            wall_of(&seed, 5, east, &set).1,
            wall_of(&seed, 6, east, &set).1
        );
        let mut tiles = wall_of(&seed, 5, east, &set).1;
        tiles.sort_unstable();
        assert_eq!(tiles, tiles_of(&set));
    }

    #[test]
    fn seed_003_to_008_each_takes_four_three_times_and_then_one() {
        let taken = |steps| {
            (0..DEALT)
                .filter(move |&n| receiver(n) == steps)
                .collect::<Vec<_>>()
        };
        assert_eq!(
            taken(0),
            [0, 1, 2, 3, 16, 17, 18, 19, 32, 33, 34, 35, 48, 52]
        );
        assert_eq!(taken(1), [4, 5, 6, 7, 20, 21, 22, 23, 36, 37, 38, 39, 49]);
        assert_eq!(taken(2), [8, 9, 10, 11, 24, 25, 26, 27, 40, 41, 42, 43, 50]);
        assert_eq!(
            taken(3),
            [12, 13, 14, 15, 28, 29, 30, 31, 44, 45, 46, 47, 51]
        );
    }

    #[test]
    fn the_tail_takes_the_upper_tile_first_and_the_ends_meet() {
        let set = material(false, 0);
        let tiles = tiles_of(&set);
        for pattern in 0..64_u32 {
            let mut wall = Wall::new(&tiles, &set);
            assert_eq!(
                wall.place(End::Tail),
                134,
                "the upper tile of the last stack"
            );
            let mut places = Vec::new();
            for n in 0.. {
                let end = if pattern >> (n % 6) & 1 == 0 {
                    End::Head
                } else {
                    End::Tail
                };
                if wall.remaining() == 0 {
                    break;
                }
                places.push(wall.place(end));
                assert!(wall.draw(end).is_some());
            }
            assert_eq!(wall.next(End::Head), None);
            places.sort_unstable();
            assert_eq!(places, (0..136).collect::<Vec<_>>(), "every tile once");
        }
    }

    #[test]
    fn the_reserve_moves_or_is_a_box() {
        let set = material(false, 14);
        let tiles = tiles_of(&set);
        let mut wall = Wall::new(&tiles, &set);
        wall.draw(End::Tail).expect("a tile");
        assert_eq!((wall.left(End::Head), wall.left(End::Tail)), (121, 121));
        let mut boxed = Wall::new(
            &tiles,
            &Material {
                reserve: 16,
                reserve_is_fixed: true,
                ..set
            },
        );
        boxed.draw(End::Tail).expect("a tile");
        assert_eq!((boxed.left(End::Head), boxed.left(End::Tail)), (120, 15));
    }
}
