// One message as Discord draws it.

import { written } from "/clock.js";
import { controls } from "/controls.js";
import { avatar, knob, make, sign } from "/make.js";
import { markdown } from "/markdown.js";
import { said } from "/said.js";

/** A file that an embed shows is not shown beside it as well; its description speaks for the picture there. */
function apart(message) {
  const files = message.attachments ?? [];
  const urls = (message.embeds ?? []).flatMap((data) => [data.image?.url, data.thumbnail?.url]);
  const described = new Map(files.map((file) => [file.url, file.description ?? ""]));
  return { files: files.filter((file) => !urls.includes(file.url)), alt: (url) => described.get(url) ?? "" };
}

function embed(data, names, act, alt) {
  const box = make("article", "embed");
  if (Number.isInteger(data.color)) box.style.borderLeftColor = `#${data.color.toString(16).padStart(6, "0")}`;
  if (data.author?.name) box.append(make("div", "embed-author", data.author.name));
  if (data.title) box.append(make("div", "title", ...markdown(data.title, names).childNodes));
  if (data.description) box.append(markdown(data.description, names));
  if (data.fields?.length) {
    const fields = make("div", "fields");
    for (const field of data.fields) {
      fields.append(make("div", field.inline ? "field inline" : "field", make("div", "fname", ...markdown(field.name, names).childNodes), markdown(field.value, names)));
    }
    box.append(fields);
  }
  if (data.image?.url) box.append(picture(data.image.url, alt(data.image.url), act));
  if (data.thumbnail?.url) box.append(make("div", "thumbnail", picture(data.thumbnail.url, alt(data.thumbnail.url), act)));
  if (data.footer?.text) box.append(make("footer", "", data.footer.text));
  return box;
}

function picture(url, alt, act) {
  const img = make("img");
  img.src = url;
  img.alt = alt;
  img.title = alt;
  return knob("picture", () => act.show(url, alt), img);
}

const SIZES = [["MB", 1 << 20], ["KB", 1 << 10], ["bytes", 1]];

function size(bytes) {
  const [unit, count] = SIZES.find(([, count]) => bytes >= count) ?? SIZES.at(-1);
  return `${unit === "bytes" ? bytes : (bytes / count).toFixed(1)} ${unit}`;
}

function attachment(data, act) {
  if (data.content_type?.startsWith("image/")) {
    const alt = data.description ?? "";
    return make("figure", "attachment", picture(data.url, alt || data.filename, act), alt ? knob("alt", (event) => event.currentTarget.classList.toggle("open"), make("span", "badge", "ALT"), make("span", "alt-text", alt)) : null);
  }
  const file = make("a", "file", make("span", "file-mark", "📄"), make("span", "", make("span", "file-name", data.filename), make("span", "file-size", size(data.size))), make("span", "file-mark", "⤓"));
  file.href = data.url;
  file.download = data.filename;
  return make("div", "attachment", file);
}

/** What Discord itself writes in somebody's name; null for ordinary messages. */
function notice(message, names) {
  const says = said(names.locale);
  const who = make("b", "", message.author.global_name ?? message.author.username);
  const whom = make("b", "", message.mentions?.[0]?.global_name ?? message.mentions?.[0]?.username ?? says.somebody);
  if (message.type === 1) return ["→", ...says.added(who, whom)];
  if (message.type === 2) return ["←", ...says.removed(who, whom)];
  if (message.type === 18) return ["↳", ...says.started(who, place(message.message_reference?.channel_id, message.content))];
  if (message.type === 21) return ["↳", ...says.hangs(place(message.message_reference?.channel_id, `#${names.channel(message.message_reference?.channel_id) ?? "?"}`))];
  return null;
}

function place(channel, words) {
  const link = make("a", "", words);
  link.href = "#";
  link.dataset.channel = channel;
  return link;
}

function head(message, names) {
  const says = said(names.locale);
  const time = make("time", "", written(message.timestamp, names.locale));
  time.dateTime = message.timestamp;
  const edited = message.edited_timestamp ? make("span", "edited", says.edited) : null;
  return make("div", "head", make("span", "author", message.author.global_name ?? message.author.username), message.author.bot ? make("span", "tag", says.app) : null, time, edited);
}

/** Draws a message. `act` does what its controls ask; `failed` says that the last press on it was not answered. */
export function drawMessage(message, { names, act, me, failed, follows }) {
  const ephemeral = Boolean((message.flags ?? 0) & 64);
  const mentions = (message.mentions ?? []).some((user) => user.id === me);
  const node = make("div", `message${ephemeral ? " ephemeral" : mentions && message.type !== 1 ? " mentions" : ""}`);
  node.dataset.id = message.id;
  const says = said(names.locale);
  const told = notice(message, names);
  if (told) {
    node.classList.add("notice");
    node.append(make("span", "notice-mark", told[0]), make("div", "notice-words", ...told.slice(1)));
    return node;
  }
  const used = message.interaction_metadata ?? message.interaction;
  const answers = used?.name && used.type === 2;
  if (answers) node.append(make("div", "replied", ...says.used(make("b", "", used.user?.global_name ?? used.user?.username ?? says.somebody), make("span", "mention", names.command(used.name)))));
  const body = make("div", "body");
  if (!follows || answers) body.append(head(message, names));
  else node.classList.add("follows");
  if ((message.flags ?? 0) & 128) body.append(make("div", "thinking", says.thinking(message.author.username)));
  if (message.content) body.append(markdown(message.content, names, true));
  const { files, alt } = apart(message);
  body.append(...files.map((data) => attachment(data, act)), ...(message.embeds ?? []).map((data) => embed(data, names, act, alt)), ...controls(message, act, names));
  if (message.thread) body.append(make("div", "thread-box", "↳ ", place(message.thread.id, message.thread.name)));
  if (failed) body.append(make("div", "failed", `⚠ ${says.failed}`));
  if (ephemeral) body.append(make("div", "only", `👁 ${says.only} • `, knob("", () => act.dismiss(message), says.dismiss)));
  else node.append(sign("remove", "Delete this message, as a moderator", "🗑", () => act.remove(message)));
  node.append(follows && !answers ? make("span") : avatar(message.author), body);
  return node;
}
