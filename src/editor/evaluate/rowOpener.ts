import * as vscode from 'vscode';
import { recordedJudge } from '../../evaluate/recordedJudge.ts';
import type { CaseResult, Result } from '../../evaluate/result.ts';
import { readText } from '../../sources/readText.ts';
import type { Bindings } from '../bindings.ts';
import type { Checker } from '../checker.ts';
import { sourceScheme } from '../ids.ts';
import type { Sources } from '../sources.ts';

/** Opens a row as a document of its own: its output with the findings that were recorded, bound to its context. */
export class RowOpener {
  constructor(
    private readonly sources: Sources,
    private readonly bindings: Bindings,
    private readonly checker: Checker,
  ) {}

  async open(one: CaseResult, result: Result, dataset: string): Promise<void> {
    const document = await vscode.workspace.openTextDocument({
      content: one.output ?? '',
      language: 'markdown',
    });
    await vscode.window.showTextDocument(document, { viewColumn: vscode.ViewColumn.Beside, preview: true });
    const facts = one.context ?? (one.reference === undefined ? [] : [one.reference]);
    if (facts.length === 0 || document.getText() === '') return;
    const uris = facts.map((text, i) => this.#give(text, `${dataset}, ${one.line}, ${i + 1}`));
    const uri = document.uri.toString();
    await this.bindings.setContext(uri, uris);
    if (one.input !== undefined) await this.bindings.setQuestion(uri, one.input);
    if (result.claims.length + result.skipped.length > 0)
      await this.checker.check({ document, judge: recordedJudge(result) });
  }

  #give(text: string, name: string): string {
    const uri = vscode.Uri.from({ scheme: sourceScheme, path: `/${name}` }).toString();
    this.sources.give(readText(uri, text));
    return uri;
  }
}
