//! The names that `classical-chinese.md` has for what a sheet of this game lists, where a sheet stores another.

/// A stored name, and the name in an answer to a line.
pub(super) const WRITTEN: &[(&str, &str)] = &[
    // 3.
    ("going_out", "mah_jong"),
    ("open_pung_of_simples", "exposed_pung_of_simples"),
    ("open_pung_of_majors", "exposed_pung_of_majors"),
    ("open_kong_of_simples", "exposed_kong_of_simples"),
    ("open_kong_of_majors", "exposed_kong_of_majors"),
    ("dragon_pair", "pair_of_dragons"),
    ("guest_wind_pair", "pair_of_any_wind"),
    ("own_wind_pair", "pair_of_own_wind_or_round_wind"),
    ("double_wind_pair", "pair_of_the_wind_that_is_both"),
    ("fishing_the_eyes_simples", "fishing_the_eyes"),
    ("fishing_the_eyes_majors", "fishing_the_eyes"),
    // 4.
    ("dragon_pung", "dragons"),
    ("seat_wind", "own_wind"),
    ("small_three_dragons", "little_three_dragons"),
    ("small_four_winds", "little_four_winds"),
    ("own_flower_and_season", "own_flower_and_own_season"),
    ("no_points_hand", "no_score_hand"),
    ("all_pungs", "no_chows"),
    ("half_flush", "one_suit_with_honours"),
    ("full_flush", "one_suit_only"),
    ("concealed_until_discard", "half_concealed"),
    ("mixed_terminals", "all_majors"),
    ("all_honours_doubles", "all_honours"),
    ("all_terminals_doubles", "all_terminals"),
    ("kong_replacement", "loose_tile"),
    ("last_tile", "last_tile_of_the_wall"),
    // 6.
    ("heavenly_hand", "heavens_blessing"),
    ("earthly_hand", "earths_blessing"),
    ("plum_blossom", "plum_blossom_from_the_roof"),
    ("moon_from_the_sea", "moon_from_the_bottom_of_the_sea"),
    ("carrying_pole", "scratching_a_carrying_pole"),
    ("kong_on_kong", "kong_upon_kong"),
    ("four_blessings", "four_blessings_oer_the_door"),
    ("all_terminals", "heads_and_tails"),
    ("thirteen_orphans", "thirteen_unique_wonders"),
];
