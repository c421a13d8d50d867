import type { Field } from '../field.ts';

/** What a message of any dialect comes down to, in the order in which it was said. */
export type Piece =
  /** Words of the message itself; `field` is a string. */
  | { readonly type: 'text'; readonly field: Field }
  /** The wish to use a tool: says what the tool of a later result is called. */
  | { readonly type: 'call'; readonly call: string; readonly tool: string }
  /** What a tool gave back: text, or any JSON. */
  | { readonly type: 'result'; readonly tool?: string; readonly call?: string; readonly field: Field };

export interface Message {
  readonly role: 'user' | 'assistant' | 'other';
  readonly pieces: readonly Piece[];
}
