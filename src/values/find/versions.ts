import { anyPhrase, everyWord } from '../../lexicon/languages.ts';
import { notationWords } from '../notationWords.ts';
import { unitAt } from '../units.ts';
import type { BareValueOf } from '../value.ts';
import { hasCurrencyAt } from './money.ts';

type BareVersion = BareValueOf<'version'>;

const right = '(?![\\p{L}\\p{N}_]|[.,]\\d)';
const dotted =
  /(?<![\p{L}\p{N}_./,$€£¥-])(?<v>v\.?\s?)?(?<id>\d{1,4}(?:\.\d{1,6}){2,4}(?:[-+][\p{L}\p{N}.]{1,20})?)(?![\p{L}\p{N}_/]|\.\d)/giu;
/** "1.x": any of the ones. */
const open = new RegExp(
  `(?<![\\p{L}\\p{N}_./-])(?:(?<label>${notationWords(({ versionLabels }) => versionLabels)})\\s?)?(?<id>\\d{1,4})\\.x(?![\\p{L}\\p{N}_])`,
  'giu',
);
const prefixed =
  /(?<![\p{L}\p{N}_./-])v(?<id>\d{1,4}(?:\.\d{1,6}){0,4}(?:-[\p{L}\p{N}.]{1,20})?)(?![\p{L}\p{N}_])/giu;
const labels = anyPhrase(({ numbers }) => numbers.labels);
/** Whether this lower-case label names things that are told apart by number: "section", "severity". */
export const isNumbered = (label: string): boolean => numbered.test(label);
const numbered = new RegExp(`^(?:${labels})$`);
const endings = anyPhrase(({ numbers }) => numbers.ordinalEndings);
const labelled = new RegExp(
  `(?<![\\p{L}\\p{N}_])(?<label>${labels})\\s?#?\\s?(?<id>\\d{1,6}(?:[.-]\\d{1,5}){0,3}[a-z]?)${right}(?!\\s?(?:%|percent\\b|°|(?:${endings})\\b))`,
  'giu',
);
/** "Season 2013-14" is of two years. */
const yearSpan = /^(?:1[5-9]|20)\d{2}-(?:\d{2}|20\d{2})$/;
const hash = /(?<![\p{L}\p{N}_&])#(?<id>\d{1,7})(?![\p{L}\p{N}_])/gu;
const glued =
  /(?<![\p{L}\p{N}_.])(?<label>\p{Lu}[\p{L}]{0,11})(?<mark>[-–]?)(?<id>\d{1,6}(?:[-.]\d{1,6}){0,2}\p{Script=Latin}{0,3})(?![\p{Script=Latin}\p{N}_])/gu;
const plainWord =
  /(?<![\p{L}\p{N}_.])(?<label>(?:\p{Lu}[\p{L}.]*\s){0,2}\p{Ll}?\p{Lu}[\p{L}.]*)\s(?<id>\d{1,4}(?:\.\d{1,3}){0,2}[a-z]?)(?![\p{L}\p{N}_%:/°]|[.,]\d|\s?(?:[%€$£¥]|percent\b|-\d))/gu;
const phone =
  /(?<![\p{L}\p{N}_.$€£-])(?:\+\d{1,3}[\s.-]?)?(?:\(\d{2,4}\)[\s-]?|\d{3}[-.\s])\d{3}[-.\s]\d{4}(?![\p{L}\p{N}])|(?<![\p{L}\p{N}_])\+\d{1,3}(?:[\s.-]\d{2,5}){2,5}(?![\p{L}\p{N}])/gu;

/** Capitalised words before a number that name nothing which could carry it. */
const noLabel = everyWord(({ names }) => [...names.notLabels, ...names.openers]);

/** Versions and identifiers. They are compared letter by letter and never round. */
export function findVersions(text: string): BareVersion[] {
  const found: BareVersion[] = [];
  if (!/\d/.test(text)) return found;
  const add = (match: RegExpMatchArray, id: string, label?: string, lead = 0) =>
    found.push({
      kind: 'version',
      start: match.index! + lead,
      end: match.index! + match[0].length,
      id: id.toLowerCase().replace(/(?<=\d)s$/, ''),
      label: label === undefined ? undefined : label.toLowerCase().replace(/\.$/, ''),
    });
  for (const match of text.matchAll(phone)) add(match, match[0].replace(/\D/g, ''), 'phone');
  for (const match of text.matchAll(dotted)) if (isVersion(match)) add(match, match.groups!.id!);
  for (const match of text.matchAll(open)) add(match, match.groups!.id!);
  for (const match of text.matchAll(labelled))
    if (!yearSpan.test(match.groups!.id!)) add(match, match.groups!.id!, singular(match.groups!.label!));
  for (const match of text.matchAll(prefixed)) add(match, match.groups!.id!);
  for (const match of text.matchAll(hash)) add(match, match.groups!.id!, 'number');
  for (const match of text.matchAll(glued))
    if (isGlued(match)) add(match, match.groups!.id!, match.groups!.label!);
  for (const match of text.matchAll(plainWord)) {
    const label = ownLabel(text, match);
    if (label !== undefined) add(match, match.groups!.id!, label, match[0].indexOf(label));
  }
  return found;
}

const singular = (label: string): string =>
  /[^s]s$/i.test(label) && !/series|status/i.test(label) ? label.slice(0, -1) : label;

/** "1.234.567" is a number in thousands; "01.02.2024" a date. */
const isVersion = (match: RegExpMatchArray): boolean => {
  const id = match.groups!.id!;
  if (match.groups!.v !== undefined) return true;
  return !/^[1-9]\d{0,2}(?:\.\d{3})+$/.test(id) && !/^\d{1,2}\.\d{1,2}\.(?:\d{2}|\d{4})$/.test(id);
};

const isGlued = (match: RegExpMatchArray): boolean => {
  const { label, mark, id } = match.groups!;
  if (/^(?:Q|H|FY|US|USD|EUR|GBP|RMB|CHF|Rs|UTC|GMT)$/.test(label!) && /^\d/.test(id!)) return false;
  return mark !== '' || label !== 'T';
};

const counts = new RegExp(
  `^\\s(?:${notationWords(({ labelLinks }) => labelLinks)})?\\s?\\p{Ll}{2,}(?<!ss|us|is)s\\b|^\\s(?:${notationWords(({ noLabelled }) => noLabelled)}|[-–]\\s?\\d|x\\s\\d)`,
  'u',
);

/** The words that a number names ("Windows 10"), unless they merely start the sentence or count ("Over 300 people"). */
function ownLabel(text: string, match: RegExpMatchArray): string | undefined {
  const words = match.groups!.label!.split(' ');
  const last = words.at(-1)!;
  const lower = last.toLowerCase();
  if (noLabel.has(lower) || last.endsWith('.')) return undefined;
  const year = Number(match.groups!.id);
  if (year >= 1900 && year < 2100) return undefined;
  if (/^\d+\.\d/.test(match.groups!.id!)) return last;
  const at = match.index! + match[0].length;
  if (unitAt(text, at) || hasCurrencyAt(text, at) || counts.test(text.slice(at, at + 24))) return undefined;
  return last;
}
