/** Lines from the first to the last, counted from 0. */
export type AddedLines = readonly [first: number, last: number];

const hunkHead = /^@@ -\d+(?:,\d+)? \+(\d+)(?:,\d+)? @@/;

/** The lines of the new file that a unified diff of one file adds. */
export function addedLines(diff: string): readonly AddedLines[] {
  const found: [number, number][] = [];
  /** The next line of the new file; undefined before the first hunk. */
  let at: number | undefined;
  for (const line of diff.split('\n')) {
    const head = hunkHead.exec(line);
    if (head) at = Number(head[1]) - 1;
    else if (at !== undefined && line.startsWith('+')) {
      const last = found.at(-1);
      if (last && last[1] === at - 1) last[1] = at;
      else found.push([at, at]);
      at++;
    } else if (at !== undefined && line.startsWith(' ')) at++;
  }
  return found;
}
