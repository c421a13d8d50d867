import { termsOf } from './evidenceTerms.ts';
import type { EvidenceUnit } from './evidenceUnits.ts';

/** A context as evidence is chosen from it. */
export interface EvidenceContext {
  readonly units: readonly EvidenceUnit[];
  /** Weight of each term: the rarer among the units, the heavier. */
  readonly weights: ReadonlyMap<string, number>;
}

export function weighTerms(units: readonly EvidenceUnit[]): EvidenceContext {
  const seen = new Map<string, number>();
  for (const { terms } of units) for (const term of terms) seen.set(term, (seen.get(term) ?? 0) + 1);
  const weights = new Map([...seen].map(([term, count]) => [term, Math.log(1 + units.length / count)]));
  return { units, weights };
}

/** How a budget of word pieces and the mark of a gap are set with the model. */
export interface EvidenceLimits {
  readonly pieces: number;
  readonly gap: string;
}

/**
 * The units that cover the claim's words best, within a number of word pieces. Everything, where it fits. Otherwise:
 * the best unit; up to two that add most of the words still missing; the neighbours of the best; then whatever adds a
 * missing word. In the order of the document.
 */
export function chooseEvidence(claim: string, context: EvidenceContext, limits: EvidenceLimits): string {
  const { units } = context;
  if (isShownWhole(context, limits)) return join(units, [...units.keys()], limits.gap);
  const choice = new Choice(termsOf(claim), context, limits.pieces);
  const first = choice.best(false);
  if (first === undefined) return '';
  choice.take(first);
  for (let round = 0; round < 2; round++) {
    const at = choice.best(true);
    if (at !== undefined) choice.take(at);
  }
  for (const at of [first - 1, first + 1]) if (choice.hasRoomFor(at)) choice.take(at);
  for (let at = choice.best(true); at !== undefined; at = choice.best(true)) choice.take(at);
  return join(units, choice.chosen, limits.gap);
}

/** Whether a context is shown as it is, whatever the claim. */
export function isShownWhole({ units }: EvidenceContext, { pieces: budget }: EvidenceLimits): boolean {
  let sum = 0;
  for (const unit of units) {
    sum += unit.pieces;
    if (sum > budget) return false;
  }
  return true;
}

/** What a unit has in common with a claim. */
interface Share {
  readonly terms: readonly string[];
  /** Terms that its heading has and it has not. */
  readonly above: readonly string[];
  /** Weight of all shared terms. */
  readonly weight: number;
}

/** Less is gained by a unit the longer it is. */
const pieceCost = 0.004;
const headingShare = 0.3;
const repeatedShare = 0.2;
const nearShare = 0.15;

class Choice {
  readonly chosen: number[] = [];
  readonly #wanted: ReadonlyMap<string, number>;
  readonly #missing: Set<string>;
  readonly #shares: readonly Share[];
  #room: number;

  constructor(
    terms: ReadonlySet<string>,
    private readonly context: EvidenceContext,
    budget: number,
  ) {
    this.#wanted = new Map(
      [...terms].flatMap((term) => {
        const weight = context.weights.get(term);
        return weight === undefined ? [] : [[term, weight] as const];
      }),
    );
    this.#missing = new Set(this.#wanted.keys());
    this.#room = budget;
    const headings = new Map<string, ReadonlySet<string>>();
    this.#shares = context.units.map(({ terms: own, heading }) => {
      const shared = [...this.#wanted.keys()].filter((term) => own.has(term));
      const head = heading === '' ? undefined : (headings.get(heading) ?? termsOf(heading));
      if (head) headings.set(heading, head);
      const above = head ? [...this.#wanted.keys()].filter((term) => head.has(term) && !own.has(term)) : [];
      return { terms: shared, above, weight: this.#weighTerms(shared) };
    });
  }

  /** The unit that gains most, the first of equals; only such as hold a missing term if `adding`. */
  best(adding: boolean): number | undefined {
    let found: number | undefined;
    let most = Number.NEGATIVE_INFINITY;
    for (const [at, share] of this.#shares.entries()) {
      if (this.chosen.includes(at)) continue;
      if (adding && !share.terms.some((term) => this.#missing.has(term))) continue;
      const promise = this.#gain(at, share);
      // Word pieces are counted only where they can matter.
      if (promise <= most || (this.chosen.length > 0 && !this.hasRoomFor(at))) continue;
      const gain = promise - pieceCost * this.context.units[at]!.pieces;
      if (gain <= most) continue;
      found = at;
      most = gain;
    }
    return found;
  }

  hasRoomFor(at: number): boolean {
    const unit = this.context.units[at];
    return unit !== undefined && !this.chosen.includes(at) && unit.pieces <= this.#room;
  }

  take(at: number): void {
    this.chosen.push(at);
    for (const term of this.#shares[at]!.terms) this.#missing.delete(term);
    this.#room -= this.context.units[at]!.pieces + 1;
  }

  /** Without what its length costs. */
  #gain(at: number, { terms, above, weight }: Share): number {
    const isMissing = (term: string) => this.#missing.has(term);
    const near = this.chosen.some((other) => Math.abs(at - other) <= 2) ? nearShare * weight : 0;
    return (
      this.#weighTerms(terms.filter(isMissing)) +
      headingShare * this.#weighTerms(above.filter(isMissing)) +
      repeatedShare * weight +
      near
    );
  }

  #weighTerms(terms: readonly string[]): number {
    return terms.reduce((sum, term) => sum + this.#wanted.get(term)!, 0);
  }
}

/** Neighbours are joined by a space, others by a gap; a run of units begins with its heading. */
function join(units: readonly EvidenceUnit[], chosen: readonly number[], gap: string): string {
  let text = '';
  let last = -2;
  let heading = '';
  for (const at of chosen.toSorted((a, b) => a - b)) {
    const unit = units[at]!;
    const leads = unit.heading !== '' && unit.heading !== heading && !chosen.includes(at - 1);
    const joint = text === '' ? '' : at === last + 1 ? ' ' : gap;
    text += joint + (leads ? `${unit.heading}: ` : '') + unit.text;
    last = at;
    heading = unit.heading || heading;
  }
  return text;
}
