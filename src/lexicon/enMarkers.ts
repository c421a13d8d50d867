import { phraseList, wordGroups, wordSet } from './lists.ts';
import type { MarkerLexicon } from './markers.ts';
import { prepositions } from './prepositions.ts';

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
  before: phraseList('before | prior to | ahead of | until | earlier than'),
  after: phraseList('after | following | later than'),
  deadlines: phraseList('by | before | until | till | prior to | up to | no later than | not later than'),
  beginnings: phraseList(
    'after | from | since | as of | starting | beginning | no earlier than | not before | not until | only from',
  ),
  inTotal: phraseList('in total | altogether | overall | in all | all told'),
  prepositions: prepositions.en,
  passives: wordSet('is are was were be been being get gets got'),
  participles: phraseList('ed | en | wn | ght | old | ilt | eld | ade | ung | ent | id | ost | own'),
  definite: wordSet('the'),
  synonyms: wordGroups(synonyms),
  forms: wordGroups(forms),
};
