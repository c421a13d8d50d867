import type { Phrases, Words } from './lists.ts';

/** What a language calls units, lengths of time, currencies and shares. */
export interface MeasureLexicon {
  /** Names by symbol of the unit. */
  readonly units: ReadonlyMap<string, Words>;
  /** Names by English name of the unit. */
  readonly durations: ReadonlyMap<string, Words>;
  /** Stand between what is counted and the time in which it is: "twice a day". */
  readonly per: Words;
  /** Tell in a column's head what its sums are for: "monthly". */
  readonly periodic: Words;
  /** Adjectives that stand between a number and its unit of time: "five full days". */
  readonly durationAdjectives: Words;
  /** Lengths of time with a name of their own, in seconds: "half an hour" as one word. */
  readonly fixedDurations: ReadonlyMap<string, number>;
  /** Before a unit, half of it: "half a". */
  readonly halfOf: Phrases;
  /** Names by ISO code; "$" is a dollar of unknown country. */
  readonly currencies: ReadonlyMap<string, Words>;
  /** Behind a unit of time, and the share of one that they add: "et demie". */
  readonly durationParts: ReadonlyMap<string, number>;
  /** Stand between millions and their currency: "millions d'euros". */
  readonly ofCurrency: Phrases;
  /** Names of their hundredths; "¢" is one of an unknown currency. */
  readonly hundredths: ReadonlyMap<string, Words>;
  /** Names of money that have other meanings too ("pounds", "won"); they name it in a key or a column's head only. */
  readonly ambiguousCurrencies: Words;
  readonly percent: Phrases;
  readonly percentagePoints: Phrases;
  /** The same beside a percentage: "38 %, seven points less". */
  readonly points: Phrases;
  /** Behind a number of tenths: 3割. */
  readonly tenths: Phrases;
  /** Before a temperature: "minus 5 degrees". */
  readonly minus: Phrases;
  /** Behind one: "5 degrees below zero". */
  readonly belowZero: Phrases;
}
