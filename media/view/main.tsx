import './view.css';
import { config } from '@vscode/l10n';
import { render } from 'preact';
import * as z from 'zod/mini';
import type { ToView, ViewState } from '../../src/view/protocol.ts';
import { App } from './app.tsx';
import { connect } from './host.ts';
import { type Memory, readMemory } from './memory.ts';

function start(root: HTMLElement): void {
  // Compiled validators need `eval`, which the page's policy forbids.
  z.config({ jitless: true });
  const host = connect(receive);
  let memory = readMemory(host.recall());
  let state: ViewState | undefined;

  function receive(message: ToView): void {
    switch (message.type) {
      case 'words':
        config({ contents: message.bundle });
        break;
      case 'state': {
        const first = state === undefined;
        state = message.state;
        draw();
        if (first) window.scrollTo(0, memory.scroll);
        break;
      }
      case 'cursor':
        if (message.claim !== undefined) change({ active: message.claim });
        break;
      case 'focusList':
        root.querySelector<HTMLElement>('.claim-head[tabindex="0"]')?.focus();
        break;
    }
  }

  function change(part: Partial<Memory>): void {
    memory = { ...memory, ...part };
    host.remember(memory);
    draw();
  }

  function draw(): void {
    if (state) render(<App state={state} memory={memory} change={change} post={host.post} />, root);
  }

  window.addEventListener('scrollend', () => {
    memory = { ...memory, scroll: window.scrollY };
    host.remember(memory);
  });
  host.post({ type: 'ready' });
}

start(document.getElementById('root')!);
