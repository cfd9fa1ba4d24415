// Channels, their threads, direct messages, and who one is.

import { $, el, morph, narrow } from "./dom.js";
import { face } from "./message.js";
import { menu } from "./people.js";
import { channel, DM, store, tell, THREADS } from "./store.js";
import { many, t } from "./words.js";

const SIGNS = { 0: "#", 1: "@", 11: "↳", 12: "↳" };

const isThread = (c) => THREADS.includes(c.type);
const newestFirst = (a, b) => (BigInt(a.id) < BigInt(b.id) ? 1 : -1);

function entry(one) {
  const here = one.id === store.open;
  const badge = one.calls
    ? el("span", { class: "count", "aria-label": many("calls", one.calls) }, String(one.calls))
    : one.unread > 0 && el("span", { class: "dot", role: "img", "aria-label": many("unread", one.unread) });
  const marks = { thread: isThread(one), here, unread: one.unread, archived: one.archived };
  const classes = ["entry", ...Object.keys(marks).filter((mark) => marks[mark])].join(" ");
  return el(
    "li",
    { "data-key": one.id },
    el(
      "button",
      { type: "button", class: classes, "data-channel": one.id, "aria-current": here ? "page" : null },
      el("span", { class: "sign", "aria-hidden": "true" }, SIGNS[one.type] ?? "#"),
      el("span", { class: "name" }, one.name),
      !here && badge,
    ),
  );
}

const group = (title, key, entries) =>
  entries.length > 0 &&
  el("section", { "data-key": key }, el("h2", {}, title), el("ul", {}, entries));

function lists() {
  const texts = store.channels.filter((c) => c.type === 0);
  const threads = store.channels.filter(isThread).sort(newestFirst);
  const live = threads.filter((c) => !c.archived || c.id === store.open);
  const old = threads.filter((c) => c.archived && c.id !== store.open);
  const tree = texts.flatMap((c) => [entry(c), ...live.filter((th) => th.parent_id === c.id).map(entry)]);
  return [
    group(t("channels"), "channels", tree),
    group(t("direct"), "direct", store.channels.filter((c) => c.type === DM).map(entry)),
    old.length > 0 &&
      el(
        "details",
        { "data-key": "old", class: "old" },
        el("summary", {}, `${t("archived")} (${old.length})`),
        el("ul", {}, old.map(entry)),
      ),
  ];
}

export function draw() {
  if (!store.me) return;
  const side = $("side");
  const wanted = el(
    "nav",
    { id: "side", class: "side", tabindex: "-1", "aria-label": t("places") },
    el("div", { class: "place" }, el("span", { class: "pip", "aria-hidden": "true" }), el("strong", {}, store.place.name)),
    el("div", { class: "places" }, lists()),
    el(
      "button",
      { type: "button", class: "who", id: "who", "aria-haspopup": "dialog" },
      face(store.me.id, store.me.name),
      el("span", { class: "name" }, el("small", {}, t("you-are")), el("strong", {}, store.me.name)),
      el("span", { class: "swap", "aria-hidden": "true" }, "⇅"),
    ),
  );
  if (side.inert) wanted.inert = true;
  morph(side, wanted);
  head();
}

function head() {
  const here = channel();
  const elsewhere = store.channels.filter((c) => c.id !== store.open && c.unread).length;
  const parent = here?.parent_id && channel(here.parent_id);
  const expanded = String(document.body.classList.contains("drawn"));
  const wanted = el(
    "header",
    { id: "head", class: "head" },
    el(
      "button",
      { type: "button", class: "drawer", id: "drawer", "aria-label": t("places"), "aria-expanded": expanded },
      el("span", { "aria-hidden": "true" }, "☰"),
      elsewhere > 0 && el("span", { class: "dot", role: "img", "aria-label": t("unread-elsewhere") }),
    ),
    here &&
      el(
        "h1",
        {},
        parent && el("a", { href: "#", class: "parent", "data-jump": parent.id }, `#${parent.name}`),
        parent && el("span", { class: "sign", "aria-hidden": "true" }, " › "),
        !parent && el("span", { class: "sign", "aria-hidden": "true" }, SIGNS[here.type] ?? "#"),
        here.name,
      ),
  );
  morph($("head"), wanted);
  const calls = store.channels.reduce((sum, c) => sum + c.calls, 0);
  const names = [here?.name, store.me?.name, store.place?.name].filter(Boolean).join(" · ");
  document.title = calls ? `(${calls}) ${names}` : names;
}

/** Open or close the drawer of a narrow page. */
export function drawer(open) {
  document.body.classList.toggle("drawn", open && narrow.matches);
  $("side").inert = narrow.matches && !open;
  document.querySelector(".main").inert = narrow.matches && open;
  $("drawer")?.setAttribute("aria-expanded", String(open));
  if (open && narrow.matches) ($("side").querySelector(".here") ?? $("side")).focus();
}

function step(by) {
  const ids = [...$("side").querySelectorAll("[data-channel]")].map((b) => b.dataset.channel);
  const next = ids[(ids.indexOf(store.open) + by + ids.length) % ids.length];
  if (next) tell("go", next);
}

export function start() {
  $("side").addEventListener("click", (event) => {
    const target = event.target.closest("[data-channel]");
    if (target) tell("go", target.dataset.channel);
    else if (event.target.closest("#who")) menu();
  });
  $("head").addEventListener("click", (event) => {
    if (event.target.closest("#drawer")) drawer(true);
  });
  $("scrim").addEventListener("click", () => drawer(false));
  document.addEventListener("keydown", (event) => {
    if (document.querySelector("dialog[open]")) return;
    if (event.key === "Escape" && document.body.classList.contains("drawn")) {
      drawer(false);
      $("drawer").focus();
    } else if (event.altKey && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
      event.preventDefault();
      step(event.key === "ArrowDown" ? 1 : -1);
    }
  });
  narrow.addEventListener("change", () => drawer(false));
  drawer(false);
}
