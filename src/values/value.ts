import type { Span } from '../text/span.ts';

export type ValueKind =
  | 'number'
  | 'date'
  | 'time'
  | 'duration'
  | 'quantity'
  | 'percentage'
  | 'money'
  | 'ordinal'
  | 'version'
  | 'name'
  | 'switch';

/** A number or a range of numbers. */
export interface Amount {
  /** Equal to `high` unless the text states a range. */
  readonly low: number;
  readonly high: number;
  /** Worth of the last significant digit as written: 1000 in "384,000", 0.1 in "2.5", 100000 in "2.5 million". */
  readonly step: number;
}

/** Which side of the stated number is meant: "over 5", "at least 5", "under 5", "up to 5". */
export type Bound = 'over' | 'atLeast' | 'under' | 'atMost';

export type Dimension =
  | 'length'
  | 'area'
  | 'volume'
  | 'mass'
  | 'temperature'
  | 'speed'
  | 'energy'
  | 'power'
  | 'data'
  | 'dataRate'
  | 'frequency'
  | 'pressure'
  | 'voltage'
  | 'current'
  | 'charge'
  | 'angle'
  | 'pixels'
  | 'level';

/** A calendar date at any precision: absent fields are not stated. */
export interface CalendarDate {
  /** 19 for the 1800s. */
  readonly century?: number;
  /** First year of it: 1990. */
  readonly decade?: number;
  /** Negative before the common era. */
  readonly year?: number;
  /** 1..2 */
  readonly half?: number;
  /** 1..4 */
  readonly quarter?: number;
  readonly season?: 'spring' | 'summer' | 'autumn' | 'winter';
  readonly part?: 'early' | 'mid' | 'late';
  /** 1..12 */
  readonly month?: number;
  readonly day?: number;
  /** 1 Monday .. 7 Sunday */
  readonly weekday?: number;
}

interface Stated extends Span {
  /** Exactly the words in `[start, end)`: what a squiggle covers. */
  readonly text: string;
  /** "about", "roughly", "nearly", "or so". */
  readonly approx?: true;
  /** "exactly", "precisely". */
  readonly exact?: true;
  readonly bound?: Bound;
  /** Up to four words on each side inside the sentence, nearest first, lower-cased. */
  readonly before: readonly string[];
  readonly after: readonly string[];
}

export interface NumberValue extends Stated {
  readonly kind: 'number';
  readonly amount: Amount;
  /** Singular of what is counted, as far as it can be guessed: "engineer" in "5 senior engineers". */
  readonly noun?: string;
  /** "A third of", "¾": a share of something, which no count clashes with. */
  readonly share?: true;
  /** 5 in "4 out of 5 stars". */
  readonly outOf?: number;
}

export interface QuantityValue extends Stated {
  readonly kind: 'quantity';
  /** In the base unit of `dimension` (SI; bits for data; kelvin for temperature). */
  readonly amount: Amount;
  readonly dimension: Dimension;
  /** Canonical symbol of the unit as written: "km", "GB". */
  readonly unit: string;
  /** The amount in the unit as written. */
  readonly written: Amount;
}

export interface PercentageValue extends Stated {
  readonly kind: 'percentage';
  /** 5 for "5 %". */
  readonly amount: Amount;
  /** Percentage points, a difference of two percentages. */
  readonly points?: true;
}

export interface MoneyValue extends Stated {
  readonly kind: 'money';
  readonly amount: Amount;
  /** ISO 4217 code; "$" alone for a dollar of unknown country, "¢" for cents of an unknown currency. */
  readonly currency: string;
}

export interface DurationValue extends Stated {
  readonly kind: 'duration';
  /** Seconds. A month is 1/12 year and a year 365.2425 days. */
  readonly amount: Amount;
  /** Seconds in the unit as written. */
  readonly unit: number;
}

export interface DateValue extends Stated {
  readonly kind: 'date';
  /** More than one where the order of day and month is open: "03/04/2024". */
  readonly readings: readonly [CalendarDate, ...CalendarDate[]];
  /** End of a range, inclusive. */
  readonly until?: CalendarDate;
}

export interface TimeValue extends Stated {
  readonly kind: 'time';
  /** Minutes since midnight. */
  readonly minutes: number;
  /** "5:30" may also mean 17:30. */
  readonly halfDayOpen?: true;
  /** Seconds where stated. */
  readonly seconds?: number;
  /** Minutes east of UTC. */
  readonly zone?: number;
}

interface OrdinalValue extends Stated {
  readonly kind: 'ordinal';
  readonly rank: number;
  readonly noun?: string;
}

/** A version or an identifier ("RFC 7231", "Windows 10", "E-404"): never rounds. */
export interface VersionValue extends Stated {
  readonly kind: 'version';
  /** What it numbers, lower-cased: "rfc", "windows"; absent for a bare version. */
  readonly label?: string;
  /** "4.2.1", without a leading v. */
  readonly id: string;
}

export interface NameValue extends Stated {
  readonly kind: 'name';
  /** Without titles and possessive ending. */
  readonly name: string;
}

/** A field or statement that is on or off: "WiFi: false". */
export interface SwitchValue extends Stated {
  readonly kind: 'switch';
  readonly key: string;
  readonly on: boolean;
}

export type Value =
  | NumberValue
  | QuantityValue
  | PercentageValue
  | MoneyValue
  | DurationValue
  | DateValue
  | TimeValue
  | OrdinalValue
  | VersionValue
  | NameValue
  | SwitchValue;

/**
 * How a claim's value stands to one of the context's:
 * `equal`, also after conversion; `rounded` within the claim's own digits or its "about";
 * `coarser` or `finer`: the claim says less, or more, than the context, and nothing differs;
 * `compatible`: bounds or ranges contain; `clash`: both cannot hold of one thing;
 * `incomparable`: they measure different things.
 */
export type ValueRelation =
  | 'equal'
  | 'rounded'
  | 'coarser'
  | 'finer'
  | 'compatible'
  | 'clash'
  | 'incomparable';

type Surroundings = 'text' | 'before' | 'after';

/** A value as a finder reads it, before its surroundings are looked at. */
export type BareValue = Value extends infer V ? (V extends Value ? Omit<V, Surroundings> : never) : never;

export type BareValueOf<Kind extends Value['kind']> = Extract<BareValue, { readonly kind: Kind }>;
