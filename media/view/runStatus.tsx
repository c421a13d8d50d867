import { t } from '@vscode/l10n';
import type { FromView, ViewNotice, ViewRun, ViewState } from '../../src/view/side/sideProtocol.ts';
import { Icon } from '../shared/icons.tsx';
import { CommandButton } from './commands.tsx';

interface NoticeProps {
  readonly notice: ViewNotice;
  readonly post: (message: FromView) => void;
}

/** Something that the person should know, and what to do about it. */
export const Notice = ({ notice: { severity, message, nextStep, actions }, post }: NoticeProps) => (
  <div class={`notice is-${severity}`} role={severity === 'error' ? 'alert' : 'status'}>
    <Icon name={severity === 'info' ? 'unsupported' : 'contradicted'} />
    <div>
      <p>{message}</p>
      {nextStep && <p class="quiet">{nextStep}</p>}
      {actions.length > 0 && (
        <div class="actions">
          {actions.map((action, i) => (
            <CommandButton
              key={action.command}
              {...action}
              look={i === 0 ? 'action is-main' : 'action'}
              post={post}
            />
          ))}
        </div>
      )}
    </div>
  </div>
);

interface ReadingProps {
  readonly reading: NonNullable<ViewState['reading']>;
  readonly post: (message: FromView) => void;
}

/** How much of the context is read before a check can begin, with the way to stop it. */
export const ReadingProgress = ({ reading: { read, files }, post }: ReadingProps) => (
  <div class="progress">
    <label>
      <span>{files > 1 ? t('{0} of {1} context files read', read, files) : t('Reading the context…')}</span>
      <progress value={files > 1 ? read : undefined} max={Math.max(1, files)} />
    </label>
    <CommandButton command="cancel" label={t('Cancel')} look="action" post={post} />
  </div>
);

interface ProgressProps {
  readonly run: Extract<ViewRun, { state: 'running' }>;
  readonly post: (message: FromView) => void;
}

/** How far a check is, with the way to stop it. */
export const Progress = ({ run, post }: ProgressProps) => (
  <div class="progress">
    <label>
      <span>{t('Checking {0} of {1}', run.answered, run.total)}</span>
      <progress value={run.answered} max={run.total} />
      {run.estimate && <small>{run.estimate}</small>}
    </label>
    <CommandButton command="cancel" label={t('Cancel')} look="action" post={post} />
  </div>
);
