import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { cached, npmInstall } from '../../../scripts/host/cache.ts';
import { collect } from '../../../src/check/collect.ts';
import { requestOf } from '../../../src/check/prepare.ts';
import { Problem } from '../../../src/check/problem.ts';
import { createLlmJudge } from '../../../src/judges/llm/llmJudge.ts';
import { createOpenAiModel } from '../../../src/models/openai.ts';
import { readText } from '../../../src/sources/readText.ts';
import { buildIndex } from '../../../src/text/searchIndex.ts';
import type { BenchText } from './texts.ts';

/** Checks a text with the model at an address. */
export interface Evaluator {
  readonly name: string;
  /** It judges the text as a whole, or each file of the context, and not claim by claim. */
  readonly isWhole?: boolean;
  check(url: string, text: BenchText, onVerdict: () => void): Promise<unknown>;
  /** Ends what it runs in beside this program. */
  end?(): void;
}

const packages = {
  '@mastra/evals': '1.10.2',
  '@mastra/core': '1.71.0',
  '@ai-sdk/openai': '4.0.118',
  autoevals: '0.3.0',
  openai: '6.49.0',
  zod: '4.6.7',
  'gpt-tokenizer': '4.0.0',
};

/** The folder with the other evaluators and a tokenizer, brought from the npm registry on the first use. */
export const bringPeers = (): Promise<string> =>
  cached(
    `peers-${Object.values(packages).join('-')}`,
    'Downloading other evaluators, once: 190 packages from the npm registry',
    (partial) =>
      npmInstall(
        partial,
        Object.entries(packages).map(([name, version]) => `${name}@${version}`),
      ),
  );

/** This product's single pass, with what it ships. */
export const claimlight: Evaluator = {
  name: 'Claimlight',
  async check(url, { question, context, output }, onVerdict) {
    const judge = createLlmJudge({ model: createOpenAiModel({ baseUrl: url, model: 'bench', fetch }) });
    const index = buildIndex(context.map((text, i) => readText(`context:${i + 1}`, text)));
    const request = requestOf({ text: output, index, question, judge });
    const { outcome, problem } = await collect(request, new AbortController().signal, ({ type }) => {
      if (type === 'assessment') onVerdict();
    });
    if (problem) throw Problem.from(problem);
    return outcome.findings.length;
  },
};

/** @param folder where they are installed */
export async function peersIn(folder: string): Promise<readonly Evaluator[]> {
  const load = (name: string) => loadFrom(folder, name);
  const { createFaithfulnessScorer, createHallucinationScorer } = (await load(
    '@mastra/evals/scorers/prebuilt',
  )) as Record<'createFaithfulnessScorer' | 'createHallucinationScorer', MakeScorer>;
  const { createOpenAI } = (await load('@ai-sdk/openai')) as { readonly createOpenAI: MakeProvider };
  const { Faithfulness } = (await load('autoevals')) as { readonly Faithfulness: AutoEvaluate };
  const mastra = (name: string, make: MakeScorer): Evaluator => ({
    name,
    check: (url, { question, context, output }) => {
      const model = createOpenAI({ baseURL: url, apiKey: 'none' }).chat('gpt-4o-mini');
      return make({ model, options: { context } }).run({
        input: {
          inputMessages: [message('user', question)],
          rememberedMessages: [],
          systemMessages: [],
          taggedSystemMessages: {},
        },
        output: [message('assistant', output)],
      });
    },
  });
  return [
    mastra('Mastra faithfulness', createFaithfulnessScorer),
    mastra('Mastra hallucination', createHallucinationScorer),
    {
      name: 'autoevals Faithfulness',
      check: (url, { question, context, output }) =>
        Faithfulness({
          input: question,
          output,
          context,
          model: 'gpt-4o-mini',
          openAiBaseUrl: url,
          openAiApiKey: 'none',
        }),
    },
  ];
}

type MakeScorer = (given: { readonly model: unknown; readonly options: object }) => {
  run(given: object): Promise<unknown>;
};
type MakeProvider = (given: { readonly baseURL: string; readonly apiKey: string }) => {
  chat(model: string): unknown;
};
type AutoEvaluate = (given: object) => Promise<unknown>;

const message = (role: string, text: string) => ({
  id: role,
  role,
  content: { format: 2, parts: [{ type: 'text', text }], content: text },
  createdAt: new Date(0),
});

/** Loads a package from a folder where it is installed. */
export const loadFrom = (folder: string, name: string): Promise<unknown> =>
  import(pathToFileURL(entryOf(folder, name)).href);

type Exported = string | { readonly [condition: string]: Exported };

/** What `import` would find from within the folder. */
function entryOf(folder: string, specifier: string): string {
  const [, name = '', part = ''] = /^((?:@[^/]+\/)?[^/]+)(.*)$/.exec(specifier) ?? [];
  const at = join(folder, 'node_modules', name);
  const { exports, module, main } = JSON.parse(readFileSync(join(at, 'package.json'), 'utf8')) as {
    readonly exports?: Readonly<Record<string, Exported>>;
    readonly module?: string;
    readonly main?: string;
  };
  const found = exports?.[`.${part}`] ?? exports?.['./*'];
  if (found === undefined) return join(at, module ?? main ?? 'index.js');
  return join(at, fileOf(found).replace('*', part.slice(1)));
}

function fileOf(exported: Exported): string {
  if (typeof exported === 'string') return exported;
  const { import: imported, node, default: other } = exported;
  return fileOf(imported ?? node ?? other ?? Object.values(exported)[0] ?? '');
}
