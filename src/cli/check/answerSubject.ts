import type { Source } from '../../text/passage.ts';
import type { TranscriptFile } from '../../worker/workerPort.ts';
import { transcripts } from '../readBeside.ts';
import type { OutputText } from './outputText.ts';

/** An answer of a chat transcript, with the tool results before it as its context. */
export interface AnswerSubject extends OutputText {
  readonly sources: readonly Source[];
  readonly question?: string;
}

/** The last answer of a transcript that tool results go before; undefined where there is none. */
export async function lastAnswer(
  { uri = 'stdin', document }: OutputText,
  stop: AbortSignal,
): Promise<AnswerSubject | undefined> {
  const file = { uri, text: document };
  const { results } = await transcripts().outline(file, stop);
  const position = results.findLastIndex((count) => count > 0);
  return position < 0 ? undefined : answerAt(file, position, stop);
}

/** @param position from 0 */
export async function answerAt(
  file: TranscriptFile,
  position: number,
  stop: AbortSignal,
): Promise<AnswerSubject | undefined> {
  const answer = await transcripts().answer(file, position, stop);
  if (!answer) return undefined;
  const sources: Source[] = [];
  for (const uri of answer.results) {
    const source = await transcripts().result(file, uri, stop);
    if (source) sources.push(source);
  }
  const { text, question } = answer;
  const span = { start: 0, end: text.length };
  return { uri: `${file.uri}#answer-${position + 1}`, document: text, span, sources, question };
}
