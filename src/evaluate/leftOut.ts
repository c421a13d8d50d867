import { t } from '@vscode/l10n';

/** A part of a configuration that Claimlight does not evaluate; it is named, never passed over in silence. */
export type LeftOut =
  | { readonly kind: 'assertion'; readonly type: string }
  /** A path of names: "tests.options.transform". */
  | { readonly kind: 'field'; readonly name: string };

export type OnLeftOut = (left: LeftOut) => void;

/** What was left out, each once. */
export class LeftOuts {
  readonly #texts = new Set<string>();

  readonly add: OnLeftOut = (left) => {
    this.#texts.add(leftOutText(left));
  };

  get texts(): readonly string[] {
    return [...this.#texts];
  }
}

function leftOutText(left: LeftOut): string {
  switch (left.kind) {
    case 'assertion':
      return t('Assertions of type {0} are not evaluated.', left.type);
    case 'field':
      return t('The field “{0}” of the configuration is not used.', left.name);
  }
}
