use crate::source::{Source, sources};

/// Types that hold what nobody may read in a log. They write their own `Debug`, or hold everything in `Hidden`.
const SECRET_TYPES: [&str; 6] = ["Seed", "Wall", "Game", "State", "Deal", "Secret"];

/// Fields whose type must be `Hidden` in anything that is stored or passed on.
const SECRET_FIELDS: [&str; 4] = [
    "wall: Vec<Tile>",
    "seed: Seed",
    "passed: Seats",
    "answer: Move",
];

/// Types in which those fields are open on purpose: the deal or the game is over.
const OPENED: [&str; 3] = ["DealEnd", "Outcome", "BrokenOff"];

/// The types a file declares, each with the attributes before it and its body.
fn types(source: &Source) -> Vec<(String, String, String)> {
    let code = source.code();
    let mut found = Vec::new();
    let mut attributes = String::new();
    let mut lines = code.lines().peekable();
    while let Some(line) = lines.next() {
        let declared = line
            .trim_start()
            .trim_start_matches("pub(crate) ")
            .trim_start_matches("pub ");
        let name = ["struct ", "enum "]
            .iter()
            .find_map(|word| declared.strip_prefix(word));
        if let Some(name) = name {
            let name = name
                .split(|c: char| !c.is_alphanumeric())
                .next()
                .unwrap_or_default()
                .to_owned();
            let indent = line.len() - line.trim_start().len();
            let mut body = line.to_owned();
            while !ends(&body)
                && let Some(next) = lines.next()
            {
                body.push('\n');
                body.push_str(next);
                if next.len() - next.trim_start().len() == indent
                    && next.trim_start().starts_with('}')
                {
                    break;
                }
            }
            found.push((name, std::mem::take(&mut attributes), body));
        } else if line.trim_start().starts_with("#[") {
            attributes.push_str(line);
        } else if !line.trim().is_empty() {
            attributes.clear();
        }
    }
    found
}

fn ends(body: &str) -> bool {
    body.trim_end().ends_with(';') || body.trim_end().ends_with("{}")
}

#[test]
fn secrets_do_not_derive_debug() {
    for folder in ["engine/src", "config/src"] {
        for source in sources(folder) {
            for (name, attributes, body) in types(&source) {
                let secret = SECRET_TYPES.contains(&name.as_str()) && !body.contains("Hidden<");
                assert!(
                    !(secret && attributes.contains("Debug")),
                    "{}: {name} prints what it hides",
                    source.path
                );
            }
        }
    }
}

#[test]
fn stored_secrets_are_hidden() {
    for folder in ["engine/src/deal", "engine/src/game", "commands/src/record"] {
        let Some(folder) = existing(folder) else {
            continue;
        };
        for source in folder {
            for (name, attributes, body) in types(&source) {
                let open = SECRET_FIELDS.iter().find(|field| body.contains(**field));
                let shown = attributes.contains("Debug") && !OPENED.contains(&name.as_str());
                assert!(
                    open.is_none() || !shown,
                    "{}: {name} shows `{}`",
                    source.path,
                    open.unwrap_or(&"")
                );
            }
        }
    }
}

/// The sources of a room, whether it is a file or a folder.
fn existing(room: &str) -> Option<Vec<Source>> {
    let root = crate::source::root();
    let file = format!("{room}.rs");
    if root.join(room).is_dir() {
        return Some(sources(room));
    }
    root.join(&file).is_file().then(|| sources(&file))
}

#[test]
fn types_are_found_with_their_attributes() {
    let text = "#[derive(Debug)]\npub struct Seed([u8; 32]);\n\n#[derive(Clone)]\npub struct Wall {\n    tiles: Vec<Tile>,\n}\n";
    let source = Source {
        path: String::new(),
        text: text.to_owned(),
    };
    let found = types(&source);
    assert_eq!(found.len(), 2);
    assert!(found[0].1.contains("Debug") && !found[1].1.contains("Debug"));
    assert!(found[1].2.contains("tiles: Vec<Tile>"));
}
