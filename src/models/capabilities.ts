import { isAboutRequest } from './refusal.ts';

/** How an endpoint can be held to a shape, best first. */
type AnswerForm = 'schema' | 'json' | 'text';

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
  /** Whether to name the window that a prompt needs (`num_ctx`): only where one was cut, and not refused. */
  readonly window?: boolean;
  /** Whether the model is asked by OpenAI's Responses API, because it has no other. */
  readonly responses?: boolean;
}

/** What an endpoint is taken to accept until it refuses. */
export const allCapabilities: Capabilities = {
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
  get(key: string): RememberedCapabilities | undefined;
  set(key: string, remembered: RememberedCapabilities): void;
}

/** What was learnt of one endpoint and model, and when. */
export interface RememberedCapabilities {
  readonly capabilities: Capabilities;
  /** Milliseconds since 1970. */
  readonly learntAt: number;
}

/** After this, an endpoint is asked for everything again: servers are updated. */
const memoryLifetime = 7 * 24 * 3600 * 1000;

/** Name under which it is remembered: what one model behind an endpoint accepts, another may refuse. */
export const capabilityKey = (baseUrl: string, model: string): string => `${baseUrl} ${model}`;

/** What is remembered, unless it has expired; features that were added since are taken from `unlearnt`. `now` as `learntAt`. */
export function recallCapabilities(
  memory: CapabilityMemory,
  key: string,
  now: number,
  unlearnt: Capabilities = allCapabilities,
): Capabilities {
  const remembered: unknown = memory.get(key);
  if (!isRemembered(remembered)) return unlearnt;
  // What was learnt later than now was learnt by a wrong clock.
  const age = now - remembered.learntAt;
  return age >= 0 && age < memoryLifetime ? { ...unlearnt, ...remembered.capabilities } : unlearnt;
}

const wordsOf: Readonly<Record<string, readonly unknown[]>> = {
  form: ['schema', 'json', 'text'] satisfies readonly AnswerForm[],
  limit: ['max_completion_tokens', 'max_tokens', 'none'] satisfies readonly Capabilities['limit'][],
};

/** Another version or a broken disk may have written it. */
function isRemembered(value: unknown): value is RememberedCapabilities {
  const { capabilities, learntAt } = (value ?? {}) as { capabilities?: unknown; learntAt?: unknown };
  return (
    typeof learntAt === 'number' &&
    typeof capabilities === 'object' &&
    capabilities !== null &&
    !Array.isArray(capabilities) &&
    Object.entries(capabilities).every(
      ([name, one]) => one === undefined || (wordsOf[name]?.includes(one) ?? typeof one === 'boolean'),
    )
  );
}

/** Keeps what was learnt as long as the process lives. */
export function createCapabilityMemory(): CapabilityMemory {
  const known = new Map<string, RememberedCapabilities>();
  return { get: (key) => known.get(key), set: (key, remembered) => void known.set(key, remembered) };
}

/** What a request made use of, so that only that can have been refused. */
export interface RequestFeatures {
  readonly shape: boolean;
  readonly limit: boolean;
  readonly temperature: boolean;
  readonly reasoningEffort: boolean;
  readonly probabilities: boolean;
}

/** Statuses by which endpoints refuse a parameter. */
const refusals = new Set([400, 404, 405, 415, 422, 500, 501]);

interface Lesson {
  /** What the endpoint's words must speak of. */
  readonly about: RegExp;
  readonly weaken: (now: Capabilities, used: RequestFeatures) => Capabilities | undefined;
}

/** In the order of how surely the words name the feature: "stream_options" before "stream". */
const lessons: readonly Lesson[] = [
  {
    about: /num_ctx|\boptions\b/i,
    weaken: (now) => (now.window ? { ...now, window: false } : undefined),
  },
  {
    about: /stream_options|include_usage/i,
    weaken: (now) => (now.stream && now.usage ? { ...now, usage: false } : undefined),
  },
  {
    about: /response_format|json_schema|json_object|schema|structured|grammar|guided/i,
    weaken: (now, used) => (used.shape ? weakerForm(now) : undefined),
  },
  {
    about: /max_(completion_)?tokens/i,
    weaken: (now, used) => (used.limit ? otherLimit(now) : undefined),
  },
  {
    about: /temperature/i,
    weaken: (now, used) => (used.temperature && now.temperature ? { ...now, temperature: false } : undefined),
  },
  {
    about: /reasoning/i,
    weaken: (now, used) =>
      used.reasoningEffort && now.reasoningEffort ? { ...now, reasoningEffort: false } : undefined,
  },
  {
    about: /logprobs/i,
    weaken: (now, used) =>
      used.probabilities && now.probabilities ? { ...now, probabilities: false } : undefined,
  },
  {
    about: /\bstream(ing)?\b/i,
    weaken: (now) => (now.stream ? { ...now, stream: false } : undefined),
  },
  {
    about: /(system|developer)['"` ]*(role|message|prompt|instruction)|roles? .{0,40}(system|developer)/i,
    weaken: (now) => (now.system ? { ...now, system: false } : undefined),
  },
];

/** "This model is only supported in v1/responses and not in v1/chat/completions." */
const responsesOnly = /v1\/responses|responses api|not a chat model|(?:un|not )supported in the v1\/chat/i;

const weakerForm = (now: Capabilities): Capabilities | undefined =>
  now.form === 'text' ? undefined : { ...now, form: now.form === 'schema' ? 'json' : 'text' };

const otherLimit = (now: Capabilities): Capabilities | undefined => {
  if (now.limit === 'none') return undefined;
  return { ...now, limit: now.limit === 'max_completion_tokens' ? 'max_tokens' : 'none' };
};

/**
 * What to try next after an endpoint refused a request, or `undefined` where the refusal is about something else.
 * A 400 or 422 without usable words gives up features one by one, the rarest first. Nothing of it is learnt before the
 * weaker request has been answered.
 * @param words the endpoint's message, error code and parameter name.
 */
export function weakenAfterRefusal(
  status: number,
  words: string,
  now: Capabilities,
  used: RequestFeatures,
): Capabilities | undefined {
  if (refusals.has(status) && responsesOnly.test(words) && !now.responses) return { ...now, responses: true };
  if (!refusals.has(status) || isAboutRequest(words)) return undefined;
  for (const lesson of lessons) {
    const next = lesson.about.test(words) ? lesson.weaken(now, used) : undefined;
    if (next) return next;
  }
  if (status !== 400 && status !== 422) return undefined;
  if (now.window) return { ...now, window: false };
  if (now.stream && now.usage) return { ...now, usage: false };
  return used.shape ? weakerForm(now) : undefined;
}
