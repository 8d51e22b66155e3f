//! From a page as a value to a page that can leave the house: pictures drawn, tiles with their emojis.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};

use commands::picture::Picture;
use commands::screen::page::{Content, File, Screen};
use serenity::builder::CreateAttachment;
use tracing::error;

use super::faces::Faces;
use super::message::Page;
use super::picture::Easel;
use super::print::print;
use crate::store::Print;

/// So many pictures are kept: a page may be sent to several, or again.
const KEPT: usize = 32;

/// A picture with its PNG.
type Drawn = (Picture, Arc<[u8]>);

/// What is known of the files of a page on the message that it is drawn over.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Known {
    /// Nothing, or others are there.
    Nothing,
    /// They are there.
    There,
    /// They were refused.
    Refused,
}

/// Makes pages ready. Cheap to copy.
#[derive(Clone)]
pub struct Studio {
    /// The emojis that show tiles.
    pub faces: Faces,
    easel: Arc<Easel>,
    drawn: Arc<Mutex<VecDeque<Drawn>>>,
}

/// Without the pictures, which may show hands.
impl std::fmt::Debug for Studio {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Studio").finish_non_exhaustive()
    }
}

impl Studio {
    /// A studio that draws on this easel.
    #[must_use]
    pub fn new(easel: Easel) -> Self {
        Self {
            faces: Faces::default(),
            easel: Arc::new(easel),
            drawn: Arc::default(),
        }
    }

    /// A page ready to be sent. A picture that cannot be drawn is left out: its page says all that it shows.
    pub async fn ready<'a>(&'a self, screen: &'a Screen) -> Page<'a> {
        let mut files = Vec::with_capacity(screen.files.len());
        for file in &screen.files {
            files.extend(self.attachment(file).await);
        }
        Page::new(screen, &self.faces, files)
    }

    /// A page ready to be drawn over a message, of whose files this is known.
    pub async fn ready_over<'a>(&'a self, screen: &'a Screen, known: Known) -> Page<'a> {
        match known {
            Known::Nothing => self.ready(screen).await,
            Known::There => Page::over_its_files(screen, &self.faces),
            Known::Refused => Page::new(screen, &self.faces, Vec::new()),
        }
    }

    /// What a message shows with this page and all its files, in short. `None`: it cannot be told.
    #[must_use]
    pub fn print(&self, screen: &Screen) -> Option<Print> {
        print(screen, &self.faces)
    }

    /// Prepares what pictures need, beside the runtime.
    pub async fn prepare(&self) {
        let easel = Arc::clone(&self.easel);
        if tokio::task::spawn_blocking(move || easel.prepare())
            .await
            .is_err()
        {
            error!("the tiles could not be prepared");
        }
    }

    async fn attachment(&self, file: &File) -> Option<CreateAttachment> {
        let bytes = match &file.content {
            Content::Bytes(bytes) => bytes.clone(),
            Content::Picture(picture) => self.png(picture).await?.to_vec(),
        };
        let attachment = CreateAttachment::bytes(bytes, &file.name);
        Some(if file.alt.is_empty() {
            attachment
        } else {
            attachment.description(&file.alt)
        })
    }

    /// A picture as PNG, drawn beside the runtime unless it was drawn lately.
    async fn png(&self, picture: &Picture) -> Option<Arc<[u8]>> {
        if let Some(png) = self.kept(picture) {
            return Some(png);
        }
        let (easel, wanted) = (Arc::clone(&self.easel), picture.clone());
        match tokio::task::spawn_blocking(move || easel.png(&wanted)).await {
            Ok(Ok(png)) => {
                let png: Arc<[u8]> = png.into();
                self.keep(picture.clone(), Arc::clone(&png));
                Some(png)
            }
            Ok(Err(error)) => {
                error!(%error, "a picture could not be written");
                None
            }
            Err(_) => {
                error!("a picture could not be drawn");
                None
            }
        }
    }

    fn kept(&self, picture: &Picture) -> Option<Arc<[u8]>> {
        let drawn = self.drawn.lock().unwrap_or_else(PoisonError::into_inner);
        let (_, png) = drawn.iter().find(|(kept, _)| kept == picture)?;
        Some(Arc::clone(png))
    }

    fn keep(&self, picture: Picture, png: Arc<[u8]>) {
        let mut drawn = self.drawn.lock().unwrap_or_else(PoisonError::into_inner);
        drawn.truncate(KEPT - 1);
        drawn.push_front((picture, png));
    }
}
