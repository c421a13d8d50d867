import { Problem } from '../../check/problem.ts';

export interface RubricMessage {
  readonly role: string;
  readonly content: string;
}

/** A person's own grading prompt: a text, or a chat as JSON or as an array of messages. */
export type RubricPrompt = string | readonly RubricMessage[];

/** What a grader is shown: the question, the reference answer and the output to grade. */
export interface GradedTexts {
  readonly input: string;
  readonly ideal: string;
  readonly completion: string;
}

export interface RubricRequest {
  readonly system: string;
  readonly user: string;
}

const required = ['input', 'ideal', 'completion'] as const;

/** `{{name}}`; what a template engine would do after a bar ("| safe") has no meaning here. */
const variable = /\{\{-?\s*([A-Za-z_][\w.-]*)\s*(?:\|[^{}]*)?-?\}\}/g;

/**
 * Puts texts into a rubric by plain substitution, in every string of it: data is never run as a template, and never
 * looked into again. Variables of the person's own are there too; the three of the grader win over them.
 * @throws {Problem} badRubric, which names a variable that the rubric lacks.
 */
export function renderRubric(
  prompt: RubricPrompt,
  texts: GradedTexts,
  variables: Readonly<Record<string, string>> = {},
): RubricRequest {
  const messages = toMessages(prompt);
  checkVariables(messages);
  const values: ReadonlyMap<string, string> = new Map(Object.entries({ ...variables, ...texts }));
  return toRequest(
    messages.map(({ role, content }) => ({
      role,
      content: content.replace(variable, (all, name: string) => values.get(name) ?? all),
    })),
  );
}

/** Checks a rubric before any row is graded with it. What is no text and no chat lacks all that a rubric needs. */
export const checkRubric = (prompt: RubricPrompt): void => checkVariables(toMessages(prompt));

function checkVariables(messages: readonly RubricMessage[]): void {
  const used = new Set(
    messages.flatMap(({ content }) => [...content.matchAll(variable)].map(([, name]) => name)),
  );
  const missing = required.filter((name) => !used.has(name));
  if (missing.length > 0)
    throw new Problem('badRubric', { missing: missing.map((name) => `{{${name}}}`).join(', ') });
}

function toMessages(prompt: RubricPrompt): readonly RubricMessage[] {
  if (typeof prompt === 'string') return parseChat(prompt) ?? [{ role: 'user', content: prompt }];
  return Array.isArray(prompt) ? prompt.filter(isMessage) : [];
}

/** A text that is no JSON chat is a prompt as it stands. */
function parseChat(text: string): readonly RubricMessage[] | undefined {
  if (!text.trimStart().startsWith('[')) return undefined;
  try {
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed) && parsed.every(isMessage) ? parsed : undefined;
  } catch {
    return undefined;
  }
}

const isMessage = (value: unknown): value is RubricMessage =>
  typeof value === 'object' &&
  value !== null &&
  'role' in value &&
  'content' in value &&
  typeof value.role === 'string' &&
  typeof value.content === 'string';

/** Models are asked with one system and one user message: turns of a longer chat keep their names. */
function toRequest(messages: readonly RubricMessage[]): RubricRequest {
  const isSystem = ({ role }: RubricMessage) => role === 'system' || role === 'developer';
  const system = messages.filter(isSystem).map(({ content }) => content);
  const rest = messages.filter((message) => !isSystem(message));
  const user =
    rest.length > 1 && rest.some(({ role }) => role !== 'user')
      ? rest.map(({ role, content }) => `${role}: ${content}`)
      : rest.map(({ content }) => content);
  return { system: system.join('\n\n'), user: user.join('\n\n') };
}
