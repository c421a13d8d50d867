import './results.css';
import { render } from 'preact';
import {
  type FromResults,
  type ResultsState,
  type ToResults,
  toResultsSchema,
} from '../../src/view/results/resultsProtocol.ts';
import type { ToAnyPage } from '../../src/view/webviewProtocol.ts';
import { connect } from '../shared/host.ts';
import { App } from './app.tsx';
import { type Look, readLook } from './look.ts';
import { PagedRows } from './pagedRows.ts';

function start(root: HTMLElement): void {
  let state: ResultsState | undefined;
  const host = connect<FromResults, ToResults>(toResultsSchema, receive);
  const post = (message: FromResults) => host.post(message);
  let look = readLook(host.recall());
  let rows = new PagedRows(look.query, post);

  const draw = () => {
    if (state) render(<App state={state} rows={rows} look={look} change={change} post={post} />, root);
  };

  function receive(message: Exclude<ToResults, ToAnyPage>): void {
    switch (message.type) {
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

  function change(next: Look): void {
    host.remember(next);
    if (next.query !== look.query) {
      rows = new PagedRows(next.query, post);
      rows.need(0, 1);
    }
    look = next;
    draw();
  }
}

start(document.getElementById('root')!);
