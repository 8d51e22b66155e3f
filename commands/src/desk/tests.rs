//! Opening by rules and houses, offers, hands counted, and which table is meant.

use super::*;
use crate::who::Channel;

fn at(tables: &[u32]) -> Vec<(TableId, Place)> {
    tables
        .iter()
        .map(|table| {
            (
                TableId(*table),
                Place {
                    guild: None,
                    channel: Channel(u64::from(*table)),
                },
            )
        })
        .collect()
}

#[test]
fn the_channel_tells_which_table_is_meant() {
    assert_eq!(
        meant_table(None, Spoke::InChannel(Some(TableId(7))), &at(&[8, 9])),
        Ok(TableId(7))
    );
    assert_eq!(
        meant_table(None, Spoke::InChannel(None), &at(&[8])),
        Err(Mistake::NoTableHere)
    );
}

#[test]
fn in_private_the_only_table_is_meant_and_of_several_one_must_be_named() {
    assert_eq!(
        meant_table(None, Spoke::InPrivate, &[]),
        Err(Mistake::SitsNowhere)
    );
    assert_eq!(
        meant_table(None, Spoke::InPrivate, &at(&[8])),
        Ok(TableId(8))
    );
    assert_eq!(
        meant_table(None, Spoke::InPrivate, &at(&[8, 9])),
        Err(Mistake::WhichTable {
            tables: at(&[8, 9])
        })
    );
    assert_eq!(
        meant_table(Some(TableId(9)), Spoke::InPrivate, &at(&[8, 9])),
        Ok(TableId(9))
    );
}

#[test]
fn a_table_one_does_not_sit_at_cannot_be_named() {
    assert_eq!(
        meant_table(Some(TableId(5)), Spoke::InPrivate, &at(&[8])),
        Err(Mistake::NotAtThisTable)
    );
    assert_eq!(
        meant_table(Some(TableId(5)), Spoke::InChannel(Some(TableId(5))), &[]),
        Ok(TableId(5))
    );
}

fn opened(rules: &str, options: &[(&str, &str)]) -> Result<Terms, Mistake> {
    let opening = Opening {
        rules: Some(rules.to_owned()),
        pace: None,
        options: options
            .iter()
            .map(|(key, value)| ((*key).to_owned(), (*value).to_owned()))
            .collect(),
        seats: None,
    };
    let (_, pace) = config::pace::presets()[0];
    let defaults = Defaults {
        rules: "hong-kong",
        houses: &Houses::shipped(),
        pace: "live",
        paces: &[("live".to_owned(), pace)],
        keep_games: None,
    };
    terms(&opening, defaults, Tongue::English.into())
}

#[test]
fn a_house_is_its_rule_set_with_its_options_and_the_hosts_over_them() {
    let terms = opened("hong-kong-13", &[("cap", "8"), ("min_faan", "1")]).expect("good terms");
    assert_eq!(terms.rules, "hong-kong");
    let option = |key: &str| terms.options.get(key).map(String::as_str);
    assert_eq!(option("cap"), Some("8"));
    assert_eq!(option("min_faan"), Some("1"));
    assert_eq!(option("curve"), Some("half-spicy"));
    let house = terms.house.expect("opened by a house");
    assert_eq!(house.title, "Hong Kong, 13 faan");
    assert_eq!(opened("riichi", &[]).expect("good terms").house, None);
}

#[test]
fn an_unknown_house_is_refused_with_all_there_are() {
    let Err(Mistake::NoSuchRules { name, known }) = opened("hong-kong-14", &[]) else {
        panic!("there is no such house");
    };
    assert_eq!(name, "hong-kong-14");
    assert_eq!(known.len(), 11);
    assert!(known.contains(&"japanese-league".to_owned()));
}

#[test]
fn an_option_of_other_rules_than_the_houses_is_refused() {
    let refused = opened("riichi-ema", &[("min_faan", "1")]);
    assert!(matches!(refused, Err(Mistake::Options(faults)) if faults.len() == 1));
}

#[test]
fn rule_sets_and_houses_are_offered_with_a_sentence_within_discords_limits() {
    let houses = Houses::shipped();
    let all = rules_offers(&houses, "", Tongue::English);
    assert_eq!(all.len(), 11);
    for offer in &all {
        assert!(offer.label.chars().count() <= 100, "{}", offer.label);
        assert!(offer.label.ends_with('.'), "{}", offer.label);
        assert!(houses.get(&offer.value).is_some(), "{}", offer.value);
    }
    let spicy: Vec<String> = rules_offers(&houses, "SPICY", Tongue::English)
        .into_iter()
        .map(|offer| offer.value)
        .collect();
    assert_eq!(spicy, ["hong-kong-spicy"]);
}

/// What is said to somebody who asks for this hand.
fn counted(
    hand: &str,
    win: &str,
    rules: &str,
    edit: impl Fn(&mut Line),
) -> Result<String, Mistake> {
    let mut line = Line {
        rules: rules.to_owned(),
        win: Some(win.to_owned()),
        ..Line::default()
    };
    let (melds, tiles): (Vec<&str>, Vec<&str>) =
        hand.split(' ').partition(|piece| piece.contains(':'));
    line.hand.concealed = tiles.concat();
    line.hand.melds = melds.into_iter().map(str::to_owned).collect();
    edit(&mut line);
    let (_, pace) = config::pace::presets()[0];
    let defaults = Defaults {
        rules: "hong-kong",
        houses: &Houses::shipped(),
        pace: "live",
        paces: &[("live".to_owned(), pace)],
        keep_games: None,
    };
    let screen = score(&line, defaults, Tongue::English.into())?;
    assert_eq!(screen.check(), Ok(()));
    let card = &screen.cards[0];
    let fields = card.fields.iter().map(|field| field.value.clone());
    Ok([card.title.clone(), card.body.clone()]
        .into_iter()
        .chain(fields)
        .collect())
}

#[test]
fn a_hand_is_counted_with_the_full_sheet() {
    // RI-01 of `riichi.md`: riichi, pinfu, all simples on a discard by West, 30 fu and 3 han, 3900 and the own bet.
    let told = counted("234m567m345p67s88p", "8s", "riichi", |line| {
        line.seat = Some(engine::seat::Wind::South);
        line.from = Some(engine::seat::Wind::West);
        line.bets = 1;
        line.flags.riichi = true;
    })
    .expect("a hand");
    for said in [
        "Riichi",
        "Pinfu",
        "All simples",
        "Base",
        "20 fu",
        "Closed hand",
        "10 fu",
        "30 fu",
        "3 han",
        "−3900",
        "+1000",
        "Only tiles from 2 to 8. Sets may be claimed.",
    ] {
        assert!(told.contains(said), "{said} in {told}");
    }
    // HK-07: small three dragons on a discard by West, 5 faan, T(5) = 24 paid double.
    let told = counted("7z234p567s P:555z P:666z", "7z", "", |line| {
        line.seat = Some(engine::seat::Wind::South);
        line.from = Some(engine::seat::Wind::West);
        line.hand.bonus = vec![3];
    })
    .expect("a hand");
    for said in [
        "7z234p567s  P:555z  P:666z  + 7z",
        "Small three dragons",
        "Dragon pong",
        "5 faan",
        "+48",
        "−48",
    ] {
        assert!(told.contains(said), "{said} in {told}");
    }
}

#[test]
fn a_hand_that_may_not_be_declared_says_why() {
    let told = counted("23m456p789s33p C:567m", "4m", "hong-kong", |line| {
        line.hand.bonus = vec![1];
        line.seat = Some(engine::seat::Wind::South);
        line.from = Some(engine::seat::Wind::West);
    });
    // HK-01: the common hand alone is 1 faan.
    let told = told.expect("an answer");
    assert!(told.contains("1 faan") && told.contains("3 faan"), "{told}");
    let told = counted("23m456p789s33p C:567m", "9p", "hong-kong", |_| {}).expect("an answer");
    assert!(told.contains("1 character, 4 character"), "{told}");
}

#[test]
fn a_hand_that_cannot_be_is_refused_by_its_option_and_with_what_would_be_right() {
    let refused = |hand: &str, win: &str, edit: fn(&mut Line)| {
        let mistake = counted(hand, win, "riichi", edit).expect_err("it cannot be");
        crate::screen::notice::mistake(&mistake, Tongue::English.into()).text
    };
    let plain = |_: &mut Line| {};
    let told = refused("234m567m345p67s8p", "8s", plain);
    assert!(
        told.contains("`hand`") && told.contains("12 tiles") && told.contains("13"),
        "{told}"
    );
    let told = refused("234m567m345p67s88x", "8s", plain);
    assert!(told.contains("`hand`") && told.contains("“x”"), "{told}");
    let told = refused("11111m567m345p67s", "8s", plain);
    assert!(told.contains("1 character"), "{told}");
    let told = refused("567m345p67s88p C:235m", "8s", plain);
    assert!(told.contains("C:") && told.contains("234m"), "{told}");
    let told = refused("234m567m345p67s88p", "8s", |line| {
        line.rules = "richi".to_owned()
    });
    assert!(
        told.contains("richi") && told.contains("`riichi-ema`"),
        "{told}"
    );
}

#[test]
fn the_operators_own_paces_are_offered() {
    let (_, pace) = config::pace::presets()[0];
    let paces = ["live", "lunch_break"].map(|name| (name.to_owned(), pace));
    let offered = |typed: &str| {
        pace_offers(&paces, typed, Tongue::English)
            .into_iter()
            .map(|offer| offer.value)
            .collect::<Vec<_>>()
    };
    assert_eq!(offered(""), ["live", "lunch_break"]);
    assert_eq!(offered("Lunch"), ["lunch_break"]);
    assert!(offered("chess").is_empty());
}

#[test]
fn offers_are_narrowed_by_what_is_typed_and_never_too_many() {
    let tables: Vec<_> = (0..40)
        .map(|number| (TableId(number), format!("room {number}")))
        .collect();
    assert_eq!(table_offers(&tables, "").len(), 25);
    let offers = table_offers(&tables, "ROOM 39");
    assert_eq!(
        offers,
        [Offer {
            label: "27 · room 39".to_owned(),
            value: "27".to_owned()
        }]
    );
}
