// Talking to the server: requests carry the key in a header, the stream says it first. It is never in an address.

const fragment = new URLSearchParams(location.hash.slice(1));
const key = fragment.get("key") ?? "";
if (fragment.has("as")) {
  sessionStorage.setItem("person", fragment.get("as"));
  history.replaceState(null, "", `#key=${key}`);
}

export const hasKey = key !== "";
export const person = () => sessionStorage.getItem("person") ?? "";
export const become = (id) => sessionStorage.setItem("person", id);
/** The whole address that lets somebody in with a key of their own. */
export const addressWith = (given) => `${location.origin}/#key=${given}`;
/** The address of a tab of its own for a person. */
export const addressAs = (id) => `/#key=${key}&as=${id}`;

/** The server's refusal: `code` is what the page has words for. */
export class Refused extends Error {
  constructor(code, detail) {
    super(detail || code);
    this.code = code;
    this.detail = detail || "";
  }
}

async function ask(path, init = {}) {
  const headers = { "X-Key": key, "X-Person": person(), ...init.headers };
  let answer;
  try {
    answer = await fetch(path, { ...init, headers, cache: "no-store", credentials: "omit" });
  } catch {
    throw new Refused("offline");
  }
  if (answer.ok) return answer;
  const body = await answer.json().catch(() => ({}));
  throw new Refused(body.error ?? "unknown", body.detail);
}

export const get = async (path) => (await ask(path)).json();
export const blob = async (path) => (await ask(path)).blob();
export const post = async (kind, body) =>
  (
    await ask(`/api/${kind}`, {
      method: "POST",
      body: JSON.stringify(body),
      headers: { "Content-Type": "application/json" },
    })
  ).json();

const WRONG_KEY = 4003;
let socket = null;
let wait = 250;
let timer = 0;

/** Open the live stream for this tab's person, anew if it was open. `heard(event)`, `status(code)`. */
export function listen(heard, status) {
  clearTimeout(timer);
  const old = socket;
  socket = null;
  old?.close();
  const mine = (socket = new WebSocket(`ws://${location.host}/api/stream`));
  mine.addEventListener("open", () => mine.send(JSON.stringify({ key, person: person() })));
  mine.addEventListener("message", ({ data }) => {
    if (mine !== socket) return;
    wait = 250;
    status("live");
    heard(JSON.parse(data));
  });
  mine.addEventListener("close", ({ code }) => {
    if (mine !== socket) return;
    if (code === WRONG_KEY) {
      status("wrong-key");
      return;
    }
    status("offline");
    timer = setTimeout(() => listen(heard, status), wait);
    wait = Math.min(wait * 2, 4000);
  });
}
