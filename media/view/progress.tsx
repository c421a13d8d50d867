import { t } from '@vscode/l10n';
import type { FromView, ViewRun } from '../../src/view/protocol.ts';
import { CommandButton } from './commandButton.tsx';

interface Props {
  readonly run: Extract<ViewRun, { state: 'running' }>;
  readonly post: (message: FromView) => void;
}

/** How far a check is, with the way to stop it. */
export const Progress = ({ run, post }: Props) => (
  <div class="progress">
    <label>
      <span>{t('Checking sentence {0} of {1}', Math.min(run.answered + 1, run.total), run.total)}</span>
      <progress value={run.answered} max={run.total} />
      {run.estimate && <small>{run.estimate}</small>}
    </label>
    <CommandButton command="cancel" label={t('Cancel')} look="action" post={post} />
  </div>
);
