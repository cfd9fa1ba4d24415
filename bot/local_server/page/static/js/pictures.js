// Pictures are fetched with the key and shown from memory; a click shows one as large as the window.

import { blob } from "./api.js";
import { el } from "./dom.js";
import { t } from "./words.js";

const KEPT = 150;
const cache = new Map();

const pathOf = (url) => {
  const parsed = URL.canParse(url) ? new URL(url) : null;
  return parsed?.pathname.startsWith("/attachments/") ? `/api/file${parsed.pathname}` : null;
};

function load(url) {
  let found = cache.get(url);
  if (!found) {
    const path = pathOf(url);
    found = path ? blob(path).then((data) => URL.createObjectURL(data)) : Promise.reject(new Error("elsewhere"));
    found.catch(() => cache.delete(url));
  }
  cache.delete(url);
  cache.set(url, found);
  for (const [old, address] of cache) {
    if (cache.size <= KEPT) break;
    if (document.querySelector(`img[data-src="${CSS.escape(old)}"]`)) continue;
    cache.delete(old);
    address.then(URL.revokeObjectURL, () => {});
  }
  return found;
}

export function forget() {
  for (const address of cache.values()) address.then(URL.revokeObjectURL, () => {});
  cache.clear();
}

/** Show what the pictures inside `root` name; until a new one is there the old one stays. */
export function fill(root) {
  for (const img of root.querySelectorAll("img[data-src]")) {
    const url = img.dataset.src;
    if (img.dataset.shown === url) continue;
    load(url)
      .then(async (address) => {
        const ready = new Image();
        ready.src = address;
        await ready.decode().catch(() => {});
        if (img.dataset.src !== url) return;
        img.src = address;
        img.dataset.shown = url;
      })
      .catch(() => img.dataset.src === url && img.classList.add("missing"));
  }
}

/** Pictures of tables are broader than this, pages of text are not: those would become too small to read. */
const BROAD = 1.15;

/** A picture with its description: a button that enlarges it, and the description to unfold. */
export function picture(media, description, kind) {
  const alt = description ?? "";
  const img = el("img", { "data-src": media.url, alt, width: media.width, height: media.height, decoding: "async" });
  const label = `${t("enlarge")}: ${alt || t("picture")}`;
  return el(
    "figure",
    { class: media.width < media.height * BROAD ? kind : `${kind} broad` },
    el("button", { type: "button", class: "enlarge", "data-do": "enlarge", "aria-label": label }, img),
    alt && el("details", { class: "alt" }, el("summary", { title: t("description") }, "ALT"), el("p", { tabindex: "0" }, alt)),
  );
}

/** The window-sized picture. */
export function enlarge(img) {
  const close = () => dialog.close();
  const dialog = el(
    "dialog",
    { class: "lightbox", "aria-label": t("picture"), onclick: close, onclose: () => dialog.remove() },
    el("img", { src: img.src, alt: img.alt }),
    img.alt && el("p", {}, img.alt),
    el("button", { type: "button", class: "btn s2", onclick: close }, t("close")),
  );
  document.body.append(dialog);
  dialog.showModal();
  dialog.querySelector("button").focus();
}

/** Offer a file for saving. */
export async function save(url, name) {
  const address = await load(url);
  el("a", { href: address, download: name }).click();
}
