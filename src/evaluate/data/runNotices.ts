import { t } from '@vscode/l10n';

/** What a person should know of a run beside its figures: what it left out, and what its figures cannot show. */
type RunNotice =
  | { readonly kind: 'assertion'; readonly type: string }
  /** A path of names: "tests.options.transform". */
  | { readonly kind: 'field'; readonly name: string }
  /** Factuality without a grader. */
  | { readonly kind: 'derived'; readonly offline: boolean }
  /** A weight above 0 for outputs that contradict the reference. */
  | { readonly kind: 'disagreementPasses' };

export type OnNotice = (notice: RunNotice) => void;

/** The notices of a run, each once, with how often it applies. */
export class RunNotices {
  readonly #counts = new Map<string, number>();

  readonly add: OnNotice = (notice) => {
    const text = noticeText(notice);
    this.#counts.set(text, (this.#counts.get(text) ?? 0) + 1);
  };

  get texts(): readonly string[] {
    return [...this.#counts.keys()];
  }
}

function noticeText(notice: RunNotice): string {
  switch (notice.kind) {
    case 'assertion':
      return t('Assertions of type {0} are not evaluated.', notice.type);
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
      return t('The weight “disagree” is above 0: outputs that contradict the reference pass.');
  }
}
