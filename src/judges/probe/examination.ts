import { shortHash } from '../../base/hash.ts';
import { collectWhole } from '../../check/collect.ts';
import type { Estimate } from '../../check/judge.ts';
import { requestOf } from '../../check/prepare.ts';
import type { Finding, Outcome, Verdict } from '../../check/types.ts';
import type { Capabilities } from '../../models/capabilities.ts';
import type { ChatEvent, ChatModel, ChatRequest } from '../../models/chatModel.ts';
import { withoutThoughts } from '../../models/thinking.ts';
import { estimatedUsage, type Price, withCost } from '../../models/usage.ts';
import type { Passage, Source } from '../../text/passage.ts';
import { buildIndex } from '../../text/searchIndex.ts';
import { segment } from '../../text/segment.ts';
import { createModelJudge, isPairwiseModel } from '../modelJudge.ts';
import { isOverruled } from './judgeProbe.ts';
import { type KnownKind, knownClaims, knownContext, knownKinds } from './knownClaims.ts';

export interface ExaminationOptions {
  readonly model: ChatModel;
  readonly price?: Price;
  /** How long a prompt is tried; 0 tries none. */
  readonly windowTokens: number;
  /** Sees how many of the claims have been judged so far. */
  readonly onAnswer?: (answered: number, total: number) => void;
}

/** What a model and its endpoint were found to do. */
export interface Examination {
  readonly right: number;
  readonly total: number;
  readonly byKind: Readonly<Record<KnownKind, { readonly right: number; readonly total: number }>>;
  /** The sentences that were judged otherwise. */
  readonly wrong: readonly {
    readonly text: string;
    readonly said: string;
    readonly right: readonly string[];
  }[];
  readonly usage: Outcome['usage'];
  readonly seconds: number;
  /** Seconds until the first words of the answer. */
  readonly firstSeconds?: number;
  /** Pieces in which answers came; 1 of an endpoint that does not stream. */
  readonly pieces: number;
  readonly capabilities?: Capabilities;
  /** Tokens of a repeated prompt that came from the provider's cache; undefined where it does not tell. */
  readonly cachedTokens?: number;
  /** Of a long prompt, the tokens that were sent and that the model has seen. */
  readonly window?: { readonly sent: number; readonly seen: number };
}

/** What it will use, roughly: said before it begins. */
export function estimateExamination({
  model,
  price,
  windowTokens,
}: Omit<ExaminationOptions, 'model'> & { readonly model: Pick<ChatModel, 'id'> }): Estimate {
  const long = windowTokens > 0 ? 1 : 0;
  const used = isPairwiseModel(model.id)
    ? {
        calls: knownClaims.length,
        promptTokens: 650 * knownClaims.length,
        completionTokens: knownClaims.length,
      }
    : { calls: 2, promptTokens: 5500, completionTokens: 2200 };
  return {
    ...withCost({ ...used, promptTokens: used.promptTokens + windowTokens }, price),
    calls: used.calls + long,
  };
}

/**
 * Puts forty known claims to a model, in one check, and tries how long a prompt its endpoint keeps. Nothing of any
 * document is sent.
 * @throws Problem when the model cannot be asked, or answers none of them.
 */
export async function examine(
  { model, price, windowTokens, onAnswer }: ExaminationOptions,
  signal: AbortSignal,
): Promise<Examination> {
  const observed = new ObservedModel(model);
  const started = performance.now();
  const judge = createModelJudge({ model: observed, price });
  const index = buildIndex(Object.entries(knownContext).map(([uri, lines]) => sourceOf(uri, lines)));
  const text = knownClaims.map(({ text }) => text).join('\n\n');
  const answered = new Set<number>();
  const outcome = await collectWhole(requestOf({ text, index, judge }), signal, (event) => {
    if (event.type !== 'assessment' && event.type !== 'failure' && event.type !== 'skipped') return;
    answered.add(event.type === 'skipped' ? event.sentence : event.claim.sentence);
    onAnswer?.(Math.min(answered.size, knownClaims.length), knownClaims.length);
  });
  const seconds = (performance.now() - started) / 1000;
  const judged = inParagraphs(text, outcome);
  const isRight = knownClaims.map(({ right }, i) =>
    judged[i]!.every((said) => right.includes(said as Verdict)),
  );
  const window = windowTokens > 0 ? await seenOf(model, windowTokens, signal) : undefined;
  const count = (kind?: KnownKind) => {
    const of = knownClaims.flatMap((claim, i) => (!kind || claim.kind === kind ? [isRight[i]!] : []));
    return { right: of.filter(Boolean).length, total: of.length };
  };
  return {
    ...count(),
    byKind: Object.fromEntries(knownKinds.map((kind) => [kind, count(kind)])) as Examination['byKind'],
    wrong: knownClaims.flatMap(({ text, right }, i) =>
      isRight[i] ? [] : [{ text, said: judged[i]!.join(), right }],
    ),
    usage: outcome.usage,
    seconds,
    firstSeconds: observed.firstAfter,
    pieces: observed.pieces,
    capabilities: model.capabilities?.(),
    cachedTokens: observed.cachedTokens,
    window,
  };
}

/** The worst that was said of each paragraph, in their order; "failed" where nothing was. */
function inParagraphs(text: string, outcome: Outcome): readonly (readonly string[])[] {
  const order = ['failed', 'contradicted', 'unsupported', 'supported', 'notCheckable'];
  let start = 0;
  return text.split('\n\n').map((paragraph) => {
    const end = start + paragraph.length;
    const within = (at: number) => at >= start && at < end;
    const said = [
      ...outcome.findings.flatMap((finding) => (within(finding.claim.start) ? [saidBy(finding)] : [])),
      ...outcome.skipped.flatMap((one) => (within(one.start) ? ['notCheckable'] : [])),
    ];
    start = end + 2;
    return [order.find((word) => said.includes(word)) ?? 'failed'];
  });
}

/** What the model itself said, where our rules know better. */
function saidBy(finding: Finding): string {
  if (finding.type === 'failure') return 'failed';
  return isOverruled(finding) ? 'supported' : finding.verdict;
}

/** Keys stand every so many tokens in a long prompt: the first that a model sees tells where its window begins. */
const keyEvery = 1000;

async function seenOf(model: ChatModel, tokens: number, signal: AbortSignal): Promise<Examination['window']> {
  const line = 'The tide came in and went out again, and nothing of note was written down that day.';
  const keys = Array.from({ length: Math.max(1, Math.round(tokens / keyEvery)) }, (_, i) => keyOf(i));
  const user = `${keys
    .map((key) => [`Key: ${key}`, ...Array.from({ length: 46 }, () => line)].join('\n'))
    .join('\n')}\nAnswer with the first key above and nothing else.`;
  const request = { system: 'A long text with keys follows.', user, maxTokens: 400 };
  let text = '';
  for await (const event of model.stream(request, signal)) if (event.type === 'text') text += event.text;
  const sent = estimatedUsage(request, '').promptTokens;
  const found = keys.findIndex((key) => withoutThoughts(text).includes(key));
  return { sent, seen: found < 0 ? 0 : Math.round((sent * (keys.length - found)) / keys.length) };
}

const keyOf = (position: number): string => shortHash(`key ${position}`).slice(0, 6);

/** Notes how answers come. */
class ObservedModel implements ChatModel {
  readonly id: string;
  readonly destination: string;
  pieces = 0;
  firstAfter: number | undefined;
  cachedTokens: number | undefined;

  constructor(private readonly model: ChatModel) {
    this.id = model.id;
    this.destination = model.destination;
  }

  async *stream(request: ChatRequest, signal: AbortSignal): AsyncGenerator<ChatEvent> {
    const started = performance.now();
    for await (const event of this.model.stream(request, signal)) {
      if (event.type === 'text') {
        this.pieces++;
        this.firstAfter ??= (performance.now() - started) / 1000;
      }
      if (event.type === 'usage' && event.cachedTokens !== undefined)
        this.cachedTokens = Math.max(this.cachedTokens ?? 0, event.cachedTokens);
      yield event;
    }
  }

  async countTokens(text: string): Promise<number> {
    return this.model.countTokens(text);
  }

  async promptLimit(): Promise<number | undefined> {
    return this.model.promptLimit?.();
  }
}

function sourceOf(uri: string, lines: readonly string[]): Source {
  const text = lines.join('\n\n');
  const passages = segment(text).map(
    (sentence, position): Passage => ({ ...sentence, position, uri, line: 2 * position + 1 }),
  );
  return { uri, text, hash: shortHash(text), passages };
}
