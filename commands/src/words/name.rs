//! Names of people, made safe to show: they ping nobody, format nothing and fit a line.

/// How many columns of a line a name may take; a wide character takes two.
const COLUMNS: usize = 24;

/// A name for cards and messages: cut to a line, with everything that Discord would take for formatting or a mention disarmed.
#[must_use]
pub fn shown(name: &str) -> String {
    let mut safe = String::new();
    for c in plain(name).chars() {
        match c {
            '\\' | '*' | '_' | '~' | '`' | '|' | '>' | '#' | '[' | ']' | '(' | ')' | '-' => {
                safe.extend(['\\', c])
            }
            // A zero-width space after the sign: neither a mention nor a channel, emoji or timestamp.
            '@' | '<' | ':' => safe.extend([c, '\u{200B}']),
            '/' => safe.extend([c, '\u{200B}']),
            _ => safe.push(c),
        }
    }
    safe
}

/// A name for button labels and files, where nothing is formatted: cut to a line, on one line, in one direction.
#[must_use]
pub fn plain(name: &str) -> String {
    let tidy: String = name
        .chars()
        .filter(|&c| !is_mark(c))
        .map(|c| if c.is_whitespace() { ' ' } else { c })
        .collect();
    let cut = cut(tidy.trim(), COLUMNS);
    if cut.trim().is_empty() {
        "?".to_owned()
    } else {
        cut
    }
}

/// The beginning of a text that fits into this many columns, with `…` where something was cut.
#[must_use]
pub fn cut(text: &str, columns: usize) -> String {
    if self::columns(text) <= columns {
        return text.to_owned();
    }
    let mut kept = String::new();
    let mut used = 1;
    for c in text.chars() {
        used += width(c);
        if used > columns {
            break;
        }
        kept.push(c);
    }
    format!("{}…", kept.trim_end())
}

/// How many columns of a fixed-width line a text takes.
#[must_use]
pub fn columns(text: &str) -> usize {
    text.chars().map(width).sum()
}

/// Controls, and marks that change the direction of a line or cannot be seen.
fn is_mark(c: char) -> bool {
    (c.is_control() && !c.is_whitespace())
        // Private characters stand for pictures of tiles in our own texts.
        || matches!(c, '\u{E000}'..='\u{F8FF}')
        || matches!(c, '\u{00AD}' | '\u{034F}' | '\u{061C}' | '\u{115F}' | '\u{1160}' | '\u{17B4}' | '\u{17B5}' | '\u{180E}'
            | '\u{200B}'..='\u{200F}' | '\u{2028}'..='\u{202E}' | '\u{2060}'..='\u{206F}' | '\u{3164}' | '\u{FEFF}' | '\u{FFA0}')
        || is_stacked(c)
}

/// Marks that pile up on the letter before them, used to break out of a line.
fn is_stacked(c: char) -> bool {
    matches!(c, '\u{0300}'..='\u{036F}' | '\u{0483}'..='\u{0489}' | '\u{1AB0}'..='\u{1AFF}' | '\u{1DC0}'..='\u{1DFF}' | '\u{20D0}'..='\u{20FF}')
}

/// Columns a character takes: two for the scripts of East Asia, for symbols and emoji, and for ligatures that are as wide.
fn width(c: char) -> usize {
    match c {
        '\u{1100}'..='\u{115F}'
        | '\u{2E80}'..='\u{A4CF}'
        | '\u{AC00}'..='\u{D7A3}'
        | '\u{F900}'..='\u{FAFF}'
        | '\u{FDFD}'
        | '\u{FE30}'..='\u{FE6F}'
        | '\u{FF00}'..='\u{FF60}'
        | '\u{FFE0}'..='\u{FFE6}'
        | '\u{12000}'..='\u{1247F}'
        | '\u{1F000}'..='\u{3FFFD}' => 2,
        _ => 1,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn formatting_and_mentions_are_disarmed() {
        assert_eq!(shown("**Ada** `x`"), "\\*\\*Ada\\*\\* \\`x\\`");
        for trick in [
            "@everyone",
            "<@123>",
            "<#1>",
            "<:a:1>",
            "https://x.y",
            "[a](b)",
        ] {
            let shown = shown(trick);
            for armed in ["@e", "<@", "<#", "<:", "//", "]("] {
                assert!(!shown.contains(armed), "{trick} became {shown}");
            }
        }
    }

    #[test]
    fn a_name_stays_on_its_line() {
        assert_eq!(plain("Ada\u{202E}adA\nB\u{0301}ob"), "AdaadA Bob");
        assert_eq!(plain("\u{200B}\u{3164} "), "?");
        assert_eq!(plain(&"麻".repeat(32)), format!("{}…", "麻".repeat(11)));
        assert_eq!(plain(&"W".repeat(32)).chars().count(), 24);
        assert_eq!(plain("Grace Hopper"), "Grace Hopper");
    }
}
