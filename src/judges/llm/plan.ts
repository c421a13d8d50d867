import {
  askedPositions,
  type Estimate,
  type JudgeRequest,
  type NotCheckable,
  type Read,
} from '../../check/judge.ts';
import { estimateTokens } from '../../models/usage.ts';
import type { Passage, Sentence } from '../../text/passage.ts';
import type { Hit } from '../../text/ranking.ts';
import type { SearchIndex } from '../../text/searchIndex.ts';
import { structuralKind } from '../shared/checkable.ts';
import { answerShape } from './answer.ts';
import { buildPrompt, type CheckPrompt } from './prompt.ts';

/** A check before its first call: what is asked, in which calls, and what the model gets to see. */
export interface Plan {
  /** Sentences that need no model. */
  readonly setAside: readonly NotCheckable[];
  readonly passages: readonly Passage[];
  readonly prompt: CheckPrompt;
  /** Positions of sentences, one list a call. */
  readonly batches: readonly (readonly number[])[];
}

/**
 * Decides all of a check that needs no model.
 * @param contextTokens most tokens of context to show
 * @param secret for the fence
 */
export async function planCheck(
  request: JudgeRequest,
  contextTokens: number,
  secret?: string,
): Promise<Plan> {
  const asked = askedPositions(request);
  const setAside = asked.flatMap((position) => structuralSkip(request, position) ?? []);
  const aside = new Set(setAside.map(({ sentence }) => sentence));
  const checkable = asked.filter((position) => !aside.has(position));
  const asking = checkable.map((position) => request.sentences[position]!);
  const passages = await selectPassages(request.index, asking, contextTokens);
  const prompt = buildPrompt({ ...request, passages, secret });
  return { setAside, passages, prompt, batches: toBatches(checkable, estimateTokens(prompt.user([]))) };
}

/** Share of a prompt's limit to use: estimates of tokens may be short of the truth by this much. */
const usableShare = 0.75;

/** Tokens that a prompt of at most `limit` tokens leaves for context, beside the output and the rules. */
export function contextRoom({ sentences }: JudgeRequest, limit: number): number {
  const output = sentences.reduce((sum, { text }) => sum + estimateTokens(text) + 3, 0);
  return Math.max(0, limit * usableShare - output - 1600);
}

/** Titles and code hold no claims; a model is not paid to tell so. */
export function structuralSkip({ sentences }: JudgeRequest, position: number): NotCheckable | undefined {
  const why = structuralKind(sentences[position]!);
  return why && { type: 'notCheckable', sentence: position, why };
}

/** Measured over mixed texts: most answers are bare verdicts, some carry a reason and a correction. */
const completionTokensPerSentence = 22;

/** Tokens that a plan will use, where no call has to be repeated. */
export function estimatePlan({ prompt, batches }: Plan): Omit<Estimate, 'cost'> {
  const fixed = estimateTokens(prompt.system) + estimateTokens(JSON.stringify(answerShape().schema));
  return {
    calls: batches.length,
    promptTokens: batches.reduce((sum, batch) => sum + fixed + estimateTokens(prompt.user(batch)), 0),
    completionTokens: batches.flat().length * completionTokensPerSentence,
  };
}

/** Passages that the search proposes for one sentence; later ones hardly ever decide. */
const hitsPerSentence = 12;

/** What a passage costs in a prompt: its words, its number and the line break. */
const promptTokensOf = ({ text }: Passage): number => estimateTokens(text) + 3;

/**
 * The passages to show: all of them where they fit into `budget` tokens, else the best ones for each sentence with
 * their neighbours, each sentence's best before any sentence's second, and then what stands nearest to those, until the
 * budget is used up. In the order of the context.
 */
export async function selectPassages(
  index: SearchIndex,
  sentences: readonly Sentence[],
  budget: number,
): Promise<readonly Passage[]> {
  const all = [...index.passages];
  const whole = all.reduce((sum, passage) => sum + promptTokensOf(passage), 0);
  if (whole <= budget) return all;
  const hits = await index.search(
    sentences.map(({ text }) => text),
    hitsPerSentence,
  );
  const chosen = new Map<number, Passage>();
  let left = budget;
  for (let rank = 0; rank < hitsPerSentence; rank++)
    for (const found of hits)
      for (const passage of withNeighbours(found[rank], index)) {
        if (chosen.has(passage.position) || promptTokensOf(passage) > left) continue;
        chosen.set(passage.position, passage);
        left -= promptTokensOf(passage);
      }
  for (const passage of byDistance(all, chosen)) {
    if (promptTokensOf(passage) > left) continue;
    chosen.set(passage.position, passage);
    left -= promptTokensOf(passage);
  }
  return [...chosen.values()].toSorted((a, b) => a.position - b.position);
}

/** Passages that are not chosen, those nearest to a chosen one first; of equally near ones the earlier first. */
function byDistance(passages: readonly Passage[], chosen: ReadonlyMap<number, Passage>): readonly Passage[] {
  const distance = passages.map(() => Number.POSITIVE_INFINITY);
  const walk = (positions: readonly number[]) => {
    let last: number | undefined;
    for (const position of positions) {
      if (chosen.has(position)) last = position;
      if (last !== undefined) distance[position] = Math.min(distance[position]!, Math.abs(position - last));
    }
  };
  const positions = [...passages.keys()];
  walk(positions);
  walk(positions.toReversed());
  return positions
    .filter((position) => !chosen.has(position))
    .toSorted((a, b) => distance[a]! - distance[b]! || a - b)
    .map((position) => passages[position]!);
}

/** Tells which passages are shown. */
export const toRead = (passages: readonly Passage[]): Read => ({
  type: 'read',
  positions: passages.map(({ position }) => position),
});

/** The hit first: where the budget ends, it is the neighbours that go. */
function withNeighbours(hit: Hit | undefined, { passages }: SearchIndex): readonly Passage[] {
  if (!hit) return [];
  const { position } = hit;
  const near = [position, position - 1, position + 1].map((at) => passages.get(at));
  return near.filter((passage) => passage !== undefined).filter(({ uri }) => uri === near[0]?.uri);
}

/** Sentences of one call: at this many, a long output takes a few seconds and its context is paid twice at most. */
const smallBatch = 40;
const largeBatch = 120;

/**
 * Splits the asked sentences into calls that run in parallel. Each call reads the whole context again, so a longer
 * context makes for fewer, larger batches.
 */
export function toBatches(asked: readonly number[], contextTokens: number): readonly (readonly number[])[] {
  const most = Math.min(largeBatch, Math.max(smallBatch, Math.ceil(contextTokens / 250)));
  return splitEvenly(asked, Math.ceil(asked.length / most));
}

/** Parts of about equal size, in order; none is empty. */
export function splitEvenly(positions: readonly number[], parts: number): readonly (readonly number[])[] {
  const size = Math.ceil(positions.length / Math.max(1, parts));
  const found: (readonly number[])[] = [];
  for (let at = 0; at < positions.length; at += size) found.push(positions.slice(at, at + size));
  return found;
}
