//! What people and servers have chosen.

use commands::ask::wish::{Mine, Ours, Settle};
use commands::desk::Defaults;
use commands::desk::settings::{Held, mine, ours};
use commands::preferences::{Preferences, ServerSettings};
use commands::quiet::Quiet;
use commands::table::Asker;
use commands::who::{Member, Moment, Person};
use commands::words::{Reader, TileStyle, Tongue};
use config::house::Houses;
use insta::assert_snapshot;

use crate::shown::shown;

/// Noon in UTC on 16 November 2023.
const NOON: Moment = Moment(1_700_136_000_000);

fn sleeper(tongue: Tongue) -> Asker {
    let quiet = Quiet::new("Asia/Tokyo".to_owned(), 23 * 60, 7 * 60 + 30);
    Asker {
        member: Member {
            person: Person(1),
            name: "Ada".to_owned(),
        },
        tongue,
        is_admin: false,
        preferences: Preferences {
            quiet: quiet.ok(),
            early: true,
            ..Preferences::default()
        },
        tiles: TileStyle::Text,
        has_faces: true,
        reads_threads: Some(false),
    }
}

#[test]
fn everything_somebody_has_chosen_is_there_with_what_it_means() {
    let from = sleeper(Tongue::English);
    assert_snapshot!("me", shown(&mine(&Settle::All, &from, NOON)));
    let from = sleeper(Tongue::Japanese);
    let quiet = Settle::One(Mine::Quiet);
    assert_snapshot!("me_quiet", shown(&mine(&quiet, &from, NOON)));
}

#[test]
fn a_server_reads_for_how_long_its_games_are_kept() {
    let houses = Houses::shipped();
    let defaults = Defaults {
        rules: "riichi",
        houses: &houses,
        pace: "live",
        paces: &[],
        keep_games: None,
    };
    let server = ServerSettings {
        retention_days: Some(60),
        ..ServerSettings::default()
    };
    let held = Held {
        server: &server,
        defaults,
        public: Reader::from(Tongue::English),
    };
    let page = ours(&Settle::One(Ours::Keep), held, Tongue::English.into());
    assert_snapshot!("server_keep", shown(&page));
}
