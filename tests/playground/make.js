// DOM nodes in one line, and requests to the playground.

const COLOURS = ["#5865f2", "#3ba55d", "#eb459e", "#e67e22", "#ed4245", "#0284c7"];

export function make(tag, className, ...children) {
  const node = document.createElement(tag);
  if (className) node.className = className;
  node.append(...children.filter((child) => child !== null && child !== undefined && child !== false));
  return node;
}

/** A button that does something. */
export function knob(className, does, ...children) {
  const node = make("button", className, ...children);
  node.type = "button";
  node.addEventListener("click", does);
  return node;
}

/** A button that is only a sign, with a name for those who do not see it. */
export function sign(className, name, mark, does) {
  const node = knob(className, does, mark);
  node.title = name;
  node.setAttribute("aria-label", name);
  return node;
}

export function avatar(user, small) {
  const name = user.global_name ?? user.username;
  const node = make("div", small ? "avatar small" : "avatar", [...name][0].toUpperCase());
  if (user.bot) node.replaceChildren(make("span", "bird", "🐦"));
  // By name, not by id: the same person looks the same tomorrow.
  node.style.background = user.bot ? "#2f7d5b" : COLOURS[[...name].reduce((sum, char) => sum + char.codePointAt(0), 0) % COLOURS.length];
  node.setAttribute("aria-hidden", "true");
  return node;
}

export async function send(method, path, body) {
  const answer = await fetch(path, { method, headers: { "content-type": "application/json" }, body: body === undefined ? undefined : JSON.stringify(body) });
  const data = await answer.json().catch(() => null);
  if (!answer.ok) throw new Error(data?.message ?? `${answer.status}`);
  return data;
}

/** A moderator, an owner or misfortune does something. */
export function moderate(deed) {
  return send("POST", "/play/moderate", deed);
}

const LANGUAGES = [["en-US", "English"], ["ja", "日本語"], ["zh-CN", "简体中文"], ["zh-TW", "繁體中文"]];

/** A choice of languages; `choose` gets the new one. */
export function languages(label, now, choose) {
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
