import type { Steps } from '../../base/timeSlices.ts';
import type { Sentence } from '../../text/passage.ts';
import { stringOf } from '../fieldSentences.ts';
import { type Reading, textReading } from '../reading.ts';
import { readJson } from '../readJson.ts';
import { looksLikeJson } from '../sourceFormat.ts';
import { conversationSteps } from './conversations.ts';
import { documentsIn } from './shapes/messageDocuments.ts';

const gap = '\n\n';

/** A quick look: one of these keys is in every shape of a transcript. */
const mayBeTranscript =
  /"(?:role|from|run_type|child_runs|observations|span_data|messages|kwargs|contexts?|retrieved_contexts|documents|chunks|toolResult|output)\\?"\s*:|gen_ai\./;

/**
 * A chat transcript with tool results, as context: the results and what the person said. What the assistant said is
 * left out, since an answer must not be its own evidence. Offsets are into the extracted text; undefined for others.
 */
export function* transcriptSteps(file: string): Steps<Reading | undefined> {
  if (!mayBeTranscript.test(file)) return undefined;
  const messages = (yield* conversationSteps(file)).flat();
  const answered = messages.some(({ role }) => role === 'assistant');
  const given = messages.some(({ role, pieces }) =>
    pieces.some(
      (piece) =>
        piece.type === 'result' ||
        (piece.type === 'text' &&
          role !== 'assistant' &&
          documentsIn(stringOf(piece.field) ?? '').length > 0),
    ),
  );
  if (!answered || !given) return undefined;
  const parts = messages.flatMap(({ role, pieces }) =>
    pieces.flatMap((piece) => {
      if (piece.type === 'call' || (piece.type === 'text' && role === 'assistant')) return [];
      const { span } = piece.field;
      return [stringOf(piece.field) ?? (piece.within?.text ?? file).slice(span.start, span.end)];
    }),
  );
  return { text: parts.join(gap), sentences: sentencesOf(parts) };
}

function* sentencesOf(parts: readonly string[]): Generator<Sentence> {
  let offset = 0;
  for (const part of parts) {
    const { sentences } = looksLikeJson(part) ? readJson(part) : textReading(part);
    for (const sentence of sentences)
      yield { ...sentence, start: sentence.start + offset, end: sentence.end + offset };
    offset += part.length + gap.length;
  }
}
