import assert from 'node:assert/strict';
import { shortHash } from '../../../src/base/hash.ts';
import { Problem } from '../../../src/check/problem.ts';
import { Findings, type FindingsChange, type RunHandle } from '../../../src/review/findings.ts';
import type { Edit } from '../../../src/review/trackedRanges.ts';
import type { Sentence } from '../../../src/text/passage.ts';
import { finding } from './_findings.ts';

const uri = 'file:///output.md';
const contextUri = 'file:///context.md';
const text = 'One is here. Two is there. Three is gone.';

const sentencesOf = (of: string): readonly Sentence[] =>
  [...of.matchAll(/[^.\s][^.]*\./g)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
    kind: 'prose',
    trail: [],
  }));

function begin(findings: Findings, of = text, only?: readonly number[]): RunHandle {
  return findings.begin(uri, {
    judge: 'test',
    context: [{ uri: contextUri, characters: 8, hash: shortHash('evidence') }],
    sentences: sentencesOf(of),
    span: { start: 0, end: of.length },
    size: { statements: 1, items: 1 },
    ...(only ? { only } : {}),
  });
}

const about = (
  sentence: number,
  of = text,
  verdict: 'contradicted' | 'unsupported' | 'supported' = 'contradicted',
) => {
  const { start, text: words } = sentencesOf(of)[sentence]!;
  return finding({ id: `${sentence}`, sentence, start, text: words, verdict });
};

/** A document that is edited under the store's eyes. */
class Edited {
  now: string;
  constructor(
    private readonly findings: Findings,
    start = text,
  ) {
    this.now = start;
  }
  replace(what: string, by: string): void {
    const start = this.now.indexOf(what);
    const edit: Edit = { start, end: start + what.length, text: by };
    this.now = this.now.slice(0, start) + by + this.now.slice(edit.end);
    this.findings.edit(uri, [edit], (from, to) => this.now.slice(from, to));
  }
  /** The words of every finding, as they stand in the text. */
  get found(): readonly string[] {
    const all = this.findings.get(uri)?.findings ?? [];
    return all.map(({ finding: { claim } }) => this.now.slice(claim.start, claim.end));
  }
}

describe('the store of findings', () => {
  let findings: Findings;
  let changes: FindingsChange[];

  beforeEach(() => {
    findings = new Findings(
      () => undefined,
      () => 0,
    );
    changes = [];
    findings.onDidChange((change) => changes.push(change));
  });

  it('shows each finding as soon as it is known', () => {
    const run = begin(findings);
    assert.equal(findings.get(uri)?.pending, 3);
    run.add(about(1));
    assert.equal(findings.get(uri)?.pending, 2);
    assert.deepEqual(
      findings.get(uri)?.findings.map((live) => live.finding.claim.id),
      ['1'],
    );
    assert.deepEqual(
      changes.map(({ kind }) => kind),
      ['run', 'findings'],
    );
  });

  it('keeps findings in the order of the text, whichever came first', () => {
    const run = begin(findings);
    for (const sentence of [2, 0, 1]) run.add(about(sentence));
    assert.deepEqual(
      findings.get(uri)?.findings.map((live) => live.finding.claim.id),
      ['0', '1', '2'],
    );
  });

  it('puts a result that arrives for an older version where its words are now', () => {
    const run = begin(findings);
    const edited = new Edited(findings);
    edited.replace('One', 'Number one');
    run.add(about(1));
    assert.deepEqual(edited.found, ['Two is there.']);
    assert.equal(findings.get(uri)?.findings[0]?.stale, undefined);
  });

  it('marks a result as stale whose words were edited before it came', () => {
    const run = begin(findings);
    new Edited(findings).replace('Two is', 'Two was');
    run.add(about(1));
    assert.equal(findings.get(uri)?.findings[0]?.stale, 'edited');
  });

  it('drops a result whose sentence is gone, and brings it back with the sentence', () => {
    const run = begin(findings);
    const edited = new Edited(findings);
    edited.replace('Two is there. ', '');
    run.add(about(1));
    assert.deepEqual(edited.found, []);
    edited.replace('Three', 'Two is there. Three');
    assert.deepEqual(edited.found, ['Two is there.']);
  });

  it('cancels a run when another begins, and takes nothing more from it', () => {
    const first = begin(findings);
    const second = begin(findings);
    assert.equal(first.signal.aborted, true);
    assert.equal(first.current, false);
    first.add(about(0));
    first.add({ type: 'ended', how: 'cancelled' });
    second.add(about(1));
    assert.deepEqual(
      findings.get(uri)?.findings.map((live) => live.finding.claim.id),
      ['1'],
    );
    assert.equal(findings.get(uri)?.run.state, 'running');
  });

  it('keeps what a cancelled run has found', () => {
    const run = begin(findings);
    run.add(about(0));
    findings.cancel(uri);
    run.add(about(1));
    run.add({ type: 'ended', how: 'cancelled' });
    const review = findings.get(uri)!;
    assert.equal(review.run.state, 'cancelled');
    assert.deepEqual(review.outcome.unanswered, [1, 2]);
    assert.equal(review.findings.length, 1);
  });

  it('keeps what an earlier run found on show until the new one answers, and drops the rest at its end', () => {
    const first = begin(findings);
    for (const sentence of [0, 1, 2]) first.add(about(sentence));
    first.add({ type: 'ended', how: 'completed' });
    const verdicts = () =>
      findings.get(uri)?.findings.map(({ finding: one }) => one.type === 'assessment' && one.verdict);
    const second = begin(findings);
    second.add(about(1, text, 'supported'));
    assert.deepEqual(verdicts(), ['contradicted', 'supported', 'contradicted']);
    second.add({ type: 'ended', how: 'cancelled' });
    assert.deepEqual(verdicts(), ['supported']);
  });

  it('loses nothing to a run that broke before it answered anything', () => {
    const first = begin(findings);
    for (const sentence of [0, 1]) first.add(about(sentence));
    first.add({ type: 'ended', how: 'completed' });
    const before = findings.get(uri)!.findings;
    const second = begin(findings);
    const problem = new Problem('unreachable');
    for (const sentence of [0, 1, 2])
      second.add({ type: 'failure', claim: about(sentence).claim, problem, judge: 'test' });
    second.add({ type: 'ended', how: 'failed', problem });
    assert.deepEqual(findings.get(uri)?.findings, before);
    assert.equal(findings.get(uri)?.run.problem, problem);
  });

  it('keeps the problem of a run that broke', () => {
    const run = begin(findings);
    run.add({ type: 'ended', how: 'failed', problem: new Problem('quota') });
    assert.equal(findings.get(uri)?.run.problem?.code, 'quota');
  });

  it('follows an answer that the judge takes back', () => {
    const run = begin(findings);
    run.add(about(0));
    run.add({ type: 'retracted', sentence: 0 });
    assert.equal(findings.get(uri)?.pending, 3);
    run.add({ type: 'skipped', sentence: 0, why: 'noClaim', start: 0, end: 12 });
    assert.deepEqual(findings.get(uri)?.findings, []);
    assert.equal(findings.get(uri)?.outcome.skipped[0]?.why, 'noClaim');
  });

  it('forgets a document that is cleared, and what its run still brings', () => {
    const run = begin(findings);
    findings.clear(uri);
    assert.equal(run.signal.aborted, true);
    run.add(about(0));
    assert.equal(findings.get(uri), undefined);
  });
});

describe('a recheck of some sentences', () => {
  let findings: Findings;
  let edited: Edited;

  beforeEach(() => {
    findings = new Findings(
      () => undefined,
      () => 0,
    );
    const run = begin(findings);
    for (const sentence of [0, 1, 2]) run.add(about(sentence));
    run.add({ type: 'ended', how: 'completed' });
    edited = new Edited(findings);
    edited.replace('Two is', 'Two was');
  });

  const staleOnes = () => findings.get(uri)!.findings.map(({ stale }) => stale);

  it('needs only what was edited', () => {
    const needed = sentencesOf(edited.now).map((sentence) => findings.needsCheck(uri, sentence));
    assert.deepEqual(needed, [false, true, false]);
  });

  it('keeps the stale finding on show until the new answer is there', () => {
    const run = begin(findings, edited.now, [1]);
    assert.deepEqual(staleOnes(), [undefined, 'edited', undefined]);
    run.add(about(1, edited.now, 'supported'));
    assert.deepEqual(staleOnes(), [undefined, undefined, undefined]);
    assert.deepEqual(edited.found, ['One is here.', 'Two was there.', 'Three is gone.']);
  });

  it('leaves everything as it was when it is cancelled', () => {
    const run = begin(findings, edited.now, [1]);
    findings.cancel(uri);
    run.add({ type: 'ended', how: 'cancelled' });
    assert.deepEqual(staleOnes(), [undefined, 'edited', undefined]);
  });

  it('finds a sentence that was typed since', () => {
    edited.replace('Three', 'New here. Three');
    const run = begin(findings, edited.now, [2]);
    run.add(about(2, edited.now));
    assert.deepEqual(edited.found, ['One is here.', 'Two was there.', 'New here.', 'Three is gone.']);
  });
});

describe('a change of the context', () => {
  let findings: Findings;

  beforeEach(() => {
    findings = new Findings(
      () => undefined,
      () => 0,
    );
    const run = begin(findings);
    run.add(about(0, text, 'contradicted'));
    run.add(about(1, text, 'unsupported'));
    run.add(about(2, text, 'supported'));
    run.add({ type: 'ended', how: 'completed' });
  });

  const staleOnes = () => findings.get(uri)!.findings.map(({ stale }) => stale);

  it('makes stale what is not backed, since the missing fact may be there now', () => {
    findings.contextChanged(contextUri, 'More before the evidence.');
    assert.deepEqual(staleOnes(), [undefined, 'context', undefined]);
  });

  it('makes stale what rests on words that are gone', () => {
    findings.contextChanged(contextUri, 'Other words.');
    assert.deepEqual(staleOnes(), ['context', 'context', 'context']);
  });

  it('takes that back when it is undone', () => {
    findings.contextChanged(contextUri, 'Other words.');
    findings.contextChanged(contextUri, 'evidence');
    assert.deepEqual(staleOnes(), [undefined, undefined, undefined]);
  });

  it('of another file says nothing', () => {
    findings.contextChanged('file:///other.md', '');
    assert.deepEqual(staleOnes(), [undefined, undefined, undefined]);
  });

  it('makes all stale where the document is bound to another file', () => {
    findings.contextBound(uri, ['file:///other.md']);
    assert.deepEqual(staleOnes(), ['context', 'context', 'context']);
  });

  it('makes all stale where a file is added, since it may say otherwise', () => {
    findings.contextBound(uri, [contextUri, 'file:///other.md']);
    assert.deepEqual(staleOnes(), ['context', 'context', 'context']);
  });

  it('takes that back where it is bound as before', () => {
    findings.contextBound(uri, ['file:///other.md']);
    findings.contextBound(uri, [contextUri]);
    assert.deepEqual(staleOnes(), [undefined, undefined, undefined]);
  });
});
