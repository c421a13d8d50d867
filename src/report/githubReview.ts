import { commentMark } from '../check/commentMark.ts';
import type { Span } from '../text/span.ts';
import { plainMarkdown } from './formEscapes.ts';
import { type OpenFinding, openFindings } from './openFindings.ts';
import { positions } from './place.ts';
import { provenanceText } from './provenanceText.ts';
import { type CheckedOutput, type RunReport, runTotals, uncheckedData } from './runReport.ts';

/** First and last line, counted from 1. */
export type LineRange = readonly [first: number, last: number];

/** What GitHub knows an output by. */
export interface ReviewedFile {
  /** From the root of the repository on. */
  readonly path: string;
  /** The lines that the pull request shows; absent: all. GitHub refuses a review with a comment on any other. */
  readonly shown?: readonly LineRange[];
}

interface ReviewComment {
  readonly path: string;
  readonly side: 'RIGHT';
  readonly line: number;
  readonly start_line?: number;
  readonly start_side?: 'RIGHT';
  readonly body: string;
}

/**
 * Open findings as one review of a pull request, as GitHub's `POST /repos/{owner}/{repo}/pulls/{number}/reviews` takes it:
 * comments at their lines, corrections as suggestions, and in its text the totals and what stands on no line that is shown.
 * @param fileOf undefined for an output that is no file of the repository
 */
export function githubReview(run: RunReport, fileOf: (uri: string) => ReviewedFile | undefined): string {
  const parts = run.checked.map((output) => reviewOf(output, fileOf));
  const notChecked = run.notChecked.map(uncheckedData).map(({ name, message }) => `${name}: ${message}`);
  const listed = [...parts.flatMap(({ elsewhere }) => elsewhere), ...notChecked].map(
    (line) => `- ${plainMarkdown(line)}`,
  );
  const judged = new Set(run.checked.map(({ report }) => provenanceText(report)));
  const body = [
    `**${plainMarkdown(runTotals(run))}**`,
    ...(listed.length > 0 ? [listed.join('\n')] : []),
    ...[...judged].map((line) => `*${plainMarkdown(line)}*`),
  ].join('\n\n');
  const review = { event: 'COMMENT', body, comments: parts.flatMap(({ comments }) => comments) };
  return `${JSON.stringify(review, undefined, 2)}\n`;
}

function reviewOf(output: CheckedOutput, fileOf: (uri: string) => ReviewedFile | undefined) {
  const { report, name, document } = output;
  const file = report.output.uri === undefined ? undefined : fileOf(report.output.uri);
  const at = positions(document);
  const comments: ReviewComment[] = [];
  const elsewhere: string[] = [];
  for (const finding of openFindings(output)) {
    const [first, last] = [at(finding.at.start).line, at(lastOf(finding.at)).line];
    if (file && isShown([first, last], file))
      comments.push({
        path: file.path,
        side: 'RIGHT',
        line: last,
        ...(first < last ? { start_line: first, start_side: 'RIGHT' } : {}),
        body: commentText(finding, document),
      });
    else elsewhere.push(`${name}:${first}: ${finding.title}. ${finding.lines[0] ?? ''}`);
  }
  return { comments, elsewhere };
}

/** A span that ends with a line break ends on the line before it. */
const lastOf = ({ start, end }: Span): number => Math.max(start, end - 1);

const isShown = ([first, last]: LineRange, { shown }: ReviewedFile): boolean =>
  shown === undefined || shown.some((range) => range[0] <= first && last <= range[1]);

function commentText({ title, lines, at, claim, correction }: OpenFinding, document: string): string {
  const [reason = '', ...evidence] = lines.map(plainMarkdown);
  return [
    `**${plainMarkdown(title)}**: ${reason}`,
    ...(evidence.length > 0 ? [evidence.map((line) => `> ${line}`).join('\n>\n')] : []),
    ...(correction === undefined ? [] : [suggestion(at, correction, document)]),
    commentMark(claim),
  ].join('\n\n');
}

/** A suggestion replaces whole lines. */
function suggestion({ start, end }: Span, correction: string, document: string): string {
  const first = document.lastIndexOf('\n', start - 1) + 1;
  const behind = document.indexOf('\n', Math.max(start, end - 1));
  const last = behind < 0 ? document.length : behind;
  const text = `${document.slice(first, start)}${correction}${document.slice(end, last)}`.replace(/\r$/, '');
  const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}suggestion\n${text}\n${fence}`;
}
