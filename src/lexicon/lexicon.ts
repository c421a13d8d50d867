import { absence } from './absences.ts';
import { answers } from './answers.ts';
import { citations } from './citing.ts';
import { endings } from './endings.ts';
import { evidence } from './evidence.ts';
import { grammar } from './grammar.ts';
import { noGroups, noNumbers, noPairs, noPhrases, noWords, type Words } from './lists.ts';
import { markers } from './markers.ts';
import { measures } from './measurement.ts';
import { notation } from './notation.ts';
import { names } from './properNames.ts';
import { questions } from './questions.ts';
import { strength } from './strength.ts';

/** Which sign parts decimals: "1.234" is a little more than one, or over a thousand. */
export type Decimals = 'point' | 'comma';

/** Abbreviations are in lower case and without their last full stop. */
const sentences = {
  /** Always followed by the rest of their sentence. */
  nonFinal: noWords,
  /** Abbreviations before a number ("No. 5", "Jan. 3", "p. 12") and ordinary words or ends elsewhere. */
  beforeNumber: noWords,
  /** May end a sentence; they do before a word that sentences begin with. */
  possiblyFinal: noWords,
  /** First words of sentences: after an abbreviation or an initial, these begin a new one. */
  starters: noWords,
  /** What may follow "5 p.m." within a sentence although it begins with a capital. */
  afterTimeOfDay: noWords,
  /** Words before an ordinal with a full stop: "am 3. Oktober". */
  beforeOrdinal: noPhrases,
  /** Words before a capital that is no initial: "vitamin C.". */
  beforeSymbol: noPhrases,
  /** Words that no line ends with on purpose: "according to / Microsoft" is one sentence. */
  openEnds: noWords,
  /** Signs that carry a sentence on behind a quotation: 「…。」と言った. */
  afterQuotation: '',
};

/** Words at which one clause ends and another begins. */
const clauses = {
  /** "but": set what follows against what stands before. */
  contrast: noWords,
  /** "although", "because". */
  concession: noWords,
  /** "and". */
  coordination: noWords,
  /** "or", "so", "yet": begin a clause behind a comma only; so do those that are other words elsewhere ("et al."). */
  continuation: noWords,
  /** "with", "including": begin a part of its own behind a comma only. */
  addition: noWords,
  /** "which", "when". */
  relative: noWords,
  /** "that", "if": begin a clause that another one contains. */
  complement: noWords,
  /** Pronouns and articles that mostly begin a clause of their own. */
  subjects: noWords,
  /** Further words that a clause may begin with, and an item of a list as well: "a", "some". */
  determiners: noWords,
  /** Begin a clause behind a comma and "and" only: ", and is open". */
  predicates: noPhrases,
  /** In scripts without spaces these begin a clause that leans on the next one: "if". */
  leaning: noPhrases,
  /** End such a clause: "says that". */
  leaningEnds: noPhrases,
  /** In a clause that limits the one before: "is excepted". */
  limiting: noPhrases,
};

/** What joins the parts of a number that is written as one word. */
interface Compounds {
  readonly joiner: string;
  readonly hundred: string;
  readonly andHalf: string;
}

type Season = 'spring' | 'summer' | 'autumn' | 'winter';

const numbers = {
  /** How number words join: "two hundred and five", "quatre-vingt-dix", 二百五. */
  grammar: 'additive' as 'english' | 'additive' | 'han',
  /** 100 and more multiply what stands before them. */
  cardinals: noNumbers,
  /** Millions and more: multiply all that stands before them. */
  scales: noNumbers,
  /** "one" inside a number only; alone it is an article. */
  one: noNumbers,
  /** Join parts within one word: "fünfundzwanzig", "zweihundert", "zweieinhalb". */
  compounds: undefined as Compounds | undefined,
  /** Further forms behind digits: "5 mn", "3 Mio.". */
  scaleForms: noNumbers,
  ordinals: noNumbers,
  /** Into how many parts: "third", "quarter". */
  parts: noNumbers,
  /** Stand between number words: "hundert und eins". */
  joiners: noWords,
  /** Behind a number it counts; in scripts without spaces these tell a number from a sign of a word. */
  counters: noPhrases,
  /** Counters before which "one" is no more than an article: 一个. */
  indefinite: noPhrases,
  /** Endings behind digits: "3rd". */
  ordinalEndings: noPhrases,
  /** Numbers that only belong to a phrase: "24/7", "one-stop". */
  idioms: noPhrases,
  /** End the phrase that names what is counted: "5 members of". */
  nounEnds: noWords,
  /** "people person". */
  irregularPlurals: noPairs,
  /** Labels of things told apart by number: "section 3". */
  labels: noPhrases,
  /** Numbers behind these say where an output found something, not what it says: "passage 2". */
  sources: noPhrases,
  /** Numbers behind these only order the text: "step 3". */
  steps: noPhrases,
};

export type NumberLexicon = Readonly<typeof numbers>;

const calendar = {
  /** Twelve, full names and short forms. */
  months: noGroups,
  /** Seven, from Monday. */
  weekdays: noGroups,
  /** Names with their season. */
  seasons: new Map() as ReadonlyMap<string, Season>,
  /** Month names that are other words too; these need a capital letter or a preposition. */
  ambiguousMonths: noWords,
};

/** Patterns of what stands before or behind a value; lists that end in a sign stand in scripts without spaces. */
const qualifiers = {
  approxBefore: noPhrases,
  approxAfter: noPhrases,
  exactBefore: noPhrases,
  atLeast: noPhrases,
  over: noPhrases,
  atMost: noPhrases,
  under: noPhrases,
  atLeastAfter: noPhrases,
  overAfter: noPhrases,
  atMostAfter: noPhrases,
  underAfter: noPhrases,
};

const ranges = {
  /** "5 to 10". */
  to: noPhrases,
  /** Behind "from 5" alone: "von 5 auf 10". */
  into: noPhrases,
  /** Between dates: "May until July". */
  until: noPhrases,
  /** "between 5 and 10". */
  and: noPhrases,
  between: noPhrases,
  /** "from 5 to 10" may be a change. */
  from: noPhrases,
  /** "rose by 5 to 10". */
  by: noPhrases,
};

const denial = {
  /** Deny the word behind them: "not". */
  particles: noWords,
  /** "doesn't". */
  contractions: noPhrases,
  /** Deny the noun behind them: "no". */
  determiners: noWords,
  /** Deny what follows: "none", "without". */
  words: noWords,
  /** The same as patterns: "fail(?:s|ed)? to". */
  phrases: noPhrases,
  /** Words that end what a denial reaches, beside those that end a clause: "except". */
  ends: noWords,
  /** What behind a particle takes the denial back: "not only". */
  undone: noPhrases,
  /** What behind a determiner takes it back: "no doubt". */
  undoneNoun: noPhrases,
  /** What behind a particle softens it, so that it sets no two statements against each other: "not unlike". */
  softened: noPhrases,
  /** Deny what stands before them: "is not available". */
  backward: noPhrases,
  /** Verbs and particles that often turn a statement; one of them alone decides nothing. */
  weak: noWords,
  /** Make an opposite: "un-". */
  prefixes: noWords,
  /** The same before an adjective only: "in-" opens many other words. */
  adjectivePrefixes: noWords,
};

const opposites = {
  /** Pairs that exclude each other; inflected forms are listed where they are irregular. */
  pairs: noPairs,
  /** Verbs for a rise; each excludes every verb for a fall. */
  rises: noWords,
  falls: noWords,
  /** Words without weight beside the stop words: "still". */
  fillers: noWords,
};

const tone = {
  /** Speculative wording. */
  hedges: noPhrases,
  /** Hedging words in another sense: "could not". */
  notHedges: noPhrases,
  /** Evaluative wording. */
  judgements: noPhrases,
  /** Evaluative words in another sense, from their start: "Great Britain". */
  notJudgements: noPhrases,
  /** Evaluative behind these articles only: "the leading". */
  leading: noPhrases,
  leadingArticles: noPhrases,
  /** Before "best" these make another phrase of it: "at best". */
  noBest: noPhrases,
};

const fields = {
  /** States of a switch: "true", "enabled". */
  on: noWords,
  off: noWords,
  /** The same as people answer: "Anna: yes" may be somebody speaking. */
  yes: noWords,
  no: noWords,
  /** Other words in the place of such a state: "free", "unavailable". */
  present: noWords,
  absent: noWords,
  /** Different words for the same amenity or quality; each group is one thing. */
  synonyms: noGroups,
  /** Name one thing wherever they stand. */
  distinct: noWords,
  /** Say that a value holds where none is given: "default". */
  defaults: noPhrases,
  /** Fill a key without naming its thing, beside stop words: "good for groups". */
  fillers: noWords,
};

/** What tells that a number follows from others. */
const arithmetic = {
  sum: noWords,
  difference: noWords,
  multiple: noWords,
  change: noWords,
  share: noWords,
  remainder: noWords,
  average: noWords,
  span: noWords,
};

export type Operation = keyof typeof arithmetic;

/** The groups of lists, each of them empty: what a language has of them is written in its own file. */
const groups = {
  sentences,
  clauses,
  numbers,
  calendar,
  qualifiers,
  ranges,
  measures,
  notation,
  names,
  denial,
  endings,
  opposites,
  tone,
  fields,
  markers,
  strength,
  grammar,
  answers,
  absence,
  evidence,
  citations,
  questions,
  arithmetic,
};

type Groups = typeof groups;

/** What a language is told by and read with, whatever a text says in it. */
interface LanguageForm {
  /** Letters with marks that words of this language are written with, small. */
  readonly letters: string;
  /** Whether spaces part the words. */
  readonly spaced: boolean;
  readonly decimals: Decimals;
  /** The most frequent words, by which a text's language is told. */
  readonly frequent: Words;
  /**
   * Function words. Negations are not among them: they matter. All languages share one list, so it holds no word
   * that says something in another ("die", "man", "son").
   */
  readonly stopWords: Words;
  /** What is cut or lost, of which a share remains. */
  readonly losses: Words;
}

/** All that a language knows. Lists that a language does not need are empty. */
export type Lexicon = LanguageForm & { readonly [Group in keyof Groups]: Readonly<Groups[Group]> };

/** A lexicon as it is written down: what a language lacks is left out. */
type LexiconEntries = Pick<LanguageForm, 'spaced' | 'decimals'> &
  Partial<LanguageForm> & { readonly [Group in keyof Groups]?: Partial<Groups[Group]> };

/** The lexicon with an empty list for all that the language lacks. */
export const lexicon = (entries: LexiconEntries): Lexicon => ({
  letters: '',
  frequent: noWords,
  stopWords: noWords,
  losses: noWords,
  ...entries,
  ...(Object.fromEntries(
    Object.entries(groups).map(([name, empty]) => [name, { ...empty, ...entries[name as keyof Groups] }]),
  ) as Groups),
});
