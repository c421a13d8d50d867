import * as vscode from 'vscode';
import { KeyedTasks } from '../../base/debounce.ts';
import { DisposableOwner } from '../../base/disposables.ts';
import { Problem } from '../../check/problem.ts';
import { fileName } from '../../report/place.ts';
import { NewAnswers } from '../../sources/transcript/newAnswers.ts';
import type { TranscriptAnswers } from '../context/transcriptAnswers.ts';
import { openDocument } from '../documents.ts';
import { commands } from '../ids.ts';
import type { Log } from '../log.ts';
import { notify } from '../surfaces/notifications.ts';
import type { RequestedCheck } from './requestedCheck.ts';

/** A transcript is read when nothing more was written to it for so long. */
const pauseMs = 300;

/** Follows chat transcripts that grow: each new answer is shown and checked once, as it arrives. */
export class TranscriptWatch extends DisposableOwner {
  readonly #known = new Map<string, NewAnswers>();
  readonly #reads = this.own(
    new KeyedTasks(
      (uri) => this.#checkNew(uri),
      () => pauseMs,
    ),
  );
  readonly #item = this.own(
    vscode.window.createStatusBarItem('claimlight.watch', vscode.StatusBarAlignment.Right, 89),
  );

  constructor(
    private readonly check: Pick<RequestedCheck, 'run'>,
    private readonly answers: TranscriptAnswers,
    private readonly log: Log,
  ) {
    super();
    this.#item.name = vscode.l10n.t('Claimlight: Watched Transcripts');
    this.own(
      vscode.workspace.onDidChangeTextDocument(({ document, contentChanges }) => {
        const uri = document.uri.toString();
        if (contentChanges.length > 0 && this.#known.has(uri)) this.#reads.schedule(uri);
      }),
    );
    this.own(vscode.workspace.onDidCloseTextDocument(({ uri }) => this.#stop(uri.toString())));
  }

  /** Begins with the answers that come from now on, or ends. */
  async toggle(document: vscode.TextDocument): Promise<void> {
    const uri = document.uri.toString();
    if (this.#known.has(uri)) {
      this.#stop(uri);
      return;
    }
    const known = new NewAnswers();
    known.take((await this.answers.reader.outline(document)).hashes);
    this.#known.set(uri, known);
    this.#show();
  }

  #stop(uri: string): void {
    this.#reads.forget(uri);
    if (this.#known.delete(uri)) this.#show();
  }

  #show(): void {
    const [watched, ...others] = this.#known.keys();
    if (watched === undefined) {
      this.#item.hide();
      return;
    }
    const name = fileName(watched);
    this.#item.text = `$(eye) ${others.length === 0 ? name : vscode.l10n.t('{0} and {1} more', name, others.length)}`;
    this.#item.tooltip = vscode.l10n.t(
      'New answers in {0} are checked as they arrive. Select to stop.',
      name,
    );
    this.#item.accessibilityInformation = { label: `Claimlight: ${this.#item.tooltip}`, role: 'button' };
    this.#item.command = {
      command: commands.watchTranscript,
      title: vscode.l10n.t('Stop'),
      arguments: [{ output: watched }],
    };
    this.#item.show();
  }

  async #checkNew(transcript: string): Promise<void> {
    const document = openDocument(transcript);
    const known = this.#known.get(transcript);
    if (!document || !known) return;
    try {
      const { hashes, results } = await this.answers.reader.outline(document);
      for (const position of known.take(hashes))
        if (results[position]! > 0) await this.#check(document, position);
    } catch (error) {
      void notify(error, this.log);
    }
  }

  async #check(document: vscode.TextDocument, position: number): Promise<void> {
    try {
      const answer = await this.answers.reader.answer(document, position);
      if (!answer) return;
      const output = await this.answers.open(document.uri.toString(), position);
      const besides = { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true };
      await vscode.window.showTextDocument(output, besides);
      await this.check.run(output, undefined, { context: [...answer.results], question: answer.question });
    } catch (error) {
      if (!(error instanceof Problem && error.code === 'nothingToCheck')) void notify(error, this.log);
    }
  }
}
