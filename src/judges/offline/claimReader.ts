import { runInTurns, timeSlicer } from '../../base/timeSlices.ts';
import type { Judged, JudgeEvent, JudgeRequest } from '../../check/judge.ts';
import { offlineId } from '../../check/offlineId.ts';
import { detectLanguage } from '../../lexicon/languages.ts';
import type { SearchIndex } from '../../text/searchIndex.ts';
import type { EvidenceContext } from '../reading/evidenceChoice.ts';
import { type PreparedPair, ReadingInput } from '../reading/readingInput.ts';
import type { ReadingModel } from '../reading/readingModel.ts';
import { readClaim } from './readClaim.ts';
import { isReadable, type RuledClaim, type RuledSentence } from './ruledClaim.ts';

/** A claim that waits to be read, and the sentence that waits for it. */
interface Waiting {
  readonly claim: RuledClaim;
  readonly pair: PreparedPair;
  readonly sentence: WaitingSentence;
  readonly place: number;
}

interface WaitingSentence {
  readonly claims: (readonly Judged[] | undefined)[];
}

/** Reads with a model what the rules leave open. */
export class ClaimReader {
  readonly #input: ReadingInput;
  /** The context read last. */
  #context: { readonly id: string; readonly context: EvidenceContext } | undefined;

  constructor(private readonly model: ReadingModel) {
    this.#input = new ReadingInput(model);
  }

  /** What the rules settle comes first; a sentence's claims come together. */
  async *judge(
    request: JudgeRequest,
    ruled: AsyncIterable<RuledSentence>,
    signal: AbortSignal,
  ): AsyncGenerator<JudgeEvent> {
    const isKnown = this.#knownLanguage(request);
    const waiting: Waiting[] = [];
    const turn = timeSlicer();
    for await (const one of ruled) {
      if (one.type === 'notCheckable') {
        yield one;
        continue;
      }
      const sentence: WaitingSentence = { claims: one.claims.map(rulesVerdicts) };
      for (const [place, claim] of one.claims.entries()) {
        if (!isKnown(claim.seen.text)) {
          sentence.claims[place] = claim.parts.map(({ judged }) => unread(judged));
          continue;
        }
        if (!claim.parts.some((part) => isReadable(claim, part))) continue;
        await turn();
        const context = await this.#read(request.index, signal);
        if (!context) return;
        const { text } = claim.seen;
        waiting.push({
          claim,
          sentence,
          place,
          pair: this.#input.pair(text, this.#input.evidence(text, context)),
        });
        sentence.claims[place] = undefined;
      }
      if (isWhole(sentence)) yield* sentence.claims.flat();
    }
    const pairs = waiting.map(({ pair }) => pair);
    for await (const { pair, reading } of this.model.read(pairs, signal)) {
      const { claim, sentence, place, pair: prepared } = waiting[pair]!;
      sentence.claims[place] = readClaim(claim, prepared, reading);
      if (isWhole(sentence)) yield* sentence.claims.flat();
    }
  }

  /** Undefined where the signal aborts. */
  async #read(index: SearchIndex, signal: AbortSignal): Promise<EvidenceContext | undefined> {
    if (this.#context?.id === index.id) return this.#context.context;
    try {
      const context = await runInTurns(this.#input.read(index), signal);
      this.#context = { id: index.id, context };
      return context;
    } catch (error) {
      if (signal.aborted) return undefined;
      throw error;
    }
  }

  /** The model reads the language that it was trained for, and what is too short to tell among texts in it. */
  #knownLanguage({ sentences, index }: JudgeRequest): (text: string) => boolean {
    const { language } = this.model.config;
    const output = sentences.map(({ text }) => text).join(' ');
    const around: readonly string[] = [output, ...index.sources.map(({ text }) => text)].map((text) =>
      detectLanguage(text),
    );
    const isOther = (one: string) => one !== language && one !== 'other';
    if (!around.includes(language) || around.slice(1).some(isOther)) return () => false;
    return (text) => {
      const own = detectLanguage(text);
      return own === language || (own === 'other' && !isOther(around[0]!));
    };
  }
}

const rulesVerdicts = ({ parts }: RuledClaim): readonly Judged[] => parts.map(({ judged }) => judged);

const isWhole = (sentence: WaitingSentence): sentence is { readonly claims: (readonly Judged[])[] } =>
  sentence.claims.every((judged) => judged !== undefined);

/** In a language that the model does not know the rules alone decide, never with high confidence, and it is said. */
const unread = (judged: Judged): Judged => ({
  ...judged,
  confidence: judged.confidence === 'high' ? 'medium' : judged.confidence,
  judge: offlineId('lacking'),
});
