import { placeOf, type Reason } from '../../check/types.ts';
import type { Span } from '../../text/span.ts';
import { type Agreement, agreementsOf } from './matching/valueMatch.ts';
import type { Observation } from './observation.ts';
import { type AnalysedPassage, cover, passagesIn } from './retrieval.ts';

/** A reason names no more words than this. */
const mostNamed = 3;
/** Characters of a quote. */
const longestQuote = 160;

export const spanText = ({ text }: Observation, { start, end }: Span): string => text.slice(start, end);

export const shortened = (text: string): string =>
  text.length <= longestQuote ? text : `${text.slice(0, longestQuote).replace(/\s+\S*$/, '')} …`;

type Inexact = Agreement & { readonly agreement: 'rounded' | 'coarser' };

/** A value that the context has more exactly. */
export const inexactValue = ({ values }: Observation): Inexact | undefined =>
  agreementsOf(values).find(
    (match): match is Inexact => match.agreement === 'rounded' || match.agreement === 'coarser',
  );

/** Where the claim stands. */
export function foundReason(seen: Observation, cited: readonly AnalysedPassage[]): Reason {
  const inexact = inexactValue(seen);
  if (inexact)
    return {
      code: inexact.agreement,
      kind: inexact.value.kind,
      here: inexact.value.text,
      there: inexact.other.text,
      at: placeOf(inexact.at.passage),
    };
  const at = cited.map(({ passage }) => placeOf(passage));
  return at.length > 1 ? { code: 'foundInParts', at } : { code: 'found', at: at[0]! };
}

/**
 * What the closest passage says instead: values and names that stand nowhere come first, for they say most, then the
 * words that the model finds wrong.
 */
export function notSaidReason(
  seen: Observation,
  missing: readonly Span[],
  wrong: readonly Span[],
  at: AnalysedPassage | undefined,
): Reason {
  const asked = seen.values.flatMap(({ how, value }) => (how === 'fromQuestion' ? [value.text] : []));
  if (asked.length > 0 && missing.length === 0) return { code: 'fromQuestion', values: asked };
  if (!at) return { code: 'nothingNear' };
  const words = (missing.length > 0 ? missing : wrong).slice(0, mostNamed);
  return {
    code: 'notSaid',
    words: words.map((span) => spanText(seen, span)),
    quote: shortened(at.text),
    at: placeOf(at.passage),
  };
}

/** A passage with the weighted share of a claim's words that stand there, 0..1. */
export interface ClosePassage {
  readonly at: AnalysedPassage;
  readonly share: number;
}

/** The passages that have most of the claim's words, the closest first; of equals the one in the best window. */
export function closestPassages({ near, content }: Observation, most: number): readonly ClosePassage[] {
  const share = (at: AnalysedPassage) =>
    cover(content, { passages: [at], centre: at.passage.position }).share;
  return passagesIn(near)
    .filter(({ passage }) => passage.kind !== 'heading')
    .map((at) => ({ at, share: share(at) }))
    .toSorted((a, b) => b.share - a.share)
    .slice(0, most);
}

/** The passage that has most of the claim's words; none where the search found nothing. */
export const closestPassage = (seen: Observation): AnalysedPassage | undefined =>
  closestPassages(seen, 1)[0]?.at ?? seen.near[0]?.window.passages[0];
