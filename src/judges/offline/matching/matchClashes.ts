import { anyPhrase } from '../../../lexicon/languages.ts';
import { words } from '../../../text/words.ts';
import { compareValues } from '../../../values/compareValues.ts';
import type { Value } from '../../../values/value.ts';
import type { AnalysedPassage, ContentWord } from '../retrieval.ts';
import type { ValueMatch } from './valueMatch.ts';

/** What a value is for, behind it: "€48 for full days and €24 for days of arrival". */
const purposeLead = new RegExp(
  String.raw`^(?:\s(?:${anyPhrase(({ measures }) => measures.per)})\s\p{L}+)?\s(${anyPhrase(({ grammar }) => grammar.purposes)})\s`,
  'u',
);
const longestPurpose = 80;

/** Values that the context has in the same breath for something else that the claim names, and not for this. */
export function matchSwapped(
  values: readonly ValueMatch[],
  content: readonly ContentWord[],
): readonly ValueMatch[] {
  const claimed = new Set(content.map(({ word }) => word.stem));
  return values.flatMap((match): readonly ValueMatch[] => {
    if (match.how !== 'agrees' || match.agreement !== 'equal') return [];
    const { value, other, at } = match;
    const own = purposeOf(other, at, claimed);
    if (!own) return [];
    const rival = at.values.find((one) => {
      const purpose = one !== other && compareValues(value, one) === 'clash' && purposeOf(one, at, claimed);
      if (!purpose || purpose.lead !== own.lead) return false;
      if (values.some((match) => 'other' in match && match.other === one)) return false;
      return own.stems.size < purpose.stems.size && [...own.stems].every((stem) => purpose.stems.has(stem));
    });
    return rival ? [{ how: 'clashes', value, other: rival, at, alignment: 0.9 }] : [];
  });
}

/** The small word behind the value, and which of the claim's words follow up to the next value of its kind. */
function purposeOf(value: Value, { text, values }: AnalysedPassage, claimed: ReadonlySet<string>) {
  const lead = purposeLead.exec(text.slice(value.end, value.end + longestPurpose))?.[1];
  if (lead === undefined) return undefined;
  const next = values.find((one) => one.kind === value.kind && one.start >= value.end);
  const behind = text
    .slice(value.end, Math.min(next?.start ?? text.length, value.end + longestPurpose))
    .split(/[,;.]\s/)[0]!;
  const stems = words(behind).flatMap(({ stem, stop }) => (!stop && claimed.has(stem) ? [stem] : []));
  return { lead, stems: new Set(stems) };
}
