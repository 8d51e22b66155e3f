//! Games that are over, offered to be looked at.

use super::MOST_OFFERS;
use crate::ask::slash::Offer;
use crate::quiet::zones;
use crate::results::looks::Offered;
use crate::screen::{history, people};
use crate::words::list::list;
use crate::words::name::cut;
use crate::words::{Reader, Tongue};

/// The games that somebody may look at, the latest first, each with its day in his time zone and who played; narrowed by what
/// he has typed. Without a zone days are those of UTC.
#[must_use]
pub fn game_offers(
    games: &[Offered],
    typed: &str,
    zone: Option<&str>,
    tongue: Tongue,
) -> Vec<Offer> {
    let typed = typed.trim().to_lowercase();
    let offers = games.iter().map(|game| Offer {
        label: cut(&label(game, zone, tongue.into()), 100),
        value: format!("{}-{}", game.table, game.game),
    });
    offers
        .filter(|offer| {
            offer.value.starts_with(&typed) || offer.label.to_lowercase().contains(&typed)
        })
        .take(MOST_OFFERS)
        .collect()
}

fn label(game: &Offered, zone: Option<&str>, to: Reader) -> String {
    let names: Vec<String> = game
        .sitters
        .iter()
        .map(|sitter| people::bare_name(sitter, to))
        .collect();
    let parts = [
        zones::day(zone, game.ended),
        history::played(&game.rules, game.house.as_ref(), to),
        list(&names, to.tongue),
    ];
    parts.join(" · ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::results::House;
    use crate::who::{Member, Moment, Person, Sitter, TableId};

    fn game(game: u32, ended: i64, names: &[&str]) -> Offered {
        let people = names.iter().zip(1..).map(|(name, id)| {
            Sitter::Person(Member {
                person: Person(id),
                name: (*name).to_owned(),
            })
        });
        Offered {
            table: TableId(0x7f),
            game,
            rules: "riichi".to_owned(),
            house: None,
            ended: Moment(ended),
            sitters: people.chain([Sitter::Machine(1)]).collect(),
        }
    }

    /// Half past eight in the evening of 14 November 2023 in UTC: the next morning in Tokyo.
    const EVENING: i64 = 1_699_993_800_000;

    #[test]
    fn a_game_is_offered_by_its_day_and_its_people() {
        let games = [game(2, EVENING, &["Ada", "Ben"])];
        let offers = |typed, zone| game_offers(&games, typed, zone, Tongue::English);
        let [offer] = offers("", None).try_into().expect("one game");
        assert_eq!(offer.label, "2023-11-14 · Riichi · Ada, Ben, Machine 1");
        assert_eq!(offer.value, "7f-2");
        let there = offers("", Some("Asia/Tokyo"));
        assert!(there[0].label.starts_with("2023-11-15"), "{there:?}");
        for typed in ["ben", "2023-11", "7f", "RIICHI "] {
            assert_eq!(offers(typed, None).len(), 1, "{typed}");
        }
        assert!(offers("Cho", None).is_empty());
    }

    #[test]
    fn offers_fit_discord_and_do_nothing() {
        let wide = "@everyone \u{202E}**麻雀** `<@1>`".repeat(8);
        let mut long = game(u32::MAX, i64::MAX, &[wide.as_str(); 8]);
        long.house = Some(House {
            name: "long".to_owned(),
            title: "W".repeat(config::house::MOST_TITLE),
        });
        let games = vec![long; 60];
        for tongue in Tongue::ALL {
            let offers = game_offers(&games, "", None, tongue);
            assert_eq!(offers.len(), MOST_OFFERS);
            for offer in offers {
                assert!((1..=100).contains(&offer.label.encode_utf16().count()));
                assert!(!offer.label.contains('\u{202E}'), "{}", offer.label);
                assert!(offer.value.len() <= 100);
            }
        }
    }
}
