//! Values that options and settings cannot have: what is wrong with them, and what they can be.

use engine::rules::options::OptionFault;

use crate::ask::unfit::Unfit;
use crate::quiet::{self, Unquiet};
use crate::who::Channel;
use crate::words::list::{codes, list};
use crate::words::name::shown;
use crate::words::{Reader, options, rules, say};

/// Links to as many channels as are worth reading.
pub(super) fn links(channels: &[Channel], to: Reader) -> String {
    let links: Vec<String> = channels
        .iter()
        .take(10)
        .map(|channel| format!("<#{}>", channel.0))
        .collect();
    list(&links, to.tongue)
}

/// A value that a setting cannot have.
pub(super) fn unfit(unfit: &Unfit, to: Reader) -> String {
    match unfit {
        Unfit::Hour { option, typed } => {
            say::wrong_no_hour(to, rules::field(option, to.tongue), shown(typed))
        }
        Unfit::Zone { typed, near } => {
            say::wrong_no_such_zone(to, shown(typed), codes(near, to.tongue))
        }
        Unfit::Offset { typed } => say::wrong_no_such_offset(to, shown(typed)),
        Unfit::Quiet(Unquiet::Empty) => say::wrong_quiet_empty(to),
        Unfit::Quiet(Unquiet::TooLong) => {
            say::wrong_quiet_too_long(to, rules::time(quiet::MOST, to.tongue))
        }
        Unfit::Days {
            most,
            is_operators: true,
        } => say::wrong_days_of_operator(to, *most),
        Unfit::Days {
            most,
            is_operators: false,
        } => say::wrong_days_out_of_range(to, *most),
        Unfit::Anywhere => say::wrong_anywhere(to),
        Unfit::LastChannel { channel } => say::wrong_last_channel(to, format!("<#{}>", channel.0)),
    }
}

/// A house option that cannot be so.
pub(super) fn option(fault: &OptionFault, to: Reader) -> String {
    match fault {
        OptionFault::NoSuchRules { id, known } => {
            say::wrong_no_such_rules(to, shown(id), codes(known, to.tongue))
        }
        OptionFault::NoSuchKey { key, known } => {
            say::wrong_no_such_key(to, shown(key), codes(known, to.tongue))
        }
        OptionFault::NotAllowed {
            key,
            value,
            allowed,
        } => say::wrong_not_allowed(to, *key, shown(value), options::allowed(allowed, to.tongue)),
        OptionFault::OddStake { stake } => say::wrong_odd_stake(to, *stake),
        OptionFault::BustAtStart { start } => say::wrong_bust(to, *start),
        OptionFault::UnbalancedPlaces { uma } => say::wrong_uma(to, shown(uma)),
    }
}
