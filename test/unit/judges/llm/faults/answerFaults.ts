import { answers, contradicted, supported } from '../../../../server/answers.ts';
import { type Fault, failed, firstTwo, full, rest, right } from './fault.ts';

/** What may be wrong with what a model says. */
export const answerFaults: Readonly<Record<string, Fault>> = {
  'malformed JSON': {
    replies: [
      { answer: JSON.stringify(full).replace('"sentence":2,', '"sentence":2 oops ') },
      { answer: answers(contradicted(2, [2], 'It holds 40.')) },
    ],
    verdicts: right,
    calls: 2,
    lastAsked: [2],
  },
  'an answer cut off at the length limit': {
    replies: [{ answer: firstTwo, finish: 'length' }, rest],
    verdicts: right,
    calls: 2,
    lastAsked: [3],
  },
  'an answer cut off again and again': {
    replies: [{ answer: '{"answers":[{"sen', finish: 'length' }],
    verdicts: failed('outputTooLong'),
    calls: 3,
  },
  'a refusal, then an answer': {
    replies: [{ refusal: 'I cannot help with that.' }, { answer: full }],
    verdicts: right,
    calls: 3,
  },
  'a refusal': { replies: [{ refusal: 'I cannot help with that.' }], verdicts: failed('refused'), calls: 3 },
  'a content filter': {
    replies: [{ answer: '', finish: 'content_filter' }],
    verdicts: failed('refused'),
    calls: 3,
  },
  'an empty answer': { replies: [{ answer: '' }, { answer: full }], verdicts: right, calls: 2 },
  prose: {
    replies: [{ answer: 'Everything looks mostly fine to me.' }],
    verdicts: failed('offSchema'),
    calls: 2,
  },
  'wrong sentence numbers': {
    replies: [
      { answer: answers(supported(7, 1), supported(1, 1), supported(0, 1), supported(-2, 1)) },
      { answer: full },
    ],
    verdicts: right,
    calls: 2,
    lastAsked: [2, 3],
  },
  'the same sentence twice, alike': {
    replies: [{ answer: answers(supported(1, 1), supported(1, 1), ...full.answers.slice(1)) }],
    verdicts: right,
    calls: 1,
  },
  'the same sentence twice, differently': {
    replies: [
      { answer: answers(...full.answers, supported(2, 2)) },
      { answer: answers(contradicted(2, [2], 'It holds 40.')) },
    ],
    verdicts: right,
    calls: 2,
    lastAsked: [2],
  },
  'the same sentence twice, differently, for ever': {
    replies: [
      { answer: answers(...full.answers, supported(2, 2)) },
      { answer: answers(contradicted(2, [2], 'It holds 40.'), supported(2, 2)) },
    ],
    verdicts: { ...right, 2: 'offSchema' },
    calls: 2,
  },
  'claims that are not in the sentence': {
    replies: [
      {
        answer: answers(supported(1, 1), full.answers[1]!, {
          split: 3,
          claims: [{ words: 'The moon is made of cheese', flags: [], context: [1], is: 'supported' }],
        }),
      },
      rest,
    ],
    verdicts: right,
    calls: 2,
    lastAsked: [3],
  },
  'a verdict outside the enum': {
    replies: [
      { answer: answers({ ...supported(1, 1), is: 'Mostly true' }, ...full.answers.slice(1)) },
      { answer: answers(supported(1, 1)) },
    ],
    verdicts: right,
    calls: 2,
    lastAsked: [1],
  },
  'half of the answers': {
    replies: [{ answer: answers(supported(1, 1)) }, { answer: answers(full.answers[1]!, full.answers[2]!) }],
    verdicts: right,
    calls: 2,
    lastAsked: [2, 3],
  },
  'extra claims': {
    replies: [{ answer: answers(...full.answers, supported(4, 1), supported(99, 1), supported(0, 1)) }],
    verdicts: right,
    calls: 1,
  },
};
