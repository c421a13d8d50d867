import { anyPhrase, everyWord, lexiconOf } from '../../../lexicon/languages.ts';
import type { Lexicon } from '../../../lexicon/lexicon.ts';
import type { CueKind } from '../../../statements/cues.ts';
import { readStatement } from '../../../statements/statement.ts';
import { clauseMarks } from '../../../text/clauses.ts';
import type { Passage } from '../../../text/passage.ts';
import type { Span } from '../../../text/span.ts';
import { isHeadingOf } from '../../../text/trailLabel.ts';
import { type Word, words } from '../../../text/words.ts';
import { compareValues } from '../../../values/compareValues.ts';
import type { Value } from '../../../values/value.ts';
import type { ValueMatch } from '../matching/valueMatch.ts';
import type { Observation } from '../observation.ts';
import { type AnalysedPassage, type ContextReader, type Coverage, cover } from '../retrieval.ts';
import { siblingsOf } from '../siblings.ts';
import { addedPhrase } from './addedPhrase.ts';
import { comparedCells } from './comparedCells.ts';
import { deniedCell } from './deniedCell.ts';
import { deniedInPart } from './deniedInPart.ts';
import { doneByOther } from './doneByOther.ts';
import { equated } from './equated.ts';
import { mixedClauses } from './mixedClauses.ts';
import { nameApart, namesExchanged, saidOfOther } from './nameApart.ts';
import { notYet } from './notYet.ts';
import { onlyAdvised } from './onlyAdvised.ts';
import { onlyPlanned } from './onlyPlanned.ts';
import { onlyProposed } from './onlyProposed.ts';
import { otherClause } from './otherClause.ts';
import { otherDesignator } from './otherDesignator.ts';
import { otherRow } from './otherRow.ts';
import { replacedWord } from './replacedWord.ts';
import { scattered } from './scattered.ts';

/** What stands apart, and the passage that has most of the rest. */
export interface Apart {
  /** In the claim. */
  readonly here: Span;
  readonly main: AnalysedPassage;
}

type Agreement = Extract<ValueMatch, { how: 'agrees' }>;

/**
 * A name or value of the claim that the context has, though not where it says the rest: there it has another one. What
 * only stands nearby is said of the rest where a pronoun takes it up, or where nothing stands in its place.
 */
export function standsApart(seen: Observation, best: Coverage, reader: ContextReader): Apart | undefined {
  const main = mainOf(seen, best);
  if (!main) return undefined;
  const loose = scattered(seen, best, main);
  if (loose) return { here: loose, main };
  if (main.passage.kind === 'tableRow') {
    const here =
      comparedCells(seen, main, reader) ??
      deniedCell(seen, main) ??
      otherRow(seen, main, reader) ??
      ofAllRows(seen, main, reader);
    return here && { here, main };
  }
  if (main.passage.kind === 'field') {
    const here = ofOtherRecord(seen, main, reader) ?? ofAllRecords(seen, main);
    return here && { here, main };
  }
  const read = seen.readings(seen.part).find(({ at, isRelated }) => isRelated && at === main);
  const here =
    addedPhrase(seen, best, main, reader) ??
    (read && replacedWord(read)) ??
    deniedInPart(seen, best, main) ??
    doneByOther(seen, main, reader) ??
    equated(seen, main) ??
    notYet(seen, best, main) ??
    onlyAdvised(seen, best, main) ??
    onlyPlanned(seen, best, main) ??
    onlyProposed(seen, main) ??
    otherDesignator(seen, main) ??
    namesExchanged(seen, best) ??
    nameApart(seen, main, reader) ??
    saidOfOther(seen, best, main, reader) ??
    otherNamed(seen, main, reader) ??
    valueApart(seen, main, reader) ??
    formerValue(seen) ??
    otherClause(seen, main) ??
    mixedClauses(seen, main) ??
    (isUnanswered(seen, main, reader) ? seen.part : wordApart(seen, main, best));
  return here && { here, main };
}

/** One row tells nothing of all: "every plan gained members". */
const ofAllRows = (seen: Observation, row: AnalysedPassage, reader: ContextReader): Span | undefined =>
  siblingsOf(row.passage, reader).length < 2 ? undefined : saidOfAll(seen, row);

/** The same of one record of a list, or of a field that names a part: `seaView: "some rooms"`. */
const ofAllRecords = (seen: Observation, field: AnalysedPassage): Span | undefined =>
  elementOf(field.passage) !== undefined ||
  readStatement(field.text, seen.language).cues.some(({ kind }) => partial.has(kind))
    ? saidOfAll(seen, field)
    : undefined;
const partial: ReadonlySet<CueKind> = new Set(['most', 'some', 'few']);

const saidOfAll = ({ text, language }: Observation, one: AnalysedPassage): Span | undefined =>
  readStatement(text, language).cues.find(
    ({ kind, start, end }) => kind === 'all' && !one.text.includes(text.slice(start, end)),
  );

/** The passage that has most of the claim; where several have as much, the one with most of its values. */
function mainOf({ content, values }: Observation, { window }: Coverage): AnalysedPassage | undefined {
  const held = (one: AnalysedPassage): number =>
    values.filter((match) => match.how === 'agrees' && match.at === one).length;
  const all = [...window.passages, ...values.flatMap((match) => (match.how === 'agrees' ? [match.at] : []))];
  return all
    .filter(({ passage }) => passage.kind !== 'heading')
    .map((at) => ({ at, share: cover(content, { passages: [at], centre: window.centre }).share }))
    .toSorted((a, b) => b.share - a.share || held(b.at) - held(a.at))[0]?.at;
}

/** A question says nothing by itself but for the values in it or in the answer; what is answered with a yes is said. */
function isUnanswered({ values }: Observation, main: AnalysedPassage, reader: ContextReader): boolean {
  const { text, passage } = main;
  const isTold = ({ position }: Passage): boolean =>
    position === passage.position || position === passage.position + 1;
  if (!/[?？]\s*$/u.test(text)) return false;
  if (values.some((one) => one.how === 'agrees' && isTold(one.at.passage))) return false;
  const answer = reader.passage(passage.position + 1)?.text.replace(/^[^:.!?]{1,40}:\s/u, '') ?? '';
  return !yes.has(/^\p{L}+/u.exec(answer)?.[0].toLowerCase() ?? '');
}

const yes = everyWord(({ fields }) => fields.yes);

/** A value that the context has of something else, by name: "Beta has 7 disks" where Alpha has them, and Beta has 9. */
function otherNamed(seen: Observation, main: AnalysedPassage, reader: ContextReader): Value | undefined {
  const isOfOther = ({ at }: Agreement): boolean => {
    const name =
      at === main || isHeadingOf(at.passage, main.passage) ? undefined : nameApart(seen, at, reader);
    return (
      name !== undefined &&
      words(seen.text.slice(name.start, name.end)).some(({ stem }) => !at.above.has(stem))
    );
  };
  return seen.values.filter((match): match is Agreement => match.how === 'agrees').find(isOfOther)?.value;
}

/** A passage with as much of the claim says itself what its value is of. */
const leastOwn = 0.5;

function valueApart(
  { values, content }: Observation,
  main: AnalysedPassage,
  reader: ContextReader,
): Value | undefined {
  const agreements = values.filter((match): match is Agreement => match.how === 'agrees');
  const met = new Set(agreements.map(({ other }) => other));
  const differs = (value: Value, at: AnalysedPassage): boolean =>
    at.values.some(
      (other) => other.kind === value.kind && !met.has(other) && compareValues(value, other) === 'clash',
    );
  return agreements.find(({ value, at }) => {
    if (
      at === main ||
      isHeadingOf(at.passage, main.passage) ||
      at.passage.uri !== main.passage.uri ||
      main.values.some((one) => met.has(one) && one.kind === value.kind)
    )
      return false;
    if (cover(content, { passages: [at], centre: at.passage.position }).share >= leastOwn) return false;
    if (differs(value, main)) return true;
    return value.kind === 'date' && isPastAnother(value, at, main, reader, differs);
  })?.value;
}

/** What was before, beside what is now: "starts in 1.8 seconds, down from 3.1 seconds". */
function formerValue({ text, values }: Observation): Value | undefined {
  if (tellsOfBefore.test(text)) return undefined;
  return values
    .filter((match): match is Agreement => match.how === 'agrees')
    .find(
      ({ other, at }) =>
        before.test(at.text.slice(Math.max(0, other.start - 24), other.start)) &&
        at.values.some((one) => one !== other && one.kind === other.kind && one.end <= other.start),
    )?.value;
}

const before = new RegExp(`(?:${anyPhrase(({ markers }) => markers.former)})\\s(?:\\p{L}+\\s)?$`, 'iu');
const tellsOfBefore = new RegExp(
  `(?<!\\p{L})(?:${anyPhrase(({ markers }) => markers.formerly)})(?!\\p{L})`,
  'iu',
);

/** Between the day that the claim names and what it says of it the context comes to another day. */
function isPastAnother(
  value: Value,
  at: AnalysedPassage,
  main: AnalysedPassage,
  reader: ContextReader,
  differs: (value: Value, at: AnalysedPassage) => boolean,
): boolean {
  for (let position = main.passage.position - 1; position > at.passage.position; position--) {
    const between = reader.passage(position);
    if (between && differs(value, between)) return true;
  }
  return false;
}

/** A name that another element of the same list has, and this one has not: the author of another review. */
function ofOtherRecord(seen: Observation, main: AnalysedPassage, reader: ContextReader): Span | undefined {
  const element = elementOf(main.passage);
  if (element === undefined) return undefined;
  return seen.names.find(({ name }) => {
    const stems = words(name).flatMap(({ stem, stop }) => (stop ? [] : [stem]));
    if (stems.some((stem) => main.stems.has(stem))) return false;
    const holding = reader.index
      .searchNow(name, mostRecords)
      .flatMap(({ position }) => reader.passage(position) ?? [])
      .filter((at) => stems.every((stem) => at.stems.has(stem)));
    const records = holding.map(({ passage }) => elementOf(passage));
    return (
      records.length > 0 &&
      records.every((one) => one !== undefined && one !== element && isBeside(one, element))
    );
  });
}

const mostRecords = 6;

/** The list and the place in it of a field; none where it stands in no list. */
function elementOf({ uri, trail }: Passage): string | undefined {
  const at = trail.findLastIndex((key) => /^\[\d+\]$/.test(key));
  return at < 0 ? undefined : [uri, ...trail.slice(0, at + 1)].join('\n');
}

const isBeside = (one: string, other: string): boolean =>
  one.slice(0, one.lastIndexOf('\n')) === other.slice(0, other.lastIndexOf('\n'));

/** In a claim of no more words each is a good part of what it says; scripts without spaces have two for one. */
const mostWords = { spaced: 8, unspaced: 16 };

/**
 * A word of a short and simple claim that the clause with most of the rest lacks: "individuals must book ahead" for
 * "groups must book ahead, individuals need not". A pronoun takes up what was said before.
 */
function wordApart(
  { text, language, part, content }: Observation,
  main: AnalysedPassage,
  { missing }: Coverage,
): Span | undefined {
  const claim = text.slice(part.start, part.end);
  const { markers, spaced } = lexiconOf(language);
  const most = spaced ? mostWords.spaced : mostWords.unspaced;
  if (content.length > most || /,\s/.test(claim) || clausesSaid(claim).length > 1) return undefined;
  const clauses = clausesSaid(main.text);
  const lacks = clauses.map((clause, at) => {
    const shared = at === 0 ? [] : sharedWith(clause, main.text, markers);
    const stems = new Set([...words(clause), ...shared].map(({ stem }) => stem));
    const lacking = content.filter(
      ({ word, settled }) => !settled && !stems.has(word.stem) && !main.above.has(word.stem),
    );
    return { clause, lacking };
  });
  const [fewest] = lacks.toSorted((a, b) => a.lacking.length - b.lacking.length);
  if (!fewest || takesUp(fewest.clause, markers)) return undefined;
  return fewest.lacking.find((one) => !missing.includes(one))?.word;
}

/**
 * What the head of a sentence says of a clause behind it too: of one without a subject, "but to Lund only on Sundays", what
 * stands before the same small word; of one that does not begin so itself, where or when all holds: "in case of fire the
 * doors open; lifts stop".
 */
function sharedWith(clause: string, text: string, { prepositions }: Lexicon['markers']): readonly Word[] {
  const own = words(clause);
  const all = words(text);
  const opens = (word: Word | undefined): boolean => word !== undefined && prepositions.has(word.text);
  if (contrasts.has(own[0]?.text ?? '') && opens(own[1]))
    return all.slice(
      0,
      Math.max(
        0,
        all.findIndex((word) => word.text === own[1]!.text),
      ),
    );
  if (!opens(all[0]) || opens(own[0])) return [];
  let end = all.findIndex(({ stop }) => !stop);
  while (opens(all[end + 1])) end += 2;
  return all.slice(0, end + 1);
}

const contrasts = everyWord(({ clauses }) => clauses.contrast);

/** A pronoun takes up what was said before, unless it says whose within a clause: "they show their ticket". */
const takesUp = (clause: string, { pronouns, possessives, speakers }: Lexicon['markers']): boolean =>
  words(clause).some(
    ({ text }, at) =>
      pronouns.has(text) && !speakers.has(text) && (at < longestOpening || !possessives.has(text)),
  );

const longestOpening = 3;

/** What says something by itself has so many words beside small ones. */
const fewestWords = 3;

/** The clauses that say something by themselves. */
function clausesSaid(text: string): readonly string[] {
  const ends = clauseMarks(text).flatMap((mark) => {
    const isEnd =
      mark.kind === 'pause' ||
      (mark.kind === 'comma' &&
        (mark.begins === 'subject' || mark.before === 'contrast' || mark.before === 'concession'));
    return isEnd ? [mark.end] : [];
  });
  const unspaced = [...text.matchAll(/(?<=\p{Script=Han}),/gu)].map(({ index }) => index + 1);
  const clauses: string[] = [];
  let start = 0;
  for (const end of [...[...ends, ...unspaced].toSorted((a, b) => a - b), text.length])
    if (end === text.length || (tells(text.slice(start, end)) && tells(text.slice(end)))) {
      clauses.push(text.slice(start, end));
      start = end;
    }
  return clauses;
}

const tells = (part: string): boolean => words(part).filter(({ stop }) => !stop).length >= fewestWords;
