// Short notices that go away by themselves, and what is said to a screen reader only.

import { Refused } from "./api.js";
import { $, el } from "./dom.js";
import { store } from "./store.js";
import { t } from "./words.js";

const SHOWN_MS = 7000;

export function toast(text, detail = "") {
  const made = el(
    "div",
    { class: "toast" },
    el("div", {}, el("p", {}, text), detail && el("p", { class: "subtext" }, detail)),
    el("button", { type: "button", class: "close", "aria-label": t("close"), onclick: () => made.remove() }, "×"),
  );
  $("toasts").append(made);
  setTimeout(() => made.remove(), SHOWN_MS);
}

/** The sentence for a refusal. */
export function reason(error) {
  if (!(error instanceof Refused)) return [t("refused.unknown"), String(error)];
  const name = `refused.${error.code}`;
  const words = t(name, { bot: store.bot?.name ?? "" });
  return [words === name ? t("refused.unknown") : words, error.detail];
}

export function complain(error) {
  toast(...reason(error));
  if (!(error instanceof Refused)) console.error(error);
}

/** What was said to one person is not for another. */
export function hush() {
  $("live").replaceChildren();
  $("toasts").replaceChildren();
}

export function announce(text) {
  const line = el("p", {}, text);
  $("live").append(line);
  setTimeout(() => line.remove(), SHOWN_MS);
}
