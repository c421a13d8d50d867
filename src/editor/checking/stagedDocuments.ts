import * as vscode from 'vscode';
import { Problem } from '../../check/problem.ts';
import type { Findings } from '../../review/findings.ts';
import type { LiveFinding } from '../../review/review.ts';
import { overlaps, type Span } from '../../text/span.ts';
import type { ContextResolver } from '../context/contextResolver.ts';
import type { StagedFile, StagedFiles } from '../context/stagedFiles.ts';
import { documentOf } from '../documents.ts';

/** A document that has a context and of which something is to be committed. */
export interface StagedDocument {
  readonly document: vscode.TextDocument;
  /** Whether a sentence or claim stands in the changed lines. */
  readonly holds: (span: Span) => boolean;
}

/** @param isWanted no other file is opened */
export async function stagedDocuments(
  staged: Pick<StagedFiles, 'all'>,
  contexts: Pick<ContextResolver, 'of'>,
  isWanted?: (uri: vscode.Uri) => boolean,
): Promise<readonly StagedDocument[]> {
  const files = await staged.all(isWanted);
  const opened = await Promise.all(files.map((file) => openBound(file, contexts)));
  return opened.flatMap((one) => one ?? []);
}

/** Undefined for what has no context of its own, is no text, or had lines taken out alone. */
async function openBound(
  { uri, changed }: StagedFile,
  contexts: Pick<ContextResolver, 'of'>,
): Promise<StagedDocument | undefined> {
  const document = changed.length > 0 ? await documentOf(uri.toString()) : undefined;
  const binding = document && (await contexts.of(document).catch(unlessProblem));
  if (!document || !binding || binding.context.length === 0) return undefined;
  const spans = changed.map(
    ([first, last]): Span => ({
      start: document.offsetAt(new vscode.Position(first, 0)),
      end: document.offsetAt(new vscode.Position(last + 1, 0)),
    }),
  );
  return { document, holds: (span) => spans.some((one) => overlaps(one, span)) };
}

function unlessProblem(error: unknown): undefined {
  if (!(error instanceof Problem)) throw error;
}

/** The findings in the changed lines about which nobody has decided. */
export const stagedFindings = (
  { document, holds }: StagedDocument,
  findings: Pick<Findings, 'get'>,
): readonly LiveFinding[] =>
  (findings.get(document.uri.toString())?.findings ?? []).filter(
    ({ finding, decision }) => !decision && holds(finding.claim),
  );
