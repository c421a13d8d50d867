import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'mocha';
import type { Finding } from '../../../src/check/types.ts';
import { contextOf, findingsOf, problemsIn, uriOf } from './fixture.ts';

interface Case {
  /** Before or after the rules by us, or by somebody who saw none ("blind"); "measured only": no rule was made by it. */
  readonly written: string;
  readonly context: Readonly<Record<string, string>>;
  readonly output: string;
}

const { disagreeing, agreeing } = JSON.parse(
  readFileSync(new URL('../../fixtures/disagreement.json', import.meta.url), 'utf8'),
) as { readonly disagreeing: readonly Case[]; readonly agreeing: readonly Case[] };

const disagreements = (findings: readonly Finding[]) =>
  problemsIn(findings).filter(({ kind }) => kind === 'sourcesDisagree');

const flagged = async (cases: readonly Case[], isFlagged: boolean): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const { context, output } of cases) {
    const problems = disagreements(await findingsOf(output, contextOf(context)));
    if (problems.length > 0 === isFlagged) found.push(`${output}\n  ${JSON.stringify(context)}`);
  }
  return found;
};

/** Share of the cases that is found, by how they were written. */
const least = [
  ['before', 0.8],
  ['after', 0.8],
  ['blind', 0.75],
  ['with the rules known', 0.3],
] as const;

describe('sources that disagree', () => {
  for (const [written, share] of least)
    it(`are found in at least ${share * 100} % of the planted cases that were written ${written}`, async () => {
      const cases = disagreeing.filter((one) => one.written.startsWith(written));
      const missed = await flagged(cases, false);
      assert.ok(cases.length >= 12);
      assert.ok(missed.length <= cases.length * (1 - share), `${missed.length}\n${missed.join('\n')}`);
    });

  it('are seen in at most 3 % of 85 cases that only look so', async () => {
    const wrong = await flagged(agreeing, true);
    assert.ok(agreeing.length >= 85);
    assert.ok(wrong.length <= agreeing.length * 0.03, `${wrong.length}\n${wrong.join('\n')}`);
  });

  it('are not seen in things that are told apart by their number, however much alike they are', async () => {
    const factOf = (room: number) => `Room ${room} of the tower holds ${room + 1000} books.`;
    const rooms = Array.from({ length: 60 }, (_, room) => [`${room}.md`, factOf(room)]);
    assert.deepEqual(disagreements(await findingsOf(factOf(43), contextOf(Object.fromEntries(rooms)))), []);
  });

  it('are told with both places, at the value, and never with high confidence', async () => {
    const output = 'It is so: the notice period is 30 days [1].';
    const index = contextOf({
      'a.md': '# A\n\nThe notice period is 30 days.',
      'b.md': 'The notice period is 60 days.',
    });
    const findings = await findingsOf(output, index);
    assert.deepEqual(disagreements(findings), [
      {
        kind: 'sourcesDisagree',
        text: '30 days',
        start: output.indexOf('30'),
        end: output.indexOf('30') + '30 days'.length,
        at: { uri: uriOf('a.md'), line: 3 },
        other: '60 days',
        otherAt: { uri: uriOf('b.md'), line: 1 },
      },
    ]);
    assert.ok(findings.every((one) => one.type === 'failure' || one.confidence !== 'high'));
  });
});
