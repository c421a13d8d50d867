import * as vscode from 'vscode';
import { ThrottledTask } from '../../base/debounce.ts';
import { DisposableOwner } from '../../base/disposables.ts';
import { timeSlicer } from '../../base/timeSlices.ts';
import type { Findings } from '../../review/findings.ts';
import type { LiveFinding } from '../../review/review.ts';
import type { Settings } from '../settings.ts';
import type { DiagnosticConverter } from './diagnostics.ts';

/** Least milliseconds between two paintings while results stream in. */
const interval = 60;

/** Characters that most people read at a glance. */
const maxLength = 100;

/** The worst first, as `vscode.DiagnosticSeverity` counts them. */
const colours = [
  'editorError.foreground',
  'editorWarning.foreground',
  'editorInfo.foreground',
  'editorHint.foreground',
] as const;

/** A finding that a line ends with. */
interface LineEnd {
  readonly severity: vscode.DiagnosticSeverity;
  readonly live: LiveFinding;
}

/** The reason of the worst finding at the end of its line, for those who want it: of none that is decided or stale. */
export class LineEndReasons extends DisposableOwner {
  readonly #types = colours.map((colour) =>
    this.own(
      vscode.window.createTextEditorDecorationType({
        after: { margin: '0 0 0 3ch', color: new vscode.ThemeColor(colour), fontStyle: 'italic' },
        rangeBehavior: vscode.DecorationRangeBehavior.ClosedClosed,
      }),
    ),
  );
  readonly #show = this.own(
    new ThrottledTask(interval, async () => {
      for (const editor of vscode.window.visibleTextEditors) await this.#paint(editor);
    }),
  );

  constructor(
    private readonly findings: Findings,
    private readonly settings: Pick<Settings, 'lineEndReasons' | 'onDidChange'>,
    private readonly toDiagnostic: DiagnosticConverter,
  ) {
    super();
    this.own(findings.onDidChange(() => this.#show.schedule()));
    this.own(settings.onDidChange(() => this.#show.schedule()));
    this.own(vscode.window.onDidChangeVisibleTextEditors(() => this.#show.schedule()));
  }

  async #paint(editor: vscode.TextEditor): Promise<void> {
    const { document } = editor;
    const { version } = document;
    const ends = this.settings.lineEndReasons
      ? await this.#worstByLine(document)
      : new Map<number, LineEnd>();
    if (document.version !== version) return;
    const options = colours.map((): vscode.DecorationOptions[] => []);
    for (const [line, { severity, live }] of ends) {
      const { end } = document.lineAt(line).range;
      const contentText = cut(this.toDiagnostic.convert(live, document)[0]?.message ?? '');
      options[severity]!.push({
        range: new vscode.Range(end, end),
        renderOptions: { after: { contentText } },
      });
    }
    for (const [severity, type] of this.#types.entries()) editor.setDecorations(type, options[severity]!);
  }

  /** In turns: there may be ten thousand claims. */
  async #worstByLine(document: vscode.TextDocument): Promise<ReadonlyMap<number, LineEnd>> {
    const { version } = document;
    const worst = new Map<number, LineEnd>();
    const turn = timeSlicer();
    for (const live of this.findings.get(document.uri.toString())?.findings ?? []) {
      const others = turn();
      if (others) await others;
      if (document.version !== version) break;
      const { finding, stale } = live;
      const severity = stale || finding.type === 'failure' ? undefined : this.toDiagnostic.severityOf(live);
      if (severity === undefined || finding.type === 'failure') continue;
      const { line } = document.positionAt((finding.focus ?? finding.claim).start);
      const known = worst.get(line);
      if (!known || severity < known.severity) worst.set(line, { severity, live });
    }
    return worst;
  }
}

/** One line, whole words where there are any. */
function cut(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= maxLength) return line;
  const start = line.slice(0, maxLength);
  const space = start.lastIndexOf(' ');
  return `${space > maxLength / 2 ? start.slice(0, space) : start}…`;
}
