//! What a failure of Discord means for the one who sent something.

use serenity::http::HttpError;

use crate::render::message::Page;

/// What to do after a request failed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    /// Too fast, Discord has trouble, or the line broke: try again a little later.
    Again,
    /// The message or the token is gone: create anew.
    Gone,
    /// The person takes no messages from us, or the channel is gone or closed to us.
    Shut,
    /// It will never be accepted, here or at all: give up.
    Refused,
}

/// Reads the library's error. Logs nothing: the error's texts hold addresses with tokens.
#[must_use]
pub fn verdict(error: &serenity::Error) -> Verdict {
    match status_and_code(error) {
        Some((status, code)) => judge(status, code),
        None if is_of_the_line(error) => Verdict::Again,
        None => Verdict::Refused,
    }
}

/// The HTTP status and Discord's code, if Discord answered at all.
#[must_use]
pub fn status_and_code(error: &serenity::Error) -> Option<(u16, isize)> {
    let serenity::Error::Http(HttpError::UnsuccessfulRequest(response)) = error else {
        return None;
    };
    Some((response.status_code.as_u16(), response.error.code))
}

/// What was sent may be accepted without its files: we may send none there (50013), or they are too large (40005, or 413 from
/// what stands before Discord).
fn is_about_files(error: &serenity::Error) -> bool {
    matches!(status_and_code(error), Some((413, _) | (_, 40005 | 50013)))
}

/// We may not do that here: send files, where it is accepted without them.
#[must_use]
pub fn is_forbidden(error: &serenity::Error) -> bool {
    matches!(status_and_code(error), Some((_, 50013)))
}

/// What was sent may be accepted without its emojis: Discord calls a button whose emoji somebody has deleted malformed.
fn is_about_emojis(error: &serenity::Error) -> bool {
    matches!(status_and_code(error), Some((400, 50035)))
}

/// The page once more without its files or its emojis, if it was refused because of them.
#[must_use]
pub fn spared<'a>(page: Page<'a>, refusal: &serenity::Error) -> Option<Page<'a>> {
    if page.sends_files() && is_about_files(refusal) {
        Some(page.without_files())
    } else if page.has_emojis() && is_about_emojis(refusal) {
        Some(page.without_emojis())
    } else {
        None
    }
}

/// The message stands in a thread that is in the archive, and can be changed when that is taken out.
#[must_use]
pub fn is_archived(error: &serenity::Error) -> bool {
    status_and_code(error).is_some_and(|(_, code)| code == 50083)
}

/// How far a refusal leaves an interaction answered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Left {
    /// This answer was refused; another one may still be given.
    Open,
    /// An earlier answer had arrived after all.
    Answered,
    /// Nothing can be answered any more.
    Lost,
}

/// What a refused answer leaves of an interaction. Codes: 10062 unknown interaction (too late), 40060 answered already.
#[must_use]
pub fn left(error: &serenity::Error) -> Left {
    match status_and_code(error) {
        Some((_, 40060)) => Left::Answered,
        Some((401, _) | (_, 10015 | 10062 | 50027)) => Left::Lost,
        Some(_) | None => Left::Open,
    }
}

fn is_of_the_line(error: &serenity::Error) -> bool {
    matches!(
        error,
        serenity::Error::Http(HttpError::Request(_)) | serenity::Error::Io(_)
    )
}

/// Codes: 10003 unknown channel, 10004 unknown server, 10008 unknown message, 10015 unknown webhook, 10062 unknown
/// interaction, 30046 too many edits of an old message, 40003 opening direct messages too fast, 50001 no access, 50007 cannot
/// send to this user, 50013 no permission, 50027 token expired, 50083 the thread is archived: a new message takes it out,
/// 50278 no server in common with this user, 130000 Discord is overloaded, 160005 the thread is locked.
fn judge(status: u16, code: isize) -> Verdict {
    match (status, code) {
        (_, 10008 | 10015 | 30046 | 50027 | 50083) => Verdict::Gone,
        (_, 10003 | 10004 | 50001 | 50007 | 50013 | 50278 | 160_005) => Verdict::Shut,
        (429 | 500..=599, _) | (_, 40003 | 130_000) => Verdict::Again,
        _ => Verdict::Refused,
    }
}

#[cfg(test)]
mod tests {
    use super::{Verdict, judge};

    #[test]
    fn only_haste_and_trouble_are_tried_again() {
        for (status, code, expected) in [
            (429, 0, Verdict::Again),
            (500, 0, Verdict::Again),
            (503, -1, Verdict::Again),
            (400, 40003, Verdict::Again),
            (400, 130_000, Verdict::Again),
            (404, 10008, Verdict::Gone),
            (404, 10015, Verdict::Gone),
            (401, 50027, Verdict::Gone),
            (400, 30046, Verdict::Gone),
            (400, 50083, Verdict::Gone),
            (401, 0, Verdict::Refused),
            (403, 50001, Verdict::Shut),
            (403, 50013, Verdict::Shut),
            (403, 50007, Verdict::Shut),
            (403, 50278, Verdict::Shut),
            (404, 10003, Verdict::Shut),
            (404, 10004, Verdict::Shut),
            (400, 160_005, Verdict::Shut),
            (404, 10062, Verdict::Refused),
            (400, 50035, Verdict::Refused),
        ] {
            assert_eq!(judge(status, code), expected, "{status} {code}");
        }
    }
}
