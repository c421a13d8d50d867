import { anyPhrase, spacedPhrases, unspacedPhrases } from '../lexicon/languages.ts';
import type { Span } from '../text/span.ts';

const spacedCue = spacedPhrases(({ citations }) => citations.accordingTo);
const unspacedCue = unspacedPhrases(({ citations }) => citations.accordingTo);
/** What may stand between the cue and the name: "according to the file", "`". */
const article = String.raw`(?:[\s:]*(?:[\p{L}'’]{1,12}\s){0,3}?[\s"“„«\x60*_(]*)`;
/** What names a source right behind it. */
export const cueBefore = new RegExp(
  `(?:(?:^|(?<=[^\\p{L}\\p{N}]))(?:${spacedCue})(?=[\\s:"“„«\x60(])|(?:${unspacedCue}))${article}$`,
  'iu',
);
const behindSpaced = spacedPhrases(({ citations }) => citations.accordingBehind);
const behindUnspaced = unspacedPhrases(({ citations }) => citations.accordingBehind);
const saysSpaced = spacedPhrases(({ citations }) => citations.says);
/** The same right before it. */
export const cueBehind = new RegExp(
  `^[\x60"”“*_)]*(?:\\s(?:${behindSpaced})(?![\\p{L}])|の?(?:${behindUnspaced})[、,]?)`,
  'iu',
);
/** A source that does something: it says what follows. */
export const saysBehind = new RegExp(
  `^[\x60"”“*_)]*(?:\\s\\p{L}{1,9}){0,2}?\\s(?:${saysSpaced})(?![\\p{L}])|^[\x60]?(?:${unspacedPhrases(({ citations }) => citations.says)})`,
  'iu',
);

const joint = `[;,:—–)\\]]|(?<!\\p{L})(?:${anyPhrase(({ clauses }) => [...clauses.contrast, ...clauses.concession, ...clauses.coordination])})(?!\\p{L})`;
const conjunction = new RegExp(`(?:${joint})\\s*$`, 'iu');
const lastJoint = new RegExp(`^.*(?:${joint})`, 'isu');

/** Where the words begin that stand right before an offset, behind the last comma, bracket or conjunction. */
export const phraseStart = (text: string, at: number): number =>
  lastJoint.exec(text.slice(0, at))?.[0].length ?? 0;

const saysAtOnce = new RegExp(`^[)）]?\\s(?:${saysSpaced})(?![\\p{L}])`, 'iu');

/** "The policy [1] says that …": a marker behind the name of what says the rest of its clause. */
export function isSubject(text: string, { start, end }: Span): boolean {
  const behind = text.slice(end);
  return saysAtOnce.test(behind) && wordsIn(text.slice(phraseStart(text, start), start)) < wordsIn(behind);
}

/** Whether more is said behind a marker than before it in its clause. */
export function leadsFrom(text: string, { start, end }: Span): boolean {
  const before = wordsIn(text.slice(0, start));
  const after = wordsIn(text.slice(end));
  if (after < 3) return false;
  return before < 3 || conjunction.test(text.slice(0, start));
}

const wordsIn = (text: string): number =>
  text
    .match(/[\p{L}\p{N}]+/gu)
    ?.reduce(
      (sum, word) =>
        sum +
        (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word)
          ? Math.ceil(word.length / 3)
          : 1),
      0,
    ) ?? 0;
