// One message as an element.

import { authorName, embed, parts, saver, textsOf } from "./components.js";
import { el } from "./dom.js";
import { blocks, plain } from "./markdown.js";
import { picture } from "./pictures.js";
import { called, EPHEMERAL, LOADING, store } from "./store.js";
import { clock } from "./time.js";
import { t } from "./words.js";

const HUES = 8n;
const TOGETHER_MS = 5 * 60 * 1000;
const THREAD_MADE = 18;
const PINNED = 6;
const KNOWN = [0, 19, 20, 21];

export function face(id, name) {
  const hue = id === store.bot?.id ? "bot" : Number((BigInt(id) + (BigInt(id) >> 22n)) % HUES);
  return el("span", { class: `face hue-${hue}`, "aria-hidden": "true" }, [...name][0]?.toUpperCase() ?? "?");
}

function used(message) {
  const call = message.interaction;
  if (call && message.type === 20) {
    const [name, command] = [authorName(call.user), call.name];
    return el("p", { class: "origin", "data-by": name, "data-command": command }, t("used", { name, command: called(command) }));
  }
  const quoted = message.referenced_message;
  if (message.type === 19 && quoted) {
    const words = (quoted.content || textsOf(quoted.components ?? []).join(" ")).slice(0, 80);
    return el("p", { class: "origin" }, `↱ ${authorName(quoted.author)}: ${plain(words)}`);
  }
  return null;
}

/** Name the commands in the messages of `root` again, as soon as their names are known. */
export function rename(root) {
  for (const node of root.querySelectorAll(".mention[data-path]")) node.textContent = called(node.dataset.path);
  for (const node of root.querySelectorAll(".origin[data-command]")) {
    const { by: name, command } = node.dataset;
    node.textContent = t("used", { name, command: called(command) });
  }
}

function notice(message) {
  const who = authorName(message.author);
  if (message.type === THREAD_MADE) {
    const id = message.message_reference?.channel_id;
    const name = id ? el("a", { href: "#", "data-jump": id }, message.content) : message.content;
    return el("p", {}, t("made-thread", { name: who }), " ", name);
  }
  if (message.type === PINNED) return el("p", {}, t("pinned", { name: who }));
  return KNOWN.includes(message.type) ? null : el("p", {}, t("unknown-message", { name: who, type: message.type }));
}

/** Whether `message` goes under the heading of the one before. */
function isSequel(before, message) {
  return Boolean(
    before &&
      before.author.id === message.author.id &&
      message.type === 0 &&
      [0, 19, 20].includes(before.type) &&
      (before.flags & EPHEMERAL) === (message.flags & EPHEMERAL) &&
      new Date(message.timestamp) - new Date(before.timestamp) < TOGETHER_MS,
  );
}

function files(message) {
  return message.attachments.map((file) =>
    file.content_type?.startsWith("image/")
      ? picture(file, file.description, "picture")
      : saver(file.url, file.filename),
  );
}

const waiting = () =>
  el(
    "p",
    { class: "thinking" },
    el("span", { class: "dots", "aria-hidden": "true" }, el("i"), el("i"), el("i")),
    t("thinking", { bot: store.bot.name }),
  );

/** The <li> of a message. */
export function render(message, before) {
  const small = notice(message);
  if (small) {
    const props = { class: "message system", "data-key": message.id, "data-id": message.id, tabindex: "-1" };
    const mark = el("span", { class: "mark", "aria-hidden": "true" }, "→");
    return el("li", props, mark, el("div", { class: "body" }, small), clock(message.timestamp));
  }
  const name = authorName(message.author);
  const isPrivate = Boolean(message.flags & EPHEMERAL);
  const sequel = isSequel(before, message) && !isPrivate;
  const calls = message.mentions?.some((u) => u.id === store.me?.id) && message.author.id !== store.me?.id;
  const classes = ["message", sequel && "sequel", isPrivate && "private", calls && "calling"].filter(Boolean).join(" ");
  return el(
    "li",
    { class: classes, "data-key": message.id, "data-id": message.id, tabindex: "-1" },
    face(message.author.id, name),
    el(
      "article",
      { class: "body", "aria-label": t("message-by", { name }) },
      used(message),
      el(
        "header",
        { class: sequel ? "unseen" : null },
        el("strong", { class: "author" }, name),
        message.author.bot && el("span", { class: "badge" }, t("bot")),
        clock(message.timestamp),
      ),
      message.flags & LOADING ? waiting() : null,
      message.content && el("div", { class: "text" }, blocks(message.content), message.edited_timestamp && edited()),
      message.embeds.map(embed),
      files(message),
      message.components.length > 0 && el("div", { class: "components" }, parts(message.components)),
      message.thread && threadLink(message.thread),
      isPrivate && only(),
    ),
  );
}

const edited = () => el("span", { class: "edited" }, ` (${t("edited")})`);

const threadLink = (thread) =>
  el(
    "a",
    { class: "thread-link", href: "#", "data-jump": thread.id },
    el("span", { "aria-hidden": "true" }, "↳ "),
    thread.name,
  );

const only = () =>
  el(
    "p",
    { class: "only" },
    el("span", { "aria-hidden": "true" }, "◐ "),
    t("only-you"),
    " · ",
    el("button", { type: "button", class: "plain", "data-do": "dismiss" }, t("dismiss")),
  );

/** What a message says in one line. */
export function spoken(message) {
  if (message.flags & LOADING) return t("thinking", { bot: store.bot.name });
  const embeds = message.embeds.map((e) => e.title ?? e.description);
  const words = [message.content, ...embeds, ...textsOf(message.components)];
  const text = plain(words.filter(Boolean).join("\n").slice(0, 400)).replace(/\s+/g, " ").trim();
  const name = authorName(message.author);
  return `${name}${message.flags & EPHEMERAL ? ` (${t("only-you")})` : ""}: ${text || t("picture")}`;
}
