//! Holds the engine against public libraries: `peers compare [hands] [seed]`, `peers time [hands] [seed] [work]`.

mod chance;
mod hands;
mod told;
mod systems;
mod compare;
mod play;
mod time;

use std::process::ExitCode;

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize, default: u64| {
        let given = args.get(at).map(|text| text.parse());
        given.unwrap_or(Ok(default))
    };
    match (
        args.first().map(String::as_str),
        number(1, 20_000),
        number(2, 1),
    ) {
        (Some("compare"), Ok(count), Ok(seed)) => {
            compare::compare(count as usize, seed);
            ExitCode::SUCCESS
        }
        (Some("time"), Ok(count), Ok(seed)) => {
            print!("{}", time::table(&time::time(count as usize, seed, args.get(3).map_or("", |text| text))));
            ExitCode::SUCCESS
        }
        _ => {
            eprintln!("usage: peers compare [hands] [seed] | peers time [hands] [seed] [work]");
            ExitCode::FAILURE
        }
    }
}
