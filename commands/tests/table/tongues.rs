//! Which language each surface speaks: the server's in public, each person's own in private.

use commands::ask::{Ask, Feed};
use commands::record::Terms;
use commands::table::effect::{Reply, Surface};
use commands::table::{Asker, Table};
use commands::who::{Channel, Guild, Moment, Person, Place, TableId};
use commands::words::{TileStyle, Tongue};
use config::pace::Window;
use engine::seed::Seed;

use crate::evening::{ADA, BEN, Evening, asker, pace, screen_of};

fn speaking(person: Person, tongue: Tongue) -> Asker {
    Asker {
        tongue,
        ..asker(person)
    }
}

/// Ada opens a table in a server of this language.
fn opened(public: Tongue, ada: Tongue) -> Evening {
    let terms = Terms {
        rules: "hong-kong".to_owned(),
        options: [].into(),
        house: None,
        pace_name: "live".to_owned(),
        pace: pace(Window::Even),
        tongue: public,
        tiles: TileStyle::Text,
        feed: Feed::Board,
    };
    let place = Place {
        guild: Some(Guild(1)),
        channel: Channel(2),
    };
    let now = Moment(1_700_000_000_000);
    let host = speaking(ADA, ada);
    let secret = Seed::from_bytes([4; 32]);
    let (table, answer) =
        Table::open(TableId(0x7f), place, &host, terms, secret, now).expect("good terms");
    let mut evening = Evening {
        table,
        now,
        records: Vec::new(),
        results: Vec::new(),
        shown: Vec::new(),
        game: None,
    };
    evening.take(answer.effects);
    evening
}

/// The title of somebody's panel.
fn panel(table: &Table, person: Person) -> String {
    let panel = table.panel(person, Moment(0)).expect("a panel");
    panel.cards[0].title.clone()
}

/// Ada speaks Japanese, Ben the Chinese of the mainland, and the server that of Taiwan.
fn begun() -> Evening {
    let (ada, ben) = (Tongue::Japanese, Tongue::SimplifiedChinese);
    let mut evening = opened(Tongue::TraditionalChinese, ada);
    evening.ask_as(&speaking(BEN, ben), Ask::Join, None);
    for what in [Ask::AddMachine, Ask::AddMachine, Ask::Start] {
        evening.ask_as(&speaking(ADA, ada), what, None);
    }
    evening
}

#[test]
fn the_channel_reads_the_servers_language_and_each_hand_its_owners() {
    let evening = begun();
    for (surface, title) in [(Surface::Lobby, "麻將"), (Surface::Board, "港式麻將")] {
        let screen = screen_of(&evening.shown, surface).expect("it was shown");
        let said = &screen.cards[0].title;
        assert!(said.starts_with(title), "{said}");
    }
    assert!(panel(&evening.table, ADA).starts_with("あなたの手牌"));
    assert!(panel(&evening.table, BEN).starts_with("你的手牌"));
}

#[test]
fn words_for_one_person_are_in_his_language() {
    let mut evening = begun();
    let reply = evening.ask_as(&speaking(BEN, Tongue::SimplifiedChinese), Ask::Start, None);
    let Reply::Private(screen) = reply else {
        panic!("a game that is on cannot be started: {reply:?}");
    };
    assert!(screen.text.contains("对局已经开始"), "{}", screen.text);
}

#[test]
fn a_hand_follows_its_owner_into_another_language_and_so_does_the_journal() {
    let mut evening = begun();
    let kept = evening.records.len();
    for times in 1..=2 {
        evening.ask_as(&speaking(BEN, Tongue::English), Ask::Hand, None);
        assert!(
            panel(&evening.table, BEN).starts_with("Your hand"),
            "{times}"
        );
        assert_eq!(evening.records.len(), kept + 1, "{times}");
    }
    assert!(panel(&evening.table, ADA).starts_with("あなたの手牌"));
    let recovered = Table::recover(evening.records.clone()).expect("records make a table");
    assert!(panel(&recovered, BEN).starts_with("Your hand"));
    // A stranger's language is nobody's.
    let stranger = crate::evening::EVE;
    evening.ask_as(&speaking(stranger, Tongue::Japanese), Ask::Rules(0), None);
    assert_eq!(evening.records.len(), kept + 1);
}
