import type { AbsenceLexicon } from './absences.ts';
import type { AnswerLexicon } from './answers.ts';
import type { CitationLexicon } from './citing.ts';
import type { EndingLexicon } from './endings.ts';
import type { EvidenceLexicon } from './evidence.ts';
import type { GrammarLexicon } from './grammar.ts';
import type { Phrases, Words } from './lists.ts';
import type { MarkerLexicon } from './markers.ts';
import type { MeasureLexicon } from './measurement.ts';
import type { NotationLexicon } from './notation.ts';
import type { NameLexicon } from './properNames.ts';
import type { QuestionLexicon } from './questions.ts';
import type { StrengthLexicon } from './strength.ts';
import type { UnspacedClauses } from './unspaced.ts';

/** Which sign parts decimals: "1.234" is a little more than one, or over a thousand. */
export type Decimals = 'point' | 'comma';

/** Abbreviations are in lower case and without their last full stop. */
interface SentenceLexicon {
  /** Always followed by the rest of their sentence. */
  readonly nonFinal: Words;
  /** Abbreviations before a number ("No. 5", "Jan. 3", "p. 12") and ordinary words or ends elsewhere. */
  readonly beforeNumber: Words;
  /** May end a sentence; they do before a word that sentences begin with. */
  readonly possiblyFinal: Words;
  /** First words of sentences: after an abbreviation or an initial, these begin a new one. */
  readonly starters: Words;
  /** What may follow "5 p.m." within a sentence although it begins with a capital. */
  readonly afterTimeOfDay: Words;
  /** Words before an ordinal with a full stop: "am 3. Oktober". */
  readonly beforeOrdinal: Phrases;
  /** Words before a capital that is no initial: "vitamin C.". */
  readonly beforeSymbol: Phrases;
  /** Words that no line ends with on purpose: "according to / Microsoft" is one sentence. */
  readonly openEnds: Words;
  /** Signs that carry a sentence on behind a quotation: 「…。」と言った. */
  readonly afterQuotation: string;
}

/** Words at which one clause ends and another begins. */
interface ClauseLexicon extends UnspacedClauses {
  /** "but": set what follows against what stands before. */
  readonly contrast: Words;
  /** "although", "because". */
  readonly concession: Words;
  /** "and". */
  readonly coordination: Words;
  /** "or", "so", "yet": begin a clause behind a comma only; so do those that are other words elsewhere ("et al."). */
  readonly continuation: Words;
  /** "with", "including": begin a part of its own behind a comma only. */
  readonly addition: Words;
  /** "which", "when". */
  readonly relative: Words;
  /** "that", "if": begin a clause that another one contains. */
  readonly complement: Words;
  /** Pronouns and articles that mostly begin a clause of their own. */
  readonly subjects: Words;
  /** Further words that a clause may begin with, and an item of a list as well: "a", "some". */
  readonly determiners: Words;
  /** Begin a clause behind a comma and "and" only: ", and is open". */
  readonly predicates: Phrases;
}

type NumberWords = ReadonlyMap<string, number>;

export interface NumberLexicon {
  /** How number words join: "two hundred and five", "quatre-vingt-dix", 二百五. */
  readonly grammar: 'english' | 'additive' | 'han';
  /** 100 and more multiply what stands before them. */
  readonly cardinals: NumberWords;
  /** Millions and more: multiply all that stands before them. */
  readonly scales: NumberWords;
  /** "one" inside a number only; alone it is an article. */
  readonly one: NumberWords;
  /** Join parts within one word: "fünfundzwanzig", "zweihundert", "zweieinhalb". */
  readonly compounds:
    | { readonly joiner: string; readonly hundred: string; readonly andHalf: string }
    | undefined;
  /** Further forms behind digits: "5 mn", "3 Mio.". */
  readonly scaleForms: NumberWords;
  readonly ordinals: NumberWords;
  /** Into how many parts: "third", "quarter". */
  readonly parts: NumberWords;
  /** Stand between number words: "hundert und eins". */
  readonly joiners: Words;
  /** Behind a number it counts; in scripts without spaces these tell a number from a sign of a word. */
  readonly counters: Phrases;
  /** Counters before which "one" is no more than an article: 一个. */
  readonly indefinite: Phrases;
  /** Endings behind digits: "3rd". */
  readonly ordinalEndings: Phrases;
  /** Numbers that only belong to a phrase: "24/7", "one-stop". */
  readonly idioms: Phrases;
  /** End the phrase that names what is counted: "5 members of". */
  readonly nounEnds: Words;
  /** "people person". */
  readonly irregularPlurals: readonly (readonly [string, string])[];
  /** Labels of things told apart by number: "section 3". */
  readonly labels: Phrases;
  /** Numbers behind these say where an output found something, not what it says: "passage 2". */
  readonly sources: Phrases;
  /** Numbers behind these only order the text: "step 3". */
  readonly steps: Phrases;
}

interface CalendarLexicon {
  /** Twelve, full names and short forms. */
  readonly months: readonly Words[];
  /** Seven, from Monday. */
  readonly weekdays: readonly Words[];
  /** Names with their season. */
  readonly seasons: ReadonlyMap<string, 'spring' | 'summer' | 'autumn' | 'winter'>;
  /** Month names that are other words too; these need a capital letter or a preposition. */
  readonly ambiguousMonths: Words;
}

/** Patterns of what stands before or behind a value; lists that end in a sign stand in scripts without spaces. */
interface QualifierLexicon {
  readonly approxBefore: Phrases;
  readonly approxAfter: Phrases;
  readonly exactBefore: Phrases;
  readonly atLeast: Phrases;
  readonly over: Phrases;
  readonly atMost: Phrases;
  readonly under: Phrases;
  readonly atLeastAfter: Phrases;
  readonly overAfter: Phrases;
  readonly atMostAfter: Phrases;
  readonly underAfter: Phrases;
}

interface RangeLexicon {
  /** "5 to 10". */
  readonly to: Phrases;
  /** Behind "from 5" alone: "von 5 auf 10". */
  readonly into: Phrases;
  /** Between dates: "May until July". */
  readonly until: Phrases;
  /** "between 5 and 10". */
  readonly and: Phrases;
  readonly between: Phrases;
  /** "from 5 to 10" may be a change. */
  readonly from: Phrases;
  /** "rose by 5 to 10". */
  readonly by: Phrases;
}

interface DenialLexicon {
  /** Deny the word behind them: "not". */
  readonly particles: Words;
  /** "doesn't". */
  readonly contractions: Phrases;
  /** Deny the noun behind them: "no". */
  readonly determiners: Words;
  /** Deny what follows: "none", "without". */
  readonly words: Words;
  /** The same as patterns: "fail(?:s|ed)? to". */
  readonly phrases: Phrases;
  /** Words that end what a denial reaches, beside those that end a clause: "except". */
  readonly ends: Words;
  /** What behind a particle takes the denial back: "not only". */
  readonly undone: Phrases;
  /** What behind a determiner takes it back: "no doubt". */
  readonly undoneNoun: Phrases;
  /** What behind a particle softens it, so that it sets no two statements against each other: "not unlike". */
  readonly softened: Phrases;
  /** Deny what stands before them: "is not available". */
  readonly backward: Phrases;
  /** Verbs and particles that often turn a statement; one of them alone decides nothing. */
  readonly weak: Words;
  /** Make an opposite: "un-". */
  readonly prefixes: Words;
  /** The same before an adjective only: "in-" opens many other words. */
  readonly adjectivePrefixes: Words;
}

interface OppositeLexicon {
  /** Pairs that exclude each other; inflected forms are listed where they are irregular. */
  readonly pairs: readonly (readonly [string, string])[];
  /** Verbs for a rise; each excludes every verb for a fall. */
  readonly rises: Words;
  readonly falls: Words;
  /** Words without weight beside the stop words: "still". */
  readonly fillers: Words;
}

interface ToneLexicon {
  /** Speculative wording. */
  readonly hedges: Phrases;
  /** Hedging words in another sense: "could not". */
  readonly notHedges: Phrases;
  /** Evaluative wording. */
  readonly judgements: Phrases;
  /** Evaluative words in another sense, from their start: "Great Britain". */
  readonly notJudgements: Phrases;
  /** Evaluative behind these articles only: "the leading". */
  readonly leading: Phrases;
  readonly leadingArticles: Phrases;
  /** Before "best" these make another phrase of it: "at best". */
  readonly noBest: Phrases;
}

interface FieldLexicon {
  /** States of a switch: "true", "enabled". */
  readonly on: Words;
  readonly off: Words;
  /** The same as people answer: "Anna: yes" may be somebody speaking. */
  readonly yes: Words;
  readonly no: Words;
  /** Other words in the place of such a state: "free", "unavailable". */
  readonly present: Words;
  readonly absent: Words;
  /** Different words for the same amenity or quality; each group is one thing. */
  readonly synonyms: readonly Words[];
  /** Name one thing wherever they stand. */
  readonly distinct: Words;
  /** Fill a key without naming its thing, beside stop words: "good for groups". */
  readonly fillers: Words;
}

/** What tells that a number follows from others. */
export type Operation =
  | 'sum'
  | 'difference'
  | 'multiple'
  | 'change'
  | 'share'
  | 'remainder'
  | 'average'
  | 'span';

/** All that a language knows. Lists that a language does not need are empty. */
export interface Lexicon {
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
  readonly sentences: SentenceLexicon;
  readonly clauses: ClauseLexicon;
  readonly numbers: NumberLexicon;
  readonly calendar: CalendarLexicon;
  readonly qualifiers: QualifierLexicon;
  readonly ranges: RangeLexicon;
  readonly measures: MeasureLexicon;
  readonly notation: NotationLexicon;
  readonly names: NameLexicon;
  readonly denial: DenialLexicon;
  readonly endings: EndingLexicon;
  readonly opposites: OppositeLexicon;
  /** Words that claim a whole or an extreme: "all", "only", "largest". */
  readonly absolutes: Words;
  readonly tone: ToneLexicon;
  readonly fields: FieldLexicon;
  readonly markers: MarkerLexicon;
  readonly strength: StrengthLexicon;
  readonly grammar: GrammarLexicon;
  readonly answers: AnswerLexicon;
  readonly absence: AbsenceLexicon;
  readonly evidence: EvidenceLexicon;
  readonly citations: CitationLexicon;
  readonly questions: QuestionLexicon;
  readonly arithmetic: Readonly<Record<Operation, Words>>;
  /** What is cut or lost, of which a share remains. */
  readonly losses: Words;
}
