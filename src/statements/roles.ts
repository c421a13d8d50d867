import { anyPhrase } from '../lexicon/languages.ts';
import type { Span } from '../text/span.ts';
import { isStopWord } from '../text/words.ts';
import { sameName } from '../values/agree/names.ts';
import { findNames } from '../values/find/names.ts';
import { contextWords } from './cueContext.ts';

/** Two names of which each statement says that it is the one thing: "Oslo is the capital of Norway". */
interface Rivals {
  /** Offsets into the claim. */
  readonly here: Span;
  /** Offsets into the context. */
  readonly there: Span;
}

const word = String.raw`\p{Lu}[\p{L}\p{M}\p{N}'’-]*(?:\.(?=\s\p{Lu}))?`;
const links = contextWords(({ nameLinks }) => nameLinks);
const name = String.raw`${word}(?:\s(?:(?:${links})\s)?${word}){0,4}`;
const is = String.raw`(?:is|was)(?:\s(?:${contextWords(({ roleAdverbs }) => roleAdverbs)}))?`;
const next = anyPhrase(({ clauses }) => [
  ...clauses.contrast,
  ...clauses.coordination,
  ...clauses.relative,
  ...clauses.addition,
]);
const end = String.raw`(?=\s*(?:[,;:.!]|$|(?:${next})\s))`;
const named = String.raw`(?<=^|[.;!?]\s+)(?<name>${name})\s${is}\sthe\s(?<role>[^,;:.!?]+?)${end}`;
const naming = String.raw`(?<=^|[.;!?]\s+)[Tt]he\s(?<role>[^,;:.!?]+?)\s${is}\s(?<name>${name})${end}`;
const statements = [new RegExp(named, 'gu'), new RegExp(naming, 'gu')];

/** A role of fewer words may be played anew every day: "the winner". */
const fewestWords = 2;

interface Statement extends Span {
  readonly name: string;
  readonly role: string;
}

/** Different names in a role that only one can have. Roles must be said in the same words. English only. */
export function findRivals(claim: string, context: string): Rivals | undefined {
  const here = statementsOf(claim);
  const there = here.length === 0 ? [] : statementsOf(context);
  for (const mine of here) {
    const other = there.find(({ role, name }) => role === mine.role && !sameName(name, mine.name));
    const agrees = there.some(({ role, name }) => role === mine.role && sameName(name, mine.name));
    if (other && !agrees) return { here: spanOf(mine), there: spanOf(other) };
  }
  return undefined;
}

const spanOf = ({ start, end }: Span): Span => ({ start, end });

function statementsOf(text: string): readonly Statement[] {
  const found = statements.flatMap((pattern) => [...text.matchAll(pattern)]);
  const names = found.length === 0 ? [] : findNames(text);
  return found.flatMap(({ 0: all, index, groups }): readonly Statement[] => {
    const { name, role } = groups as { readonly name: string; readonly role: string };
    const start = index + (all.startsWith(name) ? 0 : all.lastIndexOf(name));
    const isName = names.some((one) => one.start === start);
    const key = keyOf(role);
    return !isName || key === undefined ? [] : [{ start, end: start + name.length, name, role: key }];
  });
}

const shared = new RegExp(`^(?:${contextWords(({ sharedRoles }) => sharedRoles)})$`, 'u');

/** The role's words that tell; none where it is denied or shared. */
function keyOf(role: string): string | undefined {
  const words = role.toLowerCase().match(/[\p{L}\p{M}\p{N}'’-]+/gu) ?? [];
  const telling = words.filter((word) => !isStopWord(word));
  const isShared = words.some((word) => shared.test(word));
  return isShared || telling.length < fewestWords ? undefined : telling.join(' ');
}
