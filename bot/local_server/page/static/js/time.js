// Times as people read them, and relative times that stay true.

import { el } from "./dom.js";
import { currentLocale } from "./words.js";

const FORMS = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" },
  S: { dateStyle: "short", timeStyle: "medium" },
};
const UNITS = [
  ["year", 31557600],
  ["month", 2629800],
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

const form = (date, options) => new Intl.DateTimeFormat(currentLocale(), options).format(date);

function relative(unix, now = Date.now() / 1000) {
  const left = unix - now;
  const [unit, size] = UNITS.find(([, seconds]) => Math.abs(left) >= seconds) ?? UNITS.at(-1);
  return new Intl.RelativeTimeFormat(currentLocale(), { numeric: "auto" }).format(Math.trunc(left / size), unit);
}

/** The element of <t:unix:style>. */
export function timestamp(unix, style) {
  const date = new Date(unix * 1000);
  if (Number.isNaN(date.getTime())) return el("span", {}, String(unix));
  const text = style === "R" ? relative(unix) : form(date, FORMS[style]);
  return el("time", {
    datetime: date.toISOString(),
    title: form(date, FORMS.F),
    class: "stamp",
    "data-relative": style === "R" ? unix : null,
  }, text);
}

/** The element of a message's own time. */
export function clock(iso) {
  const date = new Date(iso);
  const today = date.toDateString() === new Date().toDateString();
  return el("time", { datetime: iso, title: form(date, FORMS.F) }, form(date, today ? FORMS.t : FORMS.s));
}

setInterval(() => {
  for (const stamp of document.querySelectorAll("[data-relative]")) {
    const text = relative(Number(stamp.dataset.relative));
    if (stamp.textContent !== text) stamp.textContent = text;
  }
}, 1000);
