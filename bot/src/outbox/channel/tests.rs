use super::*;

#[test]
fn surfaces_are_found_again_by_name() {
    for slot in [
        Surface::Lobby,
        Surface::Board,
        Surface::Result(3),
        Surface::Match(0),
        Surface::Feed(41),
        Surface::Call(7),
    ] {
        assert_eq!(surface(&name(slot)), Some(slot));
    }
    assert_eq!(surface("panel-77"), None);
}

#[test]
fn a_board_asked_for_anew_stays_so_when_it_is_overtaken() {
    let page = |anew, text: &str| Page {
        anew,
        screen: Some(Screen {
            text: text.into(),
            ..Screen::default()
        }),
    };
    let left = page(false, "new").overtakes(page(true, "old"));
    assert!(left.anew);
    assert_eq!(left.screen.expect("a page").text, "new");
}
