import assert from 'node:assert/strict';
import { summaryTables } from '../../../src/evaluate/export/tables.ts';
import type { ColumnSummary } from '../../../src/evaluate/results/resultColumns.ts';
import { numberText, percentage } from '../../../src/report/shownNumber.ts';

describe('a number that is shown', () => {
  it('reads 100 or 0 per cent only where it is that', () => {
    assert.deepEqual(
      [1, 0.9996, 0.5, 0.0004, 0].map((share) => percentage(share, 1)),
      [100, 99.9, 50, 0.1, 0],
    );
    assert.deepEqual(
      [0.999, 0.505, 0.001].map((share) => percentage(share, 0)),
      [99, 51, 1],
    );
  });

  it('reads whole only where it is whole', () => {
    assert.deepEqual([1, 0.9996, 2 / 3, 0.001, 0].map(numberText), ['1.00', '0.99', '0.67', '0.01', '0.00']);
  });

  it('in the tables of a run too', () => {
    const column: ColumnSummary = {
      column: { judge: 'offline', scorer: 'faithfulness' },
      name: 'offline',
      counts: { scored: 5000, partial: 0, notApplicable: 0, failed: 0 },
      mean: 4999 / 5000,
      judged: 5000,
      missing: 0,
      worstMean: 4999 / 5000,
      passRate: 4999 / 5000,
      worstPassRate: 4999 / 5000,
      scale: 1,
      bins: [],
      usage: { calls: 0, promptTokens: 0, completionTokens: 0 },
    };
    const summary = {
      cases: 5000,
      failedCases: 0,
      casesWithFailures: 0,
      columns: [column],
      silent: [],
      agreement: [],
    };
    assert.deepEqual(summaryTables(summary)[0]!.rows[0]!.slice(1, 3), ['0.99', '99.9 %']);
  });
});
