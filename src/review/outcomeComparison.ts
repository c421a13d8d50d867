import { normaliseSentence } from '../check/claimId.ts';
import { byVerdict, verdictOf } from '../check/tally.ts';
import type { Finding, Outcome } from '../check/types.ts';

/** What several outcomes say about the same words. */
interface ComparedClaim {
  /** Of the last outcome that has it, and so the one to go to. */
  readonly finding: Finding;
  /** One an outcome; absent where it has no claim on these words. */
  readonly cells: readonly (Finding | undefined)[];
  /** Every outcome has it, with one and the same verdict. */
  readonly agree: boolean;
}

interface ComparedPiece {
  readonly column: number;
  readonly finding: Finding;
  /** Offsets into its sentence. */
  readonly start: number;
  readonly end: number;
}

/**
 * Puts outcomes of one text side by side: of several judges, or of runs between which the text was edited. Claims
 * belong together when they overlap within equal sentences, since judges split sentences differently. Of several
 * claims of one outcome in a cell, the worst counts.
 * @returns in the order of the text, as far as the outcomes agree on it
 */
export function compareOutcomes(outcomes: readonly Outcome[]): readonly ComparedClaim[] {
  const bySentence = new Map<string, ComparedPiece[]>();
  for (const [column, outcome] of outcomes.entries()) {
    const keys = sentenceKeys(outcome);
    for (const finding of outcome.findings) {
      const { sentence, start, end } = finding.claim;
      const offset = outcome.sentences[sentence]?.start ?? 0;
      const key = keys[sentence] ?? finding.claim.id;
      const pieces = bySentence.get(key) ?? [];
      pieces.push({ column, finding, start: start - offset, end: end - offset });
      bySentence.set(key, pieces);
    }
  }
  return [...bySentence.values()]
    .flatMap(clusters)
    .map((pieces) => toRow(pieces, outcomes.length))
    .toSorted((a, b) => a.finding.claim.start - b.finding.claim.start);
}

/** Share of the claims that all have on which all agree, 0..1; `null` where they have none in common. */
export function agreementOf(rows: readonly ComparedClaim[]): number | null {
  const shared = rows.filter(({ cells }) => cells.every((cell) => cell !== undefined));
  return shared.length === 0 ? null : shared.filter(({ agree }) => agree).length / shared.length;
}

/** For each sentence its words, and which of several equal ones it is. */
function sentenceKeys({ sentences }: Outcome): readonly string[] {
  const seen = new Map<string, number>();
  return sentences.map(({ text }) => {
    const words = normaliseSentence(text);
    const occurrence = seen.get(words) ?? 0;
    seen.set(words, occurrence + 1);
    return `${words}\n${occurrence}`;
  });
}

/** Pieces of one sentence that overlap, directly or through others. */
function clusters(pieces: readonly ComparedPiece[]): readonly (readonly ComparedPiece[])[] {
  const result: ComparedPiece[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const piece of pieces.toSorted((a, b) => a.start - b.start)) {
    if (piece.start < end) result.at(-1)!.push(piece);
    else result.push([piece]);
    end = Math.max(end, piece.end);
  }
  return result;
}

function toRow(pieces: readonly ComparedPiece[], columns: number): ComparedClaim {
  const cells = Array.from({ length: columns }, (_, column) =>
    worst(pieces.filter((piece) => piece.column === column).map(({ finding }) => finding)),
  );
  const verdicts = new Set(cells.map((cell) => cell && verdictOf(cell)));
  return {
    finding: cells.findLast((cell) => cell !== undefined)!,
    cells,
    agree: verdicts.size === 1,
  };
}

const worst = (findings: readonly Finding[]): Finding | undefined => findings.toSorted(byVerdict)[0];
