// A form (modal): text inputs, judged as Discord judges them before it sends them.

import { knob, make } from "/make.js";
import { said } from "/said.js";

/** What is wrong with a text; null if nothing is. */
function wrong(part, text, says) {
  const [least, most] = [part.min_length ?? 0, part.max_length ?? 4000];
  if (part.required !== false && text === "") return says.field;
  if (text !== "" && text.length < least) return says.least(least);
  if (text.length > most) return says.most(most);
  return null;
}

function field(row, says) {
  const part = row.type === 18 ? row.component : row.components[0];
  const label = row.type === 18 ? row.label : part.label;
  const input = make(part.style === 2 ? "textarea" : "input");
  input.value = part.value ?? "";
  input.placeholder = part.placeholder ?? "";
  input.id = `field-${part.custom_id}`;
  if (part.style === 2) input.rows = 4;
  const name = make("label", "", label, part.required !== false ? make("span", "star", " *") : null);
  name.htmlFor = input.id;
  const problem = make("span", "problem");
  problem.setAttribute("role", "alert");
  const count = make("span", "count");
  const node = make("div", "field", name, row.description ? make("div", "hint", row.description) : null, input, make("div", "under", problem, count));
  const judge = (always) => {
    const found = wrong(part, input.value, says);
    if (always || node.classList.contains("bad")) {
      input.setAttribute("aria-invalid", String(Boolean(found)));
      problem.textContent = found ?? "";
      node.classList.toggle("bad", Boolean(found));
    }
    count.textContent = part.max_length ? `${input.value.length}/${part.max_length}` : "";
    return !found;
  };
  input.addEventListener("input", () => judge(false));
  judge(false);
  return { id: part.custom_id, input, node, judge };
}

/** Opens a form in a dialog, in a language. `submit` gets the values and says whether they were taken. */
export function openForm(dialog, modal, app, locale, submit) {
  const says = said(locale);
  const fields = modal.components.map((row) => field(row, says));
  const failure = make("div", "failure");
  failure.setAttribute("role", "alert");
  failure.hidden = true;
  const take = make("button", "send", says.submit);
  dialog.setAttribute("aria-label", modal.title);
  const form = make("form", "", make("div", "form-head", make("h2", "", modal.title), make("div", "hint", says.form(app))), failure, ...fields.map((one) => one.node), make("div", "end", knob("", () => dialog.close(), says.cancel), take));
  form.noValidate = true;
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    // All at once, so that every field shows what is wrong with it.
    const good = fields.map((one) => one.judge(true)).every(Boolean);
    if (!good) return form.querySelector(".bad input, .bad textarea")?.focus();
    take.disabled = true;
    const taken = await submit(fields.map(({ id, input }) => [id, input.value]));
    take.disabled = false;
    if (taken) return dialog.close();
    failure.textContent = says.wrong;
    failure.hidden = false;
  });
  dialog.replaceChildren(form);
  dialog.showModal();
  fields[0]?.input.focus();
}
