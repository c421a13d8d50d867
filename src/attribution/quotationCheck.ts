import type { Passage, Source } from '../text/passage.ts';
import { blanked, contains, overlaps, type Span } from '../text/span.ts';
import { unmark } from '../text/unmark.ts';
import { sameName } from '../values/agree/names.ts';
import type { NameValue } from '../values/value.ts';
import type { AttributedText } from './attributedText.ts';
import type { AttributionProblem, SourcePlace } from './attributionProblem.ts';
import type { SourceNaming } from './marker.ts';
import type { PlacedMarker, PlacedMarkers } from './placedMarkers.ts';
import { partsOf, type Quotation, quotationsOf, quotedIn } from './quotations.ts';
import { rightMarker } from './rightMarker.ts';
import type { SourcePart } from './sourceParts.ts';
import { lineSpeaker, sayersIn, speakerIn } from './speakers.ts';
import { isInPart } from './standing.ts';
import { type Likeness, mostAlike, tokensOf } from './wording.ts';

/** Passages that are looked at for one quotation. */
const mostPassages = 12;
/** Least share of a quotation's words in the stretch that it quotes wrongly; of less, it quotes nothing there. */
const leastShare = 0.6;

/** Characters of a paragraph on either side of quoted words in which their quotation marks are looked for. */
const mostAround = 1500;

/** A part of a quotation and what the source says in its place. */
interface Found extends Likeness {
  readonly part: Span;
}

/** Where a quotation stands, or something like it. */
interface Reading {
  readonly passage: Passage;
  /** Where `parts` count from in the source. */
  readonly offset: number;
  readonly text: string;
  readonly parts: readonly Found[];
  readonly edits: number;
}

/** Holds quoted words against the source or the speaker that they are given to. */
export class QuotationCheck {
  readonly #quotations: readonly Quotation[];
  readonly #problems = new Map<Quotation, Promise<AttributionProblem | undefined>>();

  constructor(
    private readonly about: AttributedText,
    private readonly citations: PlacedMarkers,
    private readonly naming: SourceNaming,
  ) {
    this.#quotations = quotationsOf(about.text, about.sentences);
  }

  async problemsOf(claim: Span & { readonly sentence: number }): Promise<AttributionProblem[]> {
    const own = this.#quotations.filter(
      (one) => one.first <= claim.sentence && claim.sentence <= one.last && overlaps(one, claim),
    );
    const found: AttributionProblem[] = [];
    for (const quotation of own) {
      const known = this.#problems.get(quotation) ?? this.#problemOf(quotation);
      this.#problems.set(quotation, known);
      const problem = await known;
      if (problem) found.push(problem);
    }
    return found;
  }

  async #problemOf(quotation: Quotation): Promise<AttributionProblem | undefined> {
    const cited = this.#citedWith(quotation);
    const speaker = this.#speakerOf(quotation);
    // Somebody has to say them, by name where no source is named.
    if (cited.length === 0 && !speaker) return undefined;
    const parts = cited.flatMap(({ marker: { meaning } }) =>
      meaning && 'parts' in meaning ? meaning.parts : [],
    );
    const readings = await this.#read(quotation);
    const here = best(parts.length === 0 ? readings : readings.filter((one) => isIn(one, parts)));
    if (here?.edits === 0) return speaker && this.#wrongSpeaker(speaker, here);
    const there = best(readings);
    const [wrong] = cited.filter(({ marker: { meaning } }) => meaning && 'parts' in meaning);
    if (there?.edits === 0) return wrong && this.#misattributed(wrong, there.passage);
    const alike = isAlike(here) ? here : isAlike(there) ? there : undefined;
    return alike && misquoted(quotation, alike);
  }

  /** Markers that are given as the source of a quotation. */
  #citedWith({ start, end, first, last }: Quotation): readonly PlacedMarker[] {
    const found: PlacedMarker[] = [];
    for (let at = first; at <= last; at++)
      for (const citation of this.citations.bySentence.get(at) ?? [])
        if (overlaps(citation.scope, { start, end })) found.push(citation);
    return found;
  }

  async #read({ words }: Quotation): Promise<readonly Reading[]> {
    const { index } = this.about;
    const [hits = []] = await index.search([words], mostPassages);
    const sentencesIn = words.split(/[.!?。！？]+\s*(?=\S)/u).length;
    return hits.flatMap(({ position }): readonly Reading[] => {
      const passage = index.passages.get(position)!;
      const last = this.#follow(passage, sentencesIn);
      const first = this.#follow(passage, 1 - sentencesIn);
      const source = index.sources.find(({ uri }) => uri === passage.uri)!;
      const text = source.text.slice(first.start, last.end);
      const parts = partsOf(words).flatMap((part): readonly Found[] => {
        const like = mostAlike(words.slice(part.start, part.end), text);
        return like ? [{ ...like, part }] : [];
      });
      const edits = parts.reduce((sum, part) => sum + part.edits, 0);
      return parts.length === 0 ? [] : [{ passage, offset: first.start, text, parts, edits }];
    });
  }

  /** The passage so many further on, as far as the source reaches. */
  #follow(passage: Passage, count: number): Passage {
    let reached = passage;
    for (let at = 1; at <= Math.abs(count); at++) {
      const next = this.about.index.passages.get(passage.position + Math.sign(count) * at);
      if (next?.uri !== passage.uri) break;
      reached = next;
    }
    return reached;
  }

  /** Who says the words to go by the output, with a place in it; the name of a source is none. */
  #speakerOf({ start, end, first, last }: Quotation): NameValue | undefined {
    const { text, sentences } = this.about;
    const [from, to] = [sentences[first]!.start, sentences[last]!.end];
    const name = speakerIn(text.slice(from, to), { start: start - from, end: end - from });
    if (!name) return undefined;
    const speaker = { ...name, start: from + name.start, end: from + name.end };
    return this.citations.bySentence.get(first)?.some((citation) => overlaps(citation, speaker))
      ? undefined
      : speaker;
  }

  /** The words are right, and somebody else says them. */
  #wrongSpeaker(named: NameValue, { passage, offset: at, parts }: Reading): AttributionProblem | undefined {
    const source = this.about.index.sources.find(({ uri }) => uri === passage.uri)!;
    const words = { start: at + parts[0]!.start, end: at + parts.at(-1)!.end };
    const sayers = this.#sayersOf(source, words);
    const speaker = sayers[0]?.text ?? lineSpeaker(source.text, words.start, named.name);
    if (
      speaker === undefined ||
      [speaker, ...sayers.map(({ text }) => text)].some((one) => sameName(named.name, one))
    )
      return undefined;
    return {
      kind: 'misattributed',
      start: named.start,
      end: named.end,
      text: named.text,
      at: placeOf(passage),
      speaker,
      correction: speaker,
    };
  }

  /** Those who may say some words of a source, by its own sentences around the quotation that has them. */
  #sayersOf({ uri, text }: Source, words: Span): readonly NameValue[] {
    const { passages } = this.about.index;
    const start = Math.max(text.lastIndexOf('\n\n', words.start) + 1, words.start - mostAround);
    const end = text.indexOf('\n\n', words.end);
    const quotations = quotedIn(
      text.slice(start, Math.min(end < 0 ? text.length : end, words.end + mostAround)),
      start,
    );
    const quote = quotations.find((span) => contains(span, words)) ?? words;
    const first = passages.holding(uri, quote.start);
    const last = passages.holding(uri, quote.end) ?? passages.holding(uri, quote.end - 1);
    const [from, to] = [first?.start ?? quote.start, last?.end ?? quote.end];
    const before = Math.max(start, first ? this.#follow(first, -1).start : from);
    return sayersIn(
      text.slice(from, to),
      { start: quote.start - from, end: quote.end - from },
      blanked(text.slice(before, from), before, quotations),
    );
  }

  #misattributed(citation: PlacedMarker, passage: Passage): AttributionProblem {
    const { start, end, text } = citation;
    const correction = rightMarker(citation, passage, this.naming);
    const fix = correction === undefined || correction === text ? {} : { correction };
    return { kind: 'misattributed', start, end, text, at: placeOf(passage), ...fix };
  }
}

const best = (readings: readonly Reading[]): Reading | undefined =>
  readings.reduce<Reading | undefined>(
    (least, one) => (!least || one.edits < least.edits ? one : least),
    undefined,
  );

const isIn = ({ passage }: Reading, parts: readonly SourcePart[]): boolean =>
  parts.some((part) => isInPart(passage, part));

const isAlike = (reading: Reading | undefined): reading is Reading =>
  reading?.parts.every(({ share, edits }) => edits === 0 || share >= leastShare) ?? false;

const placeOf = ({ uri, line, page }: Passage): SourcePlace =>
  page === undefined ? { uri, line } : { uri, line, page };

/** The first part that differs, with the source's words to put in its place. */
function misquoted(quotation: Quotation, { passage, text, parts }: Reading): AttributionProblem | undefined {
  const wrong = parts.find(({ edits }) => edits > 0);
  if (!wrong) return undefined;
  const words = quotation.words.slice(wrong.part.start, wrong.part.end);
  const tokens = tokensOf(words);
  const [first, last] = [tokens[0]!, tokens.at(-1)!];
  const own = unmark(text.slice(wrong.start, wrong.end).replace(/\s+/g, ' ')).text;
  const start = quotation.start + wrong.part.start + first.start;
  const written = words.slice(first.start, last.end);
  return {
    kind: 'misquoted',
    start,
    end: start + written.length,
    text: written,
    correction: inCaseOf(own, written),
    at: placeOf(passage),
  };
}

/** The same word may begin a sentence on one side alone. */
function inCaseOf(words: string, like: string): string {
  const [own, other] = [words[0]!, like[0]!];
  return own !== other && own.toLowerCase() === other.toLowerCase() ? other + words.slice(1) : words;
}
