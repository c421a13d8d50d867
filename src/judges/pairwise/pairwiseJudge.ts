import { mergeStreams } from '../../base/asyncIterables.ts';
import {
  askedPositions,
  type Judge,
  type Judged,
  type JudgedFlags,
  type JudgeEvent,
  type JudgeRequest,
} from '../../check/judge.ts';
import { Problem, type ProblemCode } from '../../check/problem.ts';
import { type Confidence, placeOf, type Reason } from '../../check/types.ts';
import type { ChatModel } from '../../models/chatModel.ts';
import { withoutThoughts } from '../../models/thinking.ts';
import { unfinished } from '../../models/unfinished.ts';
import { type Price, withCost } from '../../models/usage.ts';
import type { Passage, Sentence } from '../../text/passage.ts';
import { clashesWithEvidence } from '../llm/crossCheck.ts';
import { whyNotCheckable } from '../shared/checkable.ts';
import { asLine } from '../shared/fence.ts';
import { warrantOf } from '../shared/warrant.ts';
import { type Chunk, chunksFor, toChunks } from './chunks.ts';

/** A fact-checking model, and how it is to be asked. */
export interface PairwiseJudgeOptions {
  readonly model: ChatModel;
  readonly price?: Price;
  /** Tokens of context in one question; default 1,500, what such models were trained on. */
  readonly chunkTokens?: number;
  /** Calls in flight at once; default 2: such models mostly run on the person's own machine. */
  readonly parallel?: number;
  /** Tokens after which a run asks no more; how many it takes is not known before. */
  readonly tokensPerRun?: number;
}

/** What a run has used so far. */
interface Spent {
  tokens: number;
}

/**
 * A judge over a fact-checking model that takes a document and a claim and answers yes or no (Bespoke-MiniCheck
 * under Ollama). A sentence is one claim. "No" is unsupported: such models do not tell absence from contradiction.
 */
export function createPairwiseJudge(options: PairwiseJudgeOptions): Judge {
  const { model } = options;
  return {
    id: `pairwise:${model.id}`,
    destination: model.destination,
    async *assess(request, signal) {
      const asked = askedPositions(request);
      const chunks = toChunks(request.index.passages, options.chunkTokens ?? 1500);
      const spent: Spent = { tokens: 0 };
      const streams = asked.map(
        (position) => (stop: AbortSignal) =>
          assessSentence(position, chunks, { ...options, spent }, request, stop),
      );
      yield* mergeStreams(streams, options.parallel ?? 2, signal);
    },
  };
}

/** A fault of one claim's calls costs that claim; a fault of the endpoint ends the check. */
async function* assessSentence(
  position: number,
  chunks: readonly Chunk[],
  {
    model,
    price,
    tokensPerRun = Number.POSITIVE_INFINITY,
    spent,
  }: PairwiseJudgeOptions & { readonly spent: Spent },
  { sentences, index }: JudgeRequest,
  signal: AbortSignal,
): AsyncGenerator<JudgeEvent> {
  if (signal.aborted) return;
  const sentence = sentences[position]!;
  const why = whyNotCheckable(sentence);
  if (why) {
    yield { type: 'notCheckable', sentence: position, why };
    return;
  }
  const [found = []] = await index.search([sentence.text], 24);
  const hits = found.map(({ position }) => index.passages.get(position)!);
  let best: { readonly answer: YesOrNo; readonly chunk: Chunk } | undefined;
  try {
    for (const chunk of chunksFor(hits, chunks)) {
      if (spent.tokens >= tokensPerRun) throw new Problem('budget');
      const answer = await askYesOrNo(model, documentOf(chunk), claimOf(sentence), signal);
      if (signal.aborted) return;
      const { promptTokens, completionTokens } = answer;
      spent.tokens += promptTokens + completionTokens;
      yield { type: 'usage', calls: 1, ...withCost({ promptTokens, completionTokens }, price) };
      if (!best || supportOf(answer) > supportOf(best.answer)) best = { answer, chunk };
      if (answer.yes) break;
    }
  } catch (error) {
    if (signal.aborted) return;
    if (!(error instanceof Problem) || !ofOneClaim.has(error.code)) throw error;
    yield { type: 'failed', sentence: position, problem: error.data };
    return;
  }
  yield toJudged(position, sentence, best, hits);
}

const ofOneClaim: ReadonlySet<ProblemCode> = new Set<ProblemCode>([
  'noAnswer',
  'offSchema',
  'refused',
  'dropped',
  'stalled',
  'budget',
]);

/** One line, so that no text of it can begin a line of its own and pass for the claim. */
const documentOf = (chunk: Chunk): string => chunk.map(({ text }) => withoutLabels(text)).join(' ');

const claimOf = ({ text }: Sentence): string => withoutLabels(text);

/** The question's own labels in the middle of a line would part the document as well. */
const withoutLabels = (text: string): string =>
  asLine(text).replace(/(?<![\p{L}\p{N}])(document|claim)\s*[:：]/giu, '$1 –');

const supportOf = ({ yes, probability }: YesOrNo): number => probability ?? (yes ? 1 : 0);

function toJudged(
  position: number,
  { start, end, text }: Sentence,
  best: { readonly answer: YesOrNo; readonly chunk: Chunk } | undefined,
  hits: readonly Passage[],
): Judged {
  const support = best?.answer.probability;
  const doubt = best?.answer.yes ? doubtIn(text, best.chunk) : undefined;
  const yes = best?.answer.yes === true && !doubt?.isUnsupported;
  const evidence = best && yes ? evidenceIn(best.chunk, hits) : undefined;
  return {
    type: 'judged',
    sentence: position,
    start,
    end,
    verdict: yes ? 'supported' : 'unsupported',
    ...(doubt ? { flags: doubt.flags } : {}),
    reason: doubt?.reason ?? { code: 'model', at: evidence ? [placeOf(evidence)] : [] },
    citations: evidence ? [{ passage: evidence.position, role: 'supports' }] : [],
    confidence: doubt ? 'low' : confidenceOf(support),
    alarm: yes ? 0 : doubt ? 0.5 : support === undefined ? 0.8 : 1 - support,
    ...(support === undefined ? {} : { support }),
  };
}

/** Why a "yes" is not to be trusted: the document lacks what the claim names, or has another value. */
interface Doubt {
  readonly flags: JudgedFlags;
  readonly reason?: Reason;
  readonly isUnsupported: boolean;
}

function doubtIn(claim: string, chunk: Chunk): Doubt | undefined {
  const shown = new Map(chunk.map((passage) => [passage.position, passage]));
  const { strength, missing } = warrantOf(claim, claim, chunk, shown);
  const isUnsupported = strength === 'none';
  if (isUnsupported || strength === 'weak')
    return {
      flags: { unwarranted: true },
      reason: { code: 'notMentioned', missing, at: chunk.slice(0, 1).map(placeOf) },
      isUnsupported,
    };
  const clashes = clashesWithEvidence(claim, chunk.map(({ text }) => text).join('\n'));
  return clashes ? { flags: { disputed: true }, isUnsupported } : undefined;
}

/** The model says that the document supports the claim, not where: the search's best hit in it stands for that. */
const evidenceIn = (chunk: Chunk, hits: readonly Passage[]): Passage =>
  hits.find((hit) => chunk.some(({ position }) => position === hit.position)) ?? chunk[0]!;

/** Distance from the toss of a coin. */
function confidenceOf(support: number | undefined): Confidence {
  if (support === undefined) return 'medium';
  const distance = Math.abs(support - 0.5);
  return distance > 0.4 ? 'high' : distance > 0.2 ? 'medium' : 'low';
}

/** One answer, and what it used. */
interface YesOrNo {
  readonly yes: boolean;
  /** Probability of yes, 0..1, where the endpoint tells. */
  readonly probability?: number;
  readonly promptTokens: number;
  readonly completionTokens: number;
}

/** Asks a fact-checking model whether the document supports the claim, in the words that it was trained on. */
async function askYesOrNo(
  model: ChatModel,
  document: string,
  claim: string,
  signal: AbortSignal,
): Promise<YesOrNo> {
  const request = {
    system: '',
    user: `Document: ${document}\nClaim: ${claim}`,
    maxTokens: 8,
    probabilities: true as const,
  };
  let text = '';
  let tokens = { promptTokens: 0, completionTokens: 0 };
  let probability: number | undefined;
  for await (const event of model.stream(request, signal)) {
    if (event.type === 'text') text += event.text;
    if (event.type === 'usage')
      tokens = { promptTokens: event.promptTokens, completionTokens: event.completionTokens };
    if (event.type === 'probabilities') probability ??= yesShare(event.tokens);
    // A word is enough: it may be cut off behind it.
    if (event.type === 'finish' && event.how !== 'complete' && event.how !== 'length')
      throw unfinished(event.how, model.id);
  }
  const word = /^\W*(yes|no)\b/i.exec(withoutThoughts(text))?.[1]?.toLowerCase();
  if (word === undefined) throw new Problem(text === '' ? 'noAnswer' : 'offSchema', { model: model.id });
  return { yes: word === 'yes', ...tokens, ...(probability === undefined ? {} : { probability }) };
}

/** Yes against no; other tokens say nothing about either. */
function yesShare(tokens: Readonly<Record<string, number>>): number | undefined {
  const sum = (wanted: string) =>
    Object.entries(tokens).reduce(
      (total, [token, share]) => (token.trim().toLowerCase() === wanted ? total + share : total),
      0,
    );
  const [yes, no] = [sum('yes'), sum('no')];
  return yes + no > 0 ? yes / (yes + no) : undefined;
}
