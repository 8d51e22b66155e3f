// One person's Discord: channels on the left, messages on the right.

import { Composer } from "/composer.js";
import { avatar, drawMessage, make } from "/message.js";

async function send(method, path, body) {
  const answer = await fetch(path, { method, headers: { "content-type": "application/json" }, body: body === undefined ? undefined : JSON.stringify(body) });
  const data = await answer.json().catch(() => null);
  if (!answer.ok) throw new Error(data?.message ?? `${answer.status}`);
  return data;
}

const LANGUAGES = [["en-US", "English"], ["ja", "日本語"], ["zh-CN", "简体中文"], ["zh-TW", "繁體中文"]];

/** A choice of languages; `choose` gets the new one. */
function languages(label, now, choose) {
  const select = make("select", "language", ...LANGUAGES.map(([locale, name]) => {
    const option = make("option", "", name);
    option.value = locale;
    return option;
  }));
  select.setAttribute("aria-label", label);
  select.title = label;
  select.value = now;
  select.addEventListener("change", () => choose(select.value));
  return select;
}

export class Pane {
  constructor(person, people, onClose) {
    this.people = people;
    this.node = make("section", "pane");
    this.side = make("nav", "side");
    this.title = make("div", "bar");
    this.list = make("div", "messages");
    this.list.setAttribute("role", "log");
    this.dialog = make("dialog");
    this.unread = new Map();
    this.failed = new Set();
    this.dismissed = new Set();
    this.onClose = onClose;
    this.composer = new Composer(this.api(), { commands: () => this.world?.commands ?? [], inDm: () => this.isDm(), locale: () => this.world?.locale, people: () => this.people });
    this.main = make("div", "main", this.title, this.list, this.composer.node);
    this.node.append(this.side, this.main, this.dialog);
    this.atEnd = true;
    this.list.addEventListener("scroll", () => (this.atEnd = this.list.scrollHeight - this.list.scrollTop - this.list.clientHeight < 60));
    // Whoever looks at the newest message goes on looking at it when the window is turned or made smaller.
    new ResizeObserver(() => this.atEnd && (this.list.scrollTop = this.list.scrollHeight)).observe(this.list);
    this.node.addEventListener("click", (event) => {
      const place = event.target.closest?.("a[data-channel]");
      if (!place) return;
      event.preventDefault();
      this.open(place.dataset.channel);
    });
    this.become(person);
  }

  api() {
    const at = (what) => `/play/${this.person.id}/${what}`;
    return {
      command: (path, options) => send("POST", at("command"), { channel: this.channel, path, options }).then(() => null, (error) => error.message),
      autocomplete: (path, option, typed, options) => send("POST", at("autocomplete"), { channel: this.channel, path, option, typed, options }).catch(() => []),
      press: (message, custom_id) => send("POST", at("press"), { message: message.id, custom_id }),
      select: (message, custom_id, values) => send("POST", at("select"), { message: message.id, custom_id, values }),
      modal: (interaction, values) => send("POST", at("modal"), { interaction, values }),
    };
  }

  /** Looks through another person's eyes. */
  async become(person) {
    this.events?.close();
    this.person = person;
    this.unread.clear();
    this.failed.clear();
    await this.learn();
    if (!this.places().some((place) => place.id === this.channel)) this.channel = this.world.home;
    this.events = new EventSource(`/play/${person.id}/events`);
    this.events.addEventListener("message", (event) => this.heard(JSON.parse(event.data)));
    this.events.addEventListener("open", () => this.learn().then(() => this.refresh()));
    await this.open(this.channel);
  }

  async learn() {
    this.world = await send("GET", `/play/${this.person.id}/world`);
    this.drawSide();
  }

  heard(change) {
    if (change.kind === "failed") {
      this.failed.add(change.message ?? "last");
      return this.refresh();
    }
    if (change.kind === "modal") return this.ask(change);
    if (change.kind === "world") return this.learn();
    if (change.channel === this.channel) return this.refresh();
    if (change.kind === "created") {
      this.unread.set(change.channel, (this.unread.get(change.channel) ?? 0) + 1);
      this.places().some((place) => place.id === change.channel) ? this.drawSide() : this.learn();
    }
  }

  places() {
    return [...this.world.channels, ...this.world.dms];
  }

  isDm() {
    return this.world?.dms.some((dm) => dm.id === this.channel) ?? false;
  }

  drawSide() {
    const entry = (place, mark, className) => {
      const count = this.unread.get(place.id);
      const node = make("button", `${className}${count ? " unread" : ""}`, mark, make("span", "name", place.name), count ? make("span", "dot", String(count)) : null);
      node.type = "button";
      node.setAttribute("aria-current", String(place.id === this.channel));
      node.addEventListener("click", () => this.open(place.id));
      return node;
    };
    const close = make("button", "", "✕");
    close.type = "button";
    close.title = "Close this view";
    close.setAttribute("aria-label", close.title);
    close.addEventListener("click", () => this.onClose(this));
    const speak = (path) => (locale) => send("POST", path, { locale }).then(() => this.learn());
    this.side.replaceChildren(
      make("div", "guild", this.world.guild.name, languages("Language of the server", this.world.guild.locale, speak("/play/locale"))),
      make("h2", "", "Channels"),
      ...this.world.channels.map((channel) => entry(channel, channel.thread ? "↳" : "#", channel.thread ? "thread" : "")),
      make("h2", "", "Direct messages"),
      ...this.world.dms.map((dm) => entry(dm, avatar({ id: this.world.bot.id, username: dm.name }, true), "")),
      make("div", "me", avatar({ id: this.person.id, username: this.person.name }, true), this.person.name, languages("Your language", this.world.locale, speak(`/play/${this.person.id}/locale`)), close),
    );
  }

  async open(channel) {
    this.channel = channel;
    this.unread.delete(channel);
    this.node.classList.remove("drawn");
    this.drawSide();
    const place = this.places().find((place) => place.id === channel);
    const drawer = make("button", "drawer", "☰");
    drawer.type = "button";
    drawer.setAttribute("aria-label", "Channels");
    drawer.addEventListener("click", () => this.node.classList.toggle("drawn"));
    this.title.replaceChildren(drawer, make("span", "hash", this.isDm() ? "@" : "#"), place?.name ?? "");
    this.list.replaceChildren();
    await this.refresh();
    this.list.scrollTop = this.list.scrollHeight;
  }

  names() {
    return {
      person: (id) => this.people.find((person) => person.id === id)?.name ?? (id === this.world.bot.id ? this.world.bot.name : undefined),
      channel: (id) => this.places().find((place) => place.id === id)?.name,
    };
  }

  /** Draws the channel again. Several changes at once lead to one drawing. */
  async refresh() {
    this.stale = true;
    if (this.drawing) return;
    this.drawing = true;
    while (this.stale) {
      this.stale = false;
      const messages = await send("GET", `/play/${this.person.id}/messages/${this.channel}`).catch(() => []);
      this.draw(messages.filter((message) => !this.dismissed.has(message.id)));
    }
    this.drawing = false;
  }

  draw(messages) {
    const atEnd = this.list.scrollHeight - this.list.scrollTop - this.list.clientHeight < 60;
    if (this.list.querySelector("select:focus")) return;
    const api = this.api();
    const act = {
      press: (message, id) => this.tried(message, api.press(message, id)),
      select: (message, id, values) => this.tried(message, api.select(message, id, values)),
      dismiss: (message) => (this.dismissed.add(message.id), this.refresh()),
      open: (url) => {
        const place = url.match(/^https:\/\/discord\.com\/channels\/(?:\d+|@me)\/(\d+)/);
        place ? this.open(place[1]) : window.open(url, "_blank", "noreferrer");
      },
    };
    const context = { names: this.names(), act, me: this.person.id };
    const nodes = messages.map((message) => drawMessage(message, { ...context, failed: this.failed.has(message.id) }));
    if (this.failed.has("last")) nodes.push(make("div", "failed", "⚠ The application did not respond"));
    this.list.replaceChildren(...(nodes.length ? nodes : [make("div", "empty", this.isDm() ? "Nothing here yet." : "Nothing here yet. Type /table open to open a table.")]));
    if (atEnd) this.list.scrollTop = this.list.scrollHeight;
  }

  async tried(message, sent) {
    this.failed.delete(message.id);
    this.failed.delete("last");
    await sent.catch(() => this.failed.add(message.id));
    await this.refresh();
  }

  ask(modal) {
    const inputs = modal.components.flatMap((row) => row.components).map((part) => {
      const input = make(part.style === 2 ? "textarea" : "input");
      input.value = part.value ?? "";
      input.placeholder = part.placeholder ?? "";
      input.required = part.required !== false;
      return { id: part.custom_id, input, label: part.label };
    });
    const form = make("form", "", make("h2", "", modal.title), ...inputs.flatMap(({ input, label }) => [make("label", "", label, input)]), make("div", "end", make("button", "send", "Submit")));
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.dialog.close();
      this.api().modal(modal.interaction, inputs.map(({ id, input }) => [id, input.value]));
    });
    this.dialog.replaceChildren(form);
    this.dialog.showModal();
  }

  close() {
    this.events?.close();
    this.node.remove();
  }
}
