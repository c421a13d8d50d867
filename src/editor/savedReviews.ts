import * as vscode from 'vscode';
import type { Findings } from '../review/findings.ts';
import { type SavedReview, savedFormat } from '../review/savedReview.ts';

const storageKey = 'claimlight.reviews';
const maxDocuments = 20;
/** Of all of them together; the oldest give way. */
const maxCharacters = 2_000_000;
const pauseMs = 1000;

/**
 * Keeps reviews over a reload of the window, in the workspace's storage: sentences under check, verdicts and quotes of
 * evidence. Clear removes them.
 */
export class SavedReviews implements vscode.Disposable {
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();
  readonly #subscriptions: readonly { dispose(): void }[];

  constructor(
    private readonly findings: Findings,
    private readonly memento: vscode.Memento,
  ) {
    this.#subscriptions = [
      findings.onDidChange(({ uri, what }) => {
        if (what === 'scorer') return;
        clearTimeout(this.#timers.get(uri));
        if (what === 'cleared') this.#write(uri);
        else
          this.#timers.set(
            uri,
            setTimeout(() => this.#write(uri), pauseMs),
          );
      }),
      vscode.workspace.onDidOpenTextDocument((document) => this.#restore(document)),
    ];
    for (const document of vscode.workspace.textDocuments) this.#restore(document);
  }

  /** Also what is kept of documents that are not open. */
  async forgetAll(): Promise<void> {
    await this.memento.update(storageKey, undefined);
  }

  #restore(document: vscode.TextDocument): void {
    const uri = document.uri.toString();
    if (this.findings.get(uri)) {
      this.findings.reopened(uri, document.getText());
      return;
    }
    const saved = this.#all().find((one) => one.uri === uri);
    if (saved) this.findings.restore(saved, document.getText());
  }

  #write(uri: string): void {
    this.#timers.delete(uri);
    const saved = this.findings.save(uri);
    const others = this.#all().filter((one) => one.uri !== uri);
    void this.memento.update(storageKey, bounded(saved ? [...others, saved] : others));
  }

  /** Only what this version wrote is read, so its shape is known. */
  #all(): readonly SavedReview[] {
    const stored = this.memento.get<readonly SavedReview[]>(storageKey, []);
    return stored.filter(({ format }) => format === savedFormat);
  }

  dispose(): void {
    for (const [uri, timer] of this.#timers) {
      clearTimeout(timer);
      this.#write(uri);
    }
    for (const subscription of this.#subscriptions) subscription.dispose();
  }
}

function bounded(reviews: readonly SavedReview[]): readonly SavedReview[] {
  const kept: SavedReview[] = [];
  let characters = 0;
  for (const review of reviews.slice(-maxDocuments).toReversed()) {
    characters += JSON.stringify(review).length;
    if (characters > maxCharacters) break;
    kept.unshift(review);
  }
  return kept;
}
