import type { GrammarLexicon } from '../../lexicon/grammar.ts';
import { anyPhrase } from '../../lexicon/languages.ts';

/**
 * Whether a line says that something is so: a subject, and a verb that is finite by its form. For lines that could
 * also be a title, an instruction or the lead-in of a list. Where a language's forms do not tell, it does not.
 */

const any = (pick: (grammar: GrammarLexicon) => Iterable<string>): string =>
  anyPhrase(({ grammar }) => pick(grammar));

const auxiliary = any(({ auxiliaries, contractedDenials }) => [...auxiliaries, ...contractedDenials]);
const past = any(({ pastForms }) => pastForms);
const plain = any(({ plainForms }) => plainForms);
const introducing = any((grammar) => grammar.introducing);
const counted = `(?:(?:the\\s)?(?:${any((grammar) => grammar.counted)}|\\d+))`;
const determiner = any(({ subjects }) => subjects);
const object = any(({ objects }) => objects);
const objects = `(?:${object})`;
const complement = `(?:${object}|${any(({ wideObjects }) => wideObjects)}|\\p{Sc}?\\p{N}[\\p{N}.,]*)`;
const pronoun = any(({ pronounSubjects }) => pronounSubjects);
const many = `(?:${any(({ plurals }) => plurals)})`;

const opensNothing = new RegExp(`^(?:${any(({ openNothing }) => openNothing)})(?!\\p{L})`, 'iu');
const pointsAhead = new RegExp(`(?<!\\p{L})(?:${any(({ pointAhead }) => pointAhead)})(?!\\p{L})`, 'iu');

const form = (source: string): RegExp => new RegExp(source, 'iu');
const cased = (source: string): RegExp => new RegExp(source, 'u');

const endsIntroducing = form(`(?<!\\p{L})(?:${introducing})$`);
const listsThings = form(
  `(?<!\\p{L})(?:${introducing}|${any(({ listing }) => listing)})\\s${counted}\\s(?:\\p{L}+\\s){0,3}\\p{L}+$`,
);

const statements: readonly RegExp[] = [
  // "The drug was never tested", "Ada can swim": an auxiliary, and what it takes.
  form(`\\s(?:${auxiliary})\\s(?!(?:${any(({ listedAhead }) => listedAhead)}|${counted})(?!\\p{L}))\\p{L}`),
  form(`\\s(?:${auxiliary})\\s(?:the|an?)\\s\\p{L}+\\s\\p{L}`),
  // "Ada stole it", "Revenue fell".
  form(`\\s(?:${past})(?:\\s|$)`),
  // "Ada murdered the mayor".
  form(`\\s\\p{L}{2,}ed\\s${complement}(?!\\p{L})`),
  // "The mayor resigned", "The mayor died in May": not "features added in May".
  cased(
    `^(?:${determiner}|${capitalised(determiner)}|\\p{Lu}\\p{Ll}+\\s\\p{Lu}\\p{Ll}+)\\s(?:\\p{L}+\\s){0,2}\\p{Ll}{2,}ed(?:\\s|$)`,
  ),
  // "The drug kills children", "Ada owns the bank".
  cased(
    `^(?:(?:${determiner}|${capitalised(determiner)})\\s(?:\\p{L}+\\s){0,2}(?!\\p{L}+s\\s)\\p{L}+|\\p{Lu}\\p{Ll}+\\s\\p{Lu}\\p{Ll}+|${pronoun}|${capitalised(pronoun)})\\s(?!(?:${any(({ verbLikeNouns }) => verbLikeNouns)})\\s)\\p{Ll}{2,}[^s\\P{L}]s\\s\\p{L}`,
  ),
  form(`\\s\\p{L}{3,}s\\s(?:${object})(?!\\p{L})`),
  // "Vaccines cause autism".
  form(`^(?:\\p{L}+\\s){0,3}${many}\\s(?:${plain})(?:\\s(?!of(?!\\p{L}))\\p{L}|$)`),
];

function capitalised(words: string): string {
  return words.replace(
    /(^|\|)(\p{Ll})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}

/** Whether a line without its full stop or colon says that something is so. */
export function asserts(line: string): boolean {
  const text = line.replace(/[\s.:!：。]+$/u, '').replace(/\s+/gu, ' ');
  if (opensNothing.test(text) || pointsAhead.test(text)) return false;
  if (endsIntroducing.test(text) || listsThings.test(text)) return false;
  return statements.some((pattern) => pattern.test(text));
}

const noSubject = `(?!(?:${any(({ noNouns }) => noNouns)})(?!\\p{L}))`;
/** What could be an instruction's verb, and is a part of the subject: "Open source licences forbid it". */
const nouns = `^[\\p{L}'-]+(?:\\s${noSubject}[\\p{L}'-]+){0,3}`;
const instructed: readonly RegExp[] = [
  form(`${nouns}\\s(?:${auxiliary})(?!\\p{L})`),
  form(`${nouns}(?:\\sof\\s(?:(?:the|an?)\\s)?[\\p{L}'-]+)\\s(?:${auxiliary})(?!\\p{L})`),
  form(
    `^[\\p{L}'-]+(?:\\s${noSubject}[\\p{L}'-]+){0,2}\\s${noSubject}\\p{L}+s?\\s${noSubject}(?!${any(({ ordering }) => ordering)})\\p{L}{3,}\\s${objects}(?!\\p{L})`,
  ),
  form(`^[\\p{L}'-]+(?:\\s${noSubject}[\\p{L}'-]+){1,2}\\s(?:\\p{L}{2,}ed|${past})(?:\\s${objects}|$)`),
  form(
    `^[\\p{L}'-]+(?:\\s${noSubject}[\\p{L}'-]+){0,2}\\s${many}\\s(?:${plain})(?:\\s${noSubject}\\p{L}|\\s${objects}(?!\\p{L})|$)`,
  ),
];

const reasoned = new RegExp(`(?<!\\p{L})(?:${any(({ reasons }) => reasons)})\\s(.+)$`, 'iu');
const noting = new RegExp(`^(?:please\\s)?(?:${any((grammar) => grammar.noting)})\\s(.+)$`, 'iu');

/** Whether a line that begins with a verb's plain form states something after all. */
export function assertsAfterAll(line: string): boolean {
  const text = line.replace(/[\s.!]+$/u, '');
  if (instructed.some((pattern) => pattern.test(text))) return true;
  const reason = reasoned.exec(text)?.[1];
  if (reason !== undefined && asserts(reason)) return true;
  const noted = noting.exec(text)?.[1];
  return noted !== undefined && asserts(noted.replace(/^(?:the|that)\s/i, 'the '));
}
