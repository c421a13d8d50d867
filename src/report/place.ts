import { t } from '@vscode/l10n';
import type { Place } from '../check/reason.ts';

/** The last part of a URI or path, decoded; the whole of it where it has no parts. */
export function fileName(uri: string): string {
  const last =
    uri
      .replace(/[/\\]+$/, '')
      .split(/[/\\]/)
      .at(-1) || uri;
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}

/** "limits.md, line 12", or "report.pdf, page 3" where the source has pages. */
export const placeText = (at: Place): string =>
  at.page === undefined
    ? t('{0}, line {1}', fileName(at.uri), at.line)
    : t('{0}, page {1}', fileName(at.uri), at.page);
