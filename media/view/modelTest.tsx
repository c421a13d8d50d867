import { t } from '@vscode/l10n';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { FromView, ViewModelTest } from '../../src/view/side/sideProtocol.ts';
import { Icon, type IconName } from '../shared/icons.tsx';
import { CommandButton } from './commands.tsx';
import { Section } from './disclosure.tsx';

interface Props {
  readonly test: ViewModelTest;
  readonly post: (message: FromView) => void;
}

/** What a test of the chosen model found, and what to do about it. */
export function ModelTest({ test, post }: Props) {
  const { title, destination, quality, summary, rows, wrong, advice, actions } = test;
  const section = useRef<HTMLElement>(null);
  // Whoever tests a model wants to see what came of it, however long the summary above it is.
  useLayoutEffect(() => section.current?.scrollIntoView({ block: 'start' }), [title, summary]);
  return (
    <section ref={section} class="model-test" aria-label={title}>
      <div class="model-test-head">
        <h2>{title}</h2>
        <button type="button" class="action" onClick={() => post({ type: 'closeModelTest' })}>
          {t('Close')}
        </button>
      </div>
      {destination && <p class="quiet">{destination}</p>}
      <p class={`model-test-summary is-${quality}`} role={quality === 'poor' ? 'alert' : 'status'}>
        <Icon name={icons[quality]} />
        <span dir="auto">{summary}</span>
      </p>
      {advice.map((text) => (
        <p key={text} dir="auto">
          {text}
        </p>
      ))}
      {rows.length > 0 && (
        <dl>
          {rows.map(({ label, value, quality: own }) => (
            <div key={label} class={`is-${own}`}>
              <dt class="quiet">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {wrong.length > 0 && (
        <Section id="modelTestWrong" title={t('Judged incorrectly ({0})', wrong.length)}>
          <ul>
            {wrong.map(({ text, said, right }) => (
              <li key={text}>
                <p dir="auto">{text}</p>
                <p class="quiet">{t('{0}; right: {1}', said, right)}</p>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <div class="model-test-actions">
        {actions.map((action, i) => (
          <CommandButton
            key={action.command}
            {...action}
            look={i === 0 ? 'action is-main' : 'action'}
            post={post}
          />
        ))}
      </div>
    </section>
  );
}

const icons: Readonly<Record<ViewModelTest['quality'], IconName>> = {
  good: 'supported',
  fair: 'contradicted',
  poor: 'contradicted',
  none: 'unsupported',
};
