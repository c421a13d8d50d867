import { runInTurns, timeSlicer } from '../../base/timeSlices.ts';
import { askedPositions, type Judge, type JudgeRequest } from '../../check/judge.ts';
import { offlineId } from '../../check/offlineId.ts';
import { languageSigns } from '../../lexicon/languages.ts';
import { type SearchIndex, toLocalIndex } from '../../text/searchIndex.ts';
import type { ReadingModel } from '../reading/readingModel.ts';
import { whyNotCheckable } from '../shared/checkable.ts';
import { ClaimReader } from './claimReader.ts';
import { splitClaims } from './claims.ts';
import { withCase } from './letterCase.ts';
import { observe, readQuestion } from './observation.ts';
import { ContextReader } from './retrieval.ts';
import { judgedUnread, type RuledSentence, ruleClaim } from './ruledClaim.ts';

/** Contexts that are kept read: the one of a document, and its reverse or that of a second document. */
const contextsKept = 2;

interface OfflineOptions {
  /** Reads what the rules leave open; values, names and shared words alone decide where it is absent. */
  readonly model?: ReadingModel;
  /** A model was asked for and cannot be used: the judge's id says so. */
  readonly lacksModel?: boolean;
}

/**
 * Compares values and names with the context by rules, and reads everything else with a small model: deterministic, and
 * nothing leaves the machine. docs/offline-judge.md says how often it is right. What it has read of the latest contexts
 * is kept, so that a recheck of one sentence reads nothing twice.
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
          else yield* one.claims.map(judgedUnread);
    },
  };
}

async function openReader(index: SearchIndex, signal: AbortSignal): Promise<ContextReader> {
  const reader = new ContextReader(await toLocalIndex(index));
  await runInTurns(reader.prepare(), signal);
  return reader;
}

/** A language is told by less. */
const enoughSentences = 200;

/** What the rules say, sentence by sentence. */
async function* judgeByRules(
  request: JudgeRequest,
  reader: ContextReader,
  signal: AbortSignal,
): AsyncGenerator<RuledSentence> {
  const question = readQuestion(request.question ?? '');
  const output = languageSigns(
    request.sentences
      .slice(0, enoughSentences)
      .map(({ text }) => text)
      .join(' '),
  );
  const turn = timeSlicer();
  for (const position of askedPositions(request)) {
    await turn();
    if (signal.aborted) return;
    const sentence = withCase(request.sentences[position]!, reader);
    const why = whyNotCheckable(sentence);
    const claims =
      why === undefined || why === 'aboutAnswer'
        ? splitClaims(sentence).map((span) =>
            ruleClaim({ sentence, position, span }, reader, (one, at) =>
              observe(one, at, reader, question, output),
            ),
          )
        : [];
    if (why === undefined || claims.some(({ seen }) => seen.absence))
      yield { type: 'ruled', sentence: position, claims };
    else yield { type: 'notCheckable', sentence: position, why };
  }
}
