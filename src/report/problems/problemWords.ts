import { t } from '@vscode/l10n';
import type { ProblemArgs, ProblemCode, ProblemData } from '../../check/problem.ts';
import { fileName } from '../place.ts';

export interface ProblemText {
  readonly message: string;
  /** What the person can do about it, on the surface that shows it. */
  readonly nextStep: string;
}

/**
 * Where the next step can be taken: with commands and settings, options and variables, arguments of functions, an
 * agent's next call, or the settings that an editor gives the language server.
 */
export type Surface = 'editor' | 'commandLine' | 'program' | 'agent' | 'languageServer';

/** Picks the words for the surface; programs, agents and the language server have those of the command line where they have none of their own. */
export type Here = (
  editor: string,
  commandLine: string,
  own?: { readonly program?: string; readonly agent?: string; readonly languageServer?: string },
) => string;

/** What the words of a problem are made of. Arguments that a problem lacks are replaced by general words. */
export interface ProblemWords {
  readonly args: ProblemArgs;
  readonly file: string;
  readonly host: string;
  readonly model: string;
  /** " (ECONNREFUSED)", or nothing. */
  readonly cause: string;
  readonly here: Here;
}

export type ProblemTable = Readonly<Partial<Record<ProblemCode, (words: ProblemWords) => ProblemText>>>;

export const problemWords = ({ args }: ProblemData, surface: Surface): ProblemWords => ({
  args,
  file: args.uri === undefined ? String(args.file ?? t('the context file')) : fileName(String(args.uri)),
  host: String(args.host ?? t('the endpoint')),
  model: modelName(String(args.model ?? t('the model')), surface),
  cause: args.cause === undefined ? '' : ` (${args.cause})`,
  here: (editor, commandLine, own) =>
    ({
      program: commandLine,
      agent: commandLine,
      languageServer: commandLine,
      ...own,
      editor,
      commandLine,
    })[surface],
});

/** Outside the editor a model is called as it was named, "openai:gpt-4o"; in the editor by its own name. */
const modelName = (id: string, surface: Surface): string =>
  surface === 'editor' ? id.replace(/^(openai|vscode):/, '') : id;

export const tryAgain = (): string => t('Try again; completed results are kept.');
