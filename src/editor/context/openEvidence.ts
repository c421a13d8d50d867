import * as vscode from 'vscode';
import * as z from 'zod/mini';
import { locateQuote } from '../../text/locate.ts';
import type { Span } from '../../text/span.ts';
import { rangeOf } from '../documents.ts';
import type { ContextSources } from './contextSources.ts';

const offset = z.int().check(z.nonnegative());
const shape = z.object({ uri: z.string(), start: offset, end: offset, quote: z.string() });

/** Where evidence stood when it was read. */
export type EvidencePlace = z.infer<typeof shape>;

/**
 * Shows evidence beside the text under check, also where the file has changed since and the quote has moved.
 * @param preserveFocus leaves the keyboard where it is
 * @param isWanted no more where another was asked for while this one was read
 */
export async function openEvidence(
  given: unknown,
  sources: ContextSources,
  preserveFocus = false,
  isWanted: () => boolean = () => true,
): Promise<void> {
  const place = shape.parse(given);
  const document = await sources.open(place.uri);
  if (!isWanted()) return;
  const span = evidenceSpan(document, place);
  await vscode.window.showTextDocument(document, {
    selection: rangeOf(document, span),
    viewColumn: columnBeside(document),
    preview: true,
    preserveFocus,
  });
}

/** Where a quote stands in its source by now. */
export function evidenceSpan(
  document: vscode.TextDocument,
  place: Pick<EvidencePlace, 'start' | 'end' | 'quote'>,
): Span {
  const text = document.getText();
  const stands = text.slice(place.start, place.end) === place.quote;
  return stands ? place : (locateQuote(text, place.quote) ?? place);
}

/** A column where it is already on show, else the one beside the active editor. */
function columnBeside(document: vscode.TextDocument): vscode.ViewColumn {
  const shown = vscode.window.visibleTextEditors.find((editor) => editor.document === document);
  return shown?.viewColumn ?? vscode.ViewColumn.Beside;
}
