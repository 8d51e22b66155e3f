// One message as Discord draws it.

import { markdown } from "/markdown.js";

const COLOURS = ["#5865f2", "#3ba55d", "#eb459e", "#faa61a", "#ed4245", "#00a8fc"];

export function make(tag, className, ...children) {
  const node = document.createElement(tag);
  if (className) node.className = className;
  node.append(...children.filter((child) => child !== null && child !== undefined));
  return node;
}

export function avatar(user, small) {
  const node = make("div", small ? "avatar small" : "avatar", [...(user.global_name ?? user.username)][0].toUpperCase());
  node.style.background = COLOURS[Number(BigInt(user.id) % 6n)];
  node.setAttribute("aria-hidden", "true");
  return node;
}

function embed(data, names) {
  const box = make("article", "embed");
  if (Number.isInteger(data.color)) box.style.borderLeftColor = `#${data.color.toString(16).padStart(6, "0")}`;
  if (data.title) box.append(make("div", "title", ...markdown(data.title, names).childNodes));
  if (data.description) box.append(markdown(data.description, names));
  if (data.fields?.length) {
    const fields = make("div", "fields");
    for (const field of data.fields) {
      fields.append(make("div", field.inline ? "field inline" : "field", make("div", "fname", ...markdown(field.name, names).childNodes), markdown(field.value, names)));
    }
    box.append(fields);
  }
  if (data.image?.url) box.append(picture(data.image.url, ""));
  if (data.footer?.text) box.append(make("footer", "", data.footer.text));
  return box;
}

function picture(url, alt) {
  const img = make("img");
  img.src = url;
  img.alt = alt;
  return img;
}

function attachment(data) {
  if (data.content_type?.startsWith("image/")) return make("div", "attachment", picture(data.url, data.description ?? data.filename));
  const file = make("a", "file", `📄 ${data.filename} (${data.size} bytes)`);
  file.href = data.url;
  file.download = data.filename;
  return make("div", "attachment", file);
}

function button(data, message, act) {
  const emoji = data.emoji?.id ? `:${data.emoji.name}:` : data.emoji?.name;
  const node = make("button", `s${data.style}`, [emoji, data.label].filter(Boolean).join(" "));
  node.type = "button";
  node.disabled = Boolean(data.disabled);
  if (data.style === 5) {
    node.classList.add("link");
    node.addEventListener("click", () => act.open(data.url));
  } else {
    node.addEventListener("click", () => {
      node.classList.add("waiting");
      act.press(message, data.custom_id);
    });
  }
  return node;
}

function select(data, message, act) {
  const node = make("select");
  node.setAttribute("aria-label", data.placeholder ?? "Choose");
  const hint = make("option", "", data.placeholder ?? "Make a selection");
  hint.value = "";
  node.append(hint);
  for (const option of data.options ?? []) {
    const item = make("option", "", option.description ? `${option.label}: ${option.description}` : option.label);
    item.value = option.value;
    item.selected = Boolean(option.default);
    node.append(item);
  }
  node.disabled = Boolean(data.disabled);
  node.addEventListener("change", () => node.value && act.select(message, data.custom_id, [node.value]));
  return node;
}

function components(message, act) {
  return (message.components ?? []).map((row) => make("div", "row", ...(row.components ?? []).map((part) => (part.type === 2 ? button(part, message, act) : select(part, message, act)))));
}

/** Draws a message. `act` does what its controls ask; `failed` says that the last press on it was not answered. */
export function drawMessage(message, { names, act, me, failed }) {
  const ephemeral = Boolean((message.flags ?? 0) & 64);
  const mentions = (message.mentions ?? []).some((user) => user.id === me);
  const node = make("div", `message${ephemeral ? " ephemeral" : mentions ? " mentions" : ""}`);
  node.dataset.id = message.id;
  const used = message.interaction_metadata ?? message.interaction;
  if (used?.name) node.append(make("div", "replied", `${used.user?.global_name ?? used.user?.username ?? "Somebody"} used /${used.name}`));
  const time = make("time", "", new Date(message.timestamp).toLocaleTimeString("en", { hour: "2-digit", minute: "2-digit" }));
  const head = make("div", "head", make("span", "author", message.author.global_name ?? message.author.username), message.author.bot ? make("span", "tag", "APP") : null, time, message.edited_timestamp ? make("time", "", "(edited)") : null);
  const body = make("div", "body", head);
  if ((message.flags ?? 0) & 128) body.append(make("div", "thinking", `${message.author.username} is thinking…`));
  if (message.content) body.append(markdown(message.content, names));
  body.append(...(message.embeds ?? []).map((data) => embed(data, names)), ...(message.attachments ?? []).map(attachment), ...components(message, act));
  if (failed) body.append(make("div", "failed", "⚠ This interaction failed"));
  if (ephemeral) {
    const dismiss = make("button", "", "Dismiss message");
    dismiss.type = "button";
    dismiss.addEventListener("click", () => act.dismiss(message));
    body.append(make("div", "only", "👁 Only you can see this • ", dismiss));
  }
  node.append(avatar(message.author), body);
  return node;
}
