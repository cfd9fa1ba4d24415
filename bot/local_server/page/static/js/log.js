// The list of messages of the open channel: drawing, scrolling, and what is pressed in it.

import { complain, announce } from "./toast.js";
import { post, Refused } from "./api.js";
import { $, el, later, morph } from "./dom.js";
import { fit } from "./fit.js";
import { rename, render, spoken } from "./message.js";
import { openForm } from "./modal.js";
import { pick, refreshPicker } from "./picker.js";
import { enlarge, fill, save } from "./pictures.js";
import { besides, isStuck, moved, refit, resized, stick, toEnd, toPage, toStart, unstick } from "./scroll.js";
import { channel, DM, EPHEMERAL, fetchLog, log, on, store, tell } from "./store.js";
import { many, t } from "./words.js";

const DOUBLE_MS = 2000;
/** The commands that an empty channel of a server offers: a match at once, and the posters of all games. */
const BEGIN = [
  { style: "s3", path: "play-now", word: () => t("play-now") },
  { style: "s2", path: "table list", word: () => t("see-games") },
];
const busy = new Map();
/** What was pressed last in each message, {control, name}, until something answers. */
const pending = new Map();
const seen = new Map();
let missed = 0;
let divider = null;
let done = null;
let opened = false;

const box = () => $("log");
/** Draw all of the open channel; `fresh`: it was just opened. */
export function draw(fresh = false) {
  const list = $("messages");
  const found = log();
  const wanted = el("ol", { id: "messages", class: "messages" });
  if (fresh) {
    list.replaceChildren();
    divider = channel()?.unread ? channel().read : null;
    missed = 0;
    stick();
  }
  const focus = focused();
  if (found?.loaded) {
    const all = [...found.messages.values()];
    if (found.earlier) {
      const button = el("button", { type: "button", class: "btn s2", "data-do": "earlier" }, t("earlier"));
      wanted.append(el("li", { "data-key": "earlier", class: "earlier" }, button));
    }
    if (!all.length) {
      wanted.append(nothing());
    }
    const unread = divider && all.find((m) => BigInt(m.id) > BigInt(divider) && m.author.id !== store.me.id);
    all.forEach((message, index) => {
      if (message === unread) {
        wanted.append(el("li", { "data-key": "divider", class: "divider" }, el("span", {}, t("new"))));
      }
      wanted.append(render(message, all[index - 1]));
    });
  } else {
    wanted.append(el("li", { class: "nothing", "data-key": "loading" }, t("loading")));
  }
  morph(list, wanted);
  settle(list, focus);
  opened ||= fresh;
  if (opened && found?.loaded) {
    opened = false;
    toStart([...found.messages.keys()].at(-1));
  }
}

/** What has the focus in a message, to find it again after a change. */
function focused() {
  const at = document.activeElement;
  const id = at?.closest?.("[data-id]")?.dataset.id;
  return id && { id, at, control: at.dataset.customId, named: named(at) };
}

const controls = (message) => [...(message?.querySelectorAll("[data-custom-id]:not(:disabled)") ?? [])];
const named = (control) => control.getAttribute("aria-label") ?? control.textContent;

/** After a change: pictures, the end of the list, and the focus. */
function settle(root, focus) {
  fill(root);
  fit(box(), root);
  resized();
  refreshPicker();
  if (focus) follow(focus);
}

/**
 * Keep the focus on its control, wherever that stands now; it is the same one if it is called the same. Where it went
 * away the focus stays in its place, or goes to the first control of the message; with the message, to the one before.
 */
function follow({ id, at, control, named: name }) {
  const here = document.activeElement;
  if (here !== at && here && here !== document.body) return;
  const message = $("messages").querySelector(`[data-id="${id}"]`);
  const every = controls(message);
  const same = control && (every.find((one) => one.dataset.customId === control) ?? every.find((one) => named(one) === name));
  if (here === at && !same) return;
  const next = same || every[0] || message?.querySelector(".components button:not(:disabled)") || message || above(id);
  if (next !== here) next.focus({ preventScroll: true });
}

/** The last message before one that has gone, or the list. */
const above = (id) =>
  [...$("messages").querySelectorAll("[data-id]")].filter((one) => BigInt(one.dataset.id) < BigInt(id)).at(-1) ?? box();

function redraw(message) {
  const old = $("messages").querySelector(`[data-id="${message.id}"]`);
  const all = [...log().messages.values()];
  const index = all.findIndex((m) => m.id === message.id);
  if (!old || index < 0) return draw();
  const focus = focused();
  morph(old, render(message, all[index - 1]));
  return settle(old, focus);
}

function readNow() {
  const here = store.open;
  const last = [...(log()?.messages.keys() ?? [])].at(-1);
  // Between two people nobody reads.
  if (!store.me || !last || seen.get(here) === last || document.hidden || !isStuck()) return;
  seen.set(here, last);
  post("read", { channel: here, message: last }).catch(() => seen.delete(here));
}

const markRead = later(readNow, 150);

/** The open channel is about to be another one. */
export const leave = readNow;

/** Another person: what one had read is not what the other has. */
export function forget() {
  seen.clear();
  busy.clear();
  pending.clear();
}

function showNewer() {
  const button = $("newer");
  button.hidden = missed === 0;
  button.textContent = missed ? `${many("newer", missed)} ↓` : "";
}

export async function open(fresh = true) {
  draw(fresh);
  showNewer();
  try {
    await fetchLog(store.open);
  } catch (error) {
    complain(error);
  }
}

/**
 * What an empty channel shows: how to begin. Only commands that the bot has are offered. A match needs a channel, so a
 * direct message leads to the first one.
 */
function nothing() {
  const here = channel();
  const button = (style, deed, path, word) =>
    el("button", { type: "button", class: `btn ${style}`, "data-do": deed, "data-path": path }, word());
  const begin = BEGIN.filter(({ path }) => here?.type !== DM && store.commands.has(path));
  const buttons = begin.map(({ style, path, word }) => button(style, "run", path, word));
  const first = here?.type === DM && store.channels.find((one) => one.type === 0);
  if (first) buttons.push(button("s1", "go", first.id, () => t("play-in", { channel: first.name })));
  buttons.push(button(buttons.length ? "s2" : "s1", "commands", "", () => t("see-commands")));
  const hint = [el("p", {}, t("nothing")), el("p", { class: "subtext" }, t("nothing-hint"))];
  return el("li", { "data-key": "nothing", class: "nothing" }, hint, here?.can_write && el("div", { class: "row" }, buttons));
}

/** Send a command that needs no option. */
async function run(button) {
  if (button.getAttribute("aria-busy")) return;
  button.setAttribute("aria-busy", "true");
  try {
    const answer = await post("slash", { channel: store.open, path: button.dataset.path, options: {} });
    if (answer.modal) openForm(answer);
  } catch (error) {
    complain(error);
  } finally {
    button.removeAttribute("aria-busy");
  }
}

/** Scroll to a message of the open channel. */
export function show(id) {
  const found = $("messages").querySelector(`[data-id="${id}"]`);
  if (!found) return;
  unstick();
  found.scrollIntoView({ block: "center" });
  found.focus({ preventScroll: true });
}

/** The press on its way for each message: {control, held}. `held` is what was pressed since. */
async function act(message, button, deed, body) {
  const under = busy.get(message);
  if (under) {
    // The same again is a double click; anything else waits for its turn, the last one counts.
    if (under.control !== body.custom_id) hold(under, message, button, deed, body);
    return;
  }
  const mine = { control: body.custom_id, held: null };
  busy.set(message, mine);
  pending.set(message, { control: body.custom_id, name: named(button) });
  button.setAttribute("aria-busy", "true");
  try {
    const answer = await post(deed, { message, ...body });
    done = { message, control: body.custom_id, at: performance.now() };
    if (answer.modal) openForm(answer);
  } catch (error) {
    pending.delete(message);
    if (!repeated(error, message, body.custom_id)) complain(error);
  } finally {
    if (busy.get(message) === mine) release(message);
    else if (!busy.has(message)) button.removeAttribute("aria-busy");
  }
}

/** The second half of a double click came when the first had been answered: what was wanted is done. */
const repeated = (error, message, control) =>
  error.code === "control-gone" &&
  done?.message === message &&
  done.control === control &&
  performance.now() - done.at < DOUBLE_MS;

/** The control that was pressed and named, if this is the first change of its message since; null otherwise. */
function answering(message) {
  const pressed = pending.get(message) ?? null;
  pending.delete(message);
  return pressed;
}

/**
 * Whether a press has made another page of its message, to be read from its beginning. Where cards are played, or where
 * one goes on step by step as in a replay, what one presses stays where it is; a list whose choice has changed too.
 */
function isPage(id, { control, name }) {
  const message = $("messages").querySelector(`[data-id="${id}"]`);
  if (!message || controlOf(id, control) || message.querySelector(".tiles, .s3")) return false;
  return !message.querySelector(".s1") || controls(message).every((one) => named(one) !== name);
}

const controlOf = (message, id) =>
  $("messages").querySelector(
    `[data-id="${message}"] ${id === undefined ? "[data-do=dismiss]" : `[data-custom-id="${CSS.escape(id)}"]`}`,
  );

function hold(under, message, button, deed, body) {
  const here = store.open;
  if (under.held) controlOf(message, under.held.control)?.removeAttribute("aria-busy");
  button.setAttribute("aria-busy", "true");
  const send = () => {
    const now = here === store.open ? controlOf(message, body.custom_id) : button;
    if (!now || now.disabled) complain(new Refused("control-gone"));
    else act(message, now, deed, body);
  };
  under.held = { control: body.custom_id, send };
}

/** An answer or a change of the message: its controls can be pressed again, and what was held is pressed now. */
function release(message) {
  const held = busy.get(message)?.held;
  busy.delete(message);
  for (const button of $("messages").querySelectorAll(`[data-id="${message}"] [aria-busy]`)) {
    button.removeAttribute("aria-busy");
  }
  // Not before the change is drawn: it may have taken the control away.
  if (held) queueMicrotask(held.send);
}

const PRESSES = {
  click: (id, button) => act(id, button, "click", { custom_id: button.dataset.customId }),
  choose: (id, button) => pick(button, (values) => chosen(id, button, values)),
  dismiss: (id, button) => act(id, button, "dismiss", {}),
  reveal: (_, button) => button.classList.add("revealed"),
  enlarge: (_, button) => {
    const veil = button.closest(".veiled");
    if (veil) veil.classList.remove("veiled");
    else enlarge(button.querySelector("img"));
  },
  save: (_, button) => save(button.dataset.url, button.dataset.url.split("/").at(-1)).catch(complain),
  command: (_, button) => tell("command", button.dataset.path),
  commands: () => tell("commands-wanted"),
  run: (_, button) => run(button),
  go: (_, button) => tell("go", button.dataset.path),
  earlier: () => earlier(),
};

/** The choice is shown until the message changes; then its own state counts again and all can be chosen anew. */
function chosen(id, button, options) {
  const shown = options.map((option) => option.label).join(", ");
  button.querySelector(".value").textContent = shown || button.component.placeholder || t("choose");
  const values = options.map((option) => option.value);
  act(id, button, "choose", { custom_id: button.dataset.customId, values });
}

async function earlier() {
  const oldest = [...log().messages.keys()][0];
  const height = box().scrollHeight;
  unstick();
  await fetchLog(store.open, oldest).catch(complain);
  box().scrollTop += box().scrollHeight - height;
}

export function start() {
  box().addEventListener("click", (event) => {
    const button = event.target.closest("[data-do]");
    if (!button || button.disabled) return;
    PRESSES[button.dataset.do]?.(button.closest("[data-id]")?.dataset.id, button);
  });
  box().addEventListener("scroll", () => {
    if (!moved()) return;
    if (missed) {
      missed = 0;
      showNewer();
    }
    markRead();
  });
  $("newer").addEventListener("click", () => {
    missed = 0;
    toEnd();
    showNewer();
    box().focus();
  });
  document.addEventListener("visibilitychange", markRead);
  new ResizeObserver(refit).observe($("messages"));
  new ResizeObserver(refit).observe(box());
  on("log", (id) => {
    if (id !== store.open) return;
    draw();
    markRead();
  });
  on("around", markRead);
  on("named", () => {
    rename($("messages"));
    if (log()?.loaded && !log().messages.size) draw();
  });
  on("made", (message) => {
    const here = message.channel_id === store.open;
    const mine = message.author.id === store.me?.id;
    // An answer to one's own command or press is what one waits for, wherever one reads.
    const asked = message.interaction?.user.id === store.me?.id || message.flags & EPHEMERAL;
    if (asked) pending.clear();
    if (here) {
      if (mine || asked) stick();
      if (mine || (isStuck() && !document.hidden)) divider = null;
      if (mine || asked) draw();
      else besides(draw);
      if (!isStuck()) missed += 1;
      if (asked || log().messages.size === 1) toStart(message.id);
      showNewer();
    }
    if (mine) return;
    if (here) announce(spoken(message));
    else if (message.mentions?.some((u) => u.id === store.me?.id) || channel(message.channel_id)?.type === 1) {
      announce(`${channel(message.channel_id)?.name ?? ""}: ${spoken(message)}`);
    }
  });
  on("changed", (message) => {
    const pressed = answering(message.id);
    release(message.id);
    if (message.channel_id !== store.open) return;
    const awaited = $("messages").querySelector(`[data-id="${message.id}"] .thinking`);
    if (awaited || pressed) redraw(message);
    else besides(() => redraw(message));
    if (awaited) toStart(message.id);
    else if (pressed && isPage(message.id, pressed)) toPage(message.id);
  });
  on("gone", (message) => message.channel_id === store.open && draw());
}
