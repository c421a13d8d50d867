import type { Steps } from '../../base/timeSlices.ts';
import type { Passage } from '../../text/passage.ts';
import type { ContextData } from '../../text/placedSources.ts';
import { chooseEvidence, type EvidenceContext, isShownWhole, weighTerms } from './evidenceChoice.ts';
import { cutLong } from './evidenceSentences.ts';
import { EvidenceUnit, unitsOf } from './evidenceUnits.ts';
import type { WordToken } from './pairTokenizer.ts';
import type { ModelCard, ReadingPair } from './readingModel.ts';

/** A pair with the words that its claim's tokens stand for. */
export interface PreparedPair extends ReadingPair {
  /** Offsets are into the claim. */
  readonly claimTokens: readonly WordToken[];
}

/** Prepares claims and their evidence for one model. */
export class ReadingInput {
  constructor(private readonly card: ModelCard) {}

  /** Reads a context into the units from which evidence is chosen; in steps, a unit each. */
  *read({ sources }: Pick<ContextData, 'sources'>): Steps<EvidenceContext> {
    const units: EvidenceUnit[] = [];
    for (const { text: whole } of sources)
      for (const { text, heading } of unitsOf(whole)) {
        units.push(new EvidenceUnit(text, heading, this.#count));
        yield;
      }
    return weighTerms(units);
  }

  /** The same of a few passages, where the whole of a context is too much to keep. */
  few(passages: readonly Pick<Passage, 'text' | 'trail'>[]): EvidenceContext {
    const units = passages.flatMap(({ text, trail }) =>
      cutLong(text.replace(/\s+/g, ' ').trim()).map(
        (part) => new EvidenceUnit(part, trail.at(-1) ?? '', this.#count),
      ),
    );
    return weighTerms(units);
  }

  /** Whether claims are read against all of a context, and not against parts of it. */
  showsWhole(context: EvidenceContext): boolean {
    return isShownWhole(context, this.card.config.evidence);
  }

  evidence(claim: string, context: EvidenceContext): string {
    return chooseEvidence(claim, context, this.card.config.evidence);
  }

  /**
   * Evidence and claim in the frame that the model wants, the claim cut first, then the evidence. The sentence before a
   * claim that refers to it stands between them, for a model that was trained so.
   */
  pair(claim: string, evidence: string, previous = ''): PreparedPair {
    const { config, tokenizer } = this.card;
    const { before, between, after } = tokenizer.frame;
    const claimTokens = tokenizer.of(claim).slice(0, config.mostClaimTokens);
    const id = ({ id }: WordToken) => id;
    const last = previous === '' ? [] : tokenizer.of(previous).map(id).slice(-config.mostPreviousTokens);
    const middle = config.mostPreviousTokens > 0 && last.length > 0 ? [...last, ...between] : [];
    const around = before.length + between.length + middle.length + after.length;
    const evidenceTokens = tokenizer.of(evidence).slice(0, config.mostTokens - around - claimTokens.length);
    const start = before.length + evidenceTokens.length + between.length + middle.length;
    return {
      ids: [...before, ...evidenceTokens.map(id), ...between, ...middle, ...claimTokens.map(id), ...after],
      claim: { start, end: start + claimTokens.length },
      claimTokens,
    };
  }

  readonly #count = (text: string): number => this.card.tokenizer.of(text).length;
}
