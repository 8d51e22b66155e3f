// What moderators and misfortune can do: the panel for trying faults.

import { knob, make, moderate, send } from "/make.js";

function toggle(words, is, set) {
  const box = make("input");
  box.type = "checkbox";
  box.checked = is;
  box.addEventListener("change", () => set(box.checked));
  return make("label", "toggle", box, make("span", "", words));
}

function section(title, ...rows) {
  return make("section", "", make("h3", "", title), ...rows);
}

function people(everybody) {
  return section("People", ...everybody.map((person) => make("div", "fault-row", make("span", "who", person.name),
    toggle("takes direct messages", person.dms_open, (open) => moderate({ do: "dms", person: person.id, open })),
    toggle("in the server", person.is_member, (is_member) => moderate({ do: "membership", person: person.id, is_member })))));
}

function line(placeholder, words, does) {
  const input = make("input");
  input.placeholder = placeholder;
  input.setAttribute("aria-label", placeholder);
  return make("div", "fault-line", input, ...words.map((word, i) => knob("", () => input.value.trim() && does(input.value.trim(), i).then(() => (input.value = "")), word)));
}

/** The newest message of the bot in the channel somebody looks at. */
async function deleteNewest(pane) {
  const messages = await send("GET", `/play/${pane.person.id}/messages/${pane.channel}`);
  const newest = messages.findLast((message) => message.author.id === pane.world.bot.id && !(message.flags & 64));
  if (newest) await moderate({ do: "delete-message", channel: pane.channel, message: newest.id });
}

function thread(pane, place) {
  const absent = pane.app.people().filter((person) => !place.members?.includes(person.id));
  const bring = (person) => knob("", () => moderate({ do: "bring", by: pane.person.id, channel: place.id, person: person.id }), `Add ${person.name}`);
  return [
    toggle("archived", place.archived, (archived) => moderate({ do: "archive", channel: place.id, archived })),
    toggle("locked", place.locked, (locked) => moderate({ do: "lock", channel: place.id, locked })),
    make("div", "fault-buttons", ...absent.map(bring), place.members?.includes(pane.world.bot.id) ? null : bring({ id: pane.world.bot.id, name: pane.world.bot.name })),
  ];
}

function start(pane, place) {
  const [person, channel] = [pane.person.id, place.id];
  if (place.forum) return [line("Title of a post", ["Post"], (name) => moderate({ do: "post", person, channel, name, text: name }))];
  return [line("Name of a thread", ["Start", "Start private"], (name, i) => moderate({ do: "start-thread", person, channel, name, private: i === 1 }))];
}

function here(pane) {
  const place = pane.place();
  if (!place || pane.isDm()) return section("This place", make("p", "hint", "Direct messages have no permissions. Open a channel."));
  const may = pane.world.permissions.map((name, which) => toggle(name, place.bot_may[which], (allowed) => moderate({ do: "permission", channel: place.id, which, allowed })));
  return section(`${pane.placeName()}: Sparrow may`, make("div", "grid", ...may), ...(place.thread ? thread(pane, place) : start(pane, place)),
    make("div", "fault-buttons",
      knob("danger", () => deleteNewest(pane), "Delete Sparrow's newest message"),
      knob("danger", () => moderate({ do: "delete-channel", channel: place.id }), place.thread ? "Delete this thread" : "Delete this channel")));
}

function bot(pane) {
  const restart = knob("", async () => {
    restart.disabled = true;
    await send("POST", "/play/restart");
    restart.disabled = false;
  }, "Kill and start again");
  restart.id = "restart";
  return section("Sparrow",
    toggle("in the server", pane.world.bot.is_here, (is_here) => moderate({ do: "bot", is_here })),
    make("div", "fault-buttons", restart, knob("", () => moderate({ do: "cut" }), "Break the line to Discord")),
    line("Name of a channel", ["Add channel"], (name) => moderate({ do: "add-channel", name })));
}

/** Draws the panel for the pane that is active. What somebody types in it stays. */
export function drawFaults(box, pane, everybody) {
  if (box.hidden || !pane.world || box.contains(document.activeElement) && document.activeElement.matches("input:not([type])")) return;
  const at = box.scrollTop;
  box.replaceChildren(make("h2", "", "Try faults"), here(pane), people(everybody), bot(pane));
  box.scrollTop = at;
}
