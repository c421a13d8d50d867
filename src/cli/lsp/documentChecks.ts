import { t } from '@vscode/l10n';
import type { Connection, Location, WorkDoneProgressServerReporter } from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { ThrottledTask } from '../../base/debounce.ts';
import type { Judge } from '../../check/judge.ts';
import { modelOfJudge } from '../../check/offlineId.ts';
import { Problem, type ProblemData } from '../../check/problem.ts';
import type { Report } from '../../check/report.ts';
import type { Evidence } from '../../check/types.ts';
import { plainLine } from '../../report/escape.ts';
import { copyText } from '../../report/problems/copyText.ts';
import { problemText } from '../../report/problems/problemText.ts';
import { headline } from '../../report/text.ts';
import { toReport } from '../../report/toReport.ts';
import { claimCounts } from '../../report/verdictNumbers.ts';
import { checkIntoFindings } from '../../review/documentCheck.ts';
import type { Findings } from '../../review/findings.ts';
import type { Review } from '../../review/review.ts';
import { copiesOf } from '../../sources/outputCopies.ts';
import type { Bounds } from '../../sources/realPath.node.ts';
import type { Source } from '../../text/passage.ts';
import { IndexCache } from '../../text/searchIndex.ts';
import { type ClientFiles, localPath } from '../clientFiles.ts';
import { faultText } from '../faultText.ts';
import { formatOfLanguage, type OpenDocuments } from './openDocuments.ts';
import { contextOf, type DocumentContext, mayHold, readNamed } from './serverContext.ts';
import type { ServerSettings } from './serverSettings.ts';
import { showMessage } from './showMessage.ts';

/** Its token is cancelled by the person. */
type CancellableProgress = Awaited<ReturnType<Connection['window']['createWorkDoneProgress']>>;

/** Progress is not told more often. */
const progressMs = 200;

/** What checks need of the server. */
interface ServerParts {
  /** Once the settings are known. */
  readonly files: () => Promise<ClientFiles>;
  readonly bounds: (files: ClientFiles) => Bounds;
  readonly settings: () => ServerSettings;
  /** Throws what keeps it from being opened. */
  readonly judge: () => Promise<Judge>;
  /** Shows the person that work goes on, where the client can. */
  readonly progress: () => Promise<CancellableProgress>;
}

/** What a document was last checked against. */
interface LastContext {
  readonly named: DocumentContext;
  /** As texts with lines, by their URI; made when evidence in them is first shown. */
  readonly texts: Map<string, TextDocument>;
  readonly sources: readonly Source[];
}

/** Checks the documents of a client, one run a document at a time; a new one takes the place of the old. */
export class DocumentChecks {
  readonly #underWay = new Map<string, AbortController>();
  readonly #contexts = new Map<string, LastContext>();
  readonly #indexes = new IndexCache();
  /** Told to the person since a check last came to its end. */
  readonly #told = new Set<string>();

  constructor(
    private readonly connection: Connection,
    private readonly findings: Findings,
    private readonly documents: OpenDocuments,
    private readonly parts: ServerParts,
  ) {}

  /**
   * What goes wrong is told to the person, and thrown for no one.
   * @returns what was found; undefined where the check did not come to its end
   */
  async check(uri: string, asked?: AbortSignal): Promise<Report | undefined> {
    this.#underWay.get(uri)?.abort();
    const controller = new AbortController();
    this.#underWay.set(uri, controller);
    const progress = await this.parts.progress();
    const stop = () => {
      controller.abort();
      this.findings.cancel(uri);
    };
    progress.token.onCancellationRequested(stop);
    asked?.addEventListener('abort', stop, { once: true });
    const telling = new ThrottledTask(progressMs, () => report(progress, this.findings.get(uri)));
    const watched = this.findings.onDidChange((change) => {
      if (change.uri === uri && change.kind === 'findings') telling.schedule();
    });
    progress.begin('Claimlight', 0, t('Checking…'), true);
    if (asked?.aborted) stop();
    try {
      const review = await this.#run(uri, controller.signal);
      if (!review) return undefined;
      if (review.run.problem) this.#tell(review.run.problem, uri);
      if (review.run.state !== 'done') return undefined;
      this.#told.clear();
      const found = this.#report(review);
      this.connection.console.info(`${uri}: ${headline(found)}: ${claimCounts(found)}`);
      return found;
    } catch (error) {
      if (!controller.signal.aborted && error instanceof Problem) this.#tell(error, uri);
      else if (!controller.signal.aborted) this.#tellFault(error);
      return undefined;
    } finally {
      watched.dispose();
      telling.dispose();
      progress.done();
      if (this.#underWay.get(uri) === controller) this.#underWay.delete(uri);
    }
  }

  #report({ uri, run, span, findings, outcome }: Review): Report {
    const decisions = new Map(findings.map(({ finding, decision }) => [finding, decision]));
    return toReport({
      output: { uri, ...span },
      question: run.question,
      sources: this.#contexts.get(uri)?.sources ?? [],
      judge: run.judge,
      fingerprint: run.fingerprint,
      model: modelOfJudge(run.judge),
      outcome,
      scorer: this.parts.settings().scorer ?? 'faithfulness',
      options: { scale: 1 },
      sensitivity: this.parts.settings().sensitivity,
      reviewOf: (finding) => {
        const decision = decisions.get(finding);
        return decision && { decision };
      },
      timings: { firstVerdict: run.firstVerdict, total: run.total ?? 0 },
    });
  }

  async #run(uri: string, stop: AbortSignal): Promise<Review | undefined> {
    const document = this.documents.get(uri);
    if (!document) return undefined;
    const files = await this.parts.files();
    const path = /^file:/i.test(uri) ? localPath(uri) : undefined;
    const named = await contextOf(document.getText(), path, files, this.parts.settings());
    // Before it is read: a file that is missing now may come.
    this.#contexts.set(uri, { named, sources: this.#contexts.get(uri)?.sources ?? [], texts: new Map() });
    const log = (line: string) => this.connection.console.info(line);
    const [judge, { sources, leftOut }] = await Promise.all([
      this.parts.judge(),
      readNamed(named, path, { bounds: this.parts.bounds(files), tell: log }, stop),
    ]);
    this.#contexts.set(uri, { named, sources, texts: new Map() });
    const text = document.getText();
    for (const copy of copiesOf([text], sources)) log(plainLine(copyText(copy)));
    const index = await this.#indexes.of(sources, stop);
    return checkIntoFindings(this.findings, {
      uri,
      text: () => this.documents.get(uri)?.getText() ?? '',
      format: formatOfLanguage(document.languageId),
      question: named.question,
      judge,
      sources,
      index,
      leftOut,
      copiesOf,
      signal: stop,
      isLatest: () => !stop.aborted && this.documents.get(uri) !== undefined,
    });
  }

  /** The open documents that a file may be the context of. */
  usersOf(path: string): readonly string[] {
    return [...this.#contexts].flatMap(([uri, { named }]) =>
      this.documents.get(uri) && localPath(uri) !== path && mayHold(named, path) ? [uri] : [],
    );
  }

  /** To the letter where the file is the text that was read, else the beginning of the line. */
  locate(uri: string): (evidence: Evidence) => Location {
    const last = this.#contexts.get(uri);
    return ({ uri: source, start, end, line, quote }) => {
      const text = last && textOf(last, source);
      const at = { line: line - 1, character: 0 };
      if (text?.getText().slice(start, end) !== quote) return { uri: source, range: { start: at, end: at } };
      const from = text.positionAt(start);
      const to = text.positionAt(end);
      return from.line === at.line
        ? { uri: source, range: { start: from, end: to } }
        : { uri: source, range: { start: at, end: at } };
    };
  }

  forget(uri: string): void {
    this.#underWay.get(uri)?.abort();
    this.#contexts.delete(uri);
    this.findings.clear(uri);
  }

  #tell(problem: ProblemData, uri: string): void {
    const { message, nextStep } = problemText(problem, 'languageServer');
    const text = `${message} ${nextStep}`;
    this.connection.console.info(`${uri}: ${text}`);
    // Not every document is to be checked, nor has anything to check.
    if (problem.code === 'noContext' || problem.code === 'nothingToCheck' || problem.code === 'cancelled') {
      if (problem.code !== 'cancelled') this.findings.clear(uri);
      return;
    }
    if (this.#told.has(text)) return;
    this.#told.add(text);
    showMessage(this.connection, 'Error', text);
  }

  #tellFault(fault: unknown): void {
    this.connection.console.error(faultText(fault));
    showMessage(
      this.connection,
      'Error',
      t('The check ended with an unexpected fault. Its place is in the log of the language server.'),
    );
  }
}

function textOf({ texts, sources }: LastContext, uri: string): TextDocument | undefined {
  const known = texts.get(uri);
  const source = known ? undefined : sources.find((one) => one.uri === uri);
  const made = source && TextDocument.create(uri, '', 0, source.text);
  if (made) texts.set(uri, made);
  return known ?? made;
}

function report(progress: WorkDoneProgressServerReporter, review: Review | undefined): void {
  const all = review?.outcome.sentences.length ?? 0;
  if (review && all > 0) progress.report(Math.floor((100 * (all - review.pending)) / all));
}
