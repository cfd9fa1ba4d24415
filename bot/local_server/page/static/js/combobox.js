// A text field with suggestions the bot gives while one types. Anything may be typed; a suggestion sends its value.

import { el, later } from "./dom.js";
import { reason } from "./toast.js";
import { local, t } from "./words.js";

const PAUSE_MS = 150;
let number = 0;

/** [element, read]; `suggest(text)` resolves to choices {name, value}. */
export function combobox(option, required, suggest) {
  const id = `suggestions-${(number += 1)}`;
  const input = el("input", {
    type: "text",
    required,
    autocomplete: "off",
    spellcheck: "false",
    role: "combobox",
    "aria-autocomplete": "list",
    "aria-expanded": "false",
    "aria-controls": id,
    inputmode: option.type === 3 ? null : "decimal",
    maxlength: option.max_length ?? 6000,
  });
  const list = el("div", { id, role: "listbox", class: "suggestions", hidden: true });
  const box = el("div", { class: "combobox" }, input, list);
  let choices = [];
  let at = -1;
  let taken = null;
  let asked = 0;

  const show = (open) => {
    list.hidden = !open;
    input.setAttribute("aria-expanded", String(open));
    if (!open) at = -1;
  };
  const paint = () => {
    [...list.children].forEach((item, index) => item.setAttribute("aria-selected", String(index === at)));
    if (at >= 0) input.setAttribute("aria-activedescendant", `${id}-${at}`);
    else input.removeAttribute("aria-activedescendant");
    list.children[at]?.scrollIntoView({ block: "nearest" });
  };
  const note = (text) => {
    list.replaceChildren(el("p", { class: "hint" }, text));
    show(true);
  };
  const ask = async () => {
    const mine = (asked += 1);
    try {
      const found = await suggest(input.value);
      if (mine !== asked || document.activeElement !== input) return;
      choices = found;
      at = -1;
      if (!choices.length) {
        note(t("no-suggestions"));
        return;
      }
      list.replaceChildren(
        ...choices.map((choice, index) =>
          el("div", { role: "option", id: `${id}-${index}`, "data-at": index }, local(choice, "name")),
        ),
      );
      show(true);
      paint();
    } catch (error) {
      if (mine !== asked || document.activeElement !== input) return;
      choices = [];
      note(reason(error)[0]);
    }
  };
  const askSoon = later(ask, PAUSE_MS);
  const take = (index) => {
    taken = choices[index];
    input.value = local(taken, "name");
    asked += 1;
    show(false);
    input.removeAttribute("aria-activedescendant");
  };

  input.addEventListener("input", () => {
    taken = null;
    asked += 1;
    askSoon();
  });
  input.addEventListener("focus", () => taken === null && ask());
  input.addEventListener("blur", () => show(false));
  input.addEventListener("keydown", (event) => {
    const isOpen = !list.hidden && choices.length > 0;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      if (!isOpen) ask();
      else at = (at + (event.key === "ArrowDown" ? 1 : at < 0 ? 0 : -1) + choices.length) % choices.length;
      paint();
    } else if (event.key === "Enter" && isOpen && at >= 0) take(at);
    else if (event.key === "Escape" && !list.hidden) show(false);
    else {
      if (event.key === "Tab" && isOpen && at >= 0) take(at);
      return;
    }
    event.preventDefault();
  });
  // Before the field loses the focus.
  list.addEventListener("pointerdown", (event) => event.preventDefault());
  list.addEventListener("click", (event) => {
    const item = event.target.closest("[role=option]");
    if (item) take(Number(item.dataset.at));
  });

  const read = () => {
    const text = input.value.trim();
    if (taken) return taken.value;
    if (!text) return undefined;
    return option.type === 3 ? text : Number(text);
  };
  return [box, read];
}
