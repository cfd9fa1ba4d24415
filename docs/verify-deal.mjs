// Recomputes every deal of a match file of version 2, with Node's own SHA-256 and nothing of Germini's.
// node verify-deal.mjs match.json
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

const sha = (...parts) => parts.reduce((hash, part) => hash.update(part), createHash("sha256")).digest();

function* numbers(seed) { // an endless stream of whole numbers from 0 to 2^64 - 1
  for (let n = 0n, counter = Buffer.alloc(8); ; n++) {
    counter.writeBigUInt64BE(n);
    const four = sha(seed, counter);
    for (const at of [0, 8, 16, 24]) yield four.readBigUInt64BE(at);
  }
}

function shuffled(pack, stream) { // Fisher-Yates from the last place down, without modulo bias
  for (let last = pack.length - 1; last > 0; last--) {
    let word, places = BigInt(last + 1);
    do word = stream.next().value; while (word - (word % places) > (1n << 64n) - places);
    const other = Number(word % places);
    [pack[last], pack[other]] = [pack[other], pack[last]];
  }
  return pack;
}

const record = JSON.parse(readFileSync(process.argv[2], "utf8"));
if (!record.deals?.length) {
  console.log("NOTHING CHECKED: this match file has no deals");
  process.exit(1);
}
for (const { deal, seed, terms, commitment, message, parts, steps } of record.deals) {
  const secret = Buffer.from(seed, "hex");
  const lines = parts.map((part) => `${part.player} ${part.press} ${part.word || "-"}`);
  const randomness = sha("germini-deal 2\n", secret, sha(terms), [`message ${message}`, ...lines].join("\n"));

  const sealed = sha(secret, terms).toString("hex") === commitment;
  const bound = terms.includes(`\ntable ${record.table.id}\ndeal ${deal}\ngame ${record.game} `);
  const after = parts.every((part, n) => BigInt(part.press) > BigInt(n ? parts[n - 1].press : message));
  const deck = steps.flatMap((step) => step.facts).find((fact) => fact.type === "pack_shuffled").deck;
  const stream = numbers(Buffer.concat([randomness, Buffer.from(":shuffle")]));
  let times = 0, same = false; // Minchiate is shuffled again while the bottom card is one that may not lie there.
  while (!same && times++ < 100) same = shuffled(deck.map((_, card) => card), stream).every((card, n) => card === deck[n]);

  const holds = sealed && bound && after && same;
  console.log(`deal ${deal}: ${holds ? "holds" : "DOES NOT HOLD"}; ${parts.length} additions; shuffled ${times} times`);
  if (!holds) process.exitCode = 1;
}
