import type { Disposable } from '../base/disposables.ts';
import { Emitter } from '../base/emitter.ts';
import { shortHash } from '../base/hash.ts';
import type { CheckEvent } from '../check/checkEvent.ts';
import { askedPositions } from '../check/judge.ts';
import type { ScorerId } from '../check/score/scorer.ts';
import type { Outcome } from '../check/types.ts';
import type { Sentence } from '../text/passage.ts';
import type { Span } from '../text/span.ts';
import type { CheckRun, Review } from './review.ts';
import { type DecisionLookup, type FindRemark, ReviewedDocument } from './reviewedDocument.ts';
import type { SavedReview } from './savedReview.ts';
import type { Edit, ReadAfter } from './trackedRanges.ts';

/** What changed of a document: its run, its findings, only their places, or everything is gone. */
export interface FindingsChange {
  readonly uri: string;
  readonly kind: 'run' | 'findings' | 'places' | 'cleared' | 'scorer';
  /** Cleared only because it goes on under this name. */
  readonly renamedTo?: string;
}

interface RunStart
  extends Pick<CheckRun, 'judge' | 'destination' | 'fingerprint' | 'question' | 'automatic' | 'context'> {
  /** With offsets into the document as it is now. */
  readonly sentences: readonly Sentence[];
  /** The stretch of the document under check. */
  readonly span: Span;
  readonly size: Pick<Outcome, 'statements' | 'items'>;
  /** As in the request of the check; what is known of the others stays. */
  readonly only?: readonly number[];
}

/** The store's side of a run under way. */
export interface RunHandle {
  /** Aborts when another run of the document begins, or on `cancel`. */
  readonly signal: AbortSignal;
  /** No other run of the document has begun, and it was not cleared. */
  readonly current: boolean;
  /** Ignored once another run has begun or the document was cleared. */
  add(event: CheckEvent): void;
}

/** The one store: who found what where, in every document. Surfaces read it and keep no copy. */
export class Findings {
  readonly #documents = new Map<string, ReviewedDocument>();
  readonly #underWay = new Map<string, { readonly controller: AbortController; readonly partial: boolean }>();
  readonly #changes = new Emitter<FindingsChange>();
  #lastRun = 0;
  #scorer: ScorerId = 'faithfulness';

  readonly #decisions: DecisionLookup;

  /** @param inText what comments of the documents decide */
  constructor(
    find: FindRemark,
    private readonly now: () => number = Date.now,
    inText: DecisionLookup['inText'] = () => () => undefined,
  ) {
    this.#decisions = { find, inText };
  }

  onDidChange(listener: (change: FindingsChange) => void): Disposable {
    return this.#changes.event(listener);
  }

  /** The score on show; switching it costs nothing, since every score reads the same outcome. */
  get scorer(): ScorerId {
    return this.#scorer;
  }

  setScorer(scorer: ScorerId): void {
    if (scorer === this.#scorer) return;
    this.#scorer = scorer;
    for (const uri of this.#documents.keys()) this.#changes.fire({ uri, kind: 'scorer' });
  }

  /** Documents that have been checked, the latest first. */
  uris(): readonly string[] {
    return [...this.#documents.values()]
      .toSorted((a, b) => b.currentRun.id - a.currentRun.id)
      .map((document) => document.uri);
  }

  /** All of a document, made anew after each change: for what needs more than its run or its span. */
  get(uri: string): Review | undefined {
    return this.#documents.get(uri)?.review();
  }

  /** The latest run of a document. */
  runOf(uri: string): CheckRun | undefined {
    return this.#documents.get(uri)?.currentRun;
  }

  /** The stretch of a document that was checked, where it stands now. */
  spanOf(uri: string): Span | undefined {
    return this.#documents.get(uri)?.span;
  }

  /** Whether a sentence of the document as it is now has no answer that still holds. */
  needsCheck(uri: string, sentence: Sentence): boolean {
    return this.#documents.get(uri)?.needsCheck(sentence) ?? true;
  }

  /** Starts a run; one that is still under way on this document is cancelled. */
  begin(uri: string, start: RunStart): RunHandle {
    this.#underWay.get(uri)?.controller.abort();
    const controller = new AbortController();
    const { sentences, span, size, only, ...about } = start;
    const partial = only !== undefined;
    this.#underWay.set(uri, { controller, partial });
    const run: CheckRun = { ...about, id: this.#nextRun(), state: 'running', startedAt: this.now() };
    const before = this.#documents.get(uri)?.settled();
    const asked = new Map(askedPositions(start).map((position) => [position, sentences[position]!]));
    const document = new ReviewedDocument(
      { uri, run, span, size, sentences: asked, before },
      this.#decisions,
    );
    this.#documents.set(uri, document);
    this.#changes.fire({ uri, kind: 'run' });
    const isCurrent = () => this.#documents.get(document.uri) === document;
    return {
      signal: controller.signal,
      get current() {
        return isCurrent();
      },
      add: (event) => this.#add(document, controller, event, partial),
    };
  }

  /** Greater than any that an earlier window gave, so that runs that were saved keep their place. */
  #nextRun(): number {
    this.#lastRun = Math.max(this.#lastRun + 1, this.now());
    return this.#lastRun;
  }

  #add(document: ReviewedDocument, controller: AbortController, event: CheckEvent, partial: boolean): void {
    if (this.#documents.get(document.uri) !== document) return;
    if (controller.signal.aborted && event.type !== 'usage') return;
    const run = document.currentRun;
    if (event.type === 'ended') {
      this.#end(document, event, partial);
      return;
    }
    const elapsed = this.now() - run.startedAt;
    if (event.type === 'estimate') {
      const { type: _, ...estimate } = event;
      document.setRun({ ...run, estimate });
      this.#changes.fire({ uri: document.uri, kind: 'run' });
      return;
    }
    document.add(event);
    if (event.type === 'assessment' && run.firstVerdict === undefined)
      document.setRun({ ...run, firstVerdict: elapsed });
    this.#changes.fire({ uri: document.uri, kind: 'findings' });
  }

  #end(document: ReviewedDocument, event: Extract<CheckEvent, { type: 'ended' }>, partial: boolean): void {
    const run = document.currentRun;
    this.#underWay.delete(document.uri);
    document.finish(event.how, partial);
    document.setRun({
      ...run,
      state: event.how === 'completed' ? 'done' : event.how,
      total: this.now() - run.startedAt,
      problem: event.problem ?? run.problem,
    });
    this.#changes.fire({ uri: document.uri, kind: 'run' });
  }

  /** Stops the run under way, at once; what it found so far stays, and nothing more is found. */
  cancel(uri: string): void {
    const underWay = this.#underWay.get(uri);
    const document = this.#documents.get(uri);
    if (!underWay || !document) return;
    underWay.controller.abort();
    this.#end(document, { type: 'ended', how: 'cancelled' }, underWay.partial);
  }

  /** Moves everything of a document with its edits, at once. */
  edit(uri: string, edits: readonly Edit[], after: ReadAfter): void {
    const document = this.#documents.get(uri);
    if (!document || edits.length === 0) return;
    document.edit(edits, after);
    this.#changes.fire({ uri, kind: 'places' });
  }

  /** Files that checks under review were made against. */
  contextUris(): ReadonlySet<string> {
    const runs = [...this.#documents.values()].map(({ currentRun }) => currentRun);
    return new Set(runs.flatMap(({ context }) => context.map(({ uri }) => uri)));
  }

  /** A file of the context now reads so; what it may have changed goes stale, or is fresh again. */
  contextChanged(contextUri: string, text: string, hash = shortHash(text)): void {
    for (const [uri, document] of this.#documents) {
      const read = document.currentRun.context.find((file) => file.uri === contextUri);
      if (read && document.contextChanged(contextUri, read.hash === hash ? undefined : text))
        this.#changes.fire({ uri, kind: 'findings' });
    }
  }

  /** A document is to be checked against these files now. */
  contextBound(uri: string, context: readonly string[]): void {
    if (this.#documents.get(uri)?.contextBound(context)) this.#changes.fire({ uri, kind: 'findings' });
  }

  /** Whether a sentence of the document as it is now reads as it did, and its context does not. */
  contextIsStale(uri: string, sentence: Sentence): boolean {
    return this.#documents.get(uri)?.contextIsStale(sentence) ?? false;
  }

  /** Decisions were made or undone. */
  decisionsChanged(): void {
    for (const [uri, document] of this.#documents) {
      document.changed();
      this.#changes.fire({ uri, kind: 'findings' });
    }
  }

  /** All that is known of a document, to outlive the window. */
  save(uri: string): SavedReview | undefined {
    return this.#documents.get(uri)?.save();
  }

  /** Puts back what was saved, unless the document was checked since. */
  restore(saved: SavedReview, text: string): void {
    if (this.#documents.has(saved.uri)) return;
    const document = ReviewedDocument.restore(saved, text, this.#decisions);
    this.#lastRun = Math.max(this.#lastRun, document.currentRun.id);
    this.#documents.set(saved.uri, document);
    this.#changes.fire({ uri: saved.uri, kind: 'run' });
  }

  /** A text was saved as a second file: what is known of it is true of both. */
  copy(from: string, to: string, text: string): void {
    const saved = this.save(from);
    if (!saved) return;
    this.clear(to);
    this.restore({ ...saved, uri: to }, text);
  }

  /** A document is open again; its text may have changed unseen. */
  reopened(uri: string, text: string): void {
    this.#documents.get(uri)?.relocate(text);
    this.#changes.fire({ uri, kind: 'places' });
  }

  /** Files have other names now, as outputs or as context. A run under way goes on. */
  rename(newName: (uri: string) => string | undefined): void {
    for (const [uri, document] of [...this.#documents]) {
      document.renameContext(newName);
      const to = newName(uri);
      if (to === undefined) continue;
      const underWay = this.#underWay.get(uri);
      this.#documents.delete(uri);
      this.#underWay.delete(uri);
      document.uri = to;
      this.#documents.set(to, document);
      if (underWay) this.#underWay.set(to, underWay);
      this.#changes.fire({ uri, kind: 'cleared', renamedTo: to });
      this.#changes.fire({ uri: to, kind: 'run' });
    }
  }

  clear(uri: string): void {
    this.#underWay.get(uri)?.controller.abort();
    this.#underWay.delete(uri);
    if (this.#documents.delete(uri)) this.#changes.fire({ uri, kind: 'cleared' });
  }

  clearAll(): void {
    for (const uri of [...this.#documents.keys()]) this.clear(uri);
  }
}
