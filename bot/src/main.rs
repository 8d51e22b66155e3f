//! Sparrow's program: `sparrow run`, `sparrow check`, `sparrow score`, `sparrow simulate`.

fn main() -> std::process::ExitCode {
    bot::cli::main()
}
