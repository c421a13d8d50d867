import * as vscode from 'vscode';
import type { Judge } from '../check/judge.ts';
import { Problem } from '../check/problem.ts';
import type { JudgeKind, Settings } from './settings.ts';

/** Makes the judge that the settings name. Models are loaded on use, so that activation stays light. */
export class JudgeFactory {
  constructor(private readonly settings: Settings) {}

  /** @throws {Problem} untrusted, noModelChosen, noKey */
  async create(kind: JudgeKind = this.settings.judge): Promise<Judge> {
    if (kind !== 'offline' && !vscode.workspace.isTrusted) throw new Problem('untrusted');
    switch (kind) {
      case 'offline': {
        const { createOfflineJudge } = await import('../judges/offline/offlineJudge.ts');
        return createOfflineJudge();
      }
      case 'openai':
      case 'vscode':
        throw new Problem('noModelChosen');
    }
  }
}
