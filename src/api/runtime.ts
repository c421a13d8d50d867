import type { ChatModel } from '../models/chatModel.ts';

/** What the scorers need of the program they run in. */
export interface Runtime {
  /** Keys and addresses of providers; empty in the editor, which keeps its own. */
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly fetch: typeof fetch;
  /** Recognise further kinds of model objects, such as the editor's. */
  readonly adapters: readonly ((model: object) => ChatModel | undefined)[];
}
