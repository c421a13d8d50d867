import { runInTurns, timeSlicer } from '../../base/timeSlices.ts';
import { askedPositions, type Judge, type Judged, type JudgeRequest } from '../../check/judge.ts';
import { offlineId } from '../../check/offlineId.ts';
import { toneOf } from '../../statements/tone.ts';
import type { Sentence } from '../../text/passage.ts';
import { type SearchIndex, toLocalIndex } from '../../text/searchIndex.ts';
import type { Span } from '../../text/span.ts';
import type { ReadingModel } from '../reading/readingModel.ts';
import { whyNotCheckable } from '../shared/checkable.ts';
import { ClaimReader } from './claimReader.ts';
import { splitClaims } from './claims.ts';
import { decideParts } from './decide.ts';
import { withCase } from './letterCase.ts';
import { isUnproven } from './matching/valueMatch.ts';
import { observe, type Question, readQuestion } from './observation.ts';
import { measure } from './probability/features.ts';
import { ContextReader } from './retrieval.ts';
import type { RuledClaim, RuledSentence } from './ruledClaim.ts';

/** Contexts that are kept read: the one of a document, and its reverse or that of a second document. */
const contextsKept = 2;

interface OfflineOptions {
  /** Reads what the rules leave open; the rules alone decide where it is absent. */
  readonly model?: ReadingModel;
  /** A model was asked for and cannot be used: the judge's id says so. */
  readonly lacksModel?: boolean;
}

/**
 * Compares wording and values with the context by rules, and where they leave it open reads it with a small model:
 * deterministic, explainable, and nothing leaves the machine. docs/offline-judge.md says how often it is right. What
 * it has read of the latest contexts is kept, so that a recheck of one sentence reads nothing twice.
 */
export function createOfflineJudge({ model, lacksModel }: OfflineOptions = {}): Judge {
  const readers = new Map<string, ContextReader>();
  const readerOf = async (index: SearchIndex, signal: AbortSignal): Promise<ContextReader> => {
    const reader = readers.get(index.id) ?? (await openReader(index, signal));
    readers.delete(index.id);
    readers.set(index.id, reader);
    for (const id of [...readers.keys()].slice(0, -contextsKept)) readers.delete(id);
    return reader;
  };
  const claimReader = model && new ClaimReader(model);
  return {
    id: offlineId(model ? model.sha256 : lacksModel ? 'lacking' : 'none'),
    async *assess(request, signal) {
      if (askedPositions(request).length === 0 || signal.aborted) return;
      const reader = await readerOf(request.index, signal).catch((error) => {
        if (!signal.aborted) throw error;
      });
      if (!reader) return;
      const ruled = judgeByRules(request, reader, signal);
      if (claimReader) yield* claimReader.judge(request, ruled, signal);
      else
        for await (const one of ruled)
          if (one.type === 'notCheckable') yield one;
          else yield* one.claims.flatMap(({ parts }) => parts.map(({ judged }) => judged));
    },
  };
}

async function openReader(index: SearchIndex, signal: AbortSignal): Promise<ContextReader> {
  const reader = new ContextReader(await toLocalIndex(index));
  await runInTurns(reader.prepare(), signal);
  return reader;
}

/** What the rules say, sentence by sentence. */
async function* judgeByRules(
  request: JudgeRequest,
  reader: ContextReader,
  signal: AbortSignal,
): AsyncGenerator<RuledSentence> {
  const question = readQuestion(request.question ?? '');
  const turn = timeSlicer();
  for (const position of askedPositions(request)) {
    await turn();
    if (signal.aborted) return;
    const sentence = withCase(request.sentences[position]!, reader);
    const why = whyNotCheckable(sentence);
    if (why) yield { type: 'notCheckable', sentence: position, why };
    else {
      const claims = splitClaims(sentence).map((span) =>
        ruleClaim(sentence, position, span, reader, question),
      );
      yield { type: 'ruled', claims };
    }
  }
}

/**
 * What a claim says, one thing at a time. A correction is offered only where the corrected claim would be supported, or
 * where a record or table has its value in words that a sentence hardly repeats. `span` is in the output's
 * document, as are the spans of the answer.
 */
export function ruleClaim(
  sentence: Sentence,
  position: number,
  span: Span,
  reader: ContextReader,
  question: Question,
): RuledClaim {
  const ruled = ruleUncorrected(sentence, position, span, reader, question);
  const holds = (judged: Judged): boolean => {
    const corrected = correct(sentence, span, judged);
    if (!opensAlike(corrected.sentence.text, sentence.text)) return false;
    const again = ruleUncorrected(corrected.sentence, position, corrected.span, reader, question);
    const at = reader.passage(judged.citations[0]?.passage ?? -1)?.passage.kind;
    const isData = at === 'tableRow' || at === 'field';
    return again.parts.every(
      ({ judged: { verdict } }) =>
        verdict === 'supported' ||
        (isData && verdict === 'unsupported' && !again.seen.values.some(isUnproven)),
    );
  };
  return {
    ...ruled,
    parts: ruled.parts.map((part) =>
      part.judged.correction === undefined || holds(part.judged)
        ? part
        : { ...part, judged: withoutCorrection(part.judged) },
    ),
  };
}

/** A sentence that began with a capital still does. */
const opensAlike = (one: string, other: string): boolean =>
  /^\P{L}*\p{Lu}/u.test(one) || !/^\P{L}*\p{Lu}/u.test(other);

const withoutCorrection = ({ correction: _, ...judged }: Judged): Judged => judged;

/** The sentence and its claim as they would be with a correction. */
function correct(
  sentence: Sentence,
  span: Span,
  { start, end, focus = { start, end }, correction = '' }: Judged,
): { readonly sentence: Sentence; readonly span: Span } {
  const before = sentence.text.slice(0, focus.start - sentence.start);
  const text = before + correction + sentence.text.slice(focus.end - sentence.start);
  const longer = text.length - sentence.text.length;
  return {
    sentence: { ...sentence, text, end: sentence.end + longer },
    span: { start: span.start, end: span.end + longer },
  };
}

/** The same before its corrections are judged: only one that would itself be supported is offered. */
function ruleUncorrected(
  sentence: Sentence,
  position: number,
  span: Span,
  reader: ContextReader,
  question: Question,
): RuledClaim {
  const seen = observe(sentence, span, reader, question);
  const parts = decideParts(seen, measure(seen, reader), reader).map(({ part, decision, open }) => {
    const words = seen.text.slice(part.start, part.end).replace(/[\s,]+$/, '');
    const place = seen.inDocument({ start: part.start, end: part.start + words.length });
    const flags = { ...decision.flags, ...toneOf(words) };
    const judged: Judged = { type: 'judged', sentence: position, ...place, ...decision, flags };
    return { part, judged, open };
  });
  return { seen, parts };
}
