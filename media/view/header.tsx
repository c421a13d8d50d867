import { t } from '@vscode/l10n';
import type { ComponentChildren } from 'preact';
import type { FromView, ViewCommand, ViewState } from '../../src/view/protocol.ts';
import { Icon, type IconName } from './icons.tsx';

interface Props {
  readonly state: ViewState;
  readonly post: (message: FromView) => void;
}

/** What is checked against what, by whom, and where the text goes. Each line is the way to change it. */
export function Header({ state, post }: Props) {
  const { document, context, judge, question } = state;
  if (!document) return null;
  const ask = (command: ViewCommand) => () => post({ type: 'command', command });
  const others = context.length - 1;
  return (
    <header class="setup">
      <h1 title={document.name}>{document.name}</h1>
      <SetupLine icon="file" label={t('Choose context')} onClick={ask('chooseContext')}>
        {context[0] === undefined
          ? t('No context chosen')
          : others > 0
            ? t('{0} and {1} more', context[0].name, others)
            : context[0].name}
      </SetupLine>
      <SetupLine icon="judge" label={t('Choose judge')} onClick={ask('chooseJudge')}>
        {judge.name}
        <span class="quiet">
          {judge.destination === undefined
            ? t('stays on this machine')
            : t('text goes to {0}', judge.destination)}
        </span>
      </SetupLine>
      {question && (
        <SetupLine icon="question" label={t('Set question')} onClick={ask('setQuestion')}>
          {question}
        </SetupLine>
      )}
    </header>
  );
}

interface LineProps {
  readonly icon: IconName;
  /** What a click does. */
  readonly label: string;
  readonly onClick: () => void;
  readonly children: ComponentChildren;
}

const SetupLine = ({ icon, label, onClick, children }: LineProps) => (
  <button type="button" class="setup-line" title={label} onClick={onClick}>
    <Icon name={icon} />
    <span class="setup-words">{children}</span>
    <span class="sr-only">{label}</span>
  </button>
);
