// Buttons and selects below a message.

import { partial } from "/emoji.js";
import { knob, make } from "/make.js";
import { select } from "/select.js";

function button(data, message, act) {
  const node = knob(`s${data.style}`, () => {
    if (data.style === 5) return act.open(data.url);
    act.press(message, data.custom_id, node);
  }, partial(data.emoji), data.label ? make("span", "label", data.label) : null);
  node.disabled = Boolean(data.disabled);
  if (data.style === 5) node.classList.add("link");
  if (!data.label && data.emoji) node.setAttribute("aria-label", data.emoji.name);
  return node;
}

/** The rows of a message's controls. */
export function controls(message, act, names) {
  return (message.components ?? []).map((row) => make("div", "row", ...(row.components ?? []).map((part) => (part.type === 2 ? button(part, message, act) : select(part, message, act, names)))));
}
