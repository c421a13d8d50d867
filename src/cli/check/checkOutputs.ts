import { Problem, type ProblemData } from '../../check/problem.ts';
import type { RunReport, Unchecked } from '../../report/runReport.ts';
import { sameFileAs } from '../../sources/sameFile.node.ts';
import { boundsOf } from '../fileArgument.ts';
import type { Terminal } from '../terminal.ts';
import type { OutputChecker } from './checkOutput.ts';
import { type CheckSubject, type GivenContext, Subjects } from './checkSubject.ts';
import type { FixableOutput } from './fixOutputs.ts';
import { fileOfOutput, type OutputArgument } from './outputArgument.ts';

/** What checking all outputs found. */
export interface FinishedRun extends RunReport {
  readonly checked: readonly FixableOutput[];
  /** Why outputs that were checked did not come to their end; each once. */
  readonly problems: readonly ProblemData[];
}

/**
 * Checks outputs one after the other; one that cannot be checked loses none of the others. What is done stays where the
 * person stops the run.
 * @param isAsked all are no evidence for each other; these are checked
 * @throws {Problem} what is wrong with the first where none was checked; the signal's reason where none was begun
 */
export async function checkOutputs(
  outputs: readonly OutputArgument[],
  checker: OutputChecker,
  given: GivenContext,
  terminal: Terminal,
  isAsked: (output: OutputArgument) => boolean = () => true,
): Promise<FinishedRun> {
  const { rest, asContext } = await withoutContext(outputs, given.context ?? []);
  const naming = { ...given, bounds: boundsOf(given, terminal), typed: true };
  const subjects = new Subjects(rest, naming, terminal);
  const checked: FixableOutput[] = [];
  const notChecked: Unchecked[] = [...asContext];
  const problems = new Map<string, ProblemData>();
  for (const output of rest.filter(isAsked)) {
    if (terminal.stop.aborted) break;
    try {
      const subject = await subjects.open(output);
      const { report, fixes, problem } = await checker.check(subject);
      checked.push({ name: nameOf(output, subject), report, document: subject.document, output, fixes });
      if (problem) problems.set(JSON.stringify(problem), problem);
    } catch (error) {
      if (terminal.stop.aborted && error === terminal.stop.reason && checked.length > 0) break;
      if (!(error instanceof Problem)) throw error;
      notChecked.push({ name: output.name, problem: error.data, blocks: blocks(error, output) });
    }
  }
  if (checked.length === 0) terminal.stop.throwIfAborted();
  if (checked.length === 0 && notChecked[0])
    throw Problem.from((notChecked.find((one) => one.blocks) ?? notChecked[0]).problem);
  return { checked, notChecked, problems: [...problems.values()] };
}

/** Places in the text are added to it: without lines, and with which answer of a transcript it is. */
const nameOf = (output: OutputArgument, { uri }: CheckSubject): string =>
  (fileOfOutput(output) ?? output.name) + (uri === undefined ? '' : new URL(uri).hash);

/** A folder or a glob asks for what can be checked there; a text without a sentence claims nothing. */
const blocks = ({ code }: Problem, { isNamed, lines }: OutputArgument): boolean =>
  !(code === 'nothingToCheck' && !lines) && !(code === 'noContext' && !isNamed);

/** A file that is named as context is a source of truth, though a pattern may name it as a text to check too. */
async function withoutContext(
  outputs: readonly OutputArgument[],
  context: readonly string[],
): Promise<{ readonly rest: readonly OutputArgument[]; readonly asContext: readonly Unchecked[] }> {
  const isContext = await sameFileAs(context);
  const are = await Promise.all(outputs.map((output) => isContext(fileOfOutput(output) ?? '')));
  return {
    rest: outputs.filter((_, at) => !are[at]),
    asContext: outputs
      .filter((_, at) => are[at])
      .map(({ name }) => ({ name, problem: { code: 'ownContext', args: { file: name } }, blocks: false })),
  };
}
