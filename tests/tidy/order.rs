use std::collections::BTreeMap;

use crate::source::{CRATES, Source, sources};

/// The modules a `lib.rs` or `mod.rs` declares, in order.
fn declared(code: &str) -> Vec<String> {
    let names = code.lines().filter_map(|line| {
        let line = line.trim();
        let after = ["pub mod ", "pub(crate) mod ", "pub(super) mod ", "mod "]
            .iter()
            .find_map(|s| line.strip_prefix(s))?;
        after.strip_suffix(';').map(str::to_owned)
    });
    names.collect()
}

/// The module a file is, as in `deal::view` for `engine/src/deal/view.rs`.
fn module(path: &str) -> Vec<String> {
    let inside = path.split_once("/src/").map_or(path, |(_, inside)| inside);
    let parts = inside
        .trim_end_matches(".rs")
        .split('/')
        .filter(|part| !["lib", "main", "mod"].contains(part));
    parts.map(str::to_owned).collect()
}

/// A path from the top of its crate, written out; `None` for one that leaves the crate.
fn absolute(path: &str, here: &[String]) -> Option<Vec<String>> {
    let mut parts = path.split("::").peekable();
    let mut from: Vec<String> = match parts.next()? {
        "crate" => Vec::new(),
        "super" => here[..here.len().checked_sub(1)?].to_vec(),
        _ => return None,
    };
    while parts.next_if_eq(&"super").is_some() {
        from.pop();
    }
    from.extend(parts.map(str::to_owned));
    Some(from)
}

/// Every use of a room that stands below the one that uses it.
fn upward(files: &[Source]) -> Vec<String> {
    let orders: BTreeMap<Vec<String>, Vec<String>> = files
        .iter()
        .map(|file| (module(&file.path), declared(&file.code())))
        .filter(|(_, rooms)| !rooms.is_empty())
        .collect();
    let mut faults = Vec::new();
    for file in files {
        let here = module(&file.path);
        for used in file.paths().iter().filter_map(|path| absolute(path, &here)) {
            // Where the two paths part, their parent says which of the two rooms comes first.
            let shared = here.iter().zip(&used).take_while(|(a, b)| a == b).count();
            let (Some(mine), Some(theirs)) = (here.get(shared), used.get(shared)) else {
                continue;
            };
            let Some(rooms) = orders.get(&here[..shared]) else {
                continue;
            };
            let place = |room: &String| rooms.iter().position(|name| name == room);
            if let (Some(mine), Some(theirs)) = (place(mine), place(theirs))
                && theirs > mine
            {
                faults.push(format!(
                    "{} uses {}, which stands below it",
                    file.path,
                    used.join("::")
                ));
            }
        }
    }
    faults
}

#[test]
fn a_room_uses_only_rooms_above_it() {
    let faults: Vec<String> = CRATES
        .iter()
        .flat_map(|name| upward(&sources(&format!("{name}/src"))))
        .collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn a_use_of_a_room_below_is_found() {
    let file = |path: &str, text: &str| Source {
        path: path.to_owned(),
        text: text.to_owned(),
    };
    let files = [
        file("x/src/lib.rs", "pub mod first;\npub mod second;"),
        file("x/src/first.rs", "use crate::second::Thing;"),
        file(
            "x/src/second/mod.rs",
            "mod inner;\nmod outer;\nuse crate::first::Other;",
        ),
        file("x/src/second/inner.rs", "use super::outer::It;"),
    ];
    let faults = upward(&files);
    assert_eq!(faults.len(), 2, "{faults:?}");
    assert!(
        faults[0].starts_with("x/src/first.rs") && faults[1].starts_with("x/src/second/inner.rs")
    );
}
