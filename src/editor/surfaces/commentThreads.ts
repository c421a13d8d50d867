import * as vscode from 'vscode';
import { ThrottledTask } from '../../base/debounce.ts';
import { DisposableOwner } from '../../base/disposables.ts';
import { verdictOf } from '../../check/tally.ts';
import { escapeMarkdown, hoverNotes, shortQuote } from '../../report/findingHover.ts';
import { verdictText } from '../../report/labels.ts';
import { placeText } from '../../report/place.ts';
import { problemText } from '../../report/problems/problemText.ts';
import { reasonText } from '../../report/reasonText.ts';
import { decisionText } from '../../report/reviewText.ts';
import type { Findings } from '../../review/findings.ts';
import type { LiveFinding } from '../../review/review.ts';
import type { ClaimActions, ClaimRef } from '../decisions/claimActions.ts';
import { openDocument, rangeOf } from '../documents.ts';
import { commands, innerCommands } from '../ids.ts';
import type { Registrar } from '../registrar.ts';
import type { Settings } from '../settings.ts';
import type { DiagnosticConverter } from './diagnostics.ts';

/** Least milliseconds between two updates while results stream in. */
const interval = 200;

/** What the menus of a thread ask for by; see `comments/commentThread/title` in package.json. */
type ThreadState = 'open' | 'decided' | 'inText';

/**
 * Findings as comment threads beside the text, for those who review so. A reply is a note; a decision resolves the
 * thread. Both are the ones of every other surface.
 */
export class CommentThreads extends DisposableOwner {
  /** VS Code shows a panel for comments as soon as there is one. */
  #controller: vscode.CommentController | undefined;
  readonly #threads = new Map<string, ReadonlyMap<string, vscode.CommentThread>>();
  readonly #claims = new WeakMap<vscode.CommentThread, ClaimRef>();
  readonly #show = this.own(new ThrottledTask(interval, async () => this.#update()));

  constructor(
    private readonly findings: Findings,
    private readonly settings: Pick<Settings, 'comments' | 'maxDiagnostics' | 'onDidChange'>,
    private readonly toDiagnostic: Pick<DiagnosticConverter, 'isShown'>,
  ) {
    super();
    this.own(findings.onDidChange(() => this.#show.schedule()));
    this.own(settings.onDidChange(() => this.#show.schedule()));
    this.own(vscode.workspace.onDidOpenTextDocument(() => this.#show.schedule()));
    this.#show.schedule();
  }

  claimOf(thread: vscode.CommentThread): ClaimRef | undefined {
    return this.#claims.get(thread);
  }

  #update(): void {
    const shown = this.settings.comments ? this.findings.uris() : [];
    for (const [uri, threads] of this.#threads)
      if (!shown.includes(uri)) {
        for (const thread of threads.values()) thread.dispose();
        this.#threads.delete(uri);
      }
    for (const uri of shown) {
      const document = openDocument(uri);
      if (document) this.#threads.set(uri, this.#inDocument(document, this.#threads.get(uri)));
    }
  }

  #inDocument(
    document: vscode.TextDocument,
    before: ReadonlyMap<string, vscode.CommentThread> = new Map(),
  ): ReadonlyMap<string, vscode.CommentThread> {
    const uri = document.uri.toString();
    const all = this.findings.get(uri)?.findings ?? [];
    const listed = all.filter((live) => live.decision !== undefined || this.toDiagnostic.isShown(live));
    const now = new Map<string, vscode.CommentThread>();
    for (const live of listed.slice(0, this.settings.maxDiagnostics)) {
      const { claim } = live.finding;
      const range = rangeOf(document, claim);
      this.#controller ??= this.own(createController());
      const thread = before.get(claim.id) ?? this.#controller.createCommentThread(document.uri, range, []);
      this.#claims.set(thread, { uri, claim: claim.id });
      now.set(claim.id, fill(thread, live, range));
    }
    for (const [id, thread] of before) if (!now.has(id)) thread.dispose();
    return now;
  }
}

function createController(): vscode.CommentController {
  const controller = vscode.comments.createCommentController('claimlight', 'Claimlight');
  controller.options = { prompt: vscode.l10n.t('Add a note about this claim') };
  return controller;
}

function fill(thread: vscode.CommentThread, live: LiveFinding, range: vscode.Range): vscode.CommentThread {
  const { finding, decision, note } = live;
  const own = { mode: vscode.CommentMode.Preview } as const;
  const { t } = vscode.l10n;
  thread.range = range;
  thread.label = [verdictText(verdictOf(finding)), ...hoverNotes(live)].join(' · ');
  thread.contextValue = stateOf(live);
  thread.canReply = true;
  thread.state = decision ? vscode.CommentThreadState.Resolved : vscode.CommentThreadState.Unresolved;
  thread.comments = [
    { ...own, author: { name: 'Claimlight' }, body: new vscode.MarkdownString(bodyOf(live)) },
    ...(note === undefined
      ? []
      : [
          {
            ...own,
            author: { name: decision?.author ?? t('Note') },
            body: new vscode.MarkdownString(escapeMarkdown(note)),
          },
        ]),
    ...(decision
      ? [
          {
            ...own,
            author: { name: decision.author ?? t('Decision') },
            body: new vscode.MarkdownString(escapeMarkdown(decisionText({ ...decision, note: undefined }))),
          },
        ]
      : []),
  ];
  return thread;
}

const stateOf = ({ decision }: LiveFinding): ThreadState =>
  decision?.inText ? 'inText' : decision ? 'decided' : 'open';

/** Words of files and models, and nothing that runs. */
function bodyOf({ finding }: LiveFinding): string {
  if (finding.type === 'failure') {
    const { message, nextStep } = problemText(finding.problem);
    return escapeMarkdown(`${message} ${nextStep}`);
  }
  return [
    escapeMarkdown(reasonText(finding.reason)),
    ...finding.evidence.map(
      (one) => `> ${escapeMarkdown(shortQuote(one.quote))} (${escapeMarkdown(placeText(one))})`,
    ),
  ].join('\n\n');
}

/** What can be done in a thread, and the command that shows or hides all of them. */
export function registerCommentThreads(
  registrar: Registrar,
  threads: CommentThreads,
  actions: ClaimActions,
  settings: Pick<Settings, 'comments' | 'set'>,
): void {
  const about = (thread: unknown): ClaimRef | undefined => threads.claimOf(thread as vscode.CommentThread);
  for (const [id, act] of [
    [innerCommands.ignoreThread, 'ignore'],
    [innerCommands.verifyThread, 'verify'],
    [innerCommands.reopenThread, 'undoDecision'],
  ] as const)
    registrar.command(id, async (thread) => {
      const claim = about(thread);
      if (claim) await actions.perform({ ...claim, act });
    });
  registrar.command(innerCommands.replyToThread, async (given) => {
    const { thread, text } = given as vscode.CommentReply;
    const claim = about(thread);
    if (claim) await actions.addToNote(claim, text);
  });
  registrar.command(commands.toggleComments, () => settings.set('comments', !settings.comments));
}
