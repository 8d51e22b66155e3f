use engine::meld::MeldKind;
use engine::notation::account::{Account, Act, End};
use engine::notation::mjai::{self, Event, Misread};
use engine::notation::retrace::{Break, Flaw, NoWall, retrace};
use engine::notation::tell::tell;
use engine::notation::tenhou;
use engine::rules::RuleSet;
use engine::seat::Seat;
use engine::tile::Tile;

use crate::played::{game, online};

fn told() -> (RuleSet, Account) {
    let rules = online();
    let account = tell(&rules, &game(&rules, 5)).expect("a game of riichi");
    (rules, account)
}

/// Where the game breaks after `change`.
fn broke(change: impl Fn(&mut Account)) -> Break {
    let (rules, mut account) = told();
    assert_eq!(retrace(&rules, &account).broke, None);
    change(&mut account);
    retrace(&rules, &account).broke.expect("it is not right")
}

fn tile(text: &str) -> Tile {
    text.parse().expect("a tile")
}

#[test]
fn a_fifth_copy_is_found() {
    let broke = broke(|account| account.deals[1].hands[Seat::ALL[0]][..5].fill(tile("1z")));
    assert_eq!((broke.deal, broke.at), (2, 0));
    assert_eq!(
        broke.why,
        Flaw::NoWall(NoWall::TooMany { tile: tile("1z") })
    );
}

#[test]
fn a_hand_of_another_size_is_found() {
    for (change, have) in [(-1, 12), (1, 14)] {
        let broke = broke(|account| {
            let hand = &mut account.deals[0].hands[Seat::ALL[3]];
            if change < 0 {
                hand.pop();
            } else {
                hand.push(tile("9s"));
            }
        });
        assert_eq!(broke.why, Flaw::NoWall(NoWall::WrongHand { have }));
    }
}

#[test]
fn another_payment_is_found() {
    let broke = broke(|account| {
        for told in &mut account.deals {
            if let End::Won(wins) = &mut told.end {
                let changes = wins[0].changes.as_mut().expect("changes");
                changes.0[0] += 100;
                return;
            }
        }
    });
    assert!(matches!(broke.why, Flaw::Changes { .. }), "{:?}", broke.why);
    assert!(broke.at > 0, "after the win");
}

#[test]
fn points_that_do_not_follow_are_found() {
    let broke = broke(|account| {
        account.deals[2].points.as_mut().expect("points").0[1] += 100;
    });
    assert_eq!((broke.deal, broke.at), (3, 0));
    assert!(matches!(broke.why, Flaw::Points { .. }));
    let broke = self::broke(|account| account.points.as_mut().expect("points").0[1] += 100);
    assert!(matches!(broke.why, Flaw::Points { .. }));
}

#[test]
fn another_deal_than_the_next_is_found() {
    let broke = broke(|account| account.deals[1].counters += 1);
    assert_eq!((broke.deal, broke.at), (2, 0));
    assert!(matches!(broke.why, Flaw::OtherDeal { .. }));
    let broke = self::broke(|account| {
        account.deals.remove(1);
    });
    assert_eq!(broke.deal, 2);
    let broke = self::broke(|account| account.deals.extend(account.deals.last().cloned()));
    assert_eq!(broke.why, Flaw::GameOver);
}

/// Two tiles of a pong with only one beside the tile taken are no set of any sort.
#[test]
fn a_claim_for_what_is_no_set_is_found() {
    for kind in [MeldKind::Pong, MeldKind::AddedKong] {
        let broke = broke(|account| {
            let acts = account.deals.iter_mut().flat_map(|deal| &mut deal.acts);
            let claim = acts.into_iter().find_map(|act| {
                if let Act::Claimed { kind, with, .. } = act {
                    Some((kind, with))
                } else {
                    None
                }
            });
            let (told, with) = claim.expect("somebody claims something");
            *told = kind;
            with.truncate(1);
        });
        assert!(
            matches!(broke.why, Flaw::NothingToTake { .. }),
            "{:?}",
            broke.why
        );
    }
}

#[test]
fn a_move_out_of_turn_is_found() {
    let broke = broke(|account| {
        for act in account.deals[0].acts.iter_mut().skip(20) {
            if let Act::Discarded { seat, .. } = act {
                *seat = seat.right();
                return;
            }
        }
    });
    let whose = matches!(
        broke.why,
        Flaw::NotTheTurn { .. } | Flaw::DrawNotTold { .. }
    );
    assert!(whose, "{:?}", broke.why);
}

#[test]
fn a_draw_left_out_or_told_twice_is_found() {
    let draw = |account: &Account| {
        let acts = account.deals[0].acts.iter().enumerate().skip(10);
        let mut draws = acts.filter(|(_, act)| matches!(act, Act::Drew { .. }));
        draws.next().expect("a draw").0
    };
    broke(|account| {
        let at = draw(account);
        account.deals[0].acts.remove(at);
    });
    broke(|account| {
        let at = draw(account);
        let again = account.deals[0].acts[at].clone();
        account.deals[0].acts.insert(at, again);
    });
}

#[test]
fn a_riichi_that_is_none_is_found() {
    let broke = broke(|account| {
        if let Some(Act::Discarded { riichi, .. }) = account.deals[0].acts.get_mut(1) {
            *riichi = !*riichi;
        }
    });
    assert!(matches!(broke.why, Flaw::Refused { .. }), "{:?}", broke.why);
    assert_eq!((broke.deal, broke.at), (1, 1));
}

#[test]
fn an_indicator_too_many_is_found() {
    let broke = broke(|account| {
        let one = account.deals[0].indicators[0];
        let other = ["1m", "9m", "9p"]
            .map(tile)
            .into_iter()
            .find(|&other| other != one);
        account.deals[0].indicators.extend(other);
    });
    let found = matches!(broke.why, Flaw::Indicators { .. } | Flaw::NoWall(_));
    assert!(found, "{:?}", broke.why);
}

#[test]
fn an_end_that_does_not_come_is_found() {
    let broke = broke(|account| {
        let acts = &mut account.deals[0].acts;
        let at = acts.iter().rposition(|act| act.mover().is_some());
        acts.truncate(at.expect("a move"));
        account.deals[0].end = End::Drawn {
            why: None,
            changes: None,
            points: None,
        };
    });
    assert!(
        matches!(broke.why, Flaw::GoesOn | Flaw::DrawNotTold { .. }),
        "{:?}",
        broke.why
    );
}

#[test]
fn numbers_out_of_reach_are_refused() {
    let all: [fn(&mut Account); 4] = [
        |account| account.deals[0].points.as_mut().expect("points").0[0] = i32::MIN,
        |account| account.deals[0].points.as_mut().expect("points").0[3] = i32::MAX,
        |account| account.deals[0].counters = u32::MAX,
        |account| account.deals[0].bets = u32::MAX,
    ];
    for change in all {
        assert_eq!(broke(change).why, Flaw::OutOfReach);
    }
}

/// What lay under the indicators is often not told. It is then found by what was paid.
#[test]
fn tiles_under_indicators_need_not_be_told() {
    let (rules, mut account) = told();
    account.deals.iter_mut().for_each(|told| told.under = None);
    assert_eq!(retrace(&rules, &account).broke, None);
}

fn event(text: &str) -> Result<Event, serde_json::Error> {
    serde_json::from_str(text)
}

#[test]
fn what_one_seat_saw_cannot_be_played_again() {
    let fault = event(r#"{"type":"tsumo","actor":1,"pai":"?"}"#).expect_err("a hidden tile");
    assert!(fault.to_string().contains("as one seat saw it"), "{fault}");
    let fault = event(r#"{"type":"tsumo","actor":1,"pai":"10m"}"#).expect_err("no tile");
    assert!(fault.to_string().contains("`10m` is no tile"), "{fault}");
    let fault = event(r#"{"type":"tsumo","actor":4,"pai":"1m"}"#).expect_err("no seat");
    assert!(fault.to_string().contains("seats are 0 to 3"), "{fault}");
}

#[test]
fn tiles_have_their_names_in_mjai() {
    let named = [
        ("1z", "E"),
        ("4z", "N"),
        ("5z", "P"),
        ("6z", "F"),
        ("7z", "C"),
        ("0m", "5mr"),
        ("0s", "5sr"),
        ("5p", "5p"),
        ("9s", "9s"),
    ];
    for (ours, theirs) in named {
        let pai = mjai::Pai(tile(ours));
        assert_eq!(pai.to_string(), theirs);
        for name in [ours, theirs] {
            assert_eq!(mjai::Pai::try_from(name.to_owned()), Ok(pai), "{name}");
        }
    }
}

#[test]
fn events_out_of_place_are_named() {
    let start = r#"{"type":"start_kyoku","bakaze":"E","kyoku":1,"honba":0,"kyotaku":0,"oya":0,"dora_marker":"1m","tehais":[[],[],[],[]]}"#;
    let cases: [(&[&str], Misread); 8] = [
        (
            &[r#"{"type":"tsumo","actor":0,"pai":"1m"}"#],
            Misread::NoDeal,
        ),
        (&[r#"{"type":"end_kyoku"}"#], Misread::NoDeal),
        (&[r#"{"type":"ryukyoku"}"#], Misread::NoDeal),
        (&[start, start], Misread::DealOpen),
        (&[start, r#"{"type":"end_game"}"#], Misread::NoDeal),
        (
            &[r#"{"type":"start_game"}"#, r#"{"type":"start_game"}"#],
            Misread::GameOpen,
        ),
        (
            &[
                start,
                r#"{"type":"reach","actor":0}"#,
                r#"{"type":"tsumo","actor":0,"pai":"1m"}"#,
            ],
            Misread::NoDiscard,
        ),
        (
            &[
                start,
                r#"{"type":"pon","actor":1,"target":0,"pai":"1m","consumed":["1m","2m"]}"#,
            ],
            Misread::NoSet,
        ),
    ];
    for (events, fault) in cases {
        let mut reader = mjai::Reader::default();
        let told = events
            .iter()
            .map(|text| reader.push(event(text).expect("an event")));
        let fault_found = told.filter_map(Result::err).next();
        assert_eq!(fault_found, Some(fault), "{events:?}");
    }
}

#[test]
fn documents_with_faults_are_named() {
    let (_, account) = told();
    let names = || ["", "", "", ""].map(str::to_owned);
    let document = tenhou::write(&account, names());
    let faulty = |change: &dyn Fn(&mut Vec<tenhou::Cell>)| {
        let mut document = document.clone();
        change(&mut document.log[1]);
        tenhou::read(&document).expect_err("a fault").to_string()
    };
    let list = |cell: &mut tenhou::Cell| -> Vec<tenhou::Cell> {
        if let tenhou::Cell::List(list) = cell {
            list.clone()
        } else {
            Vec::new()
        }
    };
    let told = [
        faulty(&|parts| drop(parts.pop())),
        faulty(&|parts| parts[4] = tenhou::Cell::List(Vec::new())),
        faulty(&|parts| parts[16] = tenhou::Cell::List(vec![tenhou::Cell::Text("和".into())])),
        faulty(&|parts| {
            let mut draws = list(&mut parts[5]);
            draws.push(tenhou::Cell::Number(99));
            parts[5] = tenhou::Cell::List(draws);
        }),
        faulty(&|parts| parts[1] = tenhou::Cell::Number(7)),
    ];
    let wanted = [
        "17 parts",
        "0 to seat 0",
        "`和`",
        "seat 0",
        "the list of points",
    ];
    for (fault, part) in told.iter().zip(wanted) {
        assert!(
            fault.starts_with("deal 2: ") && fault.contains(part),
            "{fault}"
        );
    }
}
