import type { EvidenceContext } from '../reading/evidenceChoice.ts';
import type { PreparedPair, ReadingInput } from '../reading/readingInput.ts';
import type { PairReading } from '../reading/readingModel.ts';
import type { ClaimReading } from './claimReading.ts';
import type { Observation } from './observation.ts';
import { type ClosePassage, closestPassages } from './reasons.ts';
import { wrongWords } from './wrongWords.ts';

/** Passages that a claim is also read against one by one; more adds time and no measurable accuracy. */
const mostAlone = 2;

/**
 * What a model is shown of a claim: the evidence chosen for it, and each of its closest passages alone. Two readings are
 * surer than one, and those of single passages say which of them to quote.
 */
export class ClaimPairs {
  /** The chosen evidence first. */
  readonly pairs: readonly PreparedPair[];
  readonly #passages: readonly ClosePassage[];
  readonly #ofWhole: boolean;

  /** @param previous the sentence before a claim that refers to it */
  constructor(
    seen: Observation,
    context: EvidenceContext,
    input: ReadingInput,
    ofWhole: boolean,
    previous = '',
  ) {
    const { text } = seen;
    const pairOf = (chosenFrom: EvidenceContext) =>
      input.pair(text, input.evidence(`${previous} ${text}`, chosenFrom), previous);
    // A context of one unit has been read already.
    this.#passages = context.units.length > 1 ? closestPassages(seen, mostAlone) : [];
    this.#ofWhole = ofWhole;
    this.pairs = [context, ...this.#passages.map(({ at }) => input.few([at.passage]))].map(pairOf);
  }

  /** @param readings of all pairs, in their order */
  reading([chosen, ...alone]: readonly PairReading[]): ClaimReading {
    return {
      ...chosen!.pair,
      wrong: wrongWords(this.pairs[0]!, chosen!),
      ofWhole: this.#ofWhole,
      alone: this.#passages.map((one, i) => ({ ...one, ...alone[i]!.pair })),
    };
  }
}
