import { t } from '@vscode/l10n';
import type { ComponentChildren } from 'preact';
import type { FromView, ViewCommand, ViewState } from '../../src/view/side/sideProtocol.ts';
import { Icon, type IconName } from '../shared/icons.tsx';
import { CommandButton } from './commands.tsx';

interface Props {
  readonly state: ViewState;
  readonly post: (message: FromView) => void;
}

/** What is checked against what, by whom, and where the text goes. Each line is the way to change it. */
export function SetupHeader({ state, post }: Props) {
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
      {state.canRemember && (
        <span class="setup-more">
          <CommandButton
            command="rememberContext"
            label={t('Remember in this document')}
            look="link"
            post={post}
          />
        </span>
      )}
      {state.leftOut && <LeftOut leftOut={state.leftOut} post={post} />}
      <SetupLine icon="judge" label={t('Choose judge')} onClick={ask('chooseJudge')}>
        {judge.name}
        <span class="quiet">{whereTextGoes(judge)}</span>
      </SetupLine>
      {question && (
        <SetupLine icon="question" label={t('Set question')} onClick={ask('setQuestion')}>
          {question}
        </SetupLine>
      )}
    </header>
  );
}

export const whereTextGoes = ({ destination, restricted }: ViewState['judge']): string =>
  restricted
    ? t('Restricted Mode: checks are offline')
    : destination === undefined
      ? t('stays on this machine')
      : t('text goes to {0}', destination);

interface LeftOutProps {
  readonly leftOut: NonNullable<ViewState['leftOut']>;
  readonly post: (message: FromView) => void;
}

/** Files of the context that were not read, and why: nothing is left out silently. */
export const LeftOut = ({ leftOut: { summary, lines, more }, post }: LeftOutProps) => (
  <details class="left-out">
    <summary>
      <Icon name="contradicted" />
      <span>{summary}</span>
      <span class="left-out-mark">
        <Icon name="down" />
      </span>
    </summary>
    <ul class="quiet">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
      {more > 0 && <li>{t('{0} more', more)}</li>}
    </ul>
    <CommandButton command="showUnreadFiles" label={t('Show List')} look="link" post={post} />
  </details>
);

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

interface EmptyStateProps {
  readonly state: ViewState;
  readonly post: (message: FromView) => void;
}

interface Step {
  readonly title: string;
  readonly help: string;
  readonly done: boolean;
  readonly action?: { readonly label: string; readonly command: ViewCommand };
}

/** Before the first check: the three steps to it, with the next one ready to press. */
export function EmptyState({ state, post }: EmptyStateProps) {
  const steps = stepsTo(state);
  const next = steps.findIndex(({ done }) => !done);
  return (
    <section class="empty" aria-label={t('First steps')}>
      {!state.document && <h1>{t('Check a text against its context')}</h1>}
      <p class="lead">{t('See which claims of a text its context supports.')}</p>
      <ol>
        {steps.map(({ title, help, done, action }, i) => (
          <li key={title} class={done ? 'is-done' : i === next ? 'is-next' : ''}>
            <span class="step-mark">{done ? <Icon name="done" /> : i + 1}</span>
            <div>
              <h2>{title}</h2>
              {!done && <p class="quiet">{help}</p>}
              {i === next && action && <CommandButton {...action} look="action is-main" post={post} />}
            </div>
          </li>
        ))}
      </ol>
      <CommandButton command="checkExample" label={t('Check an Example')} look="link" post={post} />
    </section>
  );
}

const stepsTo = (state: ViewState): readonly Step[] => [
  {
    title: t('Open the text to check'),
    help: t('An answer, a summary or a draft that a model or a person wrote.'),
    done: state.document !== undefined,
  },
  {
    title: t('Choose its context'),
    help: [
      t('The files that the text must agree with. Your choice is remembered.'),
      t('Hold Shift to drop files here.'),
    ].join(' '),
    done: state.context.length > 0,
    action: state.document && { label: t('Choose Context…'), command: 'chooseContext' },
  },
  {
    title: t('Check it'),
    help: t('The whole document or a selection.'),
    done: false,
    action: { label: t('Check Document'), command: 'checkDocument' },
  },
];
