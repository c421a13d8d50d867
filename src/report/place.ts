import { t } from '@vscode/l10n';
import type { Report } from '../check/report.ts';
import { plainLine } from './escape.ts';

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
    return plainLine(decodeURIComponent(last));
  } catch {
    return plainLine(last);
  }
}

/** What a report calls its output. */
export const outputName = ({ output }: Pick<Report, 'output'>): string =>
  output.uri === undefined ? t('output') : fileName(output.uri);

/** "limits.md, line 12", or "report.pdf, page 3" where the source has pages. */
export const placeText = (at: {
  readonly uri: string;
  readonly line: number;
  readonly page?: number | undefined;
}): string =>
  at.page === undefined
    ? t('{0}, line {1}', fileName(at.uri), at.line)
    : t('{0}, page {1}', fileName(at.uri), at.page);

/** Where an offset stands, as editors show it: both counted from 1, columns in UTF-16 code units. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** Finds positions in one text; `text` is scanned once. */
export function positions(text: string): (offset: number) => Position {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (starts[middle]! <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - starts[low]! + 1 };
  };
}
