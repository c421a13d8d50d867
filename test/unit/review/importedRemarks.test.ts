import assert from 'node:assert/strict';
import { commentMark } from '../../../src/check/commentMark.ts';
import type { ReportClaim } from '../../../src/check/report.ts';
import { toReport } from '../../../src/report/toReport.ts';
import { type Decision, Decisions, evidenceHash, type Remark } from '../../../src/review/decisions.ts';
import { importedRemarks } from '../../../src/review/importedRemarks.ts';
import { assessment, outcome } from '../check/outcomes.ts';

const plain = assessment('contradicted');
const finding = { ...plain, claim: { ...plain.claim, id: 'c1' } };
const about = { claim: finding.claim.id, evidence: evidenceHash(finding) };

const reportWith = (left: Pick<ReportClaim, 'decision' | 'note'>): string =>
  JSON.stringify(
    toReport({
      output: { start: 0, end: 10 },
      sources: [],
      judge: 'offline',
      outcome: outcome([finding]),
      reviewOf: () => left,
      timings: { total: 0 },
    }),
  );

const imported = (text: string) => importedRemarks(text, () => 'The ferry carries 900 cars.');

describe('what others left with claims', () => {
  it('is read from a report, for the claim and evidence that it was about', () => {
    const text = reportWith({ decision: { kind: 'verified', note: 'seen', author: 'Ann' } });
    assert.deepEqual(imported(text), [
      { ...about, kind: 'verified', text: finding.claim.text, note: 'seen', author: 'Ann' },
    ]);
  });

  it('may be a note alone', () => {
    assert.deepEqual(imported(reportWith({ note: 'ask Bo' })), [
      { ...about, kind: 'noted', text: finding.claim.text, note: 'ask Bo' },
    ]);
  });

  it('is not what the text or a baseline says already', () => {
    assert.deepEqual(imported(reportWith({ decision: { kind: 'ignored', inText: true } })), []);
    assert.deepEqual(imported(reportWith({ decision: { kind: 'ignored', inBaseline: true } })), []);
  });

  it('is read from the replies to comments of a review', () => {
    const mark = commentMark(JSON.parse(reportWith({})).claims[0]);
    const comments = [
      { id: 1, body: `**Contradicted**: 900\n\n${mark}`, user: { login: 'bot' } },
      { id: 2, body: 'A remark of somebody about something else', user: { login: 'cy' } },
      { id: 3, body: 'True since May.', in_reply_to_id: 1, user: { login: 'bo' } },
      { id: 4, body: 'I see.', in_reply_to_id: 1, user: null },
      { id: 5, body: 'Not about it.', in_reply_to_id: 2, user: { login: 'cy' } },
    ];
    assert.deepEqual(imported(JSON.stringify(comments)), [
      {
        ...about,
        kind: 'noted',
        text: 'The ferry carries 900 cars.',
        note: 'bo: True since May.\n?: I see.',
      },
    ]);
  });

  it('stands in nothing else', () => {
    for (const text of ['', 'claims', '{}', '[1]', '{"version":2,"claims":[]}'])
      assert.equal(imported(text), undefined);
  });

  it('leaves what stands here as it is', async () => {
    let kept: readonly Remark[] = [{ ...about, kind: 'ignored', text: finding.claim.text }];
    const store = {
      get decisions() {
        return kept;
      },
      change: async (make: (all: readonly Remark[]) => readonly Remark[]) => {
        kept = make(kept);
      },
    };
    const decisions = new Decisions(
      () => [store],
      () => store,
    );
    const other: Decision = { claim: 'b', evidence: 'e', kind: 'verified', text: 'B.' };
    const taken = await decisions.take([{ ...about, kind: 'verified', text: '' }, other], 'file:///a.md');
    assert.deepEqual(taken, [other]);
    assert.deepEqual(kept, [{ ...about, kind: 'ignored', text: finding.claim.text }, other]);
  });
});
