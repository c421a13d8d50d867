import assert from 'node:assert/strict';
import { ClaimNames } from '../../../src/check/claimId.ts';
import { sentencesOf } from './checks.ts';

const idsOf = (...texts: readonly string[]): readonly string[] => {
  const sentences = sentencesOf(...texts);
  const names = new ClaimNames(sentences);
  return sentences.map(({ start, end }, sentence) => names.name({ sentence, start, end }).id);
};

describe('the name of a claim', () => {
  it('stays the same under white space, case, quote style and emphasis', () => {
    const [plain] = idsOf('He said "ten" dogs.');
    for (const variant of ['He said  “ten”\ndogs.', 'HE SAID "TEN" DOGS.', 'He said **"ten"** _dogs_.'])
      assert.deepEqual(idsOf(variant), [plain], variant);
    assert.notDeepEqual(idsOf('He said "two" dogs.'), [plain]);
  });

  it('tells equal sentences apart by their order in the text, not in the stream', () => {
    const ids = idsOf('Ten dogs.', '**Ten** dogs.', 'Two dogs.', 'Ten dogs.');
    assert.equal(new Set(ids).size, 4);

    const sentences = sentencesOf('Ten dogs.', '**Ten** dogs.', 'Two dogs.', 'Ten dogs.');
    const names = new ClaimNames(sentences);
    const backwards = [3, 2, 1, 0].map((sentence) => names.name({ sentence, ...sentences[sentence]! }).id);
    assert.deepEqual(backwards.toReversed(), ids);
  });

  it('tells equal words of one sentence apart', () => {
    const [sentence] = sentencesOf('Ten dogs and ten cats, ten in all.');
    const spans = [
      { start: 13, end: 16 },
      { start: 23, end: 26 },
    ];
    const ids = spans.map((span) => new ClaimNames([sentence!]).name({ sentence: 0, ...span }).id);
    assert.notEqual(ids[0], ids[1]);
  });

  it('tells several claims over the same words apart, and repeats itself after a retraction', () => {
    const sentences = sentencesOf('Ten dogs run and bark.');
    const names = new ClaimNames(sentences);
    const claim = (text: string) => names.name({ sentence: 0, start: 0, end: 22, text });
    const first = [claim('Ten dogs run.'), claim('Ten dogs bark.')];
    assert.notEqual(first[0]!.id, first[1]!.id);
    names.forget(0);
    assert.deepEqual([claim('Ten dogs run.'), claim('Ten dogs bark.')], first);
  });

  it('does not depend on a wording of the judge', () => {
    const [sentence] = sentencesOf('They bark.');
    const named = (text?: string) =>
      new ClaimNames([sentence!]).name({ sentence: 0, start: 0, end: 10, text: text || undefined });
    assert.equal(named('The ten dogs bark.').id, named().id);
    assert.deepEqual([named('The ten dogs bark.').text, named().text], ['The ten dogs bark.', 'They bark.']);
  });

  it('takes the sentence for a span that leaves it', () => {
    const sentences = sentencesOf('Ten dogs.', 'They bark.');
    const names = new ClaimNames(sentences);
    for (const span of [
      { start: 5, end: 15 },
      { start: 12, end: 12 },
      { start: -3, end: 4 },
    ]) {
      const { start, end, text } = names.name({ sentence: 1, ...span });
      assert.deepEqual([start, end, text], [10, 20, 'They bark.']);
    }
  });
});
