import assert from 'node:assert/strict';
import fc from 'fast-check';
import { ObjectScanner } from '../../../../src/judges/llm/objectScanner.ts';
import { cpuTime } from '../../cpuTime.ts';

/** What a scanner finds in a text that comes in pieces of these sizes. */
function scan(text: string, sizes: readonly number[] = [text.length]): readonly unknown[] {
  const scanner = new ObjectScanner();
  const found: unknown[] = [];
  for (let at = 0, i = 0; at < text.length; i++) {
    const size = Math.max(1, sizes[i % sizes.length]!);
    found.push(...scanner.push(text.slice(at, at + size)));
    at += size;
  }
  return found;
}

const json = fc
  .dictionary(fc.string(), fc.jsonValue({ maxDepth: 3 }), { maxKeys: 4 })
  .filter((o) => !('answers' in o));

describe('the search for answers in a streamed text', () => {
  it('finds every object of a list, however the text is cut', () => {
    fc.assert(
      fc.property(
        fc.array(json),
        fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1 }),
        (list, sizes) => {
          const text = JSON.stringify({ answers: list });
          const found = scan(text, sizes).filter((value) => !Object.hasOwn(value as object, 'answers'));
          assert.deepEqual(found, JSON.parse(JSON.stringify(list)));
        },
      ),
    );
  });

  it('finds one object a line, however the text is cut', () => {
    fc.assert(
      fc.property(
        fc.array(json),
        fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1 }),
        (list, sizes) => {
          const text = list.map((value) => JSON.stringify(value)).join('\n');
          assert.deepEqual(scan(text, sizes), JSON.parse(JSON.stringify(list)));
        },
      ),
    );
  });

  it('reports each object as soon as its last brace is there', () => {
    const scanner = new ObjectScanner();
    assert.deepEqual(scanner.push('{"answers":[{"a":1'), []);
    assert.deepEqual(scanner.push('},{"b"'), [{ a: 1 }]);
    assert.deepEqual(scanner.push(':2}]}'), [{ b: 2 }]);
    assert.deepEqual(scanner.push('\n'), []);
  });

  it('takes nothing out of strings and out of other lists', () => {
    const text = JSON.stringify({
      answers: [{ why: 'said {"a":1} [{"b":2}]', claims: [{ c: 3 }] }],
      other: [{ d: 4 }],
    });
    assert.deepEqual(scan(text), [{ why: 'said {"a":1} [{"b":2}]', claims: [{ c: 3 }] }]);
  });

  const spoilt: Readonly<Record<string, string>> = {
    'braces in words': 'I think {this} and {that: so}\n{"a":1}',
    'quotes in words': 'The "judge" said "yes\n{"a":1}',
    'an object that breaks off': '{"b": "never ends\n{"a":1}',
    'a stray closing bracket': '}]} {"a":1}',
    'a spoilt object before it': '[{"b" oops 1}, {"a":1}]',
  };
  for (const [name, text] of Object.entries(spoilt))
    it(`goes on after ${name}`, () => {
      assert.deepEqual(
        scan(text).filter((value) => value !== undefined),
        [{ a: 1 }],
      );
    });

  it('never throws, and takes time in line with the length', async () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('{', '}', '[', ']', '"', '\\', ',', 'a', '\n') }),
        (text) => void scan(text, [3]),
      ),
    );
    assert.ok((await cpuTime(() => scan(`{"a":"${'x'.repeat(1_000_000)}"}`, [20]))) < 2000);
  });
});
