import { shortHash } from '../base/hash.ts';
import { timeSlicer } from '../base/timeSlices.ts';
import { collect } from '../check/collect.ts';
import { fingerprintOf } from '../check/fingerprint.ts';
import type { Judge } from '../check/judge.ts';
import type { LeftOut } from '../check/leftOut.ts';
import { cutInTurns, requestOf, requireSentences } from '../check/prepare.ts';
import { Problem } from '../check/problem.ts';
import type { Sentence, Source } from '../text/passage.ts';
import type { SearchIndex } from '../text/searchIndex.ts';
import type { Span } from '../text/span.ts';
import type { Findings } from './findings.ts';
import type { CheckRun, Review } from './review.ts';

/** A document to check, against a context that was read. */
interface DocumentOrder extends Pick<CheckRun, 'question' | 'automatic'> {
  readonly uri: string;
  /** As it is now; it may be edited while the check is prepared. */
  readonly text: () => string;
  readonly format: 'markdown' | 'plain';
  /** The stretch to check, where it stands now; the whole document where absent. */
  readonly span?: () => Span | undefined;
  readonly only?: (sentence: Sentence) => boolean;
  readonly judge: Judge;
  readonly sources: readonly Source[];
  readonly index: SearchIndex;
  readonly leftOut: readonly LeftOut[];
  /** URIs of the sources that say word for word what one of these texts says. */
  readonly copiesOf: (texts: readonly string[], sources: readonly Source[]) => readonly string[];
  /** Before the run begins; from then on it is stopped through the findings. */
  readonly signal?: AbortSignal;
  /** No other check of the document was asked for meanwhile. */
  readonly isLatest: () => boolean;
}

/**
 * Checks a document into the store.
 * @returns when the run has ended; `undefined` when a later one took its place
 * @throws {Problem} nothingToCheck, cancelled
 */
export async function checkIntoFindings(
  findings: Findings,
  order: DocumentOrder,
): Promise<Review | undefined> {
  const { uri, format, only, judge, index, sources, question, signal, isLatest } = order;
  const spanNow = () => order.span?.();
  const early = { text: order.text(), format, span: spanNow() };
  const cut = await cutInTurns(early, signal).catch((error) => {
    throw signal?.aborted ? new Problem('cancelled') : error;
  });
  if (signal?.aborted) throw new Problem('cancelled');
  if (!isLatest()) return undefined;
  const pause = timeSlicer();
  // From here to `begin` nothing may wait: the sentences' offsets must be those of the document that begins.
  const text = order.text();
  const asked = spanNow();
  const same = text === early.text && asked?.start === early.span?.start && asked?.end === early.span?.end;
  const sentences = same ? cut : undefined;
  const request = requireSentences(
    requestOf({ text, format, sentences, span: asked, only, question, index, judge }),
  );
  const span = asked ?? { start: 0, end: text.length };
  const run = findings.begin(uri, {
    question: request.question,
    judge: judge.id,
    destination: judge.destination,
    fingerprint: fingerprintOf(judge),
    automatic: order.automatic,
    context: contextOf(order, [text, text.slice(span.start, span.end)]),
    sentences: request.sentences,
    span,
    size: { statements: index.passages.statements, items: sources.length },
    only: request.only,
  });
  await pause();
  await collect(request, run.signal, (event) => run.add(event));
  await pause();
  return run.current ? findings.get(uri) : undefined;
}

function contextOf(
  { sources, leftOut, copiesOf }: DocumentOrder,
  texts: readonly string[],
): CheckRun['context'] {
  const copies = copiesOf(texts, sources);
  return [
    ...sources.map(({ uri, text, hash }) => ({
      uri,
      characters: text.length,
      hash,
      ...(copies.includes(uri) ? { sameAsOutput: true as const } : {}),
    })),
    ...leftOut.map(({ name, problem }) => ({ uri: name, characters: 0, hash: shortHash(''), problem })),
  ];
}
