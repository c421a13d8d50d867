import type { Judge, Judged, JudgeEvent, JudgeRequest } from '../../check/judge.ts';
import type { Sentence } from '../../text/passage.ts';
import type { SearchIndex } from '../../text/searchIndex.ts';
import { wholeWords } from '../../text/wholeWords.ts';
import { words } from '../../text/words.ts';
import { answerStatement } from './answerStatement.ts';

/**
 * A judge that reads texts alone, for short answers too: an output of a few words is judged as the statement that it
 * makes together with the question, which it then needs no more.
 */
export const withShortAnswers = (judge: Judge): Judge => ({
  ...judge,
  id: judge.id,
  assess(request, signal) {
    const stated = statedRequest(request);
    return stated
      ? inAnswer(judge.assess(stated, signal), request.sentences[0]!, stated)
      : judge.assess(request, signal);
  },
});

function statedRequest({ question, sentences, ...request }: JudgeRequest): JudgeRequest | undefined {
  const [answer, ...more] = sentences;
  if (question === undefined || answer === undefined || more.length > 0) return undefined;
  const text = answerStatement(question, answer.text);
  return text === undefined
    ? undefined
    : { ...request, sentences: [{ ...answer, text, end: answer.start + text.length }] };
}

/** Places in the statement are no places in the output: what was judged is the answer as a whole. */
async function* inAnswer(
  events: AsyncIterable<JudgeEvent>,
  answer: Sentence,
  { sentences, index }: JudgeRequest,
): AsyncGenerator<JudgeEvent> {
  const { start, end } = answer;
  const text = sentences[0]!.text;
  for await (const event of events)
    if (event.type === 'judged') {
      const { focus: _, correction: __, ...rest } = event;
      const judged = { ...rest, start, end, text };
      yield event.verdict === 'supported' ? onlyIfSaid(judged, answer, index) : judged;
    } else if (event.type === 'failed')
      yield { type: 'failed', sentence: event.sentence, problem: event.problem };
    else yield event;
}

/** Most words of the statement are the question's: the few that are the answer's have to stand in the evidence. */
function onlyIfSaid(judged: Judged, answer: Sentence, { passages }: SearchIndex): Judged {
  if (/\d/.test(answer.text)) return judged;
  const evidence = judged.citations.flatMap(({ passage }) => passages.get(passage)?.text ?? []).join('\n');
  const said = new Set(words(evidence).map(({ stem }) => stem));
  const missing = words(answer.text).filter(({ stop, stem }) => !stop && !said.has(stem));
  if (missing.length === 0) return judged;
  const { flags: _, support: __, ...rest } = judged;
  return {
    ...rest,
    verdict: 'unsupported',
    reason: {
      code: 'notFound',
      missing: wholeWords(answer.text, missing).map(({ start, end }) => answer.text.slice(start, end)),
    },
    citations: [],
    confidence: 'low',
    alarm: 0.5,
  };
}
