import { t } from '@vscode/l10n';
import type { Estimate } from '../../check/judge.ts';
import type { Problem, ProblemCode } from '../../check/problem.ts';
import type { Examination } from '../../judges/probe/examination.ts';
import type { JudgingRule, ProbeResult } from '../../judges/probe/judgeProbe.ts';
import type { KnownKind } from '../../judges/probe/knownClaims.ts';
import type { Capabilities } from '../../models/capabilities.ts';
import { verdictText } from '../../report/labels.ts';
import { problemNotice } from '../../view/side/noticeView.ts';
import { usageText } from '../../view/side/scoreView.ts';
import type { ViewCommand, ViewModelTest } from '../../view/side/sideProtocol.ts';

/** Who was tested. */
export interface TestedModel {
  readonly id: string;
  readonly destination: string;
}

/** What a test tried: a handful of claims, or all that are known. */
export type TestCommand = Extract<ViewCommand, 'testConnection' | 'testModel'>;

type Row = ViewModelTest['rows'][number];
type Action = ViewModelTest['actions'][number];
type Quality = Row['quality'];

/** What a handful of claims showed. */
export function probeView(
  tested: TestedModel,
  { right, total, missed, usage }: ProbeResult,
  seconds: number,
  capabilities: Capabilities | undefined,
): ViewModelTest {
  const quality = qualityOf(right, total);
  return {
    ...titleOf(tested),
    quality,
    summary: t(
      'It answered in {0} seconds and judged {1} of {2} known claims correctly.',
      secondsText(seconds),
      right,
      total,
    ),
    rows: [
      ...(missed.length > 0
        ? [row(t('Judged incorrectly'), missed.map(judgingRuleText).join(', '), quality)]
        : []),
      ...endpointRows(capabilities),
      row(t('Used'), usageText(usage)),
    ],
    wrong: [],
    advice: [...weakModelAdvice(quality), ...schemaAdvice(capabilities)],
    actions: [
      ...(quality === 'good' ? [] : [chooseJudge()]),
      { label: t('Test with Known Claims…'), command: 'testModel' },
      modelSettings(),
    ],
  };
}

/** What forty claims and a long prompt showed. */
export function examinationView(tested: TestedModel, found: Examination): ViewModelTest {
  const { right, total, byKind, wrong, usage, window, capabilities } = found;
  const quality = qualityOf(right, total);
  const whole = window === undefined || window.seen >= window.sent * wholeShare;
  return {
    ...titleOf(tested),
    quality: whole ? quality : 'poor',
    summary: t('It judged {0} of {1} known claims correctly.', right, total),
    rows: [
      ...Object.entries(byKind).map(([kind, count]) =>
        row(
          knownKindText(kind as KnownKind),
          t('{0} of {1}', count.right, count.total),
          qualityOf(count.right, count.total),
        ),
      ),
      ...endpointRows(capabilities),
      row(t('Streaming'), found.pieces > usage.calls * 2 ? t('yes') : t('no')),
      row(
        t('Prompt cache'),
        found.cachedTokens === undefined
          ? t('not reported')
          : t('{0} tokens', found.cachedTokens.toLocaleString()),
      ),
      ...(window ? [windowRow(window, whole)] : []),
      row(t('Used'), `${usageText(usage)}, ${timeText(found)}`),
    ],
    wrong: wrong.map((one) => ({
      text: one.text,
      said: saidText(one.said),
      right: one.right.map(saidText).join(', '),
    })),
    advice: [
      ...weakModelAdvice(quality),
      ...(whole
        ? []
        : [
            t(
              'The endpoint cuts long prompts and says nothing: give the model a larger context window there, or lower the setting “claimlight.model.contextTokens”.',
            ),
          ]),
      ...schemaAdvice(capabilities),
    ],
    actions: [
      ...(quality === 'good' ? [] : [chooseJudge()]),
      { label: t('Test Again…'), command: 'testModel' },
      modelSettings(),
    ],
  };
}

/** Why a test came to nothing, and what to do. */
export function failedTestView(tested: TestedModel, problem: Problem, again: TestCommand): ViewModelTest {
  const { message, nextStep, actions } = problemNotice(problem.data);
  // Another judge tells nothing about this model.
  const action = actions.find(({ command }) => command !== 'checkOffline');
  const own: readonly Action[] = action && !tests.has(action.command) ? [action] : [];
  const others = [...(isAboutKey.has(problem.code) ? [] : [setKey()]), chooseJudge()].filter(
    ({ command }) => command !== action?.command,
  );
  return {
    ...titleOf(tested),
    quality: 'poor',
    summary: message,
    rows: [],
    wrong: [],
    advice: nextStep ? [nextStep] : [],
    actions: [...own, ...others, modelSettings(), { label: t('Test Again'), command: again }],
  };
}

const tests: ReadonlySet<ViewCommand> = new Set([
  'testConnection',
  'testModel',
  'recheckStale',
  'checkDocument',
]);
const isAboutKey: ReadonlySet<ProblemCode> = new Set(['noKey', 'wrongKey']);

const titleOf = ({ id, destination }: TestedModel): Pick<ViewModelTest, 'title' | 'destination'> => ({
  title: t('Test of {0}', id),
  destination,
});

const row = (label: string, value: string, quality: Quality = 'none'): Row => ({ label, value, quality });

/** Less than this is guesswork on claims that are chosen to be hard, and less than the other a warning. */
const goodShare = 0.85;
const fairShare = 0.7;

const qualityOf = (right: number, total: number): Quality =>
  right >= total * goodShare ? 'good' : right >= total * fairShare ? 'fair' : 'poor';

/** A key stands every thousand tokens; what misses less than one was read whole. */
const wholeShare = 0.95;

const windowRow = ({ seen, sent }: NonNullable<Examination['window']>, whole: boolean): Row =>
  whole
    ? row(t('Long prompt'), t('read whole ({0} tokens)', sent.toLocaleString()), 'good')
    : row(
        t('Long prompt'),
        t('about {0} of {1} tokens seen', seen.toLocaleString(), sent.toLocaleString()),
        'poor',
      );

function endpointRows(capabilities: Capabilities | undefined): readonly Row[] {
  if (!capabilities) return [];
  const lacking = missingCapabilities(capabilities);
  return [
    row(t('Form of answers'), formText(capabilities.form), capabilities.form === 'schema' ? 'good' : 'fair'),
    ...(lacking.length > 0 ? [row(t('Not supported'), lacking.join(', '), 'fair')] : []),
  ];
}

function formText(form: Capabilities['form']): string {
  switch (form) {
    case 'schema':
      return t('held to a JSON schema');
    case 'json':
      return t('any JSON');
    case 'text':
      return t('plain text');
  }
}

/** What an endpoint was found to lack of what matters. */
const missingCapabilities = ({ form, stream, usage }: Capabilities): readonly string[] => [
  ...(form === 'schema' ? [] : [t('JSON schema')]),
  ...(form === 'text' ? [t('JSON mode')] : []),
  ...(stream ? [] : [t('streaming')]),
  ...(usage ? [] : [t('token counts')]),
];

const weakModelAdvice = (quality: Quality): readonly string[] =>
  quality === 'good' ? [] : [t('Choose a stronger model, or review its verdicts carefully.')];

const schemaAdvice = (capabilities: Capabilities | undefined): readonly string[] =>
  capabilities === undefined || capabilities.form === 'schema'
    ? []
    : [
        t(
          'Without a JSON schema, answers that are not in their form are asked for again, which costs calls.',
        ),
      ];

const setKey = (): Action => ({ label: t('Set API Key…'), command: 'setApiKey' });
const chooseJudge = (): Action => ({ label: t('Choose Judge…'), command: 'chooseJudge' });
const modelSettings = (): Action => ({ label: t('Open Settings'), command: 'openModelSettings' });

const secondsText = (seconds: number): string => seconds.toFixed(1);

const timeText = ({ seconds, firstSeconds }: Examination): string =>
  firstSeconds === undefined
    ? t('{0} s', secondsText(seconds))
    : t('{0} s, first words after {1} s', secondsText(seconds), secondsText(firstSeconds));

/** About what a test will use, before it begins. */
export const testEstimateText = (estimate: Estimate): string => t('about {0}', usageText(estimate));

function saidText(said: string): string {
  switch (said) {
    case 'supported':
    case 'contradicted':
    case 'unsupported':
      return verdictText(said);
    case 'notCheckable':
      return t('No claim');
    default:
      return verdictText('failed');
  }
}

function knownKindText(kind: KnownKind): string {
  switch (kind) {
    case 'certainty':
      return t('Over-certainty');
    case 'units':
      return t('Units and arithmetic');
    case 'partial':
      return t('Half-true sentences');
    case 'conflict':
      return t('Files that disagree');
    case 'absence':
      return t('What no file says');
    case 'language':
      return t('Other languages');
    case 'injection':
      return t('Instructions in the text');
  }
}

function judgingRuleText(rule: JudgingRule): string {
  switch (rule) {
    case 'paraphrase':
      return t('a paraphrase');
    case 'number':
      return t('a wrong number');
    case 'negation':
      return t('a dropped negation');
    case 'invention':
      return t('an invented detail');
    case 'outsideKnowledge':
      return t('a true statement that is not in the context');
    case 'questionIsNoEvidence':
      return t('a detail given only in the question');
    case 'swappedRoles':
      return t('swapped roles');
    case 'instructionInText':
      return t('an instruction in the text');
    case 'notAClaim':
      return t('a sentence without a claim');
    case 'hedge':
      return t('a hedge');
    case 'rounding':
      return t('a rounded number');
  }
}
