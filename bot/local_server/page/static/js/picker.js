// The list a select opens: arrow keys, letters, Enter; several choices are confirmed.
// A native list would not do: its arrow keys choose at once, and here a choice is a card played.

import { emoji, least, most, optionsOf } from "./components.js";
import { $, el, narrow } from "./dom.js";
import { t } from "./words.js";

let open = null;

const TYPED_MS = 700;
const WIDTH = 340;

/** Open the list of the select `button`; `done(options)` gets what was chosen. */
export function pick(button, done) {
  const list = el("div", { class: "options", role: "listbox", tabindex: "0", id: "picker-list" });
  const foot = el("div", { class: "foot" });
  const title = el("h2", { class: "picker-title", id: "picker-title" });
  const dialog = el("dialog", { class: "picker", "aria-labelledby": "picker-title" }, title, list, foot);
  open = { button, done, dialog, list, foot, title, options: [], chosen: new Set(), at: 0, typed: "", shape: "" };
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
  dialog.addEventListener("close", () => {
    dialog.remove();
    const target = button.isConnected ? button : $("log");
    open = null;
    target.focus({ preventScroll: true });
  });
  list.addEventListener("keydown", keys);
  list.addEventListener("click", (event) => {
    const option = event.target.closest("[role=option]");
    if (!option) return;
    move(Number(option.dataset.at));
    take();
  });
  fillIn();
  open.chosen = new Set(open.options.filter((o) => o.default).map((o) => o.value));
  open.at = Math.max(0, open.options.findIndex((o) => o.default));
  document.body.append(dialog);
  dialog.showModal();
  place();
  paint();
  list.focus();
}

const isMany = () => most(open.button.component) > 1;

function fillIn() {
  const node = open.button.component;
  open.options = optionsOf(node);
  open.shape = JSON.stringify([node.custom_id, open.options, least(node), most(node)]);
  open.title.textContent = node.placeholder || t("choose");
  open.list.setAttribute("aria-label", node.placeholder || t("choose"));
  open.list.setAttribute("aria-multiselectable", String(isMany()));
  open.list.replaceChildren(
    ...open.options.map((option, at) =>
      el(
        "div",
        { role: "option", id: `option-${at}`, "data-at": at, "data-value": option.value },
        el("span", { class: "tick", "aria-hidden": "true" }),
        emoji(option.emoji),
        el("span", { class: "label" }, option.label, option.description && el("small", {}, option.description)),
      ),
    ),
  );
}

/** The message changed: show its select's present options, or close if it has none any more. */
export function refreshPicker() {
  if (!open) return;
  if (!open.button.isConnected || open.button.disabled || open.button.dataset.do !== "choose") {
    open.dialog.close();
    return;
  }
  const node = open.button.component;
  if (open.shape === JSON.stringify([node.custom_id, optionsOf(node), least(node), most(node)])) return;
  const value = open.options[open.at]?.value;
  fillIn();
  open.chosen = new Set([...open.chosen].filter((v) => open.options.some((o) => o.value === v)));
  open.at = Math.max(0, open.options.findIndex((o) => o.value === value));
  paint();
}

function paint() {
  const node = open.button.component;
  const full = isMany() && open.chosen.size >= most(node);
  [...open.list.children].forEach((item, at) => {
    const isChosen = open.chosen.has(open.options[at].value);
    item.setAttribute("aria-selected", String(isChosen));
    item.setAttribute("aria-disabled", String(full && !isChosen));
    item.classList.toggle("at", at === open.at);
  });
  open.list.setAttribute("aria-activedescendant", `option-${open.at}`);
  open.list.children[open.at]?.scrollIntoView({ block: "nearest" });
  if (isMany()) foot(node);
  else if (least(node) === 0 && open.chosen.size) {
    const none = el("button", { type: "button", class: "btn s2", onclick: () => finish([]) }, t("choose-none"));
    open.foot.replaceChildren(none);
  } else open.foot.replaceChildren();
}

function foot(node) {
  const count = open.chosen.size;
  const enough = count >= least(node) && count <= most(node);
  let confirm = open.foot.querySelector("button");
  if (!confirm) {
    confirm = el("button", { type: "button", class: "btn s1", onclick: confirmMany }, t("confirm"));
    open.foot.replaceChildren(el("span", { role: "status" }), confirm);
  }
  open.foot.querySelector("span").textContent = howMany(node, count);
  confirm.disabled = !enough;
}

/** How many are chosen, and how many may be. */
function howMany(node, count) {
  const [low, high] = [least(node), most(node)];
  if (low === high) return t("chosen-exactly", { count, most: high });
  return low ? t("chosen-between", { count, least: low, most: high }) : t("chosen-up-to", { count, most: high });
}

const confirmMany = () => finish(open.options.filter((o) => open.chosen.has(o.value)));

function finish(options) {
  const { done, dialog } = open;
  dialog.close();
  done(options);
}

function move(at) {
  open.at = Math.min(Math.max(at, 0), open.options.length - 1);
  paint();
}

function take() {
  const option = open.options[open.at];
  if (!option) return;
  if (!isMany()) {
    finish([option]);
    return;
  }
  if (open.chosen.has(option.value)) open.chosen.delete(option.value);
  else if (open.chosen.size < most(open.button.component)) open.chosen.add(option.value);
  paint();
}

let typing = 0;

function find(letter) {
  clearTimeout(typing);
  const state = open;
  typing = setTimeout(() => (state.typed = ""), TYPED_MS);
  open.typed += letter.toLowerCase();
  const from = open.typed.length > 1 ? open.at : open.at + 1;
  const order = [...open.options.keys()].map((k) => (k + from) % open.options.length);
  const hit = order.find((k) => open.options[k].label.toLowerCase().startsWith(open.typed));
  if (hit !== undefined) move(hit);
}

function keys(event) {
  const steps = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8, Home: -99, End: 99 };
  if (event.key in steps) move(open.at + steps[event.key]);
  else if (event.key === "Enter" && isMany() && (event.ctrlKey || event.metaKey)) {
    if (!open.foot.querySelector("button").disabled) confirmMany();
  } else if (event.key === "Enter" || (event.key === " " && !open.typed)) take();
  else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) find(event.key);
  else return;
  event.preventDefault();
}

/** Beside its button; at phone width the style sheet puts it at the bottom. */
function place() {
  if (!open) return;
  if (narrow.matches) {
    open.dialog.style.cssText = "";
    return;
  }
  const at = open.button.getBoundingClientRect();
  const width = Math.max(WIDTH, Math.min(at.width, 480));
  const below = innerHeight - at.bottom - 16;
  const above = at.top - 16;
  const up = below < 260 && above > below;
  const { style } = open.dialog;
  style.width = `${width}px`;
  style.left = `${Math.max(8, Math.min(at.left, innerWidth - width - 8))}px`;
  style.maxHeight = `${Math.max(200, Math.min(up ? above : below, 460))}px`;
  style.top = up ? "auto" : `${at.bottom + 6}px`;
  style.bottom = up ? `${innerHeight - at.top + 6}px` : "auto";
}

// A phone that is turned, a window made smaller.
addEventListener("resize", place);
