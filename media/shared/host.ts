import { config } from '@vscode/l10n';
import * as z from 'zod/mini';
import type { FromAnyPage, ToAnyPage } from '../../src/view/webviewProtocol.ts';

interface WebviewApi {
  postMessage(message: unknown): void;
  getState(): unknown;
  setState(state: unknown): void;
}

declare function acquireVsCodeApi(): WebviewApi;

/** The extension's side, as a page sees it. */
export interface Host<From> {
  post(message: From): void;
  /** What `remember` stored before the page was hidden or the window reloaded. */
  recall(): unknown;
  remember(state: unknown): void;
}

/**
 * Tells the extension that the page is there, speaks its language, and hands on what it says. Messages that do not
 * follow the protocol are reported and otherwise ignored.
 */
export function connect<From, To extends { readonly type: string }>(
  schema: z.ZodMiniType<To>,
  onMessage: (message: Exclude<To, ToAnyPage>) => void,
): Host<From> {
  // Compiled validators need `eval`, which the page's policy forbids.
  z.config({ jitless: true });
  const api = acquireVsCodeApi();
  const post = (message: From | FromAnyPage) => api.postMessage(message);
  const report = (message: string) => post({ type: 'fault', message });
  window.addEventListener('error', ({ message }) => report(message));
  window.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const parsed = schema.safeParse(data);
    if (!parsed.success) {
      report(parsed.error.message);
      return;
    }
    const message: To | ToAnyPage = parsed.data;
    if (isToAnyPage(message)) config({ contents: message.bundle });
    else onMessage(message as Exclude<To, ToAnyPage>);
  });
  post({ type: 'ready' });
  return { post, recall: () => api.getState(), remember: (state) => api.setState(state) };
}

const isToAnyPage = (message: { readonly type: string }): message is ToAnyPage => message.type === 'words';
