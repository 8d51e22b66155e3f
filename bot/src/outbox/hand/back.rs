//! Panels of an earlier run: it may have been killed after it posted one and before it noted that.

use commands::ask::Ask;
use commands::preferences::Door;
use commands::who::Channel;

use super::HandLane;
use crate::outbox::strays::Stray;
use crate::outbox::verdict::Verdict;

impl HandLane {
    /// Takes up what an earlier run left behind: his thread, the panel in place, and of the panels that were posted the
    /// newest one; older ones go.
    pub(super) async fn look_back(&mut self) -> Result<(), Verdict> {
        self.look_for_thread().await?;
        self.look_back_here().await?;
        for channel in self.haunts().await {
            let known = self
                .posted
                .as_ref()
                .filter(|shown| shown.channel == channel);
            let after = known.map(|shown| shown.message);
            match self.courier.strays(channel, after, self.table).await {
                Ok(strays) => {
                    for stray in strays.iter().filter(|stray| is_panel(stray)) {
                        self.take_up(channel, stray).await;
                    }
                }
                Err(Verdict::Again) => return Err(Verdict::Again),
                // Where nothing can be read nothing can be pressed either, or it is none of ours any more.
                Err(Verdict::Gone | Verdict::Shut | Verdict::Refused) => {}
            }
        }
        Ok(())
    }

    async fn take_up(&mut self, channel: Channel, stray: &Stray) {
        match self.take_posted() {
            Some(newer) if newer.message > stray.message => {
                let _ = self.courier.delete(channel, stray.message).await;
                self.front.note_posted(Some(newer.message));
                self.posted = Some(newer);
            }
            older => {
                if let Some(older) = older {
                    let _ = self.courier.delete(older.channel, older.message).await;
                }
                self.remember(channel, stray.message, stray.since).await;
            }
        }
    }

    /// Where his panel may have been posted.
    async fn haunts(&self) -> Vec<Channel> {
        let posted = self.posted.as_ref().map(|shown| shown.channel);
        let is_by_message = posted.is_none_or(|channel| self.thread.channel() != Some(channel))
            || self.front.ear().door == Door::Message;
        let mut haunts: Vec<Channel> = self.thread.channel().into_iter().collect();
        if is_by_message && let Ok(direct) = self.direct().await {
            haunts.push(direct);
        }
        haunts
    }
}

/// It is a hand panel.
pub(super) fn is_panel(stray: &Stray) -> bool {
    stray.presses.iter().any(|press| press.ask == Ask::Why)
}
