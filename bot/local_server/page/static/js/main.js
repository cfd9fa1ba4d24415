// The page: ties the parts together.

import { become, hasKey, listen } from "./api.js";
import * as composer from "./composer.js";
import { $, el, touch } from "./dom.js";
import * as messages from "./log.js";
import { addPerson } from "./people.js";
import * as pictures from "./pictures.js";
import * as sidebar from "./sidebar.js";
import { channel, heard, log, on, store } from "./store.js";
import { hush } from "./toast.js";
import { speak, t } from "./words.js";

const where = () => `open:${store.place.id}:${store.me?.id}`;

function notice(text) {
  $("notice").textContent = text;
  $("notice").hidden = !text;
}

/** Instead of everything: why nothing can be shown. */
async function stop(reason) {
  await speak(store.me?.locale ?? navigator.language);
  document.title = t("title");
  hush();
  document.querySelectorAll("dialog").forEach((dialog) => dialog.close());
  $("skips").replaceChildren();
  $("app").hidden = true;
  const words = [el("h1", {}, t(`${reason}.title`)), el("p", {}, t(`${reason}.text`))];
  document.body.append(el("main", { class: "stop" }, el("span", { class: "pip", "aria-hidden": "true" }), words));
}

let shown = true;

function status(code) {
  if (code === "wrong-key") sessionStorage.getItem("guest") ? stop("taken-back") : stop("wrong-key");
  else if (code === "offline" && shown) {
    shown = false;
    notice(t("offline"));
  } else if (code === "live" && !shown) {
    shown = true;
    notice("");
  }
}

const connect = () => listen(heard, status);

function go(id, to = null) {
  if (!channel(id)) return;
  const changed = store.open !== id;
  if (changed) messages.leave();
  store.open = id;
  sessionStorage.setItem(where(), id);
  sidebar.drawer(false);
  if (changed) composer.draw();
  const done = changed || !log() ? messages.open() : Promise.resolve();
  sidebar.draw();
  if (to) done.then(() => messages.show(to));
  else if (!touch.matches) ($("composer") ?? $("log")).focus();
}

function skips() {
  const to = (id) => () => $(id)?.focus();
  const make = (words, id) => el("button", { type: "button", onclick: to(id) }, t(words));
  $("skips").replaceChildren(make("skip-messages", "log"), make("skip-writing", "composer"));
  $("log").setAttribute("aria-label", t("messages"));
  $("newer").title = t("to-newest");
}

async function hello(same) {
  await speak(store.me?.locale ?? navigator.language);
  skips();
  if (!store.me) {
    addPerson();
    return;
  }
  become(store.me.id);
  if (store.owner) sessionStorage.removeItem("guest");
  else sessionStorage.setItem("guest", "yes");
  if (!same) {
    composer.forget();
    pictures.forget();
    messages.forget();
    hush();
    document.querySelectorAll("dialog").forEach((dialog) => dialog.close());
    sidebar.drawer(false);
    store.open = null;
  }
  const first = store.channels.find((c) => c.type === 0);
  const before = channel(store.open) ?? channel(sessionStorage.getItem(where())) ?? first;
  const again = same && store.open === before?.id && $("dock").firstChild;
  store.open = before?.id ?? null;
  sidebar.draw();
  if (!again) composer.draw();
  if (store.open) messages.open(!again);
  if (!again && !touch.matches) $("composer")?.focus();
}

on("hello", hello);
on("become", (id) => {
  become(id);
  store.me = null;
  connect();
});
on("go", go);
on("around", () => {
  if (store.open && !channel()) {
    const first = store.channels.find((c) => c.type === 0);
    if (first) go(first.id);
  }
  sidebar.draw();
});

document.addEventListener("click", (event) => {
  const jump = event.target.closest?.("[data-jump]");
  if (!jump) return;
  event.preventDefault();
  go(jump.dataset.jump, jump.dataset.to);
});

if (hasKey) {
  sidebar.start();
  messages.start();
  composer.start();
  connect();
} else stop("no-key");

// The same tab opened at another run's address.
addEventListener("hashchange", () => location.reload());
