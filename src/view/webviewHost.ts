import * as vscode from 'vscode';
import type * as z from 'zod/mini';
import { DisposableOwner } from '../base/disposables.ts';
import { webviewHtml } from './webviewPage.ts';
import type { FromAnyPage, ToAnyPage } from './webviewProtocol.ts';

/** The folders in `dist` that hold a page's script and style. */
type PageBundle = 'view' | 'results';

export const webviewFolder = (extensionUri: vscode.Uri, bundle: PageBundle): vscode.Uri =>
  vscode.Uri.joinPath(extensionUri, 'dist', bundle);

interface PageListener<From> {
  /** What the page may say. */
  readonly schema: z.ZodMiniType<From>;
  /** The page is there, and has its words: time to tell it all. */
  onReady(): void;
  onMessage(message: Exclude<From, FromAnyPage>): void;
  /** A message against the protocol, an error of the page or of its channel. */
  onFault(fault: unknown): void;
}

/** Loads a page into a webview, and speaks with it: both sides validate what they receive. */
export class WebviewHost<From extends { readonly type: string }, To> extends DisposableOwner {
  constructor(
    private readonly webview: vscode.Webview,
    folder: vscode.Uri,
    private readonly listener: PageListener<From>,
  ) {
    super();
    const resource = (name: string) => webview.asWebviewUri(vscode.Uri.joinPath(folder, name)).toString();
    webview.options = { enableScripts: true, localResourceRoots: [folder] };
    this.own(webview.onDidReceiveMessage((message: unknown) => this.#receive(message)));
    webview.html = webviewHtml({
      cspSource: webview.cspSource,
      nonce: crypto.randomUUID().replaceAll('-', ''),
      script: resource('main.js'),
      style: resource('main.css'),
      language: vscode.env.language,
    });
  }

  post(message: To | ToAnyPage): void {
    this.webview.postMessage(message).then(undefined, (error: unknown) => this.listener.onFault(error));
  }

  #receive(given: unknown): void {
    const parsed = this.listener.schema.safeParse(given);
    if (!parsed.success) {
      this.listener.onFault(parsed.error.message);
      return;
    }
    const message: From | FromAnyPage = parsed.data;
    if (isFromAnyPage(message)) this.#answer(message);
    else this.listener.onMessage(message as Exclude<From, FromAnyPage>);
  }

  #answer(message: FromAnyPage): void {
    switch (message.type) {
      case 'ready':
        this.post({ type: 'words', bundle: translations() });
        this.listener.onReady();
        return;
      case 'fault':
        this.listener.onFault(message.message);
        return;
    }
  }
}

const isFromAnyPage = (message: { readonly type: string }): message is FromAnyPage =>
  message.type === 'ready' || message.type === 'fault';

/** The extension's translations, which hold the words of its pages too; empty for English. */
const translations = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(vscode.l10n.bundle ?? {}).map(([key, value]) => [
      key,
      typeof value === 'string' ? value : (value as { message: string }).message,
    ]),
  );
