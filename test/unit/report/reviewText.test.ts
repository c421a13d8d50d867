import assert from 'node:assert/strict';
import type { ReportClaim, ReportDecision } from '../../../src/check/report.ts';
import { decisionText, reviewText } from '../../../src/report/reviewText.ts';

const claim = (decision?: ReportDecision): ReportClaim =>
  ({ verdict: 'contradicted', decision }) as Partial<ReportClaim> as ReportClaim;
const inText: ReportDecision = { kind: 'ignored', inText: true, note: 'the old name' };

describe('what a report says of the review', () => {
  it('counts what comments of the text ignore among the ignored', () => {
    assert.equal(
      reviewText({ claims: [claim(inText), claim({ kind: 'ignored' }), claim()] }),
      'Reviewed: 2 ignored (1 by comments in the text), 0 verified, 1 open.',
    );
    assert.equal(decisionText(inText), 'Ignored by a comment in the text: the old name');
  });

  it('counts what the person chose to hide', () => {
    assert.equal(
      reviewText({ claims: [claim()], hiddenClaims: 2 }),
      '2 faint findings are not underlined, by choice.',
    );
  });
});
