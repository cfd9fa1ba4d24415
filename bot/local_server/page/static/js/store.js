// What this tab knows: the person, the people, the channels, and the messages of the channels looked at.

import { get } from "./api.js";

export const EPHEMERAL = 64;
export const LOADING = 128;
export const DM = 1;
export const THREADS = [11, 12];

export const store = {
  me: null,
  /** Whether this page may be anybody here. A guest is one person. */
  owner: false,
  bot: null,
  place: null,
  people: new Map(),
  channels: [],
  open: null,
  logs: new Map(),
  /** What each command is called in the language of the person, by its path. */
  commands: new Map(),
};

const listeners = {};
export const on = (name, call) => (listeners[name] ??= []).push(call);
export const tell = (name, ...args) => listeners[name]?.forEach((call) => call(...args));

export const channel = (id = store.open) => store.channels.find((c) => c.id === id);

/** A command in the language of the person; its path as long as its name is not known. */
export const called = (path) => `/${store.commands.get(path) ?? path}`;

export function nameOf(id) {
  if (id === store.bot?.id) return store.bot.name;
  return store.people.get(id)?.name ?? null;
}

/**
 * `ahead`: changes heard of messages that are not listed yet, because the list of them is still on its way.
 * `old`: the messages are those from before the connection broke, shown until the list comes anew.
 */
const newLog = () => ({
  messages: new Map(),
  revisions: new Map(),
  ahead: new Map(),
  earlier: false,
  loaded: false,
  old: false,
});
export const log = (id = store.open) => store.logs.get(id);

function around(event) {
  store.people = new Map(event.people.map((p) => [p.id, p]));
  store.channels = event.channels;
}

/** Fetch a channel's messages. What was heard meanwhile is newer and stays. */
export async function fetchLog(id, before = "") {
  const whose = store.me?.id;
  const found = store.logs.get(id) ?? newLog();
  store.logs.set(id, found);
  const answer = await get(`/api/messages?channel=${id}${before ? `&before=${before}` : ""}`);
  if (store.me?.id !== whose || store.logs.get(id) !== found) return;
  for (const message of answer.messages) {
    const { id } = message;
    if ((found.revisions.get(id) ?? -1) > answer.revision) {
      if (found.ahead.has(id)) found.messages.set(id, found.ahead.get(id));
    } else {
      found.messages.set(id, message);
      found.revisions.set(id, answer.revision);
    }
    found.ahead.delete(id);
  }
  if (found.old && !before) {
    // What is neither listed nor heard of since went away meanwhile.
    for (const id of found.messages.keys()) if (!found.revisions.has(id)) found.messages.delete(id);
    found.old = false;
  }
  found.messages = new Map([...found.messages].sort(([a], [b]) => (BigInt(a) < BigInt(b) ? -1 : 1)));
  found.earlier = answer.earlier;
  found.loaded = true;
  tell("log", id);
}

/** Take in an event of the stream. */
export function heard(event) {
  if (event.kind === "hello") {
    const same = store.me?.id === event.me?.id;
    Object.assign(store, { me: event.me, owner: event.owner, bot: event.bot, place: event.place });
    const kept = same && log();
    store.logs.clear();
    if (kept?.loaded) {
      const { messages, earlier } = kept;
      store.logs.set(store.open, { ...newLog(), messages, earlier, loaded: true, old: true });
    }
    around(event);
    tell("hello", same);
  } else if (event.kind === "around") {
    around(event);
    tell("around");
  } else if (event.kind === "commands") {
    tell("commands");
  } else {
    message(event);
  }
}

function message({ kind, revision, message: given }) {
  const found = store.logs.get(given.channel_id);
  if (!found) {
    if (kind === "made") tell("made", given);
    return;
  }
  found.revisions.set(given.id, revision);
  if (kind === "gone") {
    found.messages.delete(given.id);
    found.ahead.delete(given.id);
  } else if (kind === "made" || found.messages.has(given.id)) {
    found.messages.set(given.id, given);
  } else {
    found.ahead.set(given.id, given);
  }
  tell(kind, given);
}
