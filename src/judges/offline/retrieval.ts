import { lazy } from '../../base/lazy.ts';
import { Memo } from '../../base/memo.ts';
import { runAtOnce, type Steps } from '../../base/timeSlices.ts';
import {
  detectLanguage,
  isOtherLanguage,
  type Language,
  type LanguageSigns,
  languageSigns,
} from '../../lexicon/languages.ts';
import { type FieldFinding, StructuredContext } from '../../statements/structuredData.ts';
import type { FieldText } from '../../statements/switches.ts';
import type { Passage, Source } from '../../text/passage.ts';
import type { LocalIndex } from '../../text/searchIndex.ts';
import { unmark } from '../../text/unmark.ts';
import { type Word, words } from '../../text/words.ts';
import { nameWords, sameName } from '../../values/agree/names.ts';
import { findNames } from '../../values/find/names.ts';
import { findValues } from '../../values/findValues.ts';
import type { Value } from '../../values/value.ts';
import { writtenForms } from './letterCase.ts';
import { thresholds } from './thresholds.ts';

/** Aliases and acronyms are looked for in this many passages; names written alike are found in all. */
const mostNamed = 4000;

/** Passages of a step that only looks what they are. */
const stepLength = 1000;

/** Passages of which one language is told, by them and as many on either side. */
const languageBlock = 16;

/** Sources and blocks of which it is kept in what language they are. */
const mostSigns = 10_000;

/** Words of the passages that are kept as they were read. */
const mostAnalysed = 1_000_000;

/** A passage as the judge reads it; made on first use and kept for the check. */
export interface AnalysedPassage {
  readonly passage: Passage;
  /** Its text without emphasis; offsets below are into it. */
  readonly text: string;
  readonly words: readonly Word[];
  /** Stems of its own words and of what stands above it (headings, header row, JSON path). */
  readonly stems: ReadonlySet<string>;
  /** Stems of what stands above it alone. */
  readonly above: ReadonlySet<string>;
  readonly values: readonly Value[];
}

/** A run of neighbouring passages of one source: the unit in which a claim's words are looked for. */
export interface Window {
  readonly passages: readonly AnalysedPassage[];
  /** Position of the passage that the search found. */
  readonly centre: number;
}

/** Reads passages of the context lazily, so that a check of a large context pays for what it looks at. */
export class ContextReader {
  readonly #read = new Memo<number, AnalysedPassage>(mostAnalysed, ({ words }) => words.length);
  readonly #statements: number;
  #fields: StructuredContext | undefined;
  /** Of the passages that are read as fields. */
  readonly #fieldPositions: number[] = [];
  #names: readonly string[] | undefined;
  #forms: ReadonlyMap<string, string> | undefined;
  readonly #languages = new Map<number, Language>();
  readonly #signs = new Memo<number | Source, LanguageSigns>(mostSigns, () => 1);

  /** Whether the context is small enough to look for one value in all of it. */
  readonly isSearchedWhole: boolean;

  constructor(readonly index: LocalIndex) {
    const { passages, sources } = index;
    this.#statements = Math.max(1, passages.length);
    this.isSearchedWhole =
      passages.length <= thresholds.wholeContext &&
      sources.reduce((sum, { text }) => sum + text.length, 0) <= thresholds.wholeCharacters;
  }

  passage(position: number): AnalysedPassage | undefined {
    const passage = this.index.passages.get(position);
    return passage && this.#read.of(position, () => this.#readPassage(passage));
  }

  /** Every passage but headings, of a context that is searched whole. */
  all(): readonly AnalysedPassage[] {
    return [...this.index.passages]
      .map(({ position }) => this.passage(position)!)
      .filter(({ passage }) => passage.kind !== 'heading');
  }

  #readPassage(passage: Passage): AnalysedPassage {
    const plain = unmark(passage.text).text;
    const own = words(plain);
    const naming = [...passage.trail, this.#headOfElement(passage)];
    const above = new Set(naming.flatMap((line) => words(line).map(({ stem }) => stem)));
    const stems = new Set([...own.map(({ stem }) => stem), ...above]);
    const header = passage.kind === 'tableRow' ? passage.trail.at(-1) : undefined;
    const unit = this.#unitBeside(passage);
    const languageHere = () => this.languageAround(passage.position);
    const values = lazy(() => findValues(plain, { header, unit, language: languageHere() }));
    return {
      passage,
      text: plain,
      words: own,
      stems,
      above,
      get values() {
        return values();
      },
    };
  }

  /** The language of the passages around one; rows of a table alone tell none. */
  languageAround(position: number): Language {
    const block = Math.floor(position / languageBlock);
    const known = this.#languages.get(block) ?? detectLanguage(this.#block(block));
    this.#languages.set(block, known);
    return known;
  }

  #block(block: number): string {
    const around: string[] = [];
    for (let at = (block - 1) * languageBlock; at < (block + 2) * languageBlock; at++) {
      const passage = this.index.passages.get(at);
      if (passage) around.push(passage.text, passage.trail.at(-1) ?? '');
    }
    return around.join(' ');
  }

  /** Whether a text is surely in none of the languages of the context, those around the passages that were found first. */
  isForeign(text: LanguageSigns, found: readonly number[], least?: number): boolean {
    const blocks = new Set(found.map((position) => Math.floor(position / languageBlock)));
    const { sources } = this.index;
    const isOther = (part: number | Source): boolean =>
      isOtherLanguage(
        text,
        this.#signs.of(part, () => languageSigns(typeof part === 'number' ? this.#block(part) : part.text)),
        least,
      );
    return sources.length > 0 && [...blocks].every(isOther) && sources.every(isOther);
  }

  /** The first field of an element that has no name of its own tells which one it is: `{"time": "12:00", …}`. */
  #headOfElement({ kind, position, trail }: Passage): string {
    if (kind !== 'field' || !/^\[\d+\]$/.test(trail.at(-2) ?? '')) return '';
    const isBeside = (at: number): boolean => {
      const other = this.index.passages.get(at);
      return (
        other?.trail.length === trail.length && other.trail.slice(0, -1).every((key, i) => key === trail[i])
      );
    };
    let first = position;
    while (isBeside(first - 1)) first--;
    return first === position ? '' : this.index.passages.get(first)!.text;
  }

  /** What a field next to this one in the same record says of its unit: `{"value": 54, "unit": "dB"}`. */
  #unitBeside({ kind, position, trail }: Passage): string | undefined {
    if (kind !== 'field' || !/^(?:value|amount)$/i.test(trail.at(-1) ?? '')) return undefined;
    const record = trail.slice(0, -1).join('\n');
    const beside = [position + 1, position - 1]
      .map((at) => this.index.passages.get(at))
      .find(
        (p) =>
          p?.trail.slice(0, -1).join('\n') === record && /^(?:unit|currency)s?$/i.test(p.trail.at(-1) ?? ''),
      );
    return beside && /(?<=[:=]\s*["'])[^"']+/.exec(beside.text)?.[0];
  }

  /** The passage and up to `reach` neighbours on each side, within its source. */
  window(centre: number, reach: number): Window {
    const uri = this.index.passages.get(centre)?.uri;
    const passages: AnalysedPassage[] = [];
    for (let at = centre - reach; at <= centre + reach; at++) {
      const read = this.index.passages.get(at)?.uri === uri ? this.passage(at) : undefined;
      if (read) passages.push(read);
    }
    return { passages, centre };
  }

  /**
   * Reads what needs a look at the whole context, a passage a step. Whoever asks for it without that has it read at
   * once.
   */
  *prepare(): Steps<void> {
    const fields: FieldText[] = [];
    for (const [position, { kind, text, trail }] of this.index.passages.entries()) {
      if (position % stepLength === 0) yield;
      if (!hasFields(kind)) continue;
      this.#fieldPositions.push(position);
      fields.push({ text, trail });
      yield;
    }
    this.#fields = yield* StructuredContext.steps(fields);
    const names = new Set<string>();
    for (const { text } of this.index.passages.first(mostNamed)) {
      for (const { name } of findNames(text)) names.add(name);
      yield;
    }
    this.#names = [...names];
  }

  /** What switches and opening hours that the context states as fields say of a sentence. */
  fieldFindings(sentence: string): readonly FieldFinding[] {
    if (!this.#fields) runAtOnce(this.prepare());
    const found = this.#fields?.findings(sentence) ?? [];
    return found.map((one) => ({ ...one, passage: this.#fieldPositions[one.passage]! }));
  }

  /** Whether a name, or one that may mean the same, stands anywhere in the context. */
  knowsName(name: string): boolean {
    const parts = words(name).filter(({ stop }) => !stop);
    if (parts.length > 0 && parts.every(({ stem }) => this.has(stem))) return true;
    const initials = nameWords(name).length === 1 || parts.length > 1;
    if (initials && !this.#names) runAtOnce(this.prepare());
    return initials && this.#names!.some((known) => sameName(name, known));
  }

  /** How the context writes this lower-case word; `undefined` where it does not have it. */
  writes(word: string): string | undefined {
    this.#forms ??= writtenForms(this.index.passages.first(mostNamed).map(({ text }) => text));
    return this.#forms.get(word);
  }

  has(stem: string): boolean {
    return this.index.frequency(stem) > 0;
  }

  /** Rarity of a stem in this context, 0..1: 1 where it stands nowhere. */
  rarity(stem: string): number {
    const frequency = this.index.frequency(stem);
    return Math.log((this.#statements + 1) / (frequency + 0.5)) / Math.log((this.#statements + 1) / 0.5);
  }
}

/** Prose has no fields: "Ana: No." in a transcript is an answer, not a switch. */
const hasFields = (kind: Passage['kind']): boolean =>
  kind !== 'prose' && kind !== 'heading' && kind !== 'code';

/** A word of the claim that says something, with the weight it has in coverage. */
export interface ContentWord {
  readonly word: Word;
  readonly weight: number;
  /** Written with a capital inside the sentence or inside the word. */
  readonly name: boolean;
  /** Part of a value that the context states too, if in other words: "17:00" for "5 PM". */
  readonly settled?: true;
}

/** How well a window covers the claim's words. Shares are 0..1. */
export interface Coverage {
  readonly window: Window;
  /** Weighted share of the claim's content words that stand in the window. */
  readonly share: number;
  readonly missing: readonly ContentWord[];
}

/** How many windows the search proposes; more adds time and no measurable accuracy. */
export const candidates = 12;

export function contentWords(
  text: string,
  all: readonly Word[],
  reader: ContextReader,
): readonly ContentWord[] {
  const seen = new Set<string>();
  return all.flatMap((word) => {
    if (word.stop || seen.has(word.stem)) return [];
    seen.add(word.stem);
    const written = text.slice(word.start, word.end);
    const name = /^.+\p{Lu}/u.test(written) || (word.start > 0 && /^\p{Lu}/u.test(written));
    return [{ word, name, weight: 0.3 + reader.rarity(word.stem) }];
  });
}

export function cover(content: readonly ContentWord[], window: Window): Coverage {
  const missing: ContentWord[] = [];
  let total = 0;
  let lost = 0;
  for (const one of content) {
    total += one.weight;
    if (one.settled || isSaid(one.word, window.passages)) continue;
    lost += one.weight;
    missing.push(one);
  }
  return { window, share: total === 0 ? 0 : 1 - lost / total, missing };
}

function isSaid({ stem }: Word, passages: readonly AnalysedPassage[]): boolean {
  for (const { stems } of passages) if (stems.has(stem)) return true;
  return false;
}

/** The passages of windows, those of the first window first, each once. */
export function passagesIn(near: readonly Coverage[]): readonly AnalysedPassage[] {
  const known = passagesOf.get(near);
  if (known) return known;
  const found = new Set<AnalysedPassage>();
  for (const { window } of near) for (const passage of window.passages) found.add(passage);
  const passages = [...found];
  passagesOf.set(near, passages);
  return passages;
}

const passagesOf = new WeakMap<readonly Coverage[], readonly AnalysedPassage[]>();

/** Best covering first; of equals the one that stands first. */
export const bestWindows = (
  windows: readonly Window[],
  content: readonly ContentWord[],
): readonly Coverage[] =>
  windows.map((window) => cover(content, window)).toSorted((a, b) => b.share - a.share);
