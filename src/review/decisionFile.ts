import * as z from 'zod/mini';
import type { Decision } from './decision.ts';

const decision = z.object({
  kind: z.enum(['ignored', 'verified']),
  claim: z.string(),
  evidence: z.string(),
  text: z.string(),
  note: z.optional(z.string()),
  author: z.optional(z.string()),
  alarm: z.optional(z.number()),
});
const file = z.object({ version: z.literal(1), decisions: z.array(decision) });

/**
 * Reads a list of decisions; `undefined` where the text is none.
 */
export function parseDecisions(text: string): readonly Decision[] | undefined {
  const parsed = file.safeParse(asJson(text));
  if (!parsed.success) return undefined;
  return parsed.data.decisions.map(({ note, author, alarm, ...rest }) => ({
    ...rest,
    ...(note === undefined ? {} : { note }),
    ...(author === undefined ? {} : { author }),
    ...(alarm === undefined ? {} : { alarm }),
  }));
}

/** One decision a line, in an order that depends on nothing but the claims, so that branches merge. */
export function formatDecisions(decisions: readonly Decision[]): string {
  const lines = decisions
    .toSorted((a, b) => compare(a.claim, b.claim) || compare(a.evidence, b.evidence))
    .map(({ claim, evidence, kind, text, note, author, alarm }) =>
      JSON.stringify({ claim, evidence, kind, text, note, author, alarm }),
    );
  const list = lines.length === 0 ? '[]' : `[\n${lines.map((line) => `    ${line}`).join(',\n')}\n  ]`;
  return `{\n  "version": 1,\n  "decisions": ${list}\n}\n`;
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
