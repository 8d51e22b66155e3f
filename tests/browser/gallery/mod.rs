//! The gallery: what people see, as pictures in a folder, in every language, tile style and width.
//!
//! `cargo test --workspace --test browser -- --ignored gallery`. `GALLERY` names the folder (by default `gallery` in the
//! target directory), `GALLERY_ONLY` what the names have in them, such as `board-late` or `ja-text phone`. Deals, ids and times
//! are the same each time, so that two galleries differ where the pages do.

/// The scenes.
mod scenes;
/// A wall that was not shuffled.
mod wall;
/// What everybody does whenever possible.
mod taste;
/// An evening played to a certain moment, as the store would know it.
mod evening;
/// What is done before we look.
mod deeds;
/// A playground in which a scene stands.
mod stage;

use std::path::PathBuf;

use commands::who::Moment;
use commands::words::{TileStyle, Tongue};
use tests::play::garden::Grounds;

use crate::window::Window;
use evening::{Scripts, journal};
use scenes::Scene;
use stage::Stage;

/// A language as the gallery names it, as Discord does, and as we do.
pub(crate) struct Language {
    name: &'static str,
    discord: &'static str,
    tongue: Tongue,
}

const LANGUAGES: [Language; 4] = [
    Language {
        name: "en",
        discord: "en-US",
        tongue: Tongue::English,
    },
    Language {
        name: "ja",
        discord: "ja",
        tongue: Tongue::Japanese,
    },
    Language {
        name: "zh-CN",
        discord: "zh-CN",
        tongue: Tongue::SimplifiedChinese,
    },
    Language {
        name: "zh-TW",
        discord: "zh-TW",
        tongue: Tongue::TraditionalChinese,
    },
];

const STYLES: [(&str, TileStyle); 3] = [
    ("text", TileStyle::Text),
    ("glyphs", TileStyle::Glyphs),
    ("pictures", TileStyle::Pictures),
];

/// The styles in which a scene looks different.
fn styles(scene: &Scene) -> &'static [(&'static str, TileStyle)] {
    if scene.has_tiles {
        &STYLES
    } else {
        &STYLES[..1]
    }
}

fn folder() -> PathBuf {
    let named = std::env::var_os("GALLERY").map(PathBuf::from);
    named.unwrap_or_else(|| crate::window::target().join("gallery"))
}

/// Without any browser: each scene is reached, and told again in another language it is the same.
#[tokio::test]
async fn every_scene_comes_about() {
    let mut scripts = Scripts::new();
    for scene in scenes::all() {
        let grounds = Grounds::lay(stage::world().await, &scene.names);
        let mut told = |language| {
            let tiles = TileStyle::Text;
            let (records, eye) = journal(scene, &grounds, language, tiles, Moment(0), &mut scripts);
            (records.len(), eye)
        };
        let first = told(&LANGUAGES[0]);
        assert_eq!(told(&LANGUAGES[1]), first, "{}", scene.name);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "takes many pictures; for those who change what people see"]
async fn gallery() {
    let (Some(desk), Some(phone)) = (Window::open().await, Window::phone().await) else {
        return;
    };
    // A bot that ends before its scene says why.
    tracing_subscriber::fmt().with_test_writer().init();
    // Tall enough for whole pages: it is the width that matters.
    desk.client.set_window_size(1280, 1400).await.unwrap();
    let only = std::env::var("GALLERY_ONLY").unwrap_or_default();
    let palette = stage::palette().await;
    let mut taken = 0;
    let mut scripts = Scripts::new();
    for scene in scenes::all() {
        for language in &LANGUAGES {
            for (style, tiles) in styles(scene) {
                let name = format!("{}-{}-{style}", scene.name, language.name);
                let windows = [
                    (&desk, format!("{name}-desk")),
                    (&phone, format!("{name}-phone")),
                ];
                let is_wanted = |name: &str| only.split(' ').all(|part| name.contains(part));
                let wanted: Vec<_> = windows.iter().filter(|(_, name)| is_wanted(name)).collect();
                if wanted.is_empty() {
                    continue;
                }
                let stage = Stage::set(scene, language, *tiles, &mut scripts, &palette).await;
                taken += wanted.len();
                for (window, name) in wanted {
                    stage.fills(window).await;
                    window.keeps_in(&folder(), name).await;
                }
                stage.close().await;
            }
        }
    }
    assert!(taken > 0, "no scene is called like {only}");
    desk.close().await;
    phone.close().await;
}
