import type { Span } from '../../text/span.ts';
import { areAntonyms } from '../antonyms.ts';
import type { Compared, Matcher } from '../matcher.ts';
import { contentAfter, contentIn, partAround } from '../pairing.ts';
import { type Statement, sameMeaning } from '../statement.ts';

/** "X is longer than Y": by what they are compared, and both sides. */
interface Comparative {
  readonly at: Span;
  readonly quality: string;
  readonly stem: string;
  readonly less: boolean;
  readonly before: readonly number[];
  readonly behind: readonly number[];
}

/** Words that stand for a comparative and its "than". */
const furthest = 48;

function comparativesOf(statement: Statement): readonly Comparative[] {
  const { text, words, cues } = statement;
  const thans = cues.filter(({ kind }) => kind === 'than');
  const graded = cues.flatMap((cue): Comparative[] => {
    if (cue.kind !== 'more' && cue.kind !== 'less') return [];
    const [at] = contentAfter(statement, cue.end, 1);
    const word = at === undefined ? undefined : words[at]!;
    if (!word || word.start > cue.end + 2 || /\d/.test(word.text)) return [];
    const span = { start: cue.start, end: word.end };
    return [read(statement, span, word.text, word.stem, cue.kind === 'less')];
  });
  const inflected = thans.flatMap((than): Comparative[] => {
    const from = Math.max(0, than.start - furthest);
    const at = words.findLastIndex(
      (word) => word.start >= from && word.end <= than.start && /(?:er|worse)$/.test(word.text) && !word.stop,
    );
    const word = words[at];
    if (!word || graded.some(({ at: { end } }) => end > word.start && end <= than.start)) return [];
    return [read(statement, word, baseOf(word.text), baseOf(word.text), false)];
  });
  const bare = words.flatMap((word, at): Comparative[] =>
    /er$/.test(word.text) && !word.stop && thans.length === 0 && isPredicate(statement, at)
      ? [read(statement, word, baseOf(word.text), baseOf(word.text), false)]
      : [],
  );
  return [...graded, ...inflected, ...bare].filter(({ at }) => !/[,;]/.test(text.slice(at.start, at.end)));
}

/** "The mill is older", of two that are told of. */
const isPredicate = ({ words, markers }: Statement, at: number): boolean =>
  markers.passives.has(words[at - 1]?.text ?? '');

function read(statement: Statement, at: Span, quality: string, stem: string, less: boolean): Comparative {
  const part = partAround(statement, at.start);
  const than = statement.cues.find(
    ({ kind, start }) => kind === 'than' && start >= at.end && start < at.end + furthest,
  );
  return {
    at: { start: at.start, end: at.end },
    quality,
    stem,
    less,
    before: contentIn(statement, { start: part.start, end: at.start }),
    behind: than ? contentIn(statement, { start: than.end, end: part.end }) : [],
  };
}

/** "Bigger", "drier", "later". */
function baseOf(word: string): string {
  if (word === 'better') return 'good';
  if (word === 'worse') return 'bad';
  const base = word.replace(/er$/, '');
  if (/([bdgmnpt])\1$/.test(base)) return base.slice(0, -1);
  return base.replace(/i$/, 'y');
}

const sameQuality = (a: Comparative, b: Comparative): boolean =>
  a.stem === b.stem || sameMeaning(a.stem, b.stem) || baseLike(a.quality, b.quality);
const baseLike = (a: string, b: string): boolean => a === b || a === `${b}e` || b === `${a}e`;
const opposes = (a: string, b: string): boolean =>
  areAntonyms(a, b) || areAntonyms(`${a}er`, `${b}er`) || areAntonyms(`${a}e`, b) || areAntonyms(a, `${b}e`);

/** Which of two is more so. */
export const matchComparison: Matcher = (compared) => {
  const theirs = comparativesOf(compared.evidence);
  for (const mine of comparativesOf(compared.claim))
    for (const other of theirs) {
      const isOpposite = opposes(mine.quality, other.quality);
      if (!isOpposite && !sameQuality(mine, other)) continue;
      const isTurned = orientation(mine, compared) ?? isOfOther(mine, other, compared);
      if (isTurned === undefined) continue;
      const isDenied =
        deniedRightBefore(compared.claim, mine) !== deniedRightBefore(compared.evidence, other);
      const flips = [isOpposite, mine.less !== other.less, isTurned, isDenied].filter(Boolean).length;
      return flips % 2 === 0 ? { same: [mine.at] } : { kind: 'comparison', here: mine.at, there: other.at };
    }
  return 'unknown';
};

/** "Not much sharper": characters between a denial and what it denies. */
const mostBetween = 8;

const deniedRightBefore = ({ denials }: Statement, { at }: Comparative): boolean =>
  denials.some(({ end }) => end <= at.start && at.start - end <= mostBetween);

/** Whether what the claim names first stands behind the other in the evidence. */
function orientation({ before, behind }: Comparative, { pairing: { there } }: Compared): boolean | undefined {
  const first = placesOf(before, there);
  const second = placesOf(behind, there);
  if (first.length === 0) return undefined;
  if (second.length === 0) return behind.length === 0 ? false : undefined;
  const own = first.filter((at) => !second.includes(at));
  const their = second.filter((at) => !first.includes(at));
  if (own.length === 0 || their.length === 0) return undefined;
  return Math.min(...own) > Math.min(...their);
}

/** Whether what the claim names last is of what the evidence says it, with nothing behind it. */
function isOfOther(
  mine: Comparative,
  other: Comparative,
  { claim, evidence }: Compared,
): boolean | undefined {
  if (other.behind.length > 0 || mine.behind.length === 0) return undefined;
  const stemsOf = ({ words }: Statement, all: readonly number[]) => new Set(all.map((at) => words[at]!.stem));
  const [first, second] = [stemsOf(claim, mine.before), stemsOf(claim, mine.behind)];
  const said = stemsOf(evidence, other.before);
  const isSaidOf = (one: ReadonlySet<string>, rest: ReadonlySet<string>): boolean =>
    [...one].some((stem) => said.has(stem) && !rest.has(stem));
  if (isSaidOf(first, second) === isSaidOf(second, first)) return undefined;
  return isSaidOf(second, first);
}

const placesOf = (all: readonly number[], there: ReadonlyMap<number, number>): readonly number[] =>
  all.flatMap((at) => there.get(at) ?? []);
