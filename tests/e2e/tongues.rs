//! Several languages at one table: each reads his own in private, and everybody the server's in public.

use serde_json::json;
use tests::house::QUICK;

use crate::parlour::{Parlour, SHORT, words};

/// Whether a text has letters that only Japanese has.
fn has_kana(text: &str) -> bool {
    text.chars().any(|c| ('\u{3041}'..='\u{30FA}').contains(&c))
}

#[tokio::test]
async fn each_reads_his_own_language_and_the_table_speaks_the_servers() {
    let parlour = Parlour::open(&["Ada", "Ben"]).await;
    let (ada, ben) = (parlour.person(0), parlour.person(1));
    parlour.discord.set_guild_locale(parlour.guild, "zh-TW");
    parlour.discord.set_locale(ada.id, "ja");
    parlour.discord.set_locale(ben.id, "zh-CN");
    let given = [("pace", json!(QUICK)), ("options", json!(SHORT))];
    let opened = ada.runs(&["table", "open"], &given).await;
    let reply = ada.reply(&opened);
    assert!(reply.contains("卓を開きました"), "{reply}");
    ben.presses("加入").await;
    for machine in 1..=2 {
        ada.presses("加電腦").await;
        ada.sees(&format!("電腦 {machine}")).await;
    }
    ada.presses("開始").await;
    ada.sees("あなたの手牌").await;
    ben.sees("你的手牌").await;
    ada.sees("牌牆雜湊").await;
    let lost = ben.runs(&["table", "start"], &[]).await;
    let reply = ben.reply(&lost);
    assert!(reply.contains("对局已经开始"), "{reply}");
    // Ben's client speaks English from now on.
    parlour.discord.set_locale(ben.id, "en-GB");
    ben.runs(&["hand"], &[]).await;
    ben.sees("Your hand").await;
    for sent in parlour.public() {
        let said = words(&sent.body);
        assert!(!has_kana(&said) && !said.contains("Pass"), "{said}");
    }
    parlour.closes().await;
}
