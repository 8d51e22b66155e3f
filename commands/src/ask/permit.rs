//! What a server must permit us to do, by the names that Discord has for it.

/// One permission.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Permit {
    /// To see the channel.
    View,
    /// To post in it.
    Send,
    /// To post in its threads.
    SendInThreads,
    /// To show cards.
    Embed,
    /// To attach pictures and other files.
    Files,
    /// To open threads that everybody reads.
    PublicThreads,
    /// To open threads for single people.
    PrivateThreads,
}

impl Permit {
    /// What a table needs where it stands: everything else makes it handsomer only.
    #[must_use]
    pub fn of_a_table(is_thread: bool) -> [Self; 3] {
        let post = if is_thread {
            Self::SendInThreads
        } else {
            Self::Send
        };
        [Self::View, post, Self::Embed]
    }
}
