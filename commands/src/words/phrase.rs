//! Phrases by name, from the files under `locales`, which are part of the program.

use std::collections::HashMap;

use fluent_templates::LanguageIdentifier;
use fluent_templates::fluent_bundle::FluentValue;
use unic_langid::langid;

use super::Tongue;

fluent_templates::static_loader! {
    static LOCALES = {
        locales: "./locales",
        fallback_language: "en",
        // The marks that set inserted text apart are boxes in some of Discord's fonts, and names are disarmed already.
        customise: |bundle| bundle.set_use_isolating(false),
    };
}

/// The folder of a language. The loader's own search for the nearest one would cost more than all the rest.
pub(super) fn language(tongue: Tongue) -> LanguageIdentifier {
    match tongue {
        Tongue::English => langid!("en"),
        Tongue::Japanese => langid!("ja"),
        Tongue::SimplifiedChinese => langid!("zh-CN"),
        Tongue::TraditionalChinese => langid!("zh-TW"),
    }
}

fn look_up(
    tongue: Tongue,
    id: &str,
    with: &HashMap<&'static str, FluentValue<'_>>,
) -> Option<String> {
    let said = LOCALES.lookup_single_language(&language(tongue), id, Some(with));
    said.ok().map(|said| bound(&said))
}

/// A text in which a line breaks between no number and the Chinese unit behind it, as in `20 秒`.
fn bound(text: &str) -> String {
    let mut last = ' ';
    let mut rest = text.chars().peekable();
    let mut bound = String::with_capacity(text.len());
    while let Some(c) = rest.next() {
        let is_between = last.is_ascii_digit() && rest.peek().is_some_and(|c| is_chinese(*c));
        bound.push(if c == ' ' && is_between { '\u{A0}' } else { c });
        last = c;
    }
    bound
}

fn is_chinese(c: char) -> bool {
    matches!(c, '\u{4E00}'..='\u{9FFF}')
}

/// A phrase that must exist, with its variables. [`super::say`] has a function for each. A language that lacks it, which a test
/// rules out, says it in English.
pub(super) fn say<const N: usize>(
    tongue: Tongue,
    id: &str,
    with: [(&'static str, FluentValue<'_>); N],
) -> String {
    let with: HashMap<&'static str, FluentValue<'_>> = with.into_iter().collect();
    let said = |tongue| look_up(tongue, id, &with);
    said(tongue)
        .or_else(|| said(Tongue::English))
        .unwrap_or_else(|| id.replace('_', " "))
}

/// A phrase whose name is put together from an id of the rules, such as `line_all_pungs`; `None` if there is none.
pub(super) fn find(tongue: Tongue, id: &str) -> Option<String> {
    find_with(tongue, id, [])
}

/// The same with variables.
pub(super) fn find_with<const N: usize>(
    tongue: Tongue,
    id: &str,
    with: [(&'static str, FluentValue<'_>); N],
) -> Option<String> {
    let is_id = id.starts_with(|c: char| c.is_ascii_alphabetic())
        && id.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
    let with: HashMap<&'static str, FluentValue<'_>> = with.into_iter().collect();
    if is_id {
        look_up(tongue, id, &with)
    } else {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_and_its_unit_stay_in_a_line() {
        let waits = [("count", FluentValue::from(20))];
        let seconds = |tongue| say(tongue, "seconds", waits.clone());
        assert_eq!(seconds(Tongue::TraditionalChinese), "20\u{A0}秒");
        assert_eq!(seconds(Tongue::SimplifiedChinese), "20\u{A0}秒");
        assert_eq!(seconds(Tongue::Japanese), "20秒");
        assert_eq!(seconds(Tongue::English), "20 s");
        assert_eq!(
            bound("第 3 局 · 3 人、4 a 5"),
            "第 3\u{A0}局 · 3\u{A0}人、4 a 5"
        );
    }
}
