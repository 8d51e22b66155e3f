// The playground: people and the clock at the top, one to four views below.

import { set } from "/clock.js";
import { drawFaults } from "/faults.js";
import { Inbox } from "/inbox.js";
import { avatar, knob, make, send } from "/make.js";
import { Pane } from "/pane.js";

const by = (id) => document.getElementById(id);
const [box, bar, faults, lens] = ["panes", "people", "faults", "lens"].map(by);
const panes = [];
let people = await send("GET", "/play/people");
let active = null;

const app = {
  people: () => people,
  inbox: new Inbox(() => layout()),
  moved: () => panes.length && remember(),
  close: (pane) => {
    if (panes.length === 1) return;
    panes.splice(panes.indexOf(pane), 1);
    pane.close();
    if (active === pane) active = panes[0];
    remember();
  },
  show: (url, alt) => {
    const img = make("img");
    img.src = url;
    img.alt = alt;
    lens.replaceChildren(img, alt ? make("p", "", alt) : "");
    lens.showModal();
  },
};

function layout() {
  box.dataset.count = String(panes.length);
  box.classList.toggle("narrow", panes.length > 1);
  bar.replaceChildren(...people.map((person) => {
    const { rings, unread } = app.inbox.sum(person.id);
    const node = knob(unread ? "unread" : "", () => active.become(person).then(remember), avatar({ username: person.name }, true), make("span", "person-name", person.name), rings ? make("span", "dot", String(rings)) : null);
    node.setAttribute("aria-pressed", String(active?.person.id === person.id));
    node.setAttribute("aria-label", rings ? `${person.name}, ${rings} calls` : person.name);
    node.classList.toggle("shown", panes.some((pane) => pane.person.id === person.id));
    return node;
  }));
  panes.forEach((pane) => {
    pane.node.classList.toggle("active", panes.length > 1 && pane === active);
    pane.drawSide();
  });
  for (const knob of by("views").children) knob.setAttribute("aria-pressed", String(Number(knob.dataset.count) === panes.length));
  if (active) drawFaults(faults, active, people);
}

// The address remembers who is looked at, so that a reload or a link shows the same views.
function remember() {
  history.replaceState(null, "", `${location.search}#${panes.map((pane) => `${pane.person.name}:${pane.channel ?? ""}`).join("+")}`);
  layout();
}

function add(person, channel) {
  const pane = new Pane(person, app);
  pane.channel = channel || undefined;
  pane.node.addEventListener("pointerdown", () => {
    if (active === pane) return;
    active = pane;
    layout();
  }, true);
  panes.push(pane);
  box.append(pane.node);
  active = pane;
}

/** As many views as wanted; new ones show people who are not looked at yet. */
function show(count) {
  while (panes.length > count) app.close(panes.at(-1));
  while (panes.length < count) {
    const shown = panes.map((pane) => pane.person.id);
    add(people.find((person) => !shown.includes(person.id)) ?? people[0], panes[0].channel);
  }
  remember();
}

function listen() {
  const events = new EventSource("/play/events");
  let begun = false;
  events.addEventListener("open", () => {
    // What happened while nobody listened is fetched.
    if (begun) panes.forEach((pane) => pane.heard({ kind: "world" }));
    begun = true;
  });
  events.addEventListener("message", async (event) => {
    const change = JSON.parse(event.data);
    if (change.kind === "world") people = await send("GET", "/play/people");
    if (change.kind === "created") note(change);
    panes.forEach((pane) => pane.heard(change));
    if (change.kind === "world") layout();
  });
}

function note(change) {
  const read = (person) => document.hasFocus() && panes.some((pane) => pane.person.id === person && pane.channel === change.channel);
  const missed = change.to.filter((person) => !read(person));
  const looked = (person) => panes.some((pane) => pane.person.id === person && pane.channel === change.channel);
  missed.filter((person) => !looked(person)).forEach((person) => app.inbox.add(person, change.channel, change.rings.includes(person)));
  if (change.rings.length) app.inbox.ring();
}

/** Looks and sounds that the browser remembers; the address can ask for a theme too. */
function choose() {
  const wanted = new URLSearchParams(location.search).get("theme") ?? localStorage.getItem("theme") ?? (matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark");
  document.documentElement.dataset.theme = wanted;
  by("theme").addEventListener("click", () => {
    const theme = document.documentElement.dataset.theme === "light" ? "dark" : "light";
    document.documentElement.dataset.theme = theme;
    localStorage.setItem("theme", theme);
  });
  const sounds = () => by("sounds").setAttribute("aria-pressed", String(app.inbox.sounds));
  by("sounds").addEventListener("click", () => (app.inbox.toggle(), sounds()));
  sounds();
}

choose();
for (const node of by("views").children) node.addEventListener("click", () => show(Number(node.dataset.count)));
for (const node of document.querySelectorAll("[data-seconds]")) {
  node.addEventListener("click", () => send("POST", "/play/advance", { seconds: Number(node.dataset.seconds) }));
}
by("faults-knob").addEventListener("click", (event) => {
  faults.hidden = !faults.hidden;
  event.currentTarget.setAttribute("aria-expanded", String(!faults.hidden));
  layout();
});
by("more").addEventListener("click", (event) => {
  const isOpen = document.body.classList.toggle("more");
  event.currentTarget.setAttribute("aria-expanded", String(isOpen));
});
lens.addEventListener("click", () => lens.close());

const wanted = decodeURIComponent(location.hash.slice(1)).split("+").map((view) => view.split(":"));
for (const [name, channel] of wanted.slice(0, 4)) {
  const person = people.find((person) => person.name === name);
  if (person) add(person, channel);
}
if (!panes.length) add(people[0]);
active = panes[0];
layout();
listen();
send("GET", `/play/${people[0].id}/world`).then((world) => set(world.now));
