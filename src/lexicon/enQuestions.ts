import { phraseList } from './lists.ts';
import type { QuestionLexicon } from './questions.ts';

const be = '(?<be>is|are|was|were)';
const help = '(?:does|do|did)';
/** What is asked for by a noun that the answer is a value of, and no instance: "What colour is the sky?" */
const attribute =
  'colou?r|size|time|day|date|year|month|language|currency|name|number|price|age|shape|type|kind|height|length|weight|speed|temperature|nationality';
const startsAsNoun = /^(?:the|an?|its|his|her|their|your|our|my|this|that|these|those)\b|^\p{Lu}|'s\b|’s\b/u;

const forms: QuestionLexicon['forms'] = [
  {
    form: new RegExp(
      `^(?<when>when|where|(?:in|on|at|since|from) (?:what|which) [\\p{L} ]+?|(?:what|which) (?:year|date|day)) ${be} (?<rest>.+)$`,
      'iu',
    ),
    says: ({ when, be: verb, rest }, answer) => `${withVerb(rest!, verb!)} ${placed(answer, when!)}`,
  },
  {
    form: new RegExp(
      `^(?<when>when|where|(?:in|on|at|since|from) (?:what|which) [\\p{L} ]+?|(?:what|which) (?:year|date|day)) ${help} (?<rest>.+)$`,
      'iu',
    ),
    says: ({ when, rest }, answer) => `${rest} ${placed(answer, when!)}`,
  },
  {
    form: new RegExp(
      `^how (?<how>long|tall|high|deep|wide|old|far|big|large|heavy|fast) ${be} (?<rest>.+)$`,
      'i',
    ),
    says: ({ how, be: verb, rest }, answer) =>
      `${rest} ${verb} ${answer}${new RegExp(`\\b${how}\\b`, 'i').test(answer) || !/\p{L}/u.test(answer) ? '' : ` ${how}`}`,
  },
  {
    form: new RegExp(`^how (?:many|much) (?<what>[\\p{L} ]+?) ${be} (?:there )?(?<rest>.+)$`, 'iu'),
    says: ({ what, be: verb, rest }, answer) => `there ${verb} ${counted(answer, what!)} ${rest}`,
  },
  {
    form: new RegExp(`^how (?:many|much) (?<what>[\\p{L} ]+?) ${help} (?<rest>.+)$`, 'iu'),
    says: ({ what, rest }, answer) => `${rest} ${counted(answer, what!)}`,
  },
  {
    form: new RegExp(`^(?:what|which) (?<what>${attribute}) ${be} (?<rest>.+)$`, 'i'),
    says: ({ be: verb, rest }, answer) =>
      startsAsNoun.test(rest!) ? `${rest} ${verb} ${answer}` : `${answer} ${verb} ${rest}`,
  },
  {
    form: new RegExp(`^(?:what|who|which) ${be} (?<rest>.+)$`, 'i'),
    says: ({ be: verb, rest }, answer) =>
      startsAsNoun.test(rest!) ? `${rest} ${verb} ${answer}` : `${answer} ${verb} ${rest}`,
  },
  {
    form: new RegExp(`^(?:what|whom?|which)(?: [\\p{L} ]+?)? ${help} (?<rest>.+)$`, 'iu'),
    says: ({ rest }, answer) => `${rest} ${answer}`,
  },
  {
    form: /^(?:what|which) [\p{L} ]+? (?<rest>(?:is|are|was|were|has|have|had) .+)$/iu,
    says: ({ rest }, answer) => `${answer} ${rest}`,
  },
  { form: /^how (?:many|much) (?<rest>\p{L}.+)$/iu, says: ({ rest }, answer) => `${answer} ${rest}` },
  // The answer is the subject: "Who wrote Hamlet?"
  { form: /^(?:who|what) (?<rest>\p{Ll}.+)$/u, says: ({ rest }, answer) => `${answer} ${rest}` },
  { form: /^Who (?<rest>\p{Ll}.+)$/u, says: ({ rest }, answer) => `${answer} ${rest}` },
  { form: /^What (?<rest>\p{Ll}+s .+)$/u, says: ({ rest }, answer) => `${answer} ${rest}` },
];

/** "the bridge opened" and "was" are "the bridge was opened". */
function withVerb(rest: string, verb: string): string {
  const participle =
    /^(?<subject>.+?) (?<rest>(?:\p{L}+ed|\p{L}+en|born|built|made|found|held|won|sold|set|located|based|founded)\b.*)$/iu.exec(
      rest,
    )?.groups;
  return participle ? `${participle.subject} ${verb} ${participle.rest}` : `${rest} ${verb}`;
}

/** "2019" to "when" is "in 2019". */
function placed(answer: string, when: string): string {
  if (/^(?:in|on|at|since|from|by|during|near|under|over|between|around|about|before|after)\b/i.test(answer))
    return answer;
  const own = /^(in|on|at|since|from)\b/i.exec(when)?.[1];
  if (own) return `${own.toLowerCase()} ${answer}`;
  const isYear = /^(?:the )?(?:early |late |mid-?)?\d{3,4}s?$|^\p{L}+ \d{4}$/iu.test(answer);
  return /^where/i.test(when) || isYear ? `in ${answer}` : `on ${answer}`;
}

/** "2" of "moons" is "2 moons". */
const counted = (answer: string, what: string): string =>
  /\p{L}{3}/u.test(
    answer.replace(/\b(?:about|around|over|nearly|million|billion|thousand|hundred)\b/gi, ''),
  ) && /\d/.test(answer)
    ? answer
    : `${answer} ${what}`;

/** How English questions and their answers make statements. */
export const englishQuestions: QuestionLexicon = {
  // In small letters: "May" is a month, and "Will" a name.
  finiteVerbs: [
    /\b(?:is|are|was|were|am|has|have|had|does|do|did|can|could|will|would|should|may|might|must)\b|n['’]t\b/,
  ],
  noValues: [
    /^(?:yes|no|yeah|nope|true|false|correct|none|nothing|unknown|maybe|perhaps|sure|ok(?:ay)?|n\/a|sorry|not\b)/i,
  ],
  plainWords: phraseList('the | an? | of | in | on | at | to | and | or | for | by | with | from | about'),
  forms,
};
