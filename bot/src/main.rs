//! Sparrow's program: `sparrow run`, `sparrow check`, and commands for hands and games as text.

fn main() -> std::process::ExitCode {
    bot::cli::main()
}
