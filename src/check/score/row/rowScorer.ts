import { mapOrdered } from '../../../base/mapOrdered.ts';
import { overlaps } from '../../../text/span.ts';
import type { Assessment, Finding, Outcome } from '../../types.ts';
import type { ScoreStatus } from '../scorer.ts';
import type { Share } from '../share.ts';

/** A text of a row: its output, its reference answer, or the item of its context at that position, from 0. */
export type RowText = 'output' | 'reference' | number;

/** Judges the claims of one text against others. */
export type CheckRow = (claimsOf: RowText, against: readonly RowText[]) => Promise<Outcome>;

/** What a row has. A blank text is none. */
export interface RowTexts {
  readonly output: boolean;
  readonly reference: boolean;
  readonly items: number;
  /** By which evidence names the source that an item is. */
  readonly itemUri: (item: number) => string;
}

/** What a row may lack: "source" is a context that is summarised, "expected" a reference or an output. */
export type RowNeed = 'output' | 'reference' | 'context' | 'source' | 'expected';

export interface RowScoreOptions {
  /** Default 1. */
  readonly scale?: number;
  /** Noise sensitivity only: the items whose errors are counted. Default "relevant". */
  readonly focus?: NoiseFocus;
}

export type NoiseFocus = 'relevant' | 'irrelevant';

/** A claim, and whether the scorer counts it; undefined where that could not be judged. */
export interface CountedClaim {
  readonly finding: Finding;
  readonly counts: boolean | undefined;
}

/** Claims of one text, of which a share counts. */
export interface CountedClaims {
  readonly claims: readonly CountedClaim[];
  readonly share: Share;
}

/** An item of the context: whether it is relevant, and the claim that says so. */
export interface RatedItem {
  readonly relevant: boolean | undefined;
  readonly supported?: Assessment;
}

/** What a row's score rests on; words are in `report/rowScoreText.ts`. */
export type RowFound =
  | { readonly scorer: 'none'; readonly why: 'missing'; readonly text: RowNeed }
  | { readonly scorer: 'none'; readonly why: 'noClaims' | 'noCitations'; readonly text: RowNeed }
  | ({ readonly scorer: 'contextRecall' } & CountedClaims)
  /** The claim of a citation that counts, for each citation. */
  | ({ readonly scorer: 'citationPrecision' | 'citationRecall' } & CountedClaims)
  | {
      readonly scorer: 'contextPrecision';
      readonly items: readonly RatedItem[];
      readonly of: 'output' | 'reference';
    }
  | ({ readonly scorer: 'noiseSensitivity'; readonly focus: NoiseFocus } & CountedClaims)
  | {
      readonly scorer: 'summarization';
      readonly alignment: CountedClaims;
      readonly coverage: CountedClaims;
    };

export interface RowScore {
  /** 0..scale, exact; `null` where not applicable or failed. */
  readonly value: number | null;
  readonly scale: number;
  /** [worst, best] on the scale, where claims that could not be judged leave the score open. */
  readonly range?: readonly [worst: number, best: number];
  readonly status: ScoreStatus;
  /** Claims, or items of the context, that could not be judged. */
  readonly missing: number;
  readonly found: RowFound;
}

/** A score of all texts of a row, made from checks of some of them against others. One file each. */
export interface RowScorer {
  readonly direction: 'higherIsBetter' | 'lowerIsBetter';
  /** Without them there is nothing to score, and nothing is judged. */
  readonly needs: readonly RowNeed[];
  score(texts: RowTexts, check: CheckRow, options: RowScoreOptions): Promise<RowScore>;
}

/** The score of a row, or why it has none. */
export async function scoreRow(
  scorer: RowScorer,
  texts: RowTexts,
  check: CheckRow,
  options: RowScoreOptions = {},
): Promise<RowScore> {
  const lacking = scorer.needs.find((need) => !has(texts, need));
  if (lacking === undefined) return scorer.score(texts, check, options);
  return unscorable({ scorer: 'none', why: 'missing', text: lacking }, options);
}

function has({ output, reference, items }: RowTexts, need: RowNeed): boolean {
  switch (need) {
    case 'output':
      return output;
    case 'reference':
      return reference;
    case 'context':
    case 'source':
      return items > 0;
    case 'expected':
      return output || reference;
  }
}

export const unscorable = (found: RowFound, { scale = 1 }: RowScoreOptions): RowScore => ({
  value: null,
  scale,
  status: 'notApplicable',
  missing: 0,
  found,
});

/** Positions of the items of the context. */
export const positionsOf = ({ items }: RowTexts): readonly number[] => [...Array(items).keys()];

/** Checks of one row under way at a time. */
const concurrency = 4;

/** One check for each item of the context, in their order. */
export async function checkEach(
  items: readonly number[],
  check: (item: number) => Promise<Outcome>,
): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  const each = (async function* () {
    yield* items;
  })();
  for await (const outcome of mapOrdered(each, concurrency, check, new AbortController().signal))
    outcomes.push(outcome);
  return outcomes;
}

/** A text without a claim. */
const isSilent = ({ findings, unanswered }: Outcome): boolean =>
  findings.length === 0 && unanswered.length === 0;

/** Whether a claim is attributed to what it was held against, hedged or rounded as it may be. */
export const isSupported = (finding: Finding): boolean | undefined =>
  finding.type === 'failure' ? undefined : finding.verdict === 'supported';

const isSupportedClaim = (finding: Finding): finding is Assessment => isSupported(finding) === true;

/**
 * Whether a claim is supported in another check of the same text, where its sentence may have been split in another way:
 * what overlaps it has to be supported.
 */
export function supportsClaim(outcome: Outcome | undefined, { claim }: Finding): boolean | undefined {
  if (!outcome) return false;
  if (outcome.unanswered.includes(claim.sentence)) return undefined;
  const same = outcome.findings.filter((finding) => overlaps(finding.claim, claim)).map(isSupported);
  if (same.includes(undefined)) return undefined;
  return same.length > 0 && !same.includes(false);
}

/** Whether a text supports any of the claims; undefined where one that could not be judged may be supported. */
function supportsAny({ findings, unanswered }: Outcome): boolean | undefined {
  const verdicts = findings.map(isSupported);
  if (verdicts.includes(true)) return true;
  return unanswered.length > 0 || verdicts.includes(undefined) ? undefined : false;
}

/**
 * Which items of the context are relevant: those that support a claim by themselves, or together with others.
 * `undefined` where the text makes no claim.
 */
export async function rateItems(
  of: 'output' | 'reference',
  texts: RowTexts,
  check: CheckRow,
): Promise<readonly RatedItem[] | undefined> {
  const items = positionsOf(texts);
  const alone = await checkEach(items, (item) => check(of, [item]));
  const together = items.length > 1 ? await check(of, items) : undefined;
  if (alone.every(isSilent)) return undefined;
  const inParts = together?.findings.filter(isSupportedClaim) ?? [];
  return alone.map((outcome, item): RatedItem => {
    const uri = texts.itemUri(item);
    const part = inParts.find(({ evidence }) =>
      evidence.some((one) => one.role === 'supports' && one.uri === uri),
    );
    const supported = outcome.findings.find(isSupportedClaim) ?? part;
    return supported ? { relevant: true, supported } : { relevant: supportsAny(outcome) };
  });
}

/** The claims of an outcome, counted. Unanswered sentences are taken as one claim each. */
export const countClaims = (
  { findings, unanswered }: Pick<Outcome, 'findings' | 'unanswered'>,
  counts: (finding: Finding) => boolean | undefined = isSupported,
): CountedClaims =>
  countedClaims(
    findings.map((finding) => ({ finding, counts: counts(finding) })),
    unanswered.length,
  );

/** @param unanswered claims of which no more is known than that they could not be judged */
export function countedClaims(claims: readonly CountedClaim[], unanswered = 0): CountedClaims {
  const number = (way: boolean | undefined) => claims.filter(({ counts }) => counts === way).length;
  const counted = number(true);
  return {
    claims,
    share: { counted, total: counted + number(false), missing: number(undefined) + unanswered },
  };
}
