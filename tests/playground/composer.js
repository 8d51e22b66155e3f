// The line at the bottom: slash commands with options, choices and autocompletion.

import { make } from "/message.js";

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

export class Composer {
  /** `api` sends; `where` tells the channel and the commands. */
  constructor(api, where) {
    this.api = api;
    this.where = where;
    this.command = null;
    this.node = make("form", "composer");
    this.list = make("div", "suggestions");
    this.list.hidden = true;
    this.box = make("div", "field-box");
    this.note = make("div", "note");
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
    this.note.textContent = "";
    this.input = make("input");
    this.input.placeholder = "Type / for a command";
    this.input.setAttribute("aria-label", "Message or command");
    this.input.autocomplete = "off";
    this.input.addEventListener("input", () => this.search());
    this.box.replaceChildren(this.input);
    this.suggest([]);
  }

  search() {
    const text = this.input.value;
    if (!text.startsWith("/")) return this.suggest([]);
    const typed = text.slice(1).toLowerCase();
    const found = flatten(this.where.commands(), this.where.inDm(), this.where.locale()).filter((command) => command.path.join(" ").includes(typed) || command.title.includes(typed));
    this.suggest(found.map((command) => ({ what: `/${command.title}`, about: command.about, pick: () => this.choose(command) })));
  }

  suggest(items) {
    this.items = items;
    this.on = 0;
    this.moved = false;
    this.list.replaceChildren(
      ...items.map((item, i) => {
        const node = make("button", i === 0 ? "on" : "", make("span", "what", item.what), make("span", "about", item.about ?? ""));
        node.type = "button";
        node.tabIndex = -1;
        node.addEventListener("mousedown", (event) => event.preventDefault());
        node.addEventListener("click", () => item.pick());
        return node;
      }),
    );
    this.list.hidden = items.length === 0;
  }

  key(event) {
    if (event.key === "Escape") return this.reset(), this.input.focus();
    if (event.key === "Backspace" && this.command && event.target.value === "") {
      event.preventDefault();
      this.reset();
      return this.input.focus();
    }
    if (this.list.hidden) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      this.moved = true;
      this.list.children[this.on]?.classList.remove("on");
      this.on = (this.on + (event.key === "ArrowDown" ? 1 : this.items.length - 1)) % this.items.length;
      this.list.children[this.on].classList.add("on");
      this.list.children[this.on].scrollIntoView({ block: "nearest" });
    } else if (event.key === "Tab" || (event.key === "Enter" && !this.command)) {
      event.preventDefault();
      this.items[this.on].pick();
    } else if (event.key === "Enter" && this.focused?.input.value === "" && (this.moved || this.focused.option.required)) {
      // An optional field left empty is sent empty; only a deliberate choice fills it.
      event.preventDefault();
      this.items[this.on].pick();
    }
  }

  choose(command) {
    this.command = command;
    this.suggest([]);
    this.fields = command.options.map((option) => this.field(option));
    const send = make("button", "send", "Send");
    send.hidden = true;
    this.box.replaceChildren(make("span", "command-name", `/${command.title}`), ...this.fields.map((field) => field.node), send);
    const first = this.fields.find((field) => field.option.required) ?? this.fields[0];
    if (first) first.input.focus();
    else {
      this.box.tabIndex = -1;
      this.submit();
    }
  }

  field(option) {
    const input = make("input");
    input.placeholder = option.required ? "required" : "optional";
    input.setAttribute("aria-label", `${called(option, this.where.locale())}: ${about(option, this.where.locale())}`);
    input.autocomplete = "off";
    const field = { option, input, value: null, node: make("label", "pill", make("b", "", called(option, this.where.locale())), input) };
    const look = () => {
      field.value = null;
      this.focused = field;
      this.complete(field);
    };
    input.addEventListener("input", look);
    input.addEventListener("focus", look);
    return field;
  }

  async complete(field) {
    const typed = field.input.value;
    let choices = this.choices(field.option);
    if (field.option.type === 5) choices = [{ name: "True", value: true }, { name: "False", value: false }];
    if (field.option.type === 6) choices = this.where.people().map((person) => ({ name: person.name, value: person.id }));
    if (field.option.autocomplete) {
      choices = await this.api.autocomplete(this.command.path, field.option.name, typed, this.values());
      if (this.focused !== field || field.input.value !== typed) return;
    } else {
      choices = choices.filter((choice) => choice.name.toLowerCase().includes(typed.toLowerCase()));
    }
    this.suggest(choices.map((choice) => ({
      what: choice.name,
      about: field.option.autocomplete ? "" : about(field.option, this.where.locale()),
      pick: () => {
        field.input.value = choice.name;
        field.value = choice.value;
        this.suggest([]);
        field.input.focus();
        this.suggest([]);
      },
    })));
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
      if (this.input.value) this.note.textContent = "Sparrow reads no messages. Type / and choose a command.";
      return;
    }
    const missing = this.fields.filter((field) => field.option.required && field.input.value === "");
    this.fields.forEach((field) => field.node.classList.toggle("bad", missing.includes(field)));
    if (missing.length) {
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
