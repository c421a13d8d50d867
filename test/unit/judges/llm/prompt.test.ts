import assert from 'node:assert/strict';
import { buildPrompt, numberList } from '../../../../src/judges/llm/prompt.ts';
import { readText } from '../../../../src/sources/readText.ts';
import { buildIndex } from '../../../../src/text/searchIndex.ts';
import { segment } from '../../../../src/text/segment.ts';

const plans =
  '# Plans\n\n| plan | storage |\n|---|---|\n| Free | 5 GB |\n| Pro | 10 GB |\n\nAll prices are monthly.\n';

const linesOf = (names: readonly string[], picked?: readonly number[]): readonly string[] => {
  const index = buildIndex(names.map((name) => readText(name, plans)));
  const passages = picked ? picked.map((i) => index.passages[i]!) : index.passages;
  const { user } = buildPrompt({ sentences: segment('It is so.'), passages });
  return user([0]).split('\n');
};

describe('the prompt of a check', () => {
  it('marks each line: statements with their place, headings without', () => {
    const lines = linesOf(['plans.md']);
    assert.deepEqual(lines.slice(1, 6), [
      '[h] Plans',
      '[h] | plan | storage |',
      '[c3] | Free | 5 GB |',
      '[c4] | Pro | 10 GB |',
      '[c5] All prices are monthly.',
    ]);
  });

  it('names the files where there are several', () => {
    assert.ok(linesOf(['folder/a%20b.md', 'c.md']).includes('[h] File a b.md'));
    assert.ok(!linesOf(['a.md']).some((line) => line.includes('File')));
  });

  it('says what stands above a passage that is shown without it', () => {
    assert.deepEqual(linesOf(['plans.md'], [3, 4]).slice(1, 4), [
      '[h] Plans › plan | storage',
      '[c4] | Pro | 10 GB |',
      '[c5] All prices are monthly.',
    ]);
  });

  it('asks for sentences in runs', () => {
    assert.equal(numberList([0, 1, 2, 6, 8, 9]), '1-3, 7, 9-10');
  });

  it('leaves the question out where there is none', () => {
    assert.ok(!linesOf(['plans.md']).some((line) => line.includes('QUESTION')));
  });
});
