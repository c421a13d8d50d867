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
    this.#changes.fire();
  }

  /** What was decided about this claim on this evidence. */
  find(finding: Finding): Decision | undefined {
    const evidence = evidenceHash(finding);
    for (const { decisions } of this.shelves()) {
      const found = decisions.find((one) => one.claim === finding.claim.id && one.evidence === evidence);
      if (found) return found;
    }
    return undefined;
  }

  all(): readonly Decision[] {
    return this.shelves().flatMap(({ decisions }) => decisions);
  }

  /** Replaces an earlier decision about the same claim and evidence. */
  async decide(decision: Decision, document: string): Promise<void> {
    await this.#remove(decision);
    const shelf = this.shelfFor(document);
    await shelf.save([...shelf.decisions, decision]);
    this.#changes.fire();
  }

  async undo(decision: Decision): Promise<void> {
    await this.#remove(decision);
    this.#changes.fire();
  }

  async #remove(decision: Decision): Promise<void> {
    for (const shelf of this.shelves()) {
      const rest = shelf.decisions.filter((one) => !sameSubject(one, decision));
      if (rest.length < shelf.decisions.length) await shelf.save(rest);
    }
  }
}

const sameSubject = (a: Decision, b: Decision): boolean => a.claim === b.claim && a.evidence === b.evidence;
