import { t } from '@vscode/l10n';
import type { ResultsTile } from '../../src/view/results/resultsProtocol.ts';

/** The figures that are read first. */
export const Tiles = ({ tiles }: { readonly tiles: readonly ResultsTile[] }) => (
  <dl class="tiles" aria-label={t('Summary')}>
    {tiles.map(({ name, value, note }) => (
      <div key={name} class="tile">
        <dt title={name}>{name}</dt>
        <dd class="value">{value}</dd>
        <dd class="quiet">{note}</dd>
      </div>
    ))}
  </dl>
);
