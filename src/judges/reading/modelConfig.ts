import * as z from 'zod/mini';
import { Problem } from '../../check/problem.ts';

/** What the model can say of a claim and its evidence. */
export const readingLabels = ['supported', 'contradicted', 'unsupported'] as const;
export type ReadingLabel = (typeof readingLabels)[number];

const label = z.enum(readingLabels);
const count = z.int().check(z.positive());
const id = z.int().check(z.nonnegative());

/** `config.json` beside a model. Labels are read from it: their order differs between models. */
const configSchema = z.object({
  architecture: z.literal('bert-cross-encoder'),
  language: z.string().check(z.minLength(2)),
  id2label: z.record(z.string().check(z.regex(/^\d$/)), label),
  tokenizer: z.object({
    type: z.literal('wordpiece'),
    lowercase: z.literal(true),
    strip_accents: z.literal(true),
    cls: id,
    sep: id,
    pad: id,
    unk: id,
  }),
  max_tokens: count.check(z.maximum(512)),
  claim_tokens: count,
  evidence_tokens: count,
  gap: z.string(),
  temperature: z.number().check(z.positive()),
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
});

export interface ModelConfig {
  /** Of the texts that it was trained on, as in a BCP 47 tag. */
  readonly language: string;
  /** In the order of the model's outputs. */
  readonly labels: readonly ReadingLabel[];
  readonly tokens: { readonly start: number; readonly end: number; readonly pad: number };
  readonly mostTokens: number;
  readonly mostClaimTokens: number;
  readonly evidence: { readonly pieces: number; readonly gap: string };
  readonly temperature: number;
  /** Of the weights' file, in hexadecimal. */
  readonly sha256: string;
}

/** @throws {Problem} localModel, for a configuration that is none or names not each label once */
export function readModelConfig(text: string): ModelConfig {
  const parsed = configSchema.safeParse(parseJson(text));
  if (!parsed.success) throw refused(z.prettifyError(parsed.error));
  const { data } = parsed;
  const labels = Object.keys(data.id2label)
    .toSorted()
    .map((id) => data.id2label[id]!);
  if (labels.length !== readingLabels.length || new Set(labels).size !== labels.length)
    throw refused('id2label');
  if (data.claim_tokens + data.evidence_tokens + 3 > data.max_tokens) throw refused('max_tokens');
  const { cls, sep, pad } = data.tokenizer;
  return {
    language: data.language,
    labels,
    tokens: { start: cls, end: sep, pad },
    mostTokens: data.max_tokens,
    mostClaimTokens: data.claim_tokens,
    evidence: { pieces: data.evidence_tokens, gap: data.gap },
    temperature: data.temperature,
    sha256: data.sha256,
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw refused((error as Error).message);
  }
}

const refused = (detail: string): Problem => new Problem('localModel', { detail: `config.json: ${detail}` });
