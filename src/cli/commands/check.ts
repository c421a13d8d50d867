import { Command, Option } from 'commander';
import { OutcomeBuilder } from '../../check/outcome.ts';
import { Problem } from '../../check/problem.ts';
import { runCheck } from '../../check/run.ts';
import type { ScorerId } from '../../check/score/scorer.ts';
import { scorerIds } from '../../check/score/scorers.ts';
import { type FormatId, formatIds, reportFormats } from '../../report/formats.ts';
import { toReport } from '../../report/json.ts';
import { buildIndex } from '../../text/buildIndex.ts';
import { segment } from '../../text/segment.ts';
import { chooseJudge, type JudgeOptions, judgeNames } from '../chooseJudge.ts';
import { type ExitCode, exitCode } from '../exitCode.ts';
import { parsePositive, parseShare } from '../options.ts';
import { parseOutputArgument } from '../outputArgument.ts';
import { printProblem } from '../printProblem.ts';
import type { MakeCommand } from '../program.ts';
import { readContext } from '../readContext.ts';
import { readOutput } from '../readOutput.ts';
import type { Terminal } from '../terminal.ts';
import { checkThreshold, gate, type Threshold } from '../threshold.ts';

interface CheckOptions extends JudgeOptions, Threshold {
  readonly context: readonly string[];
  readonly query?: string;
  readonly scorer: ScorerId;
  readonly scale: number;
  readonly format: FormatId;
}

export const checkCommand: MakeCommand = (terminal, conclude) =>
  new Command('check')
    .description('Check every statement of a text against the files it must agree with.')
    .argument('<output>', 'the text to check: a file, lines of a file (FILE:10-20), or - for standard input')
    .requiredOption('-c, --context <file...>', 'the files that the text must agree with')
    .option('-q, --query <text>', 'the question that the text answers')
    .addOption(new Option('--judge <judge>', 'who decides').choices(judgeNames).default('offline'))
    .option('--model <id>', 'model of the judge, such as gpt-4o')
    .option('--base-url <url>', 'address of an OpenAI-compatible endpoint')
    .addOption(new Option('--scorer <scorer>', 'how to score').choices(scorerIds).default('faithfulness'))
    .option('--scale <number>', 'the score of a perfect (or the worst) text', parsePositive, 1)
    .addOption(new Option('--format <format>', 'how to report').choices(formatIds).default('text'))
    .option('--fail-under <share>', 'exit with 1 when the score is below this share of the scale', parseShare)
    .option('--fail-over <share>', 'exit with 1 when the score is above this share of the scale', parseShare)
    .action(async (output: string, options: CheckOptions) => {
      conclude(await check(output, options, terminal));
    });

async function check(argument: string, options: CheckOptions, terminal: Terminal): Promise<ExitCode> {
  checkThreshold(options, options.scorer);
  const [output, sources] = await Promise.all([
    readOutput(parseOutputArgument(argument), terminal),
    readContext(options.context),
  ]);
  const judge = await chooseJudge(options, terminal.env);
  const sentences = segment(output.document, { range: output.span });
  if (sentences.length === 0) throw new Problem('nothingToCheck');

  const index = buildIndex(sources);
  const started = performance.now();
  let firstVerdict: number | undefined;
  let cut: Problem | undefined;
  const builder = new OutcomeBuilder(sentences, index);
  const request = { sentences, index, judge, ...(options.query ? { question: options.query } : {}) };
  for await (const event of runCheck(request, terminal.stop)) {
    builder.add(event);
    if (event.type === 'assessment') firstVerdict ??= performance.now() - started;
    if (event.type === 'ended' && event.how !== 'completed') cut = event.problem ?? new Problem('cancelled');
  }
  const report = toReport({
    output: { ...(output.uri ? { uri: output.uri } : {}), ...output.span },
    ...(options.query ? { question: options.query } : {}),
    sources,
    judge: judge.id,
    ...(options.judge !== 'offline' && options.model ? { model: options.model } : {}),
    outcome: builder.outcome(),
    scorer: options.scorer,
    options: { scale: options.scale },
    timings: {
      total: performance.now() - started,
      ...(firstVerdict === undefined ? {} : { firstVerdict }),
    },
  });
  terminal.write(reportFormats[options.format].write(report, output.document));
  if (report.status === 'notApplicable') terminal.writeError(`claimlight: ${report.reason}\n`);
  if (cut) printProblem(cut, terminal);
  return terminal.stop.aborted ? exitCode.failed : gate(options, report);
}
