import type { Field } from '../fieldSentences.ts';
import type { JsonText } from './jsonText.ts';

/** What a message of any dialect comes down to, in the order in which it was said. */
export type Piece =
  /** Words of the message itself; `field` is a string. */
  | { readonly type: 'text'; readonly field: Field; readonly within?: JsonText }
  /** The wish to use a tool: says what the tool of a later result is called. */
  | { readonly type: 'call'; readonly call: string; readonly tool: string }
  /** What a tool gave back: text, or any JSON. */
  | {
      readonly type: 'result';
      readonly tool?: string;
      readonly call?: string;
      readonly field: Field;
      /** Instead of the file, where a string of it holds the JSON that the field is of. */
      readonly within?: JsonText;
    };

export interface Message {
  readonly role: 'user' | 'assistant' | 'other';
  readonly pieces: readonly Piece[];
}

/** Reads a message of any dialect; undefined for what is none. */
export type MessageReader = (field: Field) => Message | undefined;
