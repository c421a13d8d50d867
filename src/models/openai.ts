import { Problem } from '../check/problem.ts';
import {
  type Capabilities,
  type CapabilityMemory,
  capabilityKey,
  createCapabilityMemory,
  recallCapabilities,
  weakenAfterRefusal,
} from './capabilities.ts';
import type { ChatEvent, ChatModel, ChatRequest } from './chatModel.ts';
import { completionBody, featuresOf, type ModelParameters, readCompletion } from './completion.ts';
import { type Endpoint, normaliseBaseUrl, openaiClient } from './endpoint.ts';
import { type ModelLog, silentLog } from './modelLog.ts';
import {
  type AskedModel,
  causeCode,
  connectionProblem,
  ErrorAnswer,
  refusalProblem,
  toRefusal,
} from './refusal.ts';
import { readResponses, responsesBody } from './responses.ts';
import { defaultRetryPolicy, type RetryPolicy, sleep, waitAfterBreak, waitBeforeRetry } from './retry.ts';
import { isOnThisMachine } from './thisMachine.ts';
import { estimatedUsage, estimateTokens, missingTokens } from './usage.ts';
import { type Patience, patienceWith, Watchdog } from './watchdog.ts';

/** An endpoint, one of its models, and what may be replaced in tests and by callers. */
export interface OpenAiSettings extends Endpoint, ModelParameters {
  /** "openai" or a preset's name: the first half of the model's id. */
  readonly provider?: string;
  readonly retry?: RetryPolicy;
  readonly patience?: Patience;
  readonly memory?: CapabilityMemory;
  readonly log?: ModelLog;
}

/** A model behind an OpenAI-compatible endpoint. */
export function createOpenAiModel(settings: OpenAiSettings): ChatModel {
  return new OpenAiModel({ ...modelDefaults(settings.model), ...settings });
}

class OpenAiModel implements ChatModel {
  readonly id: string;
  readonly destination: string;
  readonly #asked: AskedModel;
  readonly #memory: CapabilityMemory;
  readonly #memoryKey: string;
  readonly #log: ModelLog;
  readonly #patience: Patience;
  /** Weaker capabilities that no answer has proved yet. */
  #trial: Capabilities | undefined;

  constructor(private readonly settings: OpenAiSettings) {
    const url = normaliseBaseUrl(settings.baseUrl);
    if (!URL.canParse(url)) throw new Problem('badInput', { url });
    this.id = `${settings.provider ?? 'openai'}:${settings.model}`;
    this.destination = new URL(url).host;
    this.#asked = { host: this.destination, model: settings.model, hasKey: settings.key !== undefined };
    this.#memory = settings.memory ?? createCapabilityMemory();
    this.#memoryKey = capabilityKey(url, settings.model);
    this.#log = settings.log ?? silentLog;
    this.#patience = settings.patience ?? patienceWith(isOnThisMachine(url));
  }

  async *stream(request: ChatRequest, signal: AbortSignal): AsyncGenerator<ChatEvent> {
    const started = performance.now();
    const able: Able = { now: this.#trial ?? recallCapabilities(this.#memory, this.#memoryKey, Date.now()) };
    const tally: Tally = { text: '', outcome: 'cancelled', usage: undefined };
    try {
      for await (const event of this.#answer(request, able, signal)) {
        if (event.type === 'text') tally.text += event.text;
        if (event.type === 'usage') tally.usage = event;
        if (event.type === 'finish') {
          tally.outcome = event.how;
          this.#checkWindow(request, able, tally.usage);
          if (event.how === 'complete') this.#checkShape(request, able, tally.text);
          if (!tally.usage) yield estimatedUsage(request, tally.text);
        }
        yield event;
      }
    } catch (error) {
      if (signal.aborted) return;
      tally.outcome = error instanceof Problem ? error.code : 'fault';
      if (tally.text && !tally.usage) yield estimatedUsage(request, tally.text);
      throw error;
    } finally {
      const { type: _, cachedTokens: __, ...tokens } = tally.usage ?? estimatedUsage(request, tally.text);
      const milliseconds = Math.round(performance.now() - started);
      const { id: model, destination } = this;
      this.#log.request({ model, destination, outcome: tally.outcome, ...tokens, milliseconds });
    }
  }

  capabilities(): Capabilities {
    return recallCapabilities(this.#memory, this.#memoryKey, Date.now());
  }

  async countTokens(text: string): Promise<number> {
    return estimateTokens(text);
  }

  /** Asks until the endpoint accepts: gives up what it refuses, waits as long as it says. */
  async *#answer(request: ChatRequest, able: Able, signal: AbortSignal): AsyncGenerator<ChatEvent> {
    for (let attempt = 1; !signal.aborted; ) {
      const dog = new Watchdog(signal, this.#patience, this.#args);
      let answering = false;
      let said = false;
      try {
        const response = await this.#post(request, able.now, dog.controller.signal);
        answering = true;
        const read = able.now.responses ? readResponses : readCompletion;
        for await (const event of read(response, dog.controller, () => dog.alive(), this.#args)) {
          said ||= event.type === 'text';
          yield event;
        }
        if (dog.stalled) throw dog.stalled;
        return;
      } catch (thrown) {
        const error = this.#withoutKey(thrown);
        // What is told before a first word is a refusal, whatever its status.
        if (error instanceof ErrorAnswer && !said) answering = false;
        if (error instanceof ErrorAnswer && answering && !dog.stalled) {
          this.#log.note(`${this.destination} told of a failure behind its answer`);
          yield { type: 'finish', how: 'broken' };
          return;
        }
        if (answering || dog.stalled) throw dog.stalled ?? this.#toProblem(error, answering);
        const learnt = this.#learn(error, request, able.now);
        if (learnt) {
          able.now = learnt;
          able.isWeaker = true;
          continue;
        }
        const wait = this.#wait(error, attempt);
        if (wait === undefined) throw this.#toProblem(error, answering);
        attempt++;
        this.#log.note(`${this.destination} gave no answer; attempt ${attempt} in ${wait} ms`);
        await sleep(wait, signal);
      } finally {
        dog.stop();
      }
    }
  }

  #learn(error: unknown, request: ChatRequest, now: Capabilities): Capabilities | undefined {
    const refusal = toRefusal(error);
    return (
      refusal && weakenAfterRefusal(refusal.status, refusal.words, now, featuresOf(request, this.settings))
    );
  }

  #wait(error: unknown, attempt: number): number | undefined {
    const policy = this.settings.retry ?? defaultRetryPolicy;
    const refusal = toRefusal(error);
    return refusal
      ? waitBeforeRetry(refusal, attempt, policy)
      : waitAfterBreak(causeCode(error), attempt, policy);
  }

  async #post(request: ChatRequest, able: Capabilities, signal: AbortSignal): Promise<Response> {
    const client = await openaiClient(this.settings);
    if (able.responses)
      return client
        .post('/responses', { body: responsesBody(request, this.settings, able), signal })
        .asResponse();
    const body = completionBody(request, this.settings, able);
    return client.chat.completions.create(body, { signal }).asResponse();
  }

  /** An endpoint may repeat the key that it got. */
  #withoutKey(error: unknown): unknown {
    const { key } = this.settings;
    if (error instanceof ErrorAnswer && key) error.message = error.message.replaceAll(key, '…');
    return error;
  }

  get #args() {
    return { host: this.#asked.host, model: this.#asked.model };
  }

  #toProblem(error: unknown, answering: boolean): Problem {
    const refusal = answering ? undefined : toRefusal(error);
    if (refusal) return refusalProblem(refusal, this.#asked);
    return innermostProblem(error) ?? connectionProblem(error, this.#asked, answering);
  }

  /**
   * An endpoint that takes a schema and ignores it shows so in its answer: the next request is a weaker one. What a
   * weaker request has proved by its answer is remembered; a refusal in prose, or a fault, proves nothing.
   */
  #checkShape(request: ChatRequest, { now, isWeaker }: Able, text: string): void {
    if (text === '') return;
    const holds = request.shape?.holds(text) ?? true;
    if (holds && (isWeaker || this.#trial)) this.#remember(now);
    this.#trial =
      holds || now.form === 'text' ? undefined : { ...now, form: now.form === 'schema' ? 'json' : 'text' };
  }

  /** An endpoint that cut the prompt is asked for a larger window from then on, where it has such a parameter. */
  #checkWindow(request: ChatRequest, able: Able, usage: UsageEvent | undefined): void {
    if (!usage || !missingTokens(request, usage)) return;
    if (able.now.window === undefined) {
      this.#remember({ ...able.now, window: true });
      able.now = { ...able.now, window: true };
    }
    this.#log.note(`${this.id}: read ${usage.promptTokens} tokens of its prompt`);
  }

  #remember(capabilities: Capabilities): void {
    this.#memory.set(this.#memoryKey, { capabilities, learntAt: Date.now() });
    const { form, stream, usage, limit, temperature } = capabilities;
    this.#log.note(
      `${this.id}: form ${form}, stream ${stream}, usage ${usage}, limit ${limit}, temperature ${temperature}`,
    );
  }
}

/** What one request is sent with, and whether that is less than what is remembered. */
interface Able {
  now: Capabilities;
  isWeaker?: boolean;
}

type UsageEvent = Extract<ChatEvent, { type: 'usage' }>;

/** What is known of a call while it runs. */
interface Tally {
  text: string;
  outcome: string;
  usage: UsageEvent | undefined;
}

/** The client wraps what its fetch throws. */
function innermostProblem(error: unknown): Problem | undefined {
  for (let at: unknown = error; at instanceof Error; at = at.cause) if (at instanceof Problem) return at;
  return undefined;
}

/** Models that think before they answer, by the names that their makers give them. */
const reasoning = /(?:^|\/)(?:o[1-9]\b|gpt-5|gpt-oss)/i;

/**
 * Parameters for grading, where a person sets none: the likeliest answer, so that the same input gets the same score.
 * Models that reason take no temperature; a little effort is enough to compare two texts, and the first verdict waits
 * for it.
 */
const modelDefaults = (model: string): Pick<ModelParameters, 'temperature' | 'reasoningEffort'> =>
  reasoning.test(model) ? { reasoningEffort: 'low' } : { temperature: 0 };
