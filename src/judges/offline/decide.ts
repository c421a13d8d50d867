import type { Citation, Judged } from '../../check/judge.ts';
import type { Place, Reason } from '../../check/reason.ts';
import type { Confidence } from '../../check/types.ts';
import type { Value } from '../../compare/value.ts';
import { overlaps, type Span } from '../../text/span.ts';
import { correctionOf } from './correction.ts';
import type { Coverage } from './coverage.ts';
import { isMissing } from './features.ts';
import { focusOf } from './focus.ts';
import type { Observation } from './observation.ts';
import type { ReadPassage } from './reader.ts';
import { type Clash, isAligned, type ValueMatch } from './valueMatch.ts';

export type Decision = Omit<Judged, 'type' | 'sentence' | 'start' | 'end'>;

/** A reason names no more missing words than this. */
const mostNamed = 4;

/** Least probability of support that is called supported, unless every word of the claim was found in one place. */
export const supportedFrom = 0.7;

/** Turns what was seen, and the probability of support that follows from it, into a verdict with its reason. */
export function decide(seen: Observation, support: number): Decision {
  const clash = seen.values
    .filter((match): match is Clash => match.how === 'clashes' && isAligned(match))
    .toSorted((a, b) => b.alignment - a.alignment)[0];
  if (clash) return contradicted(seen, clash, support);
  const best = seen.near[0];
  const covered = best && (best.missing.length === 0 || (support >= supportedFrom && isToldOf(seen, best)));
  return covered && nothingMissing(seen) && missingJudgements(seen).length === 0
    ? supported(seen, best, support)
    : unsupported(seen, support);
}

function contradicted(seen: Observation, clash: Clash, support: number): Decision {
  const { value, other, at } = clash;
  const sameWords = value.text.toLowerCase() === other.text.toLowerCase();
  const correction = correctionOf(value, other);
  return {
    verdict: 'contradicted',
    reason: {
      code: 'differs',
      kind: value.kind,
      here: sameWords ? withLead(value) : value.text,
      there: sameWords ? withLead(other) : other.text,
      at: placeOf(at),
    },
    citations: [cite(at, 'clashes')],
    confidence: clash.alignment >= 0.8 ? 'high' : 'medium',
    alarm: Math.max(0.8, clash.alignment),
    focus: seen.inDocument(value),
    ...(correction === undefined ? {} : { correction }),
    support: Math.min(support, 0.2),
  };
}

/** "Longer than six hours" and "shorter than six hours" differ before the value. */
const withLead = ({ before, text }: Value): string => [...before.slice(0, 2).toReversed(), text].join(' ');

/** Names and values that the context lacks cannot be supported by it, however familiar the words around them. */
const nothingMissing = (seen: Observation): boolean =>
  seen.missingNames.length === 0 &&
  !seen.values.some((match) => isMissing(match) || match.how === 'fromQuestion');

/** Whether the verdict is the same however probable support is. */
export const isSettled = (seen: Observation): boolean =>
  !nothingMissing(seen) || seen.near[0]?.missing.length === 0;

/** A context that knows nothing of a claim but its names does not tell what it claims of them. */
const isToldOf = ({ content, names }: Observation, { missing }: Coverage): boolean =>
  content.some((one) => !missing.includes(one) && !names.some((name) => overlaps(name, one.word)));

/** Evaluative words that the context lacks: it must judge as the claim does. */
const missingJudgements = ({ judgements, near }: Observation): readonly Span[] =>
  judgements.filter((cue) => near[0]?.missing.some(({ word }) => overlaps(word, cue)));

function supported(seen: Observation, best: Coverage, support: number): Decision {
  const cited = best.window.passages.filter(
    (p) =>
      p.passage.position === best.window.centre || adds(p, seen, best.window.centre, best.window.passages),
  );
  const inexact = seen.values.find(
    (match): match is Extract<ValueMatch, { how: 'agrees' }> =>
      match.how === 'agrees' && (match.agreement === 'rounded' || match.agreement === 'coarser'),
  );
  const flags = inexact ? { [inexact.agreement as 'rounded' | 'coarser']: true as const } : {};
  return {
    verdict: 'supported',
    flags,
    reason: inexact
      ? {
          code: inexact.agreement as 'rounded' | 'coarser',
          kind: inexact.value.kind,
          here: inexact.value.text,
          there: inexact.other.text,
          at: placeOf(inexact.at),
        }
      : cited.length > 1
        ? { code: 'foundInParts', at: cited.map(placeOf) }
        : { code: 'found', at: placeOf(cited[0]!) },
    citations: cited.map((p) => cite(p, 'supports')),
    confidence: band(support),
    alarm: 0,
    support,
  };
}

function unsupported(seen: Observation, support: number): Decision {
  const focus = focusOf(seen);
  return {
    verdict: 'unsupported',
    reason: whyUnsupported(seen),
    citations: [],
    confidence: band(1 - support),
    alarm: 1 - support,
    ...(focus ? { focus: seen.inDocument(focus) } : {}),
    support,
  };
}

/** Names what is missing: values and names first, for they say most; then judgements; then words. */
function whyUnsupported(seen: Observation): Reason {
  const [best] = seen.near;
  if (!best) return { code: 'nothingNear' };
  const absent = seen.values.filter(isMissing).map(({ value }) => value);
  const asked = seen.values.filter(({ how }) => how === 'fromQuestion').map(({ value }) => value.text);
  if (asked.length > 0 && absent.length === 0) return { code: 'fromQuestion', values: asked };
  const names = [...absent, ...seen.missingNames];
  const telling = names.length > 0 ? names : missingJudgements(seen);
  const missing = telling.length > 0 ? telling : best.missing.map(({ word }) => word);
  return {
    code: 'notFound',
    missing: missing.slice(0, mostNamed).map((w) => seen.text.slice(w.start, w.end)),
  };
}

/** Whether a neighbour holds words of the claim that the centre lacks. */
const adds = (p: ReadPassage, seen: Observation, centre: number, all: readonly ReadPassage[]): boolean => {
  const main = all.find(({ passage }) => passage.position === centre);
  return seen.content.some(({ word }) => p.stems.has(word.stem) && !main?.stems.has(word.stem));
};

const band = (probability: number): Confidence =>
  probability >= 0.86 ? 'high' : probability >= 0.76 ? 'medium' : 'low';

const cite = (at: ReadPassage, role: Citation['role']): Citation => ({ passage: at.passage.position, role });

const placeOf = ({ passage }: ReadPassage): Place => ({
  uri: passage.uri,
  line: passage.line,
  ...(passage.page === undefined ? {} : { page: passage.page }),
});
