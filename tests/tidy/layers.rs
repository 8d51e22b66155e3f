use std::fs;

use crate::source::{CRATES, root, sources};

/// What a crate may never name, and why.
struct Wall {
    inside: &'static str,
    never: &'static [&'static str],
    why: &'static str,
}

const WALLS: &[Wall] = &[
    Wall {
        inside: "engine/src",
        never: &[
            "std::time",
            "std::thread",
            "std::fs",
            "std::net",
            "std::env",
            "std::process",
            "std::io",
            "rand::rng",
        ],
        why: "the engine knows no clock, thread, file, or chance of its own",
    },
    Wall {
        inside: "engine/src",
        never: &["serenity", "tokio", "tracing", "println", "eprintln"],
        why: "the engine knows no Discord, no async and no log",
    },
    Wall {
        inside: "config/src",
        never: &["serenity", "tokio"],
        why: "choices know neither Discord nor async",
    },
    Wall {
        inside: "commands/src",
        never: &[
            "serenity",
            "tokio",
            "sqlx",
            "tracing",
            "std::fs",
            "std::net",
            "std::env",
            "std::thread",
            "std::io",
        ],
        why: "the table knows no Discord library, no async, no file and no log",
    },
    Wall {
        inside: "commands/src",
        never: &[
            "std::time::Instant",
            "std::time::SystemTime",
            "Instant::now",
            "SystemTime::now",
            "rand::rng",
        ],
        why: "moments and chance are handed in, so that a journal replays the same",
    },
    Wall {
        inside: "bot/src",
        never: &[
            "engine::game",
            "engine::deal::state",
            "engine::wall",
            "engine::score",
            "engine::shape",
        ],
        why: "the shell sees neither the truth of a deal nor rules of mahjong",
    },
];

/// The libraries the engine may use: nothing that could bring in time, files or threads.
const ENGINE_LIBRARIES: [&str; 7] = [
    "hex",
    "rand",
    "rand_chacha",
    "serde",
    "sha2",
    "smallvec",
    "thiserror",
];

fn dependencies(name: &str) -> Vec<String> {
    let text = fs::read_to_string(root().join(name).join("Cargo.toml"))
        .expect("every crate has a manifest");
    let manifest: toml::Table = text.parse().expect("manifests are TOML");
    let table = manifest
        .get("dependencies")
        .and_then(toml::Value::as_table)
        .expect("every crate uses something");
    table.keys().cloned().collect()
}

#[test]
fn manifests_name_only_crates_before_their_own() {
    for (place, name) in CRATES.iter().enumerate() {
        for later in &CRATES[place..] {
            assert!(
                !dependencies(name).iter().any(|used| used == later),
                "{name} may not depend on {later}"
            );
        }
    }
}

#[test]
fn the_engine_uses_nothing_but_numbers_and_chance() {
    for library in dependencies("engine") {
        assert!(
            ENGINE_LIBRARIES.contains(&library.as_str()),
            "the engine may not depend on {library}"
        );
    }
}

#[test]
fn only_the_outermost_crates_know_discord_and_the_world() {
    for name in ["engine", "config", "commands"] {
        for library in ["serenity", "tokio", "sqlx", "axum", "dashmap", "tracing"] {
            assert!(
                !dependencies(name).iter().any(|used| used == library),
                "{name} may not depend on {library}"
            );
        }
    }
}

#[test]
fn source_names_only_crates_before_its_own() {
    for (place, name) in CRATES.iter().enumerate() {
        // A crate reaches its own library by name from its binaries.
        let later = &CRATES[place + 1..];
        for source in sources(&format!("{name}/src")) {
            for path in source.paths() {
                let first = path.split("::").next().unwrap_or_default();
                let is_crate = path.contains("::") && later.contains(&first);
                assert!(!is_crate, "{}: {name} may not use {path}", source.path);
            }
        }
    }
}

#[test]
fn no_crate_sees_what_it_may_never_see() {
    for wall in WALLS {
        for source in sources(wall.inside) {
            for path in source.paths() {
                let named = wall
                    .never
                    .iter()
                    .find(|&&never| path == never || path.starts_with(&format!("{never}::")));
                assert!(
                    named.is_none(),
                    "{} names {path}, but {}",
                    source.path,
                    wall.why
                );
            }
        }
    }
}
