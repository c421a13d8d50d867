import { Lines, overlaps, type Span } from '../text/span.ts';

/** How far a comment reaches: the line that it ends, the block below it, or the whole file. */
export type CommentScope = 'line' | 'block' | 'file';

/** A stretch of a text whose claims a comment says to ignore. */
export interface IgnoredStretch extends Span {
  /** What the comment gives as the reason. */
  readonly note?: string;
}

/** Of which format a text is: the language of an editor where it knows one, and the file's name. */
export interface CommentedText {
  readonly language?: string;
  readonly path: string;
}

interface CommentSyntax {
  readonly before: string;
  readonly after: string;
  /** Only with nothing before it on its line. */
  readonly ownLine?: true;
}

const markup: CommentSyntax = { before: '<!--', after: '-->' };
const syntaxes: Readonly<Record<string, CommentSyntax>> = {
  markdown: markup,
  html: markup,
  xml: markup,
  mdx: { before: '{/*', after: '*/}' },
  latex: { before: '%', after: '' },
  tex: { before: '%', after: '' },
  restructuredtext: { before: '..', after: '', ownLine: true },
  asciidoc: { before: '//', after: '', ownLine: true },
};
const languageOfExtension: Readonly<Record<string, string>> = {
  md: 'markdown',
  markdown: 'markdown',
  htm: 'html',
  html: 'html',
  xml: 'xml',
  mdx: 'mdx',
  tex: 'latex',
  rst: 'restructuredtext',
  adoc: 'asciidoc',
  asciidoc: 'asciidoc',
};

/** Undefined where the format has no comments, or none that we know. */
function syntaxOf({ language = '', path }: CommentedText): CommentSyntax | undefined {
  const extension = /\.(\w+)$/.exec(path)?.[1]?.toLowerCase() ?? '';
  return syntaxes[languageOfExtension[extension] ?? language];
}

export const hasComments = (of: CommentedText): boolean => syntaxOf(of) !== undefined;

/** A text without it has no such comment. */
export const commentMarker = 'claimlight-ignore';
const escaped = (words: string): string => words.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** `claimlight-ignore`, `-start`, `-end` or `-file`, with a reason after a colon. */
function pattern({ before, after, ownLine }: CommentSyntax): RegExp {
  const reason = after === '' ? '[^\\n]*' : '(?:(?!-->|\\*/\\}).)*?';
  const start = ownLine ? '^[^\\S\\n]*' : '';
  const end = after === '' ? '[^\\S\\n]*$' : `\\s*${escaped(after)}`;
  const words = `${commentMarker}(?<kind>-start|-end|-file)?(?![\\w-])(?:\\s*:\\s*(?<note>${reason}))?`;
  return new RegExp(`${start}${escaped(before)}\\s*${words}${end}`, 'gm');
}

/**
 * Stretches that comments name: the line of a comment that stands behind words; the block below one that stands alone,
 * up to the next blank line; what lies between `-start` and `-end`, or the end of the text; the whole file.
 */
export function ignoredStretches(text: string, of: CommentedText): readonly IgnoredStretch[] {
  const syntax = text.includes(commentMarker) ? syntaxOf(of) : undefined;
  if (!syntax) return [];
  const lines = new Lines(text);
  const found: IgnoredStretch[] = [];
  let open: { readonly start: number; readonly note?: string } | undefined;
  for (const { 0: comment, index, groups = {} } of text.matchAll(pattern(syntax))) {
    const note = groups.note?.trim() || undefined;
    const at = { start: index, end: index + comment.length };
    switch (groups.kind) {
      case '-file':
        return [{ start: 0, end: text.length, note }];
      case '-start':
        open ??= { start: at.end, note };
        break;
      case '-end':
        if (open) found.push({ ...open, end: at.start });
        open = undefined;
        break;
      default:
        found.push({ ...lineOrBlock(text, lines, at), note });
    }
  }
  if (open) found.push({ ...open, end: text.length });
  return found;
}

function lineOrBlock(text: string, lines: Lines, comment: Span): Span {
  const own = lines.span(lineAt(lines, comment.start));
  const words =
    text.slice(own.start, comment.start) + text.slice(comment.end, Math.max(comment.end, own.end));
  if (words.trim() !== '') return own;
  let line = lineAt(lines, comment.end) + 1;
  const isBlank = (at: number) => text.slice(lines.span(at).start, lines.span(at).end).trim() === '';
  while (line < lines.count && isBlank(line)) line++;
  const start = line < lines.count ? lines.span(line).start : text.length;
  while (line < lines.count && !isBlank(line)) line++;
  return { start, end: line < lines.count ? lines.span(line).start : text.length };
}

/** From 0. */
const lineAt = (lines: Lines, offset: number): number => lines.lineAt(offset) - 1;

/** The comment that says to ignore what stands at a place. */
export const stretchAt = (stretches: readonly IgnoredStretch[], claim: Span): IgnoredStretch | undefined =>
  stretches.find((stretch) => overlaps(stretch, claim));

interface IgnoredInText {
  readonly decision: { readonly kind: 'ignored'; readonly note?: string; readonly inText: true };
}

/** What a report says of findings that comments of their text say to ignore. */
export function reviewInText(
  text: string,
  path = '',
): (finding: { readonly claim: Span }) => IgnoredInText | undefined {
  const stretches = ignoredStretches(text, { path });
  return ({ claim }) => {
    const stretch = stretchAt(stretches, claim);
    return stretch && { decision: { kind: 'ignored', note: stretch.note, inText: true } };
  };
}

/** A comment to put into a text, and where; undefined where its format has none, or the place can bear none. */
export function ignoreCommentEdit(
  text: string,
  of: CommentedText,
  claim: Span,
  scope: CommentScope,
): { readonly start: number; readonly end: number; readonly text: string } | undefined {
  const syntax = syntaxOf(of);
  if (!syntax) return undefined;
  const newline = text.includes('\r\n') ? '\r\n' : '\n';
  const comment = (kind: string) =>
    `${syntax.before} ${commentMarker}${kind}${syntax.after && ` ${syntax.after}`}`;
  const put = (at: number, words: string) => ({ start: at, end: at, text: words });
  const lines = new Lines(text);
  const first = lineAt(lines, claim.start);
  const own = lines.span(first);
  const content = text.slice(own.start, own.end);
  switch (scope) {
    case 'file':
      return put(afterFrontMatter(text), comment('-file') + newline + newline);
    case 'block': {
      let line = first;
      while (line > 0 && text.slice(lines.span(line - 1).start, lines.span(line - 1).end).trim() !== '')
        line--;
      const { start } = lines.span(line);
      return put(start, comment('') + newline);
    }
    case 'line': {
      // Behind a row it would be a cell of its own.
      if (syntax.ownLine || content.trimStart().startsWith('|')) return undefined;
      const last = lines.span(lineAt(lines, Math.max(claim.start, claim.end - 1)));
      const end = last.start + text.slice(last.start, last.end).trimEnd().length;
      return put(end, ` ${comment('')}`);
    }
  }
}

function afterFrontMatter(text: string): number {
  const block = /^---[ \t]*\r?\n[\s\S]{0,20000}?\r?\n(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/.exec(text);
  return block?.[0].length ?? 0;
}
