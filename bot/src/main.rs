//! Sparrow's program: `sparrow run`, `sparrow check`.

fn main() -> std::process::ExitCode {
    bot::cli::main()
}
