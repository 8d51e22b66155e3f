//! The page itself, built into the program.

use axum::Router;
use axum::http::header;
use axum::response::IntoResponse;
use axum::routing::get;

use super::garden::Garden;

const HTML: &str = "text/html; charset=utf-8";
const CSS: &str = "text/css; charset=utf-8";
const JS: &str = "text/javascript; charset=utf-8";

macro_rules! file {
    ($kind:expr, $name:literal) => {
        get(|| async { answer($kind, include_str!(concat!("../../playground/", $name))) })
    };
}

fn answer(kind: &'static str, text: &'static str) -> impl IntoResponse {
    (
        [
            (header::CONTENT_TYPE, kind),
            (header::CACHE_CONTROL, "no-cache"),
        ],
        text,
    )
}

pub(super) fn routes() -> Router<Garden> {
    Router::new()
        .route("/", file!(HTML, "index.html"))
        .route("/style.css", file!(CSS, "style.css"))
        .route("/app.js", file!(JS, "app.js"))
        .route("/make.js", file!(JS, "make.js"))
        .route("/clock.js", file!(JS, "clock.js"))
        .route("/inbox.js", file!(JS, "inbox.js"))
        .route("/pane.js", file!(JS, "pane.js"))
        .route("/side.js", file!(JS, "side.js"))
        .route("/said.js", file!(JS, "said.js"))
        .route("/message.js", file!(JS, "message.js"))
        .route("/controls.js", file!(JS, "controls.js"))
        .route("/select.js", file!(JS, "select.js"))
        .route("/form.js", file!(JS, "form.js"))
        .route("/markdown.js", file!(JS, "markdown.js"))
        .route("/emoji.js", file!(JS, "emoji.js"))
        .route("/composer.js", file!(JS, "composer.js"))
        .route("/typed.js", file!(JS, "typed.js"))
        .route("/faults.js", file!(JS, "faults.js"))
}
