import './results.css';
import { config } from '@vscode/l10n';
import { render } from 'preact';
import * as z from 'zod/mini';
import type {
  FromResults,
  ResultsQuery,
  ResultsState,
  ToResults,
} from '../../src/view/results/resultsProtocol.ts';
import { App } from './app.tsx';
import { connect } from './host.ts';
import { PagedRows } from './pagedRows.ts';
import { readQuery } from './queryBar.tsx';

function start(root: HTMLElement): void {
  // Compiled validators need `eval`, which the page's policy forbids.
  z.config({ jitless: true });
  let state: ResultsState | undefined;
  const host = connect(receive);
  const post = (message: FromResults) => host.post(message);
  let rows = new PagedRows(readQuery(host.recall()), post);

  const draw = () => {
    if (state) render(<App state={state} rows={rows} ask={ask} post={post} />, root);
  };

  function receive(message: ToResults): void {
    switch (message.type) {
      case 'words':
        config({ contents: message.bundle });
        return;
      case 'state':
        state = message.state;
        rows.refresh();
        rows.need(0, 1);
        draw();
        return;
      case 'rows':
        if (rows.take(message)) draw();
        return;
    }
  }

  function ask(query: ResultsQuery): void {
    host.remember(query);
    rows = new PagedRows(query, post);
    rows.need(0, 1);
    draw();
  }

  window.addEventListener('error', ({ message }) => post({ type: 'fault', message }));
  post({ type: 'ready' });
}

start(document.getElementById('root')!);
