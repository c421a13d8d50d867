import assert from 'node:assert/strict';
import { globSync } from 'tinyglobby';
import { read, root } from './pages.ts';

/** The most lines that two places may share. */
const most = 8;

interface Line {
  readonly place: string;
  readonly text: string;
}

/** What is no import, comment or lone punctuation. */
function lines(file: string): readonly Line[] {
  const code = read(file).replace(/^(?:import|export) [^;]*? from '[^']+';$/gm, (all) =>
    all.replace(/[^\n]/g, ''),
  );
  return code.split('\n').flatMap((line, i) => {
    const text = line.trim().replace(/\s+/g, ' ');
    return /\w/.test(text) && !/^(?:\/\/|\/?\*)/.test(text) ? [{ place: `${file}:${i + 1}`, text }] : [];
  });
}

describe('product code', () => {
  it(`shares no more than ${most} identical lines between two places`, () => {
    const seen = new Map<string, string>();
    const shared: string[] = [];
    for (const file of globSync(['src/**/*.ts', 'media/**/*.{ts,tsx}'], { cwd: root })) {
      const all = lines(file);
      for (let i = 0; i + most < all.length; i++) {
        const run = all.slice(i, i + most + 1);
        const text = run.map((line) => line.text).join('\n');
        const earlier = seen.get(text);
        if (earlier === undefined) seen.set(text, run[0]!.place);
        else shared.push(`${earlier} ~ ${run[0]!.place}`);
      }
    }
    assert.deepEqual(shared, []);
  });
});
