//! How a game went as a picture.

use engine::seat::{PerSeat, Seat};

use super::Chart;

/// The lines of a game in which everybody began with `start` points and had those of `history` after each deal, the seats in
/// this order; `None` before a deal is over.
#[must_use]
pub fn chart(start: i32, history: &[PerSeat<i32>], order: [Seat; 4]) -> Option<Chart> {
    let line = |seat: Seat| {
        let after = history.iter().map(|points| points[seat]);
        std::iter::once(start).chain(after).collect()
    };
    (!history.is_empty()).then(|| Chart {
        lines: order.map(line),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_begins_with_what_everybody_had_and_the_first_place_comes_first() {
        let history = [PerSeat([90, 130, 80, 100]), PerSeat([70, 120, 60, 150])];
        let order = [3, 1, 0, 2].map(|seat| Seat::ALL[seat]);
        let lines = chart(100, &history, order).map(|chart| chart.lines);
        let expected = [
            [100, 100, 150],
            [100, 130, 120],
            [100, 90, 70],
            [100, 80, 60],
        ];
        assert_eq!(lines, Some(expected.map(Vec::from)));
    }

    #[test]
    fn before_a_deal_is_over_there_is_nothing_to_show() {
        assert_eq!(chart(100, &[], Seat::ALL), None);
    }
}
