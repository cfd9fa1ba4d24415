// Who one is in this tab: switching, adding and inviting people, and the language one reads.

import { addressAs, addressWith, post } from "./api.js";
import { el } from "./dom.js";
import { chooser, labelled } from "./fields.js";
import { face } from "./message.js";
import { formDialog } from "./modal.js";
import { store, tell } from "./store.js";
import { announce, complain, toast } from "./toast.js";
import { LOCALES, t } from "./words.js";

const languages = (chosen) => Object.entries(LOCALES).map(([code, name]) => [code, name, code === chosen]);

/** The fields of a person, and what they hold. */
function nameAndLanguage() {
  const name = el("input", { type: "text", required: true, maxlength: 32, autocomplete: "off", "data-field": "name" });
  const language = chooser(languages(store.me?.locale ?? "en-US"), true);
  language.dataset.field = "language";
  language.firstChild.remove();
  const fields = [labelled(name, t("name"), null, null), labelled(language, t("language"), null, null)];
  return [fields, () => ({ name: name.value, locale: language.value })];
}

export function addPerson() {
  const [fields, read] = nameAndLanguage();
  return formDialog(t("add-person"), fields, t("add"), async () => {
    const { id } = await post("person", read());
    tell("become", id);
  });
}

/** Asks for a name and a language, and makes a link for that person; who is there already keeps their language. */
function inviteNew() {
  const [fields, read] = nameAndLanguage();
  return formDialog(t("invite-new"), fields, t("make-link"), async () => {
    const made = await post("invite", read());
    // After the form has closed: the focus stays in the dialog that is open then.
    setTimeout(() => showLink(made));
  });
}

/** The link of a person: to copy, and to take back. */
function showLink({ id, name, key }) {
  const link = el("input", { type: "text", readonly: true, "data-field": "link", value: addressWith(key) });
  link.addEventListener("focus", () => link.select());
  const copy = el("button", { type: "button", class: "btn s1", "data-do": "copy" }, t("copy"));
  copy.addEventListener("click", async () => {
    link.select();
    try {
      await navigator.clipboard.writeText(link.value);
      copy.textContent = t("copied");
      announce(t("copied"));
    } catch {
      // The browser does not let the page copy: the selected text is there to be copied by hand.
      link.focus();
    }
  });
  const back = el("button", { type: "button", class: "btn s4", "data-do": "take-back" }, t("take-back"));
  back.addEventListener("click", async () => {
    back.disabled = true;
    try {
      await post("uninvite", { person: id });
      toast(t("taken-back", { name }));
    } catch (error) {
      complain(error);
    }
    dialog.close();
  });
  const dialog = sheet(
    "invitation",
    t("invitation", { name }),
    el("p", { class: "hint" }, t("invitation-hint", { name })),
    labelled(link, t("invite-link"), null, null),
    el("div", { class: "row end" }, back, copy, closing()),
  );
  copy.focus();
}

function closing() {
  const close = ({ target }) => target.closest("dialog").close();
  return el("button", { type: "button", class: "btn s2", onclick: close }, t("close"));
}

/** A dialog of this page that is open until it is closed. */
function sheet(id, title, ...content) {
  const dialog = el(
    "dialog",
    { class: "sheet", id, "aria-labelledby": `${id}-title`, onclose: () => dialog.remove() },
    el("h2", { id: `${id}-title` }, title),
    content,
  );
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

/** The dialog behind one's own name: for a guest their language alone. */
export function menu() {
  const language = chooser(languages(store.me.locale), true);
  language.firstChild.remove();
  language.addEventListener("change", () => {
    post("locale", { locale: language.value }).then(() => tell("become", store.me.id), complain);
  });
  const spoken = labelled(language, t("your-language"), null, null);
  if (!store.owner) {
    const { name } = store.me;
    const hint = el("p", { class: "hint" }, t("guest-hint", { name }));
    sheet("people", name, hint, spoken, el("div", { class: "row end" }, closing()));
    return;
  }
  const then = (call) => () => {
    dialog.close();
    call();
  };
  const dialog = sheet(
    "people",
    t("who-are-you"),
    el("p", { class: "hint" }, t("who-hint")),
    el("ul", { class: "people" }, [...store.people.values()].map((one) => row(one, then))),
    spoken,
    el(
      "div",
      { class: "row end" },
      el("button", { type: "button", class: "btn s2", "data-do": "add", onclick: then(addPerson) }, t("add-person")),
      el("button", { type: "button", class: "btn s2", "data-do": "invite", onclick: then(inviteNew) }, t("invite-new")),
      closing(),
    ),
  );
  dialog.querySelector(".here")?.focus();
}

/** Somebody one may be: at once, in a tab of their own, or left to somebody else by a link. */
function row(one, then) {
  const here = one.id === store.me.id;
  const about = [LOCALES[one.locale] ?? one.locale, one.invited && t("invited")].filter(Boolean).join(" · ");
  const invite = then(() => post("invite", { person: one.id }).then(showLink, complain));
  const named = { name: one.name };
  return el(
    "li",
    {},
    el(
      "button",
      {
        type: "button",
        class: here ? "entry here" : "entry",
        "data-person": one.id,
        "aria-current": here ? "true" : null,
        onclick: then(() => tell("become", one.id)),
      },
      face(one.id, one.name),
      el("span", { class: "name" }, one.name, el("small", {}, about)),
    ),
    el(
      "a",
      {
        class: "aside",
        href: addressAs(one.id),
        target: "_blank",
        rel: "noopener",
        title: t("own-tab", named),
        "aria-label": t("own-tab", named),
      },
      "↗",
    ),
    el(
      "button",
      {
        type: "button",
        class: "btn s2",
        "data-invite": one.id,
        "aria-label": one.invited ? t("invitation", named) : t("invite-name", named),
        onclick: invite,
      },
      one.invited ? t("invite-link") : t("invite"),
    ),
  );
}
