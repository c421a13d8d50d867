import { placeOf, type Reason } from '../../check/types.ts';
import type { Span } from '../../text/span.ts';
import { type Agreement, agreementsOf } from './matching/valueMatch.ts';
import type { Observation } from './observation.ts';
import { type AnalysedPassage, cover } from './retrieval.ts';

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
export function notSaidReason(seen: Observation, missing: readonly Span[], wrong: readonly Span[]): Reason {
  const asked = seen.values.flatMap(({ how, value }) => (how === 'fromQuestion' ? [value.text] : []));
  if (asked.length > 0 && missing.length === 0) return { code: 'fromQuestion', values: asked };
  if (seen.near.length === 0) return { code: 'nothingNear' };
  const at = closestPassage(seen);
  const words = (missing.length > 0 ? missing : wrong).slice(0, mostNamed);
  return {
    code: 'notSaid',
    words: words.map((span) => spanText(seen, span)),
    quote: shortened(at.text),
    at: placeOf(at.passage),
  };
}

/** The passage that has most of the claim's words. */
export function closestPassage({ near, content }: Observation): AnalysedPassage {
  const { passages } = near[0]!.window;
  const share = (at: AnalysedPassage) =>
    cover(content, { passages: [at], centre: at.passage.position }).share;
  return passages.reduce((best, at) => (share(at) > share(best) ? at : best));
}
