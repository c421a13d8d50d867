import type { Steps } from '../../base/timeSlices.ts';
import type { Factuality } from '../../check/factuality/factuality.ts';
import type { LeftOut } from '../../check/leftOut.ts';
import { scorerIds, scorers } from '../../check/score/catalogue.ts';
import type { ScorerId } from '../../check/score/scorer.ts';
import type { Finding } from '../../check/types.ts';
import { judgeName } from '../../report/judgeName.ts';
import { directionText, scorerText, skipText } from '../../report/labels.ts';
import { fileName } from '../../report/place.ts';
import { leftOutLines } from '../../report/problems/leftOutLines.ts';
import type { FixMode } from '../../review/fixes.ts';
import type { PastRun } from '../../review/history.ts';
import type { Review } from '../../review/review.ts';
import type { Span } from '../../text/span.ts';
import { claimViewSteps, plainText } from './claimView.ts';
import { type Comparison, comparisonView, historyView } from './comparisonView.ts';
import { noticeFor } from './noticeView.ts';
import { factualityView, runProgress, scoreView } from './scoreView.ts';
import type { ViewModelTest, ViewState } from './sideProtocol.ts';

/** Everything that the view shows, as the extension knows it. */
export interface SideViewModel {
  /** The document that the person is on, or was last on. */
  readonly document?: { readonly uri: string; readonly name: string };
  readonly review?: Review;
  /** URIs of the context bound to the document. */
  readonly context: readonly string[];
  readonly canRemember?: boolean;
  /** Files of the context that were not read, by the names that they are shown with. */
  readonly leftOut?: readonly LeftOut[];
  readonly reading?: ViewState['reading'];
  readonly question?: string;
  /** The judge that the next check would use. */
  readonly judge: { readonly id: string; readonly destination?: string; readonly restricted?: boolean };
  /** Whom "Grade with a Model" would ask. */
  readonly grader: { readonly id: string; readonly destination?: string };
  readonly scorer: ScorerId;
  readonly scale: number;
  /** Whether the result is shown as its score (default) or as how many claims are supported. */
  readonly summary?: 'score' | 'counts';
  readonly leastAlarm: number;
  readonly fixMode: FixMode;
  quietText(finding: Finding): string | undefined;
  /** Line of an offset into the document, from 1. */
  lineAt(offset: number): number;
  /** The cell of a table that a stretch of the document stands in. */
  cellAt(focus: Span): (Span & { readonly name: string }) | undefined;
  /** The oldest first. */
  readonly history: readonly PastRun[];
  readonly comparison?: Comparison;
  readonly factuality?: Factuality;
  /** Whether the weights let an output pass that contradicts its reference. */
  readonly disagreementPasses?: boolean;
  readonly dependents?: ViewState['dependents'];
  readonly modelTest?: ViewModelTest;
  readonly faint?: ViewState['faint'];
}

/** In steps: a review may have ten thousand claims. */
export function* snapshotSteps(model: SideViewModel): Steps<ViewState> {
  const { review } = model;
  const claims = review ? yield* claimViewSteps(review, { ...model, told: review.run.problem }) : [];
  const skipped = review ? yield* skippedSteps(review, model.lineAt) : [];
  return {
    document: model.document,
    context: model.context.map((uri) => ({ uri, name: fileName(uri) })),
    canRemember: model.canRemember,
    leftOut: leftOutView(model.leftOut ?? []),
    reading: model.reading,
    question: model.question,
    judge: {
      name: judgeName(model.judge.id),
      destination: model.judge.destination,
      restricted: model.judge.restricted,
    },
    graderDestination: model.grader.destination,
    run: runProgress(review),
    notice: review && noticeFor(review),
    modelTest: model.modelTest,
    scorer: model.scorer,
    scorers: scorerIds.map((id) => ({
      id,
      name: scorerText(id),
      direction: directionText(scorers[id].direction),
    })),
    score: review && hasScore(review) ? scoreView(review, model.scorer, model) : undefined,
    claims,
    skipped,
    factuality: model.factuality && factualityView(model.factuality, model.disagreementPasses),
    history: historyView(model.history, model.scorer, model.scale),
    comparison: model.comparison && comparisonView(model.comparison, model.scorer, model.scale),
    dependents: model.dependents,
    faint: model.faint,
  };
}

/** Lines about files that were not read; the rest of them is listed on request. */
const mostLeftOutLines = 10;

function leftOutView(leftOut: readonly LeftOut[]): ViewState['leftOut'] {
  if (leftOut.length === 0) return undefined;
  const [summary = '', ...lines] = leftOutLines(leftOut, 'editor').map((line) => line.trim());
  return {
    summary,
    lines: lines.slice(0, mostLeftOutLines),
    more: Math.max(0, lines.length - mostLeftOutLines),
  };
}

/** While nothing is answered yet, there is no score, which is not the same as one that failed. */
const hasScore = ({ run, findings }: Review): boolean => run.state !== 'running' || findings.length > 0;

function* skippedSteps({ outcome }: Review, lineAt: SideViewModel['lineAt']): Steps<ViewState['skipped']> {
  const views: ViewState['skipped'][number][] = [];
  for (const { sentence, start, why } of outcome.skipped) {
    views.push({
      text: plainText(outcome.sentences[sentence]?.text ?? '').text,
      line: lineAt(start),
      why: skipText(why),
    });
    yield;
  }
  return views;
}
