// Dialogs: the forms the bot opens, and the page's own.

import { post } from "./api.js";
import { el } from "./dom.js";
import { field, labelled } from "./fields.js";
import { blocks } from "./markdown.js";
import { reason } from "./toast.js";
import { t } from "./words.js";

/** A dialog with a form. `send()` may throw: the reason is shown and the dialog stays. */
export function formDialog(title, content, action, send) {
  const problem = el("p", { class: "problem", role: "alert" });
  const submit = el("button", { type: "submit", class: "btn s1" }, action);
  const cancel = el("button", { type: "button", class: "btn s2", onclick: () => dialog.close() }, t("cancel"));
  const form = el("form", {}, content, problem, el("div", { class: "row end" }, cancel, submit));
  const dialog = el(
    "dialog",
    { class: "sheet", "aria-labelledby": "sheet-title", onclose: () => dialog.remove() },
    el("h2", { id: "sheet-title" }, title),
    form,
  );
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (submit.disabled) return;
    submit.disabled = true;
    problem.textContent = "";
    try {
      await send();
      dialog.close();
    } catch (error) {
      problem.textContent = reason(error).filter(Boolean).join(" ");
    } finally {
      submit.disabled = false;
    }
  });
  document.body.append(dialog);
  dialog.showModal();
  (form.querySelector("input, textarea, select") ?? submit).focus();
  return dialog;
}

/** The form an interaction opened: `answer` is {id, modal}. */
export function openForm({ id, modal }) {
  const readers = new Map();
  const part = (node, label, hint) => {
    const made = field(node);
    if (!made) return el("p", { class: "unknown" }, t("unknown-component", { type: node.type }));
    readers.set(node.custom_id, made[1]);
    made[0].setAttribute("data-custom-id", node.custom_id);
    return labelled(made[0], label, hint, node.type !== 23 && node.required !== false);
  };
  const content = modal.components.map((node) => {
    if (node.type === 18) return part(node.component, node.label, node.description);
    if (node.type === 10) return el("div", { class: "text" }, blocks(node.content));
    return (node.components ?? []).map((inner) => part(inner, inner.label ?? "", null));
  });
  formDialog(modal.title, content, t("send"), async () => {
    const read = [...readers].map(([name, value]) => [name, value()]).filter(([, value]) => value !== undefined);
    const answer = await post("submit", { interaction: id, fields: Object.fromEntries(read) });
    if (answer.modal) openForm(answer);
  });
}
