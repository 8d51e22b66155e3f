//! The playground: a page in the browser that looks through any person's eyes at the local Discord.
//!
//! The page fetches whole channels and is told only *that* something changed; so it never shows a stale mixture.

/// Who lives in the playground, and the bot that serves them.
pub mod garden;
mod events;
mod page;
mod routes;
mod world;
mod moderate;

use axum::Router;

use garden::Garden;

/// All routes of the playground.
pub fn router(garden: Garden) -> Router {
    page::routes()
        .merge(routes::routes())
        .merge(world::routes())
        .merge(moderate::routes())
        .merge(events::routes())
        .with_state(garden)
}
