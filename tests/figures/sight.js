// What the figures read off the page: `window.sight`. `PANEL` and `CARDS` are filled in: actions of controls.
window.sight ??= (() => {
  const actionOf = (node) => node.dataset.customId.split(":")[4] ?? "";
  const controls = (root) => [...root.querySelectorAll("[data-custom-id]")];
  const shown = (node) => node.getClientRects().length > 0;
  const words = (text) => (text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.:-]*/gu) ?? []).length;
  const log = () => document.querySelector("#log");

  /** The newest message that only its player sees and answers from. */
  const panel = () =>
    [...document.querySelectorAll("#messages > .message")]
      .reverse()
      .find((message) => controls(message).some((node) => PANEL.includes(actionOf(node))));

  const isCard = (node) => CARDS.includes(actionOf(node));

  /** `bare`: presses after which the message that was pressed lost its picture and had one again within a second. */
  const presses = { count: 0, delays: [], bare: 0 };
  const pictured = (message) => Boolean(message?.querySelector(".picture img"));
  const MOMENT = 1000;
  let pressed = null;
  let watched = null;
  let menu = null;

  document.addEventListener(
    "click",
    (event) => {
      const on = event.isTrusted && event.target.closest("button, a, summary, select, [role=option]");
      if (!on) return;
      presses.count += 1;
      const id = on.closest("#messages .message")?.dataset.id;
      if (on.dataset.do === "choose") menu = id;
      const acts = on.dataset.do === "click" ? id : on.closest(".picker") ? menu : null;
      pressed = acts ? { id: acts, at: event.timeStamp } : null;
      watched = pictured(document.querySelector(`#messages > [data-id="${acts}"]`)) ? { id: acts, gone: 0 } : null;
    },
    true,
  );

  /** Whether a change shows what a press did, and not only that it is on its way. */
  const tells = (change) => {
    if (change.type === "attributes") return !["aria-busy", "style"].includes(change.attributeName) && isPressed(change.target);
    return isPressed(change.target) || [...change.addedNodes].some((node) => node.classList?.contains("message"));
  };
  const isPressed = (node) => (node.closest ? node : node.parentElement)?.closest("[data-id]")?.dataset.id === pressed?.id;

  new MutationObserver((changes) => {
    const message = watched && document.querySelector(`#messages > [data-id="${watched.id}"]`);
    if (message && !pictured(message)) watched.gone ||= performance.now();
    else if (message && watched.gone) {
      presses.bare += performance.now() - watched.gone < MOMENT;
      watched = null;
    }
    if (!pressed || !changes.some(tells)) return;
    const { at } = pressed;
    pressed = null;
    requestAnimationFrame(() => presses.delays.push(performance.now() - at));
  }).observe(document.querySelector("#messages"), { subtree: true, childList: true, characterData: true, attributes: true });

  return {
    presses,

    /** The actions that the panel offers now; null while there is no panel or a press on it is on its way. */
    offered() {
      const found = panel();
      if (!found || found.querySelector("[aria-busy]")) return null;
      return controls(found).filter((node) => !node.disabled).map(actionOf);
    },

    /** Whether the page shows the control. */
    has: (id) => Boolean(document.querySelector(`#messages [data-custom-id="${CSS.escape(id)}"]`)),

    /** Whether every card on the panel's buttons has its own emoji: they are uploaded one by one after the first start. */
    tiled: () => {
      const cards = controls(panel()).filter(isCard);
      return cards.length > 0 && cards.every((node) => node.querySelector("img.emoji"));
    },

    /** The custom id of the panel's first control with this action. */
    control: (action) =>
      controls(panel()).find((node) => actionOf(node) === action && !node.disabled)?.dataset.customId ?? "",

    /**
     * The custom id of the most prominent button of the newest message, "" without one, while an answer is awaited and
     * when there is a panel to play from.
     */
    prominent() {
      const newest = [...document.querySelectorAll("#messages > .message")].at(-1);
      if (!newest || panel() || document.querySelector("#messages .thinking, #messages [aria-busy]")) return "";
      const free = controls(newest).filter((node) => !node.disabled && shown(node));
      const found = free.find((node) => node.matches(".s3")) ?? free.find((node) => node.matches(".s1")) ?? free[0];
      return found?.dataset.customId ?? "";
    },

    /** The number of the trick that the panel's picture shows, 0 without. */
    trick: () => Number(panel()?.querySelector(".components img")?.alt.match(/(?:Trick|Presa|Baza) (\d+)/)?.[1] ?? 0),

    /** The words one reads on the panel, without the names of the cards on their buttons. */
    words() {
      const texts = [...panel().querySelectorAll(".components .text")];
      const labels = controls(panel()).filter((node) => !isCard(node));
      return [...texts, ...labels].reduce((sum, node) => sum + words(node.innerText), 0);
    },

    /** The newest answer that only its player sees. */
    answer: () => [...document.querySelectorAll("#messages > .message.private")].at(-1),

    /** How high what one plays from is, and how much of it is out of sight, in px. */
    height(message = panel()) {
      const parts = [...message.querySelectorAll(".components .picture, .components .text, .components [data-custom-id]")];
      const boxes = parts.filter(shown).map((node) => node.getBoundingClientRect());
      const top = Math.min(...boxes.map((box) => box.top));
      const bottom = Math.max(...boxes.map((box) => box.bottom));
      const room = log().getBoundingClientRect();
      const hidden = Math.max(0, room.top - top) + Math.max(0, bottom - room.bottom);
      return { height: Math.round(bottom - top), room: Math.round(room.height), hidden: Math.round(hidden) };
    },

    /** What one would have to scroll sideways for: a name for each element. */
    sideways() {
      const named = (node) => `${node.nodeName.toLowerCase()}${node.id ? `#${node.id}` : ""}.${[...node.classList].join(".")}`;
      const out = [];
      if (document.documentElement.scrollWidth > innerWidth) out.push("the page");
      for (const node of document.body.querySelectorAll("*")) {
        if (!shown(node) || node.closest(".unseen, .skips, pre, [inert]") || getComputedStyle(node).visibility === "hidden") continue;
        const box = node.getBoundingClientRect();
        if (box.right > innerWidth + 1 || box.left < -1) out.push(`${named(node)} sticks out`);
        const scrolls = ["auto", "scroll"].includes(getComputedStyle(node).overflowX);
        if (scrolls && node.scrollWidth > node.clientWidth + 1) out.push(`${named(node)} scrolls`);
      }
      return out;
    },
  };
})();
