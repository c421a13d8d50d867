import { Tokenizer } from '@huggingface/tokenizers';
import { PairTokenizer } from '../../../../src/judges/reading/pairTokenizer.ts';

/** BERT's uncased tokenizer over a few pieces. */
export const bertTokenizer = (pieces: Readonly<Record<string, number>>): PairTokenizer =>
  new PairTokenizer(
    new Tokenizer(
      {
        version: '1.0',
        added_tokens: ['[UNK]', '[CLS]', '[SEP]'].map((content) => ({
          id: pieces[content],
          content,
          special: true,
        })),
        normalizer: { type: 'BertNormalizer', clean_text: true, handle_chinese_chars: true, lowercase: true },
        pre_tokenizer: { type: 'BertPreTokenizer' },
        post_processor: {
          type: 'BertProcessing',
          cls: ['[CLS]', pieces['[CLS]']],
          sep: ['[SEP]', pieces['[SEP]']],
        },
        decoder: null,
        model: {
          type: 'WordPiece',
          vocab: pieces,
          unk_token: '[UNK]',
          continuing_subword_prefix: '##',
          max_input_chars_per_word: 100,
        },
      },
      {},
    ),
  );
