import * as z from 'zod/mini';
import { verdictOrder } from '../../check/tally.ts';
import { faultMessage, readyMessage, wordsMessage } from '../webviewProtocol.ts';

/*
 * What the side view's two halves say to each other. Messages are full snapshots, never deltas: a view that was hidden
 * and comes back says "ready" and is whole again. Both sides validate what they receive.
 */

const count = z.int().check(z.nonnegative());
const verdict = z.enum(verdictOrder);
const scorerId = z.enum(['faithfulness', 'hallucination', 'contradiction']);

/** Everything that the view can ask for by a command of the extension's. */
const viewCommand = z.enum([
  'checkDocument',
  'checkOffline',
  'checkSelection',
  'chooseContext',
  'chooseJudge',
  'compareJudges',
  'rememberContext',
  'showUnreadFiles',
  'setQuestion',
  'recheckStale',
  'exportReport',
  'setApiKey',
  'testConnection',
  'testModel',
  'openModelSettings',
  'clear',
  'cancel',
  'showLog',
  'checkExample',
]);

const evidence = z.object({
  /** "limits.md, line 12". */
  place: z.string(),
  quote: z.string(),
  /** The words of the quote that the claim differs from. */
  focus: z.optional(z.object({ start: count, end: count })),
  role: z.enum(['supports', 'clashes']),
});

const claim = z.object({
  id: z.string(),
  text: z.string(),
  /** Line of the output, from 1. */
  line: z.int().check(z.positive()),
  verdict,
  /** The exact words at fault, as offsets into `text`. */
  focus: z.optional(z.object({ start: count, end: count })),
  /** "row “Free”, column “Storage”", where they stand in a table. */
  cell: z.optional(z.string()),
  reason: z.string(),
  /** What is wrong about where it says that it comes from. */
  faults: z.array(
    z.object({
      /** "Misattributed". */
      label: z.string(),
      reason: z.string(),
      /** The title of its fix, where there is one. */
      fix: z.optional(z.string()),
    }),
  ),
  /** Words of what else is to be known: "hedged", "disputed". */
  flags: z.array(z.string()),
  /** Absent where the judge gave no answer. */
  confidence: z.optional(z.enum(['low', 'medium', 'high'])),
  /** Raises a squiggle at the person's sensitivity. */
  flagged: z.boolean(),
  /** Why it raises none although it is not supported. */
  quiet: z.optional(z.string()),
  /** Position in the order "worst first". */
  rank: count,
  /** How the chosen scorer counts it. */
  countsAs: z.string(),
  evidence: z.array(evidence),
  /** Replacement for the words at fault. */
  correction: z.optional(z.string()),
  /** The text is a record: the corrected answer is copied, and the text stays as it is. */
  copiesCorrection: z.optional(z.literal(true)),
  stale: z.optional(z.enum(['edited', 'context'])),
  decision: z.optional(
    z.object({
      kind: z.enum(['ignored', 'verified']),
      author: z.optional(z.string()),
      inText: z.optional(z.literal(true)),
    }),
  ),
  /** What a person noted about it, decided or not. */
  note: z.optional(z.string()),
  /** Who and what decided, in words. */
  judge: z.string(),
});

const score = z.object({
  /** 0..1, for the dial; `null` where there is none. */
  share: z.nullable(z.number()),
  /** [worst, best], 0..1, where unanswered claims leave the score open. */
  range: z.optional(z.tuple([z.number(), z.number()])),
  /** On the person's scale, rounded for display: "0.83", "0.70–0.90", "5 of 212"; or how many are supported. */
  display: z.string(),
  /** "Faithfulness: 0.83 (higher is better)". */
  tooltip: z.optional(z.string()),
  /** The direction taken into account; decides the colour. */
  quality: z.enum(['good', 'fair', 'poor', 'none']),
  band: z.string(),
  direction: z.string(),
  status: z.enum(['scored', 'partial', 'notApplicable', 'failed']),
  /** An offline score is one. */
  estimate: z.boolean(),
  /** "3 contradicted, 17 of 20 supported". */
  counts: z.string(),
  reason: z.string(),
  tallies: z.array(z.object({ label: z.string(), count })),
});

const run = z.discriminatedUnion('state', [
  z.object({ state: z.literal('none') }),
  z.object({
    state: z.literal('running'),
    answered: count,
    total: count,
    /** "about 1,204 tokens, cost 0.01"; empty where nothing is spent. */
    estimate: z.string(),
  }),
  z.object({
    state: z.enum(['done', 'cancelled', 'failed']),
    /** "3 calls, 1,204 tokens, cost 0.01, 2.6 s"; empty where nothing was spent. */
    usage: z.string(),
  }),
]);

const action = z.object({ label: z.string(), command: viewCommand });

const notice = z.object({
  severity: z.enum(['info', 'warning', 'error']),
  message: z.string(),
  nextStep: z.optional(z.string()),
  /** The best first. */
  actions: z.array(action),
});

/** What a test of the chosen model found, and what to do about it. */
const modelTest = z.object({
  /** "Test of openai:gpt-4o". */
  title: z.string(),
  /** Where the test was sent. */
  destination: z.string(),
  quality: score.shape.quality,
  summary: z.string(),
  rows: z.array(z.object({ label: z.string(), value: z.string(), quality: score.shape.quality })),
  /** Claims that were judged otherwise than is right. */
  wrong: z.array(z.object({ text: z.string(), said: z.string(), right: z.string() })),
  advice: z.array(z.string()),
  actions: z.array(action),
});

const pastRun = z.object({
  id: count,
  /** "14:05", "Mon 14:05". */
  when: z.string(),
  judge: z.string(),
  /** By the chosen scorer. */
  share: z.nullable(z.number()),
  display: z.string(),
  quality: score.shape.quality,
  counts: z.object({ contradicted: count, unsupported: count, failed: count, supported: count }),
});

/** How the output stands to its context as a reference. */
const factuality = z.object({
  category: z.nullable(z.enum(['A', 'B', 'C', 'D', 'E'])),
  /** What the category means; empty without one. */
  title: z.string(),
  reason: z.string(),
  /** "Derived from the verdicts.", "Graded by gpt-4o." */
  source: z.string(),
  quality: score.shape.quality,
  /** What the settings let pass. */
  warning: z.optional(z.string()),
});

/** Two or three columns, of runs or of judges, over the same claims. */
const comparison = z.object({
  kind: z.enum(['runs', 'judges']),
  /** In words; empty where fewer than two columns have anything to compare. */
  agreement: z.string(),
  columns: z.array(
    z.object({
      title: z.string(),
      subtitle: z.string(),
      display: z.string(),
      /** Why the column is empty. */
      problem: z.optional(z.object({ message: z.string(), nextStep: z.string() })),
    }),
  ),
  rows: z.array(
    z.object({
      id: z.string(),
      text: z.string(),
      agree: z.boolean(),
      /** One a column; `null` where that column has no such claim. */
      cells: z.array(z.nullable(z.object({ verdict, reason: z.string() }))),
    }),
  ),
});

/** Documents of the workspace that must agree with one file. */
const dependents = z.object({
  /** Of the file. */
  name: z.string(),
  state: z.enum(['running', 'done', 'cancelled']),
  total: count,
  /** "2 of 12 documents contradicted by “spec.md”". */
  summary: z.string(),
  warning: z.optional(z.string()),
  documents: z.array(
    z.object({
      uri: z.string(),
      name: z.string(),
      /** In the workspace. */
      path: z.string(),
      /** Claims that the file contradicts. */
      contradicted: count,
      /** The worst in it; "failed" where it could not be checked. */
      verdict,
      /** Its counts, or why it could not be checked. */
      summary: z.string(),
    }),
  ),
});

export const viewStateSchema = z.object({
  document: z.optional(z.object({ uri: z.string(), name: z.string() })),
  context: z.array(z.object({ uri: z.string(), name: z.string() })),
  /** The document can name the context that was chosen for it, and does not yet. */
  canRemember: z.optional(z.boolean()),
  /** Files of the context that were not read, the first of them with the reason. */
  leftOut: z.optional(z.object({ summary: z.string(), lines: z.array(z.string()), more: count })),
  /** A check was asked for, and its context is being read. */
  reading: z.optional(z.object({ read: count, files: count })),
  question: z.optional(z.string()),
  judge: z.object({
    name: z.string(),
    /** Where the text goes; absent when nothing leaves the machine. */
    destination: z.optional(z.string()),
    /** The workspace is in Restricted Mode: whatever is chosen, the offline judge checks. */
    restricted: z.optional(z.boolean()),
  }),
  run,
  notice: z.optional(notice),
  /** Absent until one was made, and when it was closed. */
  modelTest: z.optional(modelTest),
  scorer: scorerId,
  scorers: z.array(z.object({ id: scorerId, name: z.string(), direction: z.string() })),
  score: z.optional(score),
  /** In the order of the text. */
  claims: z.array(claim),
  skipped: z.array(z.object({ text: z.string(), line: z.int(), why: z.string() })),
  /** Where the text would go to be graded; absent where no model is chosen that could. */
  graderDestination: z.optional(z.string()),
  /** Absent until it is asked for. */
  factuality: z.optional(factuality),
  history: z.array(pastRun),
  comparison: z.optional(comparison),
  dependents: z.optional(dependents),
  /** Whether the person may choose, or has chosen, to hide faint findings; how many of this document are. */
  faint: z.optional(z.object({ state: z.enum(['offered', 'hidden', 'kept']), hidden: count })),
});

export const toViewSchema = z.discriminatedUnion('type', [
  wordsMessage,
  z.object({ type: z.literal('state'), state: viewStateSchema }),
  /** The claim at the editor's cursor; sent by itself, since it moves often and changes nothing else. */
  z.object({ type: z.literal('cursor'), claim: z.optional(z.string()) }),
]);

const ofClaim = <T extends string>(type: T) => z.object({ type: z.literal(type), claim: z.string() });

export const fromViewSchema = z.discriminatedUnion('type', [
  readyMessage,
  /** Show it in the editor; the keyboard stays in the view. */
  ofClaim('showClaim'),
  /** Go there. */
  ofClaim('openClaim'),
  /** Beside the text; the keyboard stays in the view. */
  z.object({ type: z.literal('showEvidence'), claim: z.string(), evidence: count }),
  /** Go there. */
  z.object({ type: z.literal('openEvidence'), claim: z.string(), evidence: count }),
  ofClaim('applyFix'),
  ofClaim('undoFix'),
  /** Put the right marker, name or wording in: that of the fault at this position. */
  z.object({ type: z.literal('applySourceFix'), claim: z.string(), fault: count }),
  ofClaim('ignore'),
  ofClaim('verify'),
  ofClaim('note'),
  ofClaim('undoDecision'),
  ofClaim('recheck'),
  /** Ask what else to do about it. */
  ofClaim('chooseAction'),
  z.object({ type: z.literal('chooseScorer'), scorer: scorerId }),
  z.object({ type: z.literal('command'), command: viewCommand }),
  /** By the verdicts, or by a model's judgement. */
  z.object({ type: z.literal('findFactuality'), form: z.enum(['derived', 'graded']) }),
  z.object({ type: z.literal('focusEditor') }),
  z.object({ type: z.literal('compareRuns'), runs: z.tuple([count, count]) }),
  /** Ask the judge of a column that is empty once more. */
  z.object({ type: z.literal('retryColumn'), column: count }),
  z.object({ type: z.literal('closeComparison') }),
  /** Files and folders were dropped onto the view. */
  z.object({ type: z.literal('dropContext'), uris: z.array(z.string()) }),
  /** Go to what the file contradicts in one of its dependents. */
  z.object({ type: z.literal('openDependent'), uri: z.string() }),
  z.object({ type: z.literal('cancelDependents') }),
  z.object({ type: z.literal('chooseFaint'), choice: z.enum(['hide', 'keep']) }),
  z.object({ type: z.literal('closeDependents') }),
  z.object({ type: z.literal('closeModelTest') }),
  faultMessage,
]);

export type ViewState = z.infer<typeof viewStateSchema>;
export type ViewClaim = z.infer<typeof claim>;
export type ViewScore = z.infer<typeof score>;
export type ViewNotice = z.infer<typeof notice>;
export type ViewModelTest = z.infer<typeof modelTest>;
export type ViewRun = z.infer<typeof run>;
export type ViewCommand = z.infer<typeof viewCommand>;
export type ViewPastRun = z.infer<typeof pastRun>;
export type ViewFactuality = z.infer<typeof factuality>;
export type ViewComparison = z.infer<typeof comparison>;
export type ViewDependents = z.infer<typeof dependents>;
export type ToView = z.infer<typeof toViewSchema>;
export type FromView = z.infer<typeof fromViewSchema>;
