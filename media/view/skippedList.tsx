import { t } from '@vscode/l10n';
import type { ViewState } from '../../src/view/protocol.ts';
import { Section } from './section.tsx';

/** Sentences that hold no claim, and why: nothing is left out silently. */
export function SkippedList({ skipped }: Pick<ViewState, 'skipped'>) {
  if (skipped.length === 0) return null;
  return (
    <Section id="skipped" title={t('Sentences without a claim: {0}', skipped.length)}>
      <ul class="skipped">
        {skipped.map(({ text, line, why }) => (
          <li key={`${line} ${text}`}>
            <span>{text}</span>
            <span class="quiet">
              {why} · {t('line {0}', line)}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
