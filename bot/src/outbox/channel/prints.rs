//! Cards that stand there as they are to be drawn: after a start above all, when everything is drawn at once and Discord allows
//! a channel only so much.

use commands::screen::page::Screen;
use commands::table::effect::Surface;
use tracing::warn;

use super::ChannelLane;
use super::front::Page;
use crate::outbox::panels::Wish;
use crate::store::{Print, Shown};

impl ChannelLane {
    /// The card shows this already, and stays where it is.
    pub(super) fn stands(&mut self, slot: Surface, page: &Page, screen: &Screen) -> bool {
        let stays = |shown: &&Shown| match page.wish() {
            Wish::Stay => true,
            Wish::InReach => shown.channel == self.front.channel(),
            Wish::Anew => false,
        };
        let shown = self.shown.get(&slot).filter(stays);
        let stands = shown.and_then(|shown| shown.print).is_some_and(|print| {
            is_card(slot, screen) && self.courier.print(screen) == Some(print)
        });
        if stands {
            // It came with them.
            self.note_files(slot, screen, true);
        }
        stands
    }

    /// Something else is about to be drawn on a message. Forgotten before it is sent: killed meanwhile, the next run does not
    /// know what stands there.
    pub(super) async fn smudge(&mut self, slot: Surface) {
        let print = |shown: &mut Shown| shown.print.take();
        if self.shown.get_mut(&slot).and_then(print).is_some() {
            self.keep(slot).await;
        }
    }

    /// A page was drawn on a message, with its files or without.
    pub(super) async fn drew(&mut self, slot: Surface, screen: &Screen, has_files: bool) {
        self.note_files(slot, screen, has_files);
        let print = self.print_of(slot, screen, has_files);
        if let Some(shown) = self.shown.get_mut(&slot)
            && shown.print != print
        {
            shown.print = print;
            self.keep(slot).await;
        }
    }

    /// What is known of a message that shows a page, with its files or without: where some were refused the next run may try
    /// them again.
    pub(super) fn print_of(
        &self,
        slot: Surface,
        screen: &Screen,
        has_files: bool,
    ) -> Option<Print> {
        let is_whole = has_files || screen.files.is_empty();
        (is_whole && is_card(slot, screen))
            .then(|| self.courier.print(screen))
            .flatten()
    }

    async fn keep(&self, slot: Surface) {
        if let Some(shown) = self.shown.get(&slot)
            && let Err(error) = self.store.remember(shown).await
        {
            warn!(%error, "what a message shows could not be kept");
        }
    }
}

/// It tells of something that is past. Boards, calls and lobbies that are open come back with the next start if somebody has
/// removed them: that is told by drawing them.
fn is_card(slot: Surface, screen: &Screen) -> bool {
    match slot {
        Surface::Result(_) | Surface::Match(_) => true,
        Surface::Lobby | Surface::LobbyAnew => screen.rows.is_empty(),
        Surface::Board | Surface::BoardAnew | Surface::Feed(_) | Surface::Call(_) => false,
    }
}
