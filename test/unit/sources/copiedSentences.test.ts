import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { collectWhole } from '../../../src/check/collect.ts';
import { requestOf } from '../../../src/check/prepare.ts';
import { createOfflineJudge } from '../../../src/judges/offline/offlineJudge.ts';
import type { SourceFile } from '../../../src/sources/reading.ts';
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

const [asked = '', ...told] = sentences;
const said = 'Marta Ruiz wrote 7 novels in Lisbon.';

/** Chats in which a person and tools say the sentences, and the assistant one more. */
const transcripts: Readonly<Record<string, string>> = {
  'chat.json': JSON.stringify({
    messages: [
      { role: 'user', content: `${asked} What else is known?` },
      { role: 'tool', name: 'search', content: told.join('\n\n') },
      { role: 'assistant', content: said },
    ],
  }),
  'chat.jsonl': [
    { role: 'user', content: [{ type: 'text', text: `${asked} What else is known?` }] },
    ...told.map((text, i) => ({ role: 'tool', tool_call_id: `${i}`, content: JSON.stringify({ text }) })),
    { role: 'assistant', content: said },
  ]
    .map((message) => JSON.stringify(message))
    .join('\n'),
  'run.json': JSON.stringify({
    run_type: 'chain',
    inputs: { question: asked },
    child_runs: [
      { run_type: 'retriever', outputs: { documents: told.map((page_content) => ({ page_content })) } },
    ],
    outputs: { answer: said },
  }),
};

const verdictsIn = async (file: SourceFile) => {
  const index = buildIndex([await readSource(file)]);
  const judge = createOfflineJudge();
  return async (texts: readonly string[]) => {
    const request = requestOf({ text: texts.join('\n\n'), index, judge });
    const { findings } = await collectWhole(request, new AbortController().signal);
    return findings.map((one) => [one.type === 'assessment' ? one.verdict : 'failed', one.claim.text]);
  };
};

async function assertCopies(file: SourceFile): Promise<void> {
  const verdictsOf = await verdictsIn(file);
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
}

describe('a sentence that is copied from a document', () => {
  for (const format of formats)
    it(`is supported by ${format}, and never with one number altered`, async () => {
      const file = await fileOf(format);
      assert.equal(sourceFormat(file), format);
      await assertCopies(file);
    });
});

describe('a sentence that is copied from a transcript', () => {
  for (const [uri, text] of Object.entries(transcripts)) {
    const file = { uri, bytes: new TextEncoder().encode(text) };
    it(`is supported by ${uri}, and never with one number altered`, () => assertCopies(file));
    it(`is not supported by ${uri} where the assistant alone says so`, async () => {
      const verdictsOf = await verdictsIn(file);
      assert.deepEqual(await verdictsOf([said]), [['unsupported', said]]);
    });
  }
});
