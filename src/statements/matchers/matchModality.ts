import { contextWords } from '../cueContext.ts';
import type { Cue, CueKind } from '../cues.ts';
import type { Compared, Difference, Matcher } from '../matcher.ts';
import { governedBy } from '../pairing.ts';
import type { Statement } from '../statement.ts';

type Mode = 'obligation' | 'advice' | 'permission';
interface Modal {
  readonly mode: Mode;
  readonly cue: Cue;
  /** The verb. */
  readonly of: readonly number[];
}

const isMode = (kind: CueKind): kind is Mode =>
  kind === 'obligation' || kind === 'advice' || kind === 'permission';

/** What is denied is not allowed, whichever verb denies it. */
const modals = (statement: Statement): readonly Modal[] =>
  statement.cues.flatMap((cue) => {
    if (!isMode(cue.kind) || isDenied(statement, cue)) return [];
    return [{ mode: cue.kind, cue, of: governedBy(statement, cue, 2) }];
  });

const isDenied = ({ text, denials }: Statement, { start, end }: Cue): boolean =>
  denials.some((denial) => denial.start >= start - 1 && denial.start <= end + 1) ||
  denied.test(text.slice(Math.max(0, start - 6), end + 5));
const denied = new RegExp(`\\b(?:${contextWords(({ modalDenials }) => modalDenials)})\\b`, 'iu');

/** Whether it must be, should be or may be. */
export const matchModality: Matcher = ({ claim, evidence, pairing }) => {
  const barred = needlessOrBarred({ claim, evidence, pairing });
  if (barred) return barred;
  const mine = modals(claim);
  const theirs = modals(evidence);
  for (const one of theirs) {
    const paired = one.of.flatMap((j) => pairing.here.get(j) ?? []);
    const own = mine.find(({ of, cue }) => of.some((at) => paired.includes(at)) && !isOverlaid(cue, mine));
    if (
      own &&
      strength(own.mode) !== strength(one.mode) &&
      !theirs.some(({ mode, of }) => strength(mode) === strength(own.mode) && of[0] === one.of[0])
    )
      return { kind: 'modality', here: own.cue, there: one.cue };
    if (
      own &&
      ((isBinding(claim, own) && one.mode === 'advice') ||
        (isBinding(evidence, one) && own.mode === 'advice'))
    )
      return { kind: 'modality', here: own.cue, there: one.cue };
    if (own?.mode === 'obligation' && isRecommended(evidence, one))
      return { kind: 'modality', here: own.cue, there: one.cue };
  }
  return mine.length > 0 && theirs.length > 0 ? 'same' : 'unknown';
};

/** Less of the claim in common, and something else is forbidden. */
const leastShared = 0.6;

/** "Must not be returned" for "need not be returned", and the other way round. */
function needlessOrBarred({ claim, evidence, pairing }: Compared): Difference | undefined {
  if (pairing.share < leastShared) return undefined;
  const find = ({ cues }: Statement, kind: CueKind) => cues.find((cue) => cue.kind === kind);
  for (const [own, other] of [
    ['forbidding', 'exempting'],
    ['exempting', 'forbidding'],
  ] as const) {
    const [here, there] = [find(claim, own), find(evidence, other)];
    if (here && there && !find(claim, other) && !find(evidence, own))
      return { kind: 'modality', here, there };
  }
  return undefined;
}

/** Texts tell what must be from what should be too loosely to hold it against them. */
const strength = (mode: Mode): 'bound' | 'free' => (mode === 'permission' ? 'free' : 'bound');

/** What is recommended by that very word is no duty. */
const isRecommended = ({ text }: Statement, { cue }: Modal): boolean =>
  recommended.test(text.slice(cue.start, cue.end));
const recommended = new RegExp(`^(?:${contextWords(({ advised }) => advised)})`, 'iu');

/** "Required" makes a duty of it, which "should" does not. */
const isBinding = ({ text }: Statement, { mode, cue }: Modal): boolean =>
  mode === 'obligation' && binding.test(text.slice(cue.start, cue.end));
const binding = new RegExp(`^(?:${contextWords((contexts) => contexts.binding)})`, 'iu');

/** A longer phrase of another mode holds the cue: "does not have to". */
const isOverlaid = (cue: Cue, all: readonly Modal[]): boolean =>
  all.some(({ cue: other }) => other !== cue && other.start <= cue.start && cue.end <= other.end);
