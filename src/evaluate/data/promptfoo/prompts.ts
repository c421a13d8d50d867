import { t } from '@vscode/l10n';
import * as z from 'zod/mini';
import { Problem } from '../../../check/problem.ts';
import { plainLine } from '../../../report/escape.ts';
import { type DataFiles, readWhole } from '../dataFiles.ts';
import { type LoaderName, parseLoader } from '../loaderName.ts';
import type { OnNotice } from '../runNotices.ts';
import type { PromptEntry } from './config.ts';
import { fillTemplate, templateProblem } from './template.ts';
import { unfillable, type Vars } from './vars.ts';
import { yamlFile } from './yamlFile.ts';

/** A prompt of a configuration: text, or a chat as a JSON array. */
export interface PromptTemplate {
  readonly label: string;
  readonly template: string;
  /** Of a person's own function: makes the whole prompt, in which nothing is filled in any more. */
  readonly run?: (vars: Vars) => Promise<string>;
}

/** What a provider is asked. */
export interface FilledPrompt {
  readonly system: string;
  readonly user: string;
}

/** Content is text, or parts of text. */
const content = z.union([
  z.string(),
  z.pipe(
    z.array(z.object({ type: z.literal('text'), text: z.string() })),
    z.transform((parts) => parts.map(({ text }) => text).join('')),
  ),
]);

const chatSchema = z.array(z.object({ role: z.string(), content }));

/**
 * Fills a prompt's variables. A chat is told apart before they are filled in, so that data cannot add a message; its
 * earlier turns are told with their speakers.
 */
export async function fillPrompt({ template, run }: PromptTemplate, vars: Vars): Promise<FilledPrompt> {
  const text = run ? await run(vars) : template;
  const fill = async (written: string) => (run ? written : fillTemplate(written, vars));
  const chat = asChat(text);
  if (!chat) return { system: '', user: await fill(text) };
  const filled = await Promise.all(
    chat.map(async ({ role, content }) => ({ role, content: await fill(content) })),
  );
  const isSystem = ({ role }: { readonly role: string }) => role === 'system' || role === 'developer';
  const turns = filled.filter((message) => !isSystem(message));
  return {
    system: filled
      .filter(isSystem)
      .map(({ content }) => content)
      .join('\n\n'),
    user:
      turns.length === 1
        ? turns[0]!.content
        : turns.map(({ role, content }) => `${role}: ${content}`).join('\n\n'),
  };
}

/** A chat whose messages hold parts of text, as one whose messages are texts; anything else as it is. */
export function plainChat(text: string): string {
  const chat = asChat(text);
  return chat ? JSON.stringify(chat) : text;
}

function asChat(template: string): z.infer<typeof chatSchema> | undefined {
  if (!template.trimStart().startsWith('[')) return undefined;
  try {
    return chatSchema.safeParse(JSON.parse(template)).data;
  } catch {
    return undefined;
  }
}

/** The beginning of a prompt, as a name for tables. */
const promptLabel = (template: string): string => {
  const line = plainLine(template);
  return line.length <= 40 ? line : `${line.slice(0, 39)}…`;
};

/** Programs that are not run, whatever the person allows. */
export const foreignCode = /\.(?:py|rb|go|sh)(?::\w+)?$/;

const promptFile = /^(?:file:\/\/\S.*|\S+\.(?:txt|md|j2|json|ya?ml|csv|[cm]?[jt]s|py)(?::\w+)?)$/;

interface PromptSource {
  /** Of the configuration. */
  readonly path: string;
  readonly files: DataFiles;
  readonly read: TextReader;
  readonly onLeftOut: OnNotice;
}

/**
 * The prompts of a configuration: texts, files of them, and functions where code may run. A text file holds several
 * between lines of "---"; JSON and YAML hold a chat. A template that cannot be filled in, and a program in another
 * language, is left out and named. Throws `badInput` where none is left, and `loaderUntrusted` for code that may not run.
 */
export async function promptsOf(
  entries: string | readonly PromptEntry[],
  source: PromptSource,
): Promise<readonly PromptTemplate[]> {
  const all = typeof entries === 'string' ? [entries] : entries;
  const found = (await Promise.all(all.map((entry) => toPrompts(entry, source)))).flat();
  const usable = found.flatMap((one) => ('problem' in one ? [] : [one]));
  for (const one of found)
    if ('problem' in one) {
      if (usable.length === 0) throw one.problem;
      source.onLeftOut({ kind: 'prompt', name: one.label });
    }
  return usable;
}

/** A prompt that cannot be used. */
interface UnusablePrompt {
  readonly label: string;
  readonly problem: Problem;
}

async function toPrompts(
  entry: PromptEntry,
  source: PromptSource,
): Promise<readonly (PromptTemplate | UnusablePrompt)[]> {
  const text = typeof entry === 'string' ? entry : 'raw' in entry ? entry.raw : entry.id;
  const own = typeof entry === 'string' ? undefined : entry.label;
  const label = own ?? promptLabel(text);
  const isFile = promptFile.test(text);
  const code = isFile ? parseLoader(text) : undefined;
  if (code) return [{ label, template: text, run: await promptFunction(code, source) }];
  if (isFile && foreignCode.test(text)) return [{ label, problem: notText(text) }];
  const parts = isFile ? await partsOf(text, source.read) : [text];
  return Promise.all(
    parts.map(async (template) => {
      const name = own ?? promptLabel(parts.length > 1 ? template : text);
      const problem = await promptProblem(template);
      return problem ? { label: name, problem } : { label: name, template };
    }),
  );
}

/** Logic between the messages of a chat would let what it fills in add one. */
async function promptProblem(template: string): Promise<Problem | undefined> {
  const chat = asChat(template);
  const between = chat || !/^\s*\[.*"role"/s.test(template) ? null : /\{[%#].*?[%#]\}/s.exec(template);
  if (between) return unfillable(between[0]);
  const texts = chat?.map(({ content }) => content) ?? [template];
  const problems = await Promise.all(texts.map(templateProblem));
  return problems.find((problem) => problem !== undefined);
}

/** Throws `loaderUntrusted`, `loader`. */
async function promptFunction(
  { path, functionName }: LoaderName,
  { path: base, files }: PromptSource,
): Promise<NonNullable<PromptTemplate['run']>> {
  if (!files.loadFunction) throw new Problem('loaderUntrusted', { file: path });
  const resolved = files.resolve(base, path);
  const make = await files.loadFunction(resolved, functionName);
  return async (vars) => {
    const made: unknown = await make({ vars });
    const prompt = typeof made === 'object' && made !== null && 'prompt' in made ? made.prompt : made;
    if (typeof prompt === 'string') return prompt;
    if (Array.isArray(prompt)) return JSON.stringify(prompt);
    throw new Problem('loader', { file: path });
  };
}

async function partsOf(name: string, read: TextReader): Promise<readonly string[]> {
  if (/\.csv$/.test(name)) throw notText(name);
  const text = await read(name.startsWith('file://') ? name : `file://${name}`);
  if (/\.ya?ml$/.test(name)) return [yamlChat(text, name)];
  if (!/\.txt$/.test(name)) return [text];
  const parts = text.split(/^---[ \t]*$/m).map((part) => part.trim());
  return parts.filter((part) => part !== '');
}

/** A chat in YAML as its JSON; any other YAML is the text that it is. */
export function yamlChat(text: string, name: string): string {
  const value = yamlFile(text, name);
  return Array.isArray(value) ? JSON.stringify(value) : text;
}

const filePrefix = 'file://';

/** The text itself, or that of the file which it names (`file://facts.txt`, from the configuration's folder). */
export type TextReader = (text: string) => Promise<string>;

/** Throws `badInput` for a file of code, which would have to be run. */
export const textReader =
  (configuration: string, files: DataFiles): TextReader =>
  async (text) => {
    if (!text.startsWith(filePrefix)) return text;
    const path = text.slice(filePrefix.length);
    if (/\.(?:[cm]?[jt]s|py|rb|go)(?::\w+)?$/.test(path)) throw notText(text);
    return readWhole(files, files.resolve(configuration, path));
  };

const notText = (name: string): Problem =>
  new Problem('badInput', { detail: t('{0} cannot be read as text.', name) });
