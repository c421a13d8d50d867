import * as z from 'zod/mini';
import { fillTemplate, type Vars } from './template.ts';

/** A prompt of a configuration: text, or a chat as a JSON array. */
export interface Prompt {
  readonly label: string;
  readonly template: string;
}

/** What a provider is asked. */
export interface Asked {
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
export function fillPrompt({ template }: Prompt, vars: Vars): Asked {
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
export const promptLabel = (template: string): string => {
  const oneLine = template.replace(/\s+/g, ' ').trim();
  return oneLine.length <= 40 ? oneLine : `${oneLine.slice(0, 39)}…`;
};
