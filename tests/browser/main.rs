//! The playground's page in headless Chromium: a newcomer opens a table, fills it with machines and plays a deal by clicking; a line is
//! typed as one command.
//!
//! Skipped, with a word on stderr, where `chromium` or `chromedriver` is missing. Screenshots go to `screens` in the target
//! directory.

#![expect(
    clippy::unwrap_used,
    reason = "a test that cannot go on says so by ending"
)]

/// A browser of one's own.
mod window;
/// Pictures of everything people see.
mod gallery;

use std::time::{Duration, Instant};

use fantoccini::{Client, Locator};
use tests::discord::{Discord, Options};
use tests::house::QUICK;
use tests::play::garden::Garden;
use tests::play::router;
use tokio::task::JoinHandle;
use window::Window;

/// The newest button of the page with this label, if it can be pressed.
const PRESS: &str = r#"
    const wanted = arguments[0];
    const all = [...document.querySelectorAll(".message .row button:not(:disabled)")];
    const found = all.reverse().find((button) => button.textContent.trim() === wanted);
    if (found) found.click();
    return Boolean(found);
"#;

/// Goes to the channel, or the direct messages, of this name.
const GO: &str = r#"
    const found = [...document.querySelectorAll("nav.side button")].find((button) => button.textContent.includes(arguments[0]));
    if (found) found.click();
    return Boolean(found);
"#;

/// Presses what the newest hand offers: a win, else a pass where there is something to claim, else the drawn tile.
const PLAY: &str = r#"
    const hands = [...document.querySelectorAll(".message")].filter((m) => m.textContent.includes("Your hand"));
    const hand = hands.at(-1);
    if (!hand) return false;
    const buttons = [...hand.querySelectorAll(".row button:not(:disabled):not(.waiting)")];
    const named = (name) => buttons.find((button) => button.textContent.trim() === name);
    const discard = buttons.find((button) => button.textContent.includes("(drawn)")) ?? (named("Pass") ? undefined : buttons[0]);
    const chosen = named("Hu") ?? (buttons.length > 1 ? named("Pass") : undefined) ?? discard;
    if (chosen) chosen.click();
    return Boolean(chosen);
"#;

async fn reads(page: &Client) -> String {
    // The page draws its messages anew all the time, so no handle on an element of it would live long.
    let shown = page
        .execute(
            "return document.querySelector('.messages').innerText",
            vec![],
        )
        .await
        .unwrap();
    shown.as_str().unwrap_or_default().to_owned()
}

/// Tries again until it is done.
async fn until<'a>(page: &'a Client, what: &str, mut tries: impl AsyncFnMut(&'a Client) -> bool) {
    let deadline = Instant::now() + Duration::from_secs(20);
    while !tries(page).await {
        assert!(
            Instant::now() < deadline,
            "{what} did not come:\n{}",
            reads(page).await
        );
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

/// Waits until the page shows these words.
async fn sees(page: &Client, words: &str) {
    until(page, words, async |page| reads(page).await.contains(words)).await;
}

async fn press(page: &Client, label: &str) {
    until(page, label, async |page| {
        page.execute(PRESS, vec![label.into()]).await.unwrap() == true
    })
    .await;
}

async fn goes_to(page: &Client, place: &str) {
    until(page, place, async |page| {
        page.execute(GO, vec![place.into()]).await.unwrap() == true
    })
    .await;
}

/// A browser in the playground.
struct Visit {
    window: Window,
    garden: Garden,
    serving: JoinHandle<std::io::Result<()>>,
    _folder: tempfile::TempDir,
}

impl Visit {
    /// Opens the page; `None` where there is no browser.
    async fn begin() -> Option<Self> {
        let window = Window::open().await?;
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = format!("http://{}", listener.local_addr().unwrap());
        let folder = tempfile::tempdir().unwrap();
        let discord = Discord::start(Options::default()).await.unwrap();
        let garden = Garden::plant(discord, &folder.path().join("sparrow.db"), QUICK).await;
        let serving = tokio::spawn(axum::serve(listener, router(garden.clone())).into_future());
        window.client.goto(&address).await.unwrap();
        sees(&window.client, "Type /table open to open a table").await;
        Some(Self {
            window,
            garden,
            serving,
            _folder: folder,
        })
    }

    /// Nothing was refused, and everything is closed.
    async fn end(self) {
        let refused = self.garden.discord.refusals();
        assert!(refused.is_empty(), "{refused:#?}");
        self.garden.close().await;
        self.serving.abort();
        self.window.close().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_newcomer_plays_a_deal_in_the_browser() {
    let Some(visit) = Visit::begin().await else {
        return;
    };
    let (window, page) = (&visit.window, &visit.window.client);
    let line = page.find(Locator::Css(".composer input")).await.unwrap();
    line.send_keys("/table open").await.unwrap();
    page.wait()
        .for_element(Locator::Css(".suggestions button.on"))
        .await
        .unwrap();
    line.send_keys("\n").await.unwrap();
    // The command stands there with its options, which are all left out.
    page.wait()
        .for_element(Locator::Css(".pill input"))
        .await
        .unwrap();
    page.execute(
        "document.querySelector('.composer').requestSubmit()",
        vec![],
    )
    .await
    .unwrap();
    sees(page, "presses Start when all four places are taken").await;
    window.keeps("lobby").await;
    for machine in 1..=3 {
        press(page, "Add machine").await;
        sees(page, &format!("Machine {machine}")).await;
    }
    press(page, "Start").await;
    sees(page, "tiles left").await;
    window.keeps("board").await;

    goes_to(page, "Sparrow").await;
    sees(page, "Your hand").await;
    let mut kept = false;
    for _ in 0..1200 {
        if !kept && reads(page).await.contains("Your turn.") {
            window.keeps("hand").await;
            kept = true;
        }
        page.execute(PLAY, vec![]).await.unwrap();
        if discord_shows_result(&visit.garden) {
            break;
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    assert!(kept, "it was never her turn");
    let missing = "return document.querySelectorAll('.emoji.missing').length";
    let missing = page.execute(missing, vec![]).await.unwrap();
    assert_eq!(missing, 0, "the page does not find the pictures of tiles");
    goes_to(page, "mahjong").await;
    sees(page, "Payments").await;
    sees(page, "as soon as everybody is ready").await;
    window.keeps("result").await;
    page.set_window_size(430, 900).await.unwrap();
    window.keeps("phone").await;
    let wider = page
        .execute(
            "return document.documentElement.scrollWidth - document.documentElement.clientWidth",
            vec![],
        )
        .await
        .unwrap();
    assert_eq!(wider, 0, "the page is wider than a phone");
    press(page, "Ready").await;
    press(page, "Why?").await;
    // The client speaks the language of whoever looks.
    page.execute(SPEAK, vec!["ja".into()]).await.unwrap();
    for said in ["/卓 開く を使用しました", "あなただけに表示されています"]
    {
        sees(page, said).await;
    }
    visit.end().await;
}

/// Chooses the language of whoever looks.
const SPEAK: &str = r#"
    const choice = document.querySelector(".me .language");
    choice.value = arguments[0];
    choice.dispatchEvent(new Event("change"));
"#;

/// How many tiles are shown as pictures; `null` while one of them is missing.
const PICTURES: &str = r#"
    if (document.querySelector(".emoji.missing")) return null;
    return [...document.querySelectorAll("img.emoji")].filter((face) => face.naturalWidth > 0).length;
"#;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_command_is_typed_as_one_line_and_tiles_are_pictures() {
    let Some(visit) = Visit::begin().await else {
        return;
    };
    let page = &visit.window.client;
    let line = page.find(Locator::Css(".composer input")).await.unwrap();
    line.send_keys("/table burn\n").await.unwrap();
    let note = page.find(Locator::Css(".composer .note")).await.unwrap();
    assert!(note.text().await.unwrap().contains("no such command"));
    line.clear().await.unwrap();
    line.send_keys("/table open rules:ri").await.unwrap();
    // The line has become a command: what follows goes where the caret is.
    let field = page.active_element().await.unwrap();
    field.send_keys("ichi pace:learning\n").await.unwrap();
    sees(page, "Mahjong · Riichi").await;
    sees(page, "learning").await;
    for machine in 1..=3 {
        press(page, "Add machine").await;
        sees(page, &format!("Machine {machine}")).await;
    }
    let open = "return document.querySelectorAll('.suggestions:not([hidden])').length";
    let open = page.execute(open, vec![]).await.unwrap();
    assert_eq!(open, 0, "offers stand there after the command was sent");
    press(page, "Start").await;
    goes_to(page, "Sparrow").await;
    sees(page, "Your hand").await;
    until(page, "a tile as a picture", async |page| {
        let pictures = page.execute(PICTURES, vec![]).await.unwrap();
        pictures.as_u64().is_some_and(|pictures| pictures > 0)
    })
    .await;
    visit.end().await;
}

/// Whether a deal is over, as the server knows it.
fn discord_shows_result(garden: &Garden) -> bool {
    let people = garden.discord.people();
    let ada = people[0]["id"].as_str().unwrap().parse().unwrap();
    let messages = garden.discord.messages(ada, garden.home);
    messages
        .iter()
        .any(|message| tests::person::text(message).contains("Payments"))
}
