import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { alarmThreshold, raisesAlarm } from '../../../src/check/alarm.ts';
import type { Assessment, Finding } from '../../../src/check/types.ts';
import { reasonText } from '../../../src/report/reasonText.ts';
import { contains, overlaps } from '../../../src/text/span.ts';
import { type CheckedExample, checkExample } from './checkExample.ts';

const root = join(import.meta.dirname, '../../../examples');
const folders = readdirSync(root, { withFileTypes: true }).flatMap((e) => (e.isDirectory() ? e.name : []));
const valueKinds = new Set(['number', 'date', 'time', 'unit']);

describe('the examples, checked offline', () => {
  for (const folder of folders) {
    describe(folder, () => {
      let checked: CheckedExample;
      before(async () => {
        checked = await checkExample(join(root, folder));
      });

      it('contradicts every wrong number, date, time and unit at its words, naming both values and the line', () => {
        for (const planted of checked.planted.filter((p) => valueKinds.has(p.kind))) {
          const found = assessmentsAt(checked, planted.wordsAt).find((f) => f.verdict === 'contradicted');
          assert.ok(found, `not contradicted: ${planted.words} in “${planted.sentence}”`);
          const focus = found.focus ?? found.claim;
          assert.ok(
            contains(planted.wordsAt, focus) || contains(focus, planted.wordsAt),
            `underlined “${checked.text.slice(focus.start, focus.end)}” instead of “${planted.words}”`,
          );
          const { reason } = found;
          assert.equal(reason.code, 'differs', planted.sentence);
          if (reason.code !== 'differs') continue;
          assert.equal(reason.at.line, planted.context?.line, planted.sentence);
          assert.equal(reason.at.uri, planted.context?.file);
          assert.ok(shareANumber(planted.words, reason.here), `${reason.here} for ${planted.words}`);
          assert.ok(shareANumber(planted.context!.words, reason.there), `${reason.there} in the reason`);
          const words = reasonText(reason);
          assert.ok(words.includes(reason.here) && words.includes(reason.there), words);
        }
      });

      it('supports no invented name or detail', () => {
        for (const planted of checked.planted.filter((p) => p.expected === 'unsupported')) {
          const found = assessmentsAt(checked, planted.wordsAt);
          assert.ok(
            found.some((f) => f.verdict === 'unsupported'),
            `“${planted.words}” came out ${found.map((f) => f.verdict).join(', ') || 'unchecked'}`,
          );
        }
      });

      it('contradicts no right sentence', () => {
        const wrong = rightFindings(checked).filter(
          (f) => f.type === 'assessment' && f.verdict === 'contradicted',
        );
        assert.deepEqual(wrong.map(describeFinding), []);
      });

      it('flags no right sentence', () => {
        const sentences = new Set(rightFindings(checked).map((f) => f.claim.sentence));
        const flagged = rightFindings(checked).filter((f) => raisesAlarm(f, alarmThreshold.balanced));
        assert.ok(sentences.size >= 15, `only ${sentences.size} right sentences`);
        assert.deepEqual(flagged.map(describeFinding), []);
      });
    });
  }
});

const assessmentsAt = ({ outcome }: CheckedExample, at: { start: number; end: number }): Assessment[] =>
  outcome.findings.flatMap((f) => (f.type === 'assessment' && overlaps(f.claim, at) ? [f] : []));

/** Findings in sentences that hold no planted error. */
const rightFindings = ({ outcome, planted }: CheckedExample): Finding[] =>
  outcome.findings.filter((f) => !planted.some((p) => overlaps(p.at, outcome.sentences[f.claim.sentence]!)));

const describeFinding = (f: Finding): string =>
  f.type === 'assessment'
    ? `${f.verdict}: ${f.claim.text} (${reasonText(f.reason)})`
    : `failed: ${f.claim.text}`;

/** Whether two wordings of a value have a number in common; true where one of them is written out in words. */
function shareANumber(a: string, b: string): boolean {
  const numbers = (text: string) => text.replace(/(\d),(?=\d{3})/g, '$1').match(/\d+(?:\.\d+)?/g) ?? [];
  const [here, there] = [numbers(a), numbers(b)];
  return here.length === 0 || there.length === 0 || here.some((n) => there.map(Number).includes(Number(n)));
}
