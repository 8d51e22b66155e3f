//! A panel in place: a private message in the channel that only the token of an interaction reaches.

use std::sync::Arc;

use commands::screen::page::Screen;

use super::receipt::{Receipt, Told};
use super::verdict::Verdict;
use crate::render::studio::Known;

/// A panel in place.
#[derive(Debug, Clone)]
pub(super) enum Spot {
    /// A private message whose button was pressed.
    Pressed(Arc<Receipt>),
    /// Our private reply.
    Reply(Arc<Receipt>, Told),
}

impl Spot {
    pub(super) fn is_alive(&self) -> bool {
        self.receipt().is_alive()
    }

    /// They are reached by the same interaction in the same way. One that was found again may have been answered just now.
    pub(super) fn is(&self, other: &Self) -> bool {
        let same = self.receipt().interaction() == other.receipt().interaction();
        match (self, other) {
            (Self::Pressed(_), Self::Pressed(_)) => same,
            (Self::Reply(_, told), Self::Reply(_, its)) => same && told == its,
            (Self::Pressed(_), Self::Reply(..)) | (Self::Reply(..), Self::Pressed(_)) => false,
        }
    }

    /// The interaction whose token reaches it.
    pub(super) fn receipt(&self) -> &Arc<Receipt> {
        let (Self::Pressed(receipt) | Self::Reply(receipt, _)) = self;
        receipt
    }

    /// What that token calls it.
    pub(super) fn told(&self) -> Told {
        match self {
            Self::Pressed(_) => Told::Original,
            Self::Reply(_, told) => *told,
        }
    }

    /// The message that it is; asked for once where Discord has not told it.
    pub(super) async fn message(&self) -> Result<u64, Verdict> {
        let known = match self {
            Self::Pressed(receipt) => receipt.pressed().map(|pressed| pressed.message),
            Self::Reply(receipt, told) => receipt.message(*told),
        };
        match known {
            Some(message) => Ok(message),
            None => Ok(self.receipt().look(self.told()).await?.id.get()),
        }
    }

    pub(super) async fn draw(&self, screen: &Screen) -> Result<(), Verdict> {
        match self {
            Self::Pressed(receipt) => receipt.redraw(screen, Known::Nothing).await.map(drop),
            Self::Reply(receipt, told) => receipt.retell(*told, screen).await,
        }
    }

    pub(super) async fn take_away(&self) -> Result<(), Verdict> {
        match self {
            Self::Pressed(receipt) => receipt.unpress().await,
            Self::Reply(receipt, told) => receipt.untell(*told).await,
        }
    }
}
