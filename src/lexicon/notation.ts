import { noNumbers, noPhrases } from './lists.ts';

/** How dates, times, lengths of time, amounts and opening hours are written, beside their numbers and units. */
export const notation = {
  /** "Early", of a time. */
  early: noPhrases,
  /** "Mid". */
  mid: noPhrases,
  /** "Late". */
  late: noPhrases,
  /** The same before a month or a year: "beginning of". */
  beginning: noPhrases,
  /** "End of". */
  ending: noPhrases,
  /** Before the name of a month alone these tell that it is one: "in May". */
  monthLeads: noPhrases,
  /** Make a weekday of a word without a capital: "on". */
  weekdayLeads: noPhrases,
  /** Between the parts of a date: "5th of May". */
  dateOf: noPhrases,
  /** The same between day and month: "5th day of May". */
  dayOf: noPhrases,
  /** Between a weekday and its date. */
  dateArticles: noPhrases,
  /** Years counted backward: "BC". */
  yearsBefore: noPhrases,
  /** Years counted forward: "AD". */
  yearsSince: noPhrases,
  /** Figures that are told by the quarter: "third quarter results". */
  yearlyFigures: noPhrases,
  /** Of a year as accounts count it. */
  fiscal: noPhrases,
  /** Behind a number that may be a year these are nothing that it counts, though they end like a plural. */
  noCounted: noPhrases,
  /** Behind such a number these are counted by it. */
  counted: noPhrases,
  /** Persons in the plural without the ending of one. */
  people: noPhrases,
  /** End like a plural and are none, where a letter behind a number may be its scale. */
  noPlurals: noPhrases,
  /** Behind a number after a capital word these tell that it counts: "Over 300 people". */
  noLabelled: noPhrases,
  /** Between such a number and what it counts. */
  labelLinks: noPhrases,
  /** Labels that say no more than that a version follows. */
  versionLabels: noPhrases,
  /** Between two hours. */
  clockRanges: noPhrases,
  /** Before an hour, with the minutes that they add: "half past". */
  quarterPast: noNumbers,
  /** Times of day with a name of their own, and their hour. */
  middays: noNumbers,
  /** Behind an hour, with the hours that they add: "in the afternoon". */
  dayParts: noNumbers,
  /** Books whose verses are written like times: "John 3:16". */
  verseBooks: noPhrases,
  /** Behind two numbers with a colon: "3:10 ratio". */
  ratios: noPhrases,
  /** Before an hour of the day: "à 8 h", "a las 9". */
  hourLeads: noPhrases,
  /** The same before an hour with its minutes only, for these lead in lengths of time as well: "après 17 h 15". */
  fullHourLeads: noPhrases,
  /** Hours at which work begins, and those at which it ends: "nine to five". */
  hourStarts: noPhrases,
  hourEnds: noPhrases,
  /** Before one unit of time: "after a year". */
  durationLeads: noPhrases,
  /** Units of which one is told so: "after an hour". */
  oneDuration: noPhrases,
  /** Units of which one and a half are told. */
  halfDuration: noPhrases,
  /** Units of which a half is told. */
  partDuration: noPhrases,
  /** What follows a length of time and makes it longer: "2 hours 30 minutes". */
  furtherDurations: noPhrases,
  /** In ratings: "4 stars". */
  stars: noPhrases,
  /** Before the whole of a rating: "out of a possible 10". */
  ratingWholes: noPhrases,
  /** Before "first" where it is no rank: "at first". */
  firstLeads: noPhrases,
  /** The same behind it: "first of all". */
  firstTails: noPhrases,
  /** Before "second" where it is a time or an addition: "a second". */
  secondLeads: noPhrases,
  /** In a column's head these tell that it has no unit. */
  headCounts: noPhrases,
  /** Behind a currency in a table's corner. */
  headScales: noPhrases,
  /** Before two numbers these tell that they are a result: "won 2-3". */
  scores: noPhrases,
  /** Forms of a verb that says itself that two amounts are a range: "ranging from". */
  ranging: noPhrases,
  /** Between numbers of sources or steps: "passages 2 and 3". */
  markJoins: noPhrases,
  /** Behind a unit of length: "5 in wide". */
  extents: noPhrases,
  /** Before where an amount stands, not by how much it changed: "fell to 5". */
  levels: noPhrases,
  /** Between a qualifier and its value: "about the". */
  valueArticles: noPhrases,
  /** Behind a fraction: "a third cheaper". */
  comparatives: noPhrases,
  /** The same: "half of", "a third more". */
  amountsBehind: noPhrases,
  /** Behind "five in ten" these tell that it is no share. */
  periods: noPhrases,
  /** Before a period: "twice a". */
  perEach: noPhrases,
  /** Before a part of a whole these mean one: "ein Drittel". */
  partArticles: noPhrases,
  /** Between the first and the last of some weekdays. */
  weekdayRanges: noPhrases,
  /** Monday to Friday. */
  workingDays: noPhrases,
  /** Saturday and Sunday. */
  weekends: noPhrases,
  /** Every day of the week. */
  allDays: noPhrases,
  /** Between opening and closing. */
  hourRanges: noPhrases,
  /** Tell that a sentence is about opening hours. */
  opening: noPhrases,
  /** Before a day on which it is closed. */
  closing: noPhrases,
};

export type NotationLexicon = Readonly<typeof notation>;
