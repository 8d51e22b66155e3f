use super::*;

fn text(name: &str, value: &str) -> (String, Value) {
    (name.to_owned(), Value::Text(value.to_owned()))
}

fn says(path: &[&str], options: &[(String, Value)]) -> Result<Ask, Mistake> {
    match read(path, options)? {
        Said::Table { ask, .. } => Ok(ask),
        Said::Open(_)
        | Said::Learn(_)
        | Said::Pace { .. }
        | Said::Move(_)
        | Said::Score(_)
        | Said::Wish(_)
        | Said::Look(_)
        | Said::Own(_)
        | Said::Help(_) => Err(Mistake::NoSuchCommand),
    }
}

#[test]
fn every_command_of_the_tree_can_be_read() {
    for command in tree::leaves() {
        let given: Vec<(String, Value)> = command
            .options
            .iter()
            .map(|option| (option.name.to_owned(), tree::example(option)))
            .collect();
        assert!(read(&command.path, &given).is_ok(), "{:?}", command.path);
    }
}

#[test]
fn why_is_asked_of_moves_and_of_the_last_win() {
    assert_eq!(says(&["why"], &[]), Ok(Ask::Why));
    assert_eq!(says(&["why"], &[text("topic", "moves")]), Ok(Ask::Why));
    let worth = says(&["why"], &[text("topic", "worth")]);
    assert_eq!(worth, Ok(Ask::Explain(0)));
}

#[test]
fn tiles_are_named_as_people_name_them() {
    let five: Tile = "5p".parse().expect("a tile");
    for (typed, drawn) in [
        ("5p", None),
        ("5 dots", None),
        ("5p+drawn", Some(true)),
        ("5p+held", Some(false)),
    ] {
        assert_eq!(
            says(&["discard"], &[text("tile", typed)]),
            Ok(Ask::Act(Act::Discard { tile: five, drawn }))
        );
    }
    assert_eq!(
        says(&["discard"], &[text("tile", "12p")]),
        Err(no_tile("12p"))
    );
    assert_eq!(
        says(&["discard"], &[]),
        Err(Mistake::Missing { option: "tile" })
    );
    assert_eq!(says(&["kan"], &[text("tile", "1f")]), Err(no_tile("1f")));
    let four: Tile = "4p".parse().expect("a tile");
    assert_eq!(
        says(&["chi"], &[text("with", "45p")]),
        Ok(Ask::Act(Act::Chow(Some([four, five]))))
    );
    assert_eq!(
        says(&["chi"], &[text("with", "456p")]),
        Err(Mistake::NoTwoTiles {
            typed: "456p".to_owned()
        })
    );
}

#[test]
fn a_table_is_opened_with_house_options() {
    let opening = read(
        &["table", "open"],
        &[
            text("rules", "hong-kong"),
            text("options", "min_faan=1, cap=13"),
        ],
    );
    let options = [("min_faan", "1"), ("cap", "13")]
        .map(|(key, value)| (key.to_owned(), value.to_owned()))
        .into();
    assert_eq!(
        opening,
        Ok(Said::Open(Opening {
            rules: Some("hong-kong".to_owned()),
            pace: None,
            options,
            seats: None,
        }))
    );
    let alone = read(&["table", "open"], &[text("seats", "1")]);
    assert!(matches!(
        alone,
        Ok(Said::Open(Opening { seats: Some(1), .. }))
    ));
    for seats in ["0", "5", "two"] {
        assert_eq!(
            read(&["table", "open"], &[text("seats", seats)]),
            Err(Mistake::NoNumber {
                option: "seats",
                typed: seats.to_owned()
            })
        );
    }
    assert_eq!(
        read(&["table", "open"], &[text("options", "cap")]),
        Err(Mistake::NoOption {
            typed: "cap".to_owned()
        })
    );
}

fn line(options: &[(String, Value)]) -> Result<Line, Mistake> {
    match read(&["score"], options)? {
        Said::Score(line) => Ok(*line),
        Said::Open(_)
        | Said::Learn(_)
        | Said::Table { .. }
        | Said::Pace { .. }
        | Said::Move(_)
        | Said::Wish(_)
        | Said::Look(_)
        | Said::Own(_)
        | Said::Help(_) => Err(Mistake::NoSuchCommand),
    }
}

#[test]
fn a_hand_to_be_counted_has_its_sets_among_its_tiles() {
    let line = line(&[
        text("hand", "234m 55m66z C:123m P:777z"),
        text("win", "6z"),
        text("seat", "north"),
        text("bonus", "1, 8f"),
        text("how", "last kong"),
        text("bets", "2"),
    ])
    .expect("a line");
    assert_eq!(line.hand.concealed, "234m55m66z");
    assert_eq!(line.hand.melds, ["C:123m", "P:777z"]);
    assert_eq!(line.hand.bonus, [1, 8]);
    assert_eq!(line.seat, Some(engine::seat::Wind::North));
    assert!(line.flags.last && line.flags.replacement.is_some());
    assert_eq!(line.bets, 2);
}

#[test]
fn what_is_no_hand_is_refused_by_its_option() {
    let hand = text("hand", "1m");
    assert_eq!(line(&[]), Err(Mistake::Missing { option: "hand" }));
    let refused = line(&[hand.clone(), text("how", "ippatzu")]);
    assert!(matches!(refused, Err(Mistake::NoCircumstance { typed }) if typed == "ippatzu"));
    let refused = line(&[hand.clone(), text("counters", "two")]);
    assert!(matches!(
        refused,
        Err(Mistake::NoNumber {
            option: "counters",
            ..
        })
    ));
    let refused = line(&[hand, text("bonus", "plum")]);
    assert!(matches!(
        refused,
        Err(Mistake::NoNumber {
            option: "bonus",
            ..
        })
    ));
}

#[test]
fn a_table_is_named_by_its_number() {
    assert_eq!(
        read(&["pass"], &[text("table", "1f")]),
        Ok(Said::Table {
            ask: Ask::Act(Act::Pass),
            table: Some(TableId(31))
        })
    );
    assert_eq!(
        read(&["pass"], &[text("table", "mine")]),
        Err(Mistake::TableGone)
    );
    assert_eq!(read(&["table", "burn"], &[]), Err(Mistake::NoSuchCommand));
}

/// What a player says to do the same as this button.
fn said(act: Act) -> (&'static str, Vec<(String, Value)>) {
    let which = |tile: Tile, drawn: Option<bool>| {
        let which = drawn.map_or("", |drawn| if drawn { DRAWN } else { HELD });
        vec![text("tile", &format!("{tile}{which}"))]
    };
    let with = |two: Option<[Tile; 2]>| {
        two.map(|[a, b]| text("with", &format!("{a}{b}")))
            .into_iter()
            .collect()
    };
    match act {
        Act::Discard { tile, drawn } => ("discard", which(tile, drawn)),
        Act::Riichi { tile, drawn } => ("riichi", which(tile, drawn)),
        Act::Chow(two) => ("chi", with(two)),
        Act::Pong(two) => ("pon", with(two)),
        Act::Kong(kind) => {
            let kind = kind.map(|kind| text("tile", &kind.to_string()));
            ("kan", kind.into_iter().collect())
        }
        Act::Win => ("hu", Vec::new()),
        Act::Pass => ("pass", Vec::new()),
        Act::Abort => ("abort", Vec::new()),
    }
}

#[test]
fn whatever_a_button_plays_a_command_plays_too() {
    let [red, five]: [Tile; 2] = ["0p", "5p"].map(|tile| tile.parse().expect("a tile"));
    let acts = [
        Act::Discard {
            tile: red,
            drawn: Some(true),
        },
        Act::Riichi {
            tile: five,
            drawn: Some(false),
        },
        Act::Riichi {
            tile: five,
            drawn: None,
        },
        Act::Chow(Some([five, red])),
        Act::Pong(Some([red, five])),
        Act::Pong(None),
        Act::Kong(five.kind()),
        Act::Kong(None),
        Act::Win,
        Act::Pass,
        Act::Abort,
    ];
    for act in acts {
        let (verb, given) = said(act);
        assert_eq!(says(&[verb], &given), Ok(Ask::Act(act)));
        assert!(tree::COMMANDS.iter().any(|command| command.name == verb));
    }
}
