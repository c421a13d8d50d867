/** What a key does in the review mode, where the list of claims has the keyboard. */
export type ReviewKey =
  | { readonly move: 'next' | 'previous' | 'first' | 'last' }
  | {
      readonly act:
        | 'openClaim'
        | 'applyFix'
        | 'ignore'
        | 'verify'
        | 'note'
        | 'recheck'
        | 'undoDecision'
        | 'chooseAction';
    }
  | { readonly act: 'showEvidence' | 'openEvidence' | 'focusEditor' };

const keys: Readonly<Record<string, ReviewKey>> = {
  ArrowDown: { move: 'next' },
  ArrowUp: { move: 'previous' },
  Home: { move: 'first' },
  End: { move: 'last' },
  Enter: { act: 'openClaim' },
  e: { act: 'showEvidence' },
  f: { act: 'applyFix' },
  i: { act: 'ignore' },
  v: { act: 'verify' },
  n: { act: 'note' },
  r: { act: 'recheck' },
  u: { act: 'undoDecision' },
  m: { act: 'chooseAction' },
  Escape: { act: 'focusEditor' },
};

/** Undefined for keys that are left to the browser, and for any with a modifier (those belong to VS Code). */
export function reviewKey(event: {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}): ReviewKey | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  const key = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  return event.shiftKey && key === keys.e ? { act: 'openEvidence' } : key;
}
