import assert from 'node:assert/strict';
import type { Finding, Outcome, Verdict } from '../../../../src/check/types.ts';
import { Findings } from '../../../../src/review/findings.ts';
import type { PastRun } from '../../../../src/review/history.ts';
import {
  comparisonView,
  currentClaimId,
  historyView,
  runComparison,
} from '../../../../src/view/side/comparisonView.ts';

const words = ['One is true.', 'Two is true.'];

const outcome = (...verdicts: Verdict[]): Outcome => {
  const sentences = words.map((text, i) => ({
    start: i * 20,
    end: i * 20 + text.length,
    text,
    kind: 'prose' as const,
    trail: [],
  }));
  const findings = verdicts.map(
    (verdict, sentence): Finding => ({
      type: 'assessment',
      claim: { ...sentences[sentence]!, id: `c${sentence}`, sentence },
      verdict,
      flags: {},
      reason: { code: 'nothingNear' },
      evidence: [],
      confidence: 'high',
      alarm: 0,
      judge: 'offline',
    }),
  );
  const usage = { calls: 0, promptTokens: 0, completionTokens: 0 };
  return { sentences, findings, skipped: [], unanswered: [], usage, statements: 9, items: 1 };
};

const run = (id: number, ...verdicts: Verdict[]): PastRun => ({
  run: {
    id,
    judge: id === 3 ? 'openai:gpt-4o' : 'offline',
    context: [],
    state: 'done',
    startedAt: id * 1000,
  },
  outcome: outcome(...verdicts),
});

const runs = [
  run(1, 'contradicted', 'unsupported'),
  run(2, 'supported', 'unsupported'),
  run(3, 'supported', 'supported'),
];

describe('past runs', () => {
  it('are shown by the chosen scorer', () => {
    const shown = (scorer: 'faithfulness' | 'hallucination') =>
      historyView(runs, scorer, 1).map(({ display, quality }) => `${display} ${quality}`);
    assert.deepEqual(shown('faithfulness'), ['0 poor', '0.5 fair', '1 good']);
    assert.deepEqual(shown('hallucination'), ['1 poor', '0.5 fair', '0 good']);
  });

  it('say when they were: today by the clock, else with the date', () => {
    const at = (startedAt: number) => {
      const past = run(1, 'supported');
      return historyView([{ ...past, run: { ...past.run, startedAt } }], 'faithfulness', 1)[0]!.when;
    };
    const clock = /^\D*\d+\D+\d+\D+\d+\D*$/;
    assert.match(at(Date.now()), clock);
    assert.match(at(new Date(2020, 4, 17, 9, 30).getTime()), /17.*30/);
  });

  it('name their judge and count their verdicts', () => {
    const last = historyView(runs, 'faithfulness', 1).at(-1)!;
    assert.equal(last.judge, 'gpt-4o');
    assert.deepEqual(last.counts, { contradicted: 0, unsupported: 0, failed: 0, supported: 2 });
  });

  it('are compared with the older one first, whichever was chosen first', () => {
    const comparison = runComparison(runs, [3, 1])!;
    assert.deepEqual(
      comparison.columns.map(({ subtitle }) => subtitle),
      ['Offline judge', 'gpt-4o'],
    );
  });

  it('are not compared when one is forgotten', () => {
    assert.equal(runComparison(runs, [1, 99]), undefined);
  });
});

describe('a comparison', () => {
  const view = comparisonView(runComparison(runs, [1, 2])!, 'faithfulness', 1);

  it('says how far its columns agree', () => {
    assert.equal(view.agreement, 'Agreement on 50% of the shared claims');
  });

  it('has a score a column and a row a claim', () => {
    assert.deepEqual(
      view.columns.map(({ display }) => display),
      ['0', '0.5'],
    );
    assert.deepEqual(
      view.rows.map(({ text, agree, cells }) => [text, agree, cells.map((cell) => cell?.verdict)]),
      [
        ['One is true.', false, ['contradicted', 'supported']],
        ['Two is true.', true, ['unsupported', 'unsupported']],
      ],
    );
  });

  it('keeps the other columns where one has no answer, and says why it has none', () => {
    const [first, second] = runComparison(runs, [1, 2])!.columns;
    const dead = {
      title: 'gpt-4o',
      subtitle: 'api.example.com',
      problem: { code: 'wrongKey', args: {} },
    } as const;
    const { columns, rows, agreement } = comparisonView(
      { kind: 'judges', columns: [first!, dead, second!] },
      'faithfulness',
      1,
    );
    assert.equal(agreement, 'Agreement on 50% of the shared claims');
    assert.deepEqual(
      columns.map(({ display, problem }) => [display, problem !== undefined]),
      [
        ['0', false],
        ['–', true],
        ['0.5', false],
      ],
    );
    assert.match(columns[1]!.problem!.message, /key/);
    assert.deepEqual(
      rows.map(({ cells }) => cells.map((cell) => cell?.verdict)),
      [
        ['contradicted', undefined, 'supported'],
        ['unsupported', undefined, 'unsupported'],
      ],
    );
  });

  it('speaks of no agreement where one column alone has an answer', () => {
    const [first] = runComparison(runs, [1, 2])!.columns;
    const dead = {
      title: 'gpt-4o',
      subtitle: 'api.example.com',
      problem: { code: 'wrongKey', args: {} },
    } as const;
    const view = comparisonView({ kind: 'judges', columns: [dead, first!] }, 'faithfulness', 1);
    assert.equal(view.agreement, '');
    assert.equal(view.rows.length, 2);
  });

  it('leads to the claim that stands on the same words now', () => {
    const findings = new Findings(() => undefined);
    const { sentences } = outcome();
    const started = { judge: 'offline', context: [], sentences, span: { start: 0, end: 40 } };
    const now = findings.begin('file:///a.md', { ...started, size: { statements: 9, items: 1 } });
    const [first] = outcome('supported').findings;
    now.add({ ...first!, claim: { ...first!.claim, id: 'other', end: 7 } } as Finding);
    const review = findings.get('file:///a.md')!;
    const comparison = runComparison(runs, [1, 2]);
    assert.equal(currentClaimId('c0', comparison, review), 'other');
    assert.equal(currentClaimId('other', comparison, review), 'other');
    assert.equal(currentClaimId('c1', comparison, review), 'c1');
  });
});
