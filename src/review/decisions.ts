import * as z from 'zod/mini';
import type { Disposable } from '../base/disposables.ts';
import { Emitter } from '../base/emitter.ts';
import { shortHash } from '../base/hash.ts';
import type { Finding } from '../check/types.ts';

export type DecisionKind = 'ignored' | 'verified';

/** What a person decided about a claim. It holds while the claim and its evidence keep their words. */
export interface Decision {
  readonly kind: DecisionKind;
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

/** Of the words of a finding's evidence, whichever file or line they stand in. */
export const evidenceHash = (finding: Finding): string =>
  finding.type === 'failure' ? shortHash('') : shortHash(finding.evidence.map((e) => e.quote).join('\n'));

/** A decision that a comment in the text makes. */
export const commentDecision = (finding: Finding, note: string | undefined): Decision => ({
  kind: 'ignored',
  claim: finding.claim.id,
  evidence: evidenceHash(finding),
  text: finding.claim.text,
  note,
  inText: true,
});

export type ChangeDecisions = (decisions: readonly Decision[]) => readonly Decision[];

/** Where decisions of one kind are kept: a file that a team shares, or a person's own storage. */
export interface DecisionStore {
  readonly decisions: readonly Decision[];
  /** @param make is given what it holds by then: others may have written to it */
  change(make: ChangeDecisions): Promise<void>;
}

/** What people decided about claims. A person's own decisions win over those of their team. */
export class Decisions {
  readonly #changes = new Emitter<void>();
  /** In the order of the stores; made anew after each change. */
  #byClaim: ReadonlyMap<string, readonly Decision[]> | undefined;

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

  /** What was decided about this claim on this evidence. */
  find(finding: Finding): Decision | undefined {
    this.#byClaim ??= groupByClaim(this.all());
    const about = this.#byClaim.get(finding.claim.id);
    if (!about) return undefined;
    const evidence = evidenceHash(finding);
    return about.find((one) => one.evidence === evidence);
  }

  all(): readonly Decision[] {
    return this.stores().flatMap(({ decisions }) => decisions);
  }

  /** Replaces an earlier decision about the same claim and evidence. */
  async decide(decision: Decision, document: string): Promise<void> {
    const store = this.storeFor(document);
    await this.#remove(decision, store);
    await store.change((all) => [...without(all, decision), decision]);
    this.changed();
  }

  async undo(decision: Decision): Promise<void> {
    await this.#remove(decision);
    this.changed();
  }

  async #remove(decision: Decision, except?: DecisionStore): Promise<void> {
    for (const store of this.stores())
      if (store !== except && without(store.decisions, decision).length < store.decisions.length)
        await store.change((all) => without(all, decision));
  }
}

const without = (all: readonly Decision[], decision: Decision): readonly Decision[] =>
  all.filter((one) => !sameClaimAndEvidence(one, decision));

const sameClaimAndEvidence = (a: Decision, b: Decision): boolean =>
  a.claim === b.claim && a.evidence === b.evidence;

function groupByClaim(decisions: readonly Decision[]): ReadonlyMap<string, readonly Decision[]> {
  const groups = new Map<string, Decision[]>();
  for (const decision of decisions) {
    const group = groups.get(decision.claim);
    if (group) group.push(decision);
    else groups.set(decision.claim, [decision]);
  }
  return groups;
}

const decisionSchema = z.object({
  kind: z.enum(['ignored', 'verified']),
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
export function parseDecisions(text: string): readonly Decision[] | undefined {
  const parsed = decisionFileSchema.safeParse(parseJson(text));
  if (!parsed.success) return undefined;
  return parsed.data.decisions;
}

/** One decision a line, in an order that depends on nothing but the claims, so that branches merge. */
export function formatDecisions(decisions: readonly Decision[]): string {
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
