import type { Judge } from '../check/judge.ts';
import { createOfflineJudge } from '../judges/offline/offlineJudge.ts';

export const judgeNames = ['offline', 'openai'] as const;

export interface JudgeOptions {
  readonly judge: (typeof judgeNames)[number];
  readonly model?: string;
  readonly baseUrl?: string;
}
