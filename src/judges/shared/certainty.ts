import { findNegations } from '../../statements/polarity.ts';
import { findHedges } from '../../statements/tone.ts';
import { words } from '../../text/words.ts';
import { goesFurther } from './qualifiers.ts';

/** Words by which something is wished, allowed or planned, and not said to be so. */
const modal =
  /(?<!\p{L})(?:may|might|could|would|should|(?:plans?|planned|intends?|intended|hopes?|hoped|aims?|aimed|proposes?|proposed|expects?|expected|scheduled|supposed|was|were)\s+to|könnte[nst]?|soll(?:te)?[nst]?|würde[nst]?|pourrai\p{L}+|devrai\p{L}+|podría\p{L}*|debería\p{L}*)(?!\p{L})|かもしれ|はず|予定|可能性|可能|也许|计划/u;

/** Whether a text has any word by which it is only supposed, wished or planned; who says so is no such word. */
export const speculates = (text: string): boolean => findHedges(text).length > 0 || modal.test(text);

/** A claim that has one of these is meant as what is wished, allowed or to come. */
const open =
  /(?<!\p{L})(?:may|might|can|could|would|should|will|shall|must|plan\p{L}*|inten[dt]\p{L}*|hop(?:e|ed|es|ing)|aim\p{L}*|propos\p{L}*|expect\p{L}*|schedul\p{L}*|suppos\p{L}*|allow\p{L}*|permit\p{L}*|possib\p{L}*|option\p{L}*|to be|kann|können|könnte\p{L}*|soll\p{L}*|wird|werden|würde\p{L}*|darf|dürfen|peu\p{L}*|pourr\p{L}*|devr\p{L}*|pued\p{L}*|podr\p{L}*|deb\p{L}*)(?!\p{L})|できる|かもしれ|はず|予定|可能|也许|计划|会/iu;

const condition =
  /(?<!\p{L})(?:if|unless|provided that|as long as|assuming|falls|sofern|pourvu que|siempre que)(?!\p{L})[^,;，、]*|もし[^、]*、|如果[^，]*，/giu;
const whole =
  /(?<!\p{L})(?:all|every|each|always|never|none|nobody|everyone|everybody|only|any|entire|whole|alle[rs]?|jede[rsmn]?|immer|nie|tous|toutes|toujours|jamais|tod[oa]s|siempre|nunca)(?!\p{L})|すべて|全て|必ず|所有|总是/iu;
const part =
  /(?<!\p{L})(?:some|many|most|several|few|often|sometimes|usually|partly|nearly|almost|half|einige|manche|viele|meist\p{L}*|oft|certain(?:e?s)|plusieurs|souvent|algun[oa]s|much[oa]s)(?!\p{L})|一部|多く|有些|部分/iu;
/** That it holds of nothing else; "only 120" says that it is little. */
const sole =
  /(?<!\p{L})(?:(?:only|solely|exclusively|nothing but|no one but|nobody but|nur|ausschließlich|seulement|uniquement|solamente|únicamente)(?!\s(?:about\s|some\s)?\p{N})(?!\p{L}))|だけ|のみ|只有|仅/iu;
const anySole =
  /(?<!\p{L})(?:only|sole|solely|exclusive(?:ly)?|alone|just|merely|single|unique|nothing (?:but|else)|no(?: ?one|body|thing) (?:but|else)|no other|except|nur|allein|einzig\p{L}*|ausschließlich|seule?s?|seulement|unique(?:ment)?|solo|sólo|solamente|únic\p{L}*)(?!\p{L})|だけ|のみ|只|仅|唯一/iu;
const cause =
  /(?<!\p{L})(?:because|due to|owing to|thanks to|caused?|led to|leads to|results? (?:in|of|from)|resulted in|therefore|weil|wegen|aufgrund|à cause|grâce à|porque|debido a)(?!\p{L})|ため|因为|导致/iu;
const anyCause =
  /(?<!\p{L})(?:because|due|owing|thanks|caus\p{L}*|led|leads?|results?|resulted|therefore|thus|hence|since|as|for|from|so|dr[io]ve[sn]?|boost\p{L}*|trigger\p{L}*|made|makes?|reason\p{L}*|by|weil|wegen|aufgrund|denn|durch|cause|grâce|porque|debido|por)(?!\p{L})|ため|ので|因为|由于|导致/iu;
const saying =
  /(?<!\p{L})(?:said|says?|claim(?:s|ed)?|argue[sd]?|report(?:s|ed)?|told|tells|believe[sd]?|according to|laut|sagte|selon|según|dijo)(?!\p{L})|によると|述べ|表示|称/iu;

/** What is told as not so, or as no more than a plan: "it is a myth that …", "… is a myth". */
const untrue =
  '(?:den(?:y|ies|ied|ying)|myths?|hoax|rumou?rs?|misconception|fiction|falsely|false|untrue|incorrect|mistaken|lie|lied|doubt(?:s|ed)?|doubtful|unlikely|bestritt|bestreitet|leugnet\\p{L}*|Gerüchte?|nie|niait|negó|niega)';
const unfulfilled = '(?:plans?|proposal|idea|suggestion|demand|request|motion)';
const denials: readonly (readonly [frame: RegExp, pattern: RegExp])[] = [
  [untrue, '(?:\\p{L}+\\s){0,3}?(?:that|dass|que)\\s[^.;!?]*'],
  [unfulfilled, '(?:that|dass|que)\\s[^.;!?]*'],
].map(([frame, rest]) => [
  new RegExp(`(?<!\\p{L})${frame}(?!\\p{L})`, 'iu'),
  new RegExp(`(?<!\\p{L})${frame},?\\s${rest}`, 'giu'),
]);
const calledUntrue =
  /(?<=^|[.;]\s)[^.;!?]*\s(?:is|was|are|were|ist|war|est|es)\s(?:an?\s|ein\s|un\s)?(?:\p{L}+\s)?(?:myths?|hoax|rumou?r|misconception|fiction|false|untrue|incorrect|fake|a lie|Gerücht)(?!\p{L})/giu;

/** Between these, a passage may be sure of one thing and not of the other. */
const joint = /[,;:，、；]\s*|\s(?:and|but|or|und|aber|oder|et|mais|ou|y|pero|o)\s/iu;

/** How sure passages are of what a claim says for sure. */
export type Certainty =
  /** They state it. */
  | 'sure'
  /** They let somebody say it. */
  | 'attributed'
  /** They ask, suppose or plan it, make it depend on something, or say it of some where the claim says it of all, or of this where the claim says it of this alone, or name no cause. */
  | 'less';

export function certaintyOf(claim: string, passages: readonly string[]): Certainty {
  const there = passages.join('\n');
  if (whole.test(claim) && !whole.test(there) && part.test(there) && findNegations(claim).length === 0)
    return 'less';
  if (cause.test(claim) && !anyCause.test(there)) return 'less';
  if (sole.test(claim) && !anySole.test(there)) return 'less';
  const further = passages.filter((text) => goesFurther(claim, text));
  if (further.length > 0 && passages.every((text) => further.includes(text) || !isAbout(claim, text)))
    return 'less';
  if (findHedges(claim).length > 0 || /[?？]\s*$/.test(claim)) return 'sure';
  const isOpen = open.test(claim);
  const said = tellingOf(claim);
  const known = tellingOf(there);
  const surely = tellingOf(passages.map((text) => surePart(text, claim, isOpen)).join('\n'));
  const shared = [...said].filter((stem) => known.has(stem));
  const lost = shared.filter((stem) => !surely.has(stem));
  if (lost.length > 0 && lost.length * 3 >= shared.length) return 'less';
  return passages.every((text) => saying.test(text)) && !saying.test(claim) ? 'attributed' : 'sure';
}

/** Whether a passage has a good part of a claim's words: what has hardly any decides nothing of how it is said. */
function isAbout(claim: string, passage: string): boolean {
  const [said, there] = [tellingOf(claim), tellingOf(passage)];
  return [...said].filter((stem) => there.has(stem)).length * 2 >= said.size;
}

/** A passage without what it only asks, supposes, plans or makes depend on what the claim does not speak of. */
function surePart(text: string, claim: string, isOpen: boolean): string {
  if (/[?？]["'”’)\]]*\s*$/.test(text)) return '';
  const said = tellingOf(claim);
  const depends = [...text.matchAll(condition)].some(
    ([found]) => ![...tellingOf(found)].some((stem) => said.has(stem)) && tellingOf(found).size > 0,
  );
  if (depends && claim.search(condition) < 0) return '';
  const told = denials.reduce(
    (rest, [frame, pattern]) => (frame.test(claim) ? rest : rest.replace(pattern, ' ')),
    text,
  );
  return (claim.search(calledUntrue) < 0 ? told.replace(calledUntrue, ' ') : told)
    .split(joint)
    .filter((clause) => findHedges(clause).length === 0 && (isOpen || !modal.test(clause)))
    .join(' ');
}

const tellingOf = (text: string): ReadonlySet<string> =>
  new Set(words(text).flatMap(({ stop, stem }) => (stop ? [] : [stem])));
