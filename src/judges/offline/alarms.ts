import { lexiconOf } from '../../lexicon/languages.ts';
import type { Value } from '../../values/value.ts';
import type { Observation } from './observation.ts';
import { isUnproven } from './valueMatch.ts';

/** A name or value that stands nowhere is worth a squiggle however familiar the words around it are. */
export const absentAlarm = 0.45;

/**
 * Whether the context lacks a name or value beyond doubt. Where nouns have a capital, as at the head of a sentence, a
 * capital tells no name; and what a text itself lists it counts and ranks: "the two differ", "the first is …".
 */
export function lacksNamed({ missingNames, values, language, text }: Observation): boolean {
  const { capitalNouns } = lexiconOf(language).markers;
  return (
    missingNames.some(
      ({ start, name }) => !capitalNouns && (name.includes(' ') || !opensSentence(text, start)),
    ) || values.some(({ how, value }) => how === 'absent' && !isEnumeration(value))
  );
}

const opensSentence = (text: string, start: number): boolean =>
  /(?:^|[.!?:]\s|["“”'‘’(*]\s?)$/u.test(text.slice(0, start));

const isEnumeration = (value: Value): boolean =>
  (value.kind === 'ordinal' && value.rank <= mostListed) ||
  (value.kind === 'number' && value.amount.low === value.amount.high && mayList(value.amount.low));

const mayList = (count: number): boolean => count === 2 || count === mostListed;
const mostListed = 3;

/**
 * A superlative of few words is hardly more than a remark: "The biggest change is speed." Values that stand elsewhere make support improbable, but are nothing to underline; nor are words of a language in
 * which one word is not told from another form of it.
 */
export function mostAlarm({ values, names, missingNames, content, language }: Observation): number {
  const saysLittle =
    content.length < fewestWords &&
    values.length === 0 &&
    names.length === 0 &&
    content.some(({ word }) => /\p{L}{3}est$/u.test(word.text));
  const isVague = saysLittle || missingNames.length > 0 || values.some(isUnproven);
  return isVague || !(language === 'en' || language === 'other') ? vagueAlarm : 1;
}
const fewestWords = 4;

/** A name or value that stands in the context, though not with what a short claim says of it. */
export const apartAlarm = 0.4;

/** Below what the default sensitivity underlines. */
export const vagueAlarm = 0.36;
