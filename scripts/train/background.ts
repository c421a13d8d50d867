import { writeFileSync } from 'node:fs';
import { readText } from '../../src/sources/readText.ts';
import { words } from '../../src/text/words.ts';
import type { Labelled } from '../../test/bench/accuracy/labelled.ts';

/** Stems that stand in fewer sentences than this are left out: they are all as good as unknown. */
const leastCount = 5;
const step = 0.25;

/** Counts in how many sentences of the distinct training contexts each stem stands, and writes rarity levels. */
export function writeBackground(sets: Iterable<readonly Labelled[]>, file: string): void {
  const seen = new Set<string>();
  const counts = new Map<string, number>();
  let sentences = 0;
  for (const items of sets)
    for (const { context } of items) {
      if (seen.has(context)) continue;
      seen.add(context);
      for (const { text } of readText('context', context).passages) {
        sentences++;
        for (const stem of new Set(words(text).map((word) => word.stem)))
          counts.set(stem, (counts.get(stem) ?? 0) + 1);
      }
    }
  const rarityOf = (count: number) => Math.log((sentences + 1) / (count + 0.5));
  const kept = [...counts].filter(([stem, count]) => count >= leastCount && /^\p{L}+$/u.test(stem));
  const least = Math.min(...kept.map(([, count]) => rarityOf(count)));
  const levels: string[][] = [];
  for (const [stem, count] of kept.toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const level = Math.round((rarityOf(count) - least) / step);
    levels[level] = [...(levels[level] ?? []), stem];
  }
  const data = {
    least: Number(least.toFixed(3)),
    step,
    unlisted: Number(rarityOf(1).toFixed(3)),
    levels: Array.from(levels, (stems) => (stems ?? []).join(' ')),
  };
  writeFileSync(file, `${JSON.stringify(data)}\n`);
}
