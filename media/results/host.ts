import { type FromResults, type ToResults, toResultsSchema } from '../../src/view/results/resultsProtocol.ts';

interface WebviewApi {
  postMessage(message: FromResults): void;
  getState(): unknown;
  setState(state: unknown): void;
}

declare function acquireVsCodeApi(): WebviewApi;

/** The extension's side, as the page sees it. */
interface Host {
  post(message: FromResults): void;
  recall(): unknown;
  remember(state: unknown): void;
}

/** Messages that do not follow the protocol are reported and otherwise ignored. */
export function connect(onMessage: (message: ToResults) => void): Host {
  const api = acquireVsCodeApi();
  const post = (message: FromResults) => api.postMessage(message);
  window.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const parsed = toResultsSchema.safeParse(data);
    if (parsed.success) onMessage(parsed.data);
    else post({ type: 'fault', message: parsed.error.message });
  });
  return { post, recall: () => api.getState(), remember: (state) => api.setState(state) };
}
