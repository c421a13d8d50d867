import * as vscode from 'vscode';
import { l10n } from 'vscode';
import { Problem } from '../../check/problem.ts';
import type { JudgingRule, ProbeResult } from '../../judges/probe/judgeProbe.ts';
import type { Capabilities } from '../../models/capabilities.ts';
import { withCancellation } from '../cancellation.ts';
import type { ModelFactory } from '../judging/modelFactory.ts';
import type { Settings } from '../settings.ts';

/** Puts a handful of known claims to the chosen model. Nothing of any document is sent. */
export async function testConnection(settings: Pick<Settings, 'judge'>, models: ModelFactory): Promise<void> {
  const { t } = vscode.l10n;
  if (settings.judge === 'offline') {
    await vscode.window.showInformationMessage(t('The offline judge needs no connection.'));
    return;
  }
  const model = await models.create(settings.judge);
  const { createModelJudge } = await import('../../judges/modelJudge.ts');
  const started = performance.now();
  const test = await runTest(createModelJudge({ model }), t('Testing {0}', model.destination));
  if (!test) return;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const lacking = model.capabilities ? missingCapabilitiesText(model.capabilities()) : '';
  const message = [
    t('{0} answered in {1} seconds.', `${model.id} (${model.destination})`, seconds),
    t('{0} of {1} test claims judged correctly.', test.right, test.total),
    ...(test.missed.length > 0
      ? [t('Judged incorrectly: {0}.', test.missed.map(judgingRuleText).join(', '))]
      : []),
    ...(lacking ? [t('The endpoint does not support: {0}.', lacking)] : []),
  ].join(' ');
  await (test.right * 4 >= test.total * 3
    ? vscode.window.showInformationMessage(message)
    : vscode.window.showWarningMessage(message));
}

type Tested = Parameters<typeof import('../../judges/probe/judgeProbe.ts').probeJudge>[0];

/** `undefined` when the person cancelled. */
function runTest(judge: Tested, title: string): Thenable<ProbeResult | undefined> {
  const options = { location: vscode.ProgressLocation.Notification, title, cancellable: true };
  return vscode.window.withProgress(options, async (_, token) => {
    const { probeJudge } = await import('../../judges/probe/judgeProbe.ts');
    try {
      return await withCancellation(token, (signal) => probeJudge(judge, signal));
    } catch (error) {
      if (error instanceof Problem && error.code === 'cancelled') return undefined;
      throw error;
    }
  });
}

function judgingRuleText(rule: JudgingRule): string {
  switch (rule) {
    case 'paraphrase':
      return l10n.t('a paraphrase');
    case 'number':
      return l10n.t('a wrong number');
    case 'negation':
      return l10n.t('a dropped negation');
    case 'invention':
      return l10n.t('an invented detail');
    case 'outsideKnowledge':
      return l10n.t('a true statement that is not in the context');
    case 'questionIsNoEvidence':
      return l10n.t('a detail given only in the question');
    case 'swappedRoles':
      return l10n.t('swapped roles');
    case 'instructionInText':
      return l10n.t('an instruction in the text');
    case 'notAClaim':
      return l10n.t('a sentence without a claim');
    case 'hedge':
      return l10n.t('a hedge');
    case 'rounding':
      return l10n.t('a rounded number');
  }
}

/** What an endpoint was found to lack, in a list; empty where it lacks nothing that matters. */
function missingCapabilitiesText({ form, stream, usage }: Capabilities): string {
  return [
    ...(form === 'schema' ? [] : [l10n.t('JSON schema')]),
    ...(form === 'text' ? [l10n.t('JSON mode')] : []),
    ...(stream ? [] : [l10n.t('streaming')]),
    ...(usage ? [] : [l10n.t('token counts')]),
  ].join(', ');
}
