import { locateQuote } from '../../text/locate.ts';
import type { Passage } from '../../text/passage.ts';
import { words } from '../../text/words.ts';
import { findNames } from '../../values/find/names.ts';
import { findValues } from '../../values/findValues.ts';
import { warrantOf } from '../shared/warrant.ts';
import { weigh } from './weighing.ts';

/** What a model says is wrong, and what to put there. */
interface Proposal {
  readonly wrong?: string;
  readonly right?: string;
}

/**
 * A correction that can be offered: its words at fault are a part of the claim and not all of it, its replacement
 * stands in one cited passage as it is, and nothing in that passage clashes with the claim once it is replaced.
 */
export function locateCorrection(
  claim: string,
  { wrong = '', right = '' }: Proposal,
  cited: readonly Passage[],
): string | undefined {
  const replacement = right.trim();
  const at = wrong.trim() === '' ? undefined : locateQuote(claim, wrong);
  if (!at || replacement === '' || isAll(claim, at) || isWholeStatement(replacement, claim)) return undefined;
  const corrected = claim.slice(0, at.start) + replacement + claim.slice(at.end);
  if (!areOfOneKind(claim.slice(at.start, at.end), replacement)) return undefined;
  const all = new Map(cited.map((passage) => [passage.position, passage]));
  const holds = cited.some(
    (passage) =>
      standsIn(replacement, passage.text) &&
      warrantOf(corrected, corrected, [passage], all).strength === 'strong' &&
      isSurelySaid(corrected, passage, all),
  );
  return holds && corrected !== claim ? replacement : undefined;
}

/** Whether a passage would be believed as evidence of the corrected claim: "open" is not mended by "not open". */
function isSurelySaid(corrected: string, passage: Passage, all: ReadonlyMap<number, Passage>): boolean {
  const { verdict, disputed, unwarranted } = weigh({
    claim: corrected,
    sentence: corrected,
    said: 'supported',
    cited: [passage],
    shown: all,
  });
  return verdict === 'supported' && !disputed && !unwarranted;
}

/** A name for a name, a value for a value: "boat" is not mended by "Berg". */
function areOfOneKind(wrong: string, right: string): boolean {
  const hasValues = (text: string) => findValues(text).length > 0;
  const isName = (text: string) => /^\p{Lu}/u.test(text) && findNames(`It is ${text}`).length > 0;
  return hasValues(wrong) ? hasValues(right) : isName(wrong) === isName(right);
}

const isAll = (claim: string, { start, end }: { readonly start: number; readonly end: number }): boolean =>
  telling(claim.slice(0, start)).length + telling(claim.slice(end)).length === 0;

const isWholeStatement = (replacement: string, claim: string): boolean => replacement.length >= claim.length;

/**
 * Whether it stands there as it is, but for a capital at its beginning: "25 cars" is not in "120 cars in 25 minutes",
 * and neither markup nor hidden characters, line breaks nor a small word are a model's to add.
 */
export function standsIn(replacement: string, text: string): boolean {
  if (/\s\s|[^\S ]/u.test(replacement)) return false;
  const there = text.replace(/\s+/gu, ' ');
  const [first = '', rest] = [replacement[0], replacement.slice(1)];
  return [first, first.toLowerCase(), first.toUpperCase()].some((letter) => {
    const at = there.indexOf(letter + rest);
    const beside = `${there[at - 1] ?? ' '}${there[at + replacement.length] ?? ' '}`;
    return at >= 0 && !/[\p{L}\p{N}]/u.test(beside) && telling(replacement).length > 0;
  });
}

const telling = (text: string): readonly string[] =>
  words(text).flatMap(({ stem, stop }) => (stop ? [] : [stem]));
