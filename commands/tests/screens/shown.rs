//! A page as text, for snapshots.

use commands::ask::{Ask, press};
use commands::screen::page::{Button, Card, Does, Row, Screen};

/// Everything a person sees of a page, and the ids of its controls.
pub(crate) fn shown(screen: &Screen) -> String {
    screen.check().expect("within Discord's limits");
    let mut parts = Vec::new();
    if !screen.text.is_empty() {
        parts.push(screen.text.clone());
    }
    parts.extend(screen.cards.iter().map(card));
    parts.extend(screen.rows.iter().map(row));
    parts.extend(screen.files.iter().map(|file| {
        format!(
            "file {} ({})\n{}",
            file.name,
            file.alt,
            String::from_utf8_lossy(file.bytes())
        )
    }));
    parts.join("\n\n")
}

/// The labels of all buttons, row by row.
pub(crate) fn labels(screen: &Screen) -> Vec<Vec<String>> {
    screen
        .rows
        .iter()
        .map(|row| {
            buttons(row)
                .iter()
                .map(|button| button.label.clone())
                .collect()
        })
        .collect()
}

/// The labels of the buttons that make a move.
pub(crate) fn move_labels(screen: &Screen) -> Vec<String> {
    let is_move = |button: &&Button| {
        matches!(&button.does, Does::Send(id)
            if matches!(press::read(id).map(|press| press.ask), Ok(Ask::Act(_))))
    };
    let all = screen.rows.iter().flat_map(buttons);
    all.filter(is_move)
        .map(|button| button.label.clone())
        .collect()
}

fn buttons(row: &Row) -> &[Button] {
    match row {
        Row::Buttons(buttons) => buttons,
        Row::Select(_) | Row::Pick(_) => &[],
    }
}

fn card(card: &Card) -> String {
    let fields = card
        .fields
        .iter()
        .map(|field| format!("# {}\n{}", field.name, field.value));
    let parts: Vec<String> = [format!("== {} ==", card.title), card.body.clone()]
        .into_iter()
        .chain(fields)
        .chain([format!("-- {}", card.footer)])
        .collect();
    parts.join("\n")
}

fn row(row: &Row) -> String {
    let shown = |button: &Button| match &button.does {
        Does::Send(id) => format!("[{} {:?} {id}]", button.label, button.style),
        Does::Open(address) => format!("[{} → {address}]", button.label),
    };
    if let Row::Select(select) = row {
        let options = select.options.iter();
        let options = options.map(|it| format!("  {} · {} {}", it.label, it.about, it.value));
        let options: Vec<String> = options.collect();
        return format!("({}) {}\n{}", select.id, select.hint, options.join("\n"));
    }
    buttons(row).iter().map(shown).collect::<Vec<_>>().join(" ")
}
