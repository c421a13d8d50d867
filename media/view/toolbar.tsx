import { t } from '@vscode/l10n';
import type { FromView, ViewCommand } from '../../src/view/protocol.ts';
import { Icon, type IconName } from './icons.tsx';

interface Props {
  readonly post: (message: FromView) => void;
}

/** What can be done with a result as a whole. */
export const Toolbar = ({ post }: Props) => (
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
    help: t('See what other judges say, claim by claim'),
    command: 'compareJudges',
  },
  { icon: 'export', label: t('Export'), help: t('Save the result as a report'), command: 'exportReport' },
];
