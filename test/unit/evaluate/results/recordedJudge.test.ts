import assert from 'node:assert/strict';
import { recordedJudge } from '../../../../src/evaluate/results/recordedJudge.ts';
import { checkText } from '../../../../src/evaluate/run/checkText.ts';
import { createOfflineJudge } from '../../../../src/judges/offline/offlineJudge.ts';
import { textSteps } from '../../../../src/sources/readText.ts';
import { evaluation, results, rowsOf } from '../evaluations.ts';

describe('a recorded judge', () => {
  const row = {
    output: 'Here is the summary:\n\nThe bridge is 150 metres long. It was opened in 1987. It may be red.',
    context: ['It was opened in 1987.', '# Bridge\n\nThe bridge is 120 metres long.'],
  };

  it('finds again what was found: verdicts, words at fault, evidence, and what is no claim', async () => {
    const judge = createOfflineJudge();
    const [one] = await results({ rows: rowsOf(row), evaluation: evaluation({ judges: [judge] }) });
    const signal = new AbortController().signal;
    const order = { text: row.output, facts: row.context };
    const [first, again] = await Promise.all(
      [judge, recordedJudge(one!.results[0]!)].map((j) => checkText(order, j, textSteps, signal)),
    );
    const told = ({ outcome }: NonNullable<typeof first>) => ({
      findings: outcome.findings.map((found) =>
        found.type === 'failure'
          ? found
          : [
              found.claim.id,
              found.verdict,
              found.flags,
              found.focus,
              found.confidence,
              found.judge,
              found.evidence,
            ],
      ),
      skipped: outcome.skipped,
    });
    assert.deepEqual(told(again!), told(first!));
    assert.ok(
      first!.outcome.findings.some(
        (found) => found.type === 'assessment' && found.verdict === 'contradicted',
      ),
    );
  });
});
