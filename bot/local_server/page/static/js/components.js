// Discord's components as elements. A control carries its component; presses are handled where the log listens.

import { el } from "./dom.js";
import { blocks, drawn, link } from "./markdown.js";
import { picture } from "./pictures.js";
import { nameOf, store } from "./store.js";
import { t } from "./words.js";

const SELECTS = [3, 5, 6, 7, 8];

const emojiText = (emoji) => (emoji ? (emoji.id ? `:${emoji.name}:` : emoji.name) : "");
/** An emoji beside words. It only adorns them; alone on a button, the button's label says its name. */
export function emoji(given) {
  if (!given) return null;
  if (!given.id) return el("span", { class: "emoji", "aria-hidden": "true" }, given.name);
  const made = drawn(given.name, given.id);
  made.setAttribute("aria-hidden", "true");
  return made;
}
const colour = (number) => `#${number.toString(16).padStart(6, "0")}`;

/** An element that shows `colour` (0xRRGGBB) on its edge. */
function edged(made, accent) {
  if (accent !== null && accent !== undefined) made.style.setProperty("--edge", colour(accent));
  return made;
}

function button(node) {
  const inside = [emoji(node.emoji), node.label && el("span", {}, node.label)];
  if (node.style === 5) return link(node.url, inside, { class: "btn s5" });
  const made = el(
    "button",
    {
      type: "button",
      class: `btn s${node.style}`,
      disabled: node.disabled,
      "data-do": "click",
      "data-custom-id": node.custom_id,
      "aria-label": node.label ? null : emojiText(node.emoji) || node.custom_id,
    },
    inside,
  );
  made.component = node;
  return made;
}

/** The options of any select: people and channels are listed as options too. */
export function optionsOf(node) {
  if (node.type === 3 || node.options) return node.options ?? [];
  const chosen = new Set((node.default_values ?? []).map((v) => v.id));
  const people = [...store.people.values(), ...(store.bot ? [store.bot] : [])];
  const channels = store.channels.filter((c) => !node.channel_types?.length || node.channel_types.includes(c.type));
  const listed = { 5: people, 6: [], 7: channels, 8: people }[node.type] ?? [];
  return listed.map((one) => ({ label: one.name, value: one.id, default: chosen.has(one.id) }));
}

export const least = (node) => (node.required === false ? 0 : (node.min_values ?? 1));
export const most = (node) => Math.max(1, node.max_values ?? 1);

const valueOf = (option, at) => [at > 0 && ", ", emoji(option.emoji), option.emoji && " ", option.label];

function select(node) {
  const chosen = optionsOf(node).filter((option) => option.default);
  const shown = chosen.map((option) => option.label).join(", ");
  const placeholder = node.placeholder || t("choose");
  const made = el(
    "button",
    {
      type: "button",
      class: shown ? "select" : "select empty",
      disabled: node.disabled,
      "data-do": "choose",
      "data-custom-id": node.custom_id,
      "aria-haspopup": "listbox",
      "aria-label": shown ? `${placeholder}: ${shown}` : placeholder,
    },
    el("span", { class: "value" }, shown ? chosen.flatMap(valueOf) : placeholder),
  );
  made.component = node;
  return made;
}

const gallery = (node) =>
  el(
    "div",
    { class: `gallery n${Math.min(node.items.length, 4)}` },
    node.items.map((item) => hidden(item, picture(item.media, item.description, "picture"))),
  );

const hidden = (node, made) => {
  if (node.spoiler) made.classList.add("veiled");
  return made;
};

const section = (node) =>
  el(
    "div",
    { class: "section" },
    el("div", { class: "words" }, parts(node.components)),
    node.accessory && el("div", { class: "accessory" }, component(node.accessory)),
  );

const TILE_LABEL = 12;
const WHOLE_LABEL = 20;

const letters = (node) => (node.label ?? "").length;
const isCard = (node) => Boolean(node.emoji?.id);
const isWhole = (node) => letters(node) > (isCard(node) ? WHOLE_LABEL : TILE_LABEL);

/**
 * Whether a row is cards, with whatever short buttons share it: it has five columns, also on a phone. A button with a
 * sentence takes the width of the others.
 */
const isTiles = ({ components: inner }) =>
  inner.some((one) => isCard(one) && letters(one) <= TILE_LABEL) &&
  inner.every((one) => one.type === 2 && (isCard(one) || !one.emoji) && (letters(one) <= TILE_LABEL || isWhole(one)));

const LONG = 6;
const LONGEST = 8;

/**
 * One button of such a row. On a phone a label that would stick out of its column is set smaller. What stands beside a
 * sentence and is no card, as *Cancel*, has its line and is no smaller than its words.
 */
function tile(node, _, inner) {
  const made = component(node);
  if (isWhole(node)) made.classList.add("whole");
  else if (!isCard(node) && inner.some(isWhole)) made.classList.add("beside");
  else if (letters(node) > LONG) made.classList.add(letters(node) > LONGEST ? "longest" : "long");
  return made;
}

/** A button that saves a file. */
export function saver(url, name) {
  const props = { type: "button", class: "btn s2", "data-do": "save", "data-url": url };
  return el("button", props, `⤓ ${name ?? url.split("/").at(-1)}`);
}

const SHAPES = {
  1: (node) => {
    const cards = isTiles(node);
    return el("div", { class: cards ? "row tiles" : "row" }, node.components.map(cards ? tile : component));
  },
  2: button,
  9: section,
  10: (node) => el("div", { class: "text" }, blocks(node.content)),
  11: (node) => hidden(node, picture(node.media, node.description, "thumbnail")),
  12: gallery,
  13: (node) => saver(node.file.url, node.name),
  14: (node) => el(node.divider === false ? "div" : "hr", { class: node.spacing === 2 ? "gap wide" : "gap" }),
  17: (node) => {
    const made = el("div", { class: "container" }, parts(node.components));
    return hidden(node, edged(made, node.accent_color));
  },
};

/** The element of one component; what this page does not know is named, never left out. */
export function component(node) {
  const shape = SELECTS.includes(node.type) ? select : SHAPES[node.type];
  return shape ? shape(node) : el("p", { class: "unknown" }, t("unknown-component", { type: node.type }));
}

const kind = (node) => (node.components?.some((inner) => SELECTS.includes(inner.type)) ? "menu" : String(node.type));

/**
 * Components one below the other. Each has a key of its kind, so that a picture that comes or goes does not take away
 * the menu somebody is just pressing below it.
 */
export function parts(nodes) {
  const counts = {};
  return nodes.map((node) => {
    const made = component(node);
    const of = kind(node);
    counts[of] = (counts[of] ?? 0) + 1;
    made.dataset.key = `${of}.${counts[of]}`;
    return made;
  });
}

/** An old-style embed. */
export function embed(node) {
  const title = node.title && el("h2", { class: "heading-3" }, node.url ? link(node.url, node.title) : node.title);
  const fields = (node.fields ?? []).map((field) =>
    el("div", { class: field.inline ? "field inline" : "field" }, el("strong", {}, field.name), blocks(field.value)),
  );
  return edged(
    el(
      "div",
      { class: "container embed" },
      node.author && el("p", { class: "subtext" }, node.author.name),
      title,
      node.description && el("div", { class: "text" }, blocks(node.description)),
      fields.length > 0 && el("div", { class: "fields" }, fields),
      node.image && picture(node.image, node.image.description ?? node.title, "picture"),
      node.thumbnail && picture(node.thumbnail, node.thumbnail.description ?? node.title, "thumbnail"),
      node.footer && el("p", { class: "subtext" }, node.footer.text),
    ),
    node.color,
  );
}

/** All texts of a message's components, for reading aloud. */
export function textsOf(nodes) {
  return nodes.flatMap((node) => [
    ...(node.type === 10 ? [node.content] : []),
    ...textsOf(node.components ?? []),
    ...(node.accessory ? textsOf([node.accessory]) : []),
  ]);
}

export const authorName = (author) => nameOf(author.id) ?? author.global_name ?? author.username;
