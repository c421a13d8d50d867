import { dirname, resolve } from 'node:path';
import { Problem } from '../../check/problem.ts';
import { frontMatterBinding } from '../../sources/frontMatter.ts';
import { readText } from '../../sources/readText.ts';
import { readTranscript } from '../../sources/transcript/readTranscript.ts';
import type { Source } from '../../text/passage.ts';
import type { Terminal } from '../terminal.ts';
import { parseOutputArgument } from './outputArgument.ts';
import { readContext } from './readContext.ts';
import { type OutputText, readOutput } from './readOutput.ts';

/** What is checked, against what, and what it answers. */
export interface Subject extends OutputText {
  readonly sources: readonly Source[];
  readonly question?: string;
}

export interface Given {
  readonly context?: readonly string[];
  readonly query?: string;
}

/**
 * Opens what the command line names. Without `--context`, a document names its own in its front matter, and of a
 * chat transcript the last answer is checked against the tool results before it. Throws a `Problem`: `noContext`
 * where none of these is there, or that a file is missing or not readable.
 */
export async function openSubject(argument: string, given: Given, terminal: Terminal): Promise<Subject> {
  const where = parseOutputArgument(argument);
  const question = given.query === undefined ? {} : { question: given.query };
  if (given.context) {
    const [output, sources] = await Promise.all([readOutput(where, terminal), readContext(given.context)]);
    return { ...output, sources, ...question };
  }
  const output = await readOutput(where, terminal);
  const own = frontMatterBinding(output.document);
  if (own) {
    const folder = where.path === '-' ? '.' : dirname(where.path);
    const sources = await readContext(own.context.map((path) => resolve(folder, path)));
    return {
      ...output,
      sources,
      ...(own.question === undefined ? {} : { question: own.question }),
      ...question,
    };
  }
  const answer = lastAnswer(output);
  if (answer) return { ...answer, ...question };
  throw new Problem('noContext');
}

/** The last answer of a transcript that tool results go before. */
function lastAnswer({ uri = 'stdin', document }: OutputText): Subject | undefined {
  const answers = readTranscript(uri, document);
  const number = answers.findLastIndex(({ results }) => results.length > 0);
  const answer = answers[number];
  return (
    answer && {
      uri: `${uri}#answer-${number + 1}`,
      document: answer.text,
      span: { start: 0, end: answer.text.length },
      sources: answer.results.map(({ uri, text }) => readText(uri, text)),
      ...(answer.question === undefined ? {} : { question: answer.question }),
    }
  );
}
