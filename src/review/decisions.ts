import * as z from 'zod/mini';
import type { Disposable } from '../base/disposables.ts';
import { Emitter } from '../base/emitter.ts';
import { quotesHash } from '../check/quotesHash.ts';
import type { Finding } from '../check/types.ts';

export type DecisionKind = 'ignored' | 'verified';

/** What a person left with a claim: a decision, a note, or both. It holds while claim and evidence keep their words. */
export interface Remark {
  /** `noted` decides nothing. */
  readonly kind: DecisionKind | 'noted';
  /** `Claim.id`. */
  readonly claim: string;
  /** `evidenceHash` of the finding. */
  readonly evidence: string;
  /** The claim's words, for people who read the list. */
  readonly text: string;
  readonly note?: string;
  readonly author?: string;
  /** It stands in the text itself, as a comment, and is taken back there. */
  readonly inText?: true;
  /** `Assessment.alarm` of what was dismissed; kept in a person's own storage only (`personalThreshold`). */
  readonly alarm?: number;
}

/** What a person decided about a claim. */
export interface Decision extends Remark {
  readonly kind: DecisionKind;
}

export const isDecision = (remark: Remark): remark is Decision => remark.kind !== 'noted';

/** Of the words of a finding's evidence. */
export const evidenceHash = (finding: Finding): string =>
  quotesHash(finding.type === 'failure' ? [] : finding.evidence);

/** A decision that a comment in the text makes. */
export const commentDecision = (finding: Finding, note: string | undefined): Decision => ({
  kind: 'ignored',
  claim: finding.claim.id,
  evidence: evidenceHash(finding),
  text: finding.claim.text,
  note,
  inText: true,
});

export type ChangeDecisions = (remarks: readonly Remark[]) => readonly Remark[];

/** Where decisions of one kind are kept: a file that a team shares, or a person's own storage. */
export interface DecisionStore {
  readonly decisions: readonly Remark[];
  /** @param make is given what it holds by then: others may have written to it */
  change(make: ChangeDecisions): Promise<void>;
}

/** What people decided about claims. A person's own decisions win over those of their team. */
export class Decisions {
  readonly #changes = new Emitter<void>();
  /** In the order of the stores; made anew after each change. */
  #byClaim: ReadonlyMap<string, readonly Remark[]> | undefined;

  /**
   * @param stores in the order in which they win
   * @param storeFor where a new decision about a document goes
   */
  constructor(
    private readonly stores: () => readonly DecisionStore[],
    private readonly storeFor: (document: string) => DecisionStore,
  ) {}

  onDidChange(listener: () => void): Disposable {
    return this.#changes.event(listener);
  }

  /** A store was changed by others. */
  changed(): void {
    this.#byClaim = undefined;
    this.#changes.fire();
  }

  /** What was decided about this claim on this evidence, and noted; where nothing was decided, what was noted. */
  find(finding: Finding): Remark | undefined {
    return this.#about({ claim: finding.claim.id, evidence: evidenceHash(finding) });
  }

  #about({ claim, evidence }: About): Remark | undefined {
    this.#byClaim ??= groupByClaim(this.#remarks());
    const about = (this.#byClaim.get(claim) ?? []).filter((one) => one.evidence === evidence);
    const first = about.find(isDecision) ?? about[0];
    return first && { ...first, note: first.note ?? about.find(({ note }) => note !== undefined)?.note };
  }

  #remarks(): readonly Remark[] {
    return this.stores().flatMap(({ decisions }) => decisions);
  }

  all(): readonly Decision[] {
    return this.#remarks().filter(isDecision);
  }

  /** Replaces an earlier decision about the same claim and evidence; a note stays unless there is a new one. */
  decide(decision: Decision, document: string): Promise<void> {
    return this.#put({ ...decision, note: decision.note ?? this.#about(decision)?.note }, document);
  }

  /** Leaves a note with a claim, in the place of an earlier one; an empty one takes that away. It decides nothing. */
  async annotate(remark: Omit<Remark, 'kind'>, document: string): Promise<void> {
    const earlier = this.#about(remark);
    if (remark.note) await this.#put({ kind: 'noted', ...earlier, ...remark }, document);
    else if (earlier && isDecision(earlier)) await this.#put({ ...earlier, note: undefined }, document);
    else await this.#changeAll((all) => without(all, remark), remark);
  }

  /** Takes a decision back, and leaves its note. */
  undo(decision: Decision): Promise<void> {
    return this.#changeAll(
      (all) =>
        all.flatMap((one) => {
          if (!sameClaimAndEvidence(one, decision)) return [one];
          return one.note === undefined ? [] : [{ ...one, kind: 'noted', alarm: undefined }];
        }),
      decision,
    );
  }

  /**
   * Takes in what others left; what stands here about the same claim and evidence stays.
   * @param document says where they are kept
   * @returns what was new
   */
  async take(remarks: readonly Remark[], document: string): Promise<readonly Remark[]> {
    const fresh = remarks.filter((one) => !this.#about(one));
    if (fresh.length === 0) return fresh;
    await this.storeFor(document).change((all) => fresh.reduce(without, all).concat(fresh));
    this.changed();
    return fresh;
  }

  async #put(remark: Remark, document: string): Promise<void> {
    const store = this.storeFor(document);
    await this.#changeAll((all) => without(all, remark), remark, store);
    await store.change((all) => [...without(all, remark), remark]);
    this.changed();
  }

  /** Of all stores that have something about the same claim and evidence. */
  async #changeAll(make: ChangeDecisions, about: About, except?: DecisionStore): Promise<void> {
    for (const store of this.stores())
      if (store !== except && store.decisions.some((one) => sameClaimAndEvidence(one, about)))
        await store.change(make);
    this.changed();
  }
}

type About = Pick<Remark, 'claim' | 'evidence'>;

const without = (all: readonly Remark[], about: About): readonly Remark[] =>
  all.filter((one) => !sameClaimAndEvidence(one, about));

const sameClaimAndEvidence = (a: About, b: About): boolean =>
  a.claim === b.claim && a.evidence === b.evidence;

function groupByClaim(remarks: readonly Remark[]): ReadonlyMap<string, readonly Remark[]> {
  const groups = new Map<string, Remark[]>();
  for (const remark of remarks) {
    const group = groups.get(remark.claim);
    if (group) group.push(remark);
    else groups.set(remark.claim, [remark]);
  }
  return groups;
}

const decisionSchema = z.object({
  kind: z.enum(['ignored', 'verified', 'noted']),
  claim: z.string(),
  evidence: z.string(),
  text: z.string(),
  note: z.optional(z.string()),
  author: z.optional(z.string()),
  alarm: z.optional(z.number()),
});
const decisionFileSchema = z.object({ version: z.literal(1), decisions: z.array(decisionSchema) });

/**
 * Reads a list of decisions; `undefined` where the text is none.
 */
export function parseDecisions(text: string): readonly Remark[] | undefined {
  const parsed = decisionFileSchema.safeParse(parseJson(text));
  if (!parsed.success) return undefined;
  return parsed.data.decisions;
}

/** One decision a line, in an order that depends on nothing but the claims, so that branches merge. */
export function formatDecisions(decisions: readonly Remark[]): string {
  const lines = decisions
    .toSorted((a, b) => compareText(a.claim, b.claim) || compareText(a.evidence, b.evidence))
    .map(({ claim, evidence, kind, text, note, author, alarm }) =>
      JSON.stringify({ claim, evidence, kind, text, note, author, alarm }),
    );
  const list = lines.length === 0 ? '[]' : `[\n${lines.map((line) => `    ${line}`).join(',\n')}\n  ]`;
  return `{\n  "version": 1,\n  "decisions": ${list}\n}\n`;
}

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Fewer dismissed findings say nothing about what a person finds noisy. */
const minDismissals = 5;
/** Share of the dismissed findings that would not have been raised. */
const sparedShare = 0.8;
/** Most that dismissals lift the threshold: a clear finding is raised whatever was dismissed before. */
const maxLift = 0.15;

/**
 * The least alarm that would raise a squiggle if findings as faint as most of those that the person dismissed (ignored
 * or verified although the judge doubted it) were hidden, which is for them to choose. Verdicts and scores stay as they
 * are.
 * @param base threshold of the chosen sensitivity
 */
export function personalThreshold(base: number, decisions: readonly Decision[]): number {
  const dismissed = decisions
    .flatMap(({ alarm }) => (alarm !== undefined && alarm >= base ? [alarm] : []))
    .toSorted((a, b) => a - b);
  if (dismissed.length < minDismissals) return base;
  const fit = dismissed[Math.ceil(sparedShare * dismissed.length) - 1]!;
  return Math.min(fit + 1e-9, base + maxLift);
}
