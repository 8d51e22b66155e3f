// The left side of a pane: channels with their threads, direct messages, who one is.

import { avatar, knob, languages, make, moderate, sign } from "/make.js";
import { said } from "/said.js";

function entry(pane, place, mark, className) {
  const { unread, rings } = pane.app.inbox.of(pane.person.id, place.id);
  const node = knob(`${className}${unread ? " unread" : ""}${place.archived ? " archived" : ""}`, () => pane.open(place.id), make("span", "mark", mark), make("span", "name", place.name), place.locked ? make("span", "lock", "🔒") : null, rings ? make("span", "dot", String(rings)) : null);
  node.setAttribute("aria-current", String(place.id === pane.channel));
  if (rings) node.setAttribute("aria-label", `${place.name}, ${rings} calls`);
  return node;
}

/** A channel with the threads below it: those of the archive are folded away, the one that is open is not. */
function branch(pane, channel) {
  const threads = pane.world.channels.filter((thread) => thread.parent === channel.id);
  const [resting, awake] = [true, false].map((is) => threads.filter((thread) => (thread.archived && thread.id !== pane.channel) === is));
  const row = (thread) => entry(pane, thread, thread.private ? "🔒" : "↳", "thread");
  const archive = make("details", "archive", make("summary", "", `${resting.length} archived`), ...resting.map(row));
  archive.open = pane.archives?.has(channel.id) ?? false;
  archive.addEventListener("toggle", () => {
    pane.archives ??= new Set();
    if (archive.open) pane.archives.add(channel.id);
    else pane.archives.delete(channel.id);
  });
  return [entry(pane, channel, channel.forum ? "🗂" : "#", ""), ...awake.map(row), resting.length ? archive : null];
}

export function drawSide(pane) {
  const { world, person } = pane;
  const says = said(world.locale);
  const channels = world.channels.filter((channel) => !channel.thread);
  const away = make("div", "gone", `${person.name} is not in the server.`);
  pane.side.replaceChildren(
    make("div", "guild", make("span", "guild-name", world.guild.name ?? "No server"), languages("Language of the server", world.guild.locale ?? "en-US", (locale) => moderate({ do: "server-locale", locale }))),
    make("div", "places",
      make("h2", "", says.channels),
      ...(channels.length ? channels.flatMap((channel) => branch(pane, channel)) : [away]).filter(Boolean),
      make("h2", "", says.direct),
      ...world.dms.map((dm) => entry(pane, dm, avatar({ username: dm.name, bot: true }, true), "dm"))),
    make("div", "me", avatar({ username: person.name }, true), make("span", "my-name", person.name), languages("Your language", world.locale, (locale) => moderate({ do: "locale", person: person.id, locale })), sign("close", "Close this view", "✕", () => pane.app.close(pane))),
  );
}
