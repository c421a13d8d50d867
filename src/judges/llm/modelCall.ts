import { Problem, type ProblemData } from '../../check/problem.ts';
import type { AnswerShape, ChatEvent, ChatModel, ChatRequest, Finish } from '../../models/chatModel.ts';
import { type SpokenPart, ThoughtMarks, withoutThoughts } from '../../models/thinking.ts';
import { unfinished } from '../../models/unfinished.ts';
import { estimatedUsage, mayBeCut, missingTokens } from '../../models/usage.ts';
import { areTakenBack, isRecord } from './generousReading.ts';
import { isListKey, ObjectScanner } from './objectScanner.ts';
import type { CheckPrompt } from './prompt.ts';
import { parseTolerantly } from './tolerantJson.ts';

/** Numbered things that a model is asked about, and how its answers are read. Positions count from 0. */
export interface NumberedQuestions<T> {
  readonly prompt: CheckPrompt;
  readonly shape: AnswerShape;
  /** The position that an object claims to answer, even where the rest of it is invalid. */
  positionOf(value: unknown): number | undefined;
  /** `undefined` when the object is no valid answer. */
  read(value: unknown): ReadAnswer<T> | undefined;
  /** Whether an answer says that something is not there, which nobody knows who has not read all of it. */
  restsOnAbsence(answer: T): boolean;
  /** How what is in doubt is asked about once more; absent: by the same prompt. */
  secondLook?(held: ReadonlyMap<number, T>): Promise<NumberedQuestions<T>>;
}

/** A valid answer. One in doubt counts only after the model was asked once more and gave no better one. */
export interface ReadAnswer<T> {
  readonly answer: T;
  readonly inDoubt: boolean;
}

/** An answer, or that the one given before does not hold. */
export type GivenAnswer<T> =
  | { readonly position: number; readonly answer: T }
  | { readonly position: number; readonly retracted: true };

/** What one call left unanswered, and why; `held` are the answers in doubt. */
export interface Unanswered<T> {
  readonly positions: readonly number[];
  readonly problem: ProblemData;
  readonly held: ReadonlyMap<number, T>;
}

/** What a model says behind its answers of them, as far as that can be told: a regret, or a verdict in prose. */
const regret =
  /(?<!\p{L})(?:wait|wrong|disregard|ignore|mistaken?|incorrect|retract\p{L}*|oops|sorry|apolog\p{L}*|actually|errat\p{L}*|amend\p{L}*|instead|invalid|scratch that|corrections?|on reflection|can(?:not|['’]t) (?:answer|help|judge|verify)|(?:is|are|was|were) not (?:right|correct|true)|not supported|contradict\p{L}*|unsupported|refut\p{L}*|hallucinat\p{L}*|false)(?!\p{L})/iu;

/** A list of answers: a single answer has lists of numbers. */
const holdsRecords = (value: unknown): boolean => Array.isArray(value) && value.some(isRecord);

/** Whether what stands around or behind a model's answers says that they are none. */
function isTakenBackAfterwards(text: string): boolean {
  const said = withoutThoughts(text);
  const end = said.lastIndexOf('}');
  if (end >= 0 && regret.test(said.slice(end + 1))) return true;
  const scanner = new ObjectScanner();
  scanner.push(said);
  if (regret.test(scanner.prose)) return true;
  const whole: unknown = parseTolerantly(said.slice(said.indexOf('{'), end + 1));
  return isRecord(whole) && Object.values(whole).some(holdsRecords) && areTakenBack(whole, isListKey);
}

type UsageEvent = Extract<ChatEvent, { type: 'usage' }>;

/** A call's prompt and the whole of what came back, for those who keep records. */
export interface CallRecord {
  readonly prompt: string;
  readonly result: string;
}

/** A model that never comes to an end is cut off after this many characters, and as many again a question. */
const longestAnswer = 4000;

/** No answer is indented this far: a model that is held to JSON and has nothing to say writes white space for ever. */
const longestBlank = 600;

/**
 * One call. Only answers to what was asked are taken, and only one each: a second, different one takes the first
 * back, and so does the end of the thoughts in which it was drafted.
 */
export class ModelCall<T> {
  #usage: UsageEvent | undefined;
  readonly #left: Set<number>;
  readonly #given = new Map<number, string>();
  readonly #absent = new Set<number>();
  readonly #doubtful = new Set<number>();
  readonly #held: Map<number, T>;
  #text = '';
  #blank = 0;
  #finish: Finish | undefined;
  #problem: ProblemData | undefined;
  #scanner = new ObjectScanner();
  /** Between marks, where nothing is an answer. */
  #isThinking = false;
  /** What follows a mark that stands in a string: quoted where the string's object turns out to be an answer. */
  #afterMark: string | undefined;

  /**
   * @param held answers in doubt that earlier calls gave
   * @param isExplained whether the form is told in words as well
   */
  constructor(
    private readonly asked: readonly number[],
    private readonly numbered: NumberedQuestions<T>,
    private readonly held: ReadonlyMap<number, T> = new Map(),
    private readonly isExplained = false,
  ) {
    this.#left = new Set(asked);
    this.#held = new Map(held);
  }

  /**
   * Each answer as soon as it is complete.
   * @param onBegun called once the model has read the prompt and speaks
   */
  async *stream(model: ChatModel, signal: AbortSignal, onBegun?: () => void): AsyncGenerator<GivenAnswer<T>> {
    const marks = new ThoughtMarks();
    try {
      for await (const event of model.stream(this.#request, signal)) {
        if (event.type === 'usage') this.#usage = event;
        if (event.type === 'finish') this.#finish = event.how;
        if (event.type !== 'text') continue;
        onBegun?.();
        this.#text += event.text;
        for (const part of marks.push(event.text)) yield* this.#hear(part);
        if (this.#isEndless(event.text)) return;
      }
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      this.#problem = error.data;
    }
    for (const part of marks.end()) yield* this.#hear(part);
    if (this.#afterMark !== undefined) yield* this.#restart(this.#afterMark);
    if (this.#isDisowned || (this.#problem === undefined && isTakenBackAfterwards(this.#text)))
      yield* this.#restart('');
    else yield* this.#takeBackBegun();
    const missing = this.#usage && missingTokens(this.#request, this.#usage);
    if (missing) yield* this.takeBackAbsences(model, missing);
  }

  /** Whether it says that something is not there, and nobody has told how much of a long context was read. */
  get isUnproved(): boolean {
    const absent = this.#absent.size > 0 || [...this.#held.values()].some(this.numbered.restsOnAbsence);
    return (
      absent &&
      this.#problem?.code !== 'promptCut' &&
      this.numbered.prompt.canary !== undefined &&
      (this.#usage === undefined || this.#usage.estimated === true || mayBeCut(this.#request, this.#usage))
    );
  }

  get record(): CallRecord {
    const { system, user } = this.#request;
    return { prompt: `${system}\n\n${user}`, result: this.#text };
  }

  /** Estimated where the call was cut short before the model told. */
  /** The model that answered, where the endpoint tells. */
  get served(): { readonly served?: readonly string[] } {
    const served = this.#usage?.served;
    return served === undefined ? {} : { served: [served] };
  }

  get usage(): Pick<UsageEvent, 'promptTokens' | 'completionTokens'> {
    const { promptTokens, completionTokens } = this.#usage ?? estimatedUsage(this.#request, this.#text);
    return this.#problem && this.#text === '' && !this.#usage
      ? { promptTokens: 0, completionTokens: 0 }
      : { promptTokens, completionTokens };
  }

  get #request(): ChatRequest {
    const { prompt, shape } = this.numbered;
    return {
      system: prompt.system,
      user: prompt.user(
        this.asked,
        this.asked.some((position) => this.held.has(position)),
      ),
      shape,
      explainsShape: this.isExplained,
    };
  }

  remainder(model: ChatModel): Unanswered<T> | undefined {
    if (this.#left.size === 0) return undefined;
    return {
      positions: [...this.#left],
      problem: this.#problem ?? this.#missing(model),
      held: this.#held,
    };
  }

  *#hear({ text, mark }: SpokenPart): Generator<GivenAnswer<T>> {
    if (mark === 'begins' && !this.#scanner.isInString) this.#isThinking = true;
    else if (mark === 'ends' && (this.#isThinking || !this.#scanner.isInString)) {
      this.#isThinking = false;
      return yield* this.#restart('');
    }
    if (this.#isThinking) return;
    if (mark === 'ends') this.#afterMark = '';
    else if (this.#afterMark !== undefined) this.#afterMark += text;
    for (const value of this.#scanner.push(text)) {
      if (this.#afterMark !== undefined && !this.#isAnswer(value))
        return yield* this.#restart(this.#afterMark);
      this.#afterMark = undefined;
      yield* this.#take(value);
    }
  }

  /** Who refuses does not stand by what was answered, nor who fails behind it all; a failure amid it is about the rest. */
  get #isDisowned(): boolean {
    const isWhole = this.asked.every((position) => this.#given.has(position));
    return this.#finish === 'refused' || (this.#finish === 'broken' && isWhole);
  }

  /** An answer that was begun once more, and cut off, is not the one that was given. */
  *#takeBackBegun(): Generator<GivenAnswer<T>> {
    const { unfinished: begun } = this.#scanner;
    if (begun === undefined) return;
    const number = /"(?:sentence|split|skip|claim)"\s*:\s*"?\s*\[?\s*[a-z]?(\d{1,9})/i.exec(begun.text)?.[1];
    if (number === undefined) {
      if (begun.isAnother) yield* this.#restart('');
      return;
    }
    const position = Number(number) - 1;
    if (this.#given.has(position)) yield* this.#doubt(position);
  }

  #isAnswer(value: unknown): boolean {
    const position = this.numbered.positionOf(value) ?? -1;
    return this.asked.includes(position) && this.numbered.read(value) !== undefined;
  }

  /** Everything so far was a draft. */
  *#restart(text: string): Generator<GivenAnswer<T>> {
    this.#afterMark = undefined;
    this.#scanner = new ObjectScanner();
    for (const position of this.#given.keys()) {
      const shown = !this.#left.has(position);
      this.#left.add(position);
      if (shown) yield { position, retracted: true };
    }
    this.#given.clear();
    this.#absent.clear();
    this.#doubtful.clear();
    this.#held.clear();
    for (const [position, answer] of this.held) this.#held.set(position, answer);
    for (const value of this.#scanner.push(text)) yield* this.#take(value);
  }

  *#take(value: unknown): Generator<GivenAnswer<T>> {
    const numbered = this.numbered.positionOf(value);
    // A verdict about nobody knows what may be about any.
    if (numbered === undefined && isRecord(value) && 'is' in value) return yield* this.#restart('');
    const position = numbered ?? -1;
    if (!this.asked.includes(position) || this.#doubtful.has(position)) return;
    const text = JSON.stringify(value);
    const earlier = this.#given.get(position);
    if (earlier === text) return;
    if (earlier !== undefined) return yield* this.#doubt(position);
    const reading = this.numbered.read(value);
    if (reading === undefined) return;
    this.#given.set(position, text);
    if (reading.inDoubt) {
      this.#held.set(position, reading.answer);
      return;
    }
    this.#left.delete(position);
    if (this.numbered.restsOnAbsence(reading.answer)) this.#absent.add(position);
    yield { position, answer: reading.answer };
  }

  /** It said two things: neither counts. */
  *#doubt(position: number): Generator<GivenAnswer<T>> {
    this.#doubtful.add(position);
    this.#held.delete(position);
    const shown = !this.#left.has(position);
    this.#left.add(position);
    if (shown) yield { position, retracted: true };
  }

  /** A model that read a part of the prompt cannot tell what is not in the rest. */
  *takeBackAbsences(
    { id: model }: ChatModel,
    missing: Readonly<Record<string, number>> = {},
  ): Generator<GivenAnswer<T>> {
    this.#problem ??= { code: 'promptCut', args: { model, ...missing } };
    for (const position of this.#absent) {
      this.#left.add(position);
      yield { position, retracted: true };
    }
    for (const [position, answer] of this.#held)
      if (this.numbered.restsOnAbsence(answer)) this.#held.delete(position);
  }

  #isEndless(text: string): boolean {
    this.#blank = text.trim() === '' ? this.#blank + text.length : text.length - text.trimEnd().length;
    if (this.#blank > longestBlank) return true;
    if (this.#text.length <= longestAnswer * (1 + this.asked.length)) return false;
    this.#finish = 'length';
    return true;
  }

  #missing({ id: model }: ChatModel): ProblemData {
    if (this.#finish !== undefined && this.#finish !== 'complete')
      return unfinished(this.#finish, model).data;
    return { code: this.#text.trim() === '' ? 'noAnswer' : 'offSchema', args: { model } };
  }
}
