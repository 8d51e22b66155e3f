use crate::source::{CRATES, sources};

/// More lines than this need a reason.
const MOST: usize = 400;

/// Files that may be longer, and why.
const REASONS: &[(&str, &str)] = &[
    (
        "engine/src/tile.rs",
        "tiles, kinds and their one notation, with its round trips",
    ),
    ("commands/src/words/say.rs", "a line for each phrase"),
];

#[test]
fn long_files_have_a_reason() {
    let mut unused: Vec<&str> = REASONS.iter().map(|(path, _)| *path).collect();
    for name in CRATES {
        for source in sources(name) {
            if source.text.lines().count() > MOST {
                let reason = REASONS.iter().find(|(path, _)| *path == source.path);
                assert!(
                    reason.is_some(),
                    "{} is longer than {MOST} lines: split it, or say why here",
                    source.path
                );
                unused.retain(|path| *path != source.path);
            }
        }
    }
    assert!(unused.is_empty(), "no longer long: {unused:?}");
}
