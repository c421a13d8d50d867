import { numberTable, phraseList, wordGroups, wordSet } from './lists.ts';
import type { MarkerLexicon } from './markers.ts';

/** Verbs, nouns and adjectives of one meaning in most texts, by their plain form; a word may stand in several groups. */
const synonyms = `buy acquire purchase, start begin commence launch, end finish conclude, big large, small little, show
  demonstrate reveal, found establish, build construct, hire employ recruit, help assist aid, allow permit let, forbid
  prohibit ban, rise increase grow climb, fall decrease decline drop, get obtain receive, need require, use utilize
  utilise, say state, choose select pick, fix repair mend, delete remove erase, stop halt cease, keep retain, sell vend,
  doctor physician, film movie, car automobile, child kid, illness disease sickness, injure hurt wound, approve
  endorse, reject refuse decline, cancel scrap, postpone delay, cheap inexpensive, expensive costly, fast quick rapid,
  price cost, cost fee charge, salary wage pay, worker employee staff workforce, firm company business, house home, town
  city, road street, part portion, cause trigger, try attempt, happen occur, live reside, ask request, answer reply
  respond, send dispatch ship, give provide supply, main chief primary principal, whole entire, wrong incorrect, right
  correct, error mistake fault, method approach technique, goal aim objective, result outcome, change alter modify, make
  produce manufacture, create generate, visitor guest, permit licence license, mandatory compulsory obligatory, yearly
  annual annually, lawyer attorney, store shop, oppose object, seek pursue, vital essential, important significant, danger
  hazard risk, dangerous hazardous, empty vacant, sick ill, rich wealthy, speak talk, journey trip, quit resign, meal food,
  customer client buyer, parcel package, luggage baggage, warranty guarantee, refund reimburse reimbursement, broken damaged, bicycle bike, photograph photo picture, medicine drug medication, drowsy sleepy, quiet silent,
  noisy loud, waste rubbish garbage trash, holiday vacation, flat apartment, lift elevator, lorry truck, pupil student,
  boss manager, chairman chairwoman chair chairperson, law statute, treaty pact, agreement deal, kill murder, police cop,
  arrest detain, jail prison, crash collision, region area, nation country, earn make, rescue save, stay remain, leave
  depart, arrive come, look appear, find discover, learn discover, guess estimate, intend plan, want wish, angry furious,
  famous renowned, rare scarce, common frequent widespread, often frequently, recent latest, modern contemporary, enough
  sufficient, many numerous, several multiple, total overall, amount quantity, share proportion, average mean, maximum
  highest top, minimum lowest, growth increase rise, reduction decrease drop fall decline cut, reduce lower cut decrease, improve enhance,
  worsen deteriorate, expand extend enlarge, shrink contract, connect link join, separate split, mix blend, combine mix, add append,
  include contain comprise, omit exclude, own possess, run operate manage, head lead, teach instruct, publish release issue,
  tell inform notify, announce declare proclaim, explain clarify, describe depict portray, mention cite, suggest propose,
  recommend advise, warn alert, promise pledge vow, admit acknowledge concede, confirm verify, test examine check inspect,
  measure gauge, investigate probe, research study, collect gather, protect guard safeguard shield, attack assault, destroy demolish wreck,
  damage harm, renovate refurbish restore, clean wash, eat consume, harvest pick, close shut, rotate spin turn, relocate
  move, transport carry convey, raise lift, push press, pull drag, finance fund, donate contribute, beat defeat, appoint
  name nominate, dismiss fire sack, replace substitute, reach attain achieve, vanish disappear, die perish, wed marry,
  author writer, capital seat, inhabitant resident, population inhabitant, headquarters base, gain win, ill unwell,
  spouse partner, wife spouse, husband spouse, physician medic, centre center middle, edge border rim, beginning start,
  ending end, assess evaluate, duty obligation, remark comment, rule regulation, soil ground, mainly chiefly mostly
  primarily, solely only exclusively, approximately roughly about, nearly almost, currently now presently, formerly
  previously earlier, later afterwards subsequently, quickly rapidly, slightly somewhat, attend visit, operating working,
  revenue turnover, profit earnings, forecast guidance prediction, inventory stock, display screen, quake earthquake,
  midday noon, postpone defer, ahead before, email mail, text message, repeat duplicate, notice announcement, coach bus,
  train railway, kidney renal, tablet pill, dose dosage, symptom sign`;

/** Forms of verbs that no rule leads to their plain form, where they are no other word, and nouns that are made of verbs. */
const forms = `begin began begun, break broke broken, bring brought, build built, buy bought, catch caught, choose chose
  chosen, come came, deal dealt, draw drew drawn, drink drank drunk, drive drove driven, eat ate eaten, fly
  flew flown, forbid forbade forbidden, forget forgot forgotten, freeze froze frozen, give gave given, go
  went gone, grow grew grown, hide hid hidden, hold held, keep kept, know knew known, lend lent, lose lost,
  make made, mean meant, meet met, pay paid, run ran, sell sold, send sent, shake shook shaken, shoot shot,
  show shown, sing sang sung, sink sank sunk, sleep slept, speak spoke spoken, spend spent, steal stole
  stolen, swim swam swum, take took taken, teach taught, tell told, think thought, throw threw thrown,
  understand understood, wear wore worn, win won, write wrote written, become became, begin beginning, rise
  rose risen, fall fell fallen, find found, lead led, leave left, stand stood, drive driver, pay payment,
  decide decision, expand expansion, extend extension, permit permission, conclude conclusion, sell sale,
  lose loss lost, choose choice, prove proof, believe belief, die death dead, grow growth, arrive arrival,
  refuse refusal, approve approval, remove removal, renew renewal, propose proposal, fail failure, close
  closure, know knowledge, describe description, subscribe subscription, reduce reduction, produce
  production, introduce introduction, receive receipt reception, explain explanation, resolve resolution,
  solve solution, divide division, invade invasion, include inclusion, admit admission, discuss discussion,
  inspect inspection inspector, appear appearance, perform performance, maintain maintenance, exist
  existence, deliver delivery, discover discovery, recover recovery, analyse analysis, long length, high
  height, wide width, deep depth, strong strength, hot heat, weigh weight, old age, heavy weight, rich
  wealth, healthy health, noise noisy, safe safety, able ability, possible possibility, accurate accuracy,
  private privacy, differ different difference, employ employ employment, marry marriage, succeed success
  successful, compare comparison, complain complaint, choose chosen, serve service, economy economic, Norway
  Norwegian, Switzerland Swiss, France French, Germany German, Spain Spanish, Italy Italian, Britain
  British, Japan Japanese, China Chinese, Russia Russian, America American, Canada Canadian, Mexico Mexican,
  India Indian, Greece Greek, Turkey Turkish, Poland Polish, Sweden Swedish, Denmark Danish, Netherlands
  Dutch, Ireland Irish, Scotland Scottish, Wales Welsh, Portugal Portuguese, Brazil Brazilian, Egypt
  Egyptian, Europe European, Africa African, Asia Asian, Australia Australian, bend bent, bleed bled, blow
  blew blown, breed bred, cling clung, creep crept, dig dug, fight fought, flee fled, hang hung, hear heard,
  lay laid, leap leapt, learn learnt, light lit, ride rode ridden, say said, see seen saw, seek sought,
  shine shone, shrink shrank shrunk, slide slid, spin spun, strike struck, swear swore sworn, sweep swept,
  swing swung, tear tore torn, wake woke woken, weave wove woven, weep wept, withdraw withdrew withdrawn,
  undertake undertook undertaken, overcome overcame, oversee oversaw overseen, rebuild rebuilt, repay
  repaid, undergo underwent undergone, uphold upheld, withhold withheld, withstand withstood, foresee
  foresaw foreseen, get got gotten, stick stuck, sting stung, feel felt, beat beaten, child children, man
  men, woman women, foot feet, tooth teeth, mouse mice, person people, life lives, wife wives, knife knives,
  half halves, shelf shelves, wolf wolves, criterion criteria, phenomenon phenomena, crisis crises, advise
  advice, apologise apology, attend attendance, behave behaviour behavior, broad breadth, clear clarity,
  collide collision, compete competition, confuse confusion, consume consumption, defend defence defense,
  destroy destruction, emphasise emphasis, emit emission, enter entry, erode erosion, explode explosion, fly
  flight, lend loan, offend offence offense, pursue pursuit, qualify qualification, respond response, revise
  revision, seize seizure, speak speech, store storage, leak leakage, use usage, cover coverage, suspect
  suspicion, transmit transmission, warm warmth, young youth, poor poverty, true truth, simple simplicity,
  secure security, free freedom, angry anger, hungry hunger, absent absence, silent silence, urgent urgency,
  frequent frequency, efficient efficiency, expensive expense, fame famous, bankrupt bankruptcy, certain
  certainty, legal legality, loyal loyalty, cruel cruelty, diagnose diagnosis, hypothesis hypotheses, apply
  application, multiply multiplication, supply supplies, Austria Austrian, Belgium Belgian, Finland Finnish,
  Israel Israeli, Iran Iranian, Iraq Iraqi, Ukraine Ukrainian, Korea Korean, Vietnam Vietnamese, Thailand
  Thai, Indonesia Indonesian, Pakistan Pakistani, Argentina Argentine Argentinian, Chile Chilean, Colombia
  Colombian, Peru Peruvian, Cuba Cuban, Iceland Icelandic, Hungary Hungarian, Croatia Croatian, Serbia
  Serbian, Romania Romanian, Bulgaria Bulgarian, Kenya Kenyan, Nigeria Nigerian, Ethiopia Ethiopian, Syria
  Syrian, Lebanon Lebanese, Taiwan Taiwanese, Malaysia Malaysian, Philippines Philippine, Singapore
  Singaporean, Afghanistan Afghan, Albania Albanian`;

/** Further pairs of words that exclude each other. */
export const moreOpposites = `unanimously against, unanimous against, unanimously abstentions, postponed cancelled, postpone cancel, minor serious, minor severe, minor grave, slight severe, double halve, doubled halved, doubles halves, doubling halving, agree refuse, agreed refused, accept decline, accepted declined, accept refuse, accepted
  refused, allow ban, allowed banned, permit forbid, permitted forbidden, permit prohibit, permitted prohibited, allowed
  forbade, approve veto, approved vetoed, approved refused, grant refuse, granted refused, grant deny, granted denied,
  adopt reject, adopted rejected, expand shrink, extend shorten, extended shortened, lengthen shorten, lengthened
  shortened, strengthen weaken, strengthened weakened, appoint dismiss, appointed dismissed, admit exclude, admitted
  excluded, borrow lend, borrowed lent, deliver receive, delivered received, send receive, sent received, give receive, gave received, pay receive, paid received, supply receive, supplied received, teach learn, taught learned, employer employee, advance arrears, sender recipient, landlord lodger, ask answer, asked answered, lock unlock, locked unlocked, load unload, attach detach, attached detached,
  install uninstall, encourage discourage, encouraged discouraged, praise criticise, praised criticised, praise
  criticize, praised criticized, welcomed criticised, welcomed criticized, backed opposed, favour oppose, favoured
  opposed, favor oppose, favored opposed, ally enemy, friend enemy, buyer seller, lender borrower, landlord tenant,
  majority minority, advantage disadvantage, income expense, entrance exit, arrival departure, ceiling floor, morning
  evening, dawn dusk, sunrise sunset, upstream downstream, inbound outbound, incoming outgoing, domestic foreign,
  civilian military, liquid solid, smooth rough, tight loose, loud quiet, noisy quiet, bright dark, thicker thinner,
  deeper shallower, wider narrower, taller shorter, heavier lighter, warmer cooler, warmer colder, hotter colder, richer
  poorer, easier harder, manual automatic, manually automatically, frequent rare, frequently rarely, often rarely, often
  seldom, fully partly, completely partly, entirely partly, jointly separately, together separately, predecessor
  successor, ancestor descendant, previous next, initial final, front rear, inner outer, interior exterior, clockwise
  counterclockwise, clockwise anticlockwise, man woman, men women, boy girl, husband wife, king queen, father mother, son
  daughter, brother sister, plaintiff defendant, prosecution defence, prosecution defense, attacker defender, summer
  winter, spring autumn, daytime nighttime`;

/** What says in English how a statement holds. */
export const englishMarkers: Partial<MarkerLexicon> = {
  all: phraseList(
    'all | every | each | everyone | everybody | both | always | the entire | the whole | all of',
  ),
  most: phraseList(
    'most | most of | (?:more than|over) half(?: of)? | mostly | the majority of | a majority of | majority | usually | generally | typically | normally | mainly | largely',
  ),
  some: phraseList(
    'some | some of | half | half of | several | certain | sometimes | partly | partially | part of | occasionally | a few | a number of',
  ),
  few: phraseList('few | hardly | rarely | seldom | scarcely | a minority of | barely | hardly any'),
  obligation: phraseList(
    'must | has to | have to | had to | required to | needs? to | needed to | needs? an? | needs? the | obliged to | mandatory | shall',
  ),
  advice: phraseList(
    'should | ought to | recommended to | advised to | recommends? that | recommend that | recommends? | recommended that | recommended(?= \\p{L}+ing(?!\\p{L})) | is advisable to | advises? to',
  ),
  permission: phraseList(
    'can | may | allowed to | permitted to | free to | able to | optionally | optional | is possible to | need not | (?:do|does) not (?:have|need) to',
  ),
  possible: phraseList(
    `may | might | could | possibly | perhaps | maybe | probably | likely | potentially | suspects? that |
      suspected | suspects? | believed to | believes? that | thought to | appears? to | seems? to | allegedly | reportedly |
      presumably | unclear whether | is considering | would | seemed to | appeared to | considers?`,
  ),
  planned: phraseList(
    `plans? to | planned to | planning to | plans? for | intends? to | intended to | aims? to | hopes? to |
      hopes? that | expects? to | expects? that | expected to | scheduled to | is due to | are due to | wants? to | proposed to | proposes to | is set
      to | are set to | promised to | promises to | agreed to | is going to | are going to | seeks? to | tri(?:ed|es)(?: \\p{L}+){0,2} to |
      is planned | are planned | planned | proposed(?= \\p{L}+ing(?!\\p{L})) | proposes?(?= \\p{L}+ing(?!\\p{L})) | anticipated to | wanted to | suggests? | suggested | anticipated`,
  ),
  future: phraseList("will | won't"),
  only: phraseList('only | solely | exclusively | nothing but | no one but'),
  notOnly: phraseList(String.raw`(?:not|\p{L}+n't) (?:only|just|merely|simply|solely|exclusively) |
    not (?:limited|restricted|confined) to`),
  requirement: phraseList(
    'if | only if | provided that | as long as | on condition that | in case | only with | subject to | only when',
  ),
  exception: phraseList(
    'unless | except for | except | excluding | save for | aside from | apart from | other than | but not(?! least) | with the exception of | not including',
  ),
  regardless: phraseList(
    'even if | even without | without having to | without needing to | without the need to | including | whether or not | regardless of | no matter | irrespective of | even when | even for | in no case | under no circumstances | without exception | in all cases | whatever',
  ),
  cause: phraseList(
    'because of | because | due to | owing to | thanks to | as a result of | caused by | on account of | as a consequence of | prompted by | triggered by | attributed to',
  ),
  concession: phraseList(
    'although | though | even though | despite | in spite of | regardless of | notwithstanding | even after',
  ),
  before: phraseList('before | prior to | ahead of | until | earlier than'),
  after: phraseList('after | following | later than'),
  first: phraseList('(?<!the |their |his |her |its |our |a )first(?! of)|initially | to begin with'),
  next: phraseList('then | later | afterwards | subsequently | after that | thereafter'),
  already: phraseList('already | has now | have now'),
  notYet: phraseList('not yet | yet to'),
  than: phraseList('than'),
  more: phraseList('more | above'),
  less: phraseList('less | fewer | below'),
  saying: phraseList(
    `says? | said | claims? that | claimed that | reports? that | reported that | announced? that | argue[sd]? | suspects? |
      suspected | believe[sd]? that | believe[sd]? | warn(?:s|ed) that | explain(?:s|ed) that | adds? that | added that |
      notes? that | noted that | told | complain(?:s|ed) that | estimate[sd]? that | predict(?:s|ed) that |
      suggest(?:s|ed) that | thinks? that | thought that | confirm(?:s|ed) that | insist(?:s|ed) that | stated that |
      states? that | points? out that | pointed out that | maintain(?:s|ed) that | conceded? that | concedes that | admit(?:s|ted) that |
      acknowledge[sd]? that | calculate[sd]? that | consider(?:s|ed) that | fear(?:s|ed) that | assume[sd]? that | repl(?:ies|ied) that |
      object(?:s|ed) that | stress(?:es|ed) that | emphasi[sz]e[sd]? that | den(?:ies|ied) that | doubt(?:s|ed) (?:that|whether) | recall(?:s|ed) that |
      promise[sd]? that | criticise[sd]? | remark(?:s|ed) that`,
  ),
  accordingTo: phraseList('according to | in the words of | in the view of'),
  inFavour: phraseList('vot(?:e|es|ed|ing) (?:for|in favou?r) | in favou?r of | (?:spoke|argued) for'),
  against: phraseList('vot(?:e|es|ed|ing) against | (?:spoke|argued) against'),
  abstaining: phraseList('abstain(?:s|ed|ing)? | abstentions?'),
  decided: phraseList('decided | approved | resolved'),
  proposed: phraseList(String.raw`propos\p{L}+ | suggest\p{L}* | recommend\p{L}*`),
  unreal: phraseList("would have | could have | might have | should have | would've"),
  each: phraseList('each | apiece | per person | a head'),
  together: phraseList('together | jointly | combined | between them | collectively | in total | altogether'),
  alternate: phraseList('every other | every second | each second | alternate'),
  exempting: phraseList(
    `need not | needn't | (?:do|does|did) not (?:have|need) to | (?:don't|doesn't|didn't) (?:have|need) to |
    not (?:required|obliged) to | no need to`,
  ),
  forbidding: phraseList(
    `must not | mustn't | may not | cannot | can't | shall not | not (?:allowed|permitted) to | forbidden to | prohibited from |
    banned from`,
  ),
  preventing: phraseList(
    String.raw`(?:prevent|prevents|prevented|stopped|kept|keeps|barred)(?: \p{L}+){1,4} from`,
  ),
  almost: phraseList('almost | nearly | all but'),
  both: phraseList('both'),
  either: phraseList('either'),
  inTurn: phraseList('respectively'),
  changeBy: phraseList('by'),
  changeTo: phraseList('to'),
  until: phraseList('until | till'),
  deadlines: phraseList('by | before | until | till | prior to | up to | no later than | not later than'),
  beginnings: phraseList(
    'after | from | since | as of | starting | beginning | no earlier than | not before | not until | only from',
  ),
  expiries: phraseList(
    'ends? | ended | ending | expires? | expired | lapses? | finish(?:es)? | terminates? | deadline | runs? out',
  ),
  anyTime: phraseList('at any time | at any moment | any time'),
  inTotal: phraseList('in total | altogether | overall | in all | all told'),
  agents: wordSet('by'),
  prepositions:
    wordSet(`of to in on at by for from with into onto through over under about against between among
      during via toward towards upon within as near behind across along beside than`),
  noSettings: phraseList(
    'along with | in addition | besides | for comparison | by comparison | in comparison | for example | for instance | in fact | in short | in other words | with regard | in terms of | by contrast | in contrast | on the other hand | as a result',
  ),
  passives: wordSet('is are was were be been being get gets got'),
  participles: phraseList('ed | en | wn | ght | old | ilt | eld | ade | ung | ent | id | ost | own'),
  mutual:
    wordSet(`meet met marry married merge merged resemble resembles border borders equal equals match matches differ
      differs join joined share shares agree agreed cooperate cooperated`),
  extremes: wordSet(
    'highest lowest largest smallest longest shortest greatest oldest youngest earliest latest fastest maximum minimum',
  ),
  restrictions: wordSet(
    'with without under over from between up aged older younger below above who whose that',
  ),
  repetitions: numberTable('once 1, twice 2, three_times 3, four_times 4, five_times 5'),
  possessives: wordSet('his her its their'),
  speakers: wordSet('we i you'),
  definite: wordSet('the'),
  conjunctions: wordSet('and'),
  alternatives: wordSet('or'),
  joins: wordSet('and or'),
  past: wordSet('was were had did'),
  former: phraseList('down from | up from | compared with | compared to | instead of | rather than'),
  formerly: phraseList(
    'from | compared | instead | was | were | had | before | previous(?:ly)? | earlier | former(?:ly)? | old | last | until | took | used | \\p{L}+ed',
  ),
  pronouns: wordSet('it he she they his her its their this that these those him them who which we i'),
  synonyms: wordGroups(synonyms),
  forms: wordGroups(forms),
};
