import type * as vscode from 'vscode';
import * as z from 'zod/mini';
import type { Disposable } from '../../base/disposables.ts';
import { Emitter } from '../../base/emitter.ts';

/** What a document is checked against, and the prompt that it answers. */
export interface ContextBinding {
  readonly context: readonly string[];
  readonly question?: string;
  /** Files and folders outside the workspace that the person agreed to have read for it: where they really are. */
  readonly agreed?: readonly string[];
}

const storageKey = 'claimlight.bindings';
const maxBindings = 200;

const storedSchema = z.array(
  z.tuple([
    z.string(),
    z.object({
      context: z.array(z.string()),
      question: z.optional(z.string()),
      agreed: z.optional(z.array(z.string())),
    }),
  ]),
);

/** Remembers bindings a document in the workspace's storage, the latest used last. */
export class ContextBindings {
  readonly #changes = new Emitter<void>();

  constructor(private readonly memento: vscode.Memento) {}

  onDidChange(listener: () => void): Disposable {
    return this.#changes.event(listener);
  }

  get(document: string): ContextBinding | undefined {
    return this.#all().get(document);
  }

  /** Files outside the workspace that the person agreed to have read, for whichever document. */
  agreed(): readonly string[] {
    return [...this.#all().values()].flatMap(({ agreed = [] }) => agreed);
  }

  /** Documents of which the person chose the file as context. */
  boundTo(file: string): readonly string[] {
    return [...this.#all()].flatMap(([document, { context }]) => (context.includes(file) ? [document] : []));
  }

  isContext(uri: string): boolean {
    return [...this.#all().values()].some(({ context }) => context.includes(uri));
  }

  /** Contexts that other documents were checked against, the latest first. */
  recentContext(): readonly string[] {
    const files = [...this.#all().values()].reverse().flatMap(({ context }) => context);
    return [...new Set(files)];
  }

  /** @param agreed where those of it are that the person pointed at outside the workspace */
  async setContext(
    document: string,
    context: readonly string[],
    agreed: readonly string[] = [],
  ): Promise<void> {
    await this.#set(document, { ...this.#withAgreed(document, agreed), context });
  }

  async setQuestion(document: string, question: string | undefined): Promise<void> {
    const { question: _, ...rest } = this.get(document) ?? { context: [] };
    await this.#set(document, question ? { ...rest, question } : rest);
  }

  /** @param real where the files are that the person allowed to be read for a document */
  async agree(document: string, real: readonly string[]): Promise<void> {
    await this.#set(document, this.#withAgreed(document, real));
  }

  #withAgreed(document: string, more: readonly string[]): ContextBinding {
    const binding = this.get(document) ?? { context: [] };
    const agreed = [...new Set([...(binding.agreed ?? []), ...more])];
    return agreed.length === 0 ? binding : { ...binding, agreed };
  }

  async rename(newName: (uri: string) => string | undefined): Promise<void> {
    const named = (uri: string) => newName(uri) ?? uri;
    const moved = [...this.#all()].map(([document, binding]): [string, ContextBinding] => [
      named(document),
      { ...binding, context: binding.context.map(named) },
    ]);
    await this.memento.update(storageKey, moved);
    this.#changes.fire();
  }

  /** A document was saved as a second one; what that one was bound to before stays. */
  async copy(from: string, to: string): Promise<void> {
    const binding = this.get(from);
    if (binding && !this.get(to)) await this.#set(to, binding);
  }

  async forget(document: string): Promise<void> {
    const all = this.#all();
    if (!all.delete(document)) return;
    await this.memento.update(storageKey, [...all]);
    this.#changes.fire();
  }

  async #set(document: string, binding: ContextBinding): Promise<void> {
    const all = this.#all();
    all.delete(document);
    all.set(document, binding);
    await this.memento.update(storageKey, [...all].slice(-maxBindings));
    this.#changes.fire();
  }

  #all(): Map<string, ContextBinding> {
    const read = storedSchema.safeParse(this.memento.get(storageKey));
    return new Map(read.success ? read.data : []);
  }
}
