import { shortHash } from '../base/hash.ts';
import type { Judge } from './judge.ts';
import { isOfflineId, modelOfJudge } from './offlineId.ts';

/** The release, and a hash of the source of all rules; written in by the build. */
declare const claimlightBuild: { readonly version: string; readonly rules: string } | undefined;

const build =
  typeof claimlightBuild === 'undefined' ? { version: 'source', rules: 'source' } : claimlightBuild;

/** All that carried a judgement: where two of these are equal, the same text has the same verdicts, as far as a model repeats itself. */
export interface Fingerprint {
  version: string;
  rules: string;
  /** `Judge.id` */
  judge: string;
  /** Short hash of the weights of a local model. */
  weights?: string | undefined;
  /** Version of the prompt and what else the judge was set to. */
  settings?: string | undefined;
  /** What an endpoint says that it answered with, which may be another model than the one that was asked for. */
  served?: string[] | undefined;
}

type JudgeSetup = Pick<Judge, 'id' | 'settings'>;

export const fingerprintOf = ({ id, settings }: JudgeSetup, served: readonly string[] = []): Fingerprint => ({
  ...build,
  judge: id,
  ...(isOfflineId(id) && modelOfJudge(id) !== undefined ? { weights: modelOfJudge(id) } : {}),
  ...(settings === undefined ? {} : { settings }),
  ...(served.length > 0 ? { served: [...served] } : {}),
});

/** In one word, as files name it that are compared; without what only a call tells. */
export const fingerprintHash = ({ served: _, ...known }: Fingerprint): string =>
  shortHash(JSON.stringify(Object.entries(known).sort(([a], [b]) => (a < b ? -1 : 1))));
