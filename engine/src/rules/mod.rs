//! A rule set: the facts of a game as one value.
//!
//! Flow reads the facts of `material`, `calls`, `riichi`, `dora`, `draws`, `dealing` and `penalties`; scoring reads `worth`.
//! No code below `rulesets` asks which game it is: if somebody needs to, a fact is missing here.

/// Which tiles are used and how the wall is made.
pub mod material;
/// Claims, kongs and what restricts them.
pub mod calls;
/// Declaring a waiting hand with a bet.
pub mod riichi;
/// Indicators turned over in the reserve of the wall.
pub mod dora;
/// Deals that nobody wins: what is paid, and when a deal ends early.
pub mod draws;
/// The first dealer, who deals next, how long a game lasts.
pub mod dealing;
/// What a wrong declaration costs, where it can be made at all.
pub mod penalties;
/// Which of the field's words the players of a game use.
pub mod vocabulary;
/// House options: keys, allowed values, faults.
pub mod options;
/// How patterns become a value.
pub mod count;
/// How a value becomes points that change hands.
pub mod payment;
/// What hands are worth and who pays: patterns, minimum, limit, payment.
pub mod worth;

use options::Options;

/// The facts of one game, house options already applied. Made by [`crate::rulesets::build`].
#[derive(Debug, Clone, PartialEq)]
pub struct RuleSet {
    /// The id under which [`crate::rulesets`] knows it, as in `hong-kong`.
    pub id: &'static str,
    /// Counts changes of meaning; stored with every game so that an old log names the rules it was played by.
    pub edition: u32,
    /// The house options that were set, as given.
    pub options: Options,
    /// The words its players use.
    pub vocabulary: vocabulary::Vocabulary,
    /// Tiles and wall.
    pub material: material::Material,
    /// Claims and kongs.
    pub calls: calls::Calls,
    /// Declaring a waiting hand with a bet; `None` where that does not exist.
    pub riichi: Option<riichi::Riichi>,
    /// Indicators; `None` where there are none.
    pub dora: Option<dora::Dora>,
    /// Deals that nobody wins.
    pub draws: draws::Draws,
    /// Dealer, rounds, points.
    pub dealing: dealing::Dealing,
    /// What a wrong declaration costs; `None` where none can be made.
    pub penalties: Option<penalties::Penalties>,
    /// Minimum, patterns, limit, payment.
    pub worth: worth::Worth,
}
