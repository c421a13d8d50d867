import * as vscode from 'vscode';
import { type Sensitivity, sensitivities } from '../check/alarm.ts';
import { scorerIds } from '../check/score/catalogue.ts';
import type { ScorerId } from '../check/score/scorer.ts';
import {
  type DiagnosticKind,
  defaultSeverity,
  type SeverityName,
  severityNames,
} from '../report/findingDiagnostic.ts';
import { originOf } from './judging/apiKeys.ts';
import type { SettingKey } from './settingEffects.ts';

export type JudgeKind = 'offline' | 'openai' | 'vscode';

export const judgeKinds: readonly JudgeKind[] = ['offline', 'openai', 'vscode'];

/** Reads and writes `claimlight.*`; a value that is not allowed counts as its default. */
export class Settings {
  readonly onDidChange = (listener: () => void): vscode.Disposable =>
    vscode.Disposable.from(
      vscode.workspace.onDidChangeConfiguration((event) => {
        if (event.affectsConfiguration('claimlight')) listener();
      }),
      vscode.workspace.onDidGrantWorkspaceTrust(listener),
    );

  /** Nothing is sent from a workspace that the person does not trust: until then the offline judge checks. */
  get judge(): JudgeKind {
    return vscode.workspace.isTrusted ? this.#oneOf('judge', judgeKinds, 'offline') : 'offline';
  }

  get baseUrl(): string {
    return this.#text('model.baseUrl');
  }

  get model(): string {
    return this.#text('model.name');
  }

  /** Sent with every request to an endpoint: those that were set for its origin, and never another's. */
  headers(baseUrl: string): Readonly<Record<string, string>> {
    const all = Object.entries(this.#get<Record<string, unknown>>('model.headers', {}));
    const own = all.flatMap(([origin, headers]) =>
      originOf(origin) === originOf(baseUrl) && typeof headers === 'object' && headers !== null
        ? Object.entries(headers)
        : [],
    );
    return Object.fromEntries(own.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  }

  /** Id of a model that VS Code offers; empty: not chosen. */
  get vscodeModel(): string {
    return this.#text('model.vscode');
  }

  /** Whether the offline judge reads with a local model where there is one. */
  get offlineModel(): 'auto' | 'off' {
    return this.#oneOf('offline.model', ['auto', 'off'] as const, 'auto');
  }

  /** Folder of the person's own local model; empty: the one that ships, if one does. */
  get modelFolder(): string {
    return this.#text('offline.modelFolder');
  }

  get scorer(): ScorerId {
    return this.#oneOf('scorer', scorerIds, 'faithfulness');
  }

  /** What is shown of a result: its score, or how many claims are supported. */
  get summary(): 'score' | 'counts' {
    return this.#oneOf('summary', ['score', 'counts'] as const, 'score');
  }

  /** What a score of all is shown as. */
  get scale(): number {
    const scale = this.#get<unknown>('scale', 1);
    return typeof scale === 'number' && scale > 0 ? scale : 1;
  }

  /** What each factuality category is worth; checked where it is used. */
  get factualityWeights(): Readonly<Record<string, unknown>> {
    return this.#get<Record<string, unknown>>('factuality.weights', {});
  }

  /** The person's own grading prompt; empty: ours. */
  get rubricPrompt(): string {
    return this.#text('factuality.rubricPrompt');
  }

  /** Whose model grades factuality. */
  get grader(): JudgeKind {
    if (!vscode.workspace.isTrusted) return 'offline';
    const grader = this.#oneOf('factuality.grader', ['judge', 'openai', 'vscode'] as const, 'judge');
    return grader === 'judge' ? this.judge : grader;
  }

  get sensitivity(): Sensitivity {
    return this.#oneOf('sensitivity', sensitivities, 'balanced');
  }

  severity(of: DiagnosticKind): SeverityName {
    return this.#oneOf(`severity.${of}`, severityNames, defaultSeverity[of]);
  }

  /** When findings are brought up to date without being asked for. */
  get live(): 'off' | 'onSave' | 'onType' {
    return this.#oneOf('live.mode', ['off', 'onSave', 'onType'] as const, 'off');
  }

  /** Milliseconds without a keystroke before a live check. */
  get livePause(): number {
    return this.#get('live.pause', 400);
  }

  /** Live checks send text only where the person says so. */
  get liveJudge(): 'offline' | 'chosen' {
    return this.#oneOf('live.judge', ['offline', 'chosen'] as const, 'offline');
  }

  /** Globs of documents, each with the paths and globs of their context, relative to the workspace folder. */
  contextFiles(of: vscode.TextDocument | vscode.Uri): Readonly<Record<string, readonly string[]>> {
    const value = vscode.workspace
      .getConfiguration('claimlight', of)
      .get<unknown>('contextFiles' satisfies SettingKey);
    if (typeof value !== 'object' || value === null) return {};
    const isText = (one: unknown): one is string => typeof one === 'string';
    return Object.fromEntries(
      Object.entries(value).map(([glob, files]) => [glob, [files].flat().filter(isText)]),
    );
  }

  /** Model that looks at what the judge is in doubt about; empty: the judge itself. */
  get secondLook(): string {
    return this.#get('model.secondLook', '').trim();
  }

  /** Most tokens that a check may use, prompts included. */
  get maxTokensPerRun(): number {
    return this.#get('model.maxTokensPerRun', 200_000);
  }

  /** Most tokens of context to show a model; a larger context is searched. */
  get contextTokens(): number {
    return this.#get('model.contextTokens', 60_000);
  }

  /** Per million tokens, in the person's currency. */
  get price(): { readonly promptPerMillion?: number; readonly completionPerMillion?: number } {
    const { prompt, completion } = this.#get<Record<string, unknown>>('model.price', {});
    return {
      promptPerMillion: typeof prompt === 'number' ? prompt : undefined,
      completionPerMillion: typeof completion === 'number' ? completion : undefined,
    };
  }

  /** What is marked in the gutter. */
  get marks(): 'off' | 'problems' | 'all' {
    return this.#oneOf('marks', ['off', 'problems', 'all'] as const, 'problems');
  }

  /** The reason of a line's worst finding at its end. */
  get lineEndReasons(): boolean {
    return this.#get('lineEndReasons', false);
  }

  /** Findings as comment threads. */
  get comments(): boolean {
    return this.#get('comments', false);
  }

  /** Hints in short references that answers are graded against. */
  get referenceHints(): boolean {
    return this.#get('referenceHints', true);
  }

  /** The line above what was checked. */
  get codeLens(): boolean {
    return this.#get('codeLens', true);
  }

  /** The order of Next Finding. */
  get reviewOrder(): 'worstFirst' | 'inOrder' {
    return this.#oneOf('reviewOrder', ['worstFirst', 'inOrder'] as const, 'worstFirst');
  }

  /** Of which staged texts contradicted claims are told: those that were checked, or all, which are checked offline. */
  get commitWarning(): 'off' | 'checked' | 'always' {
    return this.#oneOf('commitWarning', ['off', 'checked', 'always'] as const, 'checked');
  }

  /** Name that decisions are signed with; empty: none. */
  get author(): string {
    return this.#text('author');
  }

  /** New decisions go to `.claimlight/decisions.json` of the workspace, for the team. */
  get shareDecisions(): boolean {
    return this.#get('decisions.share', false);
  }

  /** Transcripts that fixes may change: paths of files and folders, relative to the workspace folder or absolute. */
  get editableTranscripts(): readonly string[] {
    const paths = this.#get<readonly unknown[]>('editableTranscripts', []);
    return Array.isArray(paths) ? paths.filter((path) => typeof path === 'string' && path !== '') : [];
  }

  /** Most diagnostics of one document. */
  get maxDiagnostics(): number {
    return this.#get<number>('maxDiagnostics', 500);
  }

  /** A person's choice, kept for all their windows. */
  async set(
    key: 'judge' | 'scorer' | 'model.name' | 'model.vscode' | 'model.baseUrl' | 'comments',
    value: string | boolean,
  ): Promise<void> {
    await vscode.workspace
      .getConfiguration('claimlight')
      .update(key, value, vscode.ConfigurationTarget.Global);
  }

  #get<T>(key: SettingKey, otherwise: T): T {
    const value = vscode.workspace.getConfiguration('claimlight').get<unknown>(key);
    return typeof value === typeof otherwise ? (value as T) : otherwise;
  }

  #text(key: SettingKey): string {
    return this.#get(key, '').trim();
  }

  #oneOf<T extends string>(key: SettingKey, allowed: readonly T[], otherwise: T): T {
    const value = this.#get<string>(key, otherwise);
    return allowed.find((one) => one === value) ?? otherwise;
  }
}
