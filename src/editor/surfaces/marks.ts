import * as vscode from 'vscode';
import { ThrottledTask } from '../../base/debounce.ts';
import { DisposableOwner } from '../../base/disposables.ts';
import { timeSlicer } from '../../base/timeSlices.ts';
import { raisesAlarm } from '../../check/alarm.ts';
import type { Findings } from '../../review/findings.ts';
import type { LiveFinding } from '../../review/review.ts';
import type { AlarmLevel } from '../decisions/alarmLevel.ts';
import { rangeOf } from '../documents.ts';
import type { Settings } from '../settings.ts';

const marks = ['contradicted', 'unsupported', 'supported'] as const;
type Mark = (typeof marks)[number];

/** Least milliseconds between two paintings while results stream in. */
const interval = 60;

/** Marks in the gutter and the overview ruler; supported claims are underlined quietly where the person wants that. */
export class Marks extends DisposableOwner {
  readonly #icons: Readonly<Record<Mark, vscode.TextEditorDecorationType>>;
  readonly #ranges: Readonly<Record<Mark, vscode.TextEditorDecorationType>>;
  readonly #show = this.own(
    new ThrottledTask(interval, async () => {
      for (const editor of vscode.window.visibleTextEditors) await this.#mark(editor);
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
    const type = (options: vscode.DecorationRenderOptions) =>
      this.own(
        vscode.window.createTextEditorDecorationType({
          rangeBehavior: vscode.DecorationRangeBehavior.ClosedClosed,
          ...options,
        }),
      );
    const iconType = (mark: Mark) =>
      type({ light: icon(mark, 'light'), dark: icon(mark, 'dark'), gutterIconSize: '80%' });
    const ruler = (colour: string) => ({
      overviewRulerColor: new vscode.ThemeColor(colour),
      overviewRulerLane: vscode.OverviewRulerLane.Right,
    });
    this.#icons = {
      contradicted: iconType('contradicted'),
      unsupported: iconType('unsupported'),
      supported: iconType('supported'),
    };
    this.#ranges = {
      contradicted: type(ruler('editorOverviewRuler.warningForeground')),
      unsupported: type(ruler('editorOverviewRuler.infoForeground')),
      supported: type({
        borderWidth: '0 0 1px 0',
        borderStyle: 'dotted',
        borderColor: new vscode.ThemeColor('charts.green'),
      }),
    };
    this.own(findings.onDidChange(() => this.#show.schedule()));
    this.own(settings.onDidChange(() => this.#show.schedule()));
    this.own(vscode.window.onDidChangeVisibleTextEditors(() => this.#show.schedule()));
  }

  /** In turns: there may be ten thousand claims. What is painted moves with an edit, after which it is painted anew. */
  async #mark(editor: vscode.TextEditor): Promise<void> {
    const { document } = editor;
    const { version } = document;
    const live = this.findings.get(document.uri.toString())?.findings ?? [];
    const turn = timeSlicer();
    for (const mark of marks) {
      const ranges: vscode.Range[] = [];
      for (const one of live) {
        if (this.#markOf(one) === mark) ranges.push(rangeOf(document, one.finding.claim));
        const others = turn();
        if (others) await others;
        if (document.version !== version) return;
      }
      editor.setDecorations(this.#ranges[mark], ranges);
      // On every row that a range wraps over, the gutter would show its icon again.
      const starts = ranges.map(({ start }) => new vscode.Range(start, start));
      editor.setDecorations(this.#icons[mark], starts);
    }
  }

  #markOf({ finding, stale, decision }: LiveFinding): Mark | undefined {
    const { marks: shown } = this.settings;
    if (shown === 'off' || stale || finding.type === 'failure') return undefined;
    if (finding.verdict === 'supported') return shown === 'all' ? 'supported' : undefined;
    return decision || !raisesAlarm(finding, this.alarmLevel.leastAlarm) ? undefined : finding.verdict;
  }
}
