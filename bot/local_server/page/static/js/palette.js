// Commands: the list that "/" opens, and the form of a command's options.

import { get, post } from "./api.js";
import { combobox } from "./combobox.js";
import { el } from "./dom.js";
import { chooser, labelled, outside, told } from "./fields.js";
import { openForm } from "./modal.js";
import { store, tell } from "./store.js";
import { reason } from "./toast.js";
import { local, t } from "./words.js";

const TEXT = 3, INTEGER = 4, BOOLEAN = 5, USER = 6, CHANNEL = 7, MENTIONABLE = 9, NUMBER = 10;

/** The commands of a channel, flattened: {path, shown, description, options}, `path` in the commands' own names. */
export async function commandsOf(channel) {
  const { commands } = await get(`/api/commands?channel=${channel}`);
  const flat = (node, path, shown) => {
    const names = [...path, node.name];
    const words = [...shown, local(node, "name")];
    const inner = (node.options ?? []).filter((o) => o.type === 1 || o.type === 2);
    if (inner.length) return inner.flatMap((o) => flat(o, names, words));
    const description = local(node, "description");
    return [{ path: names.join(" "), shown: words.join(" "), description, options: node.options ?? [] }];
  };
  const found = commands.flatMap((command) => flat(command, [], []));
  for (const { path, shown } of found) store.commands.set(path, shown);
  tell("named");
  return found;
}

const fold = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** The commands that fit what was typed after the slash, best first. */
export function fitting(commands, typed) {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  const rank = (c) => {
    const names = `${fold(c.shown)} ${fold(c.path)}`;
    if ([c.shown, c.path].some((name) => fold(name) === words.join(" "))) return -1;
    if (words.every((w) => names.split(" ").some((n) => n.startsWith(w)))) return 0;
    return words.every((w) => names.includes(w)) ? 1 : 2;
  };
  return commands.map((c) => [rank(c), c]).filter(([r]) => r < 2).sort(([a], [b]) => a - b).map(([, c]) => c);
}

function control(option, command, channel, values) {
  const required = Boolean(option.required);
  if (option.choices) {
    const made = chooser(option.choices.map((c, at) => [String(at), local(c, "name")]), required);
    return [made, () => (made.value === "" ? undefined : option.choices[Number(made.value)].value)];
  }
  if (option.type === BOOLEAN) {
    const made = chooser([["yes", t("yes")], ["no", t("no")]], required);
    return [made, () => (made.value ? made.value === "yes" : undefined)];
  }
  if ([USER, CHANNEL, MENTIONABLE].includes(option.type)) {
    const people = [...store.people.values(), store.bot];
    const listed = option.type === CHANNEL ? store.channels.filter((c) => c.type !== 1) : people;
    const made = chooser(listed.map((one) => [one.id, one.name]), required);
    return [made, () => made.value || undefined];
  }
  if (option.autocomplete) {
    return combobox(option, required, async (value) => {
      const options = Object.fromEntries(Object.entries(values()).filter(([name]) => name !== option.name));
      const body = { channel, path: command.path, focused: option.name, value, options };
      return (await post("autocomplete", body)).choices;
    });
  }
  const numeric = option.type === INTEGER || option.type === NUMBER;
  const made = el("input", {
    type: numeric ? "number" : "text",
    required,
    autocomplete: "off",
    step: option.type === NUMBER ? "any" : null,
    min: option.min_value,
    max: option.max_value,
    minlength: option.min_length,
    maxlength: option.max_length ?? (option.type === TEXT ? 6000 : null),
  });
  // A number that cannot be meant is left out while suggestions for another field are asked for.
  return [made, () => (made.value === "" || outside(made) ? undefined : numeric ? Number(made.value) : made.value)];
}

/** The form of a command, for the dock. `close()` is called when it is done with. */
export function commandForm(command, channel, close) {
  const readers = new Map();
  const values = () => {
    const read = [...readers].map(([name, value]) => [name, value()]);
    return Object.fromEntries(read.filter(([, value]) => value !== undefined));
  };
  const problem = el("p", { class: "problem", role: "alert" });
  const send = el("button", { type: "submit", class: "btn s1" }, t("run"));
  const cancel = el("button", { type: "button", class: "btn s2", onclick: close }, t("cancel"));
  const title = el("h2", {}, `/${command.shown}`);
  const fields = command.options.map((option) => {
    const [made, read] = control(option, command, channel, values);
    readers.set(option.name, read);
    told(made).dataset.option = option.name;
    return labelled(made, local(option, "name"), local(option, "description"), option.required);
  });
  const form = el(
    "form",
    { class: "command", "aria-label": `/${command.shown}`, "data-path": command.path },
    el("div", { class: "command-head" }, title, el("p", { class: "subtext" }, command.description)),
    fields.length > 0 && el("div", { class: "command-fields" }, fields),
    problem,
    el("div", { class: "row end" }, cancel, send),
  );
  form.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && !event.defaultPrevented) close();
  });
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (send.getAttribute("aria-busy")) return;
    send.setAttribute("aria-busy", "true");
    problem.textContent = "";
    try {
      const answer = await post("slash", { channel, path: command.path, options: values() });
      close();
      if (answer.modal) openForm(answer);
    } catch (error) {
      problem.textContent = reason(error).filter(Boolean).join(" ");
    } finally {
      send.removeAttribute("aria-busy");
    }
  });
  return form;
}
