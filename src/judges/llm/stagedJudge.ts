import {
  askedPositions,
  type Failed,
  type Judge,
  type Judged,
  type JudgeEvent,
  type JudgeRequest,
} from '../../check/judge.ts';
import { Problem } from '../../check/problem.ts';
import { estimateTokens } from '../../models/usage.ts';
import type { Sentence } from '../../text/passage.ts';
import { type FailedQuestions, ModelCalls } from './call.ts';
import { defaultContextTokens, type LlmJudgeOptions, toFailed } from './llmJudge.ts';
import type { CallRecord, GivenAnswer, NumberedQuestions } from './modelCall.ts';
import { joinPhrases } from './phrases.ts';
import { selectPassages, structuralSkip, toBatches, toRead } from './plan.ts';
import { type ExtractedClaim, type Extraction, extractionStep, verdictStep } from './stagedSteps.ts';

/** One call of one step, with its prompt and its result. */
export interface StepRecord extends CallRecord {
  readonly step: 'claims' | 'verdicts';
}

export interface StagedJudgeOptions extends Omit<LlmJudgeOptions, 'onCall'> {
  readonly onStep?: (record: StepRecord) => void;
}

/**
 * Claims first, then verdicts, each step with its own prompt, as known scorers go about it. Costs two rounds; for
 * comparable numbers and for those who want to read each step.
 */
export function createStagedJudge(options: StagedJudgeOptions): Judge {
  const { model } = options;
  return {
    id: model.id,
    destination: model.destination,
    async *assess(request, signal) {
      const run = new StagedRun(options, request, signal);
      yield* run.assess();
    },
  };
}

class StagedRun {
  readonly #claims: ExtractedClaim[] = [];
  readonly #lost: Failed[] = [];

  constructor(
    private readonly options: StagedJudgeOptions,
    private readonly request: JudgeRequest,
    private readonly signal: AbortSignal,
  ) {}

  async *assess(): AsyncGenerator<JudgeEvent> {
    if (this.signal.aborted) return;
    const asked = askedPositions(this.request);
    const aside = asked.flatMap((position) => structuralSkip(this.request, position) ?? []);
    yield* aside;
    const checkable = asked.filter((position) => !aside.some(({ sentence }) => sentence === position));
    yield* this.#extract(checkable);
    if (this.signal.aborted) return;
    if (this.#claims.length > 0) yield* this.#judge();
    if (!this.signal.aborted) yield* this.#lost;
  }

  async *#extract(checkable: readonly number[]): AsyncGenerator<JudgeEvent> {
    if (checkable.length === 0) return;
    const found = new Map<number, Extraction>();
    const step = extractionStep(this.request.sentences, this.request.question, this.options.model.id);
    const failures = yield* this.#ask('claims', step, checkable, function* ({ position, ...given }) {
      if ('retracted' in given) {
        found.delete(position);
        yield { type: 'retracted', sentence: position };
      } else if ('type' in given.answer) yield given.answer;
      else found.set(position, given.answer);
    });
    for (const event of failures.flatMap(toFailed)) {
      found.delete(event.sentence);
      yield event;
    }
    const inOrder = [...found].toSorted(([a], [b]) => a - b).map(([, extraction]) => extraction);
    this.#claims.push(...inOrder.flatMap(({ claims }) => claims));
    this.#lost.push(...inOrder.flatMap(({ lost }) => lost));
  }

  async *#judge(): AsyncGenerator<JudgeEvent> {
    const { sentences, index } = this.request;
    const claims = this.#claims;
    const asking = [...new Set(claims.map(({ sentence }) => sentence))].map((i) => sentences[i]!);
    const budget = this.options.contextTokens ?? defaultContextTokens;
    const passages = await selectPassages(index, asking, budget);
    if (passages.length < index.passages.length) yield toRead(passages);
    const judged = new Map<number, Judged>();
    const waiting = new Counter(claims.map(({ sentence }) => sentence));
    const all = claims.map((_, i) => i);
    const failures = yield* this.#ask(
      'verdicts',
      verdictStep(claims, sentences, passages),
      all,
      function* (given) {
        const { sentence } = claims[given.position]!;
        if ('retracted' in given) {
          judged.delete(given.position);
          if (waiting.isDone(sentence)) yield { type: 'retracted', sentence };
          waiting.add(sentence);
          return;
        }
        judged.set(given.position, given.answer);
        if (waiting.take(sentence)) yield* ofSentence(sentence, sentences, claims, judged);
      },
    );
    yield* this.#incomplete(failures, judged);
  }

  /** Sentences of which a claim failed: their judged claims, and the failed ones as such. */
  *#incomplete(
    failures: readonly FailedQuestions[],
    judged: ReadonlyMap<number, Judged>,
  ): Generator<JudgeEvent> {
    const problems = new Map(
      failures.flatMap(({ positions, problem }) => positions.map((at) => [at, problem])),
    );
    const sentences = new Set([...problems.keys()].map((at) => this.#claims[at]!.sentence));
    for (const sentence of sentences) {
      yield* ofSentence(sentence, this.request.sentences, this.#claims, judged);
      for (const [at, problem] of problems) {
        const claim = this.#claims[at]!;
        if (claim.sentence === sentence) yield { type: 'failed', sentence, span: claim.span, problem };
      }
    }
  }

  async *#ask<T>(
    step: StepRecord['step'],
    numbered: NumberedQuestions<T>,
    positions: readonly number[],
    take: (given: GivenAnswer<T>) => Iterable<JudgeEvent>,
  ): AsyncGenerator<JudgeEvent, readonly FailedQuestions[]> {
    const { tokensPerRun: limit = Number.POSITIVE_INFINITY, onStep } = this.options;
    const batches = toBatches(positions, estimateTokens(numbered.prompt.user([])));
    const tokens = estimateTokens(numbered.prompt.user(positions)) * batches.length;
    if (tokens > limit) throw new Problem('budget', { tokens, limit });
    const onCall = (record: CallRecord) => onStep?.({ step, ...record });
    const calls = new ModelCalls({ ...this.options, onCall }, this.signal);
    const failures: FailedQuestions[] = [];
    for await (const told of calls.ask(numbered, batches)) {
      if ('type' in told) yield told;
      else if ('positions' in told) failures.push(told);
      else yield* take(told);
    }
    return failures;
  }
}

const ofSentence = (
  sentence: number,
  sentences: readonly Sentence[],
  claims: readonly ExtractedClaim[],
  judged: ReadonlyMap<number, Judged>,
): readonly Judged[] =>
  joinPhrases(
    sentences[sentence]!,
    claims.flatMap((claim, at) => (claim.sentence === sentence ? (judged.get(at) ?? []) : [])),
  );

/** How many claims of each sentence still wait for their verdict. */
class Counter {
  readonly #left = new Map<number, number>();

  constructor(sentences: readonly number[]) {
    for (const sentence of sentences) this.add(sentence);
  }

  add(sentence: number): void {
    this.#left.set(sentence, (this.#left.get(sentence) ?? 0) + 1);
  }

  /** Whether this was the last one. */
  take(sentence: number): boolean {
    const left = (this.#left.get(sentence) ?? 0) - 1;
    this.#left.set(sentence, left);
    return left === 0;
  }

  isDone(sentence: number): boolean {
    return this.#left.get(sentence) === 0;
  }
}
