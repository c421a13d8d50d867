import type * as vscode from 'vscode';
import type { Decision } from '../review/decision.ts';
import { formatDecisions, parseDecisions } from '../review/decisionFile.ts';
import type { DecisionShelf } from '../review/decisions.ts';

const storageKey = 'claimlight.decisions';
const maxDecisions = 2000;

/** A person's own decisions, in the workspace's storage; the oldest give way. */
export class PersonalShelf implements DecisionShelf {
  constructor(private readonly memento: vscode.Memento) {}

  get decisions(): readonly Decision[] {
    return parseDecisions(this.memento.get<string>(storageKey, '')) ?? [];
  }

  async save(decisions: readonly Decision[]): Promise<void> {
    await this.memento.update(storageKey, formatDecisions(decisions.slice(-maxDecisions)));
  }
}
