import type * as vscode from 'vscode';
import { shortHash } from '../../base/hash.ts';
import { timeSlicer } from '../../base/timeSlices.ts';
import type { Judge } from '../../check/judge.ts';
import { Problem } from '../../check/problem.ts';
import type { Findings } from '../../review/findings.ts';
import type { Review } from '../../review/review.ts';
import type { ContextRead } from '../../sources/contextRead.ts';
import { copiesOf } from '../../sources/outputCopies.ts';
import type { Sentence } from '../../text/passage.ts';
import type { Indexes } from '../../text/searchIndex.ts';
import type { Span } from '../../text/span.ts';
import type { ContextResolver } from '../context/contextResolver.ts';
import type { JudgeFactory } from '../judging/judgeFactory.ts';

export interface DocumentCheck {
  readonly document: vscode.TextDocument;
  /** The stretch to check; the whole document where absent. */
  readonly span?: Span;
  /** Only sentences that it picks, of the stretch checked before; what is known of the others stays. */
  readonly only?: (sentence: Sentence) => boolean;
  /** Instead of the one that the settings name. */
  readonly judge?: Judge;
  /** Nobody asked for it, and it is no run in the history. */
  readonly automatic?: true;
  /** Stops the reading of the context; a run that has begun is stopped through the findings. */
  readonly signal?: AbortSignal;
  /** Told after each file of the context. */
  readonly onRead?: (read: number, files: number) => void;
}

/** Runs one check of a document, from its bound context to the store. */
export class Checker {
  readonly #orders = new Map<string, symbol>();

  constructor(
    private readonly findings: Findings,
    private readonly contexts: Pick<ContextResolver, 'of' | 'outside' | 'ownText' | 'read'>,
    private readonly judges: Pick<JudgeFactory, 'create'>,
    private readonly indexes: Indexes,
  ) {}

  /**
   * Resolves when the run has ended, or `undefined` when a later one took its place.
   * @throws {Problem} when the check cannot begin; a run that breaks later keeps its problem in the review.
   */
  async check(order: DocumentCheck): Promise<Review | undefined> {
    const uri = order.document.uri.toString();
    const turn = Symbol(uri);
    this.#orders.set(uri, turn);
    const binding = await this.contexts.of(order.document);
    const [barred] = this.contexts.outside(uri);
    const own = this.contexts.ownText(uri);
    if (binding.context.length === 0)
      throw barred
        ? new Problem('outside', { uri: barred.uri })
        : Problem.from(own[0]?.problem ?? { code: 'noContext', args: {} });
    const [judge, { sources, leftOut: unread }] = await Promise.all([
      order.judge ?? this.judges.create(),
      this.#read(uri, binding.context, order),
    ]);
    const [{ cutInTurns, requestOf, requireSentences }, { collect }] = await Promise.all([
      import('../../check/prepare.ts'),
      import('../../check/collect.ts'),
    ]);
    const index = await unlessStopped(this.indexes.of(sources, order.signal), order.signal);
    const spanNow = () => (order.only ? this.findings.spanOf(uri) : order.span);
    const format = formatOf(order.document);
    const early = { text: order.document.getText(), format, span: spanNow() };
    const cut = await unlessStopped(cutInTurns(early, order.signal), order.signal);
    if (order.signal?.aborted) throw new Problem('cancelled');
    if (this.#orders.get(uri) !== turn) return undefined;
    const pause = timeSlicer();
    // From here to `begin` nothing may wait: the sentences' offsets must be those of the document that begins.
    const text = order.document.getText();
    const asked = spanNow();
    const same = text === early.text && asked?.start === early.span?.start && asked?.end === early.span?.end;
    const request = requireSentences(
      requestOf({
        text,
        format,
        sentences: same ? cut : undefined,
        span: asked,
        only: order.only,
        question: binding.question,
        index,
        judge,
      }),
    );
    const span = asked ?? { start: 0, end: text.length };
    const copies = copiesOf([text, text.slice(span.start, span.end)], sources);
    const leftOut = [...own, ...unread];
    const run = this.findings.begin(uri, {
      question: request.question,
      judge: judge.id,
      destination: judge.destination,
      automatic: order.automatic,
      context: [
        ...sources.map(({ uri, text, hash }) => ({
          uri,
          characters: text.length,
          hash,
          ...(copies.includes(uri) ? { sameAsOutput: true as const } : {}),
        })),
        ...leftOut.map(({ name, problem }) => ({ uri: name, characters: 0, hash: shortHash(''), problem })),
      ],
      sentences: request.sentences,
      span,
      size: { statements: index.passages.statements, items: sources.length },
      only: request.only,
    });
    await pause();
    await collect(request, run.signal, (event) => run.add(event));
    await pause();
    return run.current ? this.findings.get(uri) : undefined;
  }

  #read(
    document: string,
    context: readonly string[],
    { signal, onRead }: DocumentCheck,
  ): Promise<ContextRead> {
    let read = 0;
    const reading = this.contexts.read(document, context, {
      signal,
      onRead: (source) => {
        if (source) this.indexes.ahead?.(source);
        onRead?.(++read, context.length);
      },
    });
    return unlessStopped(reading, signal);
  }
}

const unlessStopped = <T>(work: Promise<T>, signal?: AbortSignal): Promise<T> =>
  work.catch((error) => {
    throw signal?.aborted ? new Problem('cancelled') : error;
  });

export const formatOf = (document: vscode.TextDocument): 'markdown' | 'plain' =>
  document.languageId === 'plaintext' ? 'plain' : 'markdown';
