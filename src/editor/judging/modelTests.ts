import { Emitter } from '../../base/emitter.ts';
import type { ViewModelTest } from '../../view/side/sideProtocol.ts';

/** What the last test of a model found, until the person closes it. */
export class ModelTests {
  readonly #changed = new Emitter<void>();
  readonly onDidChange = this.#changed.event;
  #last: ViewModelTest | undefined;

  get last(): ViewModelTest | undefined {
    return this.#last;
  }

  show(found: ViewModelTest | undefined): void {
    this.#last = found;
    this.#changed.fire();
  }
}
