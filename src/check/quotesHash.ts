import { shortHash } from '../base/hash.ts';

/** Of the words of a claim's evidence, whichever file or line they stand in: decisions hold while it stays the same. */
export const quotesHash = (evidence: readonly { readonly quote: string }[]): string =>
  shortHash(evidence.map(({ quote }) => quote).join('\n'));
