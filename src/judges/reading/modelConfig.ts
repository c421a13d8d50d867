import * as z from 'zod/mini';
import { Problem } from '../../check/problem.ts';

/** What a model can say of a claim and its evidence. */
export const readingLabels = ['supported', 'contradicted', 'unsupported'] as const;
export type ReadingLabel = (typeof readingLabels)[number];

const count = z.int().check(z.positive());

/**
 * `config.json` beside a model, as Hugging Face writes it for a sequence classifier; all but the labels may be absent.
 * Those from `language` on are our own: how the model was trained, or how it is to be used.
 */
const configSchema = z.object({
  id2label: z.record(z.string().check(z.regex(/^\d$/)), z.string()),
  max_position_embeddings: z._default(count, 512),
  pad_token_id: z.nullish(z.int().check(z.nonnegative())),
  language: z._default(z.string().check(z.minLength(2)), 'en'),
  max_tokens: z._default(count, 160),
  claim_tokens: z._default(count, 60),
  evidence_tokens: z._default(count, 96),
  previous_tokens: z._default(z.int().check(z.nonnegative()), 0),
  gap: z._default(z.string(), ' … '),
  temperature: z._default(z.number().check(z.positive()), 1),
  sha256: z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/))),
});

export interface ModelConfig {
  /** Of the texts that it was trained on, as in a BCP 47 tag; `mul` where it reads every language. */
  readonly language: string;
  /** In the order of the model's outputs. */
  readonly labels: readonly ReadingLabel[];
  readonly padding: number;
  readonly mostTokens: number;
  readonly mostClaimTokens: number;
  /** Of the sentence before a claim that refers to it; 0 for a model that was not trained to see it. */
  readonly mostPreviousTokens: number;
  readonly evidence: { readonly pieces: number; readonly gap: string };
  readonly temperature: number;
  /** That the weights' file must have, in hexadecimal. */
  readonly sha256: string | undefined;
}

/** @throws {Problem} localModel, for a configuration that is none, or whose labels do not tell support */
export function readModelConfig(text: string): ModelConfig {
  const parsed = configSchema.safeParse(parseJson(text));
  if (!parsed.success) throw refused(z.prettifyError(parsed.error));
  const { data } = parsed;
  if (data.claim_tokens + data.evidence_tokens > data.max_tokens) throw refused('max_tokens');
  if (data.max_tokens > data.max_position_embeddings) throw refused('max_position_embeddings');
  return {
    language: data.language,
    labels: readLabels(data.id2label),
    padding: data.pad_token_id ?? 0,
    mostTokens: data.max_tokens,
    mostClaimTokens: data.claim_tokens,
    mostPreviousTokens: data.previous_tokens,
    evidence: { pieces: data.evidence_tokens, gap: data.gap },
    temperature: data.temperature,
    sha256: data.sha256,
  };
}

/** By their names: their order differs between models. */
function readLabels(names: Readonly<Record<string, string>>): readonly ReadingLabel[] {
  const labels = Object.keys(names)
    .toSorted()
    .map((id) => labelOf(names[id]!));
  const known = labels.filter((label) => label !== undefined);
  const isTold = known.includes('supported') && known.length > 1;
  if (!isTold || known.length < labels.length || new Set(known).size < known.length)
    throw refused(`id2label: ${Object.values(names).join(', ')}`);
  return known;
}

/** As models of natural language inference, and those that check facts, name what they say. */
const labelNames: readonly (readonly [RegExp, ReadingLabel])[] = [
  [/neutral|not.?entail|not.?support|unsupport|not.?enough/i, 'unsupported'],
  [/contradict|refute/i, 'contradicted'],
  [/entail|support/i, 'supported'],
];

const labelOf = (name: string): ReadingLabel | undefined =>
  labelNames.find(([names]) => names.test(name))?.[1];

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw refused((error as Error).message);
  }
}

const refused = (detail: string): Problem => new Problem('localModel', { detail: `config.json: ${detail}` });
