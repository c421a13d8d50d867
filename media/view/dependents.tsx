import { t } from '@vscode/l10n';
import type { FromView, ViewDependents } from '../../src/view/side/sideProtocol.ts';
import { VerdictIcon } from './verdicts.tsx';

interface Props {
  readonly dependents: ViewDependents;
  readonly post: (message: FromView) => void;
}

/** Which documents a file contradicts; each leads to what it contradicts there. */
export const Dependents = ({ dependents, post }: Props) => {
  const { name, state, total, summary, warning, documents } = dependents;
  const running = state === 'running';
  return (
    <section class="dependents" aria-label={t('Documents that use “{0}”', name)}>
      <div class="dependents-head">
        <h2>{t('Documents that use “{0}”', name)}</h2>
        <button
          type="button"
          class="action"
          onClick={() => post({ type: running ? 'cancelDependents' : 'closeDependents' })}
        >
          {running ? t('Cancel') : t('Close')}
        </button>
      </div>
      {running ? (
        <label class="dependents-progress">
          <span>{t('{0} of {1} documents', documents.length, total)}</span>
          <progress value={total === 0 ? undefined : documents.length} max={Math.max(1, total)} />
        </label>
      ) : (
        <p>{summary}</p>
      )}
      {warning && <p class="quiet">{warning}</p>}
      <ul>
        {documents.map((document) => (
          <li key={document.uri}>
            <button
              type="button"
              class="dependent"
              title={t('Open {0}', document.path)}
              onClick={() => post({ type: 'openDependent', uri: document.uri })}
            >
              <VerdictIcon verdict={document.verdict} />
              <span class="dependent-words">
                <span dir="auto">{document.name}</span>
                <span class="quiet">
                  {document.contradicted > 0 && (
                    <b>{t('{0} contradicted by this file', document.contradicted)} · </b>
                  )}
                  {document.summary}
                </span>
                {document.path !== document.name && <span class="quiet">{document.path}</span>}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};
