import assert from 'node:assert/strict';
import fc from 'fast-check';
import { type GraderAnswer, readGraderAnswer } from '../../../../src/check/factuality/graderAnswer.ts';
import { cpuTime } from '../../cpuTime.ts';

const rows: readonly (readonly [name: string, text: string, answer: GraderAnswer])[] = [
  ['JSON', '{"category": "A", "reason": "It fits."}', { category: 'A', reason: 'It fits.' }],
  ['white space around JSON', '\n  {"category":"B","reason":"More."}\n', { category: 'B', reason: 'More.' }],
  ['fenced JSON', '```json\n{"category": "C", "reason": "Same."}\n```', { category: 'C', reason: 'Same.' }],
  [
    'prose around JSON',
    'Here you are: {"category": "D", "reason": "No."} Anything else?',
    { category: 'D', reason: 'No.' },
  ],
  ['a small letter', '{"category": "e", "reason": "Near."}', { category: 'E', reason: 'Near.' }],
  ['a padded letter', '{"category": " A\\n", "reason": " Yes. "}', { category: 'A', reason: 'Yes.' }],
  ['JSON without a reason', '{"category": "A"}', { category: 'A', reason: '' }],
  ['JSON with a blank reason', '{"category": "A", "reason": "  "}', { category: 'A', reason: '' }],
  ['a reason that is no text', '{"category": "A", "reason": 7}', { category: 'A', reason: '' }],
  [
    'braces and quotes in the reason',
    '{"reason": "It says \\"{D}\\" and {\\"category\\":\\"D\\"}", "category": "A"}',
    { category: 'A', reason: 'It says "{D}" and {"category":"D"}' },
  ],
  [
    'two objects that agree',
    '{"category":"A"} {"category":"a","reason":"x"}',
    { category: 'A', reason: 'x' },
  ],
  ['a broken object before a whole one', '{ oh {"category":"B"}', { category: 'B', reason: '' }],
  ['an object about something else', '{"steps": 3}\n{"category":"B"}', { category: 'B', reason: '' }],
  ['JSON behind the same letter', '(A) {"category": "A", "reason": "r"}', { category: 'A', reason: 'r' }],
  ['(A)', '(A) It is a subset.', { category: 'A', reason: 'It is a subset.' }],
  ['A)', 'B) It is a superset.', { category: 'B', reason: 'It is a superset.' }],
  ['a small letter in brackets', '(c) Same.', { category: 'C', reason: 'Same.' }],
  ['white space before the letter', ' \n (D) No.', { category: 'D', reason: 'No.' }],
  ['a letter alone', '(E)', { category: 'E', reason: '' }],
  ['a colon after the letter', '(A): fits', { category: 'A', reason: 'fits' }],
  ['lines after the letter', '(A)\nIt fits.\nWell.', { category: 'A', reason: 'It fits.\nWell.' }],
  ['later letters in the reason', '(A) and not (D).', { category: 'A', reason: 'and not (D).' }],

  ['options before JSON', 'It is (A) or (D).\n{"category":"A"}', { category: 'A', reason: '' }],
  ['no error in JSON', '{"category":"C","error":null}', { category: 'C', reason: '' }],
  ['words behind JSON', '{"category":"C"}\nI hope that helps.', { category: 'C', reason: '' }],
  [
    'a letter that is denied',
    '(B) It is a superset rather than (C).',
    { category: 'B', reason: 'It is a superset rather than (C).' },
  ],
  [
    'a letter of the texts',
    '(A) Vitamin A and grade B are named.',
    { category: 'A', reason: 'Vitamin A and grade B are named.' },
  ],

  ['two letters', '(A) or (D)', { error: 'ambiguous' }],
  ['a letter, and another in JSON', '(D) {"category":"A"}', { error: 'ambiguous' }],
  ['a correction behind JSON', '{"category":"A"} Correction: D', { error: 'ambiguous' }],
  ['another letter behind JSON', '{"category":"A"}\nIt should be (D).', { error: 'ambiguous' }],
  ['another letter behind the first', '(C) Wait, that is wrong. It is (D).', { error: 'ambiguous' }],
  ['another category by name', '(C) On second thoughts the category is D.', { error: 'ambiguous' }],
  ['a letter that is regretted', '(C) Wait, that is wrong.', { error: 'taken back' }],
  ['JSON that is regretted', '{"category":"C"} Sorry, I cannot grade this.', { error: 'taken back' }],
  ['an error beside the category', '{"category":"C","error":"timeout"}', { error: 'taken back' }],
  ['an error behind the letter', '(C) {"error":"timeout"}', { error: 'taken back' }],
  ['another letter in JSON', '{"category": "Z", "reason": "?"}', { error: 'invalid category' }],
  ['a word in JSON', '{"category": "subset", "reason": "?"}', { error: 'invalid category' }],
  ['two letters in JSON', '{"category": "AB"}', { error: 'invalid category' }],
  ['an empty category', '{"category": "", "reason": "(A)"}', { error: 'invalid category' }],
  ['a category that is no text', '{"category": 1}', { error: 'invalid category' }],
  ['no fallback from JSON to a letter', '(A) Yes. {"category": "F"}', { error: 'invalid category' }],
  ['two objects that disagree', '{"category":"A"}\n{"category":"D"}', { error: 'ambiguous' }],
  ['two categories in one object', '{"category":"D","reason":"r","category":"C"}', { error: 'ambiguous' }],
  [
    'a category that is quoted',
    '{"category":"D","reason":"It says \\"category\\": \\"C\\"."}',
    { category: 'D', reason: 'It says "category": "C".' },
  ],
  ['a letter that is not at the start', 'The answer is (A).', { error: 'unexpected format' }],
  ['a letter without a bracket', 'A', { error: 'unexpected format' }],
  ['a letter outside of A to E', '(F) Hm.', { error: 'unexpected format' }],
  ['prose', 'They agree.', { error: 'unexpected format' }],
  ['JSON without a category', '{"reason": "fits"}', { error: 'unexpected format' }],
  ['a refusal', 'I am sorry, I cannot help with that.', { error: 'unexpected format' }],
  ['JSON that was cut off', '{"category": "A", "reason": "It', { error: 'unexpected format' }],
  ['nothing', '', { error: 'empty answer' }],
  ['blank text', ' \n\t', { error: 'empty answer' }],
];

describe('a grader’s answer', () => {
  for (const [name, text, answer] of rows)
    it(`${name}: ${'error' in answer ? answer.error : answer.category}`, () =>
      assert.deepEqual(readGraderAnswer(text), answer));

  it('is mended where it is written as in Python or JavaScript', () => {
    const rows: readonly (readonly [text: string, reason: string])[] = [
      ['{"category": "C", "reason": "Same.",}', 'Same.'],
      ["{'category': 'C', 'reason': 'Same.'}", 'Same.'],
      ["{'category': 'C', 'reason': 'It\\'s the \"same\".',}", 'It\'s the "same".'],
      ["{'category': 'C', 'reason': \"It's the same, it's said.\"}", "It's the same, it's said."],
      ['{"category": "C", "reason": "Lists: [1,] and \'a\',}.",}', "Lists: [1,] and 'a',}."],
    ];
    for (const [text, reason] of rows)
      assert.deepEqual(readGraderAnswer(text), { category: 'C', reason }, text);
    assert.deepEqual(readGraderAnswer("{'category': 'F',}"), { error: 'invalid category' });
  });

  it('is read in the time that its length takes, whatever it holds', async () => {
    const hostile = [
      `{${",'".repeat(50_000)}}`,
      '{'.repeat(200_000),
      '{"'.repeat(100_000),
      '{}'.repeat(50_000),
    ];
    for (const answer of hostile) {
      const work = () => assert.deepEqual(readGraderAnswer(answer), { error: 'unexpected format' });
      assert.ok((await cpuTime(work)) < 2000);
    }
  });

  it('is found in any prose around it without braces, or a bracket that may name another category', () => {
    const prose = fc.string().map((text) => text.replace(/[{}"\\)]/g, ''));
    fc.assert(
      fc.property(
        prose,
        prose,
        fc.constantFrom('A', 'B', 'C', 'D', 'E'),
        fc.string(),
        (a, b, category, reason) => {
          assert.deepEqual(readGraderAnswer(a + JSON.stringify({ category, reason }) + b), {
            category,
            reason: reason.trim(),
          });
        },
      ),
    );
  });
});
