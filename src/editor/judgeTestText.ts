import { l10n } from 'vscode';
import type { JudgingRule } from '../judges/llm/testClaims.ts';
import type { Capabilities } from '../models/capabilities.ts';

export function ruleText(rule: JudgingRule): string {
  switch (rule) {
    case 'paraphrase':
      return l10n.t('other words for the same');
    case 'number':
      return l10n.t('a wrong number');
    case 'negation':
      return l10n.t('a dropped negation');
    case 'invention':
      return l10n.t('an invented detail');
    case 'outsideKnowledge':
      return l10n.t('true, but not in the context');
    case 'questionIsNoEvidence':
      return l10n.t('only in the question');
    case 'swappedRoles':
      return l10n.t('who did what to whom');
    case 'instructionInText':
      return l10n.t('an instruction in the text');
    case 'notAClaim':
      return l10n.t('a sentence that claims nothing');
    case 'hedge':
      return l10n.t('a hedge');
    case 'rounding':
      return l10n.t('a rounded number');
  }
}

/** What an endpoint was found to lack, in a list; empty where it lacks nothing that matters. */
export function lackingText({ form, stream, usage }: Capabilities): string {
  return [
    ...(form === 'schema' ? [] : [l10n.t('JSON schema')]),
    ...(form === 'text' ? [l10n.t('JSON mode')] : []),
    ...(stream ? [] : [l10n.t('streaming')]),
    ...(usage ? [] : [l10n.t('token counts')]),
  ].join(', ');
}
