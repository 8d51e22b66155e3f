// The playground's clock, which can be moved on, and the timestamps that go by it.

let ahead = 0;

/** The server says what time it is. */
export function set(now) {
  ahead = now - Date.now();
  tick();
}

export function now() {
  return Date.now() + ahead;
}

const UNITS = [["year", 31536000], ["month", 2592000], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];

function relative(seconds, locale) {
  const away = seconds - now() / 1000;
  const [unit, size] = UNITS.find(([, size]) => Math.abs(away) >= size) ?? UNITS.at(-1);
  return new Intl.RelativeTimeFormat(locale, { numeric: "always" }).format(Math.round(away / size), unit);
}

const STYLES = {
  t: { timeStyle: "short" }, T: { timeStyle: "medium" }, d: { dateStyle: "short" }, D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" }, F: { dateStyle: "full", timeStyle: "short" },
};

/** One of Discord's timestamps, in the reader's language. */
export function timestamp(seconds, style, locale) {
  const node = document.createElement("time");
  const at = new Date(seconds * 1000);
  node.className = "stamp";
  node.dateTime = at.toISOString();
  node.title = at.toLocaleString(locale, STYLES.F);
  if (style === "R") {
    node.dataset.relative = String(seconds);
    node.dataset.locale = locale;
    node.textContent = relative(seconds, locale);
  } else {
    node.textContent = new Intl.DateTimeFormat(locale, STYLES[style]).format(at);
  }
  return node;
}

/** When a message was written, as Discord shows it beside the author. */
export function written(iso, locale) {
  const at = new Date(iso);
  const today = new Date(now()).toDateString() === at.toDateString();
  return at.toLocaleString(locale, today ? { hour: "2-digit", minute: "2-digit" } : { day: "2-digit", month: "2-digit", year: "numeric", hour: "2-digit", minute: "2-digit" });
}

function tick() {
  for (const node of document.querySelectorAll("time[data-relative]")) {
    const text = relative(Number(node.dataset.relative), node.dataset.locale);
    if (node.textContent !== text) node.textContent = text;
  }
  for (const node of document.querySelectorAll("[data-clock]")) {
    node.textContent = new Date(now()).toLocaleString("en-GB", { weekday: "short", hour: "2-digit", minute: "2-digit" });
  }
}

setInterval(tick, 500);
