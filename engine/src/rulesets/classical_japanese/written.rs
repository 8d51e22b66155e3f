//! The names that `classical-japanese.md` has for what a sheet of this game lists, where a sheet stores another.

/// A stored name, and the name in an answer to a line.
pub(super) const WRITTEN: &[(&str, &str)] = &[
    // 3.
    ("open_pung_of_simples", "melded_pon_of_simples"),
    ("open_pung_of_majors", "melded_pon_of_majors"),
    ("concealed_pung_of_simples", "pon_in_hand_of_simples"),
    ("concealed_pung_of_majors", "pon_in_hand_of_majors"),
    ("open_kong_of_simples", "melded_kan_of_simples"),
    ("open_kong_of_majors", "melded_kan_of_majors"),
    ("concealed_kong_of_simples", "kan_in_hand_of_simples"),
    ("concealed_kong_of_majors", "kan_in_hand_of_majors"),
    ("dragon_pair", "pillow_of_colour_tiles"),
    ("guest_wind_pair", "pillow_of_wind_tiles"),
    ("own_wind_pair", "pillow_of_wind_tiles"),
    ("double_wind_pair", "pillow_of_the_double_wind"),
    ("concealed_discard", "concealed_hand_on_a_discard"),
    ("flush_points", "one_suit_only"),
    // 4.
    ("dragon_pung", "dragon_set"),
    ("half_flush", "one_suit_with_honours"),
    ("full_flush", "one_suit_only"),
    ("all_pungs", "all_pons"),
    ("mixed_terminals", "all_terminals_and_honours"),
    ("full_straight", "1_9_run"),
    ("three_concealed_pungs", "three_concealed_pons"),
    ("small_three_dragons", "little_three_dragons"),
    ("seven_pairs_doubles", "seven_pairs"),
    ("kong_replacement", "kan_replacement"),
    ("robbing_a_kong", "robbing_a_kan"),
    ("last_tile", "last_tile_self_drawn"),
    // 5.
    ("small_four_winds", "four_winds"),
    ("big_four_winds", "four_winds"),
    ("four_concealed_pungs", "four_concealed_pons"),
];
