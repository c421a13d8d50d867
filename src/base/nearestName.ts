/** Letters that were added, left out or mistaken between two words (Levenshtein's distance). */
function edits(word: string, known: string): number {
  let row = Array.from({ length: known.length + 1 }, (_, i) => i);
  for (const [i, letter] of [...word].entries()) {
    const next = [i + 1];
    for (let j = 0; j < known.length; j++)
      next.push(Math.min(next[j]! + 1, row[j + 1]! + 1, row[j]! + (letter === known[j] ? 0 : 1)));
    row = next;
  }
  return row[known.length]!;
}

/** Whether two words differ by at most two letters. */
export const isNearly = (word: string, known: string): boolean =>
  Math.abs(word.length - known.length) <= 2 && edits(word, known) <= 2;

/** Share of a name's letters that another may differ in to be the nearest. */
const mostEdits = 0.4;

/** The known name that is most like one and begins or ends as it does; undefined where none is much like it. */
export function nearestName(name: string, known: Iterable<string>): string | undefined {
  let best: string | undefined;
  let fewest = Math.floor(name.length * mostEdits) + 1;
  const lower = name.toLowerCase();
  for (const other of known) {
    if (Math.abs(other.length - name.length) >= fewest || other === name) continue;
    if (other.slice(0, 2) !== name.slice(0, 2) && other.slice(-3) !== name.slice(-3)) continue;
    const count = edits(lower, other.toLowerCase());
    if (count < fewest) [best, fewest] = [other, count];
  }
  return best;
}
