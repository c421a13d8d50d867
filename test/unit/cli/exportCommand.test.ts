import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { formatDecisions } from '../../../src/review/decisions.ts';
import { createWorkplace, lines } from './workplace.ts';

describe('claimlight export', () => {
  it('gives decisions as labelled rows, on which judges are held against people', async () => {
    const place = createWorkplace();
    try {
      mkdirSync(join(place.folder, '.claimlight'));
      const decision = { evidence: 'e', author: 'Ida' } as const;
      const file = place.file(
        '.claimlight/decisions.json',
        formatDecisions([
          {
            ...decision,
            kind: 'verified',
            claim: 'a',
            text: 'The bridge is 120 metres long.',
            note: 'measured',
          },
          { ...decision, kind: 'ignored', claim: 'b', text: 'The bridge is 150 metres long.' },
          { ...decision, kind: 'noted', claim: 'c', text: 'The bridge is old.', note: 'ask Ann' },
        ]),
      );
      const bare = await place.run(['export', 'decisions', file]);
      assert.deepEqual(
        bare.out
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line)),
        [
          {
            id: 'a',
            output: 'The bridge is 120 metres long.',
            expected: 'right',
            decision: 'verified',
            note: 'measured',
            author: 'Ida',
          },
          {
            id: 'b',
            output: 'The bridge is 150 metres long.',
            expected: 'right',
            decision: 'ignored',
            author: 'Ida',
          },
        ],
      );
      assert.match(bare.error, /1 verified, 1 ignored[\s\S]*add --context/);
      const context = place.file('facts.md', 'The bridge is 120 metres long.');
      const rows = join(place.folder, 'labels.jsonl');
      assert.equal((await place.run(['export', 'decisions', file, '-c', context, '--out', rows])).code, 0);
      const { out } = await place.run(['eval', rows]);
      assert.match(out, /Cohen’s kappa +Labelled wrong\n.*50\.0 % +0\.00 +0\.0 %/);
      const none = await place.run(['export', 'decisions', context]);
      assert.equal(none.code, 2);
      assert.match(none.error, /contains no decisions/);
      assert.equal((await place.run(['export', 'decisions', join(place.folder, 'gone.json')])).code, 2);
    } finally {
      place.remove();
    }
  });

  it('agreement is told beside what the labels alone would give', async () => {
    const place = createWorkplace();
    try {
      const row = (metres: number, expected: string) => ({
        output: `The bridge is ${metres} metres long.`,
        context: 'The bridge is 120 metres long.',
        expected,
      });
      const data = place.file(
        'd.jsonl',
        lines(row(120, 'right'), row(120, 'wrong'), row(150, 'wrong'), row(150, 'wrong')),
      );
      assert.match((await place.run(['eval', data])).out, /75\.0 % +0\.50 +75\.0 %/);
    } finally {
      place.remove();
    }
  });
});
