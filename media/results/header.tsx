import { t } from '@vscode/l10n';
import {
  type ExportFormat,
  exportFormats,
  type FromResults,
  type ResultsState,
} from '../../src/view/results/resultsProtocol.ts';

interface Props {
  readonly state: ResultsState;
  readonly post: (message: FromResults) => void;
}

export function Header({ state, post }: Props) {
  const running = state.status === 'running';
  return (
    <header>
      <h1>{state.dataset}</h1>
      <p class="quiet" role="status">
        {statusText(state.status)} · {state.progress}
      </p>
      {running ? (
        <button type="button" class="action" onClick={() => post({ type: 'cancel' })}>
          {t('Cancel')}
        </button>
      ) : (
        <ExportMenu post={post} />
      )}
    </header>
  );
}

function ExportMenu({ post }: Pick<Props, 'post'>) {
  const onChange = (event: Event) => {
    const list = event.currentTarget as HTMLSelectElement;
    const format = exportFormats.find((one) => one === list.value);
    list.value = '';
    if (format) post({ type: 'export', format });
  };
  return (
    <select class="action" aria-label={t('Export')} onChange={onChange}>
      <option value="">{t('Export…')}</option>
      {exportFormats.map((format) => (
        <option key={format} value={format}>
          {formatName(format)}
        </option>
      ))}
    </select>
  );
}

function formatName(format: ExportFormat): string {
  switch (format) {
    case 'csv':
      return t('CSV (one result per row)');
    case 'json':
      return t('JSON');
    case 'markdown':
      return t('Markdown');
    case 'html':
      return t('Web page');
    case 'jsonl':
      return t('JSONL (command-line format)');
  }
}

function statusText(status: ResultsState['status']): string {
  switch (status) {
    case 'running':
      return t('Running');
    case 'done':
      return t('Finished');
    case 'cancelled':
      return t('Cancelled. Run it again to resume.');
    case 'failed':
      return t('Failed');
  }
}
