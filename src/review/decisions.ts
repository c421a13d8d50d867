import type { Finding } from '../check/types.ts';
import { type Decision, evidenceHash } from './decision.ts';
import { Emitter, type Subscription } from './emitter.ts';

/** Where decisions of one kind are kept: a file that a team shares, or a person's own storage. */
export interface DecisionShelf {
  readonly decisions: readonly Decision[];
  /** Replaces what it holds. */
  save(decisions: readonly Decision[]): Promise<void>;
}

/** What people decided about claims. A person's own decisions win over those of their team. */
export class Decisions {
  readonly #changes = new Emitter<void>();
  /** In the order of the shelves; made anew after each change. */
  #byClaim: ReadonlyMap<string, readonly Decision[]> | undefined;

  /**
   * @param shelves in the order in which they win
   * @param shelfFor where a new decision about a document goes
   */
  constructor(
    private readonly shelves: () => readonly DecisionShelf[],
    private readonly shelfFor: (document: string) => DecisionShelf,
  ) {}

  onDidChange(listener: () => void): Subscription {
    return this.#changes.event(listener);
  }

  /** A shelf was changed by others. */
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
    return this.shelves().flatMap(({ decisions }) => decisions);
  }

  /** Replaces an earlier decision about the same claim and evidence. */
  async decide(decision: Decision, document: string): Promise<void> {
    await this.#remove(decision);
    const shelf = this.shelfFor(document);
    await shelf.save([...shelf.decisions, decision]);
    this.changed();
  }

  async undo(decision: Decision): Promise<void> {
    await this.#remove(decision);
    this.changed();
  }

  async #remove(decision: Decision): Promise<void> {
    for (const shelf of this.shelves()) {
      const rest = shelf.decisions.filter((one) => !sameSubject(one, decision));
      if (rest.length < shelf.decisions.length) await shelf.save(rest);
    }
  }
}

const sameSubject = (a: Decision, b: Decision): boolean => a.claim === b.claim && a.evidence === b.evidence;

function groupByClaim(decisions: readonly Decision[]): ReadonlyMap<string, readonly Decision[]> {
  const groups = new Map<string, Decision[]>();
  for (const decision of decisions) {
    const group = groups.get(decision.claim);
    if (group) group.push(decision);
    else groups.set(decision.claim, [decision]);
  }
  return groups;
}
