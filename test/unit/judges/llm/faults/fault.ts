import { answers, contradicted, supported, unsupported } from '../../../../server/answers.ts';
import type { Reply } from '../../../../server/reply.ts';
import type { ScriptOptions } from '../../../../server/scriptedModel.ts';
import type { CheckOptions } from '../checking.ts';

/** One fault, what may come of it, and no more. */
export interface Fault {
  /** Played in order, the last one again and again; `full` where absent. */
  readonly replies?: readonly Reply[];
  readonly endpoint?: ScriptOptions;
  readonly settings?: CheckOptions['settings'];
  /** The verdict or the failure's code of each sentence. */
  readonly verdicts: Readonly<Record<number, string>>;
  /** Requests that reached the model. */
  readonly calls: number;
  /** Sentences that the last request asks for. */
  readonly lastAsked?: readonly number[];
  readonly ended?: 'failed';
}

export const context = 'The depot opened in May 2019. It holds 40 buses. Its roof carries solar panels.';
export const output = 'The depot opened in May 2019. It holds 60 buses. A café stands beside it.';

/** What a model without fault answers. */
export const full = answers(
  supported(1, 1),
  contradicted(2, [2], 'It holds 40.', '60', '40'),
  unsupported(3),
);
export const right = { 1: 'supported', 2: 'contradicted', 3: 'unsupported' } as const;

/** The beginning of `full`: two answers that are finished. */
export const firstTwo = JSON.stringify(answers(...full.answers.slice(0, 2)));
export const rest: Reply = { answer: answers(unsupported(3)) };

export const failed = (code: string) => ({ 1: code, 2: code, 3: code });
