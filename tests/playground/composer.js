// The line at the bottom: slash commands with options, choices and autocompletion.

import { avatar, knob, make } from "/make.js";
import { said } from "/said.js";
import { begun, given } from "/typed.js";

/** What a command, option or choice is called in a language. */
function called(what, locale) {
  return what.name_localizations?.[locale] ?? what.name;
}

/** What a command or option does, in a language. */
function about(what, locale) {
  return what.description_localizations?.[locale] ?? what.description;
}

/** All commands and subcommands a person can use here, each with its path, what it is called, and options. */
export function flatten(commands, inDm, locale) {
  const all = [];
  const walk = (node, above) => {
    const nodes = [...above, node];
    const subs = (node.options ?? []).filter((option) => option.type <= 2);
    if (subs.length) return subs.forEach((sub) => walk(sub, nodes));
    const title = nodes.map((part) => called(part, locale)).join(" ");
    all.push({ path: nodes.map((part) => part.name), title, about: about(node, locale), options: node.options ?? [] });
  };
  for (const command of commands) {
    const contexts = command.contexts ?? [0, 1];
    if (contexts.includes(inDm ? 1 : 0)) walk(command, []);
  }
  return all;
}

/** Numbers the lists of offers: their ids are told to those who do not see them. */
let lists = 0;

export class Composer {
  /** `api` sends; `where` tells the channel and the commands. */
  constructor(api, where) {
    this.api = api;
    this.where = where;
    this.command = null;
    this.node = make("form", "composer");
    this.heading = make("div", "heading");
    this.offers = make("div", "choices");
    this.offers.setAttribute("role", "listbox");
    this.offers.setAttribute("aria-label", "Offers");
    this.offers.id = `offers-${lists++}`;
    this.list = make("div", "suggestions", this.heading, this.offers);
    this.list.hidden = true;
    this.box = make("div", "field-box");
    this.note = make("div", "note");
    this.note.setAttribute("role", "status");
    this.node.append(this.list, this.box, this.note);
    this.node.addEventListener("submit", (event) => {
      event.preventDefault();
      this.submit();
    });
    this.node.addEventListener("keydown", (event) => this.key(event));
    this.reset();
  }

  reset() {
    this.command = null;
    // Offers that are on their way come too late.
    this.focused = null;
    this.note.textContent = "";
    this.input = make("input");
    this.speak();
    this.offersTo(this.input);
    this.input.autocomplete = "off";
    this.input.addEventListener("input", () => this.search());
    this.box.replaceChildren(this.input);
    this.suggest([]);
  }

  /** What it says of itself. */
  says() {
    return said(this.where.locale());
  }

  /** Says in the line what can be written there: again when its person has chosen another language. */
  speak() {
    const says = this.says();
    this.input.placeholder = this.where.name() ? says.message(this.where.name()) : says.slash;
    this.input.setAttribute("aria-label", says.line);
  }

  search() {
    const text = this.input.value;
    if (!text.startsWith("/")) return this.suggest([]);
    const all = flatten(this.where.commands(), this.where.inDm(), this.where.locale());
    const line = begun(text, all);
    if (line?.command.options.length) {
      this.choose(line.command, line.rest);
      return;
    }
    const typed = text.slice(1).trimEnd().toLowerCase();
    const found = all.filter((command) => command.path.join(" ").includes(typed) || command.title.toLowerCase().includes(typed));
    const options = (command) => command.options.map((option) => make("span", option.required ? "taken" : "taken optional", called(option, this.where.locale())));
    this.suggest(found.map((command) => ({ what: `/${command.title}`, about: command.about, more: options(command), pick: () => this.choose(command) })), typed ? this.says().matching : this.says().commands);
  }

  /** Lists what can be picked under a heading; where there is nothing, the `note` says why. */
  suggest(items, heading, note) {
    this.items = items;
    this.on = 0;
    this.moved = false;
    this.heading.replaceChildren(...(heading ? [heading] : []));
    this.offers.replaceChildren(...items.map((item, i) => {
      const node = knob(i === 0 ? "on" : "", () => item.pick(), item.face, make("span", "what", item.what), ...(item.more ?? []), make("span", "about", item.about ?? ""));
      node.tabIndex = -1;
      node.setAttribute("role", "option");
      node.id = `${this.offers.id}-${i}`;
      node.addEventListener("mousedown", (event) => event.preventDefault());
      return node;
    }), ...(note ? [make("div", "nothing", note)] : []));
    this.list.hidden = items.length === 0 && !note;
    this.tell();
  }

  /** Says of a field that offers are listed for it. */
  offersTo(input) {
    input.setAttribute("role", "combobox");
    input.setAttribute("aria-autocomplete", "list");
    input.setAttribute("aria-expanded", "false");
    input.setAttribute("aria-controls", this.offers.id);
  }

  /** Tells those who do not see it which offer would be taken now. */
  tell() {
    [...this.offers.children].forEach((node, i) => node.id && node.setAttribute("aria-selected", String(i === this.on)));
    const input = this.focused?.input ?? this.input;
    if (!input) return;
    input.setAttribute("aria-expanded", String(!this.list.hidden));
    if (this.items.length) input.setAttribute("aria-activedescendant", `${this.offers.id}-${this.on}`);
    else input.removeAttribute("aria-activedescendant");
  }

  key(event) {
    if (event.key === "Escape") return this.reset(), this.input.focus();
    if (event.key === "Backspace" && this.command && event.target.value === "") {
      event.preventDefault();
      this.reset();
      return this.input.focus();
    }
    if (this.list.hidden) return;
    if (!this.items.length) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      this.moved = true;
      this.offers.children[this.on]?.classList.remove("on");
      this.on = (this.on + (event.key === "ArrowDown" ? 1 : this.items.length - 1)) % this.items.length;
      this.offers.children[this.on].classList.add("on");
      this.offers.children[this.on].scrollIntoView({ block: "nearest" });
      this.tell();
    } else if (event.key === "Tab" || (event.key === "Enter" && !this.command)) {
      event.preventDefault();
      this.items[this.on].pick();
    } else if (event.key === "Enter" && this.focused?.input.value === "" && (this.moved || this.focused.option.required)) {
      // An optional field left empty is sent empty; only a deliberate choice fills it.
      event.preventDefault();
      this.items[this.on].pick();
    }
  }

  /** Takes a command, with the rest of a line that was typed for it. */
  choose(command, rest = "") {
    this.command = command;
    this.suggest([]);
    this.fields = command.options.map((option) => this.field(option));
    const send = make("button", "send", this.says().send);
    this.box.replaceChildren(make("span", "command-name", `/${command.title}`), ...this.fields.map((field) => field.node), send);
    const first = this.fields.find((field) => field.option.required) ?? this.fields[0];
    if (first) {
      first.input.value = rest;
      first.input.focus();
      this.spread(first);
    } else {
      this.box.tabIndex = -1;
      this.submit();
    }
  }

  field(option) {
    const input = make("input");
    input.placeholder = option.required ? this.says().required : this.says().optional;
    input.setAttribute("aria-label", `${called(option, this.where.locale())}: ${about(option, this.where.locale())}`);
    input.autocomplete = "off";
    this.offersTo(input);
    const field = { option, input, value: null, node: make("label", "pill", make("b", "", called(option, this.where.locale())), input) };
    const look = () => {
      if (this.spread(field)) return;
      field.value = null;
      this.focused = field;
      this.complete(field);
    };
    input.addEventListener("input", look);
    input.addEventListener("focus", look);
    return field;
  }

  /** Moves what was typed as `option:value` to the fields of these options. Whether there was any. */
  spread(field) {
    const { before, values } = given(field.input.value, this.command.options, this.where.locale());
    if (!values.length) return false;
    field.input.value = before;
    const fields = values.map(([name, value]) => {
      const other = this.fields.find((one) => one.option.name === name);
      other.input.value = value;
      other.value = null;
      return other;
    });
    const last = fields.at(-1);
    if (document.activeElement === last.input) this.complete(last);
    else last.input.focus();
    return true;
  }

  async complete(field) {
    const typed = field.input.value;
    let choices = this.choices(field.option);
    if (field.option.type === 5) choices = [{ name: this.says().yes, value: true }, { name: this.says().no, value: false }];
    if (field.option.type === 6) choices = this.where.people().map((person) => ({ name: person.name, value: person.id, face: avatar({ username: person.name }, true) }));
    const heading = make("span", "", make("b", "", called(field.option, this.where.locale())), ` ${about(field.option, this.where.locale())}`);
    if (field.option.autocomplete) {
      const loading = setTimeout(() => this.focused === field && this.suggest([], heading, this.says().loading), 150);
      choices = await this.api.autocomplete(this.command.path, field.option.name, typed, this.values());
      clearTimeout(loading);
      if (this.focused !== field || field.input.value !== typed) return;
    } else {
      choices = choices.filter((choice) => choice.name.toLowerCase().includes(typed.toLowerCase()));
    }
    const listed = field.option.autocomplete || field.option.type === 5 || field.option.type === 6 || this.choices(field.option).length > 0;
    this.suggest(choices.map((choice) => ({
      what: choice.name_localizations?.[this.where.locale()] ?? choice.name,
      face: choice.face,
      pick: () => {
        field.input.value = choice.name;
        field.value = choice.value;
        this.suggest([]);
        field.input.focus();
        this.suggest([]);
      },
    })), heading, !listed ? this.says().value : choices.length ? null : this.says().nothing);
  }

  choices(option) {
    return (option.choices ?? []).map((choice) => ({ name: called(choice, this.where.locale()), value: choice.value }));
  }

  values() {
    return this.fields.filter((field) => field.input.value !== "").map((field) => {
      const known = this.choices(field.option).find((choice) => choice.name === field.input.value);
      let value = field.value ?? known?.value ?? field.input.value;
      if (field.option.type === 4) value = Number(value);
      return [field.option.name, value];
    });
  }

  async submit() {
    if (!this.command) {
      const text = this.input.value.trim();
      if (!text) return;
      if (text.startsWith("/")) {
        this.note.textContent = this.says().stranger;
        return;
      }
      this.reset();
      const refused = await this.api.say(text);
      if (refused) this.note.textContent = refused;
      this.input.focus();
      return;
    }
    const missing = this.fields.filter((field) => field.option.required && field.input.value === "");
    this.fields.forEach((field) => field.node.classList.toggle("bad", missing.includes(field)));
    if (missing.length) {
      this.note.textContent = this.says().missing(called(missing[0].option, this.where.locale()));
      missing[0].input.focus();
      return;
    }
    const { path } = this.command;
    const values = this.values();
    this.reset();
    this.input.focus();
    const refused = await this.api.command(path, values);
    if (refused) this.note.textContent = refused;
  }
}
