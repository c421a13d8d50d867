import './results.css';
import { render } from 'preact';
import {
  type FromResults,
  type ResultsQuery,
  type ResultsState,
  type ToResults,
  toResultsSchema,
} from '../../src/view/results/resultsProtocol.ts';
import type { ToAnyPage } from '../../src/view/webviewProtocol.ts';
import { connect } from '../shared/host.ts';
import { App } from './app.tsx';
import { PagedRows } from './pagedRows.ts';
import { readQuery } from './queryBar.tsx';

function start(root: HTMLElement): void {
  let state: ResultsState | undefined;
  const host = connect<FromResults, ToResults>(toResultsSchema, receive);
  const post = (message: FromResults) => host.post(message);
  let rows = new PagedRows(readQuery(host.recall()), post);

  const draw = () => {
    if (state) render(<App state={state} rows={rows} ask={ask} post={post} />, root);
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

  function ask(query: ResultsQuery): void {
    host.remember(query);
    rows = new PagedRows(query, post);
    rows.need(0, 1);
    draw();
  }
}

start(document.getElementById('root')!);
