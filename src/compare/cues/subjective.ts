import { anyOf, type Cue, findCues } from './cue.ts';

const praise =
  'amazing|astonishing|awe-inspiring|awesome|beautiful|beautifully|beloved|best|best-in-class|brilliant|breathtaking|celebrated|charming|classic|cutting-edge|cozy|cosy|dazzling|delicious|delightful|effortless|effortlessly|elegant|enchanting|engaging|epic|excellent|exceptional|exciting|exquisite|extraordinary|fabulous|fantastic|fascinating|finest|flawless|game-changing|glorious|gorgeous|great|greatest|groundbreaking|hidden gem|historic|iconic|ideal|impressive|incredible|incredibly|influential|innovative|inspiring|intuitive|inviting|legendary|lovely|luxurious|(?:made|makes|making) history|magical|magnificent|marvellous|marvelous|masterful|memorable|most important|must-see|must-visit|(?:leads?|leading|led) the (?:field|industry|market|pack|way|world)|market leaders?|next-generation|notable|outstanding|peerless|pioneering|perfect|picturesque|powerful|premier|prestigious|pristine|remarkable|renowned|revolutionary|robust|seamless|seamlessly|sleek|spectacular|splendid|state-of-the-art|stunning|stylish|sublime|superb|superior|terrific|top-notch|top-tier|top-rated|trusted|unforgettable|unmatched|unparalleled|unprecedented|unrivall?ed|user-friendly|vibrant|visionary|wonderful|world-class|world-famous|world-leading';
const blame =
  'abysmal|appalling|atrocious|awful|bad|boring|clumsy|controversial|disappointing|disastrous|disgusting|dreadful|dull|horrible|infamous|lousy|mediocre|miserable|notorious|poor|regrettable|shameful|shocking|sloppy|terrible|tragic|troubling|ugly|unfortunate|worst';
const comment =
  'fortunately|unfortunately|sadly|luckily|regrettably|thankfully|surprisingly|interestingly|importantly|remarkably|notably|clearly|obviously|undoubtedly|of course|crucially';
const leading = /(?<![\p{L}])(?:the |a |world's |world’s |one of the )(?:leading|foremost|top)(?=\s\p{L})/giu;
const german =
  'großartige?[rsn]?|hervorragende?[rsn]?|beste[rsn]?|führende[rsn]?|wunderbare?[rsn]?|bahnbrechende?[rsn]?|schreckliche?[rsn]?|leider|beeindruckende?[rsn]?|einzigartige?[rsn]?';
const french =
  'meilleure?s?|excellente?s?|magnifiques?|formidables?|remarquables?|incroyables?|exceptionnel(?:le)?s?|terribles?|malheureusement|superbes?';
const spanish =
  'mejor(?:es)?|excelentes?|magnífic[oa]s?|increíbles?|maravillos[oa]s?|extraordinari[oa]s?|terribles?|desafortunadamente|impresionantes?';
const words = anyOf(praise, blame, comment, german, french, spanish);
const eastern =
  /素晴らし|すばらし|最高の|美しい|優れた|画期的|残念|見事|最悪|有名な|人気の|最好的|优秀|優秀|出色|杰出|傑出|美丽|美麗|令人惊叹|遗憾|糟糕|卓越|伟大|偉大/gu;

/** "Great Britain", "at best", "poor households": the words without the judgement. */
const plain =
  /^(?:Great\s\p{Lu}|great-\p{L}|best\s(?:known|practices?|before|of\s\p{N}|man\b)|poor\s(?:people|households|families|countries)|classic\s\p{Lu}|ideal\sgas|bad\s(?:request|gateway|debt)|perfect\s(?:square|match)|powerful\senough|historic\s(?:site|district|center|centre)s?)/u;

/** Evaluative wording: "leading", "best", "historic". It is part of the claim; the context must say it too. */
export function findSubjective(text: string): Cue[] {
  return [...findCues(text, words), ...findCues(text, leading), ...findCues(text, eastern)]
    .filter(
      ({ start, text: cue }) => !plain.test(text.slice(start, start + 32)) && !isPhrase(text, start, cue),
    )
    .sort((a, b) => a.start - b.start);
}

const isPhrase = (text: string, start: number, cue: string): boolean =>
  /^best$/i.test(cue) &&
  /(?:at|do|did|the\s\p{L}+\sworks)\s$/iu.test(text.slice(Math.max(0, start - 12), start));
