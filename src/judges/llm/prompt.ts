import { estimateTokens } from '../../models/usage.ts';
import type { Passage, Sentence } from '../../text/passage.ts';
import { structuralKind } from '../shared/checkable.ts';
import { asLine, createFence, markedLine } from '../shared/fence.ts';
import { checkExamples, checkRules, closingRules } from './promptRules.ts';

/** Part of every cache key and log: raise it whenever a word below changes what a model may answer. */
export const promptVersion = 6;

/** What a prompt is made of. */
export interface PromptMaterial {
  readonly sentences: readonly Sentence[];
  readonly question?: string;
  /** The passages to show, in the order of the context. */
  readonly passages: readonly Passage[];
  /** From which the fence's code is made; see `createFence`. */
  readonly secret?: string;
}

/** A prompt whose calls differ in what they ask for alone. */
export interface CheckPrompt {
  readonly system: string;
  /**
   * The user message for these sentences (positions); all of them share its beginning.
   * @param again they were answered before, in part or by lines that do not bear the answer out
   */
  user(asked: readonly number[], again?: boolean): string;
  /** A word at the beginning of a long context, and how to ask for it: who has read it has read all. */
  readonly canary?: { readonly word: string; readonly user: string };
}

/** Behind the data, so that the prompt's beginning stays as it was. */
export const lookAgain = {
  answers:
    'Look once more at these alone. First weigh in "reasoning", in three sentences at most, what the lines say against what is claimed. Leave nothing of them out, and cite lines of CONTEXT that speak of what is claimed; where there are none, it is "unsupported".',
  extraction: 'Look once more at these alone. Leave nothing of them out.',
  verdicts:
    'Look once more at these alone. Cite lines of CONTEXT that speak of what is claimed; where there are none, it is "unsupported".',
};

/**
 * The request of a check: rules, context, question, output, and what is asked. What changes most stands last, so that
 * a later check of the same context shares nearly all of its beginning.
 */
export function buildPrompt(material: PromptMaterial): CheckPrompt {
  const { sentences, passages, secret } = material;
  const question = questionLine(material.question);
  const canary = canaryOf(material);
  const context = [
    ...(canary ? [markedLine('h', undefined, `Key: ${canary}`)] : []),
    ...contextLines(passages),
  ];
  const fence = createFence([question, ...context, ...outputLines(sentences)], {
    secret,
    about: context.join('\n'),
  });
  const head = [fence.head, fence.around('CONTEXT', context)];
  const dataFor = (asked: readonly number[]) => {
    const output = outputLines(sentences, surroundings(sentences, asked));
    return [...head, fence.around('OUTPUT', question ? [question, ...output] : output)].join('\n');
  };
  return {
    system: isWorthCaching(dataFor([])) ? `${checkRules}\n\n${checkExamples}` : checkRules,
    user: (asked, again) =>
      [
        dataFor(asked),
        closingRules,
        ...(again ? [lookAgain.answers] : []),
        `Answer sentences ${numberList(asked)}.`,
      ].join('\n'),
    ...(canary
      ? {
          canary: {
            word: canary,
            user: `${dataFor([])}\nAnswer with the key in the first line of CONTEXT and nothing else.`,
          },
        }
      : {}),
  };
}

/** Providers cache a beginning of this many tokens; of a shorter request every token is paid in full each time. */
const leastCached = 1024;

/** Rules, schema and closing rules. */
const fixedTokens = 720;

const isWorthCaching = (data: string): boolean => fixedTokens + estimateTokens(data) >= leastCached;

/** Sentences that are shown with an asked one: what its pronouns point to, and how it goes on. */
const shownBefore = 12;
const shownAfter = 2;

/** Positions of what is shown of the output: what is asked, with its surroundings; all of it where nothing is asked. */
function surroundings(sentences: readonly Sentence[], asked: readonly number[]): ReadonlySet<number> {
  if (asked.length === 0) return new Set(sentences.keys());
  const shown = new Set<number>();
  for (const position of asked)
    for (let at = position - shownBefore; at <= position + shownAfter; at++) if (sentences[at]) shown.add(at);
  return shown;
}

/** Below this, with rules and schema, no endpoint cuts a prompt: the smallest windows have 2,048 tokens. */
const longData = 4000;

/** Of the context and the installation, so that every check of it shares its beginning and no text can tell the word. */
function canaryOf({ passages, sentences, question = '', secret }: PromptMaterial): string | undefined {
  const text = passages.map((passage) => passage.text).join('\n');
  const output = sentences.map((sentence) => sentence.text).join('\n');
  if (text.length + output.length < longData) return undefined;
  return createFence([text, output, question], { secret, about: `key ${text}` }).code;
}

/** "" where there is none. */
export const questionLine = (question = ''): string =>
  asLine(question) === '' ? '' : markedLine('q', undefined, question);

/**
 * Titles and code are there to be understood with the others; they have no number.
 * @param shown positions; what stands above those that are shown without it is told
 */
export const outputLines = (
  sentences: readonly Sentence[],
  shown: ReadonlySet<number> = new Set(sentences.keys()),
): readonly string[] =>
  sentences.flatMap((sentence, i) => {
    const { text, trail } = sentence;
    if (!shown.has(i)) return [];
    const isCut = i > 0 && !shown.has(i - 1) && trail.length > 0;
    return [
      ...(isCut ? [markedLine('h', undefined, trail.join(' › '))] : []),
      structuralKind(sentence) ? markedLine('h', undefined, text) : markedLine('s', i, text),
    ];
  });

/** Headings give the meaning of what follows but cannot be cited, so they have no number. */
export function contextLines(passages: readonly Passage[]): readonly string[] {
  const several = new Set(passages.map((passage) => passage.uri)).size > 1;
  return passages.flatMap((passage, i) => {
    const before = passages[i - 1];
    const begins = several && isFile(passage.uri) && passage.uri !== before?.uri;
    return [
      ...(begins ? [markedLine('h', undefined, baseName(passage.uri))] : []),
      ...(isCutOff(passage, before) ? [markedLine('h', undefined, passage.trail.join(' › '))] : []),
      passage.kind === 'heading'
        ? markedLine('h', undefined, passage.text)
        : markedLine('c', passage.position, passage.text),
    ];
  });
}

/** What a program gives as an item of the context has a number alone, which tells nothing. */
const isFile = (uri: string): boolean => !/^context:\d+$/.test(uri);

/** Whether what stands above a passage is not shown with it, because only some passages are. */
const isCutOff = ({ position, trail }: Passage, before: Passage | undefined): boolean =>
  trail.length > 0 &&
  position !== (before?.position ?? -1) + 1 &&
  trail.join('\n') !== before?.trail.join('\n');

const baseName = (uri: string): string => decodeURIComponentSafely(uri.split('/').at(-1) ?? uri);

function decodeURIComponentSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Positions as numbers from 1, runs joined: "1-4, 7". */
export function numberList(positions: readonly number[]): string {
  const runs: { from: number; to: number }[] = [];
  for (const position of positions) {
    const last = runs.at(-1);
    if (last?.to === position) last.to++;
    else runs.push({ from: position + 1, to: position + 1 });
  }
  return runs.map(({ from, to }) => (from === to ? `${from}` : `${from}-${to}`)).join(', ');
}
