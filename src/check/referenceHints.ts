import type { Span } from '../text/span.ts';
import { unfinishedLists } from './unfinishedLists.ts';

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

export interface ReferenceHint extends Span {
  readonly kind: HintKind;
}

/** A longer text is a document, whose style is its author's. */
const mostWords = 300;

export const isShortReference = (text: string): boolean => (text.match(/\S+/g)?.length ?? 0) <= mostWords;

const anyOf = (...phrases: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}-])(?:${phrases.join('|')})(?![\\p{L}\\p{N}-])`, 'giu');

/** A date beside the word says when: "as of May 2024", "in 2023, currently". */
const notDated = '(?!\\s+(?:in\\s+)?\\d{4})';

const patterns: Readonly<Record<Exclude<HintKind, 'incompleteList'>, readonly RegExp[]>> = {
  ornament: [
    anyOf(
      'truly|remarkabl[ey]|stunning(?:ly)?|breathtaking|majestic|magnificent|spectacular|vibrant|bustling',
      'beautiful(?:ly)?|iconic|world-famous|world-renowned|renowned|legendary|timeless|picturesque|charming',
      'rich (?:tapestry|heritage|history)|hidden gem|fascinating|enchanting|proudly|nestled',
    ),
  ],
  vagueTime: [
    anyOf(
      'recently|in recent (?:years|months|times|decades)|some time ago|(?:a )?(?:long|short) (?:time|while) ago',
      'a while ago|a few (?:years|months|weeks|days|decades) ago|years ago|long ago|in the past|over the years',
      'soon|shortly|in the near future|in due course|at some point|eventually',
    ),
  ],
  vagueSource: [
    anyOf(
      '(?:some|many|most) (?:people |experts |scholars |critics |researchers )?(?:say|believe|think|claim|argue)',
      '(?:experts|critics|scholars|scientists|researchers|observers|sources|analysts) (?:say|believe|think|claim|agree)',
      '(?:studies|research|surveys|reports) (?:show|suggest|indicate|have shown|has shown)s?',
      'it is (?:said|believed|thought|widely believed|generally accepted|often said)|reportedly|allegedly|supposedly',
      'is (?:widely|generally|often) (?:considered|regarded|believed|thought)|according to some',
    ),
  ],
  opinion: [
    anyOf(
      'best|worst|greatest|finest|amazing|awesome|wonderful|excellent|terrible|awful|impressive|disappointing',
      'arguably|unfortunately|fortunately|sadly|luckily|obviously|clearly|of course|in my (?:view|opinion)',
      'I (?:think|believe|feel)|most (?:beautiful|important|interesting|impressive|influential)|should|ought to',
    ),
  ],
  ages: [
    anyOf(
      `(?:currently|presently|nowadays|today|to date|so far|at present|at the moment|as of now|right now)${notDated}`,
      'this (?:year|month|week|season)|last (?:year|month|week|season)|next (?:year|month|week|season)|now',
      'the (?:current|latest|newest|most recent|incumbent)|still|up to now|until now|as of (?:today|this writing)',
    ),
  ],
  ambiguous: [
    anyOf('and/or|bi-?annual(?:ly)?|bi-?monthly|bi-?weekly|either|in one way or another'),
    /** 3 April or 4 March? */
    /(?<![\d/.-])(?:0?[1-9]|1[0-2])[/.-](?:0?[1-9]|1[0-2])[/.-]\d{2,4}(?![\d/])/g,
    /** Two values for one fact. */
    /(?<![\d.,])\d[\d.,]*\s+or\s+\d[\d.,]*\d|(?<![\d.,])\d\s+or\s+\d(?!\d)/g,
    /** Nothing stands before it that it could mean. */
    /^\s*(?:it|he|she|they|(?:this|that|these|those)(?= (?:is|are|was|were|has|have|means)\b))\b/giu,
  ],
};

/** Quiet hints for whoever writes a reference, in the order of the text. English only: other texts get none. */
export function referenceHints(text: string): readonly ReferenceHint[] {
  const found = Object.entries(patterns).flatMap(([kind, all]) =>
    all.flatMap((pattern) => [...text.matchAll(pattern)].map((match) => toHint(kind as HintKind, match))),
  );
  const lists = unfinishedLists(text).map((span): ReferenceHint => ({ kind: 'incompleteList', ...span }));
  return [...found, ...lists].toSorted((a, b) => a.start - b.start);
}

function toHint(kind: HintKind, { 0: words, index }: RegExpExecArray): ReferenceHint {
  const lead = words.length - words.trimStart().length;
  return { kind, start: index + lead, end: index + words.length };
}
