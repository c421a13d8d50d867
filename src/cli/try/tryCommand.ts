import { Command } from 'commander';
import { type Examination, estimateExamination, examine } from '../../judges/probe/examination.ts';
import { type ModelConnection, modelOptions } from '../modelOptions.ts';
import { ModelSource, modelName, type NamedAddresses } from '../namedModels.ts';
import { type MakeCommand, parseCount, withOptions } from '../options.ts';
import { exitCode, type Terminal } from '../terminal.ts';

export const tryCommand: MakeCommand = (terminal, conclude) => {
  return withOptions(new Command('try'), modelOptions())
    .description('Put 40 known claims to a model and find out what its endpoint can do.')
    .argument('<model>', 'model, such as openai:gpt-4o or ollama:llama3.2')
    .option('--base-url <url>', 'address of an OpenAI-compatible endpoint')
    .option('--window <tokens>', 'length of the prompt that is tried for being read whole', parseCount, 8000)
    .option('--no-window', 'try no long prompt')
    .option('--estimate', 'only say what it would use')
    .action(async (model: string, options: TryOptions) => {
      conclude(await runTryCommand(model, options, terminal));
    });
};

interface TryOptions extends NamedAddresses, ModelConnection {
  readonly window: number | false;
  readonly estimate?: true;
}

async function runTryCommand(id: string, options: TryOptions, terminal: Terminal) {
  const asked = { windowTokens: options.window || 0, price: options.price };
  const { calls, promptTokens, completionTokens, cost } = estimateExamination({ model: { id }, ...asked });
  const tokens = promptTokens + completionTokens;
  terminal.writeError(
    `About ${calls} calls, ${tokens} tokens${cost === undefined ? '' : `, cost ${cost.toFixed(4)}`}. Ctrl+C stops.\n`,
  );
  if (options.estimate) return exitCode.passed;
  const model = await new ModelSource(terminal.env, options).open(modelName(id));
  terminal.write(examinationText(await examine({ model, ...asked }, terminal.stop)));
  return exitCode.passed;
}

function examinationText(found: Examination): string {
  const { usage, capabilities, window } = found;
  return [
    `${found.right} of ${found.total} known claims judged correctly`,
    ...Object.entries(found.byKind).map(
      ([kind, { right, total }]) => `  ${kind.padEnd(10)} ${right} of ${total}`,
    ),
    ...found.wrong.map(({ text, said, right }) => `  - ${text} (${said}; right: ${right.join(' or ')})`),
    `Calls: ${usage.calls}; tokens: ${usage.promptTokens} + ${usage.completionTokens}; ${found.seconds.toFixed(1)} s`,
    ...(found.firstSeconds === undefined ? [] : [`First words after ${found.firstSeconds.toFixed(1)} s`]),
    `Streaming: ${found.pieces > usage.calls * 2 ? 'yes' : 'no'}`,
    ...(capabilities ? [`Answers held to: ${capabilities.form}`] : []),
    `Prompt cache: ${found.cachedTokens === undefined ? 'not told' : `${found.cachedTokens} tokens`}`,
    ...(window
      ? [
          window.seen >= window.sent * 0.95
            ? `Long prompt: read whole (${window.sent} tokens)`
            : `Long prompt: about ${window.seen} of ${window.sent} tokens seen. Give the model a larger context window.`,
        ]
      : []),
    '',
  ].join('\n');
}
