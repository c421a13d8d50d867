import { Problem } from '../../../src/check/problem.ts';
import type { ChatEvent, ChatModel, ChatRequest } from '../../../src/models/chatModel.ts';
import { answers, contradicted, skip, supported } from '../../server/answers.ts';

/** A model in this process that does more than it is asked. */
export interface OverEagerModel extends ChatModel {
  /** Calls so far. */
  readonly calls: number;
  /** Answers that are being streamed. */
  readonly open: number;
  readonly used: { readonly promptTokens: number; readonly completionTokens: number };
  /** From now on, each call breaks after this many answers. */
  breakAfter(answers: number): void;
}

/** What it uses a call. */
const used = { promptTokens: 100, completionTokens: 20 };

/**
 * Answers every numbered line that it is shown, asked or not, the last first and each twice, and a sentence that
 * begins with "It" in two different ways unless it is asked about that alone.
 */
export function overEagerModel(id = 'test:over-eager'): OverEagerModel {
  let calls = 0;
  let open = 0;
  let most = Number.POSITIVE_INFINITY;
  return {
    id,
    destination: 'example.org',
    get calls() {
      return calls;
    },
    get open() {
      return open;
    },
    get used() {
      return { promptTokens: calls * used.promptTokens, completionTokens: calls * used.completionTokens };
    },
    breakAfter(answers) {
      most = answers;
    },
    countTokens: async (text) => text.length,
    async *stream(request, signal): AsyncGenerator<ChatEvent> {
      calls++;
      open++;
      try {
        let said = 0;
        for (const text of piecesOf(request)) {
          await new Promise((resolve) => setImmediate(resolve));
          if (signal.aborted) return;
          if (said++ >= most) throw new Problem('quota', { model: id });
          yield { type: 'text', text };
        }
        yield { type: 'usage', ...used };
        yield { type: 'finish', how: 'complete' };
      } finally {
        open--;
      }
    },
  };
}

function piecesOf({ user, shape }: ChatRequest): readonly string[] {
  if (!shape) return [/Claim: .*(?:2019|buses)/.test(user) ? 'Yes' : 'No'];
  const context = linesOf(user, 'CONTEXT');
  const lines = linesOf(user, shape.name === 'verdicts' ? 'CLAIMS' : 'OUTPUT');
  const alone = !/Answer \w+ .*[,-]/.test(user);
  const list = lines.toReversed().flatMap(({ number, text }) => {
    const answer = answerTo(shape.name, number, text, (words) => nearest(words, context));
    const other = { ...answer, context: [] };
    return !alone && /^It /.test(text) && shape.name === 'answers' ? [answer, other] : [answer, answer];
  });
  const json = JSON.stringify(answers(...list));
  return json.split(/(?<=\}),(?=\{)/).map((piece, i) => (i === 0 ? piece : `,${piece}`));
}

interface NumberedLine {
  readonly number: number;
  readonly text: string;
}

function linesOf(user: string, name: string): readonly NumberedLine[] {
  const block = new RegExp(`<${name}-(\\w+)>\\n([\\s\\S]*?)\\n</${name}-\\1>`).exec(user)?.[2] ?? '';
  return block.split('\n').flatMap((line) => {
    const [, number, text] = /^\[[skc](\d+)\] (.*)$/.exec(line) ?? [];
    return number === undefined ? [] : [{ number: Number(number), text: text! }];
  });
}

/** The line with the most words in common. */
function nearest(text: string, context: readonly NumberedLine[]): number {
  const said = new Set(text.toLowerCase().match(/\w{4,}/g));
  const shared = (line: NumberedLine) =>
    (line.text.toLowerCase().match(/\w{4,}/g) ?? []).filter((word) => said.has(word)).length;
  return context.toSorted((a, b) => shared(b) - shared(a))[0]?.number ?? 1;
}

/** Two claims where a sentence joins them, none in a question. */
function answerTo(shape: string, number: number, text: string, cite: (words: string) => number): object {
  const wrong = { contradicted: 'It says 40.', wrong: '60', right: '40' };
  if (shape === 'verdicts')
    return {
      claim: number,
      context: [cite(text)],
      flags: [],
      verdict: text.includes('60') ? wrong : 'supported',
    };
  if (text.endsWith('?')) return shape === 'claims' ? { sentence: number, claims: [] } : skip(number);
  const parts = text.includes(' and ') ? text.replace(/\.$/, '').split(' and ') : [];
  if (shape === 'claims')
    return {
      sentence: number,
      claims: (parts.length > 0 ? parts : ['']).map((words) => ({ words, claim: words || text, flags: [] })),
    };
  if (parts.length > 0)
    return {
      split: number,
      claims: parts.map((words) => ({
        words,
        flags: [],
        context: [cite(words)],
        is: words.includes('60') ? wrong : 'supported',
      })),
    };
  return text.includes('60')
    ? contradicted(number, [cite(text)], 'It says 40.', '60', '40')
    : supported(number, cite(text));
}
