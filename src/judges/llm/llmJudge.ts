import {
  askedPositions,
  type Estimate,
  type Failed,
  type Judge,
  type JudgeEvent,
  type JudgeRequest,
} from '../../check/judge.ts';
import { Problem } from '../../check/problem.ts';
import { withCost } from '../../models/usage.ts';
import { answeredNumber, answerShape, readAnswer } from './answer.ts';
import { type SentenceEvent, toReading, toShownPassages } from './answerEvents.ts';
import { type CallOptions, type FailedQuestions, ModelCalls } from './call.ts';
import type { NumberedQuestions } from './modelCall.ts';
import { contextRoom, estimatePlan, type Plan, planCheck, toRead } from './plan.ts';
import { buildPrompt, promptVersion } from './prompt.ts';
import { passagesBeside, proposals, secondShape, settle } from './secondLook.ts';

/** A model, and how much a check may ask of it. */
export interface LlmJudgeOptions extends CallOptions {
  /** Most tokens of context to show; a larger context is searched. Default 60,000. */
  readonly contextTokens?: number;
  /** Of this installation: the marks around data are made from it, so that prompts of one context begin alike. */
  readonly secret?: string;
}

export const defaultContextTokens = 60_000;

/** Single pass: one streamed, structured call (parallel ones for long outputs) extracts and judges every claim. */
export function createLlmJudge(options: LlmJudgeOptions): Judge {
  return new LlmJudge(options);
}

class LlmJudge implements Judge {
  readonly id: string;
  readonly destination: string;
  readonly settings: string;

  constructor(private readonly options: LlmJudgeOptions) {
    const { contextTokens = defaultContextTokens, second } = options;
    this.settings = `prompt ${promptVersion}, context ${contextTokens}, second look ${second?.model.id ?? 'none'}`;
    this.id = options.model.id;
    this.destination = options.model.destination;
  }

  async *assess(request: JudgeRequest, signal: AbortSignal): AsyncGenerator<JudgeEvent> {
    if (askedPositions(request).length === 0 || signal.aborted) return;
    const plan = await this.#plan(request);
    if (signal.aborted) return;
    yield* plan.setAside;
    if (plan.batches.length === 0 || signal.aborted) return;
    const expected = estimatePlan(plan);
    yield { type: 'estimate', ...withCost(expected, this.options.price) };
    mustAfford(expected, this.options.tokensPerRun);
    if (plan.passages.length < request.index.passages.length) yield toRead(plan.passages);
    const calls = new ModelCalls(this.options, signal);
    for await (const told of calls.ask(numberedSentences(request, plan, this.options), plan.batches)) {
      if ('type' in told) yield told;
      else if ('positions' in told) yield* toFailed(told);
      else if ('retracted' in told) yield { type: 'retracted', sentence: told.position };
      else yield* told.answer;
    }
  }

  async #plan(request: JudgeRequest): Promise<Plan> {
    const promptLimit = (await this.options.model.promptLimit?.()) ?? Number.POSITIVE_INFINITY;
    const wanted = this.options.contextTokens ?? defaultContextTokens;
    return planCheck(request, Math.min(wanted, contextRoom(request, promptLimit)), this.options.secret);
  }
}

export const toFailed = ({ positions, problem }: FailedQuestions): readonly Failed[] =>
  positions.map((sentence) => ({ type: 'failed', sentence, problem }));

/** @throws Problem `budget`, before anything is sent. */
function mustAfford({ promptTokens, completionTokens }: Estimate, limit = Number.POSITIVE_INFINITY): void {
  const tokens = promptTokens + completionTokens;
  if (tokens > limit) throw new Problem('budget', { tokens, limit });
}

function numberedSentences(
  request: JudgeRequest,
  { prompt, passages }: Pick<Plan, 'prompt' | 'passages'>,
  { model, secret }: Pick<LlmJudgeOptions, 'model' | 'secret'>,
): NumberedQuestions<readonly SentenceEvent[]> {
  const { sentences } = request;
  const shown = toShownPassages(passages);
  return {
    prompt,
    shape: answerShape(),
    positionOf: (value) => {
      const number = answeredNumber(value);
      return number === undefined ? undefined : number - 1;
    },
    read: (value) => {
      const answer = readAnswer(value);
      return answer && toReading(answer, { sentences, shown, model: model.id });
    },
    restsOnAbsence: (events) =>
      events.some((event) => event.type === 'judged' && event.verdict === 'unsupported'),
    secondLook: async (held) => {
      const positions = [...held.keys()];
      const texts = positions.map((position) => sentences[position]!.text);
      const cited = [...held.values()]
        .flat()
        .flatMap((event) => ('citations' in event ? event.citations : []));
      const beside = passagesBeside(
        passages,
        cited.map(({ passage }) => passage),
        await proposals(request.index, texts),
      );
      const fewer = beside.length > 0 ? beside : passages;
      const own = buildPrompt({ ...request, passages: fewer, secret });
      const again = numberedSentences(request, { passages: fewer, prompt: own }, { model, secret });
      const read: typeof again.read = (value) => {
        const reading = again.read(value);
        const first = held.get(again.positionOf(value) ?? -1);
        return reading && first ? { ...reading, answer: settle(first, reading.answer) } : reading;
      };
      return { ...again, shape: secondShape(), read, secondLook: undefined };
    },
  };
}
