// Commands that are typed or pasted as one line: `/table open rules:riichi pace:slow`.

/** What somebody calls a thing: its name, or what it is called in his language. */
function names(what, locale) {
  return [what.name, what.name_localizations?.[locale]].filter(Boolean);
}

/** The command that a line begins with, once a space follows it, and the rest of the line. */
export function begun(line, commands) {
  const said = line.slice(1).toLowerCase();
  const begins = (title) => said.startsWith(`${title.toLowerCase()} `);
  const fitting = commands.flatMap((command) => [command.path.join(" "), command.title].filter(begins).map((title) => ({ command, title })));
  fitting.sort((a, b) => b.title.length - a.title.length);
  const [best] = fitting;
  return best && { command: best.command, rest: line.slice(1 + best.title.length).trim() };
}

/** The text in front of the first `option:` and what stands behind each, as far as they are options of the command. */
export function given(text, options, locale) {
  const called = new Map(options.flatMap((option) => names(option, locale).map((name) => [name.toLowerCase(), option.name])));
  const pieces = [["", ""]];
  for (const word of text.split(/(?<=\s)/)) {
    const colon = word.indexOf(":");
    const option = colon > 0 && called.get(word.slice(0, colon).toLowerCase());
    if (option) pieces.push([option, word.slice(colon + 1)]);
    else pieces.at(-1)[1] += word;
  }
  const [[, before], ...values] = pieces;
  return { before: before.trim(), values: values.map(([option, value]) => [option, value.trim()]) };
}
