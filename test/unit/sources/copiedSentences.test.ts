import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { collectWhole } from '../../../src/check/collect.ts';
import { requestOf } from '../../../src/check/prepare.ts';
import { createOfflineJudge } from '../../../src/judges/offline/offlineJudge.ts';
import { readSource } from '../../../src/sources/readSource.ts';
import { sourceFormat } from '../../../src/sources/sourceFormat.ts';
import { buildIndex } from '../../../src/text/searchIndex.ts';
import { fileOf, formats, sentences } from './fileOfEachFormat.ts';

/** Each of its figures in turn made another one. */
const altered = (sentence: string): readonly string[] =>
  [...sentence.matchAll(/\d[\d,.]*\d|\d/g)].map(({ 0: figure, index }) => {
    const digit = (Number(figure[0]) % 9) + 1;
    return `${sentence.slice(0, index)}${digit}${figure.slice(1)}${sentence.slice(index + figure.length)}`;
  });

describe('a sentence that is copied from a document', () => {
  for (const format of formats)
    it(`is supported by ${format}, and never with one number altered`, async () => {
      const file = await fileOf(format);
      assert.equal(sourceFormat(file), format);
      const index = buildIndex([await readSource(file)]);
      const judge = createOfflineJudge();
      const verdictsOf = async (texts: readonly string[]) => {
        const request = requestOf({ text: texts.join('\n\n'), index, judge });
        const { findings } = await collectWhole(request, new AbortController().signal);
        return findings.map((one) => [one.type === 'assessment' ? one.verdict : 'failed', one.claim.text]);
      };
      const copied = await verdictsOf(sentences);
      assert.deepEqual(
        copied.filter(([verdict]) => verdict !== 'supported'),
        [],
      );
      assert.ok(copied.length >= sentences.length);
      for (const wrong of sentences.flatMap(altered)) {
        const verdicts = await verdictsOf([wrong]);
        assert.ok(
          verdicts.some(([verdict]) => verdict !== 'supported'),
          wrong,
        );
      }
    });
});
