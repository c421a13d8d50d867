import type { Verdict } from '../../check/types.ts';

/** What people say about a whole output: its worst verdict, right or wrong alone, or a factuality category. */
export type Label =
  | { readonly kind: 'verdict'; readonly verdict: Verdict }
  | { readonly kind: 'right'; readonly right: boolean }
  | { readonly kind: 'category'; readonly category: 'A' | 'B' | 'C' | 'D' | 'E' };

const verdicts: Readonly<Record<string, Verdict>> = {
  supported: 'supported',
  entailed: 'supported',
  entailment: 'supported',
  contradicted: 'contradicted',
  contradiction: 'contradicted',
  refuted: 'contradicted',
  unsupported: 'unsupported',
  neutral: 'unsupported',
  baseless: 'unsupported',
};

const right: Readonly<Record<string, boolean>> = {
  true: true,
  yes: true,
  pass: true,
  faithful: true,
  consistent: true,
  correct: true,
  '1': true,
  false: false,
  no: false,
  fail: false,
  unfaithful: false,
  inconsistent: false,
  hallucinated: false,
  hallucination: false,
  incorrect: false,
  right: true,
  wrong: false,
  partially: false,
  '0': false,
};

/** Reads a label in the wordings that public data sets use; undefined where it is none of them. */
export function parseLabel(value: unknown): Label | undefined {
  const word = String(value).trim().toLowerCase();
  if (/^[a-e]$/.test(word)) return { kind: 'category', category: word.toUpperCase() as 'A' };
  const verdict = verdicts[word];
  if (verdict) return { kind: 'verdict', verdict };
  const isRight = right[word];
  return isRight === undefined ? undefined : { kind: 'right', right: isRight };
}

/** Whether the label calls the output right. Of the categories only D is wrong (scoring.md §8). */
export function isRight(label: Label): boolean {
  switch (label.kind) {
    case 'verdict':
      return label.verdict === 'supported';
    case 'right':
      return label.right;
    case 'category':
      return label.category !== 'D';
  }
}

export function labelText(label: Label): string {
  switch (label.kind) {
    case 'verdict':
      return label.verdict;
    case 'right':
      return label.right ? 'right' : 'wrong';
    case 'category':
      return label.category;
  }
}
