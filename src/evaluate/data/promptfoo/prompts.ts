import { t } from '@vscode/l10n';
import * as z from 'zod/mini';
import { Problem } from '../../../check/problem.ts';
import { type DataFiles, readWhole } from '../dataFiles.ts';
import type { PromptEntry } from './config.ts';
import { fillTemplate, plainTemplate, type Vars } from './template.ts';
import { yamlFile } from './yamlFile.ts';

/** A prompt of a configuration: text, or a chat as a JSON array. */
export interface PromptTemplate {
  readonly label: string;
  readonly template: string;
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
export function fillPrompt({ template }: PromptTemplate, vars: Vars): FilledPrompt {
  const chat = asChat(template);
  if (!chat) return { system: '', user: fillTemplate(template, vars) };
  const filled = chat.map(({ role, content }) => ({ role, content: fillTemplate(content, vars) }));
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
  const oneLine = template.replace(/\s+/g, ' ').trim();
  return oneLine.length <= 40 ? oneLine : `${oneLine.slice(0, 39)}…`;
};

const promptFile = /^(?:file:\/\/\S.*|\S+\.(?:txt|md|j2|json|ya?ml|csv|[cm]?[jt]s|py)(?::\w+)?)$/;

/**
 * The prompts of a configuration: texts, and files of them. A text file holds several between lines of "---"; JSON and
 * YAML hold a chat. Throws `badInput` for templates and code that would have to be run.
 */
export async function promptsOf(
  entries: string | readonly PromptEntry[],
  read: TextReader,
): Promise<readonly PromptTemplate[]> {
  const all = typeof entries === 'string' ? [entries] : entries;
  return (await Promise.all(all.map((entry) => toPrompts(entry, read)))).flat();
}

async function toPrompts(entry: PromptEntry, read: TextReader): Promise<readonly PromptTemplate[]> {
  const text = typeof entry === 'string' ? entry : 'raw' in entry ? entry.raw : entry.id;
  const label = typeof entry === 'string' ? undefined : entry.label;
  const parts = promptFile.test(text) ? await partsOf(text, read) : [text];
  return parts.map((template) => ({
    label: label ?? promptLabel(parts.length > 1 ? template : text),
    template: plainTemplate(template),
  }));
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
