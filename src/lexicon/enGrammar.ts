import type { GrammarLexicon } from './grammar.ts';
import { phraseList, wordGroups, wordSet } from './lists.ts';

/** Verbs of which each may tell what another one of its group tells. */
const events = `launch introduce release unveil present publish issue debut start begin open inaugurate found establish create,
  open admit inaugurate welcome, buy acquire purchase obtain, sell transfer, say state report announce declare confirm
  claim note explain disclose reveal, rise rose risen increase grow climb gain jump surge double triple improve expand, fall
  fell fallen decrease decline drop shrink lose slip plunge reduce lower cut, build construct erect make produce manufacture
  create develop assemble finish, design draw plan create devise develop, win receive earn gain award obtain secure, die
  perish decease, kill murder slay assassinate, injure hurt wound harm, hire employ recruit appoint engage, fire dismiss sack oust,
  lead led head run manage direct chair govern rule, live reside dwell settle, move relocate shift transfer, close shut
  end stop cease, end finish conclude complete, approve endorse accept adopt pass back support, reject refuse decline deny,
  help assist aid support, need require demand, use utilise employ apply, transport accommodate seat, visit attend see,
  pay fund finance sponsor, write author compose pen publish, join enter, leave left depart quit resign, sign ink, show
  display demonstrate reveal indicate suggest, cause trigger lead led result produce bring, prevent stop avoid block,
  allow permit let enable, ban forbid prohibit bar outlaw, attack assault strike struck, arrest detain, steal rob loot,
  travel drive fly sail, change alter modify revise amend update, replace substitute succeed, connect link join, protect
  defend guard, destroy ruin wreck demolish raze, repair fix restore renovate, choose select pick elect, send dispatch ship
  deliver, donate grant supply fund, teach instruct, find found discover identify detect, record register log, calculate
  compute estimate, resist withstand, survive exist, lie lay lain, feed fed, fight fought`;

/** How English forms its sentences. */
export const englishGrammar: Partial<GrammarLexicon> = {
  auxiliaries: phraseList(
    'is | are | was | were | has | have | had | will | would | can | cannot | could | may | might | must | shall | should | does | did',
  ),
  plainAuxiliaries: phraseList('be | do'),
  contractedDenials: phraseList("(?:is|are|was|were|has|have|had|would|could|should|does|do|did|ca|wo)n'?t"),
  pastForms: phraseList(
    `became | began | broke | brought | built | bought | came | caught | chose | dealt | drew | drove | ate | fell | fled |
      flew | forbade | forgot | fought | found | froze | gave | got | grew | held | hid | kept | knew | led | left | lent |
      lied | lost | made | meant | met | paid | ran | rose | said | sang | sank | saw | sent | shook | shot | slept | sold |
      spent | spoke | stole | stood | swore | taught | thought | threw | told | took | understood | went | won | wore |
      wrote`,
  ),
  eventForms:
    wordSet(`beat became began bit broke brought built bought caught chose dealt drew drove ate fell fled flew forbade
      forgot fought found froze grew hid knew led left lent lied lost met paid rose sang sank sent shook shot slept sold
      spent spoke stole stolen swore taught threw thrown understood won wore wrote written bred cut hit hurt killed set
      shut split`),
  finiteForms: phraseList(
    `became | began | belongs | built | came | consists | contains | employs | fell | focuses | gave | goes | grew | held |
      holds | includes | keeps | led | lies | lost | made | makes | operates | owns | produces | provides | remains |
      requires | rose | runs | sells | serves | sold | speciali[sz]es | takes | took | went | won | wrote`,
  ),
  plainForms: phraseList(
    `accept | allow | attack | ban | block | break | bring | build | buy | carry | cause | claim | contain | create | cure |
      destroy | eat | exist | fail | fight | forbid | force | give | harm | hate | hide | hurt | include | keep | kill |
      lack | lead | leave | lie | live | lose | love | make | murder | need | own | pay | poison | prevent | produce |
      prohibit | protect | prove | provide | reduce | refuse | reject | remain | require | save | sell | steal | suffer |
      take | trust | use | vary | violate | want`,
  ),
  clauseForms: phraseList(
    String.raw`is | are | was | were | has | have | had | will | would | can | cannot | could | may | might | must | should |
      does | do | did | \p{Ll}{2,}ed | became | began | built | came | fell | gave | grew | held | led | lost | made | rose |
      sold | stole | took | went | won | wrote`,
  ),
  participleForms: phraseList('known | born | built | written | held'),
  lightStems:
    wordSet(`includ contain featur offer provid compris consist locat situat base nam call titl entitl describ list
      mention sai said state report show indic note explain discuss present cover total amount number reach measur weigh
      cost last span rank be seem appear remain stai becom becam get got come came go went make made take took give gave
      do did have had us stand stood sit hold held carri serv work run ran feature occur happen regard known date time`),
  events: wordGroups(events),
  introducing: phraseList(
    `said | says | say | added | adds | asked | asks | wrote | writes | replied | explained | noted | stated | announced |
      argued | told | includes? | included | contains? | comprises? | comprised | features? | lists? | listed | offers? |
      offered | needs? | requires? | is | are | was | were | has | have | had | reads? | means?`,
  ),
  listing: phraseList('gives? | gave | provides? | provided | supports? | covers? | names? | shows?'),
  listedAhead: phraseList('as | the | an? | listed | shown | given | described | outlined | explained'),
  counted: phraseList(
    `following | several | many | some | various | multiple | different | two | three | four | five | six | seven | eight |
      nine | ten | a (?:few|number|variety|range|list|set|series)`,
  ),
  subjects: phraseList(
    `the | an? | this | that | these | those | its | his | her | their | our | your | my | it | he | she | they | we | i |
      you | nobody | everybody | everyone | no one | [\\p{L}]+'s`,
  ),
  pronounSubjects: phraseList('it | she | he'),
  objects: phraseList('the | an? | its | his | her | their | our | your | my | it | him | them | us | you'),
  nounLeads: phraseList(
    `the | an? | its | his | her | their | our | your | my | this | that | these | those | of | in | with | by | for`,
  ),
  wideObjects: phraseList(
    'this | that | these | those | all | every | about | almost | more | nearly | only | over',
  ),
  complements: phraseList(
    `the | an? | its | his | her | their | all | about | almost | around | exactly | just | more | nearly | only | over |
      roughly | up`,
  ),
  plurals: phraseList('\\p{L}{2,}s | people | children | men | women | police | data | staff'),
  verbLikeNouns: phraseList(
    'sales | costs | needs | hours | results | points | figures | notes | details | settings | options | features | news',
  ),
  openNothing: phraseList(
    `how | what | why | when | where | who | whom | whose | which | whether | if | unless | while | although | because | to |
      for | about | on | in case | there | here | these | this | those | the following | \\p{L}+ing`,
  ),
  pointAhead: phraseList('below | following | follows? | as such | these | this'),
  noNouns: phraseList(
    `that | which | who | if | when | where | what | how | why | whether | because | as | until | before | after | once |
      while | to | and | or | the | an? | your | this | these | its | their | our | it | them | sure | with | for | in | on |
      at | by | from | of | into | about | \\p{L}+ing | \\p{L}+ly`,
  ),
  ordering: phraseList('then | now | again | only'),
  reasons: phraseList('because | since | as'),
  noting: phraseList('note | remember | recall | know | keep in mind | bear in mind | be aware'),
  predicatePrepositions: phraseList(
    `as | at | between | by | during | for | from | in | into | of | on | over | since | through | to | under | until |
      with`,
  ),
  predicateJoins: phraseList('and | but'),
  predicateAdverbs: phraseList('also | then | now | still | later | possibly | probably | \\p{Ll}+ly'),
  openingParticiples: phraseList('Based | Compared | Combined | Related | Provided'),
  copulas: phraseList('is | are | was | were'),
  purposes: phraseList('for | in | on | at | with | if | when'),
};
