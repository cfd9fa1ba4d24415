// What one answers and the picture above it are seen at once: where the list is too low, the picture gives up height.

const LOWEST = 144;
/** A page of text gives up less than the picture of a table: its letters are smaller. */
const TEXT_SHARE = 0.8;

/** Pictures at the end of the list that are looked at: nobody answers from older ones. */
const NEWEST = 4;

const pictures = (root) =>
  [...root.querySelectorAll(".components:has([data-custom-id]) .n1 .picture .enlarge img")]
    .filter((img) => img.closest(".components").querySelectorAll(".picture").length === 1)
    .slice(-NEWEST);

/** Give the pictures inside `root` the height that lets them and the end of their message be in `box` together. */
export function fit(box, root) {
  const shown = pictures(root);
  for (const img of shown) img.style.maxHeight = "";
  const below = Number.parseFloat(getComputedStyle(box.querySelector("#messages")).paddingBottom);
  const wanted = shown.map((img) => {
    const { top, height } = img.getBoundingClientRect();
    const over = img.closest(".message").getBoundingClientRect().bottom + below - top - box.clientHeight;
    const lowest = img.closest(".broad") ? Math.min(LOWEST, height) : height * TEXT_SHARE;
    return over > 0 ? `${Math.floor(Math.max(lowest, height - over))}px` : "";
  });
  shown.forEach((img, number) => {
    img.style.maxHeight = wanted[number];
  });
}
