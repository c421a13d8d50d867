import { noNumbers, noPhrases, noTable, noWords } from './lists.ts';

/** What a language calls units, lengths of time, currencies and shares. */
export const measures = {
  /** Names by symbol of the unit. */
  units: noTable,
  /** Names by English name of the unit. */
  durations: noTable,
  /** Stand between what is counted and the time in which it is: "twice a day". */
  per: noWords,
  /** Tell in a column's head what its sums are for: "monthly". */
  periodic: noWords,
  /** Adjectives that stand between a number and its unit of time: "five full days". */
  durationAdjectives: noWords,
  /** Lengths of time with a name of their own, in seconds: "half an hour" as one word. */
  fixedDurations: noNumbers,
  /** Before a unit, half of it: "half a". */
  halfOf: noPhrases,
  /** Names by ISO code; "$" is a dollar of unknown country. */
  currencies: noTable,
  /** Behind a unit of time, and the share of one that they add: "et demie". */
  durationParts: noNumbers,
  /** Stand between millions and their currency: "millions d'euros". */
  ofCurrency: noPhrases,
  /** Names of their hundredths; "¢" is one of an unknown currency. */
  hundredths: noTable,
  /** Names of money that have other meanings too ("pounds", "won"); they name it in a key or a column's head only. */
  ambiguousCurrencies: noWords,
  percent: noPhrases,
  percentagePoints: noPhrases,
  /** The same beside a percentage: "38 %, seven points less". */
  points: noPhrases,
  /** Behind a number of tenths: 3割. */
  tenths: noPhrases,
  /** Before a temperature: "minus 5 degrees". */
  minus: noPhrases,
  /** Behind one: "5 degrees below zero". */
  belowZero: noPhrases,
};

export type MeasureLexicon = Readonly<typeof measures>;
