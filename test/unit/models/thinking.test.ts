import assert from 'node:assert/strict';
import fc from 'fast-check';
import { ThinkingFilter, withoutThoughts } from '../../../src/models/thinking.ts';

/** What is left of a text that comes in pieces of this size. */
function filtered(text: string, size: number): string {
  const filter = new ThinkingFilter();
  let answer = '';
  for (let at = 0; at < text.length; at += size) answer += filter.push(text.slice(at, at + size));
  return answer + filter.end();
}

const sizes = fc.integer({ min: 1, max: 30 });

describe('thinking aloud', () => {
  it('is taken off the beginning, however the text is cut', () => {
    fc.assert(
      fc.property(
        fc.string().filter((s) => !s.includes('</think>')),
        fc.string(),
        sizes,
        (thought, answer, size) => {
          assert.equal(filtered(` <think>${thought}</think>${answer}`, size), answer);
        },
      ),
    );
  });

  it('leaves every other text as it is, marks in it included', () => {
    fc.assert(
      fc.property(fc.string(), sizes, (rest, size) => {
        const text = `{"why":"<think>${rest}</think>"}`;
        assert.equal(filtered(text, size), text);
      }),
    );
  });

  it('that never ends leaves no answer', () => {
    assert.equal(filtered(`<think>${'hm '.repeat(1000)}`, 7), '');
  });
});

describe('the marks that end thinking', () => {
  const marks = `</think> </thinking> </ think> </seed:think> </analysis> </reasoning_steps> [/THINK] [/REASONING]
    <|end_of_thought|> <｜end▁of▁thinking｜> ◁/think▷ <|channel|>final<|message|>`;
  for (const mark of marks.match(/<\/ think>|\S+/g)!)
    it(`know ${mark}`, () => {
      assert.equal(withoutThoughts(`a draft ${mark}the answer`), 'the answer');
    });

  const open: Readonly<Record<string, readonly [text: string, said: string]>> = {
    'thoughts that never end': ['Well. <think> Or is it "yes"? yes', 'Well. '],
    'a block that never ends': ['Well.\n```thinking\nyes', 'Well.\n'],
    'a block that ends': ['```thinking\nyes\n```\nno', '\nno'],
    'what is quoted': ['{"why":"It says <think> there"}', '{"why":"It says <think> there"}'],
  };
  for (const [what, [text, said]] of Object.entries(open))
    it(`leave out ${what}, if it is a thought`, () => assert.equal(withoutThoughts(text), said));
});
