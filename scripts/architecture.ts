import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { draw } from './architecture/draw.ts';
import { folderEdges, folderNames, ranks } from './architecture/graph.ts';
import { table, withTable } from './docs/tables.ts';

/** `npm run architecture`: the picture and the table of folders in `docs/`, from what the code imports. */
const docs = resolve(import.meta.dirname, '../docs');

/** What is in a folder of `src`, for who looks for something. */
const about: Readonly<Record<string, string>> = {
  extension: 'composes the parts (`src/extension.ts`)',
  base: 'plumbing without a subject: emitter, disposables, debounce, time slices',
  text: 'sentences, clauses, words, offsets, locating quotes, the search index over passages',
  lexicon:
    'what each language knows, one file a language of one shape: numbers, months, units, stop words, denials',
  values: 'numbers, dates, units, money, names, switches: found, normalised, compared',
  attribution:
    'what an output names as its sources, and whether it stands there: markers, links, files, places, quotations',
  declarations:
    'names that an output writes as code, and what source code and configuration in the context declare',
  statements: 'what a sentence does with values: denials, hedges and judgements, fields of structured data',
  check: 'what a check is: types, the judge port, the pipeline, the cache, scores, factuality',
  judges: 'who decides: offline, language model, pairwise; the grader; the test of a judge',
  worker:
    'threads beside the host, which read files, transcripts and data sets, index, judge and run the local model; the port to them',
  models: 'chat models: the port, OpenAI-compatible endpoints, models of VS Code, batches',
  sources: 'files to passages, one reader a format; chat transcripts',
  review: 'findings of a document under edits, decisions, history; nothing of VS Code',
  evaluate: 'data sets to scores: rows, promptfoo configurations, loaders, runs, results, exports',
  report: 'reports, one file a format, and the words for every code',
  api: 'the scorers for programs',
  cli: 'the command line',
  view: 'the host’s part of the webviews, and the messages between the two',
  editor: 'commands, surfaces and settings of VS Code',
  media: 'the pages of the webviews, icons, the walkthrough (`media/`, beside `src`)',
};

/** Highest folder first, as in the picture. */
export function folderTable(): string {
  const height = ranks(folderEdges());
  const names = folderNames().toSorted(
    (a, b) => (height.get(b) ?? 0) - (height.get(a) ?? 0) || (a < b ? -1 : 1),
  );
  return table(
    ['folder', 'what is there'],
    names.map((name) => {
      const words = about[name];
      if (words === undefined)
        throw new Error(`scripts/architecture.ts does not say what is in src/${name}.`);
      return [`\`${name}\``, words];
    }),
  );
}

if (process.argv[1] === import.meta.filename) {
  writeFileSync(join(docs, 'architecture.svg'), draw(folderEdges()));
  const page = join(docs, 'architecture.md');
  writeFileSync(page, withTable(readFileSync(page, 'utf8'), 'folders', folderTable()));
}
