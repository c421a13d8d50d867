import { runInTurns, timeSlicer } from '../../base/timeSlices.ts';
import type { JudgeEvent, JudgeRequest } from '../../check/judge.ts';
import { offlineId } from '../../check/offlineId.ts';
import { detectLanguage } from '../../lexicon/languages.ts';
import type { Passage, Source } from '../../text/passage.ts';
import type { SearchIndex } from '../../text/searchIndex.ts';
import type { EvidenceContext } from '../reading/evidenceChoice.ts';
import { previousSentence } from '../reading/previousSentence.ts';
import { ReadingInput } from '../reading/readingInput.ts';
import type { PairReading, ReadingModel } from '../reading/readingModel.ts';
import { ClaimPairs } from './claimPairs.ts';
import { type Answer, judgedRead, judgedUnread, type RuledClaim, type RuledSentence } from './ruledClaim.ts';

/** A claim that waits to be read, and the sentence that waits for it. */
interface Waiting {
  readonly claim: RuledClaim;
  readonly shown: ClaimPairs;
  readonly readings: PairReading[];
  readonly sentence: WaitingSentence;
  readonly place: number;
}

interface WaitingSentence {
  readonly answers: (Answer | undefined)[];
}

/** Reads with a model what the rules leave open. */
export class ClaimReader {
  readonly #input: ReadingInput;
  /** The context read last. */
  #context: { readonly id: string; readonly context: EvidenceContext } | undefined;

  readonly #languages = new WeakMap<Source, string>();

  constructor(private readonly model: ReadingModel) {
    this.#input = new ReadingInput(model);
  }

  /** What the rules settle comes first; a sentence's claims come together. */
  async *judge(
    request: JudgeRequest,
    ruled: AsyncIterable<RuledSentence>,
    signal: AbortSignal,
  ): AsyncGenerator<JudgeEvent> {
    const isKnown = await this.#knownLanguage(request);
    const waiting: Waiting[] = [];
    const turn = timeSlicer();
    for await (const one of ruled) {
      if (one.type === 'notCheckable') {
        yield one;
        continue;
      }
      const sentence: WaitingSentence = { answers: one.claims.map(({ answer }) => answer) };
      for (const [place, claim] of one.claims.entries()) {
        const { text } = claim.seen;
        if (claim.answer) continue;
        if (!isKnown(text)) {
          sentence.answers[place] = unread(judgedUnread(claim));
          continue;
        }
        await turn();
        const large = isLarge(request.index);
        const context = large
          ? this.#input.few(passagesNear(claim))
          : await this.#read(request.index, signal);
        if (!context) return;
        const ofWhole = !large && this.#input.showsWhole(context);
        const previous = previousSentence(request.sentences, claim.position, text);
        const shown = new ClaimPairs(claim.seen, context, this.#input, ofWhole, previous);
        waiting.push({ claim, sentence, place, shown, readings: [] });
      }
      if (isWhole(sentence)) yield* sentence.answers;
    }
    const pairs = waiting.flatMap((one) => one.shown.pairs.map((pair, at) => ({ pair, at, one })));
    for await (const { pair: asked, reading } of this.model.read(
      pairs.map(({ pair }) => pair),
      signal,
    )) {
      const { at, one } = pairs[asked]!;
      const { claim, shown, readings, sentence, place } = one;
      readings[at] = reading;
      if (shown.pairs.some((_, other) => !readings[other])) continue;
      sentence.answers[place] = judgedRead(claim, shown.reading(readings));
      if (isWhole(sentence)) yield* sentence.answers;
    }
  }

  #languageOf(source: Source): string {
    const language = this.#languages.get(source) ?? detectLanguage(source.text);
    this.#languages.set(source, language);
    return language;
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

  /** The model reads the languages that it was trained for, and what is too short to tell among texts in it. */
  async #knownLanguage({ sentences, index }: JudgeRequest): Promise<(text: string) => boolean> {
    const { language } = this.model.config;
    if (language === 'mul') return () => true;
    const around: string[] = [detectLanguage(firstWords(sentences))];
    const turn = timeSlicer();
    for (const source of index.sources) {
      await turn();
      around.push(this.#languageOf(source));
    }
    const isOther = (one: string) => one !== language && one !== 'other';
    if (around.slice(1).some(isOther)) return () => false;
    return (text) => {
      const own = detectLanguage(text);
      return own === language || (own === 'other' && !isOther(around[0]!));
    };
  }
}

/** Characters of a context of which all units are kept; of a larger one those that were found near a claim serve. */
const largeContext = 3_000_000;

const isLarge = ({ sources }: SearchIndex): boolean =>
  sources.reduce((sum, { text }) => sum + text.length, 0) > largeContext;

/** What the search found for a claim, in the order of the context. */
const passagesNear = ({ seen }: RuledClaim): readonly Passage[] =>
  [...new Set(seen.near.flatMap(({ window }) => window.passages.map(({ passage }) => passage)))].toSorted(
    (a, b) => a.position - b.position,
  );

/** A language is told by less. */
const enoughSentences = 200;

const firstWords = (sentences: JudgeRequest['sentences']): string =>
  sentences
    .slice(0, enoughSentences)
    .map(({ text }) => text)
    .join(' ');

const isWhole = (sentence: WaitingSentence): sentence is { readonly answers: Answer[] } =>
  sentence.answers.every((answer) => answer !== undefined);

/** In a language that the model does not know values, names and shared words alone decide, and it is said. */
const unread = (answer: Answer): Answer =>
  answer.type === 'judged' ? { ...answer, judge: offlineId('lacking') } : answer;
