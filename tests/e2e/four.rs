//! Four people who all look at what the others are offered: for situations that must be met on purpose.

use std::collections::HashSet;

use commands::who::Turn;
use tests::person::Person;

use crate::panel::Panel;
use crate::parlour::Parlour;

/// What the four see when everybody's panel shows the same moment.
#[derive(Debug)]
pub(crate) enum Scene {
    /// One of them is to discard.
    Turn { who: usize, panel: Panel },
    /// Some of them can claim a tile.
    Window { offers: Vec<(usize, Panel)> },
    /// A deal is over.
    Between,
    /// The game is over.
    Over,
}

/// Four people at a table.
pub(crate) struct Four<'a> {
    pub(crate) parlour: &'a Parlour,
    /// Who has been shown which moment.
    seen: HashSet<(usize, Turn)>,
}

impl<'a> Four<'a> {
    pub(crate) fn at(parlour: &'a Parlour) -> Self {
        Self {
            parlour,
            seen: HashSet::new(),
        }
    }

    pub(crate) fn person(&self, index: usize) -> &Person {
        &self.parlour.people[index]
    }

    /// The next moment in which somebody has something to do.
    pub(crate) async fn next(&mut self) -> Scene {
        let ada = self.person(0).clone();
        let scene = ada.waits("the next scene", |_| self.scene()).await;
        match &scene {
            Scene::Turn { who, panel } => self.seen.extend(panel.turn.map(|turn| (*who, turn))),
            Scene::Window { offers } => {
                let met = offers
                    .iter()
                    .filter_map(|(who, panel)| Some((*who, panel.turn?)));
                self.seen.extend(met);
            }
            Scene::Between | Scene::Over => {}
        }
        scene
    }

    fn scene(&self) -> Option<Scene> {
        let ada = self.person(0);
        if ada.reads().contains("final standings") {
            return Some(Scene::Over);
        }
        if ada.button("Ready").is_some() {
            return Some(Scene::Between);
        }
        let panels: Vec<Panel> = self
            .parlour
            .people
            .iter()
            .map(Panel::of)
            .collect::<Option<_>>()?;
        let fresh = |who: usize| {
            panels[who]
                .turn
                .is_some_and(|turn| !self.seen.contains(&(who, turn)))
        };
        if let Some(who) = (0..panels.len()).find(|who| panels[*who].is_turn() && fresh(*who)) {
            return Some(Scene::Turn {
                who,
                panel: panels[who].clone(),
            });
        }
        let offers: Vec<_> = panels
            .iter()
            .cloned()
            .enumerate()
            .filter(|(who, panel)| panel.is_window() && fresh(*who))
            .collect();
        let agree = offers
            .iter()
            .all(|(_, panel)| panel.turn == offers[0].1.turn);
        // Everybody's panel must tell of the same tile before the offers are complete.
        let tile = claimed(&offers.first()?.1)?;
        let told = panels
            .iter()
            .all(|panel| panel.text.contains(&tile) || panel.text.contains("You made a kong"));
        (agree && told).then_some(Scene::Window { offers })
    }

    /// Everybody is ready for the next deal.
    pub(crate) async fn all_ready(&self) {
        for person in &self.parlour.people {
            if let Some(ready) = person.button("Ready") {
                crate::autopilot::touch(person, &ready).await;
            }
        }
        let deals = |me: &Person| me.button("Ready").is_none().then_some(());
        self.person(0).waits("the next deal", deals).await;
    }
}

/// The words on a panel that name the tile to be claimed.
fn claimed(panel: &Panel) -> Option<String> {
    let line = panel
        .text
        .lines()
        .find(|line| line.contains("discarded **") || line.contains("kong with **"))?;
    let tile = line
        .rsplit("with **")
        .next()
        .filter(|_| line.contains("kong with **"))
        .or(line.rsplit("discarded **").next())?;
    let tile = tile.split("**").next()?;
    Some(format!("**{tile}**"))
}
