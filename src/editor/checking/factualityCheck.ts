import { toCategoryWeights } from '../../check/factuality/category.ts';
import type { Factuality } from '../../check/factuality/factuality.ts';
import { Problem } from '../../check/problem.ts';
import type { Outcome } from '../../check/types.ts';
import type { Findings } from '../../review/findings.ts';
import type { Review } from '../../review/review.ts';
import type { Source } from '../../text/passage.ts';
import type { ContextResolver } from '../context/contextResolver.ts';
import { openDocument } from '../documents.ts';
import type { JudgeFactory } from '../judging/judgeFactory.ts';
import type { ModelFactory } from '../judging/modelFactory.ts';
import type { Settings } from '../settings.ts';

/** More statements than this make a library and not a reference answer. */
const maxStatements = 2000;

/** How what was checked stands to its context as a reference (scoring.md §8). */
export class FactualityCheck {
  constructor(
    private readonly findings: Findings,
    private readonly contexts: ContextResolver,
    private readonly judges: JudgeFactory,
    private readonly models: ModelFactory,
    private readonly settings: Pick<Settings, 'grader' | 'rubricPrompt' | 'factualityWeights' | 'scale'>,
  ) {}

  /**
   * From the verdicts that are there, and an offline check the other way round: no text leaves the machine.
   * @throws {Problem} what keeps the context from being read
   */
  async derive(uri: string): Promise<Factuality | undefined> {
    const review = this.findings.get(uri);
    if (!review) return undefined;
    const [{ deriveFactuality, uncategorised }, sources] = await Promise.all([
      import('../../check/factuality/factuality.ts'),
      this.#read(review),
    ]);
    if (sources.reduce((sum, { passages }) => sum + passages.length, 0) > maxStatements)
      return uncategorised('notDerivable', { code: 'notDerivable' }, 'derived');
    const reference = await this.#checkReference(sources, review);
    return deriveFactuality({ output: review.outcome, reference, offline: true }, this.#options);
  }

  /** @throws {Problem} noModelChosen, badWeight, badRubric, and what else keeps the model from being asked */
  async grade(uri: string): Promise<Factuality | undefined> {
    const review = this.findings.get(uri);
    if (!review) return undefined;
    const { grader, rubricPrompt } = this.settings;
    if (grader === 'offline') throw new Problem('noModelChosen');
    const [{ gradeFactuality }, model, sources] = await Promise.all([
      import('../../judges/grader/grader.ts'),
      this.models.create(grader),
      this.#read(review),
    ]);
    const texts = {
      input: review.run.question ?? '',
      ideal: sources.map(({ text }) => text).join('\n\n'),
      completion: textOf(review),
    };
    const order = {
      ...this.#options,
      ...texts,
      model,
      rubricPrompt: rubricPrompt || undefined,
    };
    const { factuality } = await gradeFactuality(order, new AbortController().signal);
    return { ...factuality, grader: model.id };
  }

  get #options() {
    return { weights: toCategoryWeights(this.settings.factualityWeights), scale: this.settings.scale };
  }

  async #read({ uri, run }: Review): Promise<readonly Source[]> {
    const files = run.context.filter(({ problem }) => !problem).map((one) => one.uri);
    return (await this.contexts.read(uri, files)).sources;
  }

  /** The reference against the output. */
  async #checkReference(sources: readonly Source[], review: Review): Promise<Outcome> {
    const [{ reverseRequest }, { collectWhole }, { readText }, judge] = await Promise.all([
      import('../../check/prepare.ts'),
      import('../../check/collect.ts'),
      import('../../sources/readText.ts'),
      this.judges.create({ kind: 'offline' }),
    ]);
    const output = readText(review.uri, textOf(review));
    return collectWhole(reverseRequest({ sources, output, judge }), new AbortController().signal);
  }
}

/** The stretch that was checked, as it stands now. */
function textOf({ uri, span }: Review): string {
  return openDocument(uri)?.getText().slice(span.start, span.end) ?? '';
}
