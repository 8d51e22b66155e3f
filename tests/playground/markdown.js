// Discord's markdown as DOM nodes. Text from outside only ever becomes text nodes.

import { timestamp } from "/clock.js";
import { custom, isJumbo } from "/emoji.js";

const INLINE = [
  [/^\\([\\*_~`|>#\-.()[\]<:!@])/, (m) => document.createTextNode(m[1])],
  [/^``([^]+?)``|^`([^`]+?)`/, (m) => element("code", m[1] ?? m[2])],
  [/^\*\*([^]+?)\*\*(?!\*)/, (m, names) => wrap("strong", m[1], names)],
  [/^__([^]+?)__(?!_)/, (m, names) => wrap("u", m[1], names)],
  [/^~~([^]+?)~~/, (m, names) => wrap("s", m[1], names)],
  [/^\|\|([^]+?)\|\|/, (m, names) => spoiler(m[1], names)],
  [/^\*(?!\s)([^*]+?)\*(?!\*)/, (m, names) => wrap("em", m[1], names)],
  [/^_(?!_)([^_]+?)_(?![\w_])/, (m, names) => wrap("em", m[1], names)],
  [/^<t:(-?\d+)(?::([tTdDfFR]))?>/, (m, names) => timestamp(Number(m[1]), m[2] ?? "f", names.locale)],
  [/^<#(\d+)>/, (m, names) => mention(`#${names.channel(m[1]) ?? "unknown"}`)],
  [/^<@!?(\d+)>/, (m, names) => mention(`@${names.person(m[1]) ?? "unknown"}`)],
  [/^<\/([^:>]+):\d+>/, (m) => mention(`/${m[1]}`)],
  [/^<a?:(\w+):(\d+)>/, (m) => custom(m[2], m[1])],
  [/^\[([^\]\n]+)\]\(<?(https?:\/\/[^)\s>]+)>?\)/, (m, names) => link(m[2], m[1], names)],
  [/^https?:\/\/[^\s<>)]+/, (m, names) => link(m[0], null, names)],
];

function element(tag, text) {
  const node = document.createElement(tag);
  node.textContent = text;
  return node;
}

function wrap(tag, text, names) {
  const node = document.createElement(tag);
  node.append(...inline(text, names));
  return node;
}

function mention(text) {
  const node = element("span", text);
  node.className = "mention";
  return node;
}

function spoiler(text, names) {
  const node = wrap("span", text, names);
  node.className = "spoiler";
  node.addEventListener("click", () => node.classList.add("open"));
  return node;
}

function link(href, text, names) {
  const node = document.createElement("a");
  const place = href.match(/^https:\/\/discord\.com\/channels\/(?:\d+|@me)\/(\d+)/);
  if (place) {
    node.href = "#";
    node.dataset.channel = place[1];
    if (!text) return Object.assign(mention(`#${names.channel(place[1]) ?? "unknown"}`), {});
  } else {
    node.href = href;
    node.rel = "noreferrer";
    node.target = "_blank";
  }
  node.append(...(text ? inline(text, names) : [document.createTextNode(href)]));
  return node;
}

function inline(text, names) {
  const nodes = [];
  let plain = "";
  let before = "";
  while (text) {
    const word = /\w$/.test(before);
    const found = INLINE.map(([pattern, make]) => [text.match(pattern), make]).find(([m]) => m && !(word && m[0][0] === "_"));
    if (found) {
      if (plain) nodes.push(document.createTextNode(plain));
      plain = "";
      nodes.push(found[1](found[0], names));
      before = found[0][0];
      text = text.slice(found[0][0].length);
    } else {
      const char = String.fromCodePoint(text.codePointAt(0));
      plain += char;
      before = char;
      text = text.slice(char.length);
    }
  }
  if (plain) nodes.push(document.createTextNode(plain));
  return nodes;
}

function lines(text, names) {
  const out = [];
  let list = null;
  text.split("\n").forEach((line, i) => {
    const [heading, item, quote, small] = [/^(#{1,3}) (.+)/, /^\s*[-*] (.+)/, /^> ?(.*)/, /^-# (.+)/].map((p) => line.match(p));
    if (item && !small) {
      if (!list) out.push((list = document.createElement("ul")));
      list.append(wrap("li", item[1], names));
      return;
    }
    const afterBlock = list !== null || out.at(-1)?.tagName?.match(/^(H\d|BLOCKQUOTE|SMALL|PRE)$/);
    list = null;
    if (heading) out.push(wrap(`h${heading[1].length}`, heading[2], names));
    else if (quote) out.push(wrap("blockquote", quote[1], names));
    else if (small) out.push(wrap("small", small[1], names));
    else out.push(...(i > 0 && !afterBlock ? [document.createTextNode("\n")] : []), ...inline(line, names));
  });
  return out;
}

/** The nodes of a text in Discord's markdown. `names` knows people and channels by id. Only the text of a message itself is `large`. */
export function markdown(text, names, large) {
  const box = document.createElement("div");
  box.className = large && isJumbo(text) ? "content jumbo" : "content";
  text.split(/```(?:[a-zA-Z0-9+-]*\n)?([^]*?)```/).forEach((part, i) => {
    if (i % 2) {
      const pre = document.createElement("pre");
      pre.append(element("code", part.replace(/\n$/, "")));
      box.append(pre);
    } else if (part.trim()) {
      box.append(...lines(i > 0 ? part.replace(/^\n/, "") : part, names));
    }
  });
  return box;
}
