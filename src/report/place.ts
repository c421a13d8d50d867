import { t } from '@vscode/l10n';

/** The last part of a URI or path, decoded; the whole of it where it has no parts. A notebook's cell is named as the notebook. */
export function fileName(uri: string): string {
  const last =
    uri
      .replace(/[/\\]+$/, '')
      .replace(/^untitled:/, '')
      .replace(/^(vscode-notebook-cell:.*)#.*$/, '$1')
      .split(/[/\\]/)
      .at(-1) || uri;
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}

/** "limits.md, line 12", or "report.pdf, page 3" where the source has pages. */
export const placeText = (at: {
  readonly uri: string;
  readonly line: number;
  readonly page?: number | undefined;
}): string =>
  at.page === undefined
    ? t('{0}, line {1}', fileName(at.uri), at.line)
    : t('{0}, page {1}', fileName(at.uri), at.page);
