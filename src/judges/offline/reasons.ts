import { placeOf, type Reason } from '../../check/types.ts';
import { overlaps, type Span } from '../../text/span.ts';
import { wholeWords } from '../../text/wholeWords.ts';
import { type Agreement, agreementsOf, isUnproven } from './matching/valueMatch.ts';
import type { Observation } from './observation.ts';
import type { AnalysedPassage, Coverage } from './retrieval.ts';

/** A reason names no more missing words than this. */
const mostNamed = 4;

export const spanText = ({ text }: Observation, { start, end }: Span): string => text.slice(start, end);

type Inexact = Agreement & { readonly agreement: 'rounded' | 'coarser' };

/** A value that the context has more exactly. */
export const inexactValue = ({ values }: Observation): Inexact | undefined =>
  agreementsOf(values).find(
    (match): match is Inexact => match.agreement === 'rounded' || match.agreement === 'coarser',
  );

/** Where the claim stands, and which of its words do not: who reads it has to judge whether they say the same. */
export function foundReason(
  seen: Observation,
  { missing }: Coverage,
  cited: readonly AnalysedPassage[],
): Reason {
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
  if (missing.length > 0) return { code: 'foundExcept', missing: named(seen, wordsOf(seen, missing)), at };
  return at.length > 1 ? { code: 'foundInParts', at } : { code: 'found', at: at[0]! };
}

/** Names what is missing: values and names first, for they say most; then judgements; then words. */
export function whyUnsupported(seen: Observation): Reason {
  const [best] = seen.near;
  if (!best) return { code: 'nothingNear' };
  const absent = seen.values
    .filter((match) => isUnproven(match) && match.how !== 'fromQuestion')
    .map(({ value }) => value);
  const asked = seen.values.filter(({ how }) => how === 'fromQuestion').map(({ value }) => value.text);
  if (asked.length > 0 && absent.length === 0) return { code: 'fromQuestion', values: asked };
  const names = [...absent, ...seen.missingNames];
  const telling = names.length > 0 ? names : missingJudgements(seen);
  return {
    code: 'notFound',
    missing: named(seen, telling.length > 0 ? telling : wordsOf(seen, best.missing)),
  };
}

/** Evaluative words that the context lacks: it must judge as the claim does. */
export const missingJudgements = ({ judgements, near }: Observation): readonly Span[] =>
  judgements.filter((cue) => near[0]?.missing.some(({ word }) => overlaps(word, cue)));

const wordsOf = ({ text }: Observation, missing: Coverage['missing']): readonly Span[] =>
  wholeWords(
    text,
    missing.map(({ word }) => word),
  );

const named = (seen: Observation, spans: readonly Span[]): readonly string[] =>
  spans.slice(0, mostNamed).map((span) => spanText(seen, span));
