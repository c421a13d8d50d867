import type { Draft, DraftOf } from './draft.ts';
import { type Column, columnsOf, readInColumn, withBars } from './find/columns.ts';
import { findDates } from './find/dates.ts';
import { findArticleDurations } from './find/durations.ts';
import { findEasternDates, findEasternTimes } from './find/eastern.ts';
import { findFlags } from './find/flags.ts';
import { joinDates } from './find/joinDates.ts';
import { measured, readKeyed } from './find/keyed.ts';
import { findMeasures } from './find/measures.ts';
import { findTimes } from './find/times.ts';
import { findVersions } from './find/versions.ts';
import { findYears } from './find/years.ts';
import type { Language } from './language.ts';
import { languageOf } from './language.ts';
import { mask, maskEastern } from './mask.ts';
import { findNumerals } from './numerals/findNumerals.ts';
import type { Numeral } from './numerals/numeral.ts';
import { qualifiersOf } from './qualify.ts';
import { countedNoun, wordsAround } from './surroundings.ts';
import type { Span, Value } from './value.ts';

export interface FindOptions {
  /** Guessed from the text where absent; decides what "1.234" means. */
  readonly language?: Language;
  /** The header row above, where the text is a row of a table. */
  readonly header?: string;
  /** Unit of a bare number, where a field beside it names the unit. */
  readonly unit?: string;
}

/**
 * Numbers, dates, times, sums and the like of a text, in order and without overlap; names are found by `findNames`.
 * List and step numbers, citation marks and links hold no values. Time is linear in the text.
 */
export function findValues(text: string, options: FindOptions = {}): Value[] {
  const plain = mask(text);
  const columns = columnsOf(plain, options.header);
  const masked = withBars(plain, columns);
  const western = maskEastern(masked);
  const taken = new Taken(text.length);
  const claimed = (drafts: readonly Draft[]): Draft[] => drafts.filter((draft) => taken.take(draft));
  const language = options.language ?? languageOf(text);
  const numerals = findNumerals(masked, language);
  const flags = claimed(findFlags(masked));
  const named = claimed(numerals.flatMap((numeral) => readNamed(masked, numeral, columns, options.unit)));
  const dates = claimed([...findEasternDates(masked), ...findDates(western)]);
  const times = claimed([...findEasternTimes(masked), ...findTimes(western)]);
  const versions = claimed(findVersions(western));
  const years = claimed(findYears(western));
  const spans = claimed(findArticleDurations(western));
  const calendar = joinDates(masked, inOrder([...dates, ...years]) as DraftOf<'date'>[]);
  const free = numerals.filter((numeral) => taken.isFree(numeral));
  const measures = claimed(findMeasures(masked, free));
  const drafts = inOrder([...flags, ...named, ...calendar, ...times, ...versions, ...spans, ...measures]);
  const isTable = drafts.length > mostSurrounded;
  return drafts.map((draft) => (isTable ? bare(draft, text) : finish(draft, text, masked, columns)));
}

/** A passage with more values than this is data on one line; what stands around each of them is not looked at. */
const mostSurrounded = 2000;

const bare = (draft: Draft, text: string): Value => ({
  ...draft,
  text: text.slice(draft.start, draft.end),
  before: [],
  after: [],
});

const inOrder = (drafts: Draft[]): Draft[] => drafts.sort((a, b) => a.start - b.start);

function finish(draft: Draft, text: string, masked: string, columns: readonly Column[]): Value {
  const { start, end } = draft;
  const column = columns.find(({ cell }) => cell.start <= start && end <= cell.end);
  const around = column ? headWords(column) : wordsAround(masked, start, end);
  const noun = draft.kind === 'number' || draft.kind === 'ordinal' ? countedNoun(masked, end) : undefined;
  const value = {
    ...draft,
    text: text.slice(start, end),
    ...qualifiersOf(masked, start, end),
    ...around,
    ...(noun === undefined ? {} : { noun }),
  };
  return value as Value;
}

/** In a table, the head of its column says what a value is of. */
const headWords = ({ head }: Column) => ({
  before: head.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [],
  after: [],
});

/** A number whose unit stands in its key or in its column's head, and not behind it. */
function readNamed(text: string, numeral: Numeral, columns: readonly Column[], unit?: string): Draft[] {
  const beside = unit === undefined ? undefined : measured(unit, numeral);
  const draft = beside ?? readInColumn(numeral, columns) ?? readKeyed(text, numeral);
  return draft && !/^[.\d]|^\s?[\p{L}%°/:-]/u.test(text.slice(numeral.end, numeral.end + 2)) ? [draft] : [];
}

/** Which characters belong to a value already; the finder that comes first wins. */
class Taken {
  private readonly used: Uint8Array;

  constructor(length: number) {
    this.used = new Uint8Array(length);
  }

  isFree({ start, end }: Span): boolean {
    for (let at = start; at < end; at++) if (this.used[at]) return false;
    return true;
  }

  take(span: Span): boolean {
    if (!this.isFree(span)) return false;
    this.used.fill(1, span.start, span.end);
    return true;
  }
}
