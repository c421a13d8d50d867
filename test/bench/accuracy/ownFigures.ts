import type { Judge } from '../../../src/check/judge.ts';
import { overlaps } from '../../../src/text/span.ts';
import type { Part } from './closedDocuments.ts';
import { groupBy } from './metrics.ts';
import {
  errorKinds,
  type OwnText,
  readContrasts,
  readDocuments,
  readHandbooks,
  readPairs,
  type Statement,
} from './ownTexts.ts';
import { percent, sideBySide, table } from './table.ts';
import { checkText, indexContext, summarise } from './textOutcome.ts';
import { type Judgement, verdictFigures } from './verdictFigures.ts';

/** A statement written for measuring, and what the judge says of it. */
export interface JudgedStatement extends Judgement {
  readonly text: OwnText;
  readonly statement: Statement;
}

export const judgePairs = (judge: Judge): Promise<readonly JudgedStatement[]> =>
  judgeEach(judge, readPairs());

export const judgeContrasts = (judge: Judge): Promise<readonly JudgedStatement[]> =>
  judgeEach(judge, readContrasts());

/** Statements one at a time, as each stands for itself. */
async function judgeEach(judge: Judge, texts: readonly OwnText[]): Promise<readonly JudgedStatement[]> {
  const judged: JudgedStatement[] = [];
  for (const text of texts) {
    const index = await indexContext(text.context);
    for (const statement of text.statements) {
      const outcome = await checkText(judge, index, statement.text, text.query);
      judged.push({ text, statement, supported: statement.supported, outcome });
    }
  }
  return judged;
}

/** Statements as the sentences of one output, which is checked as a whole. */
export const judgeDocuments = (judge: Judge): Promise<readonly JudgedStatement[]> =>
  judgeOutputs(judge, readDocuments(), ({ language }) => (language === 'zh' || language === 'ja' ? '' : ' '));

/** Statements as the paragraphs of one output. */
export const judgeHandbooks = (judge: Judge): Promise<readonly JudgedStatement[]> =>
  judgeOutputs(judge, readHandbooks(), () => '\n\n');

async function judgeOutputs(
  judge: Judge,
  texts: readonly OwnText[],
  gapOf: (text: OwnText) => string,
): Promise<readonly JudgedStatement[]> {
  const judged: JudgedStatement[] = [];
  for (const text of texts) {
    const { context, query, statements } = text;
    const gap = gapOf(text);
    const output = statements.map((statement) => statement.text).join(gap);
    const { assessments } = await checkText(judge, await indexContext(context), output, query);
    let start = 0;
    for (const statement of statements) {
      const span = { start, end: start + statement.text.length };
      const outcome = summarise(assessments.filter(({ claim }) => overlaps(claim, span)));
      judged.push({ text, statement, supported: statement.supported, outcome });
      start = span.end + gap.length;
    }
  }
  return judged;
}

const ofPart = (all: readonly JudgedStatement[], part: Part) => all.filter(({ text }) => text.part === part);

/** Verdicts and squiggles of open and closed texts, and of one language each. */
export function ownTable(judged: readonly JudgedStatement[]): string {
  const groups: readonly (readonly [string, readonly JudgedStatement[]])[] = [
    ['open', ofPart(judged, 'open')],
    ['closed', ofPart(judged, 'closed')],
    ['all', judged],
    ...groupBy(judged, ({ text }) => text.language),
  ];
  return table(
    [
      'texts',
      'wrong + right',
      'verdict',
      'squiggle',
      'wrong supported',
      'above low',
      'high',
      'wrong contradicted',
      'wrong underlined',
      'right contradicted',
      'right doubted',
      'right underlined',
    ],
    groups.map(([name, group]) => {
      const it = verdictFigures(group);
      return [
        name,
        `${it.wrong} + ${it.right}`,
        ...[it.verdictAccuracy, it.squiggleAccuracy].map(percent),
        ...[it.wrongSupported, it.wrongSupportedSurely, it.wrongSupportedHighly].map(percent),
        ...[it.wrongContradicted, it.wrongFlagged].map(percent),
        ...[it.rightContradicted, it.rightDoubted, it.rightFlagged].map(percent),
      ];
    }),
  );
}

/** Pairs by kind of error: open beside closed texts. */
export const kindTable = (pairs: readonly JudgedStatement[]): string =>
  table(
    ['kind of error', 'pairs', 'wrong supported', 'above low', 'wrong underlined', 'right doubted'],
    errorKinds.map((kind) => {
      const of = (part: Part) =>
        verdictFigures(ofPart(pairs, part).filter(({ statement }) => statement.error === kind));
      const [open, closed] = [of('open'), of('closed')];
      return [
        kind,
        `${open.wrong} · ${closed.wrong}`,
        sideBySide(open.wrongSupported, closed.wrongSupported),
        sideBySide(open.wrongSupportedSurely, closed.wrongSupportedSurely),
        sideBySide(open.wrongFlagged, closed.wrongFlagged),
        sideBySide(open.rightDoubted, closed.rightDoubted),
      ];
    }),
  );

/** Statements of open texts that the judge gets wrong, one a line: to make rules on. Closed ones are never shown. */
export const openMisses = (judged: readonly JudgedStatement[]): string =>
  ofPart(judged, 'open')
    .filter(({ supported, outcome }) => supported !== (outcome.verdict === 'supported'))
    .map(({ text, statement, supported, outcome: { verdict, confidence } }) =>
      [
        supported ? 'right' : 'wrong',
        `called ${verdict} (${confidence})`,
        statement.error ?? '',
        text.name,
        statement.text,
      ].join('\t'),
    )
    .join('\n');
