//! `sparrow score` as a shell meets it.

use std::io::{BufRead, BufReader, Read, Write};
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};

use serde_json::{Value, json};

/// A hand that can be: riichi, South draws.
const GOOD: &str =
    r#"{"id":1,"rules":"riichi","concealed":"234m567m345p67s99p","win":"8s","seat":"South"}"#;

fn sparrow(arguments: &[&str]) -> Child {
    let mut command = Command::new(env!("CARGO_BIN_EXE_sparrow"));
    command
        .args(arguments)
        .env_clear()
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    command.spawn().expect("the program starts")
}

/// What is answered to this input.
fn scored(input: &[u8]) -> Output {
    let mut child = sparrow(&["score"]);
    let mut stdin = child.stdin.take().expect("a pipe");
    let input = input.to_vec();
    let writer = std::thread::spawn(move || stdin.write_all(&input));
    let output = child.wait_with_output().expect("the program ends");
    writer
        .join()
        .expect("no panic")
        .expect("everything is read");
    output
}

fn answers(output: &Output) -> Vec<Value> {
    let text = std::str::from_utf8(&output.stdout).expect("text");
    let answers = text
        .lines()
        .map(|line| serde_json::from_str(line).expect("JSON on each line"));
    answers.collect()
}

fn stderr(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// All worked examples, one on each line.
fn vectors() -> Vec<Value> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../engine/tests/vectors");
    let names = [
        "riichi",
        "hong-kong",
        "classical-japanese",
        "classical-chinese",
    ];
    let read = |name| {
        let text =
            std::fs::read_to_string(folder.join(format!("{name}.json"))).expect("the vectors");
        serde_json::from_str::<Vec<Value>>(&text).expect("JSON")
    };
    names.into_iter().flat_map(read).collect()
}

#[test]
fn every_worked_example_is_answered_in_order_from_a_file() {
    let vectors = vectors();
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("hands.jsonl");
    // Often enough to be shared out.
    let many: Vec<&Value> = std::iter::repeat_n(&vectors, 20).flatten().collect();
    let text: String = many.iter().map(|vector| format!("{vector}\n")).collect();
    std::fs::write(&file, text).expect("the folder is writable");
    let child = sparrow(&["score", file.to_str().expect("a path")]);
    let output = child.wait_with_output().expect("the program ends");
    assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
    let answers = answers(&output);
    assert_eq!(answers.len(), many.len());
    for (vector, answer) in many.iter().zip(&answers) {
        assert_eq!(answer["id"], vector["id"]);
        assert_eq!(answer["rules"], vector["preset"]);
        assert_eq!(answer["pay"], vector["pay"], "{answer}");
        for key in ["han", "fu", "yakuman", "faan", "points", "doubles"] {
            if let Some(wanted) = vector.get(key) {
                assert_eq!(&answer[key], wanted, "{key} of {answer}");
            }
        }
    }
}

#[test]
fn a_line_that_cannot_be_is_answered_by_its_number_and_id_and_the_others_too() {
    let lines = [
        GOOD.to_owned(),
        r#"{"id":"two","rules":"riichi","concealed":"234m567m345p67s99p","win":"8x"}"#.to_owned(),
        String::new(),
        r#"{"id":["any",{"kind":4.5}],"rules":"go","concealed":""}"#.to_owned(),
        "mahjong".to_owned(),
        r#"{"id":6,"concealed":17}"#.to_owned(),
        r#"{"id":7,"rules":"riichi","conc"#.to_owned(),
        "null".to_owned(),
        format!(r#"{{"id":{}9{}}}"#, "[".repeat(500), "]".repeat(500)),
        r#"{"id":10,"concealed":"234m567m345p67s99p"}"#.to_owned(),
        GOOD.replace("\"id\":1", "\"id\":null"),
    ];
    let output = scored(lines.join("\n").as_bytes());
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(stderr(&output), "");
    let answers = answers(&output);
    assert_eq!(
        (&answers[0]["id"], &answers[0]["han"]),
        (&json!(1), &json!(2))
    );
    assert_eq!(
        (&answers[9]["id"], &answers[9]["han"]),
        (&Value::Null, &json!(2))
    );
    let text = |answer: &Value| {
        // After the rule sets the houses are named, which others choose.
        let text = answer.to_string();
        let houses = text
            .find("classical-chinese, ")
            .map(|at| at + "classical-chinese, ".len());
        houses.map_or(text.clone(), |at| text[..at].to_owned())
    };
    let complaints: Vec<String> = answers[1..9].iter().map(text).collect();
    assert_eq!(answers[2]["id"], json!(["any", {"kind": 4.5}]));
    let kinds = "hong-kong, riichi, classical-japanese, classical-chinese, ";
    assert_eq!(
        complaints,
        [
            r#"{"error":"win: `x` is neither a digit nor one of m, p, s, z, f","id":"two","line":2}"#.to_owned(),
            format!(r#"{{"error":"rules: cannot be `go`; it can be {kinds}"#),
            r#"{"error":"this is not JSON: expected value at column 1","id":null,"line":5}"#.to_owned(),
            r#"{"error":"concealed: invalid type: integer `17`, expected a string","id":6,"line":6}"#.to_owned(),
            r#"{"error":"this is not JSON: EOF while parsing a string at column 30","id":7,"line":7}"#.to_owned(),
            r#"{"error":"invalid type: null, expected an object with a hand","id":null,"line":8}"#.to_owned(),
            r#"{"error":"id: recursion limit exceeded","id":null,"line":9}"#.to_owned(),
            format!(r#"{{"error":"rules: is missing; it can be {kinds}"#),
        ]
    );
}

#[test]
fn bytes_that_are_no_text_and_lines_that_are_too_long_are_answered() {
    let mut input = b"\xEF\xBB\xBF".to_vec();
    input.extend_from_slice(GOOD.as_bytes());
    input.extend_from_slice(b"\r\n{\"id\":\"\xff\"}\n");
    input.extend(std::iter::repeat_n(b' ', 3 << 20));
    input.push(b'\n');
    input.extend_from_slice(GOOD.as_bytes());
    let output = scored(&input);
    assert_eq!(output.status.code(), Some(1));
    let answers = answers(&output);
    let errors: Vec<_> = answers
        .iter()
        .map(|answer| answer["error"].as_str().unwrap_or("none"))
        .collect();
    assert_eq!(
        errors,
        [
            "none",
            "id: invalid unicode code point",
            "a line can have 1048576 bytes at most",
            "none"
        ]
    );
    assert_eq!(answers[2]["line"], 3);
}

/// Keys given twice, numbers out of range, values of another sort, zero bytes: each is answered by its line and its field.
#[test]
fn each_field_that_cannot_be_is_named() {
    let hand = r#""rules":"riichi","concealed":"234m567m345p67s99p","win":"8s""#;
    let table = [
        (r#""rules":"hong-kong""#, "rules or preset: is given twice"),
        (r#""win":"8s""#, "win: is given twice"),
        (
            r#""from":"East","frm":"West""#,
            "from or frm: is given twice",
        ),
        (
            r#""options":{"kiriage":true,"kiriage":false}"#,
            "options: kiriage: is given twice",
        ),
        (
            r#""flags":{"last":true,"last":true}"#,
            "flags: last: is given twice",
        ),
        (
            r#""counters":-1"#,
            "counters: cannot be -1; it can be 0 to 1000",
        ),
        (r#""counters":1e400"#, "counters: number out of range"),
        (
            r#""counters":1.5"#,
            "counters: invalid type: floating point `1.5`, expected i64",
        ),
        (
            r#""bonus":[9]"#,
            "bonus: there is no bonus tile 9; flowers are 1 to 4, seasons 5 to 8",
        ),
        (
            r#""dora_indicators":"1z\u0000""#,
            "dora_indicators: `\0` is neither a digit nor one of m, p, s, z, f",
        ),
        (
            r#""seat":"south""#,
            "seat: cannot be `south`; it can be East, South, West, North",
        ),
        (
            r#""type":"start_game""#,
            "there is no key `type`; there are id, rules, options, concealed, melds, bonus, seat, hands, winner, win, round, by, from, dora_indicators, ura_indicators, counters, bets, liable, flags",
        ),
    ];
    let lines = table.map(|(field, _)| format!("{{{hand},{field}}}\n"));
    let mut input = lines.concat().into_bytes();
    // A zero byte in the text, a document of another sort, a line that breaks off.
    input.extend_from_slice(b"{\"id\":\"zero\",\"conc\0\n\x1f\x8b\x08\0\n");
    input.extend_from_slice(GOOD.as_bytes());
    input.extend_from_slice(b"\n{\"id\":\"cut\",\"concealed\":\"234m");
    let output = scored(&input);
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(stderr(&output), "");
    let answers = answers(&output);
    let error = |at: usize| answers[at]["error"].as_str().unwrap_or("none");
    for (at, (field, wanted)) in table.iter().enumerate() {
        assert_eq!(error(at), *wanted, "{field}");
        assert_eq!(answers[at]["line"], at + 1);
    }
    let last = table.len();
    assert_eq!(
        [0, 1, 2, 3].map(|at| error(last + at)),
        [
            "this is not JSON: control character (\\u0000-\\u001F) found while parsing a string at column 19",
            "this is not JSON: expected value at column 1",
            "none",
            "concealed: EOF while parsing a string",
        ]
    );
    assert_eq!([0, 3].map(|at| &answers[last + at]["id"]), ["zero", "cut"]);
}

/// A line of a hundred megabytes is passed over without being kept.
#[test]
fn a_line_of_a_hundred_megabytes_is_answered() {
    let mut child = sparrow(&["score"]);
    let mut stdin = child.stdin.take().expect("a pipe");
    let writer = std::thread::spawn(move || {
        let megabyte = vec![b'x'; 1 << 20];
        for _ in 0..100 {
            stdin.write_all(&megabyte)?;
        }
        writeln!(stdin, "\n{GOOD}")
    });
    let output = child.wait_with_output().expect("the program ends");
    writer
        .join()
        .expect("no panic")
        .expect("everything is read");
    let answers = answers(&output);
    assert_eq!(answers.len(), 2);
    assert_eq!(answers[0]["error"], "a line can have 1048576 bytes at most");
    assert_eq!(answers[1]["han"], 2);
}

#[test]
fn nothing_is_answered_to_nothing() {
    for input in ["", "\n\n", "\u{feff}"] {
        let output = scored(input.as_bytes());
        assert_eq!(
            (output.status.code(), output.stdout.as_slice()),
            (Some(0), &b""[..])
        );
    }
}

/// A program that writes a line and waits for the answer gets it.
#[test]
fn each_line_is_answered_as_it_comes() {
    let mut child = sparrow(&["score", "-"]);
    let mut stdin = child.stdin.take().expect("a pipe");
    let mut stdout = BufReader::new(child.stdout.take().expect("a pipe"));
    for _ in 0..3 {
        writeln!(stdin, "{GOOD}").expect("it is read");
        let mut line = String::new();
        stdout.read_line(&mut line).expect("an answer");
        assert!(
            line.starts_with(r#"{"id":1,"rules":"riichi","complete":true,"#),
            "{line}"
        );
    }
    drop(stdin);
    assert_eq!(child.wait().expect("the program ends").code(), Some(0));
}

#[test]
fn an_output_that_nobody_reads_any_more_ends_it_quietly() {
    let mut child = sparrow(&["score"]);
    let mut stdin = child.stdin.take().expect("a pipe");
    drop(child.stdout.take());
    let lines = format!("{GOOD}\n").repeat(1000);
    // Once it has ended, nobody takes our lines either.
    while stdin.write_all(lines.as_bytes()).is_ok() {}
    let mut told = String::new();
    let mut errors = child.stderr.take().expect("a pipe");
    errors.read_to_string(&mut told).expect("text");
    assert_eq!(told, "");
    assert_eq!(child.wait().expect("the program ends").code(), Some(0));
}

#[test]
fn a_file_that_cannot_be_read_is_a_problem() {
    for path in ["nowhere.jsonl", "."] {
        let child = sparrow(&["score", path]);
        let output = child.wait_with_output().expect("the program ends");
        assert_eq!(output.status.code(), Some(1));
        assert!(
            stderr(&output).starts_with(&format!(
                "There is a problem:\n  - {path}: cannot be read: "
            )),
            "{}",
            stderr(&output)
        );
    }
}

#[test]
fn help_shows_a_line_and_what_its_keys_are() {
    let output = sparrow(&["score", "--help"])
        .wait_with_output()
        .expect("the program ends");
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    for word in [
        "concealed",
        "melds",
        "dora_indicators",
        "flags",
        "hands",
        "[FILE]",
        "exit code",
    ] {
        assert!(text.contains(word), "{word} in {text}");
    }
}

/// A house is named as a rule set is: those that come with the program, and those of the folder that the settings name.
#[test]
fn a_house_can_be_named() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let write = |name: &str, text: &str| {
        std::fs::write(folder.path().join(name), text).expect("the folder is writable")
    };
    std::fs::create_dir(folder.path().join("houses")).expect("the folder is writable");
    let house = "title = \"Ours\"\nabout = \"As at home.\"\nrules = \"riichi\"\n\n[options]\nmin_yaku = 0\n";
    write("houses/at-home.toml", house);
    write("sparrow.toml", "houses = \"houses\"\n");
    // Neither closed nor all simples: without a yaku only where none is asked for.
    let line = |rules: &str| {
        format!(
            "{}\n",
            json!({"rules": rules, "concealed": "567m345p67s99p", "melds": ["C:234m"], "win": "8s"})
        )
    };
    write("hands.jsonl", &(line("riichi-ema") + &line("at-home")));
    let mut command = Command::new(env!("CARGO_BIN_EXE_sparrow"));
    command
        .args(["score", "hands.jsonl"])
        .current_dir(folder.path())
        .env_clear();
    let output = command.output().expect("the program starts");
    assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
    let answers = answers(&output);
    assert_eq!(
        (&answers[0]["rules"], &answers[0]["legal"]),
        (&json!("riichi-ema"), &json!(false))
    );
    assert_eq!(
        (&answers[1]["rules"], &answers[1]["legal"]),
        (&json!("at-home"), &json!(true))
    );
}
