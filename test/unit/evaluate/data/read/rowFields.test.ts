import assert from 'node:assert/strict';
import { isFaulty } from '../../../../../src/evaluate/data/dataset.ts';
import { readLines } from '../../../../../src/evaluate/data/read/fileLines.ts';
import { ragTruthFields, readRagTruthSources } from '../../../../../src/evaluate/data/read/ragTruth.ts';
import { rawRows, toRows } from '../../../../../src/evaluate/data/read/readRows.ts';
import { toRow } from '../../../../../src/evaluate/data/read/rowFields.ts';
import { plain } from '../../../plain.ts';
import { chunked, collect } from '../../bytes.ts';

const fields = (value: unknown) => {
  const { position: _, line: __, ...rest } = toRow({ line: 1, value }, 0);
  return rest;
};

const faultOf = (value: unknown) => {
  const row = toRow({ line: 1, value }, 0);
  return isFaulty(row) ? [row.fault.code, row.fault.args.field] : [];
};

describe('a row', () => {
  it('has its fields under any of their usual names', () => {
    assert.deepEqual(
      fields({
        question: 'Q',
        answer: 'A',
        contexts: ['1', '2'],
        ground_truth: 'R',
        label: 'refuted',
        model: 'm',
      }),
      {
        input: 'Q',
        output: 'A',
        context: ['1', '2'],
        reference: 'R',
        expected: { kind: 'verdict', verdict: 'contradicted' },
        provider: 'm',
      },
    );
  });

  it('may have a text or objects with a text as its context', () => {
    assert.deepEqual(fields({ output: 'A', context: 'one' }), { output: 'A', context: ['one'] });
    assert.deepEqual(fields({ output: 'A', documents: [{ text: 'one' }, { page_content: 'two' }] }), {
      output: 'A',
      context: ['one', 'two'],
    });
  });

  it('is faulty without input and output, with a field of a wrong type, or with a label that nobody knows', () => {
    assert.deepEqual(faultOf({ context: 'x' }), ['rowField', 'output']);
    assert.deepEqual(faultOf({ output: { a: 1 } }), ['rowField', 'output']);
    assert.deepEqual(faultOf({ output: 'A', context: [{ other: 1 }] }), ['rowField', 'context']);
    assert.deepEqual(faultOf({ output: 'A', expected: 'maybe' }), ['rowField', 'expected']);
    assert.deepEqual(faultOf(['not', 'an', 'object']), ['rowSyntax', undefined]);
  });

  it('reads the labels of public data sets', () => {
    const label = (expected: unknown) => fields({ output: 'A', expected });
    assert.deepEqual(label('Entailment'), {
      output: 'A',
      expected: { kind: 'verdict', verdict: 'supported' },
    });
    assert.deepEqual(label(0), { output: 'A', expected: { kind: 'right', right: false } });
    assert.deepEqual(label('hallucinated'), { output: 'A', expected: { kind: 'right', right: false } });
    assert.deepEqual(label('e'), { output: 'A', expected: { kind: 'category', category: 'E' } });
  });

  it('takes a sentence where a label could stand for the reference, unless it has one', () => {
    const expected = 'Paris is the capital.';
    assert.deepEqual(fields({ output: 'A', expected }), { output: 'A', reference: expected });
    assert.deepEqual(fields({ output: 'A', expected, reference: 'R' }), { output: 'A', reference: 'R' });
  });

  it('stays a row of its own where another has the same id', async () => {
    const read = await collect(
      toRows(rawRows('jsonl', chunked('{"id":"a","output":"x"}\n{"id":"a","output":"y"}'))),
    );
    assert.deepEqual(
      read.map((row) => !isFaulty(row) && [row.id, row.line, row.output]),
      [
        ['a', 1, 'x'],
        ['a', 2, 'y'],
      ],
    );
  });

  it('keeps its position and line, broken rows counted', async () => {
    const read = await collect(toRows(rawRows('jsonl', chunked('{"output":"a"}\n{\n\n{"output":"b"}'))));
    assert.deepEqual(
      read.map((row) => [row.position, row.line, isFaulty(row)]),
      [
        [0, 1, false],
        [1, 2, true],
        [2, 4, false],
      ],
    );
  });
});

describe('TruthfulQA', () => {
  const header = 'Type,Category,Question,Best Answer,Correct Answers,Incorrect Answers,Source\n';

  it('has questions, correct answers as facts, and the best one as the reference', async () => {
    const line = 'Adversarial,Myths,Can owls turn all the way?,No,"No; They turn three quarters",Yes,x';
    assert.deepEqual(plain(await collect(toRows(rawRows('csv', chunked(header + line))))), [
      {
        position: 0,
        line: 2,
        input: 'Can owls turn all the way?',
        reference: 'No',
        context: ['No', 'They turn three quarters'],
        vars: { question: 'Can owls turn all the way?' },
      },
    ]);
  });
});

describe('RAGTruth', () => {
  const sources = [
    { source_id: '7', source_info: 'A long report.' },
    { source_id: '8', source_info: { question: 'Who?', passages: 'passage 1: Ann.' } },
    { source_id: '9', source_info: { name: 'Bar', WiFi: 'no' } },
  ];
  const response = (source_id: string, labels: unknown) => ({
    id: '1',
    source_id,
    model: 'some-model',
    response: 'Text.',
    labels,
  });
  const read = async (record: unknown) => {
    const lines = readLines(chunked(sources.map((s) => JSON.stringify(s)).join('\n')));
    return toRow({ line: 1, value: record }, 0, ragTruthFields(await readRagTruthSources(lines)));
  };

  it('joins a response with what its model was given', async () => {
    assert.deepEqual(await read(response('8', [])), {
      position: 0,
      line: 1,
      id: '1',
      input: 'Who?',
      context: ['passage 1: Ann.'],
      output: 'Text.',
      provider: 'some-model',
      expected: { kind: 'verdict', verdict: 'supported' },
    });
  });

  it('calls a conflict contradicted and a baseless statement unsupported', async () => {
    const label = async (...types: readonly string[]) => {
      const row = await read(
        response(
          '7',
          types.map((label_type) => ({ label_type })),
        ),
      );
      return isFaulty(row) ? row.fault : row.expected;
    };
    assert.deepEqual(await label('Subtle Baseless Info', 'Evident Conflict'), {
      kind: 'verdict',
      verdict: 'contradicted',
    });
    assert.deepEqual(await label('Evident Baseless Info'), { kind: 'verdict', verdict: 'unsupported' });
  });

  it('tells a response without its source', async () => {
    const row = await read(response('77', []));
    assert.deepEqual(isFaulty(row) && row.fault.args, { field: 'source_id' });
  });
});
