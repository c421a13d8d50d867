import './styles/view.css';
import { config } from '@vscode/l10n';
import { render } from 'preact';
import * as z from 'zod/mini';
import type { ToView, ViewState } from '../../src/view/side/sideProtocol.ts';
import { connect } from '../shared/host.ts';
import { App } from './app.tsx';
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
        if (first) {
          window.scrollTo(0, memory.scroll);
          takeKeyboard(root);
        }
        break;
      }
      case 'cursor':
        if (message.claim !== undefined) change({ active: message.claim });
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

  // A click has put the keyboard somewhere by then.
  window.addEventListener('focus', () => setTimeout(takeKeyboard, 0, root));
  window.addEventListener('scrollend', () => {
    memory = { ...memory, scroll: window.scrollY };
    host.remember(memory);
  });
  host.post({ type: 'ready' });
}

/** A view that is opened by keyboard is ready for the review: the list has it, unless something else does. */
function takeKeyboard(root: HTMLElement): void {
  if (!document.hasFocus() || document.activeElement !== document.body) return;
  root.querySelector<HTMLElement>('.claim-head[tabindex="0"]')?.focus({ preventScroll: true });
}

start(document.getElementById('root')!);
