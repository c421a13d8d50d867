import assert from 'node:assert/strict';
import { Problem, type ProblemCode } from '../../../src/check/problem.ts';
import type { Place, Reason } from '../../../src/check/types.ts';
import { bandText } from '../../../src/report/labels.ts';
import { fileName, placeText } from '../../../src/report/place.ts';
import { problemText } from '../../../src/report/problems/problemText.ts';
import { reasonText } from '../../../src/report/reasonText.ts';

const at: Place = { uri: 'file:///docs/limits%20of%20use.md', line: 12 };
const values = { kind: 'quantity', here: '5 GB', there: '10 GB', at } as const;

describe('words', () => {
  it('name a place by its file and line, or its page', () => {
    assert.equal(placeText(at), 'limits of use.md, line 12');
    assert.equal(placeText({ ...at, uri: 'C:\\docs\\paper.pdf', page: 3 }), 'paper.pdf, page 3');
    assert.equal(fileName('file:///100%.md'), '100%.md');
    assert.equal(fileName('vscode-notebook-cell:/work/book.ipynb#W0sZmlsZQ%3D%3D'), 'book.ipynb');
  });

  const rows: readonly (readonly [Reason, string])[] = [
    [{ code: 'found', at }, 'Found in limits of use.md, line 12.'],
    [
      { code: 'notSaid', words: ['line manager'], quote: 'A vice president approves it.', at },
      'The closest passage does not say “line manager”: “A vice president approves it.” (limits of use.md, line 12).',
    ],
    [
      { code: 'notSaid', words: [], quote: 'A vice president approves it.', at },
      'The closest passage does not say this: “A vice president approves it.” (limits of use.md, line 12).',
    ],
    [
      { code: 'differs', ...values },
      'The text says 5 GB; the context says 10 GB (limits of use.md, line 12).',
    ],
    [
      { code: 'rounded', ...values },
      'Agrees only within rounding: the text says 5 GB, the context says 10 GB (limits of use.md, line 12).',
    ],
    [{ code: 'notFound', missing: ['Lisbon', '2017'] }, 'Not found in the context: “Lisbon”, “2017”.'],
    [{ code: 'fromQuestion', values: ['10'] }, 'Only in the question, not in the context: “10”.'],
    [{ code: 'modelSays', text: '**No**, {0}.' }, '**No**, {0}.'],
    [{ code: 'model', at: [at] }, 'The model based its verdict on limits of use.md, line 12.'],
  ];
  for (const [reason, text] of rows)
    it(`of the reason ${reason.code}`, () => assert.equal(reasonText(reason), text));

  it('of model and file text are not taken for templates', () => {
    const missing = ['{1}', '{0}'];
    assert.equal(reasonText({ code: 'notFound', missing }), 'Not found in the context: “{1}”, “{0}”.');
  });

  it('of a problem say what to do on the surface that shows it', () => {
    const problem = new Problem('noKey', { host: 'api.example.com', variable: 'EXAMPLE_KEY' });
    assert.deepEqual(problemText(problem, 'commandLine'), {
      message: 'No API key is set for api.example.com.',
      nextStep: 'Set the environment variable EXAMPLE_KEY.',
    });
    assert.match(problemText(problem).nextStep, /Claimlight: Set API Key/);
  });

  it('call a model by its own name in the editor, and as it was named on the command line', () => {
    const problem = new Problem('refused', { model: 'openai:gpt-4o' });
    assert.equal(problemText(problem).message, 'gpt-4o refused to answer.');
    assert.equal(problemText(problem, 'commandLine').message, 'openai:gpt-4o refused to answer.');
  });

  it('of a problem are whole sentences, also without arguments', () => {
    const codes: readonly ProblemCode[] = [
      'contextMissing',
      'quota',
      'unreachable',
      'noSuchModel',
      'badInput',
    ];
    for (const code of codes) {
      const { message, nextStep } = problemText(new Problem(code));
      for (const text of [message, nextStep]) assert.match(text, /^[^{}]*\.$/, code);
      assert.doesNotMatch(message, /undefined/);
    }
  });

  it('tell the bands of the scorers apart', () => {
    assert.notEqual(bandText('none', 'faithfulness'), bandText('none', 'hallucination'));
  });
});
