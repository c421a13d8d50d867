import {
  detectLanguage,
  type Language,
  type LanguageSigns,
  languageSigns,
  signsIn,
} from '../../lexicon/languages.ts';
import { readAbsence } from '../../statements/absence.ts';
import type { FieldFinding } from '../../statements/structuredData.ts';
import type { Sentence } from '../../text/passage.ts';
import type { Hit } from '../../text/ranking.ts';
import { overlaps, type Span } from '../../text/span.ts';
import { unmark } from '../../text/unmark.ts';
import { isStopWord, type Word, words } from '../../text/words.ts';
import { findNames } from '../../values/find/names.ts';
import { findValues, sharedValues } from '../../values/findValues.ts';
import type { NameValue, Value } from '../../values/value.ts';
import { type AbsenceFinding, findAbsence } from './absenceSearch.ts';
import { restoreCase } from './letterCase.ts';
import { matchSwapped } from './matching/matchClashes.ts';
import { matchValues } from './matching/matchValues.ts';
import type { ValueMatch } from './matching/valueMatch.ts';
import { isProperName } from './properName.ts';
import {
  bestWindows,
  type ContentWord,
  type ContextReader,
  type Coverage,
  candidates,
  contentWords,
} from './retrieval.ts';
import { spelledOut } from './spelledOut.ts';

/** A claim beside what the context holds about it. Offsets are into `text`, the claim's words without emphasis. */
export interface Observation {
  readonly text: string;
  /** As the claim and the passages near it tell. */
  readonly language: Language;
  /** Where a span of `text` stands in the output's document. */
  readonly inDocument: (span: Span) => Span;
  readonly words: readonly Word[];
  readonly content: readonly ContentWord[];
  /** Best covering first; empty where the search found nothing. */
  readonly near: readonly Coverage[];
  readonly values: readonly ValueMatch[];
  /** Names that stand neither in the context nor in the question, under no alias that is known. */
  readonly missingNames: readonly NameValue[];
  /** It is in none of the context's languages: words tell nothing. */
  readonly isForeign: boolean;
  /** Of a claim that something is missing. */
  readonly absence?: AbsenceFinding | undefined;
}

/** What the question brought in: it silences alarms and supports nothing. */
export interface Question {
  readonly text: string;
  readonly stems: ReadonlySet<string>;
  readonly values: readonly Value[];
}

export const readQuestion = (text: string): Question => ({
  text,
  stems: new Set(words(text).map(({ stem }) => stem)),
  values: findValues(text),
});

/**
 * Looks a claim up in the context: everything that the decision rests on. `span` is in the output's document.
 * @param output tells the language of a claim that is too short to
 */
export function observe(
  sentence: Sentence,
  span: Span,
  reader: ContextReader,
  question: Question,
  output: LanguageSigns = languageSigns(''),
): Observation {
  const marked = sentence.text.slice(span.start - sentence.start, span.end - sentence.start);
  const { text: plain, original } = unmark(marked);
  const text = headed(restoreCase(plain, reader));
  const inDocument = (part: Span): Span => {
    const { start, end } = original(part);
    return { start: span.start + start, end: span.start + end };
  };
  const all = words(text);
  const written = contentWords(text, all, reader);
  const hits = reader.index.searchNow(text, candidates);
  const whole = sentence.text === marked ? undefined : wholeOf(sentence, reader);
  const isWhole = whole === undefined || text === whole.text;
  const found = reader.fieldFindings(text);
  const fields = isWhole
    ? found
    : found.filter((one) =>
        whole.fields.some((other) => other.passage === one.passage && other.agreement === one.agreement),
      );
  const language = reader.languageAround(hits[0]?.position ?? 0);
  const own = findValues(text, { language });
  const stated = isWhole ? own : sharedValues(own, whole.values(language));
  const windows = hits.map(({ position }) => reader.window(position, 1));
  const proposed = bestWindows(windows, written);
  const compared = matchValues(
    { text, stated, content: written, near: proposed, fields, question: question.values },
    reader,
  );
  const values = [...compared, ...matchSwapped(compared, written)];
  const content = settle(written, values);
  const near = content === written ? proposed : bestWindows(windows, content);
  const around = near[0]?.window.passages.map((one) => one.text) ?? [];
  const told = { text, language: languageOf(text, around), near };
  const explained = spelledOut(text, (name) => reader.knowsName(name));
  const missingNames = findNames(text).filter(
    (one) =>
      words(one.name).some(({ stop }) => !stop) &&
      !reader.knowsName(one.name) &&
      !explained.some((span) => overlaps(span, one)) &&
      !words(one.name).every(({ stem }) => question.stems.has(stem)) &&
      !values.some(({ how, value }) => how === 'agrees' && overlaps(value, one)) &&
      isProperName(one, told),
  );
  const missing = readAbsence(text);
  const sharesWords = content.some(({ word }) => /\p{L}/u.test(word.text) && reader.has(word.stem));
  const isForeign =
    (near[0]?.share ?? 0) < sharedWords &&
    isForeignTo(reader, missing ? signsIn(missing.language) : languageSigns(text), hits, output, sharesWords);
  const absence: AbsenceFinding | undefined =
    missing && (isForeign ? { how: 'unsettled' } : findAbsence(missing, reader, question.text));
  return { ...told, inDocument, words: all, content, values, missingNames, isForeign, absence };
}

/** Share of a claim's words that no two languages have in common. */
const sharedWords = 0.6;

/** A claim that does not tell its language by itself has that of the whole output, if not the context's. */
function isForeignTo(
  reader: ContextReader,
  own: LanguageSigns,
  hits: readonly Hit[],
  output: LanguageSigns,
  sharesWords: boolean,
): boolean {
  const found = hits.slice(0, 3).map(({ position }) => position);
  if (reader.isForeign(own, found, sharesWords ? undefined : 1)) return true;
  return !own.isSure && reader.isForeign(output, found);
}

/** A sentence of which several claims are parts, read once for all of them. */
class WholeSentence {
  readonly text: string;
  readonly fields: readonly FieldFinding[];
  readonly #values = new Map<Language, readonly Value[]>();

  constructor(
    { text }: Sentence,
    readonly reader: ContextReader,
  ) {
    this.text = restoreCase(unmark(text).text, reader);
    this.fields = reader.fieldFindings(this.text);
  }

  values(language: Language): readonly Value[] {
    const known = this.#values.get(language) ?? findValues(this.text, { language });
    this.#values.set(language, known);
    return known;
  }
}

const wholes = new WeakMap<Sentence, WholeSentence>();

function wholeOf(sentence: Sentence, reader: ContextReader): WholeSentence {
  const known = wholes.get(sentence);
  const whole = known?.reader === reader ? known : new WholeSentence(sentence, reader);
  wholes.set(sentence, whole);
  return whole;
}

/** What is too short to tell is in the language of what it is held against. */
function languageOf(text: string, around: readonly string[]): Language {
  const own = detectLanguage(text);
  return own === 'other' ? detectLanguage(around.join(' ')) : own;
}

/** A small word behind a lead-in opens its statement: "However, the dam …". */
const headed = (text: string): string => {
  const [first = ''] = /^\p{Ll}+/u.exec(text) ?? [];
  return isStopWord(first) ? text[0]!.toUpperCase() + text.slice(1) : text;
};

/**
 * Words of values that the context states near the claim count as found, however it writes them. Where there are none,
 * the words themselves.
 */
function settle(content: readonly ContentWord[], values: readonly ValueMatch[]): readonly ContentWord[] {
  const stated = values.flatMap(({ how, value }) => (how === 'agrees' || how === 'derived' ? [value] : []));
  if (stated.length === 0) return content;
  return content.map((one) =>
    stated.some((span) => overlaps(span, one.word)) ? { ...one, settled: true } : one,
  );
}
