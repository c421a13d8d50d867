import { countsAsHedged } from '../score/flags.ts';
import type { Assessment, Outcome } from '../types.ts';
import type { Category } from './category.ts';
import { categorised, type Factuality, type FactualityOptions, uncategorised } from './factuality.ts';

export interface Derivation {
  /** The output, checked against the reference. */
  readonly output: Outcome;
  /** The reference, checked against the output: a fact is covered when the output supports it. */
  readonly reference: Outcome;
  /** The offline judge does not understand: what it did not find may still be there. */
  readonly offline: boolean;
}

/** SCORERS §8: the category that follows from the verdicts, or none where they do not tell. */
export function deriveFactuality(derivation: Derivation, options: FactualityOptions): Factuality {
  const { output, reference } = derivation;
  if (output.sentences.length === 0)
    return uncategorised('notApplicable', { code: 'emptyOutput' }, 'derived');
  const derived: Derived | undefined = saysTheSame(output, reference)
    ? { category: 'C', claims: [] }
    : derive(derivation, assessmentsOf(output));
  return derived
    ? categorised(derived.category, { code: 'derived', ...derived }, 'derived', options)
    : uncategorised('notDerivable', { code: 'notDerivable' }, 'derived');
}

interface Derived {
  readonly category: Category;
  /** Words of the claims or facts that decided. */
  readonly claims: readonly string[];
}

function derive(
  { output, reference, offline }: Derivation,
  claims: readonly Assessment[],
): Derived | undefined {
  if (claims.length === 0) return undefined;
  const clashing = claims.filter(
    ({ verdict, flags }) => verdict === 'contradicted' && !countsAsHedged(flags),
  );
  if (clashing.length > 0) return { category: 'D', claims: wordsOf(clashing) };
  if (!isComplete(output)) return undefined;

  const supported = claims.filter(({ verdict }) => verdict === 'supported');
  const unsupported = claims.filter(({ verdict }) => verdict === 'unsupported');
  const inexact = supported.filter(({ flags }) => flags.rounded || flags.coarser);
  const allSupported = supported.length === claims.length;
  if (allSupported && inexact.length > 0) return { category: 'E', claims: wordsOf(inexact) };

  const facts = assessmentsOf(reference);
  if (!isComplete(reference) || facts.length === 0) return undefined;
  const uncovered = facts.filter(({ verdict }) => verdict !== 'supported');
  if (allSupported && uncovered.length > 0) return { category: 'A', claims: wordsOf(uncovered) };
  if (allSupported) return { category: 'C', claims: [] };
  const restUnsupported = supported.length + unsupported.length === claims.length;
  if (!offline && restUnsupported && uncovered.length === 0 && inexact.length === 0)
    return { category: 'B', claims: wordsOf(unsupported) };
  return undefined;
}

/** A short answer ("Oslo") may make no claim that can be checked, and yet be the very same. */
const saysTheSame = (a: Outcome, b: Outcome): boolean =>
  /[\p{L}\p{N}]/u.test(plainText(a)) && plainText(a) === plainText(b);

const plainText = ({ sentences }: Outcome): string =>
  sentences
    .map(({ text }) => text.trim().replace(/\s+/g, ' '))
    .join(' ')
    .replace(/[.!]+$/, '')
    .toLowerCase();

const assessmentsOf = ({ findings }: Outcome): readonly Assessment[] =>
  findings.filter((finding) => finding.type === 'assessment');

const isComplete = ({ findings, unanswered }: Outcome): boolean =>
  unanswered.length === 0 && findings.every(({ type }) => type === 'assessment');

const wordsOf = (assessments: readonly Assessment[]): readonly string[] =>
  assessments.map(({ claim }) => claim.text);
