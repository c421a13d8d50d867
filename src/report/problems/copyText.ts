import { t } from '@vscode/l10n';
import { fileName } from '../place.ts';

/** That a file of the context says word for word what the text under check says. */
export const copyText = (uri: string): string =>
  t('{0} has the same text as the text under check, and supports every claim of it.', fileName(uri));
