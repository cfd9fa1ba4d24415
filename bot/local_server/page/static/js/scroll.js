// Which part of the list of messages is in sight, and what stays there when messages come or change.

import { $ } from "./dom.js";
import { fit } from "./fit.js";

const NEAR = 90;

/** Whether the list is at its end, and stays there when it grows. */
let stuck = true;
/** The message that stays in its place, `top` below the upper edge of the list; null for none. */
let held = null;
let shape = "";

const box = () => $("log");
const found = (id) => $("messages").querySelector(`[data-id="${id}"]`);
const shapeNow = () => `${box().clientHeight}/${box().scrollHeight}`;
const room = (message) => box().clientHeight - message.offsetHeight;
const fits = (message) => room(message) >= 0;

export const isStuck = () => stuck;

/** The list is at its end from now on: it is opened, or what comes next is what one waits for. */
export function stick() {
  stuck = true;
  held = null;
}

/** One looks at something else than the end. */
export function unstick() {
  stuck = false;
  held = null;
}

export function toEnd() {
  stick();
  shape = shapeNow();
  box().scrollTop = box().scrollHeight;
}

function keep(id, top) {
  stuck = false;
  held = { id, top };
  shape = shapeNow();
  box().scrollTop = found(id).offsetTop - top;
}

/**
 * Show a message one has asked for, or finds, from its first line if it is higher than the list, until one scrolls.
 * Returns whether it is.
 */
export function toStart(id) {
  const message = found(id);
  held = null;
  if (!message || fits(message)) return false;
  keep(id, 0);
  return true;
}

/** Show the page one has turned to in a message: from its first line, or whole. */
export function toPage(id) {
  const message = found(id);
  if (message && !toStart(id) && message.offsetTop < box().scrollTop) keep(id, 0);
}

/** Pictures that come change heights, above what is shown too: it stays in sight. */
export function resized() {
  const message = held && found(held.id);
  if (stuck || (message && fits(message) && message === $("messages").lastElementChild)) toEnd();
  else if (message) keep(held.id, fits(message) ? Math.min(Math.max(held.top, 0), room(message)) : Math.min(held.top, 0));
  else held = null;
  shape = shapeNow();
}

/** The window has another size, or a picture has come: other heights fit. */
export function refit() {
  fit(box(), box());
  resized();
}

/** The list has moved. Returns whether it is at its end. */
export function moved() {
  // A form that opens and a picture that loads move the list too: then nobody has scrolled.
  if ((stuck || held) && shape !== shapeNow()) resized();
  else scrolled();
  return stuck;
}

/** One has scrolled, or the list has been scrolled to a message. */
function scrolled() {
  const message = held && found(held.id);
  const { scrollTop, scrollHeight, clientHeight } = box();
  const inPlace = message && Math.abs(message.offsetTop - held.top - scrollTop) <= 1;
  stuck = scrollHeight - scrollTop - clientHeight < (inPlace ? 2 : NEAR);
  if (stuck || !inPlace) held = null;
}

/** The newest private message that one can answer from, if one looks at it. */
function panel() {
  const controls = ".components [data-custom-id]:not(:disabled)";
  const message = [...$("messages").querySelectorAll(`.private:has(${controls})`)].at(-1);
  if (!message) return null;
  const top = message.offsetTop - box().scrollTop;
  const looked = fits(message) ? top >= -1 : message === $("messages").lastElementChild;
  return looked ? { id: message.dataset.id, top } : null;
}

/**
 * Draw what somebody else has written or changed. At its end the list follows, but not further than what one plays from
 * stays in sight.
 */
export function besides(draw) {
  const kept = stuck ? panel() : null;
  if (kept) {
    stuck = false;
    held = kept;
  }
  draw();
  const message = kept && found(kept.id);
  if (message && message.offsetTop >= box().scrollHeight - box().clientHeight) toEnd();
}
