import { t } from '@vscode/l10n';
import type { FromView, ViewCommand, ViewState } from '../../src/view/protocol.ts';
import { CommandButton } from './commandButton.tsx';
import { Icon } from './icons.tsx';

interface Props {
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
export function EmptyState({ state, post }: Props) {
  const steps = stepsTo(state);
  const next = steps.findIndex(({ done }) => !done);
  return (
    <section class="empty" aria-label={t('First steps')}>
      {!state.document && <h1>{t('Check a text against its sources')}</h1>}
      <p class="lead">{t('See which statements of a text hold, claim by claim.')}</p>
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
      <CommandButton command="openWalkthrough" label={t('Try it on an example')} look="link" post={post} />
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
    help: t('The files that the text must agree with. They are remembered for it.'),
    done: state.context.length > 0,
    ...(state.document ? { action: { label: t('Choose Context…'), command: 'chooseContext' } } : {}),
  },
  {
    title: t('Check it'),
    help: t('The whole document, or the part that you select.'),
    done: false,
    action: { label: t('Check Document'), command: 'checkDocument' },
  },
];
