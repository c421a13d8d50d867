import { placeOf, type Reason } from '../../check/types.ts';
import { compareValues } from '../../values/compareValues.ts';
import { findNames } from '../../values/find/names.ts';
import { findValues } from '../../values/findValues.ts';
import type { NameValue, Value } from '../../values/value.ts';
import { type ClaimDecision, cite } from './decision.ts';
import { isAgreement } from './matching/valueMatch.ts';
import type { Observation } from './observation.ts';
import { foundReason, spanText } from './reasons.ts';
import { type AnalysedPassage, type ContextReader, passagesIn } from './retrieval.ts';

/** Values and names of a claim that stand together, from which on they speak for it. */
const fewestShared = 2;

/**
 * The verdict on a claim in another language than the context's: values and names are the same in all, words are not. A
 * value that stands nowhere is not the context's; several that stand together speak for the claim, weakly. Undefined where
 * they settle nothing.
 */
export function decideForeign(seen: Observation, reader: ContextReader): ClaimDecision | undefined {
  const passages = reader.isSearchedWhole ? reader.all() : passagesIn(seen.near);
  const values = findValues(seen.text, { language: seen.language }).filter(tells);
  const names = findNames(seen.text).filter(({ name }) => reader.knowsName(name));
  const hasValue = (at: AnalysedPassage, value: Value): boolean =>
    at.values.some((other) => agrees(value, other));
  const hasName = (at: AnalysedPassage, { name }: NameValue): boolean =>
    at.text.toLowerCase().includes(name.toLowerCase());
  const lacking = values.find((value) => !passages.some((at) => hasValue(at, value)));
  if (lacking) {
    const beside = passages.filter(
      (at) => values.some((value) => hasValue(at, value)) || names.some((name) => hasName(at, name)),
    );
    return differing(seen, lacking, beside);
  }
  if (seen.missingNames.length > 0 || values.length + names.length < fewestShared) return undefined;
  const by = passages
    .map(({ passage }) => reader.window(passage.position, 1).passages)
    .find((all) =>
      [
        ...values.map((value) => all.some((at) => hasValue(at, value))),
        ...names.map((name) => all.some((at) => hasName(at, name))),
      ].every(Boolean),
    );
  if (!by || values.length === 0) return undefined;
  const cited = by.filter((at) => values.some((value) => hasValue(at, value)));
  return {
    rule: 'foreignValues',
    verdict: 'supported',
    reason: foundReason(seen, cited),
    citations: cited.map((at) => cite(at, 'supports')),
    confidence: 'low',
    alarm: 0,
    support: 0.6,
  };
}

/** What is told in words alone is told otherwise elsewhere: "both", "a first", "in September". */
const tells = ({ kind, text }: Value): boolean =>
  kind !== 'ordinal' && kind !== 'switch' && /\p{N}/u.test(text);

/** A unit or label that one language is not known to have leaves the bare figure. */
const agrees = (value: Value, other: Value): boolean => {
  const relation = compareValues(value, other);
  return (
    isAgreement(relation) ||
    relation === 'finer' ||
    (relation === 'incomparable' && figureOf(value) === figureOf(other))
  );
};

const figureOf = (value: Value): string =>
  'amount' in value && value.amount.low === value.amount.high
    ? String(value.amount.low)
    : (/\d[\d.,:]*/.exec(value.text)?.[0] ?? value.text);

/** It clashes with the only one of its kind beside what the claim shares; else it is the context's nowhere. */
function differing(seen: Observation, value: Value, beside: readonly AnalysedPassage[]): ClaimDecision {
  const rivals = beside.flatMap((at) =>
    at.values.flatMap((other) => (compareValues(value, other) === 'clash' ? [{ other, at }] : [])),
  );
  const [only, more] = rivals;
  const focus = seen.inDocument({ start: value.start, end: value.end });
  const common = { rule: 'foreignValues', confidence: 'medium', alarm: 0.8, focus, support: 0.1 } as const;
  if (only && !more) {
    const reason: Reason = {
      code: 'differs',
      kind: value.kind,
      here: value.text,
      there: only.other.text,
      at: placeOf(only.at.passage),
    };
    return { ...common, verdict: 'contradicted', reason, citations: [cite(only.at, 'clashes')] };
  }
  const reason: Reason = { code: 'notFound', missing: [spanText(seen, value)] };
  return { ...common, verdict: 'unsupported', reason, citations: [] };
}
