import assert from 'node:assert/strict';
import { DisposableOwner } from '../../../src/base/disposables.ts';

class Owner extends DisposableOwner {
  readonly ended: string[] = [];
  take(name: string): void {
    this.own({
      dispose: () => {
        this.ended.push(name);
        // What ends may tell its owner, as a webview's tab does.
        this.dispose();
      },
    });
  }
}

describe('an owner of disposables', () => {
  it('ends what it owns, the last first and each once', () => {
    const owner = new Owner();
    for (const name of ['a', 'b', 'c']) owner.take(name);
    owner.dispose();
    owner.dispose();
    assert.deepEqual(owner.ended, ['c', 'b', 'a']);
  });

  it('ends at once what comes after its own end', () => {
    const owner = new Owner();
    owner.dispose();
    owner.take('late');
    assert.deepEqual(owner.ended, ['late']);
  });
});
