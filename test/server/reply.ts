/** What the scripted model does with one request. */
export interface Reply {
  /** The answer's text; an object is sent as JSON. */
  readonly answer?: string | object;
  readonly finish?: 'stop' | 'length' | 'content_filter';
  readonly refusal?: string;
  /** Reasoning that comes before the answer, as `reasoning_content`. */
  readonly reasoning?: string;
  /** Logprobs of the likeliest first tokens. */
  readonly logprobs?: Readonly<Record<string, number>>;
  /** An HTTP error in place of an answer. */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly error?: { readonly message: string; readonly code?: string; readonly param?: string };
  /** Sent as it is, with this content type. */
  readonly raw?: { readonly type: string; readonly body: string };
  /** Milliseconds before the first token; default 0. */
  readonly firstAfter?: number;
  /** Nothing is sent before this, where a stream was asked for. */
  readonly heldUntil?: Promise<void>;
  /** Milliseconds between pieces; default 0. */
  readonly every?: number;
  /** Characters a second, kept by the clock, in the place of `every` and `piece`. */
  readonly rate?: number;
  /** Characters a piece; default 12. */
  readonly piece?: number;
  /** Breaks the connection, or goes silent, after this many characters of the answer. */
  readonly dropAfter?: number;
  readonly stallAfter?: number;
  /** Answers in one piece of JSON even where a stream was asked for. */
  readonly whole?: boolean;
  /** Tokens of the prompt that the endpoint claims to have read; default 100. */
  readonly promptTokens?: number;
  /** Leaves usage out. */
  readonly noUsage?: boolean;
}

export interface ChatMessage {
  readonly role: string;
  readonly content: string;
}

/** A request as it arrived. */
export interface SeenRequest {
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The body's bytes as text. */
  readonly raw: string;
  readonly model: string;
  readonly messages: readonly ChatMessage[];
  readonly body: Readonly<Record<string, unknown>>;
  /** Numbers of the sentences that it asks for; from "Answer sentences 1-3, 5." */
  readonly asked: readonly number[];
  /** Milliseconds since the server's start. */
  readonly at: number;
}

export type Responder = (request: SeenRequest, count: number) => Reply;
