import type { Steps } from '../base/timeSlices.ts';
import { clausesOf } from '../text/clauses.ts';
import type { Sentence } from '../text/passage.ts';
import { hull, overlaps, partAt, type Span } from '../text/span.ts';
import { phraseStart } from './cues.ts';
import { type Marker, outerSpan, type SourceNaming } from './marker.ts';
import type { SourceList } from './sourceList.ts';
import { bracketsOfNumbers, markersIn } from './sourceMarkers.ts';

/** A marker with the part of a sentence that it is given as the source of. Offsets are into the output's document. */
export interface PlacedMarker extends Span {
  readonly marker: Marker;
  readonly text: string;
  readonly scope: Span;
  /** Markers that stand together count together: "[1][2]". */
  readonly group: number;
}

/** The markers of an output, sentence by sentence. */
export interface PlacedMarkers {
  /** By the sentence that they are about, which may stand before the one that they stand in. */
  readonly bySentence: ReadonlyMap<number, readonly PlacedMarker[]>;
  /** What no claim is judged by, by the sentence that it stands in. */
  readonly asides: ReadonlyMap<number, readonly Span[]>;
}

/** A sentence a step. */
export function* placeMarkers(
  text: string,
  sentences: readonly Sentence[],
  naming: SourceNaming,
  list: SourceList,
): Steps<PlacedMarkers> {
  const bySentence = new Map<number, readonly PlacedMarker[]>();
  const asides = new Map<number, readonly Span[]>();
  const isListed = within(list.spans);
  for (const [position, sentence] of sentences.entries()) {
    yield;
    if (sentence.kind === 'code' || isListed(sentence)) continue;
    const markers = markersIn(sentence.text, naming);
    const brackets = bracketsOfNumbers(sentence.text, naming);
    if (markers.length === 0 && brackets.length === 0) continue;
    const inDocument = (span: Span): Span => ({
      start: sentence.start + span.start,
      end: sentence.start + span.end,
    });
    asides.set(position, [...markers.flatMap((marker) => marker.asides), ...brackets].map(inDocument));
    const before = sentences[position - 1];
    const carried = before && isNeighbour(text, before, sentence) ? leadingCount(sentence.text, markers) : 0;
    const own = markers.slice(carried);
    const cited = placed(own, sentence.text).map(({ scope, ...one }) => ({
      ...one,
      scope: inDocument(scope),
    }));
    const toCitation = ({ marker, scope, group }: Scoped): PlacedMarker => ({
      ...inDocument(marker),
      text: sentence.text.slice(marker.start, marker.end),
      marker,
      scope,
      group,
    });
    if (cited.length > 0) bySentence.set(position, cited.map(toCitation));
    if (carried > 0) {
      const earlier = bySentence.get(position - 1) ?? [];
      const scope = { start: Math.max(before!.start, ...earlier.map(({ end }) => end)), end: before!.end };
      const late = markers.slice(0, carried).map((marker) => toCitation({ marker, scope, group: -1 }));
      bySentence.set(position - 1, [...earlier, ...late]);
    }
  }
  return { bySentence, asides };
}

/** Whether a stretch begins in one of these, which stand in order. */
function within(spans: readonly Span[]): (stretch: Span) => boolean {
  const starts = spans.map(({ start }) => start);
  return (stretch) => {
    const span = spans[partAt(starts, stretch.start)];
    return span !== undefined && overlaps(span, stretch);
  };
}

interface Scoped {
  readonly marker: Marker;
  readonly scope: Span;
  readonly group: number;
}

const isNeighbour = (text: string, before: Sentence, after: Sentence): boolean =>
  before.kind === after.kind && /^[^\S\n]*(?:\n[^\S\n]*)?$/.test(text.slice(before.end, after.start));

/** "It opened in 1932. [1] It is long.": markers before a sentence belong to the one that ends there. */
function leadingCount(text: string, markers: readonly Marker[]): number {
  let at = 0;
  let count = 0;
  for (const marker of markers) {
    const aside = marker.asides[0];
    if ((marker.form !== 'number' && marker.form !== 'footnote') || !aside) break;
    if (aside.start > at && /\S/.test(text.slice(at, aside.start))) break;
    at = Math.max(at, aside.end);
    count++;
  }
  const rest = text.slice(at).trimStart();
  return count > 0 &&
    (rest === '' || /^[\p{Lu}\p{N}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}"“„«(*]/u.test(rest))
    ? count
    : 0;
}

/** What each marker of a sentence is about: up to it from the one before, or behind it to the next one. */
function placed(markers: readonly Marker[], text: string): readonly Scoped[] {
  const groups: Marker[][] = [];
  for (const marker of markers) {
    const last = groups.at(-1)?.at(-1);
    if (last && last.leads === marker.leads && isBeside(text, last, marker)) groups.at(-1)!.push(marker);
    else groups.push([marker]);
  }
  const spans = groups.map((group) => hull(group.map(outerSpan)));
  return groups.flatMap((group, i) => {
    const { start, end } = spans[i]!;
    const { leads } = group[0]!;
    const [before, next] = [groups[i - 1]?.[0], groups[i + 1]?.[0]];
    const to = spans[i + 1]?.start ?? text.length;
    // "…, and the plan [2] says": these words name the next one.
    const cut = next?.leads ? phraseStart(text, to) : to;
    const reach = leads
      ? { start: end, end: cut > end ? cut : to }
      : { start: spans[i - 1]?.end ?? 0, end: start };
    const isShared = leads ? next?.leads === false : before?.leads === true;
    const said = isShared ? nearestClause(text, reach, leads) : reach;
    // What stands before a semicolon may have another source.
    const part = leads ? 0 : Math.max(text.lastIndexOf(';', start), text.lastIndexOf('；', start)) + 1;
    const scope = { start: Math.max(said.start, part), end: said.end };
    return group.map((marker) => ({ marker, scope, group: i }));
  });
}

/**
 * "According to a.md, … and … (b.md)": of what stands between one that leads and one behind it, each is the source of the
 * clause beside it. Of those in the middle nobody can tell.
 */
function nearestClause(text: string, { start, end }: Span, isFirst: boolean): Span {
  const clause = clausesOf(text.slice(start, end)).at(isFirst ? 0 : -1)!;
  return { start: start + clause.start, end: start + clause.end };
}

const isBeside = (text: string, a: Marker, b: Marker): boolean =>
  outerSpan(b).start <= outerSpan(a).end ||
  /^[\s,;–-]*$/.test(text.slice(outerSpan(a).end, outerSpan(b).start));
