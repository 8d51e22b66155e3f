//! What hands are worth and who pays: patterns, minimum, limit, payment.

/// Scoring facts. (The scoring room fills this in.)
#[derive(Debug, Clone, PartialEq)]
pub struct Worth {}
