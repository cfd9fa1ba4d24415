// Who one is in this tab: switching, adding people, and the language one reads.

import { addressAs, post } from "./api.js";
import { el } from "./dom.js";
import { chooser, labelled } from "./fields.js";
import { face } from "./message.js";
import { formDialog } from "./modal.js";
import { store, tell } from "./store.js";
import { complain } from "./toast.js";
import { LOCALES, t } from "./words.js";

const languages = (chosen) => Object.entries(LOCALES).map(([code, name]) => [code, name, code === chosen]);

export function addPerson() {
  const name = el("input", { type: "text", required: true, maxlength: 32, autocomplete: "off", "data-field": "name" });
  const language = chooser(languages(store.me?.locale ?? "en-US"), true);
  language.dataset.field = "language";
  language.firstChild.remove();
  const fields = [labelled(name, t("name"), null, null), labelled(language, t("language"), null, null)];
  return formDialog(t("add-person"), fields, t("add"), async () => {
    const { id } = await post("person", { name: name.value, locale: language.value });
    tell("become", id);
  });
}

/** The dialog behind one's own name. */
export function menu() {
  const close = () => dialog.close();
  const add = () => {
    close();
    addPerson();
  };
  const row = (one) =>
    el(
      "li",
      {},
      el(
        "button",
        {
          type: "button",
          class: one.id === store.me.id ? "entry here" : "entry",
          "data-person": one.id,
          "aria-current": one.id === store.me.id ? "true" : null,
          onclick: () => {
            close();
            tell("become", one.id);
          },
        },
        face(one.id, one.name),
        el("span", { class: "name" }, one.name, el("small", {}, LOCALES[one.locale] ?? one.locale)),
      ),
      el(
        "a",
        {
          class: "aside",
          href: addressAs(one.id),
          target: "_blank",
          rel: "noopener",
          title: t("own-tab", { name: one.name }),
          "aria-label": t("own-tab", { name: one.name }),
        },
        "↗",
      ),
    );
  const language = chooser(languages(store.me.locale), true);
  language.firstChild.remove();
  language.addEventListener("change", () => {
    post("locale", { locale: language.value }).then(() => tell("become", store.me.id), complain);
  });
  const dialog = el(
    "dialog",
    { class: "sheet", id: "people", "aria-labelledby": "people-title", onclose: () => dialog.remove() },
    el("h2", { id: "people-title" }, t("who-are-you")),
    el("p", { class: "hint" }, t("who-hint")),
    el("ul", { class: "people" }, [...store.people.values()].map(row)),
    labelled(language, t("your-language"), null, null),
    el(
      "div",
      { class: "row end" },
      el("button", { type: "button", class: "btn s2", "data-do": "add", onclick: add }, t("add-person")),
      el("button", { type: "button", class: "btn s1", onclick: close }, t("close")),
    ),
  );
  dialog.addEventListener("click", (event) => event.target === dialog && close());
  document.body.append(dialog);
  dialog.showModal();
  dialog.querySelector(".here")?.focus();
}
