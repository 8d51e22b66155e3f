//! Settings of people, servers and tables: shown, changed, refused, and kept.

use serde_json::json;
use tests::house::QUICK;
use tests::person::Person;

use crate::autopilot::{PATIENT, play_until, plays};
use crate::panel::Panel;
use crate::parlour::{Parlour, SHORT};

/// Discord's bit for Manage Server.
const MANAGE_SERVER: u64 = 1 << 5;

#[tokio::test]
async fn what_somebody_chooses_for_himself_shows_at_once_on_his_panel_and_for_good() {
    let parlour = Parlour::open(&["Ada", "Ben"]).await;
    parlour.begin(QUICK, SHORT).await;
    let (ada, ben) = (parlour.person(0), parlour.person(1));
    let playing = plays(&ben, PATIENT);
    play_until(&ada, PATIENT, |me| {
        Panel::of(me).is_some_and(|panel| panel.is_turn())
    })
    .await;
    ada.runs(&["me", "show"], &[]).await;
    ada.sees("Your settings").await;
    ada.chooses("Language").await;
    ada.sees("I answer you in this language").await;
    ada.chooses("日本語").await;
    // The page itself, and the panel in his direct messages, speak it now.
    ada.sees("あなたの設定").await;
    ada.waits("the panel in Japanese", |me| {
        let messages = me.discord.messages(me.id, me.dm());
        let panel = messages.iter().map(tests::person::text);
        panel
            .into_iter()
            .any(|text| text.contains("あなたの手牌"))
            .then_some(())
    })
    .await;
    let told = ada
        .runs(&["me", "language"], &[("language", json!("usual"))])
        .await;
    assert!(ada.reply(&told).contains("Your settings"));
    let told = ada
        .runs_in(ada.dm(), &["me", "tiles"], &[("style", json!("glyphs"))])
        .await;
    let said = ada.reply(&told);
    assert!(said.contains("**Tiles**: Unicode tiles."), "{said}");
    ada.waits("his tiles as glyphs", |me| {
        me.reads().contains('🀇').then_some(()).or_else(|| {
            let tiles = '\u{1F000}'..='\u{1F021}';
            me.reads().chars().any(|c| tiles.contains(&c)).then_some(())
        })
    })
    .await;
    playing.abort();
    parlour.closes().await;
}

#[tokio::test]
async fn a_server_says_where_and_by_whom_tables_are_opened() {
    let parlour = Parlour::open(&["Ada", "Ben"]).await;
    let (ada, ben) = (parlour.person(0), parlour.person(1));
    let told = ben.runs(&["server", "show"], &[]).await;
    assert!(ben.reply(&told).contains("Only those who may manage"));
    parlour
        .discord
        .set_rank(ada.id, parlour.guild, MANAGE_SERVER, &[]);
    ada.runs(&["server", "show"], &[]).await;
    ada.sees("Settings of this server").await;
    ada.chooses("Where tables may be opened").await;
    let elsewhere = parlour.discord.add_channel(parlour.guild, "elsewhere");
    ada.picks(&[elsewhere]).await;
    ada.sees(&format!("<#{elsewhere}>")).await;
    let told = ben.runs(&["table", "open"], &[]).await;
    let said = ben.reply(&told);
    assert!(said.contains(&format!("<#{elsewhere}>")), "{said}");
    // A thread below is as good as the channel.
    let thread = parlour.discord.add_thread(elsewhere, "corner");
    let told = ben.runs_in(thread, &["table", "open"], &[]).await;
    assert!(ben.reply(&told).contains("The table is open"));
    ada.runs(
        &["server", "allow"],
        &[("channel", json!(parlour.channel.to_string()))],
    )
    .await;
    let role = 4_242;
    ada.runs(&["server", "openers"], &[("role", json!("4242"))])
        .await;
    let told = ben.runs(&["table", "open"], &[]).await;
    assert!(
        ben.reply(&told).contains("<@&4242>"),
        "{}",
        ben.reply(&told)
    );
    parlour.discord.set_rank(ben.id, parlour.guild, 0, &[role]);
    let told = ben.runs(&["table", "open"], &[]).await;
    assert!(ben.reply(&told).contains("The table is open"));
    ben.finds("Join").await;
    // Ada ends the table in the thread from where she is.
    let offered = ada
        .discord
        .autocomplete(
            ada.id,
            ada.channel,
            &["server", "end"],
            "table",
            "corner",
            &[],
        )
        .await
        .unwrap();
    let table = offered[0]["value"].clone();
    let told = ada.runs(&["server", "end"], &[("table", table)]).await;
    assert!(ada.reply(&told).contains("The table is closed"));
    parlour.closes().await;
}

#[tokio::test]
async fn a_servers_language_is_spoken_in_its_channels_at_once() {
    let parlour = Parlour::open(&["Ada"]).await;
    let ada = parlour.person(0);
    parlour
        .discord
        .set_rank(ada.id, parlour.guild, MANAGE_SERVER, &[]);
    parlour.open_table(QUICK, "").await;
    ada.runs(&["server", "language"], &[("language", json!("zh-tw"))])
        .await;
    ada.finds("加電腦").await;
    ada.runs(&["server", "rules"], &[("rules", json!("riichi"))])
        .await;
    let told = ada
        .runs(&["server", "rules"], &[("rules", json!("chess"))])
        .await;
    assert!(ada.reply(&told).contains("chess"), "{}", ada.reply(&told));
    ada.runs(&["table", "end"], &[]).await;
    ada.runs(&["table", "open"], &[]).await;
    ada.sees("日本立直麻將").await;
    parlour.closes().await;
}

/// The hand in somebody's direct messages whose words have this in them.
fn by_message(person: &Person, words: &str) -> Option<Panel> {
    let messages = person.discord.messages(person.id, person.dm());
    let mut panels = messages.iter().filter_map(Panel::read);
    panels.find(|panel| panel.text.contains(words))
}

#[tokio::test]
async fn tiles_are_shown_as_the_server_chose_also_to_those_who_press_in_their_direct_messages() {
    let parlour = Parlour::open(&["Ada", "Ben"]).await;
    let (ada, ben) = (parlour.person(0), parlour.person(1));
    parlour
        .discord
        .set_rank(ada.id, parlour.guild, MANAGE_SERVER, &[]);
    ada.runs(&["server", "tiles"], &[("style", json!("glyphs"))])
        .await;
    parlour.begin(QUICK, SHORT).await;
    let playing = plays(&ada, PATIENT);
    play_until(&ben, PATIENT, |me| {
        Panel::live(me).is_some_and(|panel| panel.is_turn())
    })
    .await;
    for (state, then) in [
        ("No calls: off", "No calls: on"),
        ("No calls: on", "No calls: off"),
    ] {
        ben.presses(state).await;
        let panel = ben.waits(then, |me| by_message(me, then)).await;
        let is_tile = |c| ('\u{1F000}'..='\u{1F021}').contains(&c);
        assert!(panel.text.chars().any(is_tile), "{}", panel.text);
    }
    playing.abort();
    parlour.closes().await;
}

#[tokio::test]
async fn a_server_chooses_where_hands_are_for_those_who_have_not_chosen() {
    let parlour = Parlour::open(&["Ada", "Ben"]).await;
    let (ada, ben) = (parlour.person(0), parlour.person(1));
    parlour
        .discord
        .set_rank(ada.id, parlour.guild, MANAGE_SERVER, &[]);
    ada.runs(&["server", "hand"], &[("where", json!("thread"))])
        .await;
    ada.runs(&["me", "hand"], &[("where", json!("dm"))]).await;
    parlour.begin(QUICK, SHORT).await;
    let in_thread = |me: &Person| {
        let threads = me.threads().into_iter();
        let mut messages = threads.flat_map(|thread| me.discord.messages(me.id, thread));
        messages.any(|message| Panel::read(&message).is_some())
    };
    let hand = |me: &Person| in_thread(me).then_some(());
    ben.waits("his hand in a thread", hand).await;
    ada.waits("her hand in a message", |me| by_message(me, ""))
        .await;
    assert_eq!(ada.threads(), [0; 0], "she has chosen for herself");
    // What he says where no server is changes nothing of that.
    ben.runs_in(ben.dm(), &["why"], &[]).await;
    assert!(in_thread(&ben) && by_message(&ben, "").is_none());
    // Another choice of the server reaches the table at once, though he says nothing.
    ada.runs(&["server", "hand"], &[("where", json!("dm"))])
        .await;
    ben.waits("his hand in a message", |me| by_message(me, ""))
        .await;
    parlour.closes().await;
}

#[tokio::test]
async fn the_host_changes_the_rules_of_the_table_before_the_game() {
    let parlour = Parlour::open(&["Ada", "Ben"]).await;
    parlour.open_table(QUICK, "game.rounds=1").await;
    let (ada, ben) = (parlour.person(0), parlour.person(1));
    ben.presses("Join").await;
    let told = ben.presses("Options").await;
    assert!(ben.reply(&told).contains("Only the host"));
    ada.presses("Options").await;
    ada.sees("House options · Hong Kong").await;
    ada.chooses("Least faan to win").await;
    ada.chooses("0").await;
    ada.sees("**Least faan to win**: 0").await;
    ben.sees("**Least faan to win**: 0").await;
    // A number that no list can hold is written into a form.
    ada.chooses("Points at the start").await;
    ada.sees("The points everybody starts with").await;
    ada.fills_in("Write a value", "25000").await;
    ben.sees("**Points at the start**: 25000").await;
    ada.chooses("Stake").await;
    ada.sees("any whole number from 1 to 1000").await;
    for wrong in ["many", "1001"] {
        let refused = ada.fills_in("Write a value", wrong).await;
        let said = ada.reply(&refused);
        assert!(said.contains(&format!("cannot be “{wrong}”")), "{said}");
        assert!(said.contains("any whole number from 1 to 1000"), "{said}");
    }
    let given = [("key", json!("cap")), ("value", json!("13"))];
    ada.runs(&["table", "options"], &given).await;
    ben.sees("**Most faan that count**: 13").await;
    // What does not go together is refused: a hand worth nothing would be paid half a stake.
    let given = [("key", json!("payment")), ("value", json!("half"))];
    let refused = ada.runs(&["table", "options"], &given).await;
    assert!(ada.reply(&refused).contains("the stake must be even"));
    for machine in ["Machine 1", "Machine 2"] {
        ada.presses("Add machine").await;
        ada.sees(machine).await;
    }
    ada.presses("Start").await;
    ada.finds("My hand").await;
    let refused = ada.runs(&["table", "options"], &given).await;
    assert!(ada.reply(&refused).contains("The game has begun"));
    parlour.closes().await;
}

/// A command, and what is given with it.
type Given<'a> = (&'a [&'a str], &'a [(&'a str, &'a str)]);

/// Whatever was chosen holds after a kill: it is told alike, and tables are opened by it.
#[tokio::test]
async fn what_people_and_a_server_choose_outlives_a_kill() {
    let mut parlour = Parlour::open(&["Ada", "Ben"]).await;
    let (ada, ben) = (parlour.person(0), parlour.person(1));
    parlour
        .discord
        .set_rank(ada.id, parlour.guild, MANAGE_SERVER, &[]);
    let chosen: [Given<'_>; 15] = [
        (&["me", "language"], &[("language", "ja")]),
        (&["me", "tiles"], &[("style", "text")]),
        (&["me", "hand"], &[("where", "here")]),
        (&["me", "hints"], &[("state", "off")]),
        (&["me", "reminders"], &[("state", "off")]),
        (&["me", "early"], &[("state", "on")]),
        (
            &["me", "quiet"],
            &[("begin", "23"), ("end", "7"), ("zone", "+5:30")],
        ),
        (&["server", "rules"], &[("rules", "riichi")]),
        (&["server", "pace"], &[("pace", "slow")]),
        (&["server", "language"], &[("language", "zh-tw")]),
        (&["server", "tiles"], &[("style", "glyphs")]),
        (&["server", "hand"], &[("where", "dm")]),
        (&["server", "openers"], &[("who", "managers")]),
        (&["server", "threads"], &[("where", "own")]),
        (&["server", "keep"], &[("days", "30")]),
    ];
    for (path, options) in chosen {
        let options: Vec<_> = options
            .iter()
            .map(|(name, value)| (*name, json!(value)))
            .collect();
        let told = ada.runs(path, &options).await;
        let said = ada.reply(&told);
        // The page of all settings says first what was chosen just now.
        assert!(said.starts_with("**"), "{path:?}: {said}");
    }
    let here = [("channel", json!(parlour.channel.to_string()))];
    ada.runs(&["server", "allow"], &here).await;
    let pages = async || {
        let mut pages = Vec::new();
        for whose in ["me", "server"] {
            let told = ada.runs(&[whose, "show"], &[]).await;
            let said = ada.reply(&told);
            pages.extend(said.lines().map(str::to_owned));
        }
        assert!(pages.iter().any(|line| line.contains("UTC+5:30")));
        // These lines tell the time.
        pages.retain(|line| !line.contains("UTC+5:30") && !line.contains("<t:"));
        pages
    };
    let before = pages().await;
    parlour.restarts().await;
    assert_eq!(pages().await, before);
    let refused = ben.runs(&["table", "open"], &[]).await;
    assert!(
        ben.reply(&refused).contains("only those who manage it"),
        "{}",
        ben.reply(&refused)
    );
    let opened = ada.runs(&["table", "open"], &[]).await;
    let said = ada.reply(&opened);
    // She is told in her language; the card stands in a thread of its own and speaks that of the server.
    assert!(said.contains("卓は <#"), "{said}");
    let threads = parlour.discord.guilds(ada.id)[0]["threads"].clone();
    let thread = threads[0]["id"].as_str().unwrap().parse().unwrap();
    ada.waits("the card", |me| {
        let messages = me.discord.messages(me.id, thread);
        let card = messages.iter().map(tests::person::text);
        card.into_iter()
            .any(|text| text.contains("日本立直麻將"))
            .then_some(())
    })
    .await;
    parlour.closes().await;
}
