import { segment } from '../../text/segment.ts';
import type { Span } from '../../text/span.ts';

/** Why an output will be graded badly by a reference that says this. */
export type HintKind =
  /** Words that decorate: an output without them may be called incomplete. */
  | 'ornament'
  | 'vagueTime'
  | 'vagueSource'
  /** A list that is announced or begun and not given. */
  | 'incompleteList'
  | 'opinion'
  /** True only for a while. */
  | 'ages'
  | 'ambiguous';

interface ReferenceHint extends Span {
  readonly kind: HintKind;
}

/** A longer text is a document, whose style is its author's. */
const mostWords = 300;

export const isShortReference = (text: string): boolean => (text.match(/\S+/g)?.length ?? 0) <= mostWords;

const anyOf = (...phrases: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}-])(?:${phrases.join('|')})(?![\\p{L}\\p{N}-])`, 'giu');

/** A date beside the word says when: "as of May 2024", "in 2023, currently". */
const notDated = '(?!\\s+(?:in\\s+)?\\d{4})';
/** Not "clearly labelled". */
const ofSentence = '(?=,|\\s(?:is|are|was|were|the|an?|this|it)\\b)';
const counted = '(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|twelve)';

const patterns: Readonly<Record<Exclude<HintKind, 'incompleteList'>, readonly RegExp[]>> = {
  ornament: [
    anyOf(
      'truly|remarkabl[ey]|stunning(?:ly)?|breathtaking|majestic|magnificent|spectacular|vibrant|bustling',
      'beautiful(?:ly)?|iconic|world-famous|world-renowned|renowned|legendary|timeless|picturesque|charming',
      'rich (?:tapestry|heritage|history)|hidden gem|fascinating|enchanting|proudly|nestled',
      'as (?:everyone|everybody|we all) knows?|it is (?:important|interesting|worth) (?:to note|noting)',
    ),
  ],
  vagueTime: [
    anyOf(
      'recently|in recent (?:years|months|times|decades)|some time ago|(?:a )?(?:long|short) (?:time|while) ago',
      `a while ago|a few (?:years|months|weeks|days|decades) ago|(?<!${counted} )years ago|long ago|lately|sometime`,
      `in the past(?! (?:tense|${counted}))|over the years|in the (?:near future|coming (?:years|months|weeks))`,
      '(?<!as )soon(?! (?:as|after))|shortly(?! (?:after|before))|in due course|at some point|eventually',
    ),
  ],
  vagueSource: [
    anyOf(
      '(?:some|many|most) (?:people |experts |scholars |critics |researchers )?(?:say|believe|think|claim|argue)',
      '(?:experts|critics|scholars|scientists|researchers|observers|sources|analysts) (?:say|believe|think|claim|agree)',
      '(?:studies|research|surveys|reports) (?:show|suggest|indicate|have shown|has shown)s?',
      'it (?:is|has been) (?:said|believed|thought|widely believed|generally accepted|often said|well known)',
      'reportedly|allegedly|supposedly|(?:some|many) consider',
      'is (?:widely|generally|often) (?:considered|regarded|believed|thought)',
      'according to (?:some|many|experts|critics|scholars|scientists|sources|studies|reports|rumou?rs)',
    ),
  ],
  opinion: [
    anyOf(
      'best(?! (?:man|before|practices?|of \\d))|worst|greatest|finest|amazing|awesome|wonderful|excellent|terrible',
      'awful|impressive|disappointing|boring|(?:is|are|was|were) (?:very |really )?(?:great|good|bad|nice|ugly)',
      `arguably|unfortunately|fortunately|sadly|luckily|obviously|clearly${ofSentence}|of course`,
      'in (?:my|our) (?:view|opinion)|worth (?:seeing|visiting|a visit)|I (?:think|believe|feel)',
      'most (?:beautiful|important|interesting|impressive|influential)|should|ought to',
    ),
  ],
  ages: [
    anyOf(
      `(?:currently|presently|nowadays|today|to date|so far|at present|at the moment|as of now|right now)${notDated}`,
      `(?:this|last|next) (?:year|month|week|season)|now|${counted} (?:years|months|weeks|days) ago`,
      'the (?:current(?! (?:in|of|through|account|flows))|latest|newest|most recent|incumbent)|up to now|until now',
      '(?<!(?:a|the) )still(?! (?:life|lifes|water|air|images?|photos?|wines?)\\b)|as of (?:today|this writing)',
    ),
  ],
  ambiguous: [
    anyOf('and/or|bi-?annual(?:ly)?|bi-?monthly|bi-?weekly|in one way or another'),
    /** 3 April or 4 March? With dots it is the day that comes first. */
    /(?<![\d/.-]|(?:number|no\.|part|id|#)\s(?:is\s)?|#)(?:0?[1-9]|1[0-2])([/-])(?:0?[1-9]|1[0-2])\1\d{2,4}(?![\d/-])/gi,
    /** Two values for one fact. */
    /(?<![\d.,])\d[\d.,]*\s+or\s+\d[\d.,]*\d|(?<![\d.,])\d\s+or\s+\d(?!\d)/g,
    /** Nothing stands before it that it could mean. */
    /^\s*(?:it(?!\s(?:rain|snow|take|took|is\s(?:\p{L}+\s)?(?:to|that|\d)))|he|she|they|(?:this|that|these|those)(?= (?:is|are|was|were|has|have|means)\b(?! why)))\b(?!,)/giu,
  ],
};

/** Quiet hints for whoever writes a reference, in the order of the text. English only: other texts get none. */
export function referenceHints(text: string): readonly ReferenceHint[] {
  const found = Object.entries(patterns).flatMap(([kind, all]) =>
    all.flatMap((pattern) =>
      [...text.matchAll(pattern)]
        .filter((match) => !isName(text, match) && !(kind === 'ages' && isDated(text, match)))
        .map((match) => toHint(kind as HintKind, match)),
    ),
  );
  const lists = unfinishedLists(text).map((span): ReferenceHint => ({ kind: 'incompleteList', ...span }));
  return [...found, ...lists].toSorted((a, b) => a.start - b.start);
}

/** "USA Today": a capital inside a sentence names something. */
const isName = (text: string, { 0: words, index }: RegExpExecArray): boolean =>
  /^\p{Lu}/u.test(words) && /[^\s.!?:"“(*_-][\s"“(*_-]*$/u.test(text.slice(0, index)) && !/^I\b/.test(words);

/** "As of 3 May 2024, it currently has 40 members." */
const isDated = (text: string, { index }: RegExpExecArray): boolean =>
  /\bas of (?:[^.,;!?]* )?\d{4}\b[^.;!?]*$/i.test(text.slice(0, index));

function toHint(kind: HintKind, { 0: words, index }: RegExpExecArray): ReferenceHint {
  const lead = words.length - words.trimStart().length;
  return { kind, start: index + lead, end: index + words.length };
}

/** Nouns that announce members which an answer could name. */
const members =
  `aspects|authors|benefits|branches|categories|causes|chambers|chapters|characters|classes|colou?rs|components|
continents|conditions|countries|criteria|dimensions|divisions|elements|examples|factors|features|founders|functions|
goals|groups|ingredients|kinds|languages|layers|laws|levels|methods|moons|options|organs|parts|
phases|pillars|planets|plans|principles|provinces|reasons|regions|requirements|risks|roles|rules|
sections|sizes|stages|states|steps|symptoms|tiers|topics|types|values|variants|ways`.replace(/\s+/g, '');

const numberWords = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'twelve'];

/** "three branches", "4 main stages". */
const announced = new RegExp(
  `(?<![\\p{L}\\p{N}.,-])(?<count>${numberWords.join('|')}|[2-9]|1[0-2])\\s+(?:\\p{L}+\\s+)?(?:${members})(?![\\p{L}-])`,
  'giu',
);

/** A list that says itself that it is not whole. */
const openEnded =
  /(?<![\p{L}-])(?:etc\b\.?|and so on|and so forth|and (?:many )?(?:more|others)|among others|and the like)(?![\p{L}-])/giu;

/** Lists that are announced but not given, and lists that are left open. */
function unfinishedLists(text: string): readonly Span[] {
  const sentences = segment(text);
  const missing = sentences.flatMap((sentence, i) => {
    const rest = sentences.slice(i + 1, i + 1 + mostFollowing);
    return [...sentence.text.matchAll(announced)].flatMap((match) => {
      const end = match.index + match[0].length;
      const after = [sentence.text.slice(end), ...rest.map((next) => next.text)];
      const before = sentence.text.slice(0, match.index);
      const given = isGiven(toCount(match.groups!.count!), before, after);
      return given || isPartOf(before)
        ? []
        : [{ start: sentence.start + match.index, end: sentence.start + end }];
    });
  });
  const open = [...text.matchAll(openEnded)].map(({ 0: words, index }) => ({
    start: index,
    end: index + words.length,
  }));
  return [...missing, ...open];
}

const mostFollowing = 12;

/** "The first of three parts" speaks of one of them. */
const isPartOf = (before: string): boolean =>
  /(?<![\p{L}\p{N}])(?:first|second|third|last|one|each|part \d+) of(?: (?:the|its|his|her|their))?\s*$/iu.test(
    before,
  );

const toCount = (word: string): number => {
  const index = numberWords.indexOf(word.toLowerCase());
  if (index < 0) return Number(word);
  return word.toLowerCase() === 'twelve' ? 12 : index + 2;
};

/** Whether as many members as announced are named: in the sentence, on one side, or in what follows it. */
function isGiven(count: number, before: string, [after = '', ...following]: readonly string[]): boolean {
  return (
    itemsIn(after) >= count ||
    itemsIn(before) >= count ||
    following.some((sentence) => itemsIn(sentence) >= count) ||
    following.filter((sentence) => /^\s*(?:[-*•]|\d+[.)])\s/.test(sentence)).length >= count ||
    (after.trim().endsWith(':') && following.length >= count)
  );
}

/** Members of an enumeration: one more than its separators. */
const itemsIn = (text: string): number => {
  const separators = text.match(/,\s*(?:and|or)\s|;\s*(?:and|or)?\s|,(?!\d)|\s(?:and|or)\s/giu)?.length ?? 0;
  return separators === 0 ? 0 : separators + 1;
};
