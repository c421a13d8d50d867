import { findNegations } from '../../statements/polarity.ts';
import { findHedges } from '../../statements/tone.ts';
import { words } from '../../text/words.ts';
import { goesFurther } from './qualifiers.ts';
import { strengthCue, strengthWords } from './strengthCue.ts';

/** Words by which something is wished, allowed or planned, and not said to be so. */
const supposed = strengthCue((strength) => strength.supposed, 'u');

/** Whether a text has any word by which it is only supposed, wished or planned; who says so is no such word. */
export const speculates = (text: string): boolean => findHedges(text).length > 0 || supposed.test(text);

/** A claim that has one of these is meant as what is wished, allowed or to come. */
const open = strengthCue((strength) => strength.open);
const condition = new RegExp(
  `(?<!\\p{L})(?:${strengthWords(({ conditions }) => conditions)})(?!\\p{L})[^,;，、]*|${strengthWords(({ wholeConditions }) => wholeConditions)}`,
  'giu',
);
const whole = strengthCue((strength) => strength.whole);
const part = strengthCue((strength) => strength.part);
/** That it holds of nothing else; "only 120" says that it is little. */
const sole = new RegExp(
  `(?<!\\p{L})(?:${strengthWords(({ soleBeforeOthers }) => soleBeforeOthers)})(?!\\s(?:(?:${strengthWords(({ aboutNumbers }) => aboutNumbers)})\\s)?\\p{N})(?!\\p{L})|${strengthWords((strength) => strength.sole)}`,
  'iu',
);
const anySole = strengthCue((strength) => strength.anySole);
const cause = strengthCue((strength) => strength.cause);
const anyCause = strengthCue((strength) => strength.anyCause);
const attribution = strengthCue(({ said }) => said);

/** What is told as not so, or as no more than a plan: "it is a myth that …", "… is a myth". */
const that = `(?:${strengthWords((strength) => strength.that)})\\s[^.;!?]*`;
const denials: readonly (readonly [frame: RegExp, pattern: RegExp])[] = (
  [
    [strengthWords(({ untrue }) => untrue), `(?:\\p{L}+\\s){0,3}?${that}`],
    [strengthWords(({ unfulfilled }) => unfulfilled), that],
  ] as const
).map(([frame, rest]) => [
  new RegExp(`(?<!\\p{L})(?:${frame})(?!\\p{L})`, 'iu'),
  new RegExp(`(?<!\\p{L})(?:${frame}),?\\s${rest}`, 'giu'),
]);
const calledUntrue = new RegExp(
  `(?<=^|[.;]\\s)[^.;!?]*\\s(?:${strengthWords(({ callsUntrue }) => callsUntrue)})\\s(?:\\p{L}+\\s)?(?:${strengthWords((strength) => strength.calledUntrue)})(?!\\p{L})`,
  'giu',
);

/** Between these, a passage may be sure of one thing and not of the other. */
const joint = new RegExp(`[,;:，、；]\\s*|\\s(?:${strengthWords(({ joints }) => joints)})\\s`, 'iu');

/** How sure passages are of what a claim says for sure. */
export type Certainty =
  /** They state it. */
  | 'sure'
  /** They let somebody say it. */
  | 'attributed'
  /** They ask, suppose or plan it, make it depend on something, or say it of some where the claim says it of all, or of this where the claim says it of this alone, or name no cause. */
  | 'less';

export function certaintyOf(claim: string, passages: readonly string[]): Certainty {
  const there = passages.join('\n');
  if (whole.test(claim) && !whole.test(there) && part.test(there) && findNegations(claim).length === 0)
    return 'less';
  if (cause.test(claim) && !anyCause.test(there)) return 'less';
  if (sole.test(claim) && !anySole.test(there)) return 'less';
  const further = passages.filter((text) => goesFurther(claim, text));
  if (further.length > 0 && passages.every((text) => further.includes(text) || !isAbout(claim, text)))
    return 'less';
  if (findHedges(claim).length > 0 || /[?？]\s*$/.test(claim)) return 'sure';
  const isOpen = open.test(claim);
  const said = tellingOf(claim);
  const known = tellingOf(there);
  const surely = tellingOf(passages.map((text) => surePart(text, claim, isOpen)).join('\n'));
  const shared = [...said].filter((stem) => known.has(stem));
  const lost = shared.filter((stem) => !surely.has(stem));
  if (lost.length > 0 && lost.length * 3 >= shared.length) return 'less';
  return passages.every((text) => attribution.test(text)) && !attribution.test(claim) ? 'attributed' : 'sure';
}

/** Whether a passage has a good part of a claim's words: what has hardly any decides nothing of how it is said. */
function isAbout(claim: string, passage: string): boolean {
  const [said, there] = [tellingOf(claim), tellingOf(passage)];
  return [...said].filter((stem) => there.has(stem)).length * 2 >= said.size;
}

/** A passage without what it only asks, supposes, plans or makes depend on what the claim does not speak of. */
function surePart(text: string, claim: string, isOpen: boolean): string {
  if (/[?？]["'”’)\]]*\s*$/.test(text)) return '';
  const said = tellingOf(claim);
  const depends = [...text.matchAll(condition)].some(
    ([found]) => ![...tellingOf(found)].some((stem) => said.has(stem)) && tellingOf(found).size > 0,
  );
  if (depends && claim.search(condition) < 0) return '';
  const told = denials.reduce(
    (rest, [frame, pattern]) => (frame.test(claim) ? rest : rest.replace(pattern, ' ')),
    text,
  );
  return (claim.search(calledUntrue) < 0 ? told.replace(calledUntrue, ' ') : told)
    .split(joint)
    .filter((clause) => findHedges(clause).length === 0 && (isOpen || !supposed.test(clause)))
    .join(' ');
}

const tellingOf = (text: string): ReadonlySet<string> =>
  new Set(words(text).flatMap(({ stop, stem }) => (stop ? [] : [stem])));
