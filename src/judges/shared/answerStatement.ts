import { anyPhrase, everyEntry } from '../../lexicon/languages.ts';

const finiteVerbs = everyEntry(({ questions }) => questions.finiteVerbs);
const noValues = everyEntry(({ questions }) => questions.noValues);
const forms = everyEntry(({ questions }) => questions.forms);
const plainWords = new RegExp(`\\b(?:${anyPhrase(({ questions }) => questions.plainWords)})\\b`, 'gi');

/**
 * The statement that a short answer makes together with its question: "Paris" to "What is the capital of France?" says
 * "The capital of France is Paris". Undefined where the answer is a sentence of its own, or the question is of another
 * kind.
 */
export function answerStatement(question: string, answer: string): string | undefined {
  const told = answer.trim().replace(/[.!]+$/, '');
  const asked = lastQuestion(question);
  if (asked === undefined || !isShortAnswer(told) || sharesWords(told, asked)) return undefined;
  for (const { form, says } of forms) {
    const groups = form.exec(asked)?.groups;
    const statement = groups && says(groups, told)?.replace(/\s+/g, ' ').trim();
    if (statement) return `${statement[0]!.toUpperCase()}${statement.slice(1)}.`;
  }
  return undefined;
}

/** Without its question mark; what goes before it may be an instruction. */
const lastQuestion = (question: string): string | undefined =>
  /(?:^|[.!?:\n]\s+)([^.!?:\n]+)\?\s*$/.exec(question.trim())?.[1]?.trim();

/** Words that a name, a date or an amount may have. */
const mostWords = 8;

const isShortAnswer = (text: string): boolean =>
  /[\p{L}\p{N}]/u.test(text) &&
  !/[\n?;:]|[.!]\s/.test(text) &&
  text.split(/\s+/).length <= mostWords &&
  ![...finiteVerbs, ...noValues].some((form) => form.test(text));

/** An answer that repeats its question is a sentence: "Shakespeare wrote Hamlet". */
function sharesWords(answer: string, question: string): boolean {
  const words = (text: string) =>
    text
      .toLowerCase()
      .replace(plainWords, ' ')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const asked = new Set(words(question));
  return words(answer).filter((word) => asked.has(word) && !/^\p{N}/u.test(word)).length > 1;
}
