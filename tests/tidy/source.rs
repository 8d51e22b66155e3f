use std::fs;
use std::path::{Path, PathBuf};

use walkdir::WalkDir;

/// The five crates in the order of import.
pub(crate) const CRATES: [&str; 5] = ["engine", "config", "commands", "bot", "tests"];

/// The top of the repository.
pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .expect("the crate lies in the repository")
        .to_owned()
}

/// One source file.
pub(crate) struct Source {
    /// Its path from the top of the repository, with `/`.
    pub(crate) path: String,
    /// All of it.
    pub(crate) text: String,
}

impl Source {
    /// Its code: no comments, and nothing from the unit tests at its end.
    pub(crate) fn code(&self) -> String {
        let shipped = self.text.split("#[cfg(test)]").next().unwrap_or_default();
        let lines = shipped
            .lines()
            .map(|line| line.split("//").next().unwrap_or_default());
        lines.collect::<Vec<_>>().join("\n")
    }

    /// Every path named in its code, as in `crate::tile::Kind`; groups such as `crate::{tile, seat}` are written out.
    pub(crate) fn paths(&self) -> Vec<String> {
        let code = self.code();
        let mut paths = Vec::new();
        gather("", &code, &mut paths);
        paths
    }
}

/// Splits text into paths. `front` is what stands before the braces the text was found in.
fn gather(front: &str, text: &str, paths: &mut Vec<String>) {
    let mut rest = text;
    while let Some(start) = rest.find(|c: char| c.is_alphabetic() || c == '_') {
        let tail = &rest[start..];
        let end = tail
            .find(|c: char| !(c.is_alphanumeric() || c == '_' || c == ':'))
            .unwrap_or(tail.len());
        let path = format!("{front}{}", &tail[..end]);
        rest = &tail[end..];
        if path.ends_with("::") && rest.starts_with('{') {
            let close = closing(rest);
            gather(&path, &rest[1..close], paths);
            rest = &rest[close..];
        } else {
            paths.push(path);
        }
    }
}

/// Where the brace that opens the text is closed.
fn closing(text: &str) -> usize {
    let mut depth = 0;
    for (at, c) in text.char_indices() {
        match c {
            '{' => depth += 1,
            '}' if depth == 1 => return at,
            '}' => depth -= 1,
            _ => {}
        }
    }
    text.len()
}

/// Every Rust file below a folder of the repository, unit tests kept in files of their own left out.
pub(crate) fn sources(folder: &str) -> Vec<Source> {
    let root = root();
    let files = WalkDir::new(root.join(folder))
        .sort_by_file_name()
        .into_iter()
        .map(|entry| entry.expect("readable"));
    let rust = files.filter(|entry| entry.path().extension().is_some_and(|end| end == "rs"));
    let sources: Vec<Source> = rust
        .filter(|entry| entry.file_name() != "tests.rs")
        .map(|entry| Source {
            path: entry
                .path()
                .strip_prefix(&root)
                .expect("below the root")
                .to_string_lossy()
                .replace('\\', "/"),
            text: fs::read_to_string(entry.path()).expect("readable"),
        })
        .collect();
    assert!(!sources.is_empty(), "there is no source in {folder}");
    sources
}

#[test]
fn paths_are_found_in_groups_and_not_in_comments() {
    let text = "use crate::{tile::{Kind, Tile}, seat}; // serenity\nlet x = std::mem::take(y);\n#[cfg(test)] tokio::x";
    let source = Source {
        path: String::new(),
        text: text.to_owned(),
    };
    let paths = source.paths();
    for path in [
        "crate::tile::Kind",
        "crate::tile::Tile",
        "crate::seat",
        "std::mem::take",
    ] {
        assert!(
            paths.iter().any(|found| found == path),
            "{path} is not in {paths:?}"
        );
    }
    assert!(
        !paths
            .iter()
            .any(|path| path.contains("serenity") || path.contains("tokio"))
    );
}
