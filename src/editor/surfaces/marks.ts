import * as vscode from 'vscode';
import { ThrottledTask } from '../../base/debounce.ts';
import { DisposableOwner } from '../../base/disposables.ts';
import { raisesAlarm } from '../../check/alarm.ts';
import type { Findings } from '../../review/findings.ts';
import type { LiveFinding } from '../../review/review.ts';
import type { AlarmLevel } from '../decisions/alarmLevel.ts';
import { rangeOf } from '../documents.ts';
import type { Settings } from '../settings.ts';

type Mark = 'contradicted' | 'unsupported' | 'supported';

/** Least milliseconds between two paintings while results stream in. */
const interval = 60;

/** Marks in the gutter and the overview ruler; supported claims are underlined quietly where the person wants that. */
export class Marks extends DisposableOwner {
  readonly #types: Readonly<Record<Mark, vscode.TextEditorDecorationType>>;
  readonly #show = this.own(
    new ThrottledTask(interval, () => {
      for (const editor of vscode.window.visibleTextEditors) this.#mark(editor);
    }),
  );

  constructor(
    private readonly findings: Findings,
    private readonly settings: Pick<Settings, 'marks' | 'onDidChange'>,
    private readonly alarmLevel: AlarmLevel,
    icons: vscode.Uri,
  ) {
    super();
    const icon = (mark: Mark, theme: 'light' | 'dark') => ({
      gutterIconPath: vscode.Uri.joinPath(icons, `${mark}-${theme}.svg`),
    });
    const type = (mark: Mark, more: vscode.DecorationRenderOptions) =>
      this.own(
        vscode.window.createTextEditorDecorationType({
          light: icon(mark, 'light'),
          dark: icon(mark, 'dark'),
          gutterIconSize: '80%',
          rangeBehavior: vscode.DecorationRangeBehavior.ClosedClosed,
          ...more,
        }),
      );
    const ruler = (colour: string) => ({
      overviewRulerColor: new vscode.ThemeColor(colour),
      overviewRulerLane: vscode.OverviewRulerLane.Right,
    });
    this.#types = {
      contradicted: type('contradicted', ruler('editorOverviewRuler.warningForeground')),
      unsupported: type('unsupported', ruler('editorOverviewRuler.infoForeground')),
      supported: type('supported', {
        borderWidth: '0 0 1px 0',
        borderStyle: 'dotted',
        borderColor: new vscode.ThemeColor('charts.green'),
      }),
    };
    this.own(findings.onDidChange(() => this.#show.schedule()));
    this.own(settings.onDidChange(() => this.#show.schedule()));
    this.own(vscode.window.onDidChangeVisibleTextEditors(() => this.#show.schedule()));
  }

  #mark(editor: vscode.TextEditor): void {
    const live = this.findings.get(editor.document.uri.toString())?.findings ?? [];
    const marked = live.map((one) => ({ mark: this.#markOf(one), claim: one.finding.claim }));
    for (const [mark, type] of Object.entries(this.#types)) {
      const ranges = marked
        .filter((one) => one.mark === mark)
        .map(({ claim }) => rangeOf(editor.document, claim));
      editor.setDecorations(type, ranges);
    }
  }

  #markOf({ finding, stale, decision }: LiveFinding): Mark | undefined {
    const { marks } = this.settings;
    if (marks === 'off' || stale || finding.type === 'failure') return undefined;
    if (finding.verdict === 'supported') return marks === 'all' ? 'supported' : undefined;
    return decision || !raisesAlarm(finding, this.alarmLevel.leastAlarm) ? undefined : finding.verdict;
  }
}
