import { locateQuote, QuoteFinder } from '../text/locate.ts';
import type { Passage, Source } from '../text/passage.ts';
import type { ContextData } from '../text/placedSources.ts';
import type { Citation, Judged } from './judge.ts';
import type { Evidence, Flags, Reason, Verdict } from './types.ts';

export interface Grounded {
  readonly verdict: Verdict;
  readonly flags: Flags;
  readonly reason: Reason;
  readonly evidence: readonly Evidence[];
}

/** Holds a judge's citations against the context; what it learns of a source serves the next claim. */
export class Grounder {
  readonly #finders = new Map<Source, QuoteFinder>();

  constructor(private readonly index: ContextData) {}

  /**
   * Keeps only evidence that stands in the context. A verdict that rests on evidence (supported, contradicted) and
   * loses all of it is downgraded to unsupported and marked.
   */
  ground(judged: Judged): Grounded {
    const evidence = judged.citations.flatMap((citation) => this.#locate(citation) ?? []);
    const flags = judged.flags ?? {};
    const lost = judged.verdict !== 'unsupported' && evidence.length === 0;
    if (!lost) return { verdict: judged.verdict, flags, reason: judged.reason, evidence };
    return {
      verdict: 'unsupported',
      flags: { ...flags, ungrounded: true },
      reason: { code: 'ungrounded' },
      evidence,
    };
  }

  #locate({ passage, role, span, quote }: Citation): Evidence | undefined {
    const cited = this.index.passages.get(passage);
    if (quote !== undefined) return this.#locateQuoted(quote, role, cited);
    return cited && toEvidence(cited, span ?? cited, role, this.index);
  }

  /** The cited passage first; then anywhere, since models cite the right words under the wrong number. */
  #locateQuoted(quote: string, role: Evidence['role'], cited: Passage | undefined): Evidence | undefined {
    const near = cited && locateQuote(cited.text, quote);
    if (cited && near)
      return toEvidence(
        cited,
        { start: cited.start + near.start, end: cited.start + near.end },
        role,
        this.index,
      );
    for (const source of this.index.sources) {
      const span = this.#finder(source).find(quote);
      const passage = span && this.index.passages.holding(source.uri, span.start);
      if (span && passage) return toEvidence(passage, span, role, this.index);
    }
    return undefined;
  }

  /** A source is normalised once a check, and only where a quote is looked for in all of it. */
  #finder(source: Source): QuoteFinder {
    const finder = this.#finders.get(source) ?? new QuoteFinder(source.text);
    this.#finders.set(source, finder);
    return finder;
  }
}

function toEvidence(
  passage: Passage,
  span: { readonly start: number; readonly end: number },
  role: Evidence['role'],
  index: ContextData,
): Evidence {
  const source = index.sources.find((s) => s.uri === passage.uri)!;
  const newlines = source.text.slice(passage.start, span.start).split('\n').length - 1;
  return {
    uri: passage.uri,
    start: span.start,
    end: span.end,
    line: passage.line + newlines,
    page: passage.page,
    quote: source.text.slice(span.start, span.end),
    role,
    statement: passage.position,
  };
}
