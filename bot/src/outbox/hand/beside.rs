//! Words to one person beside his panel.

use commands::preferences::Door;
use commands::who::Channel;

use super::HandLane;
use crate::outbox::job::Note;
use crate::outbox::lane::Drawn;
use crate::outbox::panels::Way;
use crate::outbox::threads::PrivateThread;
use crate::outbox::verdict::Verdict;

impl HandLane {
    /// Tells him something beside his panel: by the door it is for, else after what he said last. Who cannot be told in any
    /// way finds it in the channel.
    pub(super) async fn tell_beside(&mut self, note: &Note) -> Drawn {
        if let Some(channel) = self.beside(note.door).await {
            let posted = match channel {
                Ok(channel) => {
                    let sent = self
                        .courier
                        .create(channel, &note.screen, &note.nonce, !note.rings);
                    sent.await
                }
                Err(verdict) => Err(verdict),
            };
            match posted {
                Ok(_) => return Drawn::Done,
                Err(Verdict::Again) => return Drawn::Again,
                // Whether a thread of his is gone shows when his panel is posted there.
                Err(Verdict::Gone | Verdict::Shut | Verdict::Refused) => {
                    if note.door == Door::Message {
                        self.shut(Way::Message).await;
                    }
                }
            }
        }
        while let Some(receipt) = self.front.newest_heard() {
            match receipt.tell(&note.screen).await {
                Ok(_) => return Drawn::Done,
                Err(Verdict::Again) => return Drawn::Again,
                Err(Verdict::Gone | Verdict::Shut | Verdict::Refused) => {
                    self.front.drop_heard(&receipt);
                }
            }
        }
        Drawn::Done
    }

    /// The channel that lies behind a door, if it is known to be open.
    async fn beside(&self, door: Door) -> Option<Result<Channel, Verdict>> {
        match door {
            Door::Here => None,
            Door::Thread => match self.thread {
                PrivateThread::His(thread) => Some(Ok(thread)),
                PrivateThread::None | PrivateThread::Opening | PrivateThread::Empty(_) => None,
            },
            Door::Message if self.doors.is_shut(self.person) => None,
            Door::Message => Some(self.direct().await),
        }
    }
}
