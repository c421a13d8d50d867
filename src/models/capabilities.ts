/** How an endpoint can be held to a shape, best first. */
export type AnswerForm = 'schema' | 'json' | 'text';

/** What one model behind one endpoint accepts. Learnt from its errors, one refusal at a time. */
export interface Capabilities {
  readonly form: AnswerForm;
  readonly stream: boolean;
  /** `stream_options.include_usage`. */
  readonly usage: boolean;
  readonly limit: 'max_completion_tokens' | 'max_tokens' | 'none';
  readonly temperature: boolean;
  readonly reasoningEffort: boolean;
  readonly probabilities: boolean;
  /** The system message; without it its text goes before the user's. */
  readonly system: boolean;
}

/** What an endpoint is taken to accept until it refuses. */
export const everything: Capabilities = {
  form: 'schema',
  stream: true,
  usage: true,
  limit: 'max_completion_tokens',
  temperature: true,
  reasoningEffort: true,
  probabilities: true,
  system: true,
};

/** Where what was learnt of endpoints is kept between runs. */
export interface CapabilityMemory {
  get(key: string): Remembered | undefined;
  set(key: string, remembered: Remembered): void;
}

/** What was learnt of one endpoint and model, and when. */
export interface Remembered {
  readonly capabilities: Capabilities;
  /** Milliseconds since 1970. */
  readonly learntAt: number;
}

/** After this, an endpoint is asked for everything again: servers are updated. */
const lifetime = 7 * 24 * 3600 * 1000;

/** Name under which it is remembered: what one model behind an endpoint accepts, another may refuse. */
export const capabilityKey = (baseUrl: string, model: string): string => `${baseUrl} ${model}`;

/** What is remembered, unless it has expired; features that were added since are taken from `unlearnt`. `now` as `learntAt`. */
export function recall(
  memory: CapabilityMemory,
  key: string,
  now: number,
  unlearnt: Capabilities = everything,
): Capabilities {
  const remembered = memory.get(key);
  const fresh = remembered !== undefined && now - remembered.learntAt < lifetime;
  return fresh ? { ...unlearnt, ...remembered.capabilities } : unlearnt;
}

/** Keeps what was learnt as long as the process lives. */
export function createCapabilityMemory(): CapabilityMemory {
  const known = new Map<string, Remembered>();
  return { get: (key) => known.get(key), set: (key, remembered) => void known.set(key, remembered) };
}
