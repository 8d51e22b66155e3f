//! What a failure of Discord means for the one who sent something.

use serenity::http::HttpError;

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

/// We may not do that there: perhaps send no files.
#[must_use]
pub fn forbids(error: &serenity::Error) -> bool {
    status_and_code(error).is_some_and(|(_, code)| code == 50013)
}

fn is_of_the_line(error: &serenity::Error) -> bool {
    matches!(
        error,
        serenity::Error::Http(HttpError::Request(_)) | serenity::Error::Io(_)
    )
}

/// Codes: 10003 unknown channel, 10004 unknown server, 10008 unknown message, 10015 unknown webhook, 10062 unknown
/// interaction, 30046 too many edits of an old message, 40003 opening direct messages too fast, 50001 no access, 50007 cannot
/// send to this user, 50013 no permission, 50027 token expired, 50083 the thread is archived: a new message takes it out.
fn judge(status: u16, code: isize) -> Verdict {
    match (status, code) {
        (_, 10008 | 10015 | 30046 | 50027 | 50083) => Verdict::Gone,
        (_, 10003 | 10004 | 50001 | 50007 | 50013) => Verdict::Shut,
        (429 | 500..=599, _) | (_, 40003) => Verdict::Again,
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
            (404, 10008, Verdict::Gone),
            (404, 10015, Verdict::Gone),
            (401, 50027, Verdict::Gone),
            (400, 30046, Verdict::Gone),
            (400, 50083, Verdict::Gone),
            (401, 0, Verdict::Refused),
            (403, 50001, Verdict::Shut),
            (403, 50013, Verdict::Shut),
            (403, 50007, Verdict::Shut),
            (404, 10003, Verdict::Shut),
            (404, 10004, Verdict::Shut),
            (404, 10062, Verdict::Refused),
            (400, 50035, Verdict::Refused),
        ] {
            assert_eq!(judge(status, code), expected, "{status} {code}");
        }
    }
}
