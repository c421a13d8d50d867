import { t } from '@vscode/l10n';
import { disagreementPassesText } from '../../report/factualityText.ts';

/** What a person should know of a run beside its figures: what it left out, and what its figures cannot show. */
type RunNotice =
  | { readonly kind: 'assertion'; readonly type: string; readonly transform?: string }
  /** A test of a scenario, which is not run. */
  | { readonly kind: 'scenario' }
  /** A file of tests in a language that is not run. */
  | { readonly kind: 'tests'; readonly file: string }
  /** A prompt that is a program, or a template that cannot be filled in. */
  | { readonly kind: 'prompt'; readonly name: string }
  /** A path of names: "tests.options.transform". */
  | { readonly kind: 'field'; readonly name: string }
  /** Factuality without a grader. */
  | { readonly kind: 'derived'; readonly offline: boolean }
  /** A weight above 0 for outputs that contradict the reference. */
  | { readonly kind: 'disagreementPasses' };

export type OnNotice = (notice: RunNotice) => void;

/** The notices of a run, each once, with how often it applies. */
export class RunNotices {
  readonly #counts = new Map<string, { readonly notice: RunNotice; count: number }>();

  readonly add: OnNotice = (notice) => {
    const key = JSON.stringify(notice);
    const known = this.#counts.get(key) ?? { notice, count: 0 };
    known.count += 1;
    this.#counts.set(key, known);
  };

  /** How much was left out that would have had a part in the results, over all tests. */
  get notEvaluated(): number {
    const left = [...this.#counts.values()].filter(({ notice }) => hasPart(notice));
    return left.reduce((sum, { count }) => sum + count, 0);
  }

  get texts(): readonly string[] {
    return [...this.#counts.values()].map(({ notice, count }) => noticeText(notice, count));
  }
}

function hasPart(notice: RunNotice): boolean {
  switch (notice.kind) {
    case 'assertion':
    case 'scenario':
    case 'tests':
    case 'prompt':
      return true;
    case 'field':
      return !notice.name.includes('.config.');
    case 'derived':
    case 'disagreementPasses':
      return false;
  }
}

function noticeText(notice: RunNotice, count: number): string {
  switch (notice.kind) {
    case 'assertion':
      return notice.transform
        ? t('Assertions of type {0} with {1} are not evaluated ({2}).', notice.type, notice.transform, count)
        : t('Assertions of type {0} are not evaluated ({1}).', notice.type, count);
    case 'scenario':
      return t('Scenarios are not run; tests left out: {0}.', count);
    case 'tests':
      return t('The tests in {0} were left out: only JavaScript and TypeScript can be run.', notice.file);
    case 'prompt':
      return t('The prompt {0} was left out: it cannot be filled in.', notice.name);
    case 'field':
      return t('The field “{0}” of the configuration is not used.', notice.name);
    case 'derived':
      return notice.offline
        ? t(
            'Factuality was derived from offline verdicts, without a grader: it does not recognise an output that adds to the reference (B), and misses what is said in other words. Specify a model that grades.',
          )
        : t(
            'Factuality was derived from the verdicts of a judge, without a grader: what the claims do not settle has no category. Specify a model that grades.',
          );
    case 'disagreementPasses':
      return disagreementPassesText();
  }
}
