import type { Judged, NotCheckable } from '../../check/judge.ts';
import type { Reason } from '../../check/types.ts';
import type { Span } from '../../text/span.ts';
import type { Observation } from './observation.ts';
import { longestRun } from './probability/overlap.ts';

/** One thing that a claim says, as the rules judge it. */
export interface RuledPart {
  /** In the claim's text. */
  readonly part: Span;
  readonly judged: Judged;
  /** Whether nothing but the probability of support decided. */
  readonly open: boolean;
}

/** A claim with what the rules saw of it and say of its parts. */
export interface RuledClaim {
  readonly seen: Observation;
  readonly parts: readonly RuledPart[];
}

/** What the rules say of a sentence. */
export type RuledSentence = NotCheckable | { readonly type: 'ruled'; readonly claims: readonly RuledClaim[] };

/** Reasons that stand for how much of the wording was found; all others name what the rules saw. */
const byWording: ReadonlySet<Reason['code']> = new Set([
  'found',
  'foundInParts',
  'foundExcept',
  'rounded',
  'coarser',
  'notFound',
  'nothingNear',
]);

/** Whether a reading may change this verdict: the rules did not settle it, and the context does not say it word by word. */
export const isReadable = ({ seen }: RuledClaim, { open, part, judged }: RuledPart): boolean =>
  open && byWording.has(judged.reason.code) && !isCopied(seen, part);

function isCopied({ words, near }: Observation, part: Span): boolean {
  const own = words.filter(({ start }) => part.start <= start && start < part.end);
  return longestRun(own, near[0]?.window.passages ?? []) === own.length;
}
