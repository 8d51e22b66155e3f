//! The playground: a local Discord with a page, and the real bot in it. No account, no network.

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Parser;
use tests::discord::{Discord, Options};
use tests::play::garden::Garden;
use tests::play::router;
use tracing_subscriber::EnvFilter;

/// Play mahjong with Sparrow on a Discord of your own, in the browser.
#[derive(Parser, Debug)]
#[command(version, about)]
struct Arguments {
    /// Port of the page on 127.0.0.1; 0 takes a free one.
    #[arg(long, default_value_t = 4321)]
    port: u16,
    /// Keep the bot's database in this file; without it every start is a new one.
    #[arg(long)]
    database: Option<PathBuf>,
    /// Pace of tables that name none.
    #[arg(long, default_value = "live")]
    pace: String,
}

#[tokio::main]
async fn main() -> ExitCode {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("warn"));
    tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(std::io::stderr)
        .init();
    match serve(Arguments::parse()).await {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            tracing::error!(%error, "the playground could not start");
            ExitCode::FAILURE
        }
    }
}

async fn serve(arguments: Arguments) -> Result<(), Box<dyn std::error::Error>> {
    let listener = tokio::net::TcpListener::bind(("127.0.0.1", arguments.port)).await?;
    let folder = tempfile::tempdir()?;
    let database = arguments
        .database
        .unwrap_or_else(|| folder.path().join("sparrow.db"));
    let discord = Discord::start(Options::default()).await?;
    let garden = Garden::plant(discord, &database, &arguments.pace).await;
    writeln!(
        std::io::stdout(),
        "Open http://{} in a browser.",
        listener.local_addr()?
    )?;
    // Open pages hold their event streams for ever, so the end does not wait for them.
    tokio::select! {
        served = axum::serve(listener, router(garden.clone())) => served?,
        stopped = tokio::signal::ctrl_c() => stopped?,
    }
    garden.close().await;
    Ok(())
}
