import { type Confidence, placeOf, type Reason, type Verdict } from '../../check/types.ts';
import type { Passage } from '../../text/passage.ts';
import { type Certainty, certaintyOf } from '../shared/certainty.ts';
import { disagreeing } from '../shared/disagreement.ts';
import { keepsOrder, rearranges, replacesWord } from '../shared/rearrangement.ts';
import { changesPlaces, rulesContradict } from '../shared/ruleCheck.ts';
import {
  denies,
  deniesAlone,
  mostCitations,
  saysTheSame,
  type Warrant,
  warrantOf,
} from '../shared/warrant.ts';
import { clashesWithEvidence } from './crossCheck.ts';

/** A verdict, and the passages that a model rests it on. */
interface Verdicted {
  readonly claim: string;
  /** The sentence that it is a part of. */
  readonly sentence: string;
  readonly said: Verdict;
  readonly cited: readonly Passage[];
  /** All passages that the model was shown, by position. */
  readonly shown: ReadonlyMap<number, Passage>;
}

/** A verdict as far as its evidence bears it out. */
interface Weighed {
  readonly verdict: Verdict;
  readonly disputed?: true;
  readonly unwarranted?: true;
  readonly confidence: Confidence;
  /** Where the evidence has the last word. */
  readonly reason?: Reason;
  /** The cited passages that are worth showing. */
  readonly passages: readonly Passage[];
}

/**
 * Holds a verdict against its evidence. Support by passages that speak of nothing that the claim speaks of, and a
 * contradiction by the claim's own words, are none: such a claim is unsupported. Where only some of its names and
 * values are missing, and where passages that speak of something else contradict it, the verdict stands and is marked.
 */
export function weigh(given: Verdicted): Weighed {
  const { said, cited } = given;
  if (said === 'unsupported') return { verdict: said, confidence: 'medium', passages: [] };
  // Without any evidence the check itself downgrades the verdict.
  if (cited.length === 0) return { verdict: said, confidence: 'low', passages: [] };
  const passages = fewest(given);
  const warrant = warrantOf(given.claim, given.sentence, passages, given.shown);
  if (warrant.strength === 'none') {
    const refused = refuse(notMentioned(warrant, passages));
    // Nothing is hidden by a contradiction: it stands until somebody has looked.
    return said === 'contradicted' ? { ...refused, verdict: said, passages } : refused;
  }
  const weighed =
    said === 'supported' ? weighSupport(given, passages, warrant) : weighContradiction(given, passages);
  return passages.length < cited.length ? { ...weighed, unwarranted: true, confidence: 'low' } : weighed;
}

function weighSupport({ claim, shown }: Verdicted, passages: readonly Passage[], warrant: Warrant): Weighed {
  const verdict = 'supported';
  const texts = passages.map(({ text }) => text);
  if (isProvenClash(claim, passages))
    return {
      verdict: 'contradicted',
      confidence: 'medium',
      reason: { code: 'ownEvidenceClashes', at: passages.slice(0, 3).map(placeOf) },
      passages,
    };
  const isSaid = passages.some((passage) => saysTheSame(claim, passage));
  const denied =
    passages.some((passage) => denies(claim, passage)) ||
    texts.some((text) => rearranges(claim, text)) ||
    deniesAlone(claim, texts);
  const certainty = certaintyOf(claim, texts);
  if (
    (denied && !isSaid) ||
    certainty === 'less' ||
    disagreeing(claim, passages, shown, (text) => clashesWithEvidence(claim, text)).length > 0 ||
    clashesWithEvidence(claim, texts.join('\n'))
  )
    return { verdict, disputed: true, confidence: 'low', passages };
  if (warrant.strength === 'weak' && texts.some((text) => replacesWord(claim, text, warrant.missing)))
    return { verdict, disputed: true, confidence: 'low', passages };
  if (warrant.strength === 'weak')
    return {
      verdict,
      unwarranted: true,
      confidence: 'low',
      reason: notMentioned(warrant, passages),
      passages,
    };
  const confidence = confidenceIn(warrant, certainty);
  const isInOrder = passages.length > 1 || texts.some((text) => keepsOrder(claim, text));
  return { verdict, confidence: confidence === 'high' && !isInOrder ? 'medium' : confidence, passages };
}

/**
 * Whether a claim contradicts what it rests on by our own rules, whatever the model says of it; unless one of the
 * passages says just what it says.
 */
function isProvenClash(claim: string, passages: readonly Passage[]): boolean {
  const isAgainst = (some: readonly Passage[]) => rulesContradict(claim, some) || changesPlaces(claim, some);
  return isAgainst(passages) && !passages.some((one) => saysTheSame(claim, one) && !isAgainst([one]));
}

/** Shares of a claim's words that its evidence has, its names and values all being there. */
const wellShared = 0.75;
const hardlyShared = 0.4;

/**
 * What is said in nearly the claim's own words is surely meant so; a free rewording is the model's word alone, and where
 * the names alone are the same, nothing is known of what is said of them.
 */
function confidenceIn({ share, said, isWhole = true }: Warrant, certainty: Certainty): Confidence {
  if (share < hardlyShared || said === 0) return 'low';
  return Math.min(share, said) >= wellShared && isWhole && certainty === 'sure' ? 'high' : 'medium';
}

function weighContradiction({ claim }: Verdicted, passages: readonly Passage[]): Weighed {
  // Passages may disagree with each other: one that says otherwise is enough.
  const clashes = passages.some(
    (passage) => clashesWithEvidence(claim, passage.text) || denies(claim, passage),
  );
  const same = passages.filter((passage) => saysTheSame(claim, passage));
  if (same.length > 0 && !clashes) return refuse({ code: 'saysTheSame', at: same.map(placeOf) });
  return { verdict: 'contradicted', confidence: clashes ? 'high' : 'medium', passages };
}

const refuse = (reason: Reason): Weighed => ({
  verdict: 'unsupported',
  unwarranted: true,
  confidence: 'low',
  reason,
  passages: [],
});

const notMentioned = ({ missing }: Warrant, passages: readonly Passage[]): Reason => ({
  code: 'notMentioned',
  missing,
  at: passages.slice(0, 3).map(placeOf),
});

/** Of more citations than anybody reads, the ones that speak of the claim. */
function fewest({ claim, sentence, cited, shown }: Verdicted): readonly Passage[] {
  if (cited.length <= mostCitations) return cited;
  const about = cited.filter((passage) => warrantOf(claim, sentence, [passage], shown).strength !== 'none');
  return (about.length > 0 ? about : cited).slice(0, mostCitations);
}
