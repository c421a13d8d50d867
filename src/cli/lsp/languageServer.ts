import { t } from '@vscode/l10n';
import {
  type CancellationToken,
  type CodeAction,
  CodeActionKind,
  type Connection,
  DidChangeConfigurationNotification,
  DidChangeWatchedFilesNotification,
  type ExecuteCommandParams,
  type InitializeParams,
  type InitializeResult,
  type Location,
  TextDocumentSyncKind,
} from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import * as z from 'zod/mini';
import manifest from '../../../package.json' with { type: 'json' };
import { ThrottledTask } from '../../base/debounce.ts';
import { alarmThreshold } from '../../check/alarm.ts';
import { cacheAnswers, createAnswerStore } from '../../check/cache.ts';
import type { Judge } from '../../check/judge.ts';
import { defaultSeverity } from '../../report/findingDiagnostic.ts';
import { commentDecision } from '../../review/decisions.ts';
import { Findings } from '../../review/findings.ts';
import { ignoredStretches, stretchAt } from '../../review/ignoreComments.ts';
import type { FindDecision } from '../../review/reviewedDocument.ts';
import { ClientFiles, localPath } from '../clientFiles.ts';
import { judgeByName, ModelSource } from '../namedModels.ts';
import { DocumentChecks } from './documentChecks.ts';
import { actionsIn, diagnosticsIn, evidenceAt, hoverAt, type SurfaceOptions } from './findingSurfaces.ts';
import { OpenDocuments } from './openDocuments.ts';
import { readSettings, type ServerSettings } from './serverSettings.ts';
import { showMessage } from './showMessage.ts';

interface ServerOptions {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Where a client without folders may have files read. */
  readonly workingDirectory: string;
  readonly allowOutside?: true;
  /** Instead of the one that the settings name. */
  readonly judge?: Judge;
}

const checkCommand = 'claimlight.check';
const evidenceCommand = 'claimlight.goToEvidence';

/** What a client can ask for by name. */
export const serverCommands: readonly string[] = [checkCommand, evidenceCommand];

/** While results stream in or a person types, diagnostics are published no more often than this. */
const publishMs = 60;

/** What an editor shows of checks, over the Language Server Protocol. */
export class LanguageServer {
  readonly #findings: Findings;
  readonly #documents: OpenDocuments;
  readonly #checks: DocumentChecks;
  readonly #publishing = new Map<string, ThrottledTask>();
  #client: InitializeParams | undefined;
  /** As the client gave them at the start, and those of the workspace over them. */
  #initial: ServerSettings = {};
  #workspace: ServerSettings = {};
  #folders: readonly string[];
  #judge: Promise<Judge> | undefined;
  #configured: Promise<void> | undefined;

  /** Answers once the connection listens. */
  constructor(
    private readonly connection: Connection,
    private readonly options: ServerOptions,
  ) {
    this.#folders = [options.workingDirectory];
    this.#findings = new Findings(
      () => undefined,
      Date.now,
      (uri) => this.#inText(uri),
    );
    this.#documents = new OpenDocuments(this.#findings);
    this.#checks = new DocumentChecks(connection, this.#findings, this.#documents, {
      files: async () => {
        await this.#configured;
        return ClientFiles.in(this.#folders);
      },
      bounds: ({ folders }) => (options.allowOutside ? 'anywhere' : folders),
      settings: () => this.#settings,
      judge: () => this.#openJudge(),
      progress: () => connection.window.createWorkDoneProgress(),
    });
    this.#findings.onDidChange(({ uri }) => this.#publishing.get(uri)?.schedule());
    this.#serveLife();
    this.#serveDocuments();
    this.#serveSurfaces();
  }

  get #settings(): ServerSettings {
    return { ...this.#initial, ...this.#workspace };
  }

  #serveLife(): void {
    const { connection } = this;
    connection.onInitialize((params) => this.#initialize(params));
    connection.onInitialized(() => this.#initialized());
    connection.onDidChangeConfiguration(async ({ settings }) => {
      await this.#readWorkspace((settings as { claimlight?: unknown } | null)?.claimlight);
      for (const uri of this.#documents.uris()) void this.#checks.check(uri);
    });
    connection.onDidChangeWatchedFiles(({ changes }) => {
      this.#contextChanged(changes.map(({ uri }) => localPath(uri)));
    });
    connection.onExecuteCommand((params, token) => this.#execute(params, token));
  }

  #initialize(params: InitializeParams): InitializeResult {
    this.#client = params;
    const { workspaceFolders, rootUri, initializationOptions } = params;
    const uris = workspaceFolders?.map(({ uri }) => uri) ?? (rootUri ? [rootUri] : []);
    this.#setFolders(uris);
    const { settings, faults } = readSettings(initializationOptions, 'initialization');
    this.#initial = settings;
    this.#tellFaults(faults);
    return {
      serverInfo: { name: 'Claimlight', version: manifest.version },
      capabilities: {
        textDocumentSync: {
          openClose: true,
          change: TextDocumentSyncKind.Incremental,
          save: { includeText: false },
        },
        hoverProvider: true,
        definitionProvider: true,
        codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix] },
        executeCommandProvider: { commands: [...serverCommands], workDoneProgress: true },
        workspace: { workspaceFolders: { supported: true, changeNotifications: true } },
      },
    };
  }

  #setFolders(uris: readonly string[]): void {
    const folders = uris.filter((uri) => /^file:/i.test(uri)).map(localPath);
    this.#folders = uris.length === 0 ? [this.options.workingDirectory] : folders;
  }

  #initialized(): void {
    const { connection } = this;
    const { workspace = {} } = this.#client?.capabilities ?? {};
    if (workspace.didChangeWatchedFiles?.dynamicRegistration)
      void connection.client.register(DidChangeWatchedFilesNotification.type, {
        watchers: [{ globPattern: '**/*' }],
      });
    if (workspace.didChangeConfiguration?.dynamicRegistration)
      void connection.client.register(DidChangeConfigurationNotification.type, { section: 'claimlight' });
    if (workspace.workspaceFolders)
      connection.workspace.onDidChangeWorkspaceFolders(async () => {
        this.#setFolders(((await connection.workspace.getWorkspaceFolders()) ?? []).map(({ uri }) => uri));
      });
    this.#configured = this.#readWorkspace(undefined);
  }

  /** @param pushed what a client sends that cannot be asked */
  async #readWorkspace(pushed: unknown): Promise<void> {
    const given = this.#client?.capabilities.workspace?.configuration
      ? await this.connection.workspace.getConfiguration('claimlight').catch(() => undefined)
      : pushed;
    const { settings, faults } = readSettings(given, 'workspace');
    this.#workspace = settings;
    this.#tellFaults(faults);
    for (const task of this.#publishing.values()) task.schedule();
  }

  #tellFaults(faults: readonly string[]): void {
    for (const fault of faults) showMessage(this.connection, 'Warning', fault);
  }

  /** Nothing is sent but to the model that the settings name, with the key of the environment. */
  #openJudge(): Promise<Judge> {
    const { judge = 'offline', model = {}, offline = {} } = this.#initial;
    const { baseUrl, headers: header, secondLook: secondModel, proxy } = model;
    const open = async () =>
      this.options.judge ??
      judgeByName(judge, new ModelSource(this.options.env, { baseUrl, header, secondModel, proxy }), {
        model: model.name,
        modelFolder: offline.modelFolder,
      });
    this.#judge ??= open().then(
      (opened) => cacheAnswers(opened, createAnswerStore()),
      (error) => {
        this.#judge = undefined;
        throw error;
      },
    );
    return this.#judge;
  }

  #serveDocuments(): void {
    const { connection } = this;
    connection.onDidOpenTextDocument((params) => {
      const { uri } = params.textDocument;
      this.#documents.open(params);
      this.#publishing.set(uri, new ThrottledTask(publishMs, () => this.#publish(uri)));
      void this.#checks.check(uri);
    });
    connection.onDidChangeTextDocument((params) => this.#documents.change(params));
    connection.onDidSaveTextDocument(({ textDocument: { uri } }) => {
      void this.#checks.check(uri);
      this.#contextChanged([localPath(uri)]);
    });
    connection.onDidCloseTextDocument(({ textDocument: { uri } }) => {
      this.#documents.close(uri);
      this.#checks.forget(uri);
      this.#publishing.get(uri)?.dispose();
      this.#publishing.delete(uri);
      void connection.sendDiagnostics({ uri, diagnostics: [] });
    });
  }

  #contextChanged(paths: readonly string[]): void {
    for (const uri of new Set(paths.flatMap((path) => this.#checks.usersOf(path))))
      void this.#checks.check(uri);
  }

  #publish(uri: string): Promise<void> | undefined {
    const document = this.#documents.get(uri);
    if (!document) return undefined;
    const review = this.#findings.get(uri);
    const diagnostics = review ? diagnosticsIn(review, document, this.#surface(uri)) : [];
    return this.connection.sendDiagnostics({ uri, version: document.version, diagnostics });
  }

  #surface(uri: string): SurfaceOptions {
    const { sensitivity = 'balanced', severity = {}, maxDiagnostics: most = 500 } = this.#settings;
    const severities = { ...defaultSeverity, ...severity };
    const leastAlarm = alarmThreshold[sensitivity];
    const rule = { leastAlarm, severity: (of: keyof typeof defaultSeverity) => severities[of] };
    return { rule, sensitivity, most, locate: this.#checks.locate(uri) };
  }

  #serveSurfaces(): void {
    const { connection } = this;
    connection.onHover(({ textDocument: { uri }, position }) => {
      const [document, review] = [this.#documents.get(uri), this.#findings.get(uri)];
      if (!document || !review) return undefined;
      return hoverAt(review, document, document.offsetAt(position), this.#surface(uri));
    });
    connection.onDefinition(({ textDocument: { uri }, position }): Location[] => {
      const [document, review] = [this.#documents.get(uri), this.#findings.get(uri)];
      if (!document || !review) return [];
      return evidenceAt(review, document.offsetAt(position)).map(this.#checks.locate(uri));
    });
    connection.onCodeAction(({ textDocument: { uri }, range, context }) => {
      const [document, review] = [this.#documents.get(uri), this.#findings.get(uri)];
      if (!document || !review) return [];
      const { only } = context;
      if (only && !only.some((kind) => kind === '' || kind === CodeActionKind.QuickFix)) return [];
      const [evidence] = evidenceAt(review, document.offsetAt(range.start));
      const edits = actionsIn(review, document, range, context.diagnostics);
      if (!evidence || !this.#client?.capabilities.window?.showDocument?.support) return edits;
      return [...edits, goTo(this.#checks.locate(uri)(evidence))];
    });
  }

  async #execute({ command, arguments: given = [] }: ExecuteCommandParams, token: CancellationToken) {
    if (command === evidenceCommand) {
      const place = locationSchema.safeParse(given[0]);
      if (!place.success) return null;
      const { uri, range: selection } = place.data;
      await this.connection.window.showDocument({ uri, selection, takeFocus: true });
      return null;
    }
    const stop = new AbortController();
    token.onCancellationRequested(() => stop.abort());
    const named = documentSchema.safeParse(given[0]);
    const uri = named.success ? named.data : undefined;
    const uris = given.length === 0 ? this.#documents.uris() : this.#documents.get(uri ?? '') ? [uri!] : [];
    if (uris.length === 0)
      showMessage(
        this.connection,
        'Error',
        t('The document is not open. Open it in the editor, and check it then.'),
      );
    const reports = await Promise.all(uris.map((one) => this.#checks.check(one, stop.signal)));
    return reports.map((report) => report ?? null);
  }

  /** What comments of a document say to ignore. */
  #inText(uri: string): FindDecision {
    const document = this.#documents.get(uri);
    const stretches = document ? ignoredStretches(document.getText(), commentedText(document)) : [];
    return (finding) => {
      const stretch = stretchAt(stretches, finding.claim);
      return stretch && commentDecision(finding, stretch.note);
    };
  }
}

const commentedText = ({ languageId: language, uri: path }: TextDocument) => ({ language, path });

const position = z.object({ line: z.int(), character: z.int() });
const locationSchema = z.object({ uri: z.string(), range: z.object({ start: position, end: position }) });
/** A URI, or what has one, as clients name documents. */
const documentSchema = z.union([
  z.string(),
  z.pipe(
    z.object({ uri: z.string() }),
    z.transform(({ uri }) => uri),
  ),
]);

const goTo = (place: Location): CodeAction => {
  const title = t('Go to evidence');
  return {
    title,
    kind: CodeActionKind.QuickFix,
    command: { title, command: evidenceCommand, arguments: [place] },
  };
};
