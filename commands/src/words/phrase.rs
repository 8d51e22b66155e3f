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

/// A phrase that must exist, with its variables. [`super::say`] has a function for each. A language that lacks it, which a test
/// rules out, says it in English.
pub(super) fn say<const N: usize>(
    tongue: Tongue,
    id: &str,
    with: [(&'static str, FluentValue<'_>); N],
) -> String {
    let with: HashMap<&'static str, FluentValue<'_>> = with.into_iter().collect();
    let said = |tongue| {
        LOCALES
            .lookup_single_language(&language(tongue), id, Some(&with))
            .ok()
    };
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
        LOCALES
            .lookup_single_language(&language(tongue), id, Some(&with))
            .ok()
    } else {
        None
    }
}
