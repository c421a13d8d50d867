import type * as vscode from 'vscode';
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
    const { checkIntoFindings } = await import('../../review/documentCheck.ts');
    const index = await unlessStopped(this.indexes.of(sources, order.signal), order.signal);
    return checkIntoFindings(this.findings, {
      uri,
      text: () => order.document.getText(),
      format: formatOf(order.document),
      span: () => (order.only ? this.findings.spanOf(uri) : order.span),
      only: order.only,
      question: binding.question,
      automatic: order.automatic,
      judge,
      sources,
      index,
      leftOut: [...own, ...unread],
      copiesOf,
      signal: order.signal,
      isLatest: () => this.#orders.get(uri) === turn,
    });
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
