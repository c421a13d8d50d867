import assert from 'node:assert/strict';
import { errorKinds, readDocuments, readHandbooks, readPairs } from '../../bench/accuracy/ownTexts.ts';

describe('own texts', () => {
  const pairs = readPairs();
  const count = (part: string) =>
    pairs.filter((text) => text.part === part).flatMap(({ statements }) => statements).length;

  it('hold pairs of every kind of error, half of them closed', () => {
    const kinds = new Set(pairs.flatMap(({ statements }) => statements.map(({ error }) => error)));
    assert.deepEqual([...kinds].toSorted(), errorKinds.toSorted());
    assert.ok(count('open') + count('closed') >= 248);
    assert.equal(count('open'), count('closed'));
  });

  it('hold as many documents open as closed', () => {
    const documents = readDocuments();
    const open = documents.filter(({ part }) => part === 'open');
    assert.equal(open.length, documents.length / 2);
    for (const { name, statements } of documents) assert.ok(statements.length >= 12, name);
  });

  it('hold handbooks in six languages, with about as many wrong statements as right ones', () => {
    const handbooks = readHandbooks();
    assert.equal(new Set(handbooks.map(({ language }) => language)).size, 6);
    for (const { name, statements } of handbooks) {
      const right = statements.filter(({ supported }) => supported).length;
      assert.ok(Math.abs(statements.length - 2 * right) <= 2, name);
    }
  });
});
