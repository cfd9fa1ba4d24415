// The part of Discord's markdown the bot and people use, turned into nodes.

import { el } from "./dom.js";
import { called, channel, nameOf } from "./store.js";
import { timestamp } from "./time.js";
import { t } from "./words.js";

const JUMP = /^https:\/\/(?:\w+\.)?discord(?:app)?\.com\/channels\/(?:@me|\d+)\/(\d+)(?:\/(\d+))?\/?$/;

/** An <a>: inside the page for an address of a channel or message, a tab of its own for the web, else just text. */
export function link(address, content, props = {}) {
  const inside = JUMP.exec(address);
  if (inside) {
    return el("a", { ...props, href: "#", "data-jump": inside[1], "data-to": inside[2] }, content);
  }
  if (!/^https?:\/\//i.test(address)) return el("span", {}, content);
  return el("a", { ...props, href: address, target: "_blank", rel: "noopener noreferrer" }, content);
}

/**
 * An emoji of the application. Its name is read aloud, and stands in its place if it is gone. The address is the
 * same for as long as the emoji exists, so a browser loads each picture once.
 */
export function drawn(name, id) {
  const said = `:${name}:`;
  return el("img", { class: "emoji", src: `/emojis/${id}.png`, alt: said, title: said, draggable: "false" });
}

const mention = (text) => el("span", { class: "mention" }, text);

const INLINE = [
  [/^\\([^\sA-Za-z0-9])/, (m) => m[1]],
  [/^``(.+?)``(?!`)/s, (m) => el("code", {}, m[1].trim())],
  [/^`([^`]+)`/, (m) => el("code", {}, m[1])],
  [/^\*\*\*(?=\S)(.+?)\*\*\*/s, (m) => el("strong", {}, el("em", {}, inline(m[1])))],
  [/^\*\*(?=\S)((?:\\.|[^\\])+?)\*\*(?!\*)/s, (m) => el("strong", {}, inline(m[1]))],
  [/^__(?=\S)((?:\\.|[^\\])+?)__(?!_)/s, (m) => el("u", {}, inline(m[1]))],
  [/^\*(?=[^\s*])((?:\\.|\*\*(?:\\.|[^\\])+?\*\*|[^\\*])+?)\*(?!\*)/s, (m) => el("em", {}, inline(m[1]))],
  [/^_(?=\S)((?:\\.|[^\\_])+?)_(?![A-Za-z0-9_])/s, (m) => el("em", {}, inline(m[1])), true],
  [/^~~(?=\S)((?:\\.|[^\\])+?)~~/s, (m) => el("s", {}, inline(m[1]))],
  [/^\|\|(.+?)\|\|/s, (m) => el("button", { type: "button", class: "spoiler", "data-do": "reveal" }, inline(m[1]))],
  [/^<t:(-?\d{1,13})(?::([tTdDfFRsS]))?>/, (m) => timestamp(Number(m[1]), m[2] ?? "f")],
  [/^<@!?(\d+)>/, (m) => mention(`@${nameOf(m[1]) ?? t("somebody")}`)],
  [/^<@&(\d+)>/, () => mention(`@${t("role")}`)],
  [
    /^<#(\d+)>/,
    (m) => el("a", { href: "#", class: "mention", "data-jump": m[1] }, `#${channel(m[1])?.name ?? t("channel")}`),
  ],
  [
    /^<\/([^:>]{1,120}):(\d+)>/,
    (m) => el("button", { type: "button", class: "mention", "data-do": "command", "data-path": m[1] }, called(m[1])),
  ],
  [/^<a?:(\w{2,32}):(\d+)>/, (m) => drawn(m[1], m[2])],
  [/^<(https?:\/\/[^\s<>]+)>/i, (m) => link(m[1], m[1])],
  [/^\[((?:\\.|[^\\\]])+)\]\(<?(https?:\/\/[^\s<>()]+)>?(?:\s+"[^"]*")?\)/i, (m) => link(m[2], inline(m[1]))],
  [/^https?:\/\/[^\s<>]*[^\s<>.,:;"')\]]/i, (m) => link(m[0], m[0])],
];

/** Nodes and texts of one run of text. */
export function inline(text) {
  const found = [];
  let plain = "";
  let rest = text;
  while (rest) {
    let hit = null;
    for (const [pattern, make, needsBorder] of INLINE) {
      if (needsBorder && /[A-Za-z0-9]$/.test(plain)) continue;
      const match = pattern.exec(rest);
      if (match) {
        hit = [match[0].length, make(match)];
        break;
      }
    }
    if (!hit) {
      const next = rest[0] === "\n" ? "\n" : /^[^\\`*_~|<[h\n]+|^[\s\S]/.exec(rest)[0];
      plain += next;
      rest = rest.slice(next.length);
      continue;
    }
    if (typeof hit[1] === "string") plain += hit[1];
    else {
      if (plain) found.push(plain);
      plain = "";
      found.push(hit[1]);
    }
    rest = rest.slice(hit[0]);
  }
  if (plain) found.push(plain);
  return found;
}

const BULLET = /^(\s*)[-*]\s+(.*)$/;
const NUMBER = /^(\s*)(\d{1,4})\.\s+(.*)$/;

/** Nodes of a whole text: paragraphs, headings, lists, quotations, code. */
export function blocks(text) {
  const pieces = String(text ?? "").split(/```(?:\w+\n)?([\s\S]+?)```\n?/);
  return pieces.flatMap((piece, index) =>
    index % 2 ? el("pre", { tabindex: "0" }, el("code", {}, piece.replace(/^\n|\n$/g, ""))) : lined(piece),
  );
}

function lined(text) {
  const found = [];
  const lines = text.split("\n");
  let paragraph = [];
  const flush = () => {
    if (paragraph.length) found.push(el("p", {}, inline(paragraph.join("\n"))));
    paragraph = [];
  };
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    const heading = /^(#{1,3})\s+(.+)$/.exec(line);
    const isList = BULLET.test(line) || NUMBER.test(line);
    const isQuote = /^>\s/.test(line);
    const isSubtext = /^-#\s+/.test(line);
    if (!(heading || isList || isQuote || isSubtext || line.trim() === "")) {
      paragraph.push(line);
      continue;
    }
    flush();
    if (heading) {
      found.push(el("h2", { class: `heading-${heading[1].length}` }, inline(heading[2])));
    } else if (isSubtext) {
      found.push(el("p", { class: "subtext" }, inline(line.replace(/^-#\s+/, ""))));
    } else if (isQuote) {
      const quoted = [];
      while (at < lines.length && /^>\s?/.test(lines[at])) quoted.push(lines[at++].replace(/^>\s?/, ""));
      at -= 1;
      found.push(el("blockquote", {}, lined(quoted.join("\n"))));
    } else if (isList) {
      const [list, next] = items(lines, at);
      found.push(list);
      at = next - 1;
    }
  }
  flush();
  return found;
}

function items(lines, from) {
  const numbered = NUMBER.exec(lines[from]);
  const depth = (numbered ?? BULLET.exec(lines[from]))[1].length;
  const list = el(numbered ? "ol" : "ul", numbered ? { start: numbered[2] } : {});
  let at = from;
  while (at < lines.length) {
    const match = BULLET.exec(lines[at]) ?? NUMBER.exec(lines[at]);
    if (!match || match[1].length < depth) break;
    if (match[1].length > depth + 1 && list.lastChild) {
      const [inner, next] = items(lines, at);
      list.lastChild.append(inner);
      at = next;
      continue;
    }
    list.append(el("li", {}, inline(match.at(-1))));
    at += 1;
  }
  return [list, at];
}

/** The text alone, for a spoken or one-line version. */
export const plain = (text) => el("div", {}, blocks(text)).textContent;
