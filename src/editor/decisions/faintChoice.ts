import type * as vscode from 'vscode';
import * as z from 'zod/mini';
import type { Disposable } from '../../base/disposables.ts';
import { Emitter } from '../../base/emitter.ts';

const storageKey = 'claimlight.faintFindings';

const shape = z.discriminatedUnion('choice', [
  /** Findings below this alarm are not underlined. */
  z.object({ choice: z.literal('hide'), below: z.number() }),
  z.object({ choice: z.literal('keep') }),
]);

/** What a person chose about findings as faint as those that they dismissed. Nothing is hidden before they choose it. */
export class FaintChoice {
  readonly #changes = new Emitter<void>();

  constructor(private readonly memento: Pick<vscode.Memento, 'get' | 'update'>) {}

  onDidChange(listener: () => void): Disposable {
    return this.#changes.event(listener);
  }

  /** Undefined while nothing was chosen. */
  get choice(): 'hide' | 'keep' | undefined {
    return this.#stored?.choice;
  }

  /** Least alarm of what is underlined; undefined where all is. */
  get below(): number | undefined {
    const stored = this.#stored;
    return stored?.choice === 'hide' ? stored.below : undefined;
  }

  hide(below: number): Promise<void> {
    return this.#store({ choice: 'hide', below });
  }

  /** Also takes the other choice back; the question is not asked again. */
  keep(): Promise<void> {
    return this.#store({ choice: 'keep' });
  }

  get #stored(): z.infer<typeof shape> | undefined {
    const read = shape.safeParse(this.memento.get(storageKey));
    return read.success ? read.data : undefined;
  }

  async #store(value: z.infer<typeof shape>): Promise<void> {
    await this.memento.update(storageKey, value);
    this.#changes.fire();
  }
}
