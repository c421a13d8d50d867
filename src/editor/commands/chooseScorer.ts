import * as vscode from 'vscode';
import { scorers } from '../../check/score/catalogue.ts';
import type { ScorerId } from '../../check/score/scorer.ts';
import { directionText, scorerText } from '../../report/labels.ts';
import type { Settings } from '../settings.ts';

/** @param given a scorer's id: chosen without asking */
export async function chooseScorer(
  given: unknown,
  settings: Pick<Settings, 'scorer' | 'set'>,
): Promise<void> {
  const all = Object.values(scorers);
  const named = all.find(({ id }) => id === given)?.id;
  const scorer = named ?? (await askScorer(settings.scorer));
  if (scorer) await settings.set('scorer', scorer);
}

async function askScorer(current: ScorerId): Promise<ScorerId | undefined> {
  const items = Object.values(scorers).map(({ id, direction }) => ({
    id,
    label: scorerText(id),
    description: directionText(direction),
    detail: meaning(id),
    picked: id === current,
  }));
  const picked = await vscode.window.showQuickPick(items, { title: vscode.l10n.t('Choose Scorer') });
  return picked?.id;
}

function meaning(scorer: ScorerId): string {
  const { t } = vscode.l10n;
  switch (scorer) {
    case 'faithfulness':
      return t('Share of claims that the context supports.');
    case 'hallucination':
      return t('Share of claims that the context contradicts or does not back.');
    case 'contradiction':
      return t('Share of context statements that the output contradicts.');
  }
}
