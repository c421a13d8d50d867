import { type FromView, type ToView, toViewSchema } from '../../src/view/side/sideProtocol.ts';

interface WebviewApi {
  postMessage(message: FromView): void;
  getState(): unknown;
  setState(state: unknown): void;
}

declare function acquireVsCodeApi(): WebviewApi;

/** The extension's side, as the view sees it. */
interface Host {
  post(message: FromView): void;
  /** What `remember` stored before the view was hidden or the window reloaded. */
  recall(): unknown;
  remember(state: unknown): void;
}

/** Messages that do not follow the protocol are reported and otherwise ignored. */
export function connect(onMessage: (message: ToView) => void): Host {
  const api = acquireVsCodeApi();
  const post = (message: FromView) => api.postMessage(message);
  window.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const parsed = toViewSchema.safeParse(data);
    if (parsed.success) onMessage(parsed.data);
    else post({ type: 'fault', message: parsed.error.message });
  });
  return { post, recall: () => api.getState(), remember: (state) => api.setState(state) };
}
