/** One request, as the log shows it: never its text, never a key. */
export interface RequestRecord {
  readonly model: string;
  readonly destination: string;
  /** "complete", "cancelled", how it finished otherwise, or the code of its problem. */
  readonly outcome: string;
  readonly promptTokens: number;
  readonly completionTokens: number;
  /** From the call's start to its end. */
  readonly milliseconds: number;
}

/** A request's line in the log. */
export const requestText = ({
  model,
  destination,
  outcome,
  promptTokens,
  completionTokens,
  milliseconds,
}: RequestRecord): string =>
  `${model} at ${destination}: ${outcome}, ${promptTokens} + ${completionTokens} tokens, ${milliseconds} ms`;

/** Where models report their requests. */
export interface ModelLog {
  request(record: RequestRecord): void;
  /** Something that is not an error but that explains behaviour: a feature given up, a retry. */
  note(text: string): void;
}

export const silentLog: ModelLog = { request() {}, note() {} };
