//! A browser of one's own: headless Chromium through chromedriver, with a fresh profile.

use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use fantoccini::{Client, ClientBuilder};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};

/// A window with a page in it.
pub(crate) struct Window {
    pub(crate) client: Client,
    driver: Child,
    _profile: tempfile::TempDir,
}

impl Window {
    /// A new browser; `None`, with a word on stderr, where there is none on this machine.
    pub(crate) async fn open() -> Option<Self> {
        Self::open_as(&Value::Null).await
    }

    /// The same as on a phone: 390 points wide and tall enough for whole pages, two dots to each.
    pub(crate) async fn phone() -> Option<Self> {
        let screen = json!({"width": 390, "height": 1300, "pixelRatio": 2.0, "touch": true});
        Self::open_as(&json!({ "deviceMetrics": screen })).await
    }

    async fn open_as(phone: &Value) -> Option<Self> {
        for program in ["chromium", "chromedriver"] {
            if !is_there(program) {
                say(&format!(
                    "skipped: there is no {program} (Debian: apt install chromium chromium-driver)"
                ));
                return None;
            }
        }
        let profile = tempfile::tempdir().unwrap();
        // The port is free now, and chromedriver takes it at once.
        let port = std::net::TcpListener::bind("127.0.0.1:0")
            .unwrap()
            .local_addr()
            .unwrap()
            .port();
        let driver = Command::new("chromedriver")
            .arg(format!("--port={port}"))
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let client = connect(port, profile.path(), phone).await;
        if phone.is_null() {
            client.set_window_size(1280, 900).await.unwrap();
        }
        Some(Self {
            client,
            driver,
            _profile: profile,
        })
    }

    /// Keeps a picture of the page under this name.
    pub(crate) async fn keeps(&self, name: &str) {
        self.keeps_in(&target().join("screens"), name).await;
    }

    /// The same in a folder.
    pub(crate) async fn keeps_in(&self, folder: &Path, name: &str) {
        // Two frames, so that what was just changed is painted.
        let painted = "const done = arguments[0]; requestAnimationFrame(() => requestAnimationFrame(() => done()));";
        self.client.execute_async(painted, vec![]).await.unwrap();
        std::fs::create_dir_all(folder).unwrap();
        let picture = self.client.screenshot().await.unwrap();
        std::fs::write(folder.join(format!("{name}.png")), picture).unwrap();
    }

    pub(crate) async fn close(self) {
        self.client.clone().close().await.unwrap();
    }
}

impl Drop for Window {
    fn drop(&mut self) {
        let _ = self.driver.kill();
        let _ = self.driver.wait();
    }
}

/// The target directory in which this test is.
pub(crate) fn target() -> PathBuf {
    let here = std::env::current_exe().unwrap();
    here.ancestors().nth(3).unwrap().to_path_buf()
}

fn is_there(program: &str) -> bool {
    let found = Command::new(program)
        .arg("--version")
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status();
    found.is_ok_and(|status| status.success())
}

async fn connect(port: u16, profile: &Path, phone: &Value) -> Client {
    let arguments = [
        "--headless=new",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--hide-scrollbars",
        "--force-device-scale-factor=1",
    ];
    let mut arguments: Vec<String> = arguments.map(str::to_owned).to_vec();
    arguments.push(format!("--user-data-dir={}", profile.display()));
    let mut wishes = serde_json::Map::new();
    let mut options = json!({ "args": arguments });
    if !phone.is_null() {
        options["mobileEmulation"] = phone.clone();
    }
    wishes.insert("goog:chromeOptions".to_owned(), options);
    let address = format!("http://127.0.0.1:{port}");
    for _ in 0..100 {
        let mut builder = ClientBuilder::new(HttpConnector::new());
        builder.capabilities(wishes.clone());
        if let Ok(client) = builder.connect(&address).await {
            return client;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("chromedriver did not answer on {address}");
}

#[expect(
    clippy::print_stderr,
    reason = "whoever runs the tests must know what was not tested"
)]
fn say(words: &str) {
    eprintln!("{words}");
}
