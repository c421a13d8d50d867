import type { AttributionProblem } from '../attribution/attributionProblem.ts';
import { countsAsHedged } from '../check/score/scorer.ts';
import type { Assessment, Evidence } from '../check/types.ts';
import { type Span, withoutOverlaps } from '../text/span.ts';
import type { LiveFinding } from './review.ts';
import type { Edit } from './trackedRanges.ts';

/** What becomes of a fix: it is put into the text, copied beside a record, or cannot be made. */
export type FixMode = 'replace' | 'copy' | 'none';

/** A text with edits in it, none of which overlaps another. */
export const editedText = (text: string, edits: readonly Edit[]): string =>
  edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((now, edit) => now.slice(0, edit.start) + edit.text + now.slice(edit.end), text);

/** Puts the correction in the place of the words at fault; `undefined` where the judge has none. */
export function correctionEdit({ claim, focus, correction }: Assessment): Edit | undefined {
  if (correction === undefined) return undefined;
  const { start, end } = focus ?? claim;
  return { start, end, text: correction };
}

/** Puts the right marker, name or wording in the place of a wrong one; `undefined` where it is not known. */
export const attributionEdit = ({ start, end, correction }: AttributionProblem): Edit | undefined =>
  correction === undefined ? undefined : { start, end, text: correction };

/** A correction that the rules bear out: the context names another value, and nothing about the claim is in doubt. */
export interface ClearFix extends Edit {
  readonly finding: Assessment;
}

/** A finding that is as the text now stands, unless it is stale or somebody decided about it. */
export interface FixableFinding extends Pick<LiveFinding, 'finding' | 'stale'> {
  readonly decision?: object;
}

/** Of what someone has yet to decide about, in the order of the text; of two for the same words the first. */
export const clearFixes = (findings: readonly FixableFinding[]): readonly ClearFix[] =>
  withoutOverlaps(
    findings.flatMap(({ finding, stale, decision }): readonly ClearFix[] => {
      if (stale || decision || finding.type === 'failure' || !isClearClash(finding)) return [];
      const edit = correctionEdit(finding);
      return edit && edit.text.trim() !== '' ? [{ ...edit, finding }] : [];
    }),
  );

const isClearClash = ({ verdict, confidence, reason, flags, focus }: Assessment): boolean =>
  verdict === 'contradicted' &&
  confidence === 'high' &&
  reason.code === 'differs' &&
  focus !== undefined &&
  !countsAsHedged(flags) &&
  !flags.ungrounded &&
  !flags.unwarranted;

/** Removes a sentence with the space or the line that it would leave behind. */
export function removalEdit(text: string, sentence: Span): Edit {
  const { start, end } = sentence;
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = endOfLine(text, end);
  const before = text.slice(lineStart, start);
  const after = text.slice(end, lineEnd);
  const alone = /^\s*(?:[-*+]|\d+[.)])?\s*(?:\[[ x]\]\s*)?$/i.test(before) && after.trim() === '';
  if (alone) return { start: lineStart, end: afterBlankLine(text, lineStart, lineEnd), text: '' };
  const spacesAfter = /^[^\S\r\n]*/.exec(after)![0].length;
  if (after.trim() !== '') return { start, end: end + spacesAfter, text: '' };
  const spacesBefore = /\s*$/.exec(before)![0].length;
  return { start: start - spacesBefore, end: end + spacesAfter, text: '' };
}

export type EvidenceForm = 'quote' | 'footnote' | 'citation';

/**
 * Puts evidence into a Markdown text: below the paragraph as a quote, as a footnote, or as a citation in brackets.
 * @param place "limits.md, line 12"
 */
export function evidenceEdits(
  text: string,
  sentence: Span,
  evidence: Evidence,
  place: string,
  form: EvidenceForm,
): readonly Edit[] {
  const newline = text.includes('\r\n') ? '\r\n' : '\n';
  const words = evidence.quote.replace(/\s+/g, ' ').trim();
  switch (form) {
    case 'quote': {
      const at = endOfParagraph(text, sentence.end);
      return [{ start: at, end: at, text: `${newline}${newline}> ${words}${newline}> — ${place}` }];
    }
    case 'footnote': {
      const number = nextFootnote(text);
      const at = sentence.end;
      const gap = /\n\r?\n$/.test(text) ? '' : text.endsWith('\n') ? newline : newline + newline;
      return [
        { start: at, end: at, text: `[^${number}]` },
        { start: text.length, end: text.length, text: `${gap}[^${number}]: “${words}” (${place})${newline}` },
      ];
    }
    case 'citation': {
      const stop = /[.!?…。！？]+$/.exec(text.slice(sentence.start, sentence.end));
      const at = sentence.end - (stop?.[0].length ?? 0);
      return [{ start: at, end: at, text: ` (${place})` }];
    }
  }
}

function nextFootnote(text: string): number {
  const used = [...text.matchAll(/\[\^(\d+)\]/g)].map((match) => Number(match[1]));
  return Math.max(0, ...used) + 1;
}

function endOfLine(text: string, from: number): number {
  const at = text.indexOf('\n', from);
  if (at < 0) return text.length;
  return text[at - 1] === '\r' && at - 1 >= from ? at - 1 : at;
}

function endOfParagraph(text: string, from: number): number {
  const blank = /\r?\n[^\S\r\n]*(?:\r?\n|$)/g;
  blank.lastIndex = from;
  const found = blank.exec(text);
  return found ? found.index : Math.max(from, text.trimEnd().length);
}

/** A line that goes takes its own break, and a second blank line with it. */
function afterBlankLine(text: string, start: number, lineEnd: number): number {
  const next = /^\r?\n/.exec(text.slice(lineEnd, lineEnd + 2))?.[0].length ?? 0;
  const end = lineEnd + next;
  const blankBefore = start === 0 || /\n[^\S\r\n]*\r?\n$/.test(text.slice(0, start));
  const blankAfter = /^[^\S\r\n]*\r?\n/.exec(text.slice(end, end + 200))?.[0];
  return blankBefore && blankAfter ? end + blankAfter.length : end;
}
