import './styles/view.css';
import { render } from 'preact';
import {
  type FromView,
  type ToView,
  toViewSchema,
  type ViewState,
} from '../../src/view/side/sideProtocol.ts';
import type { ToAnyPage } from '../../src/view/webviewProtocol.ts';
import { connect } from '../shared/host.ts';
import { App } from './app.tsx';
import { takeDrops } from './drops.ts';
import { type Memory, readMemory } from './memory.ts';

function start(root: HTMLElement): void {
  const host = connect<FromView, ToView>(toViewSchema, receive);
  let memory = readMemory(host.recall());
  let state: ViewState | undefined;

  function receive(message: Exclude<ToView, ToAnyPage>): void {
    switch (message.type) {
      case 'state': {
        const first = state === undefined;
        state = message.state;
        draw();
        if (first) window.scrollTo(0, memory.scroll);
        // What had the keyboard may be gone with the state that it belonged to.
        takeKeyboard(root);
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

  takeDrops(root, (uris) => host.post({ type: 'dropContext', uris: [...uris] }));
  // A click has put the keyboard somewhere by then.
  window.addEventListener('focus', () => setTimeout(takeKeyboard, 0, root));
  window.addEventListener('scrollend', () => {
    memory = { ...memory, scroll: window.scrollY };
    host.remember(memory);
  });
}

/** A view that is opened by keyboard is ready for the review: the list has it, unless something else does. */
function takeKeyboard(root: HTMLElement): void {
  if (!document.hasFocus() || document.activeElement !== document.body) return;
  root.querySelector<HTMLElement>('.claim-head[tabindex="0"]')?.focus({ preventScroll: true });
}

start(document.getElementById('root')!);
