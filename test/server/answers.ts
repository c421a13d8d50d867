import type { SeenRequest } from './reply.ts';

/** Answers as a model gives them, in the judge's own schema; numbers count from 1. */

export const supported = (sentence: number, ...context: readonly number[]) => ({
  sentence,
  context,
  is: 'supported' as const,
});

export const contradicted = (
  sentence: number,
  context: readonly number[],
  why: string,
  wrong = '',
  right = '',
) => ({ sentence, context, is: { contradicted: why, wrong, right } });

export const unsupported = (sentence: number, why = 'The context does not say so.') => ({
  sentence,
  context: [],
  is: { unsupported: why },
});

export const skip = (sentence: number) => ({ split: sentence, claims: [] });

export const answers = (...list: readonly object[]) => ({ answers: list });

interface SplitAnswer {
  readonly split: number;
  readonly claims: readonly { readonly words: string; readonly context: readonly number[] }[];
}

/** The same answers in the form that is asked for: in one, or in the staged judge's two steps. */
export function answersTo({ body, messages }: SeenRequest, ...given: readonly object[]): object {
  const format = body.response_format as { readonly json_schema?: { readonly name: string } } | undefined;
  const shape = format?.json_schema?.name;
  if (shape !== 'claims' && shape !== 'verdicts') return answers(...given);
  const lines = messages.at(-1)!.content.split('\n');
  const line = (n: number) => lines.find((text) => text.startsWith(`[s${n}] `))!.slice(`[s${n}] `.length);
  const claims = given.flatMap((answer): readonly object[] => {
    if ('split' in answer) return (answer as SplitAnswer).claims;
    return [{ words: '', ...(answer as ReturnType<typeof supported>) }];
  });
  if (shape === 'verdicts')
    return answers(
      ...claims.map((claim, i) => {
        const { context, is } = claim as unknown as ReturnType<typeof unsupported>;
        return { claim: i + 1, context, flags: [], verdict: is };
      }),
    );
  const extract = (n: number, words: readonly string[]) => ({
    sentence: n,
    claims: words.map((part) => ({ words: part, claim: part || line(n), flags: [] })),
  });
  return answers(
    ...given.map((answer) => {
      if (!('split' in answer)) return extract((answer as ReturnType<typeof supported>).sentence, ['']);
      const { split, claims: parts } = answer as SplitAnswer;
      return extract(
        split,
        parts.map(({ words }) => words),
      );
    }),
  );
}
