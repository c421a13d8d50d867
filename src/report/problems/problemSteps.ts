import { t } from '@vscode/l10n';
import type { ProblemCode } from '../../check/problem.ts';

/** What a person can press to get on after a problem. */
type ProblemStep =
  | 'checkDocument'
  | 'chooseContext'
  | 'chooseJudge'
  | 'manageTrust'
  | 'recheckStale'
  | 'setApiKey'
  | 'testConnection';

/** Next steps of a problem, the best first; a surface offers those that it has. */
export const problemSteps = (code: ProblemCode): readonly ProblemStep[] => steps[code] ?? [];

/** Whether nothing but the endpoint keeps a check from its end: another judge would get there. */
export const isEndpointDown = (code: ProblemCode): boolean =>
  steps[code] === connection || steps[code] === again;

/** What its button says. */
export const stepLabel = (step: ProblemStep): string =>
  ({
    checkDocument: t('Check Document'),
    chooseContext: t('Choose Context…'),
    chooseJudge: t('Choose Judge…'),
    manageTrust: t('Manage Trust'),
    recheckStale: t('Try Again'),
    setApiKey: t('Set API Key…'),
    testConnection: t('Test Connection'),
  })[step];

const checkDocument = ['checkDocument'] as const;
const context = ['chooseContext'] as const;
const judge = ['chooseJudge'] as const;
const key = ['setApiKey', 'chooseJudge'] as const;
const connection = ['testConnection', 'chooseJudge'] as const;
const again = ['recheckStale', 'chooseJudge'] as const;

/** Problems with nothing to press say in words what to do (`problemText`). */
const steps: Readonly<Partial<Record<ProblemCode, readonly ProblemStep[]>>> = {
  noSelection: checkDocument,
  notChecked: checkDocument,
  nothingToCheck: checkDocument,
  noContext: context,
  ownContext: context,
  boundOutput: context,
  contextEmpty: context,
  contextMissing: context,
  contextUnreadable: context,
  contextBinary: context,
  fileTooLarge: context,
  unpackedTooLarge: context,
  tooDeep: context,
  readTooSlow: context,
  notAFile: context,
  scanned: context,
  encodingUnknown: context,
  noKey: key,
  wrongKey: key,
  noSuchModel: judge,
  noModelChosen: judge,
  refused: judge,
  disputed: judge,
  otherLanguage: judge,
  offSchema: judge,
  consentRefused: judge,
  promptTooLong: judge,
  outputTooLong: judge,
  budget: judge,
  quota: again,
  serverError: again,
  dropped: again,
  stalled: again,
  noAnswer: again,
  cancelled: ['recheckStale'],
  unreachable: connection,
  certificate: connection,
  redirected: connection,
  notAnApi: connection,
  untrusted: ['manageTrust', 'chooseJudge'],
};
