// Building elements, and changing a tree into another one without replacing what stayed the same.
// Texts only ever become text nodes: nothing a person or the bot wrote is parsed as HTML.

export const $ = (id) => document.getElementById(id);

/** An element. `props`: attributes; `on*` functions are listeners, `null`, `undefined` and `false` are left out. */
export function el(tag, props = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (value === null || value === undefined || value === false) continue;
    if (typeof value === "function") made.addEventListener(name.slice(2), value);
    else made.setAttribute(name, value === true ? "" : String(value));
  }
  made.append(...children.flat(9).filter((child) => child !== null && child !== undefined && child !== false));
  return made;
}

const sameKind = (a, b) =>
  a.nodeType === b.nodeType && a.nodeName === b.nodeName && a.dataset?.key === b.dataset?.key;

/** What a tree shows now but a fresh one cannot know: the loaded picture, an opened description, a pending press. */
const KEPT = { IMG: ["src", "data-shown"], DETAILS: ["open"], BUTTON: ["aria-busy"] };

function attributes(from, to) {
  const kept = KEPT[from.nodeName] ?? [];
  for (const { name } of [...from.attributes]) {
    if (!to.hasAttribute(name) && !kept.includes(name) && name !== "style") from.removeAttribute(name);
  }
  for (const { name, value } of to.attributes) {
    if (name !== "style" && from.getAttribute(name) !== value) from.setAttribute(name, value);
  }
  // The policy forbids style attributes in markup, not style objects.
  if (from.style.cssText !== to.style.cssText) from.style.cssText = to.style.cssText;
}

/** Make `from` look like `to`, keeping elements (and so focus and scrolling) where their place and kind agree. */
export function morph(from, to) {
  if (!sameKind(from, to)) {
    from.replaceWith(to);
    return to;
  }
  if (from.nodeType !== Node.ELEMENT_NODE) {
    if (from.data !== to.data) from.data = to.data;
    return from;
  }
  attributes(from, to);
  if ("component" in to) from.component = to.component;
  const keyed = new Map([...from.children].filter((c) => c.dataset.key).map((c) => [c.dataset.key, c]));
  const stays = new Set([...to.children].map((c) => c.dataset.key).filter(Boolean));
  // What has gone goes first: else everything after it would be moved, and moving takes the focus away.
  for (const [key, old] of keyed) if (!stays.has(key)) old.remove();
  let at = from.firstChild;
  for (const wanted of [...to.childNodes]) {
    const mine = wanted.dataset?.key && keyed.get(wanted.dataset.key);
    if (mine && mine !== at) from.insertBefore(mine, at);
    const old = mine || at;
    if (old && sameKind(old, wanted)) {
      morph(old, wanted);
      at = old.nextSibling;
    } else if (old && !(old.dataset?.key) && !wanted.dataset?.key) {
      at = old.nextSibling;
      old.replaceWith(wanted);
    } else {
      from.insertBefore(wanted, at);
    }
  }
  while (at) {
    const next = at.nextSibling;
    at.remove();
    at = next;
  }
  return from;
}

/** A call that happens once, `wait` milliseconds after the last time it was asked for. */
export function later(call, wait) {
  let timer = 0;
  return (...args) => {
    clearTimeout(timer);
    timer = setTimeout(() => call(...args), wait);
  };
}

export const narrow = matchMedia("(max-width: 46rem)");
export const touch = matchMedia("(pointer: coarse)");
