import { t } from '@vscode/l10n';
import type { ViewState } from '../../src/view/protocol.ts';
import { countVerdicts } from './verdicts.ts';

/** Tells a screen reader that a check began or ended, and how; not each claim as it comes. */
export function Announcer({ state }: { readonly state: ViewState }) {
  return (
    <p class="sr-only" role="status" aria-live="polite">
      {announcement(state)}
    </p>
  );
}

export function announcement({ run, claims, score }: ViewState): string {
  switch (run.state) {
    case 'none':
      return '';
    case 'running':
      return t('Checking {0} sentences.', run.total);
    case 'done':
    case 'cancelled':
    case 'failed': {
      const counts = countVerdicts(claims);
      const result = t(
        '{0} claims: {1} contradicted, {2} not in the context, {3} supported. Score {4}.',
        claims.length,
        counts.contradicted,
        counts.unsupported,
        counts.supported,
        score?.display ?? t('none'),
      );
      return run.state === 'done' ? t('Check finished. {0}', result) : t('Check stopped. {0}', result);
    }
  }
}
