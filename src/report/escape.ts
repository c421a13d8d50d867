/**
 * What a terminal obeys or a reader does not see: controls (with C1, which some terminals take for escapes), direction
 * marks and other line ends than "\n".
 */
export const hidden =
  /[[\p{Cc}--[\t\n]]\u061C\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF\u{E0000}-\u{E007F}]/gv;

/** Keeps apart what would be a mark, a name or an address; nobody sees it. */
export const apart = '\u200B';

/** What build servers obey in the lines of a log: "::add-mask::x" at a line's beginning, "##vso[task.complete]" anywhere. */
export const withoutCommands = (text: string): string =>
  text.replace(/^([^\S\n]*):(?=:)/gmu, `$1:${apart}`).replace(/##(?=\[|vso\[|teamcity\[)/giu, `#${apart}#`);

/** Foreign text without what a terminal or a build server would obey; its lines stay. */
export const visibleText = (text: string): string =>
  withoutCommands(text.replace(/\r\n?/g, '\n').replace(hidden, ''));

/** The same as one line: it cannot begin a line that looks like one of ours. */
export const plainLine = (text: string): string => visibleText(text.replace(/\s+/gu, ' ')).trim();

/** The same for a stream that a terminal may show: its own line ends and tables stay. */
export const withoutEscapes = (text: string): string => text.replace(/[\p{Cc}--[\t\n\r]]/gv, '');
