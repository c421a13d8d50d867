import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inspect } from 'node:util';
import type { SeenRequest } from '../../server/reply.ts';
import { type ScriptedModel, startScriptedModel } from '../../server/scriptedModel.ts';
import { createWorkplace, type Workplace } from '../cli/workplace.ts';

const root = resolve(import.meta.dirname, '../../..');
const page = readFileSync(join(root, 'docs/coming-from.md'), 'utf8');

interface Sample {
  readonly language: string;
  readonly text: string;
  /** On the page. */
  readonly line: number;
}

const samples: readonly Sample[] = [...page.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].map(
  ({ 1: language = '', 2: text = '', index }) => ({
    language,
    text,
    line: page.slice(0, index).split('\n').length + 1,
  }),
);

/** What is imported on the page, and what stands for it here. */
const modules: readonly (readonly [string, string])[] = [
  ['claimlight/scorers', 'src/api/entry.ts'],
  ['@mastra/core/evals', 'test/unit/api/mastraTypes.ts'],
];

const imports = ({ text }: Sample): boolean => /^import .* from /m.test(text);

describe('the page “Coming from …”', () => {
  let place: Workplace;
  let model: ScriptedModel;
  before(async () => {
    place = createWorkplace();
    model = await startScriptedModel(respond, { key: 'k', models: ['gpt-4o', 'gpt-4o-mini'] });
    for (const { language, text } of samples) {
      const name = language === 'jsonl' ? 'rows.jsonl' : /^(?:#|\/\/) (\S+\.\w+)\n/.exec(text)?.[1];
      if (name !== undefined) place.file(name, text.replace(/^(?:#|\/\/) \S+\n/, ''));
    }
  });
  after(async () => {
    await model.close();
    place.remove();
  });

  for (const sample of samples.filter(imports))
    it(`line ${sample.line}: the program prints what its remarks say`, async () => {
      const program = modules.reduce(
        (text, [name, path]) => text.replace(`'${name}'`, `'${pathToFileURL(join(root, path))}'`),
        sample.text,
      );
      const printed: string[] = [];
      const { log } = console;
      console.log = (...values: readonly unknown[]) =>
        printed.push(values.map((one) => (typeof one === 'string' ? one : inspect(one))).join(' '));
      try {
        await import(pathToFileURL(place.file(`line${sample.line}.mjs`, program)).href);
      } finally {
        console.log = log;
      }
      const remarks = [...sample.text.matchAll(/\/\/ (.*)$/gm)].map(([, remark = '']) => remark);
      assert.deepEqual(
        printed.map((one) => one.replace(/\s+/g, ' ')),
        remarks,
      );
    });

  const commands = samples
    .filter(({ language }) => language === 'sh')
    .flatMap(({ text }) => [...text.matchAll(/^claimlight (.*?) +# exit code (\d)(?:: .*)?$/gm)])
    .map(([, args = '', code]) => ({ args, code: Number(code) }));
  for (const { args, code } of commands)
    it(`claimlight ${args}: ${code}`, async () => {
      const ran = await place.run(
        args.split(' ').map((one) => (/\.(?:yaml|jsonl)$/.test(one) ? join(place.folder, one) : one)),
        { env: { OPENAI_API_KEY: 'k', OPENAI_BASE_URL: model.url } },
      );
      assert.equal(ran.code, code, ran.out + ran.error);
    });

  it('has a sample of every kind, each with what it comes to', () => {
    const count = (language: string) => samples.filter((sample) => sample.language === language).length;
    assert.ok(samples.filter(imports).length >= 6 && count('yaml') >= 4);
    const lines = samples
      .filter(({ language }) => language === 'sh')
      .flatMap(({ text }) => text.trim().split('\n'));
    assert.equal(commands.length, lines.length, 'every command says how it ends');
  });
});

/** One model knows the capitals, the other one of them; the better one grades. */
function respond({ model, messages }: SeenRequest) {
  const asked = messages.map(({ content }) => content).join('\n');
  const [, ideal, said] = /(?:Expert: |<REFERENCE-)(.*?)(?:Submission: |<SUBMISSION-)(.*)/s.exec(asked) ?? [];
  if (ideal !== undefined && said !== undefined)
    return { answer: /Fresno/.test(said) === /Fresno/.test(ideal) ? '(C) They agree.' : '(D) They differ.' };
  if (/^Say: /.test(asked)) return { answer: asked.slice(5) };
  if (/New York/.test(asked)) return { answer: 'Albany is the capital of New York.' };
  return { answer: `${model === 'gpt-4o' ? 'Sacramento' : 'Fresno'} is the capital of California.` };
}
