import * as vscode from 'vscode';
import * as z from 'zod/mini';
import { Problem } from '../../check/problem.ts';
import type { Span } from '../../text/span.ts';
import { validInput } from './validInput.ts';

const position = z.object({
  line: z.int().check(z.nonnegative()),
  character: z.int().check(z.nonnegative()),
});
const uri = z.pipe(
  z.union([z.string(), z.custom<vscode.Uri>((value) => value instanceof vscode.Uri)]),
  z.transform((value) => value.toString()),
);
const checkArgumentsSchema = z.object({
  /** The output; the active editor's document where absent. */
  output: z.optional(uri),
  range: z.optional(z.object({ start: position, end: position })),
  /** Bound to the output, as if chosen. */
  context: z.optional(z.array(uri)),
  question: z.optional(z.string()),
});

/** What a command was given: by a program or keybinding an object, by a menu a resource, or nothing. */
export type CheckArguments = z.infer<typeof checkArgumentsSchema>;

/** @throws {Problem} badInput */
export async function parseCheckArguments(given: unknown): Promise<CheckArguments> {
  if (given instanceof vscode.Uri) return { output: given.toString() };
  return validInput(checkArgumentsSchema, given ?? {});
}

/** @throws {Problem} noDocument where no text is open */
export async function outputOf(args: CheckArguments): Promise<vscode.TextDocument> {
  if (args.output !== undefined)
    return vscode.workspace.openTextDocument(vscode.Uri.parse(args.output, true));
  const document = frontDocument();
  if (!document) throw new Problem('noDocument');
  return document;
}

/** The text in front; of a notebook its first cell of prose, and beside a page that is no text the one that is shown. */
function frontDocument(): vscode.TextDocument | undefined {
  const { activeTextEditor, activeNotebookEditor, visibleTextEditors } = vscode.window;
  if (activeTextEditor) return activeTextEditor.document;
  if (activeNotebookEditor) return proseCells(activeNotebookEditor.notebook)[0];
  const shown = visibleTextEditors
    .map(({ document }) => document)
    .filter(({ uri }) => uri.scheme !== 'output');
  return shown.length === 1 ? shown[0] : undefined;
}

/** The cells of a notebook that hold prose. */
export const proseCells = (notebook: vscode.NotebookDocument): readonly vscode.TextDocument[] =>
  notebook
    .getCells()
    .filter(
      ({ kind, document }) => kind === vscode.NotebookCellKind.Markup && document.getText().trim() !== '',
    )
    .map(({ document }) => document);

/** The range of the arguments, else the editor's selections from the first to the last. */
export function selectedSpan(document: vscode.TextDocument, args: CheckArguments): Span | undefined {
  const given = args.range && [
    new vscode.Range(
      args.range.start.line,
      args.range.start.character,
      args.range.end.line,
      args.range.end.character,
    ),
  ];
  const editor = vscode.window.visibleTextEditors.find((one) => one.document === document);
  const ranges = (given ?? editor?.selections ?? []).filter((range) => !range.isEmpty);
  if (ranges.length === 0) return undefined;
  return {
    start: Math.min(...ranges.map((range) => document.offsetAt(range.start))),
    end: Math.max(...ranges.map((range) => document.offsetAt(range.end))),
  };
}
