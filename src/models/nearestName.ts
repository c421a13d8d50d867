/** Whether two words differ by at most two letters that were added, left out or mistaken. */
export function isNearly(word: string, known: string): boolean {
  if (Math.abs(word.length - known.length) > 2) return false;
  let row = Array.from({ length: known.length + 1 }, (_, i) => i);
  for (const [i, letter] of [...word].entries()) {
    const next = [i + 1];
    for (let j = 0; j < known.length; j++)
      next.push(Math.min(next[j]! + 1, row[j + 1]! + 1, row[j]! + (letter === known[j] ? 0 : 1)));
    row = next;
  }
  return row[known.length]! <= 2;
}
