//! The gallery: what people see, as pictures in a folder, in every language, tile style and width.
//!
//! `cargo test --workspace --test browser -- --ignored gallery`. `GALLERY` names the folder (by default `gallery` in the
//! target directory), `GALLERY_ONLY` a part of the names, such as `board-late` or `hand-ja-text`. Deals, ids and times are the
//! same each time, so that two galleries differ where the pages do.

/// An evening played to a certain moment, as the store would know it.
mod evening;
/// The scenes.
mod scenes;
/// A playground in which a scene stands.
mod stage;

use std::path::PathBuf;

use commands::who::Moment;
use commands::words::{TileStyle, Tongue};
use tests::discord::{Discord, Options};
use tests::play::garden::Grounds;

use crate::window::Window;
use evening::journal;
use scenes::SCENES;
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

fn folder() -> PathBuf {
    let named = std::env::var_os("GALLERY").map(PathBuf::from);
    named.unwrap_or_else(|| crate::window::target().join("gallery"))
}

/// Without any browser: each scene is reached, and told again in another language it is the same.
#[tokio::test]
async fn every_scene_comes_about() {
    for scene in &SCENES {
        let grounds = Grounds::lay(
            Discord::start(Options::default()).await.unwrap(),
            &scene.names,
        );
        let mut script = None;
        let mut told = |language| {
            let tiles = TileStyle::Text;
            let (records, eye) = journal(scene, &grounds, language, tiles, Moment(0), &mut script);
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
    for scene in &SCENES {
        let mut script = None;
        for language in &LANGUAGES {
            for (style, tiles) in STYLES {
                let name = format!("{}-{}-{style}", scene.name, language.name);
                if !name.contains(&only) {
                    continue;
                }
                let stage = Stage::set(scene, language, tiles, &mut script, &palette).await;
                for (window, width) in [(&desk, "desk"), (&phone, "phone")] {
                    stage.fills(window).await;
                    window.keeps_in(&folder(), &format!("{name}-{width}")).await;
                }
                stage.close().await;
                taken += 1;
            }
        }
    }
    assert!(taken > 0, "no scene is called like {only}");
    desk.close().await;
    phone.close().await;
}
