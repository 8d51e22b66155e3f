//! How fast hands are cut, and how far they are from done. `cargo bench -p engine --bench shape`.

use divan::{Bencher, black_box};
use engine::shape::split::cuts;
use engine::shape::{Forms, is_complete, shanten, waits};
use engine::tile::Kind;
use engine::tiles::Tiles;

/// Hands in one bench; the time shown is that of all of them.
const HANDS: usize = 1000;
const FORMS: Forms = Forms {
    seven_pairs: true,
    thirteen_orphans: true,
};

fn main() {
    divan::main();
}

/// Hands of so many tiles, from so many kinds: the fewer, the denser. Always the same ones.
fn hands(tiles: usize, kinds: usize) -> Vec<Tiles> {
    let mut state = 0x2545_f491_4f6c_dd1d_u64;
    let mut cast = |sides: usize| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state % sides as u64) as usize
    };
    let one = |_| {
        let mut heap = Tiles::default();
        while heap.len() < tiles {
            let kind = Kind::from_index(cast(kinds)).expect("there are so many kinds");
            if heap[kind] < Kind::COPIES {
                heap.add(kind);
            }
        }
        heap
    };
    (0..HANDS).map(one).collect()
}

/// Finished hands.
fn whole() -> Vec<Tiles> {
    let mut found: Vec<Tiles> = hands(13, 12);
    for hand in &mut found {
        if let Some(&wait) = waits(hand, 0, hand, FORMS).first() {
            hand.add(wait);
        }
    }
    found.retain(|hand| is_complete(hand, 0, FORMS));
    found.into_iter().cycle().take(HANDS).collect()
}

fn each<T>(bencher: Bencher<'_, '_>, hands: &[Tiles], ask: impl Fn(&Tiles) -> T) {
    bencher.bench_local(|| {
        for hand in hands {
            black_box(ask(black_box(hand)));
        }
    });
}

#[divan::bench(args = [34, 18])]
fn win_check(bencher: Bencher<'_, '_>, kinds: usize) {
    each(bencher, &hands(14, kinds), |hand| {
        is_complete(hand, 0, FORMS)
    });
}

#[divan::bench]
fn win_check_of_wins(bencher: Bencher<'_, '_>) {
    each(bencher, &whole(), |hand| is_complete(hand, 0, FORMS));
}

#[divan::bench(args = [34, 18])]
fn distance(bencher: Bencher<'_, '_>, kinds: usize) {
    each(bencher, &hands(14, kinds), |hand| shanten(hand, 0, FORMS));
}

#[divan::bench(args = [34, 18])]
fn waits_of_hands(bencher: Bencher<'_, '_>, kinds: usize) {
    each(bencher, &hands(13, kinds), |hand| {
        waits(hand, 0, hand, FORMS)
    });
}

#[divan::bench]
fn cuts_of_wins(bencher: Bencher<'_, '_>) {
    each(bencher, &whole(), cuts);
}
