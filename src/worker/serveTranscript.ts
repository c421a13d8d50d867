import { runAtOnce } from '../base/timeSlices.ts';
import { readText } from '../sources/readText.ts';
import { readTranscript, type TranscriptAnswer } from '../sources/transcript/readTranscript.ts';
import { answerText, outlineOf, resultOfUri } from '../sources/transcript/transcriptOutline.ts';
import { packSource, sourceBuffers } from './packedSource.ts';
import type { WorkerHandlers } from './serveWorker.ts';

/** Reads a chat transcript and tells what is asked of it. */
export function serveTranscript(): Pick<WorkerHandlers, 'transcript' | 'answer' | 'result'> {
  let answers: readonly TranscriptAnswer[] = [];
  return {
    async transcript({ uri, text }) {
      answers = [];
      answers = readTranscript(uri, text);
      return { reply: outlineOf(answers) };
    },
    async answer(position) {
      const found = answers[position];
      if (!found) return { reply: null };
      const reply = answerText(found);
      return { reply, transfer: [reply.places.buffer] };
    },
    async result(uri) {
      const found = resultOfUri(answers, uri);
      if (!found) return { reply: null };
      const reply = runAtOnce(packSource(readText(uri, found.text)));
      return { reply, transfer: sourceBuffers(reply) };
    },
  };
}
