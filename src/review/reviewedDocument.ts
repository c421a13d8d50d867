import type { CheckEvent } from '../check/checkEvent.ts';
import { statementsIn, tallyOf, verdictOf } from '../check/tally.ts';
import type { Finding, Flags, Outcome, PassageExtent, Skipped } from '../check/types.ts';
import { addUsage, noUsage } from '../check/usageSum.ts';
import type { Sentence } from '../text/passage.ts';
import { overlaps, type Span } from '../text/span.ts';
import { type Decision, isDecision, type Remark } from './decisions.ts';
import type { CheckRun, LiveFinding, Review } from './review.ts';
import {
  renameUris,
  restoreRead,
  restoreRun,
  type SavedReview,
  savedFormat,
  saveRead,
} from './savedReview.ts';
import { type Edit, moveCheckedSpan, moveRanges, type ReadAfter, relocate } from './trackedRanges.ts';
import { isAffectedByContext, TrackedSentence } from './trackedSentence.ts';

export type FindDecision = (finding: Finding) => Decision | undefined;
export type FindRemark = (finding: Finding) => Remark | undefined;

/** Who decided about findings. */
export interface DecisionLookup {
  /** A decision or a note about the words of a claim and its evidence. */
  readonly find: FindRemark;
  /** What a comment of the document says of whatever stands at a place now. */
  readonly inText: (uri: string) => FindDecision;
}

/** A run of a document as it begins, or as it was saved. */
interface DocumentRun {
  readonly uri: string;
  readonly run: CheckRun;
  readonly span: Span;
  readonly size: Pick<Outcome, 'statements' | 'items'>;
  /** By position in the run's sentences. */
  readonly sentences?: ReadonlyMap<number, Sentence>;
  /** What was known before the run. */
  readonly before?: readonly TrackedSentence[];
}

/** The findings of one document: its latest run, and its sentences followed through edits. */
export class ReviewedDocument {
  #sentences: TrackedSentence[];
  /** By position in the run's sentences. */
  readonly #asked: ReadonlyMap<number, TrackedSentence>;
  /** From before the run: on show until the run says something else in their place. */
  readonly #before: ReadonlySet<TrackedSentence>;
  #usage = noUsage;
  #read: readonly PassageExtent[] | undefined;
  /** Files that it was read against and is no longer bound to, or the other way round. */
  #otherContext: ReadonlySet<string> = new Set();
  #snapshot: Review | undefined;
  #byStart: ReadonlyMap<number, readonly TrackedSentence[]> | undefined;

  uri: string;
  /** The stretch of the document that was checked, where it stands now. */
  span: Span;
  private run: CheckRun;
  private readonly size: DocumentRun['size'];

  constructor(
    { uri, run, span, size, sentences = new Map(), before = [] }: DocumentRun,
    private readonly decisions: DecisionLookup,
  ) {
    this.uri = uri;
    this.run = run;
    this.span = span;
    this.size = size;
    this.#before = new Set(before);
    const overlapping = overlapsWith(before);
    this.#asked = new Map(
      [...sentences].map(([i, sentence]) => [i, new TrackedSentence(sentence, overlapping(sentence))]),
    );
    this.#sentences = [...before, ...this.#asked.values()].toSorted((a, b) => a.range.start - b.range.start);
  }

  /** A review that was saved, put onto the text as it is now. */
  static restore(saved: SavedReview, text: string, decisions: DecisionLookup): ReviewedDocument {
    const { uri, span, size, usage } = saved;
    const end = Math.min(span.end, text.length);
    const run = restoreRun(saved.run);
    const document = new ReviewedDocument({ uri, run, span: { ...span, end }, size }, decisions);
    document.#usage = usage;
    document.#read = saved.read && restoreRead(saved.read);
    const sentences = saved.sentences.map(TrackedSentence.restore);
    document.#sentences = sentences;
    document.relocate(text);
    document.#sentences = sentences.filter(({ gone }) => !gone);
    return document;
  }

  /** Puts everything onto a text that may have changed unseen. */
  relocate(text: string): void {
    this.changed();
    const ranges = relocate(
      this.#sentences.map(({ range }) => range),
      text,
    );
    for (const [i, range] of ranges.entries()) this.#sentences[i]!.range = range;
    this.span = { start: this.span.start, end: Math.min(this.span.end, text.length) };
  }

  save(): SavedReview {
    const kept = this.settled().filter(({ gone }) => !gone);
    return {
      format: savedFormat,
      uri: this.uri,
      run: this.run,
      span: this.span,
      size: this.size,
      read: this.#read && saveRead(this.#read),
      usage: this.#usage,
      sentences: kept.map((sentence) => sentence.save()),
    };
  }

  get currentRun(): CheckRun {
    return this.run;
  }

  setRun(run: CheckRun): void {
    this.run = run;
    this.changed();
  }

  changed(): void {
    this.#snapshot = undefined;
    this.#byStart = undefined;
  }

  /** Takes one event of the run under way; offsets in it are those of the run's start. */
  add(event: Exclude<CheckEvent, { type: 'ended' | 'estimate' }>): void {
    this.changed();
    if (event.type === 'usage') {
      this.#usage = addUsage(this.#usage, event);
      return;
    }
    if (event.type === 'read') {
      this.#read = [...new Set([...(this.#read ?? []), ...event.passages])];
      return;
    }
    const tracked = this.#asked.get('claim' in event ? event.claim.sentence : event.sentence);
    if (!tracked) return;
    for (const older of tracked.replaces) older.replaced = true;
    tracked.add(event);
  }

  /**
   * The run has ended. What was known before goes, except of sentences that the run was not about; a run that broke
   * before it answered anything takes nothing away.
   * @param partial whether the run was about some sentences only
   */
  finish(how: 'completed' | 'cancelled' | 'failed', partial: boolean): void {
    this.changed();
    const asked = [...this.#asked.values()];
    if (how === 'failed' && this.#before.size > 0 && !asked.some(({ judged }) => judged)) {
      for (const older of this.#before) older.replaced = false;
      this.#sentences = this.#sentences.filter((sentence) => this.#before.has(sentence));
    } else this.#sentences = partial ? [...this.settled()] : asked;
  }

  edit(edits: readonly Edit[], after: ReadAfter): void {
    this.changed();
    const moved = moveRanges(
      this.#sentences.map((sentence) => sentence.range),
      edits,
      after,
    );
    for (const [i, range] of moved.entries()) this.#sentences[i]!.range = range;
    this.span = moveCheckedSpan(this.span, edits);
  }

  /**
   * Marks what the new text of a context file may have changed: claims whose evidence is no longer in it, and
   * unsupported ones (the missing fact may now be there). `undefined`: the file is as it was read for the run.
   * @returns whether that changes anything
   */
  contextChanged(uri: string, text: string | undefined): boolean {
    if (this.#otherContext.has(uri)) return false;
    let changes = false;
    for (const { changedContext, findings, skipped } of this.#sentences) {
      const isAffected =
        text !== undefined &&
        (skipped?.why === 'absenceConfirmed' ||
          findings.some((finding) => isAffectedByContext(finding, uri, text)));
      if (isAffected === changedContext.has(uri)) continue;
      changes = true;
      if (isAffected) changedContext.add(uri);
      else changedContext.delete(uri);
    }
    if (changes) this.changed();
    return changes;
  }

  /**
   * Marks all that was found where the document is to be checked against other files than it was: what is new may say
   * otherwise, and what is gone backs nothing.
   * @returns whether that changes anything
   */
  contextBound(uris: readonly string[]): boolean {
    const read = new Set(this.run.context.map(({ uri }) => uri));
    const bound = new Set(uris);
    const other = new Set([
      ...[...read].filter((uri) => !bound.has(uri)),
      ...[...bound].filter((uri) => !read.has(uri)),
    ]);
    const before = this.#otherContext;
    if (other.size === before.size && [...other].every((uri) => before.has(uri))) return false;
    this.#otherContext = other;
    this.changed();
    for (const { changedContext, answered } of this.#sentences) {
      for (const uri of before) changedContext.delete(uri);
      if (answered) for (const uri of other) changedContext.add(uri);
    }
    return true;
  }

  renameContext(newName: (uri: string) => string | undefined): void {
    if (!this.run.context.some(({ uri }) => newName(uri) !== undefined)) return;
    this.setRun({ ...this.run, context: renameUris(this.run.context, newName) });
    this.#read = this.#read && renameUris(this.#read, newName);
    for (const sentence of this.#sentences) sentence.renameContext(newName);
  }

  /** Whether what was found in a sentence that reads as it did may no longer hold, since its context changed. */
  contextIsStale(sentence: Sentence): boolean {
    return this.#knownAs(sentence).some(({ changedContext }) => changedContext.size > 0);
  }

  needsCheck(sentence: Sentence): boolean {
    return !this.#knownAs(sentence).some(({ holds }) => holds);
  }

  /** Those that stand where a sentence stands, and read as it does. */
  #knownAs({ start, text }: Sentence): readonly TrackedSentence[] {
    this.#byStart ??= byStart(this.#sentences);
    return (this.#byStart.get(start) ?? []).filter(({ range }) => range.words === text);
  }

  /** What remains when a run ends: sentences without an answer give way to the older ones in their place. */
  settled(): readonly TrackedSentence[] {
    return this.#sentences.filter(
      ({ replaced, answered, replaces }) => !replaced && (answered || replaces.length === 0),
    );
  }

  review(): Review {
    this.#snapshot ??= this.#build();
    return this.#snapshot;
  }

  #build(): Review {
    const shown = this.settled().filter((sentence) => !sentence.gone);
    const sentences: Sentence[] = [];
    const skipped: Skipped[] = [];
    const unanswered: number[] = [];
    const live: LiveFinding[] = [];
    const inText = this.decisions.inText(this.uri);
    for (const [position, tracked] of shown.entries()) {
      const { sentence, findings } = tracked.placed(position);
      sentences.push(sentence);
      const skips = tracked.liveSkipped(position);
      if (skips) skipped.push(skips);
      if (!tracked.answered) unanswered.push(position);
      const stale = staleness(tracked);
      for (const [i, finding] of findings.entries()) {
        const remark =
          inText(finding) ?? (tracked.fresh ? this.decisions.find(tracked.findings[i]!) : undefined);
        const decision = remark && isDecision(remark) ? remark : undefined;
        live.push({ finding, stale, decision, note: remark?.note });
      }
    }
    live.sort((a, b) => a.finding.claim.start - b.finding.claim.start);
    const findings: Finding[] = [];
    const supportedFlags: Flags[] = [];
    let stale = 0;
    let decided = 0;
    for (const one of live) {
      const { finding } = one;
      findings.push(finding);
      if (one.stale) stale++;
      if (verdictOf(finding) !== 'supported') decided += one.decision ? 1 : 0;
      else if ('flags' in finding) supportedFlags.push(finding.flags);
    }
    return {
      uri: this.uri,
      run: this.run,
      span: this.span,
      findings: live,
      outcome: {
        sentences,
        findings,
        skipped,
        unanswered,
        usage: this.#usage,
        ...this.size,
        ...(this.#read && { read: this.#read, statements: statementsIn(this.#read) }),
      },
      tally: { ...tallyOf(findings.map(verdictOf)), stale, decided, supportedFlags },
      pending:
        this.run.state === 'running'
          ? [...this.#asked.values()].filter(({ answered }) => !answered).length
          : 0,
    };
  }
}

function byStart(sentences: readonly TrackedSentence[]): ReadonlyMap<number, readonly TrackedSentence[]> {
  const found = new Map<number, TrackedSentence[]>();
  for (const sentence of sentences) {
    const here = found.get(sentence.range.start);
    if (here) here.push(sentence);
    else found.set(sentence.range.start, [sentence]);
  }
  return found;
}

/** Characters of the stretches by which sentences are looked up, so that a long text is not searched for each. */
const stretch = 4096;

const stretchesOf = ({ start, end }: Span): readonly number[] => {
  const first = Math.floor(start / stretch);
  return Array.from({ length: Math.floor(end / stretch) - first + 1 }, (_, i) => first + i);
};

function overlapsWith(sentences: readonly TrackedSentence[]): (span: Span) => readonly TrackedSentence[] {
  if (sentences.length === 0) return () => [];
  const found = new Map<number, TrackedSentence[]>();
  for (const sentence of sentences)
    for (const at of stretchesOf(sentence.range)) {
      const here = found.get(at);
      if (here) here.push(sentence);
      else found.set(at, [sentence]);
    }
  return (span) => {
    const near = new Set(stretchesOf(span).flatMap((at) => found.get(at) ?? []));
    return [...near].filter(({ range }) => overlaps(range, span));
  };
}

const staleness = ({ fresh, changedContext }: TrackedSentence): LiveFinding['stale'] =>
  fresh ? (changedContext.size > 0 ? 'context' : undefined) : 'edited';
