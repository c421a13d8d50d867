import assert from 'node:assert/strict';
import { frontMatterBinding, frontMatterEdit } from '../../../src/sources/frontMatter.ts';

const edited = (text: string, context: readonly string[]): string | undefined => {
  const edit = frontMatterEdit(text, context);
  return edit && text.slice(0, edit.start) + edit.text + text.slice(edit.end);
};

describe('context that is remembered in a document', () => {
  const spec = ['specs/limits.md'];

  for (const [what, text] of [
    ['without front matter', '# Title\n\nText.\n'],
    ['with empty front matter', '---\n---\n\nText.\n'],
    ['with front matter of others', '---\ntitle: A   # keep\ntags: [a,  b]\n---\n\nText.\n'],
    ['that names another context', '---\nclaimlight: old.md\n---\n\nText.\n'],
    ['that names one with a question', '---\nclaimlight:\n  context: old.md\n  question: How?\n---\nText.\n'],
    ['with a byte order mark', '\uFEFFText.\n'],
    ['of Windows', '---\r\ntitle: A\r\n---\r\n\r\nText.\r\n'],
  ] as const)
    it(`is read again from a text ${what}, which stays as it is`, () => {
      const after = edited(text, spec)!;
      const question = frontMatterBinding(text)?.question;
      assert.deepEqual(frontMatterBinding(after), { context: spec, question });
      const rest = (whole: string) => whole.slice(whole.indexOf('Text.') < 0 ? 0 : whole.indexOf('Text.'));
      assert.equal(rest(after), rest(text));
      if (text.includes('\r\n')) assert.doesNotMatch(after, /[^\r]\n/);
    });

  it('leaves what others wrote there to the letter', () => {
    assert.equal(
      edited('---\ntitle: A # keep\n---\nText.\n', ['a.md', 'b.md']),
      '---\ntitle: A # keep\nclaimlight:\n  context:\n    - a.md\n    - b.md\n---\nText.\n',
    );
  });

  it('is none where the front matter cannot be read', () => {
    assert.equal(edited('---\ntitle: [\n---\nText.\n', spec), undefined);
    assert.equal(edited('---\njust words\n---\nText.\n', spec), undefined);
    assert.equal(edited('+++\ntitle = "A"\n+++\nText.\n', spec), undefined);
  });
});
