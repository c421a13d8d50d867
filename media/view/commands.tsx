import { t } from '@vscode/l10n';
import type { FromView, ViewCommand } from '../../src/view/side/sideProtocol.ts';
import { Icon, type IconName } from '../shared/icons.tsx';

interface CommandButtonProps {
  readonly command: ViewCommand;
  readonly label: string;
  /** "action is-main" for the one thing to do next, "action" beside it, "link" for a way aside. */
  readonly look: 'action is-main' | 'action' | 'link';
  readonly post: (message: FromView) => void;
}

/** A button that runs a command of the extension. */
export const CommandButton = ({ command, label, look, post }: CommandButtonProps) => (
  <button type="button" class={look} onClick={() => post({ type: 'command', command })}>
    {label}
  </button>
);

interface ToolbarProps {
  readonly post: (message: FromView) => void;
}

/** What can be done with a result as a whole. */
export const Toolbar = ({ post }: ToolbarProps) => (
  <div class="toolbar" role="toolbar" aria-label={t('Result')}>
    {tools().map(({ icon, label, help, command }) => (
      <button
        key={command}
        type="button"
        class="tool"
        title={help}
        onClick={() => post({ type: 'command', command })}
      >
        <Icon name={icon} />
        {label}
      </button>
    ))}
  </div>
);

const tools = (): readonly {
  readonly icon: IconName;
  readonly label: string;
  readonly help: string;
  readonly command: ViewCommand;
}[] => [
  {
    icon: 'again',
    label: t('Check again'),
    help: t('Check the whole document again'),
    command: 'checkDocument',
  },
  {
    icon: 'judge',
    label: t('Compare'),
    help: t('Compare with other judges, claim by claim'),
    command: 'compareJudges',
  },
  { icon: 'export', label: t('Export'), help: t('Save the results as a report'), command: 'exportReport' },
];
