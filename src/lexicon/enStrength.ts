import { phraseList } from './lists.ts';
import type { StrengthLexicon } from './strength.ts';

const wishes =
  'plans? planned intends? intended hopes? hoped aims? aimed proposes? proposed expects? expected scheduled supposed was were'
    .split(' ')
    .map((verb) => `${verb}\\s+to`);

/** How strong a statement is in English. */
export const englishStrength: Partial<StrengthLexicon> = {
  supposed: [...phraseList('may | might | could | would | should'), ...wishes],
  open: phraseList(
    String.raw`may | might | can | could | would | should | will | shall | must | plan\p{L}* | inten[dt]\p{L}* | hope |
      hoped | hopes | hoping | aim\p{L}* | propos\p{L}* | expect\p{L}* | schedul\p{L}* | suppos\p{L}* | allow\p{L}* |
      permit\p{L}* | possib\p{L}* | option\p{L}* | to be`,
  ),
  conditions: phraseList('if | unless | provided that | as long as | assuming'),
  whole: phraseList(
    `all | every | each | always | never | none | nobody | everyone | everybody | only | any | entire | whole`,
  ),
  part: phraseList(
    'some | many | most | several | few | often | sometimes | usually | partly | nearly | almost | half',
  ),
  soleBeforeOthers: phraseList('only | solely | exclusively | nothing but | no one but | nobody but'),
  aboutNumbers: phraseList('about | some'),
  anySole: phraseList(
    `only | sole | solely | exclusive(?:ly)? | alone | just | merely | single | unique | nothing but | nothing else |
      no ?one but | nobody but | no other | except`,
  ),
  cause: phraseList(
    `because | due to | owing to | thanks to | caused? | led to | leads to | results? in | results? of | results? from |
      resulted in | therefore`,
  ),
  anyCause: phraseList(
    String.raw`because | due | owing | thanks | caus\p{L}* | led | leads? | results? | resulted | therefore | thus | hence |
      since | as | for | from | so | dr[io]ve[sn]? | boost\p{L}* | trigger\p{L}* | made | makes? | reason\p{L}* | by`,
  ),
  said: phraseList(
    'said | says? | claim(?:s|ed)? | argue[sd]? | report(?:s|ed)? | told | tells | believe[sd]? | according to',
  ),
  untrue: phraseList(
    `den(?:y|ies|ied|ying) | myths? | hoax | rumou?rs? | misconception | fiction | falsely | false | untrue | incorrect |
      mistaken | lie | lied | doubt(?:s|ed)? | doubtful | unlikely`,
  ),
  unfulfilled: phraseList('plans? | proposal | idea | suggestion | demand | request | motion'),
  that: phraseList('that'),
  callsUntrue: phraseList('is | was | are | were | is an? | was an? | are an? | were an?'),
  calledUntrue: phraseList(
    'myths? | hoax | rumou?r | misconception | fiction | false | untrue | incorrect | fake | a lie',
  ),
  joints: phraseList('and | but | or'),
  obliges: phraseList(
    'must | has to | have to | had to | required? | requires | mandatory | obligatory | compulsory | obliged',
  ),
  permits: phraseList('may | can | could | might | should'),
  permitsNot: phraseList("not | n't"),
  optional: phraseList('optional(?:ly)? | recommended | encouraged | allowed | permitted | advised'),
  majority: [
    String.raw`(?<!(?:the|a|its|their|his|her|our|my|your|'s)\s)most\s(?:of\s|\p{L}+s(?!\p{L})|people|children|men|women)`,
    ...phraseList('the majority | mostly | usually | generally | typically'),
  ],
  minority: phraseList('some | several | few | sometimes | occasionally | rarely | certain | a minority'),
  few: phraseList('few | rarely | seldom | a minority'),
  many: phraseList('all | every | each | always | most | majority | many | often'),
  nearly: phraseList('almost | nearly | virtually'),
  nearlyAll: phraseList('all | every'),
  except: phraseList(
    `except | excepting | excluding | other than | apart from | aside from | with the exception of | but not(?! least)`,
  ),
  limits: phraseList(String.raw`only | not | no | never | without | exclud\p{L}+`),
  unless: phraseList('unless'),
  onlyIf: phraseList('if | when | whenever'),
  relatives: phraseList(
    String.raw`brother | sister | son | daughter | father | mother | wife | husband | widow(?:er)? | uncle | aunt | cousin |
      nephew | niece | grand\p{L}+ | friend | boss | assistant | lawyer | secretary | successor | predecessor | rival |
      opponent | neighbou?r | partner | colleague | employer | doctor | teacher | student | supporter | critic`,
  ).map((person) => `(?:ex-|step|half-)?${person}s?`),
  of: phraseList('of'),
  toCome: phraseList(
    `will | shall | is to | are to | is going to | is due to | is set to | is about to | are going to | are due to |
      are set to | are about to`,
  ),
  toBe: phraseList('be'),
  wasDone: phraseList('was | were | been'),
  noVerb: phraseList(
    'the | an? | its | his | her | their | any | all | no | of | in | with | by | for | is | are | be',
  ),
  dateBefore: phraseList('before | prior to | earlier than'),
  dateAfter: phraseList('after | later than | following'),
  dateAt: phraseList('in | on | at | during'),
  dateArticles: phraseList('the'),
};
