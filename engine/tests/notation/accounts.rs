use engine::deal::event::Event;
use engine::deal::moves::Move;
use engine::game::Game;
use engine::notation::account::{Account, Act, Draw, End};
use engine::notation::retrace::retrace;
use engine::notation::tell::tell;
use engine::notation::{mjai, tenhou};
use engine::rules::RuleSet;
use engine::seat::{PerSeat, Seat};
use engine::seed::Seed;

use crate::played::{count, game, online, rules};

fn names() -> [String; 4] {
    ["E", "S", "W", "N"].map(str::to_owned)
}

/// Through the text of mjai.
fn by_mjai(account: &Account) -> Account {
    let mut reader = mjai::Reader::default();
    let mut games = Vec::new();
    for event in mjai::write(account, names()) {
        let text = serde_json::to_string(&event).expect("JSON");
        let event = serde_json::from_str(&text).expect("what was written");
        games.extend(reader.push(event).expect("an event in its place"));
    }
    assert_eq!(games.len(), 1);
    games.remove(0)
}

/// Through the text of tenhou.net/6.
fn by_tenhou(account: &Account) -> Account {
    let text = serde_json::to_string(&tenhou::write(account, names())).expect("JSON");
    let document: tenhou::Document = serde_json::from_str(&text).expect("what was written");
    tenhou::read(&document).unwrap_or_else(|fault| panic!("{fault} in {text}"))
}

fn assert_right(rules: &RuleSet, account: &Account, events: &[Event], how: &str) {
    let again = retrace(rules, account);
    assert_eq!(again.broke, None, "{how}");
    let deals = count(events, |event| matches!(event, Event::Ended(_)));
    assert_eq!(again.deals as usize, deals);
    let Some(Event::Finished(outcome)) = events.last() else {
        panic!("a game ends");
    };
    assert!(again.over, "{how}");
    assert_eq!(again.points, outcome.points, "{how}");
}

/// What happened, without what only one of the formats tells.
fn acts(account: &Account) -> Vec<Vec<Act>> {
    let plain = |act: &Act| {
        let mut act = act.clone();
        if let Act::Discarded { drawn, .. } = &mut act {
            *drawn = None;
        }
        (!matches!(act, Act::Turned { .. })).then_some(act)
    };
    let deals = account.deals.iter();
    deals
        .map(|told| told.acts.iter().filter_map(plain).collect())
        .collect()
}

/// Games with everything in them come back from both formats, act by act, and play again to the same points.
#[test]
fn games_of_riichi_come_back_from_both_formats() {
    let mut kinds = [0; 6];
    let plain = rules("riichi", &[("game.rounds", "1")]);
    for (n, rules) in (0..24).map(|n| (n, if n % 4 == 0 { &plain } else { &ONLINE })) {
        let events = game(rules, n);
        let account = tell(rules, &events).expect("a game of riichi");
        assert_right(rules, &account, &events, "told");
        let (mjai, tenhou) = (by_mjai(&account), by_tenhou(&account));
        assert_eq!(acts(&mjai), acts(&account));
        assert_eq!(acts(&tenhou), acts(&account));
        assert_right(rules, &mjai, &events, "mjai");
        assert_right(rules, &tenhou, &events, "tenhou");
        for act in account.deals.iter().flat_map(|told| &told.acts) {
            let kind = match act {
                Act::Claimed { with, .. } => with.len() - 2,
                Act::ConcealedKong { .. } => 2,
                Act::AddedKong { .. } => 3,
                Act::Turned { .. } => 4,
                Act::Discarded { riichi: true, .. } => 5,
                Act::Discarded { .. } | Act::Drew { .. } => continue,
            };
            kinds[kind] += 1;
        }
    }
    assert!(kinds.iter().all(|&many| many > 1), "too rare: {kinds:?}");
}

static ONLINE: std::sync::LazyLock<RuleSet> = std::sync::LazyLock::new(online);

/// Each way to end a deal is told by its own word.
#[test]
fn ends_are_told_as_what_they_are() {
    let mut seen = std::collections::BTreeMap::new();
    for n in 30..46 {
        let events = game(&ONLINE, n);
        let account = tell(&ONLINE, &events).expect("a game of riichi");
        let back = by_tenhou(&account);
        for (told, back) in account.deals.iter().zip(&back.deals) {
            match (&told.end, &back.end) {
                (End::Won(ours), End::Won(theirs)) => {
                    assert_eq!(ours.len(), theirs.len());
                    *seen.entry(format!("{} winners", ours.len())).or_insert(0) += 1;
                }
                (End::Drawn { why: ours, .. }, End::Drawn { why: theirs, .. }) => {
                    assert_eq!(ours, theirs);
                    *seen.entry(format!("{ours:?}")).or_insert(0) += 1;
                }
                ends => panic!("{ends:?}"),
            }
        }
    }
    let nine = format!("{:?}", Some(Draw::NineMajors));
    for end in ["1 winners", nine.as_str()] {
        assert!(seen.contains_key(end), "{end} is not in {seen:?}");
    }
}

/// `riichi.md` 10: the deal is dealt again, and what it cost is in the points. The formats have no word for it.
#[test]
fn a_deal_that_a_penalty_ended_is_left_out() {
    let rules = rules("riichi", &[("enforcement", "penalize")]);
    let (mut game, mut log) = Game::open(rules.clone(), Seed::from_bytes([5; 32]));
    log.extend(game.deal().expect("a deal"));
    let false_win = game.play(Seat::ALL[0], Move::Win);
    log.extend(false_win.expect("it may be declared"));
    log.extend(game.deal().expect("the same once more"));
    while !game.is_between_deals() {
        log.extend(game.lapse());
    }
    let account = tell(&rules, &log).expect("a game of riichi");
    assert_eq!(account.deals.len(), 1);
    // The dealer has paid 4000 to each.
    let points = PerSeat([18000, 34000, 34000, 34000]);
    assert_eq!(account.deals[0].points, Some(points));
    for account in [by_mjai(&account), by_tenhou(&account)] {
        let again = retrace(&rules, &account);
        assert_eq!((again.deals, again.broke), (1, None));
    }
}

#[test]
fn games_without_riichi_are_not_told() {
    for id in ["hong-kong", "classical-japanese", "classical-chinese"] {
        let rules = rules(id, &[]);
        assert!(tell(&rules, &[]).is_err(), "{id}");
    }
}

/// A deal written by hand. East pongs white from the left and throws the red five of dots, which West pongs from across; then
/// East adds the fourth white and draws a replacement. South declares riichi and wins on North's second discard after that.
///
/// South's points by hand: riichi and ippatsu, two han; a closed wait on a discard has 20 + 10 + 2 fu, that is 40:
/// 40 x 2^4 = 640, times four is 2560, that is 2600, and his own bet comes back. The four indicators make dora of East,
/// North, 1 of dots and white, and South holds none of them.
#[test]
fn a_deal_written_by_hand_is_understood() {
    let text = r#"{"title":["",""],"name":["a","b","c","d"],"rule":{"disp":"般南喰赤","aka":1},"log":[[[0,0,0],
        [25000,25000,25000,25000],[44,43],[29,47],
        [11,15,17,19,22,24,52,33,41,45,45,46,47],[46,"p454545",45,34],[60,52,"k45454545",60],
        [12,13,14,17,18,19,23,24,25,31,37,39,44],[21,31],[60,"r44"],
        [13,16,21,22,25,25,26,28,34,36,42,43,47],[29,"25p5225",36],[60,28,60],
        [15,16,18,23,26,27,28,29,33,35,38,42,45],[27,19,26],[45,60,38],
        ["和了",[0,3600,0,-2600],[1,3,1,"40符2飜2600点","立直(1飜)","一発(1飜)"]]]]}"#;
    let document: tenhou::Document = serde_json::from_str(text).expect("JSON");
    let account = tenhou::read(&document).expect("a deal");
    assert_eq!((account.red_fives, account.rounds), (Some(3), Some(2)));
    let movers = account.deals[0].acts.iter().filter_map(Act::mover);
    let movers: Vec<usize> = movers.map(Seat::index).collect();
    assert_eq!(movers, [0, 1, 2, 3, 0, 0, 2, 2, 3, 0, 0, 1, 2, 3]);
    let again = retrace(&ONLINE, &account);
    assert_eq!(again.broke, None);
    // Fourteen and the win.
    assert_eq!((again.deals, again.moves), (1, 15));
    assert_eq!(again.points.0, [25000, 27600, 25000, 22400]);
    let mut written = tenhou::write(&by_mjai(&account), names());
    written.rule.clone_from(&document.rule);
    let told = |document: &tenhou::Document| document.log[0][..16].to_vec();
    assert_eq!(
        told(&written),
        told(&document),
        "as it was but for the words of the result"
    );
}
