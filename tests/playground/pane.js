// One person's Discord: channels on the left, messages on the right.

import { set } from "/clock.js";
import { Composer, flatten } from "/composer.js";
import { openForm } from "/form.js";
import { make, moderate, send, sign } from "/make.js";
import { drawMessage } from "/message.js";
import { said } from "/said.js";
import { drawSide } from "/side.js";

/** Messages of one author within so many milliseconds stand under one name. */
const TOGETHER = 7 * 60 * 1000;

export class Pane {
  /** `app` knows everybody, the inbox, and what to do when the pane is to be closed or has moved. */
  constructor(person, app) {
    this.app = app;
    this.node = make("section", "pane");
    this.side = make("nav", "side");
    this.title = make("div", "bar");
    this.list = make("div", "messages");
    this.list.setAttribute("role", "log");
    this.list.setAttribute("aria-label", "Messages");
    this.list.tabIndex = 0;
    this.dialog = make("dialog", "form");
    this.drawn = new Map();
    this.failed = new Set();
    this.dismissed = new Set();
    this.pressed = new Map();
    this.early = new Set();
    this.composer = new Composer(this.api(), { commands: () => this.world?.commands ?? [], inDm: () => this.isDm(), locale: () => this.world?.locale, people: () => this.app.people(), name: () => this.placeName() });
    const veil = make("div", "veil");
    veil.addEventListener("click", () => this.draws(false));
    this.node.addEventListener("keydown", (event) => event.key === "Escape" && this.draws(false));
    this.main = make("div", "main", this.title, this.list, this.composer.node);
    this.node.append(this.side, this.main, veil, this.dialog);
    this.atEnd = true;
    let before = 0;
    this.list.addEventListener("scroll", () => {
      const { scrollTop, scrollHeight, clientHeight } = this.list;
      // What grows below leaves him at the end; only he himself goes up.
      if (scrollHeight - scrollTop - clientHeight < 60) this.atEnd = true;
      else if (scrollTop < before) this.atEnd = false;
      before = scrollTop;
    });
    // Whoever looks at the newest message goes on looking at it when the window is turned or made smaller.
    new ResizeObserver(() => this.atEnd && (this.list.scrollTop = this.list.scrollHeight)).observe(this.list);
    this.list.addEventListener("load", () => this.atEnd && (this.list.scrollTop = this.list.scrollHeight), true);
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
      say: (text) => send("POST", at("say"), { channel: this.channel, text }).then(() => null, (error) => error.message),
      command: (path, options) => send("POST", at("command"), { channel: this.channel, path, options }).then(({ interaction }) => (this.pressed.set(interaction, {}), null), (error) => error.message),
      autocomplete: (path, option, typed, options) => send("POST", at("autocomplete"), { channel: this.channel, path, option, typed, options }).catch(() => []),
      press: (message, custom_id) => send("POST", at("press"), { message: message.id, custom_id }),
      select: (message, custom_id, values) => send("POST", at("select"), { message: message.id, custom_id, values }),
      modal: (interaction, values) => send("POST", at("modal"), { interaction, values }),
    };
  }

  /** Looks through another person's eyes. */
  async become(person) {
    this.person = person;
    this.failed.clear();
    this.pressed.clear();
    this.dialog.close();
    await this.learn();
    if (!this.places().some((place) => place.id === this.channel)) this.channel = this.places().some((place) => place.id === this.world.home) ? this.world.home : this.places()[0].id;
    await this.open(this.channel);
  }

  async learn() {
    const person = this.person;
    const world = await send("GET", `/play/${person.id}/world`);
    if (person !== this.person) return;
    this.world = world;
    this.node.lang = world.locale;
    this.node.setAttribute("aria-label", `What ${person.name} sees`);
    set(world.now);
    this.drawSide();
    this.drawTitle();
    this.composer.speak();
    // The place one stands in may be gone.
    if (this.channel && !this.places().some((place) => place.id === this.channel)) await this.open(this.places()[0].id);
  }

  /** Something has happened that this person may know of. */
  async heard(change) {
    if (change.kind === "world") {
      await this.learn();
      return this.refresh();
    }
    if (!change.to.includes(this.person.id)) return;
    if (change.interaction) return this.settle(change);
    if (change.channel !== this.channel) return this.drawSide();
    this.app.inbox.read(this.person.id, this.channel);
    return this.refresh();
  }

  /** A press, command or form of this person has its answer. */
  settle(change) {
    const press = this.pressed.get(change.interaction);
    if (!press) {
      this.early.add(change.interaction);
      if (this.early.size > 50) this.early.clear();
    }
    this.pressed.delete(change.interaction);
    press?.knob?.classList.remove("waiting");
    press?.done?.(change.kind !== "failed");
    if (change.kind === "failed" && !press?.done) {
      this.failed.add(press?.message ?? "last");
      return this.refresh();
    }
    if (change.kind === "modal" && this.answers(change)) this.ask(change);
    return undefined;
  }

  /** Of several panes of one person, the one in whose channel the form was asked for opens it. */
  answers(change) {
    return change.channel === this.channel;
  }

  places() {
    return [...this.world.channels, ...this.world.dms];
  }

  place() {
    return this.places().find((place) => place.id === this.channel);
  }

  placeName() {
    const place = this.world && this.place();
    return place ? (this.isDm() ? `@${place.name}` : `#${place.name}`) : "";
  }

  isDm() {
    return this.world?.dms.some((dm) => dm.id === this.channel) ?? false;
  }

  drawSide() {
    if (this.world) drawSide(this);
  }

  /** Shows the channels where there is no room for them beside the messages, or puts them away. */
  draws(isDrawn) {
    this.node.classList.toggle("drawn", isDrawn);
    this.drawer?.setAttribute("aria-expanded", String(isDrawn));
  }

  drawTitle() {
    const place = this.place();
    this.drawer = sign("drawer", "Channels", "☰", () => this.draws(!this.node.classList.contains("drawn")));
    this.drawer.setAttribute("aria-expanded", String(this.node.classList.contains("drawn")));
    const mark = this.isDm() ? "@" : place?.thread ? (place.private ? "🔒" : "↳") : place?.forum ? "🗂" : "#";
    const states = [place?.archived ? "archived" : null, place?.locked ? "locked" : null].filter(Boolean);
    this.title.replaceChildren(this.drawer, make("span", "hash", mark), make("span", "bar-name", place?.name ?? ""), ...states.map((state) => make("span", "state", state)));
  }

  async open(channel) {
    this.channel = channel;
    this.atEnd = true;
    this.app.inbox.read(this.person.id, channel);
    this.draws(false);
    this.drawSide();
    this.drawTitle();
    this.composer.reset();
    this.drawn.clear();
    this.list.replaceChildren();
    this.app.moved();
    await this.refresh();
    this.list.scrollTop = this.list.scrollHeight;
  }

  names() {
    return {
      locale: this.world.locale,
      people: () => this.app.people(),
      person: (id) => this.app.people().find((person) => person.id === id)?.name ?? (id === this.world.bot.id ? this.world.bot.name : undefined),
      channel: (id) => this.places().find((place) => place.id === id)?.name,
      command: (name) => this.called(name),
    };
  }

  /** A command as this person writes it, by its English name. */
  called(name) {
    const all = flatten(this.world.commands, false, this.world.locale);
    return `/${all.find((command) => command.path.join(" ") === name)?.title ?? name}`;
  }

  /** Draws the channel again. Several changes at once lead to one drawing. */
  async refresh() {
    this.stale = true;
    if (this.drawing) return;
    this.drawing = true;
    while (this.stale) {
      this.stale = false;
      const [person, channel] = [this.person, this.channel];
      const messages = await send("GET", `/play/${person.id}/messages/${channel}`).catch(() => []);
      if (person === this.person && channel === this.channel) this.draw(messages.filter((message) => !this.dismissed.has(message.id)));
      else this.stale = true;
    }
    this.drawing = false;
  }

  draw(messages) {
    const context = { names: this.names(), act: this.acts(), me: this.person.id };
    const look = `${this.person.id} ${this.world.locale}`;
    const nodes = messages.map((message, i) => {
      const failed = this.failed.has(message.id);
      const follows = belongs(messages[i - 1], message);
      // What has not changed is not drawn again: a list that is open stays open.
      const key = JSON.stringify([message, failed, follows, look, message.mentions?.length ? this.places().length : 0]);
      const old = this.drawn.get(message.id);
      if (old?.key === key) return old.node;
      const node = drawMessage(message, { ...context, failed, follows });
      this.drawn.set(message.id, { key, node });
      return node;
    });
    if (this.failed.has("last")) nodes.push(make("div", "failed lonely", `⚠ ${said(this.world.locale).silent}`));
    if (!nodes.length) nodes.push(make("div", "empty", this.nothing()));
    [...this.list.children].filter((node) => !nodes.includes(node)).forEach((node) => node.remove());
    nodes.forEach((node, i) => this.list.children[i] !== node && this.list.insertBefore(node, this.list.children[i] ?? null));
    if (this.atEnd) this.list.scrollTop = this.list.scrollHeight;
  }

  nothing() {
    const says = said(this.world.locale);
    if (this.isDm() || this.place()?.forum) return says.empty;
    return `${says.empty} ${says.opens(this.called("table open"))}`;
  }

  acts() {
    const api = this.api();
    return {
      press: (message, id, knob) => this.tried(message, knob, api.press(message, id)),
      select: (message, id, values, knob) => this.tried(message, knob, api.select(message, id, values)),
      dismiss: (message) => (this.dismissed.add(message.id), this.refresh()),
      remove: (message) => moderate({ do: "delete-message", channel: message.channel_id, message: message.id }),
      show: (url, alt) => this.app.show(url, alt),
      open: (url) => {
        const place = url.match(/^https:\/\/discord\.com\/channels\/(?:\d+|@me)\/(\d+)/);
        if (place) this.open(place[1]);
        else window.open(url, "_blank", "noreferrer");
      },
    };
  }

  async tried(message, knob, sent) {
    this.failed.delete("last");
    knob.classList.add("waiting");
    const refused = this.failed.delete(message.id);
    await sent.then(({ interaction }) => {
      if (this.early.delete(interaction)) knob.classList.remove("waiting");
      else this.pressed.set(interaction, { message: message.id, knob });
    }, () => {
      knob.classList.remove("waiting");
      this.failed.add(message.id);
      this.refresh();
    });
    if (refused) this.refresh();
  }

  ask(modal) {
    const submit = async (values) => {
      const sent = await this.api().modal(modal.interaction, values).catch(() => null);
      if (!sent) return false;
      if (this.early.delete(sent.interaction)) return true;
      return new Promise((done) => this.pressed.set(sent.interaction, { done }));
    };
    openForm(this.dialog, modal, this.world.bot.name, this.world.locale, submit);
  }

  close() {
    this.node.remove();
  }
}

/** Whether a message stands under the name of the one before it. */
function belongs(before, message) {
  if (!before || message.type === 20) return false;
  const apart = new Date(message.timestamp) - new Date(before.timestamp);
  const alike = before.author.id === message.author.id && (before.flags & 64) === (message.flags & 64);
  return alike && apart < TOGETHER && (before.type === 0 || before.type === 20) && message.type === 0 && !message.interaction_metadata;
}
