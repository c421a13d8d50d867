import assert from 'node:assert/strict';
import fc from 'fast-check';
import { Findings, type RunHandle } from '../../../src/review/findings.ts';
import type { Sentence } from '../../../src/text/passage.ts';
import { segment } from '../../../src/text/segment.ts';
import { finding } from './_findings.ts';

const uri = 'file:///output.md';
const contextUri = 'file:///context.md';
const start = 'One is here. Two is there, and was. Three is gone. Four came. Five went.';

/** A document whose findings are edited, checked and decided about. */
class Worked {
  #text = start;
  #decided = new Set<string>();
  readonly findings = new Findings(
    ({ claim }) =>
      this.#decided.has(claim.id)
        ? { kind: 'verified', claim: claim.id, evidence: '', text: claim.text }
        : undefined,
    () => 0,
  );

  check(picks: (sentence: Sentence, position: number) => boolean): void {
    const sentences = segment(this.#text);
    const only = sentences.flatMap((sentence, i) => (picks(sentence, i) ? [i] : []));
    const run = this.findings.begin(uri, {
      judge: 'test',
      context: [{ uri: contextUri, characters: 8, hash: 'hash' }],
      sentences,
      span: { start: 0, end: this.#text.length },
      size: { statements: 1, items: 1 },
      only,
    });
    for (const i of only) this.#answer(run, sentences[i]!, i);
    run.add({ type: 'ended', how: only.length % 2 === 0 ? 'completed' : 'cancelled' });
  }

  #answer(run: RunHandle, { start, end, text }: Sentence, sentence: number): void {
    if (text.length % 5 === 0) run.add({ type: 'skipped', sentence, why: 'command', start, end });
    else if (text.length % 7 !== 0) {
      const verdict = text.length % 3 === 0 ? 'supported' : 'unsupported';
      run.add(finding({ id: text, text, start, sentence, verdict }));
      if (text.length % 4 === 0) run.add({ ...finding({ id: `${text} too`, text: 'is', start, sentence }) });
      if (text.length % 11 === 0) run.add({ type: 'retracted', sentence });
    }
  }

  edit(at: number, removed: number, text: string): void {
    const from = Math.min(at, this.#text.length);
    const to = Math.min(from + removed, this.#text.length);
    this.#text = this.#text.slice(0, from) + text + this.#text.slice(to);
    this.findings.edit(uri, [{ start: from, end: to, text }], (a, b) => this.#text.slice(a, b));
  }

  decide(claim: number): void {
    const id = this.findings.get(uri)?.findings[claim]?.finding.claim.id;
    if (id !== undefined) this.#decided.add(id);
    this.findings.decisionsChanged();
  }
}

type Step = (worked: Worked) => void;

const steps: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(fc.nat(90), fc.nat(9), fc.constantFrom('', 'q', ' q', '. A ', 'Six is. ')).map(
    ([at, removed, text]): Step =>
      (worked) =>
        worked.edit(at, removed, text),
  ),
  fc.nat(6).map(
    (nth): Step =>
      (worked) =>
        worked.check((_, i) => i === nth),
  ),
  fc.constant<Step>((worked) => worked.check((sentence) => worked.findings.needsCheck(uri, sentence))),
  fc.nat(6).map(
    (nth): Step =>
      (worked) =>
        worked.decide(nth),
  ),
  fc.constantFrom('', 'evidence').map(
    (text): Step =>
      (worked) =>
        worked.findings.contextChanged(contextUri, text, text || 'hash'),
  ),
);

describe('a review', () => {
  it('that is read after each change reads as one that is read at the end', () =>
    fc.assert(
      fc.property(fc.array(steps, { maxLength: 12 }), (all) => {
        const [often, once] = [new Worked(), new Worked()];
        for (const step of [(one: Worked) => one.check(() => true), ...all]) {
          step(often);
          often.findings.get(uri);
          step(once);
        }
        assert.deepEqual(often.findings.get(uri), once.findings.get(uri));
      }),
      { numRuns: 300 },
    ));

  it('keeps the findings that neither moved nor changed', () => {
    const worked = new Worked();
    worked.check(() => true);
    const before = worked.findings.get(uri)!.outcome;
    worked.edit(start.indexOf('Five') + 4, 0, 'q');
    worked.check((sentence) => worked.findings.needsCheck(uri, sentence));
    const after = worked.findings.get(uri)!.outcome;
    const kept = after.findings.map((one, i) => one === before.findings[i]);
    assert.deepEqual(
      kept,
      after.findings.map(({ claim }) => claim.sentence < 4),
    );
    assert.ok(kept.includes(true));
  });
});
