import type { Capabilities } from './capabilities.ts';

/** What an answer must look like, said in every way that a model may need to hear it. */
export interface AnswerShape {
  /** Name of the schema; letters only. */
  readonly name: string;
  /** Strict JSON schema: every property required, no additional ones. */
  readonly schema: Readonly<Record<string, unknown>>;
  /** The same in words, for a model whose endpoint enforces no schema. */
  readonly asJson: string;
  /** The same in words, one JSON object a line: for a model that cannot be held to one object. */
  readonly asLines: string;
  /** Whether anything in a whole answer keeps to the shape; an endpoint that ignores schemas shows itself so. */
  holds(text: string): boolean;
}

/** One question to a model. */
export interface ChatRequest {
  readonly system: string;
  /** Requests that go out in parallel share as long a beginning as they can, so that prompt caches hit. */
  readonly user: string;
  /** Absent: free text. */
  readonly shape?: AnswerShape;
  /** Says the shape in words also where the endpoint holds the answer to it: small models else answer nothing. */
  readonly explainsShape?: boolean;
  /** Most tokens to answer with; absent: the model's own limit. */
  readonly maxTokens?: number;
  /** Ask for the probabilities of the first token, where the endpoint has them. */
  readonly probabilities?: true;
}

/**
 * How an answer ended: by itself, at the model's length limit, by a refusal or a content filter, or by a failure that
 * the endpoint tells of. After the last two nothing of it counts.
 */
export type Finish = 'complete' | 'length' | 'refused' | 'broken';

/** In the words of several families; an ending that nobody knows is none by itself. */
export function toFinish(reason: unknown): Finish {
  if (typeof reason !== 'string') return 'complete';
  if (/^(?:length|max_?(?:output_?)?tokens|model_length)$/i.test(reason)) return 'length';
  if (/filter|safety|refus|recitation|prohibited|blocklist/i.test(reason)) return 'refused';
  return /^(?:stop\w*|end_?turn|eos\w*|complete\w*|tool[_-]?calls?|function_call|finish\w*|)$/i.test(reason)
    ? 'complete'
    : 'broken';
}

/** What a model says, as it says it. `usage` comes once, also of a call that broke; `finish` is last. */
export type ChatEvent =
  | { readonly type: 'text'; readonly text: string }
  /** Probabilities (0..1) of the likeliest first tokens. */
  | { readonly type: 'probabilities'; readonly tokens: Readonly<Record<string, number>> }
  | {
      readonly type: 'usage';
      readonly promptTokens: number;
      readonly completionTokens: number;
      /** Tokens of the prompt that the provider had kept from an earlier one, where it tells. */
      readonly cachedTokens?: number;
      /** The model that answered, and its build, where the endpoint tells. */
      readonly served?: string;
      /** The endpoint does not tell. */
      readonly estimated?: true;
    }
  | { readonly type: 'finish'; readonly how: Finish };

/** A chat model behind one small interface: an endpoint, or a model that the editor offers. */
export interface ChatModel {
  /** "openai:gpt-4o", "vscode:copilot/gpt-4o": shown, logged and stored with each assessment. */
  readonly id: string;
  /** Where the text goes ("api.openai.com"). */
  readonly destination: string;
  /**
   * One answer. Ends early without error when `signal` aborts; throws a `Problem` when the model gives no answer,
   * or not all of it: what came before stands.
   */
  stream(request: ChatRequest, signal: AbortSignal): AsyncIterable<ChatEvent>;
  /** What is known so far of what its endpoint accepts; absent where there is nothing to learn. */
  capabilities?(): Capabilities;
  /** Most tokens of a prompt, where the model tells. */
  promptLimit?(): Promise<number | undefined>;
  /** Tokens of a text: counted by the model where it can, else estimated. */
  countTokens(text: string): Promise<number>;
}
