import assert from 'node:assert/strict';
import type * as vscode from 'vscode';
import { DocumentStorage } from '../../../../src/editor/storage/documentStorage.ts';
import { toldMemento } from '../../../../src/editor/storage/toldMemento.ts';

interface Piece {
  readonly format: 1 | 2;
  readonly uri: string;
  readonly text: string;
}

/** A workspace's storage, which hands data back as JSON. */
function storage(): vscode.Memento {
  const kept = new Map<string, string>();
  return {
    keys: () => [...kept.keys()],
    get: <T>(key: string, otherwise?: T) => {
      const text = kept.get(key);
      return text === undefined ? otherwise : JSON.parse(text);
    },
    update: async (key: string, value: unknown) => {
      if (value === undefined) kept.delete(key);
      else kept.set(key, JSON.stringify(value));
    },
  };
}

const bounds = { documents: 3, characters: 500 };
const open = (memento: vscode.Memento, format: 1 | 2 = 1) =>
  new DocumentStorage<Piece>(memento, 'key', format, bounds);
const piece = (uri: string, text = ''): readonly [string, Piece] => [uri, { format: 1, uri, text }];

describe('what is kept of documents', () => {
  it('is there for the next window, and gone when nothing is known any more', async () => {
    const memento = storage();
    await open(memento).put([piece('a', 'one'), piece('b', 'two')]);
    assert.equal(open(memento).get('a')?.text, 'one');
    await open(memento).put([['a', undefined]]);
    assert.equal(open(memento).get('a'), undefined);
    assert.equal(open(memento).get('b')?.text, 'two');
  });

  it('makes room for what is written last', async () => {
    const stored = open(storage());
    for (const uri of ['a', 'b', 'c', 'a', 'd']) await stored.put([piece(uri)]);
    assert.deepEqual(
      ['a', 'b', 'c', 'd'].filter((uri) => stored.get(uri)),
      ['a', 'c', 'd'],
    );
  });

  it('is bounded in characters, whatever its documents hold', async () => {
    const memento = storage();
    await open(memento).put([piece('a', 'x'.repeat(300)), piece('b', 'x'.repeat(300))]);
    assert.equal(open(memento).get('a'), undefined);
    assert.ok(open(memento).get('b'));
    await open(memento).put([piece('c', 'x'.repeat(600))]);
    assert.equal(open(memento).get('c'), undefined);
    assert.ok(open(memento).get('b'), 'what is too large alone takes nothing else with it');
  });

  it('follows files to their new names', async () => {
    const stored = open(storage());
    await stored.put([piece('a', 'one')]);
    await stored.rename((uri) => (uri === 'a' ? 'b' : undefined));
    assert.equal(stored.get('a'), undefined);
    assert.equal(stored.get('b')?.text, 'one');
  });

  it('is not read in another format', async () => {
    const memento = storage();
    await open(memento).put([piece('a')]);
    assert.equal(open(memento, 2).get('a'), undefined);
  });

  it('can be forgotten altogether', async () => {
    const memento = storage();
    await open(memento).put([piece('a')]);
    await open(memento).forgetAll();
    assert.deepEqual(memento.keys(), []);
  });

  it('is nothing where what is stored is broken, and is written over', async () => {
    for (const broken of [
      'text',
      7,
      null,
      { uri: 'a' },
      [null, 7, 'a', { format: 1 }, { format: 1, uri: 7 }],
    ]) {
      const memento = storage();
      await memento.update('key', broken);
      assert.equal(open(memento).get('a'), undefined);
      await open(memento).put([piece('a', 'one')]);
      assert.equal(open(memento).get('a')?.text, 'one');
    }
    const whole = new DocumentStorage<Piece>(
      storage(),
      'key',
      1,
      bounds,
      (data) => 'more' in (data as object),
    );
    await whole.put([piece('a', 'one')]);
    assert.equal(whole.get('a'), undefined);
  });

  it('is told where it cannot be written, and rejects only where it cannot be removed', async () => {
    const told: unknown[] = [];
    const error = new Error('ENOSPC');
    const full = { ...storage(), update: () => Promise.reject(error) };
    const stored = open(toldMemento(full, (one) => told.push(one)));
    await stored.put([piece('a')]);
    await stored.put([piece('b')]);
    assert.deepEqual(told, [error, error]);
    await assert.rejects(stored.forgetAll(), error);
    assert.equal(told.length, 2);
  });
});
