// The playground: people at the top, one to four views below.

import { make, avatar } from "/message.js";
import { Pane } from "/pane.js";

const people = await (await fetch("/play/people")).json();
const box = document.getElementById("panes");
const bar = document.getElementById("people");
const panes = [];
let active = null;

function layout() {
  box.classList.toggle("many", panes.length > 2);
  box.classList.toggle("narrow", panes.length > 1);
  bar.replaceChildren(
    ...people.map((person) => {
      const node = make("button", "", avatar({ id: person.id, username: person.name }, true), person.name);
      node.type = "button";
      node.setAttribute("aria-pressed", String(active?.person.id === person.id));
      node.addEventListener("click", async () => {
        await active.become(person);
        remember();
      });
      return node;
    }),
  );
}

// The address remembers who is looked at, so that a reload or a link shows the same views.
function remember() {
  history.replaceState(null, "", `#${panes.map((pane) => `${pane.person.name}:${pane.channel}`).join("+")}`);
  layout();
}

function add(person, channel) {
  const pane = new Pane(person, people, (closed) => {
    if (panes.length === 1) return;
    panes.splice(panes.indexOf(closed), 1);
    closed.close();
    if (active === closed) active = panes[0];
    remember();
  });
  pane.channel = channel;
  pane.node.addEventListener("pointerdown", () => {
    active = pane;
    layout();
  }, true);
  panes.push(pane);
  box.append(pane.node);
  active = pane;
}

const wanted = decodeURIComponent(location.hash.slice(1)).split("+").map((view) => view.split(":"));
for (const [name, channel] of wanted.slice(0, 4)) {
  const person = people.find((person) => person.name === name);
  if (person) add(person, channel);
}
if (!panes.length) add(people[0]);
active = panes[0];
layout();

document.getElementById("split").addEventListener("click", () => {
  if (panes.length >= 4) return;
  const shown = panes.map((pane) => pane.person.id);
  add(people.find((person) => !shown.includes(person.id)) ?? people[0]);
  remember();
});
document.getElementById("restart").addEventListener("click", async (event) => {
  event.target.disabled = true;
  await fetch("/play/restart", { method: "POST" });
  event.target.disabled = false;
});
