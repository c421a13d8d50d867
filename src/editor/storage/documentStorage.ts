import type * as vscode from 'vscode';
import { renameUris } from '../../review/savedReview.ts';

interface StoredEntry {
  readonly format: number;
  /** Of the document. */
  readonly uri: string;
}

interface StorageLimits {
  readonly documents: number;
  /** Of all documents together. */
  readonly characters: number;
}

/** Data about documents in the workspace's storage, one piece each; those written longest ago give way. */
export class DocumentStorage<T extends StoredEntry> {
  /**
   * @param format data of another format is dropped
   * @param isWhole what has not the shape of this format is no more than forgotten
   */
  constructor(
    private readonly memento: vscode.Memento,
    private readonly key: string,
    private readonly format: T['format'],
    private readonly bounds: StorageLimits,
    private readonly isWhole: (data: unknown) => boolean = () => true,
  ) {}

  get(uri: string): T | undefined {
    const found = this.#all().find((one) => one.uri === uri);
    return found && this.isWhole(found) ? found : undefined;
  }

  /** @param entries what is known of each document now; `undefined`: nothing any more */
  async put(entries: readonly (readonly [uri: string, data: T | undefined])[]): Promise<void> {
    const uris = new Set(entries.map(([uri]) => uri));
    const others = this.#all().filter(({ uri }) => !uris.has(uri));
    const kept = entries.flatMap(([, data]) => (data ? [data] : []));
    await this.memento.update(this.key, this.#bounded([...others, ...kept]));
  }

  async rename(newName: (uri: string) => string | undefined): Promise<void> {
    const all = this.#all();
    if (all.length > 0) await this.memento.update(this.key, renameUris(all, newName));
  }

  async forgetAll(): Promise<void> {
    await this.memento.update(this.key, undefined);
  }

  #all(): readonly T[] {
    const stored = this.memento.get<unknown>(this.key);
    if (!Array.isArray(stored)) return [];
    return stored.filter((one) => one?.format === this.format && typeof one.uri === 'string');
  }

  #bounded(all: readonly T[]): readonly T[] {
    const kept: T[] = [];
    let characters = 0;
    for (const one of all.slice(-this.bounds.documents).toReversed()) {
      const size = JSON.stringify(one).length;
      if (characters + size > this.bounds.characters) continue;
      characters += size;
      kept.unshift(one);
    }
    return kept;
  }
}
