import type { AnswerLexicon } from './answers.ts';
import { phraseList } from './lists.ts';

const openers = String.raw`(?:sure|certainly|of course|absolutely|okay|ok|great question|yes|no)?[,!.]?\s*`;

/** What English answers say beside their statements. */
export const englishAnswers: Partial<AnswerLexicon> = {
  about: [
    new RegExp(
      String.raw`^${openers}(?:here(?:'s| is| are)|below (?:is|are)|the following (?:is|are)|this is) (?:an?|the|my|your|some|my attempt at an?)?\s*(?:[\w'-]+ ){0,6}(?:summar(?:y|ies)|overview|answers?|responses?|outline|list|draft|rewrite|version|breakdown|explanation|description|translation|steps|points|review|instructions)\b(?!\s+(?:that|which|whom?)\s+(?!you\b|i\b))[^.]*[:.]?$`,
      'i',
    ),
    /^(?:based on|according to|from) (?:the )?(?:given|provided|above|following|supplied|retrieved|these|those|available)?\s*(?:passages?|context|text|documents?|information|data|sources?|article)(?: \d+)?(?: provided| given| above)?[,:]?\s*(?:here (?:is|are)[^.]*|the (?:answer|following)[^.]*)?[:.]?$/i,
    /^(?:(?:unfortunately|however),? )?(?:(?:the|none of the|these|those|this) (?:given |provided |above |retrieved |supplied )*(?:passages?|context|text|documents?|information|sources?|article|(?:given|provided|retrieved|supplied) data)(?: \d+)?(?: provided| given)?) (?:(?:does|do|did) not|doesn't|don't|is no|are no|isn't|aren't)\b.{0,60}\b(?:mention|specif|provide|contain|include|state|say|answer|address|explain|information|explicit|indicate|give|discuss|offer)/i,
    /^(?:(?:unfortunately|however),? )?it (?:(?:does|did) not|doesn't|didn't) (?:\w+ly )?(?:mention|specify|state|say|address|indicate|discuss|explain)\b/i,
    /^(?:(?:unfortunately|however),? )?there (?:is no|isn't any|are no|aren't any) (?:\w+ ){0,3}(?:(?:mention|information|details?)\b|(?:indication|evidence|statement|reference|data)\b.{0,20}\b(?:in|from) (?:the|this|these) (?:\w+ )?(?:passages?|context|text|documents?|information|sources?|article|data)\b)/i,
    /^(?:i'm |i am )?(?:unable|not able) to (?:answer|provide|determine|find)\b/i,
    /^(?:i |we )(?:cannot|can't|can not|could not|couldn't|do not|don't) (?:answer (?:this|that|the|your)\b|determine\b|(?:provide|find|have) (?:[\w'-]+ ){0,4}?(?:answers?|information|details?|data|context|evidence|mention|access)\b)/i,
    /^(?:in (?:summary|conclusion|short)|to (?:summari[sz]e|sum up|conclude)|overall)[:.]?$/i,
    /^(?:note|please note|disclaimer)\b.{0,40}\b(?:(?:this|my|above) (?:summary|answer|response)|(?:given|provided|above) (?:passages?|context)|(?:context|passages?|text|information) provided)\b/i,
    /^(?:the|this|these) (?:\w+ )?(?:passages?|texts?|articles?|documents?|sources?|context|summary) (?:\w+ly )?(?:mentions?|describes?|discuss(?:es)?|covers?|presents?|(?:provides?|contains?|gives?) information (?:about|on)) (?:two|three|four|five|six|several|multiple|various|different|a number of|\d+) (?:[\w-]+ ){0,3}(?:topics|subjects|entities|matters|things|facts|points|aspects|pieces of information)[.:]?$/i,
    /^(?:(?:i )?hope (?:this|that|it)(?: (?:summary|answer|response|overview|list|text|information))? (?:helps?|is (?:helpful|what|clear|useful)|was|answers?|clarif\w+|explains?|makes|works|meets|gives you)|as an ai|i've (?:summari[sz]ed|listed|written|included))\b/i,
    /^(?:passages?|sources?|documents?|references?|citations?)(?: \d+(?:(?:,| and|-) ?\d+)*)?[:.]?$/i,
    /^(?:the )?(?:summary|answer|response|output|overview)(?: is| in \d+ words| \(\d+ words\))?[:.]$/i,
  ],
  offers: [
    /^(?:let me know|feel free(?!.*,\s(?:which|who)\s)|do not hesitate|don't hesitate|if you (?:have|need|want|would like)[^.]*\b(?:let me know|feel free|i can|i'd be|happy|please|ask)\b)/i,
    /^(?:i (?:(?:can|could)(?! (?:confirm|assure|attest|report|prove|verify|say|see))|would be happy to|am happy to|'d be happy to)(?!.{0,40}\bthat \w+ \w+)|i'd be happy to|happy to (?:help|assist|answer|explain|elaborate|clarify|provide)|would you like|shall i|do you want me)\b/i,
    /^(?:thank you|thanks(?! to\b)|you're welcome|have a (?:great|good|nice))\b(?!.*[,;]\s\S+\s\S+.*\s(?:is|are|was|were|has|have|had|will|can)\s)/i,
  ],
  findings: [/^(?:i|we) could .*\d/i],
  imperatives: phraseList(
    `please | see | note | remember | make sure | be sure | ensure | click | select | choose | open | visit | contact | call | check | use | try | avoid | consider | refer | read | learn | download | sign up | subscribe | run | type | enter | press | add | mix | stir | preheat | place | pour | set | turn | go to | keep | let's | don't | do not`,
  ),
  leadIns: [
    new RegExp(
      String.raw`^${openers}(?:here(?:'s|’s| is| are)|below (?:is|are)|the following (?:is|are)|this is)\s[^.:!?]{0,60}\b(?:summary|summaries|overview|answers?|response|outline|version|breakdown|explanation|description|translation)\b[^.:!?]{0,40}:\s+(?=\S+\s+\S+\s+\S)`,
      'i',
    ),
    /^(?:please\s+)?(?:note|remember|recall|know|see|keep in mind|bear in mind|be aware|be advised|i (?:can|could) (?:confirm|assure you|say|report))\s*,?\s+that\s+(?=\S)/i,
    /^(?:please\s+)?(?:note|remember|recall|consider|see)\b[^:.]{0,40}:\s+(?=\S+\s+\S+\s+\S)/i,
    /^(?:see|look|listen),\s+(?=\S+\s+\S+\s+\S)/i,
    /^(?:did|do) you know(?: that|,| –| -|:)\s+(?=\S+\s+\S+\s+\S)/i,
    /^(?:in addition|additionally|moreover|furthermore|however|also|finally|notably|importantly|therefore|thus|consequently|nevertheless|nonetheless|meanwhile|similarly|likewise|in other words|in fact|of note|in summary|in short|in conclusion|to summari[sz]e|overall),\s+(?=\S)/i,
    /^(?:according to|based on|as (?:stated|described|mentioned) in|per) (?:the|this|these) (?:given |provided |above |retrieved )?(?:documents?|texts?|passages?|context|information),\s+(?=\S)/i,
  ],
  tags: phraseList(`
    right | correct | yes | no | true | okay | ok | huh | eh | hey | innit | you know | don't you think | isn't that so |
    (?:is|are|was|were|do|does|did|has|have|had|will|would|can|could)(?:n't)?\\s(?:not\\s)?(?:it|he|she|they|we|you|there)
  `),
  lengths: phraseList('words | characters | sentences'),
  told: [
    /^(?:(?:did|do) you know(?: that|,| –| -|:)|(?:is|was)(?:n't)? it (?:not )?(?:true|a fact|the case|so) that|who (?:does not|doesn't|did not|didn't) know that)\s/i,
  ],
};
