/** Names and numbers that tell texts about one subject from others. */
const tellingWord = /\p{Lu}[\p{L}\p{N}]{3,}|\p{N}[\p{N}.,:]*\p{N}/gu;

/** Fewer say little, however large their share is. */
const minShared = 3;
const minShare = 0.3;
/** Of lines that stand in both texts word for word: above it, one is a copy of the other and backs nothing. */
const copyShare = 0.5;
const minLine = 20;

/** Whether a text may be what another was written from: it shares names and numbers with it, and is no copy of it. */
export function isLikelySource(output: string, candidate: string): boolean {
  const wanted = new Set(output.match(tellingWord) ?? []);
  const there = new Set(candidate.match(tellingWord) ?? []);
  const shared = [...wanted].filter((word) => there.has(word)).length;
  return shared >= minShared && shared >= minShare * wanted.size && !isCopy(output, candidate);
}

function isCopy(output: string, candidate: string): boolean {
  const lines = output
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.length >= minLine);
  const same = lines.filter((line) => candidate.includes(line)).length;
  return lines.length > 0 && same > copyShare * lines.length;
}
