import { everyWord } from '../lexicon/languages.ts';
import type { Operation } from '../lexicon/lexicon.ts';
import { nearlyEqual } from './agree/amounts.ts';
import { sameCurrency } from './agree/measures.ts';
import { writtenNumbers } from './compareValues.ts';
import { isLater, isMonthsApart, isSpan, isYearsApart } from './timeSpans.ts';
import type { Amount, Value } from './value.ts';

/** More values than this near a claim and chance sums abound. */
const mostValues = 24;
const wordsFor = (operation: Operation) => everyWord(({ arithmetic }) => arithmetic[operation]);
const cues: Readonly<Record<Operation, ReadonlySet<string>>> = {
  sum: wordsFor('sum'),
  difference: wordsFor('difference'),
  multiple: wordsFor('multiple'),
  change: wordsFor('change'),
  remainder: wordsFor('remainder'),
  average: wordsFor('average'),
  share: wordsFor('share'),
  span: wordsFor('span'),
};
const losses = everyWord((lexicon) => lexicon.losses);

/**
 * How the claim's value follows from the context's by plain arithmetic, if it does. The claim must say so ("in
 * total", "more than", "doubled"), or the number must be so particular that chance is no explanation.
 * @param beside the claim's other values
 */
export function derivedBy(
  claim: Value,
  context: readonly Value[],
  beside: readonly Value[] = [],
): Operation | undefined {
  if (isSpan(claim, context)) return 'span';
  if (claim.kind === 'number' && claim.share)
    return isShare(claim.amount, context, comparesAmounts(claim)) ? 'share' : undefined;
  const amount = amountOf(claim);
  if (!amount) return undefined;
  if (amount.low !== amount.high) return isFromTo(claim, context) ? 'span' : undefined;
  if (claim.kind === 'percentage' && isWhatIsLeft(amount, context)) return 'remainder';
  if (isProduct(claim, amount, beside, context)) return 'multiple';
  if (goesOtherWay(claim, amount, context)) return undefined;
  const operands = context
    .filter((value) => isLike(claim, value))
    .map((value) => amountOf(value)!.low)
    .slice(0, mostValues);
  const says = (derivation: Operation) => saidBy(claim, derivation) || isParticular(amount);
  const candidates = results(claim, operands, context);
  const fits = (value: number) => matches(amount, value) || isWithin(claim, amount, value);
  return candidates.find(({ derivation, value }) => says(derivation) && fits(value))?.derivation;
}

const rises = everyWord(({ opposites }) => opposites.rises);
const falls = everyWord(({ opposites }) => opposites.falls);

/** "Rose by 50" where the cells of a row, one after the other, fall by as much. */
function goesOtherWay(claim: Value, { low }: Amount, context: readonly Value[]): boolean {
  const around = [...claim.before, ...claim.after];
  const [up, down] = [rises, falls].map((words) => around.some((word) => words.has(word)));
  const cells = context.filter((value) => isLike(claim, value) && value.after.length === 0);
  const steps = cells.slice(1).map((cell, at) => amountOf(cell)!.low - amountOf(cells[at]!)!.low);
  return up !== down && steps.includes(up ? -low : low) && !steps.includes(up ? low : -low);
}

/** More operands than this in one statement explain anything. */
const mostExplaining = 6;

/** Whether it is the price of several where these are of each: "five seats cost 60"; a passage may tell how many they are. */
export function isMultipleOf(claim: Value, passage: readonly Value[], beside: readonly Value[]): boolean {
  const amount = amountOf(claim);
  const counts = passage.filter(({ kind }) => kind === 'number');
  return amount !== undefined && isProduct(claim, amount, [...beside, ...counts], passage);
}

/** Whether it is the part of another that a share leaves or takes: half of 8.20, "a fifth off". */
export function isPartOf(claim: Value, other: Value, shares: readonly Value[]): boolean {
  const amount = amountOf(claim);
  const whole = isLike(claim, other) ? amountOf(other)?.low : undefined;
  if (!amount || whole === undefined) return false;
  return shares.some((share) => {
    const part =
      share.kind === 'percentage'
        ? share.amount.low / 100
        : share.kind === 'number' && share.share
          ? share.amount.low
          : 0;
    return part > 0 && part < 1 && [part, 1 - part].some((of) => nearlyEqual(whole * of, amount.low));
  });
}

/** Whether it is the sum of all these of its kind, of three or more. */
export function isSumOf(claim: Value, all: readonly Value[]): boolean {
  const amount = amountOf(claim);
  const parts = all.flatMap((one) => (isLike(claim, one) ? [amountOf(one)!.low] : []));
  const sum = parts.reduce((total, part) => total + part, 0);
  return amount !== undefined && parts.length >= fewestSummed && matches(amount, sum);
}
const fewestSummed = 3;

/** Whether the value is told as a sum of several: "nine euros in all". */
export const isTotal = (claim: Value): boolean => saidBy(claim, 'sum');

/**
 * Whether some plain arithmetic on these values gives the claim's, told or not. It backs nothing, for it may be chance;
 * but what it explains does not clash with them.
 */
export function mayFollow(claim: Value, context: readonly Value[], beside: readonly Value[] = []): boolean {
  if (claim.kind === 'date') return isYearsApart(claim, context) || isMonthsApart(claim, context);
  if (claim.kind === 'time') return isLater(claim, context);
  if (isSpan(claim, context)) return true;
  if (claim.kind === 'number' && claim.share)
    return isShare(claim.amount, context, false) || isShare(claim.amount, context, true);
  const amount = amountOf(claim);
  const operands = context.filter((value) => isLike(claim, value)).map((value) => amountOf(value)!.low);
  if (isMultipleOf(claim, context, beside)) return true;
  if (!amount || amount.low !== amount.high || operands.length > mostExplaining) return false;
  return results(claim, operands, context).some(({ value }) => matches(amount, value));
}

/** "32 euros a concert" where twelve cost 384. */
export function isRatio(claim: Value, context: readonly Value[]): boolean {
  const amount = amountOf(claim);
  if (!amount || amount.low !== amount.high || amount.low === 0 || context.length > mostExplaining)
    return false;
  const counts = context.flatMap((value) => {
    if (value.kind === 'duration') return [value.amount.low / value.unit];
    return value.kind === 'number' && !value.share ? [value.amount.low] : [];
  });
  return context.some(
    (value) =>
      value.kind === claim.kind &&
      isLike(claim, value) &&
      counts.some((count) => count > 1 && matches(amount, amountOf(value)!.low / count)),
  );
}

/** Whether two of these values differ by what the claim's says that two differ by: "40,000 above the limit". */
export function mayDiffer(claim: Value, context: readonly Value[]): boolean {
  const amount = amountOf(claim);
  if (!amount || !comparesAmounts(claim)) return false;
  const operands = context
    .filter((value) => isLike(claim, value))
    .slice(0, mostValues)
    .map((value) => amountOf(value)!.low);
  return operands.some((a) => operands.some((b) => a > b && nearlyEqual(a - b, amount.low)));
}

/** Whether the value says by how much two others differ: "15 metres higher", "rose by 8%". */
export function comparesAmounts({ before, after }: Value): boolean {
  const isCue = (word: string): boolean => cues.difference.has(word);
  const isBound = before[0] === 'than' || before[0] === 'to';
  return (
    after.slice(0, 2).some(isCue) ||
    beginsWith(after[0] ?? '', cues.difference) ||
    (!isBound && (before.slice(0, 2).some(isCue) || endsIn(before[0] ?? '', cues.difference))) ||
    /[比より]/u.test(before[0] ?? '') ||
    before.some((run) => /(?:比|より)$/u.test(run))
  );
}

interface Result {
  readonly derivation: Operation;
  readonly value: number;
}

function results(claim: Value, operands: readonly number[], context: readonly Value[]): Result[] {
  const found: Result[] = [];
  const add = (derivation: Operation, value: number) => found.push({ derivation, value });
  // "3 times" counts; it is no three times of anything.
  const isMultiple = saidBy(claim, 'multiple') && !(claim.kind === 'number' && claim.noun === 'time');
  for (const [at, a] of operands.entries()) {
    if (isMultiple) for (const factor of [2, 3, 4, 0.5]) add('multiple', a * factor);
    if (claim.kind === 'percentage') add('remainder', 100 - a);
    for (const b of operands.slice(at + 1)) {
      add('sum', a + b);
      add('difference', Math.abs(a - b));
      add('remainder', Math.abs(a - b));
      if (saidBy(claim, 'average')) add('average', (a + b) / 2);
    }
  }
  let running = operands[0] ?? 0;
  for (const operand of operands.slice(1)) {
    running += operand;
    add('sum', running);
  }
  const whole = operands.reduce((sum, operand) => sum + operand, 0);
  if (operands.length > 2) {
    for (const leading of operands) add('sum', whole - leading);
    add('average', whole / operands.length);
  }
  if (claim.kind === 'percentage') for (const value of changes(context)) add('change', value);
  else for (const value of partsOf(operands, context)) add('share', value);
  return found;
}

/** What percentages leave and take of some amounts, and before a change: 256 of "640, of which 40 %"; 50 of "rose 12 % to 56". */
function partsOf(operands: readonly number[], context: readonly Value[]): number[] {
  const shares = context
    .flatMap((value) => (value.kind === 'percentage' ? [value.amount.low / 100] : []))
    .filter((share) => share > 0 && share < 1)
    .slice(0, mostExplaining);
  return shares.flatMap((share) =>
    operands.flatMap((whole) => [
      whole * share,
      whole * (1 - share),
      whole / (1 + share),
      whole / (1 - share),
    ]),
  );
}

/** "Five seats cost 60" where each costs 12. */
const isProduct = (
  claim: Value,
  amount: Amount,
  beside: readonly Value[],
  context: readonly Value[],
): boolean =>
  context.some(
    (rate) =>
      isLike(claim, rate) &&
      isOfEach(rate) &&
      beside.some((count) => {
        const [times = 0, ...more] =
          count.kind === 'date' || count.kind === 'time' ? [] : writtenNumbers(count);
        return times > 1 && more.length === 0 && nearlyEqual(amountOf(rate)!.low * times, amount.low);
      }),
  );

const each = everyWord(({ measures }) => measures.per);
const eachUnspaced = /[每毎各]|1\p{Script=Han}|あたり|につき/u;
const periodic = everyWord(({ measures }) => measures.periodic);
const isOfEach = ({ before, after }: Value): boolean =>
  before.some((word) => periodic.has(word)) ||
  after.slice(0, 2).some((word) => each.has(word)) ||
  each.has(before[0] ?? '') ||
  eachUnspaced.test(`${before[0] ?? ''} ${after[0] ?? ''}`);

/** Percentages by which one amount of a kind differs from another, or is a share of it. */
function changes(context: readonly Value[]): number[] {
  const amounts = context
    .filter((value) => value.kind !== 'percentage' && amountOf(value))
    .slice(0, mostValues / 2);
  return amounts.flatMap((a) =>
    amounts.flatMap((b) => {
      const from = amountOf(a)!.low;
      const to = amountOf(b)!.low;
      return a === b || a.kind !== b.kind || from === 0
        ? []
        : [Math.abs((to - from) / from) * 100, (to / from) * 100];
    }),
  );
}

const matches = ({ low, step }: Amount, value: number): boolean =>
  nearlyEqual(low, value) ||
  (step !== 1 && Math.abs(low - value) <= step / 2) ||
  (value % 1 !== 0 && Math.abs(low - value) <= step / 2);

/** "Over 10 million more" of 10.6 million: not far beyond the bound, or it is another number. */
const isWithin = ({ bound }: Value, { low }: Amount, value: number): boolean =>
  bound === 'over' || bound === 'atLeast'
    ? value > low && value < low * 1.25
    : bound === 'under' && value < low && value > low * 0.8;

/** Three digits or more that are not round. */
const isParticular = ({ low, step }: Amount): boolean => low / step >= 100;

/** "70 % of its power" where that was cut by 30 %: what was cut may stand between the verb and the number. */
const isWhatIsLeft = (amount: Amount, context: readonly Value[]): boolean =>
  context.some(
    (value) =>
      value.kind === 'percentage' &&
      [...value.before, ...value.after].some((word) => losses.has(word)) &&
      matches(amount, 100 - value.amount.low),
  );

/** "Up to 3" is a limit and no rise. */
const saidBy = ({ before, after }: Value, derivation: Operation): boolean =>
  !(levels.has(before[0] ?? '') && (derivation === 'difference' || derivation === 'change')) &&
  ([...(before[0] === 'to' && before[1] === 'up' ? before.slice(2) : before), ...after].some((word) =>
    cues[derivation].has(word),
  ) ||
    endsIn(before[0] ?? '', cues[derivation]) ||
    (derivation === 'sum' && sumsUp(before[0] ?? '')) ||
    beginsWith(after[0] ?? '', cues[derivation]));

/** "Fell to 5" tells where it stands, not by how much it fell. */
const levels = everyWord(({ notation }) => notation.levels);

/** In scripts without spaces what stands before a value is one run: 产量增加了. */
const endsIn = (run: string, cues: ReadonlySet<string>): boolean =>
  /\p{Script=Han}$/u.test(run) && [1, 2, 3].some((length) => cues.has(run.slice(-length)));

/** What sums up may stand a little before it: 一共赔了. */
const sumsUp = (run: string): boolean =>
  [0, 1, 2, 3].some((gap) => endsIn(run.slice(0, run.length - gap), cues.sum));

const beginsWith = (run: string, cues: ReadonlySet<string>): boolean =>
  /^[\p{Script=Han}\p{Script=Hiragana}]/u.test(run) &&
  [1, 2, 3].some((length) => cues.has(run.slice(0, length)));

/** "Between six and twelve" of "from 6 to 12 years": a range that the context tells by its ends. */
function isFromTo(claim: Value, context: readonly Value[]): boolean {
  const [low, high] = writtenNumbers(claim);
  const isBare = claim.kind === 'number' && claim.noun === undefined;
  return context.some((from, at) => {
    const to = context[at + 1];
    if (to === undefined || from.kind !== to.kind || !(isBare || isLike(claim, from))) return false;
    const gap = to.start - from.end;
    return gap > 0 && gap <= longestJoin && writtenNumbers(from)[0] === low && writtenNumbers(to)[0] === high;
  });
}

/** Characters between the ends of a range, with what the first may measure: "from 6 years up to 12". */
const longestJoin = 16;

/** "Three quarters" where 18 of 24 are told of, or 75 %; "a fifth less" where 250 became 200. */
function isShare({ low }: Amount, context: readonly Value[], isLess: boolean): boolean {
  const tolerance = 0.02;
  const fits = (share: number) => Math.abs((isLess ? 1 - share : share) - low) <= tolerance;
  const counts = context
    .filter((value) => value.kind === 'number' || value.kind === 'money' || value.kind === 'quantity')
    .slice(0, mostValues)
    .map((value) => value.amount.low);
  return (
    context.some((value) => value.kind === 'percentage' && fits(value.amount.low / 100)) ||
    (isLess && context.some((value) => value.kind === 'number' && value.share && fits(value.amount.low))) ||
    counts.some((part) => counts.some((whole) => whole > part && fits(part / whole)))
  );
}

function amountOf(value: Value): Amount | undefined {
  switch (value.kind) {
    case 'number':
    case 'percentage':
    case 'money':
    case 'duration':
    case 'quantity':
      return value.amount;
    default:
      return undefined;
  }
}

/** A sum of money may be told without its currency: "85,000 euros, of which 31,500 are spent", "10 million more". */
function isLike(claim: Value, value: Value): boolean {
  if (claim.kind === 'money' && value.kind === 'number')
    return value.noun === undefined || comparesAmounts(value);
  if (claim.kind === 'number' && value.kind === 'money')
    return claim.noun === undefined && claim.amount.step >= 1000;
  if (claim.kind !== value.kind) return false;
  if (claim.kind === 'quantity' && value.kind === 'quantity')
    return claim.dimension === value.dimension || (claim.unit === '°' && value.dimension === 'temperature');
  if (claim.kind === 'money' && value.kind === 'money') return sameCurrency(claim.currency, value.currency);
  return amountOf(value) !== undefined;
}
