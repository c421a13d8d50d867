import { numberTable, phraseList } from './lists.ts';
import type { NotationLexicon } from './notation.ts';

/** How English writes dates, times, lengths of time, amounts and opening hours. */
export const englishNotation: Partial<NotationLexicon> = {
  early: phraseList('early'),
  mid: phraseList('mid'),
  late: phraseList('late'),
  beginning: phraseList('beginning of'),
  ending: phraseList('end of'),
  weekdayLeads: phraseList('on | this | next | last | every | each'),
  monthLeads: phraseList(
    'in | of | since | by | until | till | from | to | through | during | last | this | next | between | before | after | every | each',
  ),
  dateOf: phraseList('of'),
  dayOf: phraseList('day of | of'),
  dateArticles: phraseList('the'),
  yearsBefore: phraseList(String.raw`BCE? | B\.C\.`),
  yearsSince: phraseList(String.raw`CE | AD | A\.D\.`),
  yearlyFigures: phraseList('results? | earnings | revenue | sales | profits?'),
  fiscal: phraseList('fiscal'),
  noCounted: phraseList(
    'was | is | has | as | his | its | this | us | across | versus | minus | plus | yes | thus | perhaps | always | towards | besides | unless | whereas | series | news | elections? | olympics | games | sales | results | awards | finals | playoffs | earnings',
  ),
  counted: phraseList(
    'more | other | new | small | large | square | different | people | men | women | children | students | staff | percent | cubic | metric | calories',
  ),
  people: phraseList('people | men | women | children'),
  noPlurals: phraseList('always | across | versus | towards | this | its | is | was | has'),
  noLabelled: phraseList(
    String.raw`people | men | women | children | points? | million | billion | thousand | k\b | hundred | years? | hours? | am\b | pm\b | a\.m | p\.m | out of`,
  ),
  labelLinks: phraseList('of | out of | to | and | or'),
  versionLabels: phraseList('version | release | build | v'),
  clockRanges: phraseList('to | until | till'),
  quarterPast: numberTable('half_past 30, quarter_past 15, quarter_to -15'),
  middays: numberTable('noon 12, midday 12, midnight 0'),
  dayParts: numberTable('morning 0, afternoon 12, evening 12'),
  verseBooks: phraseList('Genesis | John | Matthew | Luke | Mark | Psalms? | Romans | Isaiah'),
  ratios: phraseList('ratio | scale | aspect'),
  hourStarts: phraseList('seven | eight | nine | ten'),
  hourEnds: phraseList('four | five | six'),
  durationLeads: phraseList(
    'for | in | within | about | around | than | over | under | nearly | almost | after | took | takes | lasts | lasted',
  ),
  oneDuration: phraseList('hour | week | month | year | decade | century'),
  halfDuration: phraseList('minute | hour | day | week | month | year | decade | century'),
  partDuration: phraseList('second | minute | hour | day | week | month | year | decade | century'),
  furtherDurations: phraseList(
    'minutes? | mins? | m | seconds? | secs? | s | hours? | hrs? | h | days? | months? | weeks?',
  ),
  stars: phraseList('stars?'),
  ratingWholes: phraseList('the | its | their | all'),
  firstLeads: phraseList('at | from the | when | who | until'),
  firstTails: phraseList('of all | off'),
  secondLeads: phraseList('a | per | every | each | split | any | one | few'),
  headCounts: phraseList('number | count | share | rate'),
  headScales: phraseList('thousand | million | billion | m | bn | k'),
  scores: phraseList(
    'won | lost | beat | beaten | win | loss | defeat | draw | drew | victory | score | lead | tied | record | leading | ahead',
  ),
  ranging: phraseList('rang(?:e|es|ed|ing)'),
  markJoins: phraseList('and | or | to | through'),
  extents: phraseList('long | wide | tall | thick | deep | high | by'),
  levels: phraseList('to'),
  valueArticles: phraseList('an? | the | at'),
  comparatives: phraseList(
    'cheaper | smaller | larger | higher | lower | longer | shorter | faster | slower | lighter | heavier',
  ),
  amountsBehind: phraseList('of | the | as | more | fewer | less'),
  periods: phraseList('second | minute | hour | day | week | month | year | season | game | match'),
  perEach: phraseList('an? | per | each | every'),
  weekdayRanges: phraseList('to | through | thru | until'),
  workingDays: phraseList('weekdays | working days'),
  weekends: phraseList('(?:the )?weekends?'),
  allDays: phraseList(
    'daily | every day(?: of the week)? | (?:seven|7) days (?:a|per) week | all week(?: long)?',
  ),
  hourRanges: phraseList('to | until | till | and | through'),
  opening: phraseList(
    String.raw`open | opens | opening | hours | operat\p{L}+ | closed?s? | runs | serv\p{L}+`,
  ),
  closing: phraseList("closed | not open | isn't open"),
};
