import * as vscode from 'vscode';
import * as z from 'zod/mini';
import { Problem } from '../../check/problem.ts';
import { problemText } from '../../report/problems/problemText.ts';
import { readFiles } from '../../sources/contextRead.ts';
import { limitContext, limitFiles } from '../../sources/limits.ts';
import { copiesOf } from '../../sources/outputCopies.ts';
import type { Indexes } from '../../text/searchIndex.ts';
import { withCancellation } from '../cancellation.ts';
import { validInput } from '../commands/validInput.ts';
import type { ContextSources } from '../context/contextSources.ts';
import { expandFiles, isPattern } from '../context/filePatterns.ts';
import { ownAmong, ownLeftOut } from '../context/ownText.ts';
import type { WorkspaceBounds } from '../context/workspaceBounds.ts';
import { fileExists } from '../documents.ts';
import type { JudgeFactory } from '../judging/judgeFactory.ts';
import type { ModelFactory } from '../judging/modelFactory.ts';
import type { Settings } from '../settings.ts';

const shape = z.object({
  text: z.optional(z.string()),
  file: z.optional(z.string()),
  context: z.array(z.string()),
  question: z.optional(z.string()),
});

type Input = z.infer<typeof shape>;

/** What a check by an agent needs. */
interface ToolParts {
  readonly sources: ContextSources;
  readonly bounds: WorkspaceBounds;
  readonly judges: JudgeFactory;
  readonly models: ModelFactory;
  readonly indexes: Indexes;
  readonly settings: Pick<Settings, 'scorer' | 'scale' | 'sensitivity'>;
}

/** Lets a coding agent check a text, its own answer too, against files of the workspace before it hands it over. */
export class CheckTool implements vscode.LanguageModelTool<Input> {
  constructor(private readonly parts: ToolParts) {}

  prepareInvocation({
    input,
  }: vscode.LanguageModelToolInvocationPrepareOptions<Input>): vscode.PreparedToolInvocation {
    const { t } = vscode.l10n;
    const { destination } = this.parts.models.chosen();
    const invocationMessage = t('Checking factuality against {0}', input.context.join(', '));
    if (destination === undefined) return { invocationMessage };
    const message = t('The text and its context are sent to {0}.', destination);
    return { invocationMessage, confirmationMessages: { title: t('Check factuality'), message } };
  }

  async invoke(
    options: vscode.LanguageModelToolInvocationOptions<Input>,
    token: vscode.CancellationToken,
  ): Promise<vscode.LanguageModelToolResult> {
    try {
      const input = await validInput(shape, options.input);
      return result(JSON.stringify(await withCancellation(token, (signal) => this.#report(input, signal))));
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      const { message, nextStep } = problemText(error);
      return result(`${message} ${nextStep}`);
    }
  }

  /**
   * The files that are meant. What lies outside the workspace, after links, is never read for an agent, whatever the
   * person agreed to before: agents act on the word of the texts that they read.
   * @throws {Problem} outside
   */
  async #inWorkspace(paths: readonly string[]): Promise<readonly string[]> {
    const uris = await named(paths);
    const outside = (await this.parts.bounds.outside(uris)).map(({ uri }) => uri);
    const inside = uris.filter((uri) => !outside.includes(uri));
    const existing = await Promise.all(
      inside.map(async (uri) => ((await fileExists(vscode.Uri.parse(uri, true))) ? [uri] : [])),
    );
    const barred = outside.find((uri) => vscode.workspace.getWorkspaceFolder(vscode.Uri.parse(uri, true)));
    // A name outside may be meant for another folder, and tells nothing about what is there; a link is told.
    if (barred !== undefined) throw new Problem('outside', { uri: barred });
    return limitFiles(existing.flat(), paths.join(', '));
  }

  /**
   * The files to check against, without the text under check.
   * @param paths an agent's names and patterns
   * @throws {Problem} ownContext where it is named as such, noContext
   */
  async #context(
    paths: readonly string[],
    output: string | undefined,
  ): Promise<{
    readonly context: readonly string[];
    /** What patterns match of the output. */
    readonly own: readonly string[];
    /** By their own names, and not by a pattern. */
    readonly named: readonly string[];
  }> {
    const all = await this.#inWorkspace(paths);
    const named = await this.#inWorkspace(paths.filter((path) => !isPattern.test(path)));
    const own =
      output === undefined ? [] : await ownAmong([output], all, (uri) => this.parts.bounds.realUri(uri));
    const context = all.filter((uri) => !own.includes(uri));
    const refused = own.find((uri) => named.includes(uri) || context.length === 0);
    if (refused !== undefined) throw Problem.from(ownLeftOut(refused).problem);
    if (context.length === 0) throw new Problem('noContext');
    return { context, own, named };
  }

  async #report(input: Input, signal: AbortSignal) {
    const started = performance.now();
    const output = input.file === undefined ? undefined : (await this.#inWorkspace([input.file]))[0];
    const text = output === undefined ? input.text : await textOf(output);
    if (!text?.trim()) throw new Problem('nothingToCheck');
    const { context, own, named } = await this.#context(input.context, output);
    limitContext(await this.parts.sources.size(context));
    const { unlessBound } = await import('../../sources/boundOutput.ts');
    const { sources, leftOut } = await readFiles(
      context,
      (uri) => uri,
      async (uri) => {
        const source = await this.parts.sources.read(uri, signal);
        return named.includes(uri) ? source : unlessBound(source);
      },
      { before: own.map(ownLeftOut) },
    );
    const judge = await this.parts.judges.create();
    const question = input.question === undefined ? {} : { question: input.question };
    const [{ fingerprintOf }, { requestOf, requireSentences }, { collectWhole }, { toReport }] =
      await Promise.all([
        import('../../check/fingerprint.ts'),
        import('../../check/prepare.ts'),
        import('../../check/collect.ts'),
        import('../../report/toReport.ts'),
      ]);
    const index = await this.parts.indexes.of(sources, signal);
    const request = requestOf({ text, index, judge, ...question });
    const outcome = await collectWhole(requireSentences(request), signal);
    return toReport({
      output: { start: 0, end: text.length, uri: output },
      ...question,
      sources,
      leftOut: leftOut.map(({ name, problem }) => ({
        name: vscode.workspace.asRelativePath(vscode.Uri.parse(name, true)),
        problem,
      })),
      copies: copiesOf([text], sources),
      judge: judge.id,
      fingerprint: fingerprintOf(judge),
      outcome,
      scorer: this.parts.settings.scorer,
      options: { scale: this.parts.settings.scale },
      sensitivity: this.parts.settings.sensitivity,
      timings: { total: performance.now() - started },
    });
  }
}

/** Names that an agent gives, in every folder of the workspace. */
async function named(paths: readonly string[]): Promise<readonly string[]> {
  const folders = vscode.workspace.workspaceFolders ?? [];
  const relative = paths.map((path) => vscode.workspace.asRelativePath(path, false));
  const found = await Promise.all(folders.map(({ uri }) => expandFiles(uri, relative)));
  return [...new Set(found.flat())];
}

const result = (text: string): vscode.LanguageModelToolResult =>
  new vscode.LanguageModelToolResult([new vscode.LanguageModelTextPart(text)]);

const textOf = async (uri: string): Promise<string> =>
  (await vscode.workspace.openTextDocument(vscode.Uri.parse(uri, true))).getText();
