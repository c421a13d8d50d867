import { anyPhrase, wholePhrases } from '../../lexicon/languages.ts';
import { notationWords } from '../notationWords.ts';

/** Stands for text that holds no values, so that offsets stay. */
const blank = '\uE000';

const url = /\b(?:https?|ftp|file):\/\/[^\s<>"')\]]+|\bwww\.[^\s<>"')\]]+/gi;
const email = /[\w.+-]{1,64}@[\w-]{1,64}(?:\.[\w-]{1,64})+/g;
const citation = /\[\^?\d{1,4}(?:\s?[-–,;]\s?\d{1,4})*\]|【[^】]{1,20}】|[⁰¹²³⁴-⁹]+(?=[\s.,;)]|$)/g;
/** "code.ts:42", "code.ts#L42": the line of a file. */
const fileLine =
  /(?<=[\p{L}\p{N}_-]{2}\.[a-z][a-z0-9]{0,7})(?::\d{1,7}(?:[-–]\d{1,7}|:\d{1,5})?|#L\d{1,7}(?:-L?\d{1,7})?)(?![\p{L}\p{N}])/giu;
/** "According to passage 2": where the output found it, not what it says. */
const sourceMark = new RegExp(
  `\\b(?:${anyPhrase(({ numbers }) => numbers.sources)})\\s?#?\\d{1,3}(?:(?:\\s?[,&]\\s?|\\s?,?\\s(?:${notationWords(({ markJoins }) => markJoins)})\\s)\\d{1,3})*\\b(?!\\s?%)`,
  'gi',
);
const listMark =
  /^[ \t>]*(?:[-*•+][ \t]+)?(?:\*\*)?\(?(?:step\s+)?(?:\d{1,3}(?:\.\d{1,2})*|[ivx]{1,5}|[a-z])[.):](?:\*\*)?(?=\s|\*)/gimu;
const stepMark = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${anyPhrase(({ numbers }) => numbers.steps)})\\s\\d{1,3}(?:(?:\\s?[-–&,]\\s?|\\s(?:${notationWords(({ markJoins }) => markJoins)})\\s)\\d{1,3}){0,8}(?![\\p{L}\\p{N}%])`,
  'giu',
);
/** Numbers that only belong to a phrase. */
const idiom = wholePhrases(({ numbers }) => numbers.idioms);

/**
 * Han and Kana blanked: digits stand between them without spaces, and finders of Western notation must not take them
 * for letters of a word. Right behind a digit they stay: they are its unit.
 */
export const maskCjk = (text: string): string =>
  text.replace(/(?<!\d)[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+/gu, (match) =>
    blank.repeat(match.length),
  );

const fullWidth = /[０-９．，：]/g;
/** "1.2kgです": what runs on behind a unit is no part of it. */
const runOn = /(?<=\d\s?\p{Script=Latin}{1,4})[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+/gu;

/**
 * Blanks what looks like a value and is none: links, citation marks, list and step numbers; narrows wide digits, and
 * ends Latin words where another script begins.
 */
export function maskNonValues(text: string): string {
  const blanked = (match: string) => blank.repeat(match.length);
  const linkless = text
    .replace(fullWidth, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))
    .replace(runOn, blanked)
    .replace(url, blanked);
  // What may stand before the sign stands everywhere, and is only worth a search where the sign is.
  const mailless = linkless.includes('@') ? linkless.replace(email, blanked) : linkless;
  return mailless
    .replace(citation, blanked)
    .replace(fileLine, blanked)
    .replace(sourceMark, blanked)
    .replace(stepMark, blanked)
    .replace(idiom, blanked)
    .replace(listMark, blanked);
}
