// The line one writes in: messages, and commands after a slash.

import { post, Refused } from "./api.js";
import { $, el, narrow, touch } from "./dom.js";
import { commandForm, commandsOf, fitting } from "./palette.js";
import { channel, DM, on, store } from "./store.js";
import { complain } from "./toast.js";
import { t } from "./words.js";

const MAX = 2000;
const SHOWN = 40;

let input = null;
let list = null;
let offered = [];
let at = 0;
const known = new Map();
const drafts = new Map();

async function commands(id) {
  let found = known.get(id);
  if (!found) {
    found = commandsOf(id);
    known.set(id, found);
    found.catch(() => known.delete(id));
  }
  return found;
}

/** Learn what the commands are called, because messages name them. */
const learn = () => commands(store.open).catch(() => {});

const isCommand = () => input?.value.startsWith("/");

function showList(open) {
  list.hidden = !open;
  if (!open) input.removeAttribute("aria-activedescendant");
}

async function suggest() {
  if (!isCommand()) {
    showList(false);
    return;
  }
  const typed = input.value.slice(1);
  const here = store.open;
  let all;
  try {
    all = await commands(here);
  } catch (error) {
    complain(error);
    return;
  }
  if (here !== store.open || !isCommand() || input.value.slice(1) !== typed) return;
  offered = fitting(all, typed).slice(0, SHOWN);
  at = 0;
  list.replaceChildren(
    ...offered.map((command, index) =>
      el(
        "div",
        { role: "option", id: `command-${index}`, "data-at": index, "data-path": command.path },
        el("strong", {}, `/${command.shown}`),
        el("span", {}, command.description),
      ),
    ),
  );
  if (!offered.length) {
    list.replaceChildren(el("p", { class: "hint" }, t(all.length ? "no-command" : "no-commands-here")));
  }
  showList(true);
  paint();
}

function paint() {
  [...list.children].forEach((item, index) => item.setAttribute("aria-selected", String(index === at)));
  if (offered.length) input.setAttribute("aria-activedescendant", `command-${at}`);
  list.children[at]?.scrollIntoView({ block: "nearest" });
}

function grow() {
  input.style.height = "auto";
  input.style.height = `${Math.min(input.scrollHeight, 180)}px`;
}

async function say() {
  const text = input.value.trim();
  if (!text) return;
  const here = store.open;
  input.value = "";
  drafts.delete(here);
  grow();
  try {
    await post("say", { channel: here, text });
  } catch (error) {
    // What was not sent stays where it was written, whatever is looked at meanwhile.
    if (!drafts.get(here)) drafts.set(here, text);
    if (store.open === here && input && !input.value) input.value = text;
    complain(error);
  }
}

/** Show the form of a command. */
function openCommand(command) {
  const here = store.open;
  const form = commandForm(command, here, () => {
    if (!form.isConnected) return;
    draw();
    input?.focus();
  });
  drafts.delete(here);
  $("dock").replaceChildren(form);
  (form.querySelector("input, select, textarea") ?? form.querySelector("[type=submit]")).focus();
}

/** Open a command by its path, as from a mention. */
export async function command(path) {
  try {
    const all = await commands(store.open);
    const found = all.find((c) => c.path === path) ?? all.find((c) => c.path.startsWith(`${path} `));
    if (found) openCommand(found);
    else complain(new Refused("cannot-use", `/${path}`));
  } catch (error) {
    complain(error);
  }
}

function keys(event) {
  if (event.isComposing) return;
  const isOpen = !list.hidden && offered.length > 0;
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (isOpen && step) {
    at = (at + step + offered.length) % offered.length;
    paint();
  } else if (isOpen && (event.key === "Enter" || event.key === "Tab") && !event.shiftKey) openCommand(offered[at]);
  else if (event.key === "Escape" && !list.hidden) showList(false);
  else if (event.key === "Enter" && !event.shiftKey) {
    if (!isCommand()) say();
  } else return;
  event.preventDefault();
}

function writing(here) {
  const to = { channel: here.name };
  return here.type === DM ? t("write-to", to) : t("write", to);
}

/** Where there is little room the whole sentence would be cut. */
const hint = (here) => (touch.matches || narrow.matches ? t("write-short") : writing(here));

/** Draw the line of the open channel. */
export function draw() {
  const here = channel();
  if (!here) {
    $("dock").replaceChildren();
    input = null;
    return;
  }
  learn();
  if (!here.can_write) {
    $("dock").replaceChildren(el("p", { class: "closed" }, t("cannot-write")));
    input = null;
    return;
  }
  list = el("div", { id: "commands", role: "listbox", tabindex: "0", class: "commands", hidden: true, "aria-label": t("commands") });
  input = el("textarea", {
    id: "composer",
    rows: 1,
    maxlength: MAX,
    placeholder: hint(here),
    "aria-label": writing(here),
    "aria-haspopup": "listbox",
    "aria-autocomplete": "list",
    "aria-controls": "commands",
  });
  input.value = drafts.get(here.id) ?? "";
  input.addEventListener("input", () => {
    drafts.set(here.id, input.value);
    grow();
    suggest();
  });
  input.addEventListener("keydown", keys);
  const left = ({ relatedTarget }) => relatedTarget !== input && relatedTarget !== list && showList(false);
  input.addEventListener("blur", left);
  list.addEventListener("blur", left);
  list.addEventListener("keydown", keys);
  input.addEventListener("focus", () => isCommand() && suggest());
  list.addEventListener("pointerdown", (event) => event.preventDefault());
  list.addEventListener("click", (event) => {
    const item = event.target.closest("[role=option]");
    if (item) openCommand(offered[Number(item.dataset.at)]);
  });
  const sign = (kind, words, onclick, text) =>
    el("button", { type: "button", class: kind, "aria-label": words, title: words, onclick }, text);
  const slash = sign("slash", t("commands"), startCommand, "/");
  const send = sign("send", t("send"), say, "↑");
  $("dock").replaceChildren(el("div", { class: "composer" }, list, slash, input, send));
}

function startCommand() {
  if (!input) return;
  if (!isCommand()) input.value = "/";
  input.focus();
  suggest();
}

/** The first pressed letter may go to the line without a click. */
function anywhere(event) {
  if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey) return;
  if (document.querySelector("dialog[open]")) return;
  if (event.target.matches?.("input, textarea, select")) return;
  event.preventDefault();
  startCommand();
}

export function start() {
  document.addEventListener("keydown", anywhere);
  narrow.addEventListener("change", () => {
    if ($("composer")) $("composer").placeholder = hint(channel());
  });
  on("commands", () => {
    known.clear();
    learn();
  });
  on("command", command);
  on("commands-wanted", startCommand);
  on("around", () => {
    const here = channel();
    const isOpen = Boolean($("composer")) || Boolean($("dock").querySelector("form"));
    if (here && here.can_write !== isOpen) draw();
  });
}

export const forget = () => {
  known.clear();
  drafts.clear();
};
