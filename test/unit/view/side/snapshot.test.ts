import assert from 'node:assert/strict';
import { runAtOnce } from '../../../../src/base/timeSlices.ts';
import { alarmThreshold } from '../../../../src/check/alarm.ts';
import type { Estimate } from '../../../../src/check/judge.ts';
import { Problem } from '../../../../src/check/problem.ts';
import type { Assessment } from '../../../../src/check/types.ts';
import { Findings } from '../../../../src/review/findings.ts';
import { viewStateSchema } from '../../../../src/view/side/sideProtocol.ts';
import { type SideViewModel, snapshotSteps } from '../../../../src/view/side/snapshot.ts';
import { viewModel } from '../../../bench/viewModel.ts';

const snapshotOf = (model: SideViewModel) => runAtOnce(snapshotSteps(model));

const uri = 'file:///work/answer.md';
const limits = 'file:///work/limits.md';
const text = 'The plan has 5 GB. It costs 3 euros. Ada built it. Is it good?';

const sentences = [...text.matchAll(/[^.?]+[.?]/g)].map(({ 0: raw, index }) => {
  const start = index + raw.length - raw.trimStart().length;
  return { start, end: index + raw.length, text: raw.trim(), kind: 'prose' as const, trail: [] };
});

const judged = (sentence: number, part: Partial<Assessment>): Assessment => {
  const { start, end, text } = sentences[sentence]!;
  return {
    type: 'assessment',
    claim: { id: `id${sentence}`, text, start, end, sentence },
    verdict: 'supported',
    flags: {},
    reason: { code: 'found', at: { uri: limits, line: 1 } },
    evidence: [],
    confidence: 'high',
    alarm: 0,
    judge: 'offline',
    ...part,
  };
};

const contradicted = judged(0, {
  verdict: 'contradicted',
  alarm: 1,
  reason: { code: 'differs', kind: 'quantity', here: '5 GB', there: '10 GB', at: { uri: limits, line: 12 } },
  evidence: [{ uri: limits, start: 0, end: 9, line: 12, quote: '10 GB each', role: 'clashes', statement: 3 }],
  focus: { start: text.indexOf('5 GB'), end: text.indexOf('5 GB') + 4 },
  correction: '10 GB',
});
const unsupported = judged(2, {
  verdict: 'unsupported',
  // Between the two thresholds.
  alarm: (alarmThreshold.balanced + alarmThreshold.quiet) / 2,
  reason: { code: 'notFound', missing: ['Ada'] },
  flags: { hedged: true },
});

const store = (estimate?: Estimate) => {
  const findings = new Findings(() => undefined);
  const run = findings.begin(uri, {
    judge: 'offline',
    context: [],
    sentences,
    span: { start: 0, end: text.length },
    size: { statements: 20, items: 1 },
  });
  if (estimate) run.add({ type: 'estimate', ...estimate });
  return { findings, run };
};

const model = (findings: Findings, part: Partial<SideViewModel> = {}): SideViewModel => {
  const review = findings.get(uri);
  return {
    ...viewModel,
    document: { uri, name: 'answer.md' },
    ...(review ? { review } : {}),
    context: [limits],
    scorer: findings.scorer,
    ...part,
  };
};

const checkedStore = () => {
  const { findings, run } = store();
  run.add(unsupported);
  run.add(contradicted);
  run.add(judged(1, {}));
  run.add({ type: 'skipped', sentence: 3, why: 'question', start: 51, end: 62 });
  run.add({ type: 'ended', how: 'completed' });
  return findings;
};

describe('snapshot', () => {
  it('follows the protocol at every stage', () => {
    const { findings, run } = store();
    const valid = () => viewStateSchema.parse(snapshotOf(model(findings)));
    valid();
    run.add(contradicted);
    valid();
    run.add({ type: 'ended', how: 'failed', problem: new Problem('wrongKey', { host: 'api.example.com' }) });
    valid();
    viewStateSchema.parse(snapshotOf(model(new Findings(() => undefined))));
  });

  it('names the context and the judge, and where text goes', () => {
    const state = snapshotOf(
      model(checkedStore(), { judge: { id: 'openai:gpt-4o', destination: 'api.openai.com' } }),
    );
    assert.deepEqual(state.context, [{ uri: limits, name: 'limits.md' }]);
    assert.deepEqual(state.judge, {
      name: 'gpt-4o',
      destination: 'api.openai.com',
      restricted: undefined,
    });
    assert.equal(state.graderDestination, undefined);
  });

  it('names files of the context that were not read, and counts those beyond the first', () => {
    const { findings } = store();
    assert.equal(snapshotOf(model(findings)).leftOut, undefined);
    const empty = new Problem('contextEmpty', { uri: 'file:///work/empty.md' }).data;
    const names = Array.from({ length: 12 }, (_, i) => `specs/${i}.md`);
    const { leftOut } = snapshotOf(
      model(findings, { leftOut: names.map((name) => ({ name, problem: empty })) }),
    );
    assert.equal(leftOut?.summary, '12 context files were not read.');
    assert.equal(leftOut.lines[0], 'specs/0.md: empty.md contains no text.');
    assert.deepEqual([leftOut.lines.length, leftOut.more], [10, 2]);
  });

  it('says where text would go to be graded, also where the judge sends none', () => {
    const state = snapshotOf(
      model(checkedStore(), { grader: { id: 'openai:gpt-4o', destination: 'api.openai.com' } }),
    );
    assert.equal(state.judge.destination, undefined);
    assert.equal(state.graderDestination, 'api.openai.com');
  });

  it('shows how many claims are supported to those who wish so, and the score in the tooltip', () => {
    const { score } = snapshotOf(model(checkedStore(), { summary: 'counts' }));
    assert.equal(score?.display, '1 of 3');
    assert.equal(score?.tooltip, 'Faithfulness: 0.33 (higher is better)');
    assert.equal(snapshotOf(model(checkedStore())).score?.display, '0.33');
  });

  it('marks the words of the evidence that the claim differs from', () => {
    const [claim] = snapshotOf(model(checkedStore())).claims;
    const [evidence] = claim?.evidence ?? [];
    assert.equal(evidence?.quote.slice(evidence.focus?.start, evidence.focus?.end), '10 GB');
  });

  it('names the cell of a table', () => {
    const start = text.indexOf('5 GB') - 4;
    const cell = { start, end: start + 8, name: 'row “Free”, column “Storage”' };
    const [claim] = snapshotOf(model(checkedStore(), { cellAt: () => cell })).claims;
    assert.equal(claim?.cell, cell.name);
    assert.equal(claim?.text.slice(claim.focus?.start, claim.focus?.end), 'has 5 GB'.slice(0, 8));
  });

  it('has no run and no score before the first check', () => {
    const state = snapshotOf(model(new Findings(() => undefined)));
    assert.deepEqual(state.run, { state: 'none' });
    assert.equal(state.score, undefined);
  });

  it('tells how far a run is', () => {
    const { findings, run } = store();
    run.add(contradicted);
    const { run: shown } = snapshotOf(model(findings));
    assert.deepEqual(shown, { state: 'running', answered: 1, total: 4, estimate: '' });
  });

  it('tells what a run is expected to use, where it costs something', () => {
    const estimated = (calls: number) => {
      const { findings } = store({ calls, promptTokens: calls * 900, completionTokens: 80, cost: 0.0123 });
      const { run } = snapshotOf(model(findings));
      return run.state === 'running' && run.estimate;
    };
    assert.equal(estimated(1), 'about 980 tokens, cost 0.012');
    assert.equal(estimated(0), '');
  });

  it('has no score before the first answer, which is not a failed one', () => {
    const { findings, run } = store();
    assert.equal(snapshotOf(model(findings)).score, undefined);
    run.add({ type: 'ended', how: 'cancelled' });
    assert.equal(snapshotOf(model(findings)).score?.status, 'failed');
  });

  it('tells what a run has used, where it used anything', () => {
    const { findings, run } = store();
    run.add({ type: 'usage', calls: 2, promptTokens: 1400, completionTokens: 100, cost: 0.0204 });
    run.add({ type: 'ended', how: 'completed' });
    const used = snapshotOf(model(findings)).run;
    assert.match('usage' in used ? used.usage : '', /^2 calls, 1,500 tokens, cost 0\.020, \d\.\d s$/);
    const free = snapshotOf(model(checkedStore())).run;
    assert.equal('usage' in free && free.usage, '');
  });

  it('lists claims in the order of the text, each with its place in the order "worst first"', () => {
    const { claims } = snapshotOf(model(checkedStore()));
    assert.deepEqual(
      claims.map(({ id, verdict, rank }) => [id, verdict, rank]),
      [
        ['id0', 'contradicted', 0],
        ['id1', 'supported', 2],
        ['id2', 'unsupported', 1],
      ],
    );
  });

  it('makes no claim anew that is what it was', () => {
    const findings = checkedStore();
    const first = snapshotOf(model(findings)).claims;
    findings.decisionsChanged();
    const again = snapshotOf(model(findings, { leastAlarm: 1 })).claims;
    assert.ok(first.length > 1);
    for (const [i, { evidence }] of again.entries()) assert.equal(evidence, first[i]!.evidence);
    const readOnly = snapshotOf(model(findings, { fixMode: 'none' })).claims;
    assert.ok(first.some(({ correction }) => correction));
    assert.ok(readOnly.every(({ correction }) => !correction));
  });

  it('says that a fix is copied where the text is a record', () => {
    const [claim] = snapshotOf(model(checkedStore(), { fixMode: 'copy' })).claims;
    assert.deepEqual([claim?.correction, claim?.copiesCorrection], ['10 GB', true]);
    assert.equal(snapshotOf(model(checkedStore())).claims[0]?.copiesCorrection, undefined);
  });

  it('gives a claim its reason, evidence, words at fault and correction', () => {
    const claim = snapshotOf(model(checkedStore())).claims[0]!;
    assert.equal(claim.reason, 'The text says 5 GB; the context says 10 GB (limits.md, line 12).');
    assert.deepEqual(claim.evidence, [
      { place: 'limits.md, line 12', quote: '10 GB each', focus: { start: 0, end: 5 }, role: 'clashes' },
    ]);
    assert.equal(claim.text.slice(claim.focus!.start, claim.focus!.end), '5 GB');
    assert.equal(claim.correction, '10 GB');
  });

  it("marks no words in a judge's own wording of a claim", () => {
    const { findings, run } = store();
    run.add({ ...contradicted, claim: { ...contradicted.claim, text: 'The plan includes five gigabytes.' } });
    assert.equal(snapshotOf(model(findings)).claims[0]!.focus, undefined);
  });

  it('says how the chosen scorer counts each claim', () => {
    const findings = checkedStore();
    const counted = () => snapshotOf(model(findings)).claims.map(({ countsAs }) => countsAs);
    assert.deepEqual(counted(), ['contradicted', 'supported', 'unsure']);
    findings.setScorer('hallucination');
    assert.deepEqual(counted(), ['hallucinated', 'not hallucinated', 'hallucinated']);
  });

  it('has tallies that agree with the list', () => {
    const state = snapshotOf(model(checkedStore()));
    for (const { label, count } of state.score!.tallies)
      assert.equal(state.claims.filter(({ countsAs }) => countsAs === label).length, count);
  });

  it('flags by sensitivity without changing verdicts', () => {
    const flagged = (leastAlarm: number) =>
      snapshotOf(model(checkedStore(), { leastAlarm })).claims.map((claim) => claim.flagged);
    assert.deepEqual(flagged(alarmThreshold.quiet), [true, false, false]);
    assert.deepEqual(flagged(alarmThreshold.balanced), [true, false, true]);
  });

  it('lists what was not checked and why', () => {
    assert.deepEqual(snapshotOf(model(checkedStore())).skipped, [
      { text: 'Is it good?', line: 1, why: 'a question' },
    ]);
  });

  it('shows a failure as a state of its own, with the next step', () => {
    const { findings, run } = store();
    run.add({
      type: 'failure',
      claim: unsupported.claim,
      problem: new Problem('noAnswer'),
      judge: 'openai:gpt-4o',
    });
    const claim = snapshotOf(model(findings)).claims[0]!;
    assert.equal(claim.verdict, 'failed');
    assert.equal(claim.confidence, undefined);
    assert.match(claim.reason, /Try again/);
  });
});

describe('the notice', () => {
  const noticeAfter = (problem: Problem) => {
    const { findings, run } = store();
    run.add({ type: 'ended', how: 'failed', problem });
    return snapshotOf(model(findings)).notice;
  };

  it('offers the step that helps', () => {
    assert.equal(noticeAfter(new Problem('wrongKey'))?.actions[0]?.command, 'setApiKey');
    assert.equal(noticeAfter(new Problem('unreachable'))?.actions[1]?.command, 'testConnection');
    assert.equal(noticeAfter(new Problem('noSuchModel'))?.actions[0]?.command, 'chooseJudge');
    assert.equal(noticeAfter(new Problem('contextEmpty'))?.actions[0]?.command, 'chooseContext');
  });

  it('offers the offline judge first where an endpoint is down, and nowhere else', () => {
    for (const code of ['unreachable', 'serverError', 'stalled'] as const)
      assert.equal(noticeAfter(new Problem(code))?.actions[0]?.command, 'checkOffline');
    for (const code of ['wrongKey', 'contextEmpty'] as const)
      assert.ok(!noticeAfter(new Problem(code))?.actions.some(({ command }) => command === 'checkOffline'));
  });

  it('tells once why nothing was judged, and no claim tells it again', () => {
    const { findings, run } = store();
    const problem = new Problem('unreachable', { host: 'localhost:11434' }).data;
    run.add({ type: 'failure', claim: unsupported.claim, problem, judge: 'openai:gpt-4o' });
    run.add({
      type: 'failure',
      claim: contradicted.claim,
      problem: new Problem('noAnswer').data,
      judge: 'offline',
    });
    run.add({ type: 'ended', how: 'failed', problem });
    const { notice, claims } = snapshotOf(model(findings));
    assert.match(notice!.message, /localhost:11434/);
    assert.deepEqual(
      claims.map(({ id, reason }) => [id, reason === '']),
      [
        ['id0', false],
        ['id2', true],
      ],
    );
  });

  it('points to the log after a fault of ours', () => {
    const { findings, run } = store();
    run.add({ type: 'ended', how: 'failed' });
    assert.equal(snapshotOf(model(findings)).notice?.actions[0]?.command, 'showLog');
  });

  it('says what a cancelled check did not reach', () => {
    const { findings, run } = store();
    run.add(contradicted);
    run.add({ type: 'ended', how: 'cancelled' });
    assert.equal(snapshotOf(model(findings)).notice?.nextStep, '3 sentences were not checked.');
  });

  it('asks to recheck what was edited', () => {
    const findings = checkedStore();
    const edited = text.replace('5 GB', '6 GB');
    findings.edit(uri, [{ start: 13, end: 14, text: '6' }], (start, end) => edited.slice(start, end));
    const state = snapshotOf(model(findings));
    assert.equal(state.claims[0]!.stale, 'edited');
    assert.equal(state.notice?.actions[0]?.command, 'recheckStale');
  });

  it('is silent when all is well, and while a check runs', () => {
    assert.equal(snapshotOf(model(checkedStore())).notice, undefined);
    assert.equal(snapshotOf(model(store().findings)).notice, undefined);
  });
});
