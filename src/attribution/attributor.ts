import type { Steps } from '../base/timeSlices.ts';
import type { Passage, Sentence } from '../text/passage.ts';
import { blanked, overlaps, type Span } from '../text/span.ts';
import type { AttributedText } from './attributedText.ts';
import { type AttributionProblem, attributionKey, type CitedSource } from './attributionProblem.ts';
import { CountedWords } from './countedWords.ts';
import { DisagreementSearch } from './disagreementSearch.ts';
import type { SourceNaming } from './marker.ts';
import { NamedSources } from './namedSources.ts';
import { type PlacedMarker, type PlacedMarkers, placeMarkers } from './placedMarkers.ts';
import { PlaceReader } from './placeReader.ts';
import { QuotationCheck } from './quotationCheck.ts';
import { rightMarker } from './rightMarker.ts';
import { sourceListOf } from './sourceList.ts';
import { baseName, SourceNames } from './sourceNames.ts';
import type { SourcePart } from './sourceParts.ts';
import { CitedStatement, isInPart, type Standing, saysFully, standsElsewhere } from './standing.ts';

/** A claim as it was judged, whatever the verdict. Offsets are into the output's document. */
export interface JudgedClaim extends Span {
  /** Position of its sentence. */
  readonly sentence: number;
  readonly isSupported: boolean;
  /** What supports it, by offsets into its sources. */
  readonly evidence: readonly (Span & { readonly uri: string })[];
}

/**
 * Says of claims whether they stand where the output says that they do. By rules alone: it looks at the words, values and
 * names of the places that markers name, and of those that do not need to be named. Each fault is told once.
 */
export class Attributor {
  readonly #places: PlaceReader;
  readonly #quotations: QuotationCheck;
  readonly #disagreements: DisagreementSearch;
  readonly #told = new Map<number, Set<string>>();

  private constructor(
    private readonly about: AttributedText,
    private readonly naming: SourceNaming,
    private readonly markers: PlacedMarkers,
  ) {
    this.#places = new PlaceReader(about.index);
    this.#quotations = new QuotationCheck(about, markers, naming);
    this.#disagreements = new DisagreementSearch(about.index);
  }

  /** Reads the markers of a text, a sentence a step. */
  static *read(about: AttributedText): Steps<Attributor> {
    const { text, sentences, index } = about;
    const names = new SourceNames(index.sources);
    const list = sourceListOf(text);
    const naming = { names, named: new NamedSources(list, names), counted: new CountedWords(names) };
    return new Attributor(about, naming, yield* placeMarkers(text, sentences, naming, list));
  }

  /** The sentences as judges read them: without what names their sources, all else in its place. */
  get statements(): readonly Sentence[] {
    const { asides } = this.markers;
    if (asides.size === 0) return this.about.sentences;
    return this.about.sentences.map((sentence, position) => without(sentence, asides.get(position) ?? []));
  }

  async problemsOf(claim: JudgedClaim): Promise<readonly AttributionProblem[]> {
    const groups = new Map<number, PlacedMarker[]>();
    for (const citation of this.#citing(claim))
      groups.set(citation.group, [...(groups.get(citation.group) ?? []), citation]);
    const found: AttributionProblem[] = [
      ...(await this.#quotations.problemsOf(claim)),
      ...(await this.#disagreeing(claim)),
    ];
    for (const group of groups.values())
      found.push(...(await this.#problemsOfGroup(group, claim, groups.size === 1)));
    const told = this.#told.get(claim.sentence) ?? new Set();
    this.#told.set(claim.sentence, told);
    return found.filter((problem) => {
      const key = attributionKey(problem);
      const isNew = !told.has(key);
      told.add(key);
      return isNew;
    });
  }

  /** A row has no words of its own that tell what its values are of. */
  async #disagreeing(claim: JudgedClaim): Promise<readonly AttributionProblem[]> {
    return this.about.sentences[claim.sentence]!.kind === 'tableRow'
      ? []
      : this.#disagreements.problemsOf(this.#wordsOf(claim, claim.sentence), claim);
  }

  /** What a claim cites, as far as it can be told. */
  citedBy(claim: JudgedClaim): readonly CitedSource[] {
    return this.#citing(claim).flatMap(({ marker: { meaning } }): readonly CitedSource[] => {
      if (!meaning) return [];
      return 'parts' in meaning ? [{ uri: meaning.parts[0]!.source.uri }] : [{}];
    });
  }

  #citing(claim: JudgedClaim): readonly PlacedMarker[] {
    const cited = this.markers.bySentence.get(claim.sentence) ?? [];
    return cited.filter(({ scope }) => hasWords(this.about.text, meet(scope, claim)));
  }

  /** The claims of a sentence were taken back. */
  forget(sentence: number): void {
    this.#told.delete(sentence);
  }

  async #problemsOfGroup(
    group: readonly PlacedMarker[],
    claim: JudgedClaim,
    isAlone: boolean,
  ): Promise<readonly AttributionProblem[]> {
    const lacking = group.filter(({ marker: { meaning } }) => meaning && 'lacks' in meaning);
    const parts = group.flatMap(({ marker: { meaning } }) =>
      meaning && 'parts' in meaning ? meaning.parts : [],
    );
    // What one of them may be the source of is not held against the others.
    const isOpen = parts.length === 0 || group.some(({ marker: { meaning } }) => meaning === undefined);
    const isRight = isOpen || (isAlone && claim.isSupported && supports(claim, parts));
    if (lacking.length === 0 && isRight) return [];
    const words = this.#statementOf(meet(group[0]!.scope, claim), claim.sentence);
    const statement = await CitedStatement.read(words, this.#places);
    const anywhere = lacking.length > 0 ? statement.best(() => true) : undefined;
    const dangling = lacking.map((citation) => this.#dangling(citation, anywhere));
    if (isRight || statement.isEmpty) return dangling;
    const there = this.#elsewhere(statement, parts, claim, isAlone);
    if (!there) return dangling;
    const named = group.find(({ marker: { meaning } }) => meaning && 'parts' in meaning)!;
    if (isNamedBy(named, there.passage)) return dangling;
    return [...dangling, this.#misattributed(named, there.passage)];
  }

  /** Where the statement stands, if that is not in these parts. */
  #elsewhere(
    statement: CitedStatement,
    parts: readonly SourcePart[],
    claim: JudgedClaim,
    isAlone: boolean,
  ): Standing | undefined {
    const isIn = (passage: Passage) => parts.some((part) => isInPart(passage, part));
    const isEvidence = ({ uri, start, end }: Passage) =>
      claim.evidence.some((one) => one.uri === uri && overlaps(one, { start, end }));
    const supported = isAlone && claim.isSupported;
    const around = (passage: Passage) =>
      this.#places.around(passage).filter((one) => isIn(one) === isIn(passage));
    const here = statement.best(isIn, around);
    const outside = (passage: Passage) => !isIn(passage);
    const there = statement.best(outside, around);
    if (standsElsewhere(here, there, claim.isSupported ? 'somewhere' : 'nowhere')) return there;
    const judged = supported ? statement.best((one) => outside(one) && isEvidence(one), around) : undefined;
    return standsElsewhere(here, judged, 'there') ? judged : undefined;
  }

  #dangling(citation: PlacedMarker, standing: Standing | undefined): AttributionProblem {
    const { meaning } = citation.marker;
    const fault = meaning && 'lacks' in meaning ? meaning : ({ lacks: 'marker' } as const);
    const correction =
      standing && saysFully(standing) ? rightMarker(citation, standing.passage, this.naming) : undefined;
    return {
      kind: 'dangling',
      ...spanOf(citation),
      ...fault,
      ...(correction === undefined || correction === citation.text ? {} : { correction }),
    };
  }

  #misattributed(citation: PlacedMarker, passage: Passage): AttributionProblem {
    const correction = rightMarker(citation, passage, this.naming);
    const { uri, line, page } = passage;
    return {
      kind: 'misattributed',
      ...spanOf(citation),
      at: page === undefined ? { uri, line } : { uri, line, page },
      ...(correction === undefined || correction === citation.text ? {} : { correction }),
    };
  }

  #statementOf(span: Span, sentence: number): string {
    return this.#wordsOf(span, sentence).trim();
  }

  /** The words of a stretch without markers, each in its place. */
  #wordsOf({ start, end }: Span, sentence: number): string {
    return blanked(this.about.text.slice(start, end), start, this.markers.asides.get(sentence) ?? []);
  }
}

/** Whether evidence of a claim lies in what is named. */
const supports = ({ evidence }: JudgedClaim, parts: readonly SourcePart[]): boolean =>
  evidence.some(({ uri, start, end }) =>
    parts.some(
      ({ source, spans }) =>
        source.uri === uri && (!spans || spans.some((span) => overlaps(span, { start, end }))),
    ),
  );

const spanOf = ({ start, end, text }: PlacedMarker) => ({ start, end, text });

/** A passage that speaks of the named file itself: the claim is about that file, and does not cite it. */
const isNamedBy = ({ marker, text }: PlacedMarker, passage: Passage): boolean =>
  marker.form === 'file' && passage.text.includes(baseName(text.replace(/[:#].*$/, '')));

const meet = (a: Span, b: Span): Span => ({ start: Math.max(a.start, b.start), end: Math.min(a.end, b.end) });

const hasWords = (text: string, { start, end }: Span): boolean =>
  start < end && /[\p{L}\p{N}]/u.test(text.slice(start, end));

function without(sentence: Sentence, asides: readonly Span[]): Sentence {
  if (asides.length === 0) return sentence;
  const text = blanked(sentence.text, sentence.start, asides);
  const lead = text.length - text.trimStart().length;
  const tail = text.length - text.trimEnd().length;
  if (lead === text.length) return sentence;
  return {
    ...sentence,
    text: text.slice(lead, text.length - tail),
    start: sentence.start + lead,
    end: sentence.end - tail,
  };
}
