// A select as Discord has it: a list with emojis and descriptions, one or several values.

import { partial } from "/emoji.js";
import { avatar, knob, make } from "/make.js";
import { said } from "/said.js";

/** The options, also of selects that offer people. */
function offered(data, names) {
  if (data.type === 3) return data.options ?? [];
  const chosen = (data.default_values ?? []).map((value) => value.id);
  return names.people().map((person) => ({ label: person.name, value: person.id, person, default: chosen.includes(person.id) }));
}

export function select(data, message, act, names) {
  const options = offered(data, names);
  const hint = data.placeholder ?? said(names.locale).select;
  const [least, most] = [data.min_values ?? 1, data.max_values ?? 1];
  const before = options.filter((option) => option.default).map((option) => option.value);
  let chosen = [...before];
  const head = knob("select-head", () => (list.hidden ? open() : close(true)));
  const list = make("div", "select-list");
  const node = make("div", "select", head, list);
  list.hidden = true;
  list.setAttribute("role", "listbox");
  list.setAttribute("aria-label", hint);
  head.disabled = Boolean(data.disabled);
  head.setAttribute("aria-haspopup", "listbox");

  function open() {
    if (list.hidden) document.dispatchEvent(new CustomEvent("select-opens"));
    list.hidden = false;
    draw();
    list.scrollIntoView({ block: "nearest" });
    (list.querySelector("[aria-selected=true]") ?? list.firstChild)?.focus();
  }

  /** Several values are sent when the list closes; `asks` is false when somebody turned away. */
  function close(asks) {
    if (list.hidden) return;
    list.hidden = true;
    const same = chosen.length === before.length && chosen.every((value) => before.includes(value));
    if (asks && !same && chosen.length >= least) act.select(message, data.custom_id, chosen, head);
    else chosen = [...before];
    draw();
  }

  function pick(option) {
    if (most === 1) {
      chosen = chosen.includes(option.value) && least === 0 ? [] : [option.value];
      return close(true);
    }
    if (chosen.includes(option.value)) chosen = chosen.filter((value) => value !== option.value);
    else if (chosen.length < most) chosen = [...chosen, option.value];
    draw();
  }

  function draw() {
    head.setAttribute("aria-expanded", String(!list.hidden));
    list.setAttribute("aria-multiselectable", String(most > 1));
    const shown = options.filter((option) => chosen.includes(option.value));
    const words = shown.flatMap((option) => [make("span", "chosen", face(option), option.label)]);
    head.replaceChildren(make("span", "words", ...(words.length ? words : [make("span", "placeholder", hint)])), make("span", "arrow", "⌄"));
    const focused = [...list.children].indexOf(document.activeElement);
    list.replaceChildren(...options.map((option) => {
      const is = chosen.includes(option.value);
      const item = knob("option", () => pick(option), face(option), make("span", "option-words", make("span", "option-label", option.label), option.description ? make("span", "option-about", option.description) : null), make("span", "tick", is ? "✓" : most > 1 ? "○" : ""));
      item.setAttribute("role", "option");
      item.setAttribute("aria-selected", String(is));
      item.disabled = !is && most > 1 && chosen.length >= most;
      return item;
    }));
    if (focused >= 0 && !list.hidden) list.children[focused]?.focus();
  }

  node.addEventListener("keydown", (event) => {
    if (list.hidden) return;
    const items = [...list.children];
    const at = items.indexOf(document.activeElement);
    if (event.key === "Escape") {
      close(false);
      head.focus();
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      items[(at + (event.key === "ArrowDown" ? 1 : items.length - 1)) % items.length]?.focus();
    }
  });
  const away = (event) => {
    if (!node.isConnected) {
      document.removeEventListener("pointerdown", away);
      document.removeEventListener("select-opens", away);
    } else if (!node.contains(event.target)) close(event.type === "pointerdown");
  };
  document.addEventListener("pointerdown", away);
  document.addEventListener("select-opens", away);
  draw();
  return node;
}

function face(option) {
  return option.person ? avatar({ username: option.person.name }, true) : partial(option.emoji);
}
