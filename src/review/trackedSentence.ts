import type { Retracted } from '../check/judge.ts';
import type { Claim, Finding, Skipped } from '../check/types.ts';
import type { Sentence } from '../text/passage.ts';
import type { Span } from '../text/span.ts';
import { renameUris, type SavedSentence } from './savedReview.ts';
import { isFresh, isGone, type TrackedRange, track } from './trackedRanges.ts';

/** What was made of a sentence for where it stands; a document is read far more often than all of it moves. */
interface PlacedSentence {
  readonly range: TrackedRange;
  readonly position: number;
  readonly from: readonly Finding[];
  readonly sentence: Sentence;
  readonly findings: readonly Finding[];
}

/** A checked sentence that is followed through edits, with what was found in it. */
export class TrackedSentence {
  range: TrackedRange;
  /** With offsets of the moment of the check. */
  findings: readonly Finding[] = [];
  skipped: Skipped | undefined;
  /** A newer sentence in its place has an answer. */
  replaced = false;
  #placed: PlacedSentence | undefined;
  /** Files of the context that changed since in a way that may change its answer. */
  readonly changedContext = new Set<string>();

  constructor(
    /** With offsets of the moment of the check. */
    readonly sentence: Sentence,
    /** Older sentences in the same place, which stay on show until this one is answered. */
    readonly replaces: readonly TrackedSentence[] = [],
  ) {
    this.range = track(sentence.start, sentence.text);
  }

  static restore(saved: SavedSentence): TrackedSentence {
    const tracked = new TrackedSentence(saved.sentence);
    tracked.range = { ...track(saved.start, saved.words), checked: saved.sentence.text };
    tracked.findings = saved.findings;
    tracked.skipped = saved.skipped;
    for (const uri of saved.changedContext) tracked.changedContext.add(uri);
    return tracked;
  }

  save(): SavedSentence {
    return {
      sentence: this.sentence,
      start: this.range.start,
      words: this.range.words,
      findings: this.findings,
      skipped: this.skipped,
      changedContext: [...this.changedContext],
    };
  }

  add(event: Finding | Skipped | Retracted): void {
    switch (event.type) {
      case 'skipped':
        this.skipped = event;
        break;
      case 'retracted':
        this.skipped = undefined;
        this.findings = [];
        break;
      case 'assessment':
      case 'failure':
        this.findings = [...this.findings, event];
    }
  }

  get answered(): boolean {
    return this.findings.length > 0 || this.skipped !== undefined;
  }

  renameContext(newName: (uri: string) => string | undefined): void {
    this.findings = renameUris(this.findings, newName);
    const changed = [...this.changedContext].map((uri) => newName(uri) ?? uri);
    this.changedContext.clear();
    for (const uri of changed) this.changedContext.add(uri);
  }

  /** It has an answer that is not a failure. */
  get judged(): boolean {
    return this.skipped !== undefined || this.findings.some(({ type }) => type === 'assessment');
  }

  /** Its answer is one for the words that stand there now, and for the context as it is. */
  get holds(): boolean {
    const failed = this.findings.some(({ type }) => type === 'failure');
    return this.answered && this.fresh && this.changedContext.size === 0 && !failed;
  }

  get fresh(): boolean {
    return isFresh(this.range);
  }

  get gone(): boolean {
    return isGone(this.range);
  }

  /**
   * Its words and findings where they stand now; the same objects as long as that is the same.
   * @param position the sentence's index in the list that claims now point into
   */
  placed(position: number): Pick<PlacedSentence, 'sentence' | 'findings'> {
    const { range, findings: from } = this;
    const known = this.#placed;
    if (known?.range === range && known.position === position && known.from === from) return known;
    const { start, end, words } = range;
    const isInPlace = this.fresh && start === this.sentence.start;
    const sentence = isInPlace ? this.sentence : { ...this.sentence, start, end, text: words };
    const findings = from.map((finding) =>
      isInPlace && finding.claim.sentence === position ? finding : this.#liveFinding(finding, position),
    );
    this.#placed = { range, position, from, sentence, findings };
    return this.#placed;
  }

  #liveFinding(finding: Finding, sentence: number): Finding {
    const claim: Claim = { ...finding.claim, ...this.#present(finding.claim), sentence };
    if (finding.type === 'failure') return { ...finding, claim };
    const { focus, attribution } = finding;
    return {
      ...finding,
      claim,
      ...(focus ? { focus: this.#present(focus) } : {}),
      ...(attribution
        ? { attribution: attribution.map((fault) => ({ ...fault, ...this.#present(fault) })) }
        : {}),
    };
  }

  liveSkipped(position: number): Skipped | undefined {
    return this.skipped && { ...this.skipped, ...this.#present(this.skipped), sentence: position };
  }

  /** Exact while fresh. After an edit inside: by what is common before and behind it, never empty. */
  #present(span: Span): Span {
    const { words, checked, start } = this.range;
    const shifted = (offset: number) => start + offset;
    const from = span.start - this.sentence.start;
    const to = span.end - this.sentence.start;
    if (words === checked) return { start: shifted(from), end: shifted(to) };
    const before = commonPrefix(words, checked);
    const behind = Math.min(commonSuffix(words, checked), Math.min(words.length, checked.length) - before);
    const map = (offset: number, otherwise: number) => {
      if (offset <= before) return offset;
      return offset >= checked.length - behind ? offset + words.length - checked.length : otherwise;
    };
    const mapped = { start: map(from, before), end: map(to, words.length - behind) };
    return mapped.start < mapped.end
      ? { start: shifted(mapped.start), end: shifted(mapped.end) }
      : { start, end: this.range.end };
  }
}

function commonPrefix(a: string, b: string): number {
  let length = 0;
  while (length < a.length && length < b.length && a[length] === b[length]) length++;
  return length;
}

function commonSuffix(a: string, b: string): number {
  let length = 0;
  while (length < a.length && length < b.length && a[a.length - 1 - length] === b[b.length - 1 - length])
    length++;
  return length;
}

/** Whether a context file's new text may change what was found: its evidence is gone, or the missing fact or place may be there. */
export const isAffectedByContext = (finding: Finding, uri: string, text: string): boolean => {
  if (finding.type === 'failure') return false;
  if (finding.verdict === 'unsupported' || finding.attribution) return true;
  return finding.evidence.some((evidence) => evidence.uri === uri && !text.includes(evidence.quote));
};
