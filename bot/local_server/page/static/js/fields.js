// Fields of forms: what modals and command options are filled in with.

import { least, most, optionsOf } from "./components.js";
import { el } from "./dom.js";
import { t } from "./words.js";

let number = 0;
const fresh = () => `field-${(number += 1)}`;

/** A label, its hint and the control, which may be a fieldset; `required` null: not worth saying. */
export function labelled(control, label, hint, required) {
  const needed = el("span", { class: "needed" }, t("required"));
  const optional = el("span", { class: "optional" }, t("optional"));
  const mark = required === null ? "" : required ? needed : optional;
  if (control.tagName === "FIELDSET") {
    if (hint) control.prepend(el("p", { class: "hint" }, hint));
    control.prepend(el("legend", {}, el("span", {}, label), " ", mark));
    return el("div", { class: "field" }, control);
  }
  control.id ||= fresh();
  const note = hint && el("p", { class: "hint", id: `${control.id}-hint` }, hint);
  if (note) (control.querySelector("input") ?? control).setAttribute("aria-describedby", note.id);
  const target = control.matches("input, select, textarea") ? control : (control.querySelector("input") ?? control);
  target.id ||= fresh();
  const words = el("label", { for: target.id }, el("span", {}, label), " ", mark);
  return el("div", { class: "field" }, words, note, control);
}

/** Let a field say in the page's words, not in the browser's, how it has to be filled in. */
export function told(control) {
  const field = control.matches("input, select") ? control : control.querySelector("input");
  field.addEventListener("input", () => field.setCustomValidity(""));
  field.addEventListener("invalid", () => {
    if (field.validity.customError) return;
    const known = outside(field) && field.min !== "" && field.max !== "";
    field.setCustomValidity(known ? t("number-between", { low: field.min, high: field.max }) : t("fill-in"));
  });
  return control;
}

/** Whether what stands in a field is no number, or none that it takes. */
export function outside({ validity: it }) {
  return it.rangeOverflow || it.rangeUnderflow || it.stepMismatch || it.badInput;
}

/** A native select; `options`: [value, label, chosen]. An empty first line stands for no choice. */
export function chooser(options, required, empty = "—") {
  const made = el("select", { required }, el("option", { value: "" }, empty));
  for (const [value, label, chosen] of options) made.append(el("option", { value, selected: chosen }, label));
  return made;
}

const checks = (node, kind) => {
  const name = fresh();
  return el(
    "fieldset",
    { class: "checks" },
    optionsOf(node).map((option) =>
      el(
        "label",
        { class: "check" },
        el("input", { type: kind, name, value: option.value, checked: option.default }),
        el("span", {}, option.label, option.description && el("small", {}, option.description)),
      ),
    ),
  );
};

const checked = (set) => [...set.querySelectorAll("input:checked")].map((input) => input.value);

function several(node) {
  const made = checks(node, "checkbox");
  const low = least(node);
  const high = node.max_values ?? optionsOf(node).length;
  const judge = () => {
    const count = checked(made).length;
    const fits = (count >= low || (count === 0 && node.required === false)) && count <= high;
    made.querySelector("input")?.setCustomValidity(fits ? "" : t("choose-between", { low, high }));
  };
  made.addEventListener("change", judge);
  judge();
  return [made, () => checked(made)];
}

function text(node) {
  const required = node.required !== false;
  const shared = {
    required,
    minlength: node.min_length,
    maxlength: node.max_length ?? 4000,
    placeholder: node.placeholder,
    autocomplete: "off",
  };
  const made = node.style === 2 ? el("textarea", { ...shared, rows: 4 }) : el("input", { ...shared, type: "text" });
  made.value = node.value ?? "";
  return [made, () => made.value];
}

function radios(node) {
  const made = checks(node, "radio");
  if (node.required !== false) made.querySelector("input")?.setAttribute("required", "");
  return [made, () => checked(made)[0]];
}

function tick(node) {
  const made = el("input", { type: "checkbox", checked: node.default });
  return [made, () => made.checked];
}

function choice(node) {
  if (most(node) > 1) return several(node);
  const words = (o) => (o.description ? `${o.label} – ${o.description}` : o.label);
  const options = optionsOf(node).map((o) => [o.value, words(o), o.default]);
  const made = chooser(options, least(node) > 0, node.placeholder ?? t("choose"));
  return [made, () => (made.value ? [made.value] : [])];
}

const MAKERS = { 3: choice, 4: text, 5: choice, 6: choice, 7: choice, 8: choice, 21: radios, 22: several, 23: tick };

/** The control of a modal's component and the function that reads it; null for one this page does not know. */
export function field(node) {
  return MAKERS[node.type]?.(node) ?? null;
}
