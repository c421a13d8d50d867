import { parse } from 'yaml';
import type { PromptEntry } from './config.ts';
import { type Prompt, promptLabel } from './prompt.ts';
import { notText, type ReadText } from './readText.ts';
import { plainTemplate } from './template.ts';

const fileName = /^(?:file:\/\/\S.*|\S+\.(?:txt|md|j2|json|ya?ml|csv|[cm]?[jt]s|py)(?::\w+)?)$/;

/**
 * The prompts of a configuration: texts, and files of them. A text file holds several between lines of "---"; JSON and
 * YAML hold a chat. Throws `badInput` for templates and code that would have to be run.
 */
export async function promptsOf(
  entries: string | readonly PromptEntry[],
  read: ReadText,
): Promise<readonly Prompt[]> {
  const all = typeof entries === 'string' ? [entries] : entries;
  return (await Promise.all(all.map((entry) => toPrompts(entry, read)))).flat();
}

async function toPrompts(entry: PromptEntry, read: ReadText): Promise<readonly Prompt[]> {
  const text = typeof entry === 'string' ? entry : 'raw' in entry ? entry.raw : entry.id;
  const label = typeof entry === 'string' ? undefined : entry.label;
  const parts = fileName.test(text) ? await partsOf(text, read) : [text];
  return parts.map((template) => ({
    label: label ?? promptLabel(parts.length > 1 ? template : text),
    template: plainTemplate(template),
  }));
}

async function partsOf(name: string, read: ReadText): Promise<readonly string[]> {
  if (/\.csv$/.test(name)) throw notText(name);
  const text = await read(name.startsWith('file://') ? name : `file://${name}`);
  if (/\.ya?ml$/.test(name)) return [asChat(text)];
  if (!/\.txt$/.test(name)) return [text];
  const parts = text.split(/^---[ \t]*$/m).map((part) => part.trim());
  return parts.filter((part) => part !== '');
}

/** A chat in YAML as its JSON; any other YAML is the text that it is. */
function asChat(text: string): string {
  const value: unknown = parse(text);
  return Array.isArray(value) ? JSON.stringify(value) : text;
}
