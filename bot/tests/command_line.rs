//! The program as an operator meets it.

use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::{Command, Output};

use tempfile::TempDir;

const TOKEN: &str = "MTk4NjIyNDgzNDcx.secret.Zm9vYmFy";

/// `sparrow` in a folder of its own with nothing in the environment but these variables.
fn sparrow(folder: &Path, arguments: &[&str], environment: &[(&str, &str)]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_sparrow"));
    command
        .current_dir(folder)
        .args(arguments)
        .env_clear()
        .envs(environment.iter().copied());
    command.output().expect("the program starts")
}

fn folder(file: Option<&str>) -> TempDir {
    let folder = tempfile::tempdir().expect("a temporary folder");
    if let Some(text) = file {
        std::fs::write(folder.path().join("sparrow.toml"), text).expect("the folder is writable");
    }
    folder
}

fn stdout(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("it is text")
}

fn stderr(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).expect("it is text")
}

fn names(folder: &TempDir) -> Vec<String> {
    let entries = std::fs::read_dir(folder.path()).expect("the folder is readable");
    entries
        .map(|entry| {
            entry
                .expect("an entry")
                .file_name()
                .to_string_lossy()
                .into_owned()
        })
        .collect()
}

#[test]
fn version_and_help_are_told() {
    let folder = folder(None);
    let version = sparrow(folder.path(), &["--version"], &[]);
    assert_eq!(
        stdout(&version),
        format!("sparrow {}\n", env!("CARGO_PKG_VERSION"))
    );
    assert_eq!(version.status.code(), Some(0));
    let help = sparrow(folder.path(), &["--help"], &[]);
    assert_eq!(help.status.code(), Some(0));
    for word in ["run", "check", "--config", "--version", "DISCORD_TOKEN"] {
        assert!(stdout(&help).contains(word), "{word}");
    }
}

#[test]
fn a_command_that_does_not_exist_is_a_usage_error() {
    let folder = folder(None);
    for arguments in [
        &[][..],
        &["rnu"],
        &["run", "--fast"],
        &["check", "--config"],
    ] {
        let output = sparrow(folder.path(), arguments, &[("DISCORD_TOKEN", TOKEN)]);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert_eq!(stdout(&output), "");
        assert!(stderr(&output).contains("--help"), "{arguments:?}");
    }
}

#[test]
fn check_without_mistakes_says_what_would_run_and_changes_nothing() {
    let folder = folder(None);
    let output = sparrow(folder.path(), &["check"], &[("DISCORD_TOKEN", TOKEN)]);
    assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
    assert_eq!(stderr(&output), "");
    let told = stdout(&output);
    assert!(told.starts_with("All is well."), "{told}");
    for word in [
        "sparrow.db (will be created)",
        "hong-kong",
        "live",
        "Discord itself",
    ] {
        assert!(told.contains(word), "{word} in {told}");
    }
    assert_eq!(names(&folder), [""; 0]);
}

#[test]
fn check_lists_every_mistake_of_file_environment_filter_and_database() {
    let folder = folder(Some(
        "rules = \"hong-gong\"\npase = \"live\"\ndatabase = \"sparrow.toml\"\n",
    ));
    let environment = [
        ("SPARROW_LOG_FILTER", "bot=loud"),
        ("SPARROW_DISCORD_API", "https://discord.com"),
    ];
    let output = sparrow(folder.path(), &["check"], &environment);
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(stdout(&output), "");
    let told = stderr(&output);
    assert!(told.starts_with("There are 6 problems:\n"), "{told}");
    for part in [
        "sparrow.toml, line 1, rules: there is no rule set or house `hong-gong`; did you mean `hong-kong`?",
        "sparrow.toml, line 2, pase: there is no such setting; did you mean `pace`?",
        "SPARROW_DISCORD_API: must be an address of this machine",
        "DISCORD_TOKEN: is not set",
        "log_filter: ",
        "sparrow.toml: is not a database",
    ] {
        assert!(told.contains(part), "{part} in {told}");
    }
}

#[test]
fn run_without_a_token_says_where_to_find_one_and_starts_nothing() {
    let folder = folder(None);
    for environment in [&[][..], &[("DISCORD_TOKEN", "")]] {
        let output = sparrow(folder.path(), &["run"], environment);
        assert_eq!(output.status.code(), Some(1));
        let told = stderr(&output);
        assert!(
            told.starts_with("There is a problem:\n  - DISCORD_TOKEN: is not set"),
            "{told}"
        );
        assert_eq!(names(&folder), [""; 0]);
    }
}

#[test]
fn a_named_file_that_is_not_there_is_a_problem() {
    let folder = folder(None);
    let output = sparrow(
        folder.path(),
        &["check", "--config", "other.toml"],
        &[("DISCORD_TOKEN", TOKEN)],
    );
    assert_eq!(output.status.code(), Some(1));
    assert!(
        stderr(&output).contains("other.toml: cannot be read"),
        "{}",
        stderr(&output)
    );
}

#[test]
fn the_printed_defaults_are_a_file_that_checks() {
    let folder = folder(None);
    let printed = sparrow(folder.path(), &["check", "--print-defaults"], &[]);
    assert_eq!(printed.status.code(), Some(0));
    std::fs::write(folder.path().join("mine.toml"), stdout(&printed))
        .expect("the folder is writable");
    let output = sparrow(
        folder.path(),
        &["check", "--config", "mine.toml"],
        &[("DISCORD_TOKEN", TOKEN)],
    );
    assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
    assert!(stdout(&output).contains("mine.toml"));
}

#[test]
fn the_token_is_never_printed_wherever_it_stands() {
    let file =
        format!("token = \"{TOKEN}\"\npace = \"{TOKEN}\"\n{TOKEN} = 1\ndatabase = \"{TOKEN}/x\"\n");
    let folder = folder(Some(&file));
    let everywhere = [
        ("DISCORD_TOKEN", TOKEN),
        ("SPARROW_RULES", TOKEN),
        ("SPARROW_LOG_FILTER", TOKEN),
        ("SPARROW_DISCORD_API", TOKEN),
        ("SPARROW_MTk4NjIyNDgzNDcx.secret.Zm9vYmFy", "x"),
    ];
    for arguments in [&["check"][..], &["run"], &["check", "--config", TOKEN]] {
        let output = sparrow(folder.path(), arguments, &everywhere);
        assert_eq!(output.status.code(), Some(1));
        let told = stdout(&output) + &stderr(&output);
        assert!(!told.contains(TOKEN), "{told}");
        assert!(told.contains("problems"), "{told}");
    }
}

#[test]
fn a_strange_variable_warns_and_stops_nothing() {
    let folder = folder(None);
    let output = sparrow(
        folder.path(),
        &["check"],
        &[("DISCORD_TOKEN", TOKEN), ("SPARROW_PAC", "slow")],
    );
    assert_eq!(output.status.code(), Some(0));
    assert!(
        stderr(&output).contains("did you mean `SPARROW_PACE`?"),
        "{}",
        stderr(&output)
    );
}

#[tokio::test]
async fn a_database_that_others_may_read_is_told_by_check() {
    let folder = folder(None);
    let path = folder.path().join("sparrow.db");
    let store = bot::store::Store::open(&path).await.expect("a new file");
    store.close().await;
    let warnings = || {
        let output = sparrow(folder.path(), &["check"], &[("DISCORD_TOKEN", TOKEN)]);
        assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
        stderr(&output)
    };
    assert_eq!(warnings(), "");
    let open_to_all = std::fs::Permissions::from_mode(0o644);
    std::fs::set_permissions(&path, open_to_all).expect("ours");
    assert!(warnings().contains("chmod 600"), "{}", warnings());
}

#[test]
fn a_token_on_the_command_line_is_not_repeated() {
    let folder = folder(None);
    let output = sparrow(folder.path(), &["run", TOKEN], &[("DISCORD_TOKEN", TOKEN)]);
    assert_eq!(output.status.code(), Some(2));
    assert!(!stderr(&output).contains(TOKEN), "{}", stderr(&output));
}
