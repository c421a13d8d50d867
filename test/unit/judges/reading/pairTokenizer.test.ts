import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { Tokenizer } from '@huggingface/tokenizers';
import { PairTokenizer } from '../../../../src/judges/reading/pairTokenizer.ts';
import { bertTokenizer } from './bertTokenizer.ts';

const published = new URL('../../../fixtures/reading/published/tokenizer.json', import.meta.url);

/** As RoBERTa's: pieces of words begin with the space before them. */
const bytePairs = {
  version: '1.0',
  added_tokens: [],
  normalizer: null,
  decoder: null,
  pre_tokenizer: { type: 'ByteLevel', add_prefix_space: false, trim_offsets: true },
  post_processor: {
    type: 'RobertaProcessing',
    cls: ['<s>', 0],
    sep: ['</s>', 2],
    add_prefix_space: false,
    trim_offsets: true,
  },
  model: { type: 'BPE', vocab: { '<s>': 0, '</s>': 2, a: 3, b: 4, Ġ: 5, Ġb: 6 }, merges: ['Ġ b'] },
};

describe('reading: tokens', () => {
  it('have the frame that the tokenizer puts around pairs', () => {
    const bert = bertTokenizer({ '[UNK]': 0, '[CLS]': 7, '[SEP]': 8, a: 9 });
    assert.deepEqual(bert.frame, { before: [7], between: [8], after: [8] });
    const roberta = new PairTokenizer(new Tokenizer(bytePairs, {}));
    assert.deepEqual(roberta.frame, { before: [0], between: [2, 2], after: [2] });
    const deberta = new PairTokenizer(new Tokenizer(JSON.parse(readFileSync(published, 'utf8')), {}));
    assert.deepEqual(deberta.frame, { before: [1], between: [2], after: [2] });
  });

  it('are those of the whole text, though words are read one by one', () => {
    const tokenizers: readonly (readonly [Tokenizer, string])[] = [
      [new Tokenizer(bytePairs, {}), 'a b  ba b'],
      [
        new Tokenizer(JSON.parse(readFileSync(published, 'utf8')), {}),
        'the room, in seven books; the  door.',
      ],
    ];
    for (const [tokenizer, text] of tokenizers)
      assert.deepEqual(
        new PairTokenizer(tokenizer).of(text.replace('  ', ' ')).map(({ id }) => id),
        tokenizer.encode(text.replace('  ', ' '), { add_special_tokens: false }).ids,
      );
  });

  it('stand for their word without the marks around it', () => {
    const text = '“Tōkyō’s” library costs 12. —';
    const pieces = bertTokenizer({ '[UNK]': 0, '[CLS]': 7, '[SEP]': 8 }).of(text);
    assert.deepEqual(
      [...new Set(pieces.map(({ start, end }) => text.slice(start, end)))],
      ['Tōkyō’s', 'library', 'costs', '12', '—'],
    );
  });

  it('are refused where the tokenizer makes no pairs', () => {
    const alone = new Tokenizer({ ...bytePairs, model: { ...bytePairs.model, vocab: {}, merges: [] } }, {});
    assert.throws(() => new PairTokenizer(alone), /text_pair/);
  });
});
