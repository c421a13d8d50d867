import type { Phrases } from './lists.ts';

/** How dates, times, lengths of time, amounts and opening hours are written, beside their numbers and units. */
export interface NotationLexicon {
  /** "Early", of a time. */
  readonly early: Phrases;
  /** "Mid". */
  readonly mid: Phrases;
  /** "Late". */
  readonly late: Phrases;
  /** The same before a month or a year: "beginning of". */
  readonly beginning: Phrases;
  /** "End of". */
  readonly ending: Phrases;
  /** Before the name of a month alone these tell that it is one: "in May". */
  readonly monthLeads: Phrases;
  /** Make a weekday of a word without a capital: "on". */
  readonly weekdayLeads: Phrases;
  /** Between the parts of a date: "5th of May". */
  readonly dateOf: Phrases;
  /** The same between day and month: "5th day of May". */
  readonly dayOf: Phrases;
  /** Between a weekday and its date. */
  readonly dateArticles: Phrases;
  /** Years counted backward: "BC". */
  readonly yearsBefore: Phrases;
  /** Years counted forward: "AD". */
  readonly yearsSince: Phrases;
  /** Figures that are told by the quarter: "third quarter results". */
  readonly yearlyFigures: Phrases;
  /** Of a year as accounts count it. */
  readonly fiscal: Phrases;
  /** Behind a number that may be a year these are nothing that it counts, though they end like a plural. */
  readonly noCounted: Phrases;
  /** Behind such a number these are counted by it. */
  readonly counted: Phrases;
  /** Persons in the plural without the ending of one. */
  readonly people: Phrases;
  /** End like a plural and are none, where a letter behind a number may be its scale. */
  readonly noPlurals: Phrases;
  /** Behind a number after a capital word these tell that it counts: "Over 300 people". */
  readonly noLabelled: Phrases;
  /** Between such a number and what it counts. */
  readonly labelLinks: Phrases;
  /** Labels that say no more than that a version follows. */
  readonly versionLabels: Phrases;
  /** Between two hours. */
  readonly clockRanges: Phrases;
  /** Before an hour, with the minutes that they add: "half past". */
  readonly quarterPast: ReadonlyMap<string, number>;
  /** Times of day with a name of their own, and their hour. */
  readonly middays: ReadonlyMap<string, number>;
  /** Behind an hour, with the hours that they add: "in the afternoon". */
  readonly dayParts: ReadonlyMap<string, number>;
  /** Books whose verses are written like times: "John 3:16". */
  readonly verseBooks: Phrases;
  /** Behind two numbers with a colon: "3:10 ratio". */
  readonly ratios: Phrases;
  /** Before an hour of the day: "à 8 h", "a las 9". */
  readonly hourLeads: Phrases;
  /** The same before an hour with its minutes only, for these lead in lengths of time as well: "après 17 h 15". */
  readonly fullHourLeads: Phrases;
  /** Hours at which work begins, and those at which it ends: "nine to five". */
  readonly hourStarts: Phrases;
  readonly hourEnds: Phrases;
  /** Before one unit of time: "after a year". */
  readonly durationLeads: Phrases;
  /** Units of which one is told so: "after an hour". */
  readonly oneDuration: Phrases;
  /** Units of which one and a half are told. */
  readonly halfDuration: Phrases;
  /** Units of which a half is told. */
  readonly partDuration: Phrases;
  /** What follows a length of time and makes it longer: "2 hours 30 minutes". */
  readonly furtherDurations: Phrases;
  /** In ratings: "4 stars". */
  readonly stars: Phrases;
  /** Before the whole of a rating: "out of a possible 10". */
  readonly ratingWholes: Phrases;
  /** Before "first" where it is no rank: "at first". */
  readonly firstLeads: Phrases;
  /** The same behind it: "first of all". */
  readonly firstTails: Phrases;
  /** Before "second" where it is a time or an addition: "a second". */
  readonly secondLeads: Phrases;
  /** In a column's head these tell that it has no unit. */
  readonly headCounts: Phrases;
  /** Behind a currency in a table's corner. */
  readonly headScales: Phrases;
  /** Before two numbers these tell that they are a result: "won 2-3". */
  readonly scores: Phrases;
  /** Forms of a verb that says itself that two amounts are a range: "ranging from". */
  readonly ranging: Phrases;
  /** Between numbers of sources or steps: "passages 2 and 3". */
  readonly markJoins: Phrases;
  /** Behind a unit of length: "5 in wide". */
  readonly extents: Phrases;
  /** Before where an amount stands, not by how much it changed: "fell to 5". */
  readonly levels: Phrases;
  /** Between a qualifier and its value: "about the". */
  readonly valueArticles: Phrases;
  /** Behind a fraction: "a third cheaper". */
  readonly comparatives: Phrases;
  /** The same: "half of", "a third more". */
  readonly amountsBehind: Phrases;
  /** Behind "five in ten" these tell that it is no share. */
  readonly periods: Phrases;
  /** Before a period: "twice a". */
  readonly perEach: Phrases;
  /** Before a part of a whole these mean one: "ein Drittel". */
  readonly partArticles: Phrases;
  /** Between the first and the last of some weekdays. */
  readonly weekdayRanges: Phrases;
  /** Monday to Friday. */
  readonly workingDays: Phrases;
  /** Saturday and Sunday. */
  readonly weekends: Phrases;
  /** Every day of the week. */
  readonly allDays: Phrases;
  /** Between opening and closing. */
  readonly hourRanges: Phrases;
  /** Tell that a sentence is about opening hours. */
  readonly opening: Phrases;
  /** Before a day on which it is closed. */
  readonly closing: Phrases;
}

export const noNotation: NotationLexicon = {
  early: [],
  mid: [],
  late: [],
  beginning: [],
  ending: [],
  monthLeads: [],
  weekdayLeads: [],
  dateOf: [],
  dayOf: [],
  dateArticles: [],
  yearsBefore: [],
  yearsSince: [],
  yearlyFigures: [],
  fiscal: [],
  noCounted: [],
  counted: [],
  people: [],
  noPlurals: [],
  noLabelled: [],
  labelLinks: [],
  versionLabels: [],
  clockRanges: [],
  quarterPast: new Map(),
  middays: new Map(),
  dayParts: new Map(),
  verseBooks: [],
  ratios: [],
  hourLeads: [],
  fullHourLeads: [],
  hourStarts: [],
  hourEnds: [],
  durationLeads: [],
  oneDuration: [],
  halfDuration: [],
  partDuration: [],
  furtherDurations: [],
  stars: [],
  ratingWholes: [],
  firstLeads: [],
  firstTails: [],
  secondLeads: [],
  headCounts: [],
  headScales: [],
  scores: [],
  ranging: [],
  markJoins: [],
  extents: [],
  levels: [],
  valueArticles: [],
  comparatives: [],
  amountsBehind: [],
  periods: [],
  perEach: [],
  partArticles: [],
  weekdayRanges: [],
  workingDays: [],
  weekends: [],
  allDays: [],
  hourRanges: [],
  opening: [],
  closing: [],
};
