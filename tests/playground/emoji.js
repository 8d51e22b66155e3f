// Emojis: the application's own as pictures, those of Unicode as text.

import { make } from "/make.js";

const UNICODE = /\p{RGI_Emoji}/v;
const CUSTOM = /<a?:\w+:\d+>/;
const ONLY = new RegExp(`^(?:\\s|${CUSTOM.source}|${UNICODE.source})+$`, "v");
const EACH = new RegExp(`${CUSTOM.source}|${UNICODE.source}`, "gv");

/** Discord draws emojis large where a message is nothing else, up to thirty. */
export function isJumbo(text) {
  return ONLY.test(text) && text.match(EACH).length <= 30;
}

/** One of the application's emojis. Where its picture is missing, its name stands in a box. */
export function custom(id, name) {
  const img = make("img", "emoji");
  img.src = `/emojis/${id}.png`;
  img.alt = `:${name}:`;
  img.title = img.alt;
  img.draggable = false;
  img.addEventListener("error", () => img.replaceWith(make("span", "emoji missing", name.replace(/^[a-z]+_/, ""))));
  return img;
}

/** The emoji of a button or option; null where there is none. */
export function partial(emoji) {
  if (!emoji) return null;
  return emoji.id ? custom(emoji.id, emoji.name) : make("span", "emoji unicode", emoji.name);
}
