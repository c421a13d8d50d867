import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ablationSection } from './accuracy/ablationSection.ts';
import { assertionSection, clashSection, correctionRows } from './accuracy/assertionSection.ts';
import { rankingChart } from './accuracy/chart.ts';
import { sampleItems } from './accuracy/closedDocuments.ts';
import { judgeCopies } from './accuracy/copiedSentences.ts';
import { freshStatements, heldStatements } from './accuracy/corpus.ts';
import { corpusSection } from './accuracy/corpusSection.ts';
import { decisionSection } from './accuracy/decisionSection.ts';
import { detectorSection } from './accuracy/detectors.ts';
import { type JudgedSet, judgeSet } from './accuracy/judgedSet.ts';
import { measuredJudges } from './accuracy/judges.ts';
import { rankingSets, readLabelled } from './accuracy/labelled.ts';
import {
  judgeContrasts,
  judgeDocuments,
  judgeHandbooks,
  judgePairs,
  kindTable,
  openMisses,
  ownTable,
} from './accuracy/ownFigures.ts';
import { rankBy, rankingSection, scoringsFrom } from './accuracy/rankingSection.ts';
import {
  changesSection,
  copyCorrectionRow,
  editsSection,
  faultlessSection,
  proseItems,
} from './accuracy/robustnessSection.ts';
import { speedSection } from './accuracy/speedSection.ts';
import { quietSection, spanSection } from './accuracy/squiggleSection.ts';
import { table } from './accuracy/table.ts';
import { verdictSection } from './accuracy/verdictSection.ts';

/**
 * Measures the offline judge: `npm run bench:accuracy -- [--data DIR]`. Without labelled data only the texts of this
 * repository are measured. Open documents stand beside closed ones, on which nothing may be made: "open · closed".
 * With `--split test` thresholds of a score are chosen on the development files of `--train-data`.
 */
const { values: options } = parseArgs({
  options: {
    data: { type: 'string' },
    split: { type: 'string', default: 'dev' },
    'train-data': { type: 'string' },
    /** Items of each set and part, always the same. */
    limit: { type: 'string' },
    /** A limit with which all takes some minutes. */
    quick: { type: 'boolean' },
    /** Folder of another local model than the one that ships. */
    model: { type: 'string' },
    /** Lists the statements of open own texts that the judge gets wrong. */
    misses: { type: 'boolean' },
    out: { type: 'string', default: 'test-results/accuracy' },
    /** Puts the figures into docs/accuracy.md. */
    'write-docs': { type: 'boolean' },
  },
});
if (options['write-docs'] && options.data === undefined)
  throw new Error('The page has figures of labelled data: --data DIR');
const limit = options.limit ? Number(options.limit) : options.quick ? 30 : Number.POSITIVE_INFINITY;
/** Sentences and copies that are changed and judged again, in each part. */
const few = Math.min(150, Math.max(30, limit));

/** Sets whose rare assertions are counted one by one: a sample of them is larger. */
const rareSets: readonly string[] = ['ragtruth_sent', 'faithbench_sent'];

const judges = await measuredJudges(options.model);
const { judge } = judges;
const began = performance.now();
const progress = (text: string) =>
  process.stderr.write(`${((performance.now() - began) / 1000).toFixed(0).padStart(5)} s  ${text}\n`);

const report: string[] = [];
function show(title: string, text: string): void {
  const section = `## ${title}\n\n${text}\n`;
  report.push(section);
  console.log(`\n${section}`);
}

async function judgeAll(directory: string, names: readonly string[], split: string): Promise<JudgedSet[]> {
  const sets: JudgedSet[] = [];
  for (const [name, labelled] of readLabelled(directory, names, split)) {
    const items = sampleItems(labelled, rareSets.includes(name) ? 5 * limit : limit);
    sets.push(await judgeSet(name, items, judge, judges.others));
    progress(`${name}, ${items.length} items`);
  }
  return sets;
}

show(
  'Held-out files of the written corpus, each statement under two contexts',
  await corpusSection(judge, heldStatements(), 40 * limit),
);
show(
  'Fresh natural text: product pages, announcements, minutes, policies and studies, as assistants sum them up',
  await corpusSection(judge, freshStatements(), 40 * limit),
);
const pairs = await judgePairs(judge);
const documents = await judgeDocuments(judge);
show('Own pairs, each statement alone', ownTable(pairs));
show('Own pairs by kind of error (open · closed)', kindTable(pairs));
show('Own documents, each output as a whole', ownTable(documents));
const handbooks = await judgeHandbooks(judge);
show('Own handbooks, statements as paragraphs', ownTable(handbooks));
show('Own contrasts, each statement alone', ownTable(await judgeContrasts(judge)));
if (options.misses) console.log(openMisses([...pairs, ...documents, ...handbooks]));
if (options.data !== undefined) await measureLabelled(options.data);
show('Milliseconds of a recheck as the editor makes it', await speedSection(judge));

mkdirSync(options.out, { recursive: true });
writeFileSync(join(options.out, 'accuracy.md'), report.join('\n'));
if (options['write-docs']) {
  const page = resolve(import.meta.dirname, '../../docs/accuracy.md');
  const figures = report.join('\n').replaceAll(/^## /gm, '### ').trim();
  const [before, , after] = readFileSync(page, 'utf8').split(
    /(?<=<!-- figures -->\n)|(?=<!-- end of figures -->)/,
  );
  writeFileSync(page, `${before}\n${figures}\n\n${after}`);
}

// The worker of a local model would keep the program running.
process.exit();

async function measureLabelled(data: string): Promise<void> {
  const sets = await judgeAll(data, rankingSets, options.split);
  /** Development files to train on without a family; where there are none, the measured files themselves. */
  const development =
    options.split === 'dev' ? sets : await judgeAll(options['train-data'] ?? data, rankingSets, 'dev');
  const scorings = scoringsFrom(development.length > 0 ? development : sets);
  const count = sets.reduce((sum, { items }) => sum + items.length, 0);
  show(
    'Labelled data',
    `${count} items of ${sets.length} sets (${options.split}${limit === Number.POSITIVE_INFINITY ? '' : `, a sample of at most ${limit} items of each set and part, five times as many of ${rareSets.join(' and ')}`}); judge: ${judges.name}.`,
  );
  const named = (...names: readonly string[]) => sets.filter(({ name }) => names.includes(name));

  show('Ranking by score (balanced accuracy / AUROC, one threshold for all)', rankingSection(sets, scorings));
  show('Verdicts and squiggles (open · closed)', verdictSection(sets));
  show('What it asserts', assertionSection(sets));
  show('Contradicted, by what clashed (right / alarms)', clashSection(sets));
  show(
    'What decides, and how often people agree (statements of one claim)',
    decisionSection(sets, { 'own pairs': pairs, 'own handbooks': handbooks }),
  );
  show('Underlined of the right / of the wrong, by sensitivity (open · closed)', quietSection(sets));
  const spanSets = [...named('ragtruth'), ...(await judgeAll(data, ['wice_tokens'], options.split))];
  show('Where the words are: characters (precision / recall / F1) and responses', spanSection(spanSets));

  const copies = await judgeCopies(
    judge,
    (['open', 'closed'] as const).flatMap((part) => proseItems(sets, part, Number.POSITIVE_INFINITY)),
    few,
  );
  progress('copied sentences');
  show('Copied sentences made wrong (open · closed)', editsSection(copies.edited));
  show(
    'Corrections',
    table(
      ['where', 'offered', 'of them', '% right'],
      [copyCorrectionRow(copies.edited), ...correctionRows(sets), ownCorrectionRow()],
    ),
  );
  show('Texts without a fault (open · closed)', faultlessSection(sets, copies.faithful));
  show(
    'Verdicts that change though nothing is said anew (open · closed)',
    await changesSection(judge, sets, few),
  );
  progress('rewrites');
  show(
    'What each part adds (means over sets, open · closed)',
    await ablationSection(sets, scorings.overlap, [
      ...(await Promise.all(
        Object.entries(judges.others).map(async ([name, other]) => ({
          name,
          outcomeOf: (item: JudgedSet['items'][number]) => item.others[name]!,
          pairs: await judgePairs(other),
        })),
      )),
      { name: judges.name, outcomeOf: ({ outcome }) => outcome, pairs },
    ]),
  );
  const [faithbench] = named('faithbench_sent');
  if (faithbench)
    show(
      'Beside known detectors, on the very same sentences (faithbench_sent)',
      detectorSection(faithbench, {
        'Claimlight, score': scorings.judge,
        'plain overlap': scorings.overlap,
      }),
    );
  mkdirSync(options.out, { recursive: true });
  writeFileSync(
    join(options.out, 'ranking.svg'),
    rankingChart(rankBy(sets, scorings.judge), rankBy(sets, scorings.overlap)),
  );
}

/** Whatever is offered for a right statement would damage it. */
function ownCorrectionRow(): readonly string[] {
  const offered = [...pairs, ...documents].flatMap(({ supported, outcome }) =>
    outcome.assessments.flatMap(({ correction }) => (correction === undefined ? [] : [supported])),
  );
  const needless = offered.filter(Boolean).length;
  return ['own texts', String(offered.length), `${needless} stand where nothing is wrong`, ''];
}
