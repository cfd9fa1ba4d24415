// What one answers and the picture above it are seen at once: where the list is too low, the picture gives up height.

/** What remains of a picture's height at least. A page of text gives up less than a table: its letters are smaller. */
const TABLE = 0.6;
const TEXT = 0.8;
/** What remains where no card and no green button waits below: such a picture, as of a replay, is there to be read. */
const READ = 0.9;

/** Pictures at the end of the list that are looked at: nobody answers from older ones. */
const NEWEST = 4;

const pictures = (root) =>
  [...root.querySelectorAll(".components:has([data-custom-id]) .n1 .picture .enlarge img")]
    .filter((img) => img.closest(".components").querySelectorAll(".picture").length === 1)
    .slice(-NEWEST);

function least(img) {
  if (!img.closest(".components").querySelector(".tiles, .s3")) return READ;
  return img.closest(".broad") ? TABLE : TEXT;
}

/** Give the pictures inside `root` the height that lets all of their message be in `box`; none where that is too low. */
export function fit(box, root) {
  const shown = pictures(root);
  for (const img of shown) img.style.maxHeight = "";
  const below = Number.parseFloat(getComputedStyle(box.querySelector("#messages")).paddingBottom);
  const wanted = shown.map((img) => {
    const { height } = img.getBoundingClientRect();
    const { top } = img.closest(".components").querySelector(".picture, .text").getBoundingClientRect();
    const over = img.closest(".message").getBoundingClientRect().bottom + below - top - box.clientHeight;
    const fits = height - over >= height * least(img);
    return over > 0 && fits ? `${Math.floor(height - over)}px` : "";
  });
  shown.forEach((img, number) => {
    img.style.maxHeight = wanted[number];
  });
}
