import { Emitter } from '../../base/emitter.ts';

/** Whether the side view is in sight: what it shows need not be said elsewhere. */
export class SideViewVisibility {
  readonly #changes = new Emitter<void>();
  readonly onDidChange = this.#changes.event;
  #isVisible = false;

  get isVisible(): boolean {
    return this.#isVisible;
  }

  set isVisible(isVisible: boolean) {
    if (isVisible === this.#isVisible) return;
    this.#isVisible = isVisible;
    this.#changes.fire();
  }
}
