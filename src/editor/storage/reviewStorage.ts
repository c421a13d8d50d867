import * as vscode from 'vscode';
import { DisposableOwner } from '../../base/disposables.ts';
import type { Findings } from '../../review/findings.ts';
import { type History, type SavedHistory, savedHistoryFormat } from '../../review/history.ts';
import { type SavedReview, savedFormat } from '../../review/savedReview.ts';
import { isSavedHistory, isSavedReview } from '../../review/savedShape.ts';
import { DocumentStorage } from './documentStorage.ts';

const pauseMs = 1000;

/** Reviews of more take more room than there is, and to find that out holds the host. */
const mostSentences = 5000;

/**
 * Keeps reviews and the history of runs over a reload of the window, in the workspace's storage: sentences under check,
 * verdicts and quotes of evidence. Clear removes them.
 */
export class ReviewStorage extends DisposableOwner {
  /** Documents of which something is to be written. */
  readonly #changed = new Set<string>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #reviews: DocumentStorage<SavedReview>;
  readonly #histories: DocumentStorage<SavedHistory>;

  constructor(
    private readonly findings: Findings,
    private readonly history: History,
    memento: vscode.Memento,
  ) {
    super();
    this.own({ dispose: () => this.#timer && this.#write() });
    const reviewBounds = { documents: 20, characters: 2_000_000 };
    this.#reviews = new DocumentStorage(
      memento,
      'claimlight.reviews',
      savedFormat,
      reviewBounds,
      isSavedReview,
    );
    const historyBounds = { documents: 20, characters: 1_000_000 };
    this.#histories = new DocumentStorage(
      memento,
      'claimlight.history',
      savedHistoryFormat,
      historyBounds,
      isSavedHistory,
    );
    this.own(
      findings.onDidChange(({ uri, kind }) => {
        if (kind === 'scorer') return;
        this.#changed.add(uri);
        clearTimeout(this.#timer);
        // A run that has ended is the person's to keep, also where the window is reloaded at once.
        const ended = kind === 'run' && findings.runOf(uri)?.state !== 'running';
        if (kind === 'cleared' || ended) this.#write();
        else this.#timer = setTimeout(() => this.#write(), pauseMs);
      }),
    );
    this.own(history.onDidChange((uri) => void this.#histories.put([[uri, history.save(uri)]])));
    this.own(vscode.workspace.onDidOpenTextDocument((document) => this.#restore(document)));
    for (const document of vscode.workspace.textDocuments) this.#restore(document);
  }

  /** Also what is kept of documents that are not open. */
  async forgetAll(): Promise<void> {
    await this.#reviews.forgetAll();
    await this.#histories.forgetAll();
  }

  /** Files have other names now, those that are not open too. */
  async rename(newName: (uri: string) => string | undefined): Promise<void> {
    await this.#reviews.rename(newName);
    await this.#histories.rename(newName);
  }

  #restore(document: vscode.TextDocument): void {
    const uri = document.uri.toString();
    if (this.findings.runOf(uri)) {
      this.findings.reopened(uri, document.getText());
      return;
    }
    const history = this.#histories.get(uri);
    if (history) this.history.restore(history);
    const review = this.#reviews.get(uri);
    if (review) this.findings.restore(review, document.getText());
  }

  #write(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    void this.#reviews.put([...this.#changed].map((uri) => [uri, this.#saved(uri)]));
    this.#changed.clear();
  }

  #saved(uri: string): SavedReview | undefined {
    const saved = this.findings.save(uri);
    return saved && saved.sentences.length <= mostSentences ? saved : undefined;
  }
}
