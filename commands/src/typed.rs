//! What people type, in the signs we read: digits and letters as wide as a Chinese character and the many minus signs mean
//! what the plain ones mean.

/// The plain form of a sign; other signs are what they are.
#[must_use]
pub fn narrow(c: char) -> char {
    match c {
        '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{FE63}' => '-',
        '\u{FF01}'..='\u{FF5E}' => char::from_u32(u32::from(c) - 0xFEE0).unwrap_or(c),
        '\u{3000}' => ' ',
        _ => c,
    }
}

/// A text in plain signs, without spaces around it.
#[must_use]
pub fn plain(typed: &str) -> String {
    let plain: String = typed.chars().map(narrow).collect();
    plain.trim().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wide_signs_and_every_minus_are_read_as_the_plain_ones() {
        assert_eq!(plain("\u{3000}－２５０００ "), "-25000");
        assert_eq!(plain("−3"), "-3");
        assert_eq!(plain("ｕｍａ／１"), "uma/1");
        assert_eq!(plain("東京 é"), "東京 é");
    }
}
