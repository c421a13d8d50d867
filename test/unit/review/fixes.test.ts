import assert from 'node:assert/strict';
import type { Assessment, Evidence } from '../../../src/check/types.ts';
import {
  clearFixes,
  correctionEdit,
  type EvidenceForm,
  editedText,
  evidenceEdits,
  removalEdit,
} from '../../../src/review/fixes.ts';
import type { LiveFinding } from '../../../src/review/review.ts';
import type { Span } from '../../../src/text/span.ts';
import { finding } from './_findings.ts';

function spanOf(text: string, words: string): Span {
  const start = text.indexOf(words);
  assert.ok(start >= 0, `“${words}” is in the text`);
  return { start, end: start + words.length };
}

const without = (text: string, sentence: string): string =>
  editedText(text, [removalEdit(text, spanOf(text, sentence))]);

describe('a text with several edits', () => {
  it('has each where its words stood, in whatever order they come', () => {
    const edits = [
      { start: 0, end: 2, text: 'They' },
      { start: 10, end: 14, text: '10 GB' },
    ];
    for (const order of [edits, edits.toReversed()])
      assert.equal(editedText('It stores 5 GB.', order), 'They stores 10 GB.');
  });
});

describe('a correction', () => {
  const wrong = finding({ text: 'It stores 5 GB.' });

  it('replaces the words at fault alone', () => {
    const edit = correctionEdit({ ...wrong, focus: { start: 10, end: 14 }, correction: '10 GB' });
    assert.deepEqual(edit, { start: 10, end: 14, text: '10 GB' });
  });

  it('replaces the claim where no words at fault are known', () => {
    const edit = correctionEdit({ ...wrong, correction: 'It stores 10 GB.' });
    assert.deepEqual(edit, { start: 0, end: 15, text: 'It stores 10 GB.' });
  });

  it('is not made up where the judge has none', () => {
    assert.equal(correctionEdit(wrong), undefined);
  });
});

describe('removing a sentence', () => {
  it('leaves one space between its neighbours', () => {
    assert.equal(without('One. Two. Three.', 'Two.'), 'One. Three.');
  });

  it('leaves no space at the beginning or the end of a paragraph', () => {
    assert.equal(without('One. Two.', 'One.'), 'Two.');
    assert.equal(without('One. Two.\n\nThree.', 'Two.'), 'One.\n\nThree.');
  });

  it('takes a list item with its marker and its line', () => {
    assert.equal(without('- One.\n- Two.\n- Three.\n', 'Two.'), '- One.\n- Three.\n');
    assert.equal(without('1. One.\r\n2. Two.\r\n', 'One.'), '2. Two.\r\n');
  });

  it('takes a paragraph of its own with one of the blank lines around it', () => {
    assert.equal(without('One.\n\nTwo.\n\nThree.\n', 'Two.'), 'One.\n\nThree.\n');
  });

  it('keeps an indented sentence of a list item apart from the next', () => {
    assert.equal(without('- One. Two.\n- Three.', 'Two.'), '- One.\n- Three.');
  });
});

describe('inserting evidence', () => {
  const evidence: Evidence = {
    ...finding().evidence[0]!,
    quote: 'It stores\n10 GB.',
    line: 12,
  };
  const inserted = (text: string, sentence: string, form: EvidenceForm): string =>
    editedText(text, evidenceEdits(text, spanOf(text, sentence), evidence, 'limits.md, line 12', form));

  it('as a quote stands below the paragraph, with its place', () => {
    assert.equal(
      inserted('One. Two.\n\nThree.', 'One.', 'quote'),
      'One. Two.\n\n> It stores 10 GB.\n> — limits.md, line 12\n\nThree.',
    );
  });

  it('as a footnote takes the next number, in the line breaks of the document', () => {
    assert.equal(
      inserted('One.[^1] Two.\r\n\r\n[^1]: Old.\r\n', 'Two.', 'footnote'),
      'One.[^1] Two.[^2]\r\n\r\n[^1]: Old.\r\n\r\n[^2]: “It stores 10 GB.” (limits.md, line 12)\r\n',
    );
  });

  it('as a citation stands before the full stop', () => {
    assert.equal(inserted('One. Two.', 'One.', 'citation'), 'One (limits.md, line 12). Two.');
  });
});

describe('fixes that are beyond doubt', () => {
  const text = 'Free accounts store 5 GB.';
  const clash = (part: Partial<Assessment> = {}): Assessment => ({
    ...finding({ text }),
    reason: {
      code: 'differs',
      kind: 'quantity',
      here: '5 GB',
      there: '10 GB',
      at: { uri: 'file:///context.md', line: 1 },
    },
    focus: { start: 20, end: 24 },
    correction: '10 GB',
    ...part,
  });
  const texts = (...all: readonly LiveFinding[]) => clearFixes(all).map((fix) => fix.text);

  it('are those of values that the context names', () => {
    assert.deepEqual(texts({ finding: clash() }), ['10 GB']);
  });

  it('leave out what is in doubt, stale or decided', () => {
    const decision = { kind: 'ignored', claim: 'id', evidence: '', text } as const;
    assert.deepEqual(
      texts(
        { finding: clash({ confidence: 'medium' }) },
        { finding: clash({ flags: { hedged: true } }) },
        { finding: clash({ reason: { code: 'modelSays', text: 'It is 10 GB.' } }) },
        { finding: clash({ focus: undefined }) },
        { finding: clash({ correction: undefined }) },
        { finding: clash(), stale: 'context' },
        { finding: clash(), decision },
      ),
      [],
    );
  });

  it('put no two corrections onto the same words', () => {
    assert.deepEqual(texts({ finding: clash() }, { finding: clash({ correction: '20 GB' }) }), ['10 GB']);
  });
});
