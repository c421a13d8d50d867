import type * as vscode from 'vscode';
import type { Factuality } from '../check/factuality/factuality.ts';
import type { FromView } from './protocol.ts';

/** What a person asked for in the view, apart from the view's own affairs. */
export type ViewRequest = Exclude<
  FromView,
  { type: 'ready' | 'fault' | 'compareRuns' | 'closeComparison' | 'findFactuality' }
>;

/** How the next check of a document is set up. */
export interface Setup {
  /** URIs. */
  readonly context: readonly string[];
  readonly question?: string;
  readonly judge: { readonly id: string; readonly destination?: string };
  /** A finding at least this alarming raises a squiggle. */
  readonly leastAlarm: number;
  readonly scale: number;
}

/** What the side view needs of the rest of the extension, beside the store. */
export interface ViewPort {
  /** A document's setup may have changed. */
  readonly onDidChange: vscode.Event<void>;
  setup(uri: string | undefined): Setup;
  /** @param uri of the document that the view shows */
  handle(request: ViewRequest, uri: string | undefined): Promise<void>;
  /** How the checked text of a document stands to its context; nothing where a problem was shown instead. */
  factuality(uri: string, form: Factuality['form']): Promise<Factuality | undefined>;
  /** A fault of ours; nothing that a person can act on. */
  fault(message: string): void;
}
