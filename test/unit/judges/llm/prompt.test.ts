import assert from 'node:assert/strict';
import { answerShape } from '../../../../src/judges/llm/answer.ts';
import { buildPrompt, numberList } from '../../../../src/judges/llm/prompt.ts';
import { checkExamples, checkRules } from '../../../../src/judges/llm/promptRules.ts';
import { readText } from '../../../../src/sources/readText.ts';
import { buildIndex } from '../../../../src/text/searchIndex.ts';
import { segment } from '../../../../src/text/segment.ts';

const plans =
  '# Plans\n\n| plan | storage |\n|---|---|\n| Free | 5 GB |\n| Pro | 10 GB |\n\nAll prices are monthly.\n';

const linesOf = (names: readonly string[], picked?: readonly number[]): readonly string[] => {
  const index = buildIndex(names.map((name) => readText(name, plans)));
  const passages = picked ? picked.map((i) => index.passages.get(i)!) : [...index.passages];
  const { user } = buildPrompt({ sentences: segment('It is so.'), passages });
  return user([0]).split('\n');
};

describe('the prompt of a check', () => {
  it('marks each line: statements with their place, headings without', () => {
    const lines = linesOf(['plans.md']);
    assert.deepEqual(lines.slice(2, 7), [
      '[h] Plans',
      '[h] | plan | storage |',
      '[c3] | Free | 5 GB |',
      '[c4] | Pro | 10 GB |',
      '[c5] All prices are monthly.',
    ]);
  });

  it('names the files where there are several', () => {
    assert.ok(linesOf(['folder/a%20b.md', 'c.md']).includes('[h] a b.md'));
    assert.ok(!linesOf(['a.md']).some((line) => line.includes('a.md')));
    assert.ok(!linesOf(['context:1', 'context:2']).some((line) => line.includes('context:')));
  });

  it('says what stands above a passage that is shown without it', () => {
    assert.deepEqual(linesOf(['plans.md'], [3, 4]).slice(2, 5), [
      '[h] Plans › plan | storage',
      '[c4] | Pro | 10 GB |',
      '[c5] All prices are monthly.',
    ]);
  });

  describe('of the same context', () => {
    const story = Array.from({ length: 700 }, (_, i) => `Paragraph ${i} speaks of road ${i * 7}.`).join(' ');
    const told = Array.from({ length: 80 }, (_, i) => `Road ${i} is ${i} miles long.`);
    const passages = [...buildIndex([readText('a.md', story)]).passages];
    const whole = (output: readonly string[], asked: readonly number[]) => {
      const { system, user } = buildPrompt({ sentences: segment(output.join(' ')), passages });
      return `${system}\n${user(asked)}`;
    };
    const first = Array.from({ length: 40 }, (_, i) => i);
    const shareOf = (a: string, b: string) => {
      let at = 0;
      while (at < b.length && a[at] === b[at]) at++;
      return at / b.length;
    };

    for (const changed of [0, 20, 79])
      it(`shares nine tenths of its beginning where sentence ${changed + 1} has changed`, () => {
        const after = told.map((text, i) => (i === changed ? 'Road 3 is closed.' : text));
        for (const asked of [first, first.map((i) => i + 40), [changed]])
          assert.ok(shareOf(whole(told, first), whole(after, asked)) >= 0.9);
        assert.ok(shareOf(whole(told, first), whole(told, [70])) >= 0.9);
      });

    it('shows of the output what is asked, with its surroundings', () => {
      const lines = whole(told, [50]).split('\n');
      const shown = lines.flatMap((line) => /^\[s(\d+)\]/.exec(line)?.[1] ?? []);
      assert.deepEqual([shown.at(0), shown.at(-1), shown.length], ['39', '53', 15]);
    });
  });

  describe('has examples', () => {
    const systemOf = (context: string) => {
      const passages = [...buildIndex([readText('a.md', context)]).passages];
      return buildPrompt({ sentences: segment('It is so.'), passages }).system;
    };
    const short = systemOf('The depot opened in 2019.');
    const long = systemOf('The depot opened in 2019. '.repeat(80));

    it('where providers cache what stands before the data, and not where a short request pays for it', () => {
      assert.equal(short, checkRules);
      assert.equal(long, `${checkRules}\n\n${checkExamples}`);
    });

    it('behind rules that are the same in both', () => {
      assert.ok(long.startsWith(short));
      assert.ok(checkExamples.split('\n').length > 6);
    });

    // In o200k tokens: 382 and 370 of text, 287 of schema; leaner than the leanest peer, and cached where it is long.
    it('so few that a short check is lean, and enough that a long one is cached', () => {
      const schema = JSON.stringify(answerShape().schema).length;
      assert.ok(short.length <= 1800, `${short.length} characters of rules`);
      assert.ok(schema <= 1300, `${schema} characters of schema`);
      assert.ok(long.length + schema >= 4050, `${long.length + schema} characters that are cached`);
    });
  });

  it('asks for sentences in runs', () => {
    assert.equal(numberList([0, 1, 2, 6, 8, 9]), '1-3, 7, 9-10');
  });

  it('leaves the question out where there is none', () => {
    assert.ok(!linesOf(['plans.md']).some((line) => line.startsWith('[q]')));
  });
});
