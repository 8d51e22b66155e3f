//! What people ask about what is kept of them, and the id of the one button for it.

use crate::ask::press::NotOurs;

/// Something asked about what is kept of the one who asks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Own {
    /// A file with all of it.
    Export,
    /// To delete it: what that means is told first.
    Delete,
    /// To delete it, after that was told.
    DeleteNow,
}

/// The id of the button that deletes after what it means was told; no other ask of these has a button.
pub const DELETE_NOW: &str = "m1.own.delete";

/// Reads an id.
///
/// # Errors
/// When the id is none of these.
pub fn read(id: &str) -> Result<Own, NotOurs> {
    if id == DELETE_NOW {
        Ok(Own::DeleteNow)
    } else {
        Err(NotOurs)
    }
}
