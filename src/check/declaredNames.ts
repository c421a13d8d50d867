import { runInTurns, type Steps } from '../base/timeSlices.ts';
import { codeNames } from '../declarations/codeNames.ts';
import { Declarations } from '../declarations/declarations.ts';
import { NameCheck, type NameProblem } from '../declarations/nameCheck.ts';
import type { Sentence, Source } from '../text/passage.ts';
import type { SearchIndex } from '../text/searchIndex.ts';
import { overlaps, type Span } from '../text/span.ts';
import { askedPositions, type Judged, type JudgeEvent, type JudgeRequest } from './judge.ts';
import { placeOf } from './types.ts';

/** What contexts declare, as long as they are used. */
const known = new WeakMap<readonly Source[], Declarations | undefined>();

/**
 * Names and defaults that an output writes as code, and that code in the context does not bear out. What a judge answers of
 * their sentences gives way to that, also where it sees no claim: in instructions and blocks of code.
 */
export class DeclaredNames {
  private constructor(
    private readonly problems: ReadonlyMap<number, readonly NameProblem[]>,
    private readonly request: JudgeRequest,
  ) {}

  static async read(request: JudgeRequest, signal: AbortSignal): Promise<DeclaredNames> {
    const { sentences, index } = request;
    const asked = askedPositions(request).filter((at) => codeNames(sentences[at]!).length > 0);
    const problems =
      asked.length === 0 ? new Map() : await runInTurns(problemSteps(asked, sentences, index), signal);
    return new DeclaredNames(problems, request);
  }

  *revise(event: JudgeEvent): Generator<JudgeEvent> {
    const found = 'sentence' in event ? this.problems.get(event.sentence) : undefined;
    if (!found || (event.type !== 'judged' && event.type !== 'notCheckable')) {
      yield event;
      return;
    }
    const sentence = this.request.sentences[event.sentence]!;
    const { start, end } = event.type === 'judged' ? event : (event.span ?? sentence);
    const inside = found.filter((problem) => overlaps(problem, { start, end }));
    if (inside.length === 0 || (event.type === 'judged' && event.verdict === 'contradicted')) yield event;
    else if (event.type === 'judged' || sentence.kind !== 'code')
      yield this.#judged({ start, end }, event.sentence, inside);
    else
      for (const [line, problems] of byLine(inside, sentence))
        yield this.#judged(line, event.sentence, problems);
  }

  #judged(span: Span, sentence: number, problems: readonly NameProblem[]): Judged {
    const problem = problems.find(({ kind }) => kind === 'differs') ?? problems[0]!;
    const { start, end } = problem;
    const common = {
      type: 'judged',
      sentence,
      ...span,
      focus: { start, end },
      confidence: 'medium',
      alarm: 1,
    } as const;
    if (problem.kind === 'missing') {
      const { nearest } = problem;
      const names = problems.flatMap((one) => (one.kind === 'missing' ? one.text : []));
      return {
        ...common,
        verdict: 'unsupported',
        reason: { code: 'notDeclared', names, ...(nearest === undefined ? {} : { nearest }) },
        citations: [],
        ...(nearest === undefined ? {} : { correction: nearest }),
      };
    }
    const { text: here, value: there, source, at } = problem;
    const passage = this.request.index.passages.holding(source.uri, at);
    if (!passage)
      return {
        ...common,
        verdict: 'unsupported',
        reason: { code: 'notFound', missing: [here] },
        citations: [],
      };
    return {
      ...common,
      verdict: 'contradicted',
      reason: { code: 'differs', kind: 'name', here, there, at: placeOf(passage) },
      citations: [{ passage: passage.position, role: 'clashes' }],
      correction: here.replace(/[^"'].*[^"']|[^"']/s, () => there),
    };
  }
}

function* problemSteps(
  asked: readonly number[],
  sentences: readonly Sentence[],
  { sources }: SearchIndex,
): Steps<ReadonlyMap<number, readonly NameProblem[]>> {
  const problems = new Map<number, readonly NameProblem[]>();
  const declarations = known.has(sources) ? known.get(sources) : yield* Declarations.read(sources);
  known.set(sources, declarations);
  if (!declarations) return problems;
  const check = new NameCheck(declarations, sentences);
  for (const position of asked) {
    const found = check.problemsOf(sentences[position]!);
    if (found.length > 0) problems.set(position, found);
    yield;
  }
  return problems;
}

/** The lines of a block of code that have a problem. */
function byLine(
  problems: readonly NameProblem[],
  { text, start }: Sentence,
): readonly (readonly [Span, readonly NameProblem[]])[] {
  const lines = new Map<number, [Span, NameProblem[]]>();
  for (const problem of problems) {
    const first = text.lastIndexOf('\n', problem.start - start) + 1;
    const next = text.indexOf('\n', problem.end - start);
    const span = { start: start + first, end: start + (next < 0 ? text.length : next) };
    const line = lines.get(first);
    if (line) line[1].push(problem);
    else lines.set(first, [span, [problem]]);
  }
  return [...lines.values()];
}
