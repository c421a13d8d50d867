import type { Steps } from '../../base/timeSlices.ts';
import type { Passage } from '../../text/passage.ts';
import type { ContextData } from '../../text/placedSources.ts';
import { chooseEvidence, type EvidenceContext, weighTerms } from './evidenceChoice.ts';
import { cutLong } from './evidenceSentences.ts';
import { EvidenceUnit, unitsOf } from './evidenceUnits.ts';
import type { ModelCard, ReadingPair } from './readingModel.ts';
import { type WordPiece, WordPieces } from './wordPieces.ts';

/** A pair with the words that its claim's tokens stand for. */
export interface PreparedPair extends ReadingPair {
  /** Offsets are into the claim. */
  readonly claim: readonly WordPiece[];
}

/** Prepares claims and their evidence for one model. */
export class ReadingInput {
  readonly #pieces: WordPieces;

  constructor(private readonly card: ModelCard) {
    this.#pieces = new WordPieces(card.vocabulary);
  }

  /** Reads a context into the units from which evidence is chosen; in steps, a unit each. */
  *read({ sources }: Pick<ContextData, 'sources'>): Steps<EvidenceContext> {
    const count = (text: string) => this.#pieces.of(text).length;
    const units: EvidenceUnit[] = [];
    for (const { text: whole } of sources)
      for (const { text, heading } of unitsOf(whole)) {
        units.push(new EvidenceUnit(text, heading, count));
        yield;
      }
    return weighTerms(units);
  }

  /** The same of a few passages, where the whole of a context is too much to keep. */
  few(passages: readonly Pick<Passage, 'text' | 'trail'>[]): EvidenceContext {
    const count = (text: string) => this.#pieces.of(text).length;
    const units = passages.flatMap(({ text, trail }) =>
      cutLong(text.replace(/\s+/g, ' ').trim()).map(
        (part) => new EvidenceUnit(part, trail.at(-1) ?? '', count),
      ),
    );
    return weighTerms(units);
  }

  evidence(claim: string, context: EvidenceContext): string {
    return chooseEvidence(claim, context, this.card.config.evidence);
  }

  /** `[CLS] claim [SEP] evidence [SEP]`; the claim is cut first, then the evidence. */
  pair(claim: string, evidence: string): PreparedPair {
    const { tokens, mostTokens, mostClaimTokens } = this.card.config;
    const head = this.#pieces.of(claim).slice(0, mostClaimTokens);
    const rest = this.#pieces.of(evidence).slice(0, mostTokens - 3 - head.length);
    const id = ({ id }: WordPiece) => id;
    return {
      ids: [tokens.start, ...head.map(id), tokens.end, ...rest.map(id), tokens.end],
      claimLength: head.length,
      claim: head,
    };
  }
}
