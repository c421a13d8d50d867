import { englishAbsence } from './enAbsence.ts';
import { englishAnswers } from './enAnswers.ts';
import { englishCitations } from './enCiting.ts';
import { englishEndings } from './enEndings.ts';
import { englishEvidence } from './enEvidence.ts';
import { englishGrammar } from './enGrammar.ts';
import { englishMarkers, moreOpposites } from './enMarkers.ts';
import { englishMeasures } from './enMeasures.ts';
import { englishNotation } from './enNotation.ts';
import { englishQuestions } from './enQuestions.ts';
import { englishStrength } from './enStrength.ts';
import { lexicon } from './lexicon.ts';
import { countUp, numberTable, phraseList, wordGroups, wordPairs, wordSet } from './lists.ts';

const months = wordGroups(`january jan, february feb, march mar, april apr, may, june jun, july jul, august
  aug, september sep sept, october oct, november nov, december dec`);
const weekdays = wordGroups(
  'monday mon, tuesday tue tues, wednesday wed, thursday thu thur thurs, friday fri, saturday sat, sunday sun',
);
const seasons = new Map([
  ['spring', 'spring'],
  ['summer', 'summer'],
  ['autumn', 'autumn'],
  ['fall', 'autumn'],
  ['winter', 'winter'],
] as const);
const fullNames = (groups: readonly ReadonlySet<string>[]): readonly string[] =>
  groups.map((names) => [...names][0]!);

const deniedState = String.raw`(?:currently |yet )?(?:available|possible|an? option|\p{L}{3,}ed|given|shown|known|taken|sold)`;

/** States of the US and provinces of Canada, as addresses write them. */
const states = `al alabama, ak alaska, az arizona, ar arkansas, ca california, co colorado, ct connecticut, de delaware, fl
  florida, ga georgia, hi hawaii, id idaho, il illinois, in indiana, ia iowa, ks kansas, ky kentucky, la louisiana, me
  maine, md maryland, ma massachusetts, mi michigan, mn minnesota, ms mississippi, mo missouri, mt montana, ne nebraska,
  nv nevada, nh new_hampshire, nj new_jersey, nm new_mexico, ny new_york, nc north_carolina, nd north_dakota, oh ohio, ok
  oklahoma, or oregon, pa pennsylvania, ri rhode_island, sc south_carolina, sd south_dakota, tn tennessee, tx texas, ut
  utah, vt vermont, va virginia, wa washington, wv west_virginia, wi wisconsin, wy wyoming, ab alberta, bc
  british_columbia, mb manitoba, nb new_brunswick, ns nova_scotia, on ontario, qc quebec, sk saskatchewan`;

export const en = lexicon({
  spaced: true,
  decimals: 'point',
  frequent: wordSet('the of and to in is was for on with that by from at are it as has be were'),
  stopWords: wordSet(`a about above after again against all also although am among an and any are as at be
    because been before being below between both but by can could did do does doing down during each either
    else even ever every few for from further get had has have having he hence her here hers herself him
    himself his how however i if in indeed into is it its itself just lets like may me might more most much
    must my myself of off on once one only onto or other others our ours ourselves out over own per rather
    same shall she should since so some such than that the their theirs them themselves then there therefore
    these they this those though through thus to too toward towards under until up upon us very via was we
    were what when where whether which while who whom whose why will with within would yet you your yours
    yourself according additionally furthermore moreover overall well based following including s t d ll m
    re ve`),
  sentences: {
    // Italian titles among them, as they stand in English texts.
    nonFinal: wordSet(`dr mr mrs ms mx prof rev hon gen col lt sgt capt cmdr adm maj sen rep gov pres supt
      messrs vs v e.g eg i.e cf viz approx ca resp esp incl excl fig figs eq eqs sig sigg dott ing avv`),
    beforeNumber: wordSet(`max min avg dia wt qty ref ext apt rm cat op bk no nos p pp pg vol vols ch sec
      sect art arts par para pt tab ver rev ex ln jan feb mar apr jun jul aug sep sept oct nov dec mon tue
      tues wed thu thur thurs fri sat sun`),
    possiblyFinal: wordSet(`inc ltd corp co cos bros llc plc dept est assn ave blvd rd st ste mt ft jr sr al
      ed eds univ bn bldg intl natl gov dist u.s.a ph.d`),
    starters: wordSet(`the a an it its he she his her they their them we our you your this that these those
      there here i my in on at for from with by to of as if when while after before since until although
      though because during under and but or so yet however moreover meanwhile also then thus therefore
      finally instead additionally overall one some many most several few all both each every another other
      no not what which who how why where is are was were has have had will would can could may might should
      do does did according founded`),
    afterTimeOfDay: new Set([
      ...wordSet(
        'et est edt ct cst cdt mt mst mdt pt pst pdt gmt utc bst cet cest eastern central mountain pacific',
      ),
      ...fullNames(months),
      ...fullNames(weekdays),
    ]),
    beforeSymbol: phraseList(
      'degrees? | vitamin | hepatitis | type | plan | grade | class | group | option | appendix | part | unit | team | series',
    ),
    openEnds: wordSet(`a an the of to in on at by for from with and or but as than that which is are was
      were`),
  },
  clauses: {
    contrast: wordSet('but while whereas'),
    concession: wordSet('although though because'),
    coordination: wordSet('and'),
    continuation: wordSet('or nor so yet'),
    addition: wordSet('with including after before until'),
    relative: wordSet('which who whose where when since'),
    complement: wordSet('that if'),
    subjects: wordSet('it they he she we you there the this that'),
    determiners: wordSet('I a an these those its their his her our all both each most some no one'),
    predicates: phraseList(
      'its | their | is | are | was | were | has | have | offers? | provides? | includes? | features? | serves? | accepts? | takes?',
    ),
  },
  numbers: {
    grammar: 'english',
    cardinals: numberTable(
      'hundred 100, thousand 1e3',
      countUp(
        `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
        seventeen eighteen nineteen`,
        0,
      ),
      countUp('twenty thirty forty fifty sixty seventy eighty ninety', 20, 10),
    ),
    scales: numberTable('million 1e6, billion 1e9, trillion 1e12'),
    scaleForms: numberTable(
      'hundred 1e2, dozen 12, thousand 1e3, millions 1e6, mn 1e6, mln 1e6, billions 1e9, bn 1e9, bln 1e9, trillions 1e12, tn 1e12, trn 1e12, lakh 1e5, lakhs 1e5, crore 1e7, crores 1e7',
    ),
    ordinals: numberTable(
      'hundredth 100, thousandth 1000',
      countUp(
        `first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth
        fifteenth sixteenth seventeenth eighteenth nineteenth`,
        1,
      ),
      countUp('twentieth thirtieth fortieth fiftieth sixtieth seventieth eightieth ninetieth', 20, 10),
    ),
    parts: numberTable(
      'half 2, halves 2, third 3, quarter 4',
      countUp('fourth fifth sixth seventh eighth ninth tenth', 4),
    ),
    joiners: wordSet('and'),
    ordinalEndings: phraseList('st | nd | rd | th'),
    idioms: phraseList(String.raw`24\/7 | (?:seven|7) days (?:a|per|each) week | (?:24|twenty-four) hours
      (?:a|per) day | (?:one|two|three)[- ](?:on|to|by)[- ](?:one|two|three) | 50[-/]50 | fifty-fifty |
      9\/11 | one or two | two or three | one-off | one-stop | number one | second[-
      ](?:hand|nature|thoughts?|guess\p{L}*) | first[-
      ](?:hand|class|rate|aid|come|ever|name|lady|responders?) | third[- ]part(?:y|ies) | zero[- ]tolerance
      | two-way | square one | day one | one (?:day|night|morning|afternoon|evening) | in two(?=[.,;!?]) | 360[-
      ]degree`),
    nounEnds: wordSet(`a an the of to in on at by for from with and or but as is was are were be been that
      which who than then so if it its this their his her our your more less other out per not no up down
      over under about`),
    irregularPlurals: wordPairs(`people person, persons person, men man, women woman, children child, feet
      foot, lives life, wives wife, companies company`),
    labels: phraseList(String.raw`version | release | build | revision | rfc | iso | iec | ieee | din |
      section | sections | article | articles | chapter | chapters | paragraph | clause | appendix | annex |
      table | figure | fig\. | page | pages | pp?\. | line | lines | room | gate | route | highway |
      interstate | platform | port | ports | error | code | status | issue | ticket | bug | pr | no\. |
      number | act | title | rule | law | amendment | resolution | proposition | prop | volume | vol\. |
      episode | season | part | phase | level | severity | priority | floor | grade | tier | type | class |
      stage | category | model | series | mark | mk | flight | bus | train | channel | psalm | question |
      item | exhibit | suite | apartment | apt | unit | district | precinct | zone | form | schedule | lot |
      group | team | pier | terminal | exit | runway | apollo | area | sector | column | row | option |
      scenario | case | lesson | module | week | day | game | round`),
    sources: phraseList(
      'passages? | sources? | documents? | doc | references? | refs? | citations? | contexts? | snippets? | chunks? | excerpts?',
    ),
    steps: phraseList('steps?'),
  },
  calendar: { months, weekdays, seasons, ambiguousMonths: wordSet('may march mar jan sept dec august') },
  qualifiers: {
    approxBefore: phraseList(String.raw`about | around | roughly | approximately | approx\.? | circa | ca\.
      | c\. | nearly | almost | close to | some | an? estimated | estimated(?: at)? | somewhere around | in
      the region of | on the order of | virtually | more or less | just (?:over|under|above|below|shy of) |
      slightly (?:more|less|over|under|above|below)(?: than)? | a little (?:more|less|over|under)(?: than)?
      | well over`),
    approxAfter: phraseList('or so | or thereabouts | -?ish | give or take | approximately'),
    exactBefore: phraseList('exactly | precisely'),
    atLeast: phraseList(String.raw`at least | no (?:less|fewer|lower|shorter|smaller) than |
      (?:not|never) (?:less than|fewer than|under|below) | a minimum of | minimum(?: of)? | min\. | upwards? of | starting (?:at|from)`),
    over: phraseList(`over | more than | above | exceed(?:s|ed|ing)? | greater than | higher than | longer
      than | larger than | beyond | in excess of | surpass(?:es|ed|ing)?`),
    atMost:
      phraseList(String.raw`up to | up to and including | at (?:the )?most | no (?:more|greater|longer|higher|larger) than |
      (?:not|never) (?:more than|over|above|exceed|exceeded) | a maximum of | maximum(?: of)? | max\. | as (?:many|much|long|high) as | within | not exceeding`),
    under: phraseList('under | less than | fewer than | below | lower than | shorter than | smaller than'),
    atLeastAfter: phraseList('(?:or|and) (?:more|greater|older|above|higher|longer|over|up) | at least'),
    atMostAfter: phraseList(String.raw`(?:or|and) (?:less|fewer|younger|below|lower|under) | at (?:the
      )?most | max\.? | maximum`),
  },
  ranges: {
    to: phraseList('to | through'),
    until: phraseList('to | until | till | through'),
    and: phraseList('and | or'),
    between: phraseList('between'),
    from: phraseList('from'),
    by: phraseList('by'),
  },
  measures: englishMeasures,
  notation: englishNotation,
  names: {
    behindBidding: wordSet(
      'the a an them it this that these those your his her their our all each every any',
    ),
    compoundStarts: phraseList(
      'non | anti | pre | post | semi | self | co | multi | ex | sub | mid | well | long | short | high | low | full | part | year | half',
    ),
    compoundEnds: wordSet('term based like free wide old long time related specific friendly level scale'),
    openers: wordSet(`around roughly approximately alongside amid per plus minus inside outside yesterday
      tomorrow previously subsequently built founded designed featuring excluding concerning considering
      depending compared combined fans visitors guests customers users adults children employees residents
      researchers experts officials a about above according across actually additional additionally after
      afterwards late again against all almost along already also although always am among an and another any
      anyone anything are as ask at avoid based be because been before being below besides best between
      beyond both but by can check choose click combine come consider could currently despite did different
      discover do does don't done due during each early either else enjoy ensure enter especially
      essentially even eventually every everyone everything except explore few finally find first firstly
      following follow for former formerly from full furthermore further generally get give given go good
      great had half has have having he hence her here hers high him his how however i i'm i've if in
      include included including indeed initially instead into is isn't it it's its itself just keep kids
      last lastly later latest least less let let's like likewise located long look made main mainly make
      many may maybe me meanwhile mix modern more moreover most mostly much must my name near nearby nearly
      neither never nevertheless new next no nobody none nonetheless nor not note notably nothing now of off
      offering often oh ok okay old on once one only open or originally other others otherwise our out over
      overall part people perhaps place please possibly prior private probably public put quite rather read
      recent recently regarding remember remove reviews right same second secondly see several shall she
      should similarly simply since small so some someone something sometimes soon still such take than
      thank thanks that the their them then there thereafter therefore these they they're thing things third
      this those though three through throughout thus to today together too total toward towards traditional
      turn two type typically ultimately under unfortunately unless unlike until up upon us use used using
      usually various very via visit was we we're well were what whatever when whenever where whereas
      wherever whether which while who whoever whole whom whose why will with within without would yes yet
      you you're your yours`),
    titles: wordSet(`mr mrs ms miss dr prof professor sir dame lord lady president chancellor minister
      senator congressman congresswoman representative governor mayor judge justice king queen prince
      princess pope cardinal bishop archbishop father reverend rev general colonel captain major lieutenant
      sergeant officer detective coach ceo chief chairman director secretary ambassador doctor attorney
      sheriff rep sen gov gen col capt lt sgt st`),
    abbreviated: wordSet('st dr mr mrs ms jr sr prof inc corp co ltd'),
    // Those of names from elsewhere too.
    connectors: wordSet('of the van bin ibn della di da dos'),
    fillers: wordSet('and & inc corp corporation company co ltd llc plc jr sr ii iii iv phd md esq a an'),
    notNames: wordSet(`I AM PM A.M P.M OK ID TV DVD CD PDF URL API FAQ AD BC CE BCE TBD NA N/A PS EST EDT
      PST PDT GMT UTC CET CEST JSON HTML II III IV VI VII VIII IX XI XII`),
    notLabels: new Set([
      ...wordSet(`approximately around exactly fewer nearly roughly page pages am pm mr mrs ms dr est edt
        pst pdt gmt utc us uk eu usd eur gbp bake cook heat stir simmer add mix rinse serves makes age aged`),
      ...months.flatMap((names) => [...names]),
      ...fullNames(weekdays),
    ]),
    aliases: wordGroups(`us usa united_states united_states_america america, uk united_kingdom great_britain
      britain, eu european_union, un united_nations, uae united_arab_emirates, nyc new_york_city new_york,
      la los_angeles, dc washington_dc washington, isis isil islamic_state islamic_state_iraq_syria, ${states}`),
  },
  denial: {
    particles:
      wordSet(`not never cannot doesnt didnt isnt wasnt arent werent havent hasnt hadnt couldnt wouldnt
      shouldnt cant wont`),
    contractions: phraseList(String.raw`\p{L}+n't`),
    determiners: wordSet('no'),
    words: wordSet('none neither nor nobody nothing without'),
    phrases:
      phraseList(`(?:i|you|we|they) dont | nowhere | lack(?:s|ed|ing)?(?: of)? | absence of | fail(?:s|ed|ing)? to | forg(?:ot|ets|otten) to | neglect(?:s|ed)? to | declin(?:es|ed) to | unable to |
      (?:it is|it was|it's) (?:not true|untrue|not the case|false|wrong|incorrect) that
      | refus(?:es|ed|ing)? to | den(?:y|ies|ied) | rather than | instead of`),
    ends: wordSet('however except'),
    undone: phraseList('only | just | merely | necessarily | least | to mention'),
    undoneNoun: phraseList("doubt | matter | one's | wonder | later | less | fewer | more than"),
    softened: phraseList(String.raw`(?:be )?more | (?:be )?less | un\p{L}+`),
    backward: phraseList(`(?:is|are|was|were|be|been|being) (?:not|no longer) ${deniedState} |
      (?:is|are|was|were)n't ${deniedState} | not ${deniedState} | unavailable | prohibited | forbidden |
      nonexistent | absent`),
    weak: wordSet('fail refuse deny lack unlike'),
    prefixes: wordSet('un dis non non-'),
    adjectivePrefixes: wordSet('in im il ir mis'),
  },
  opposites: {
    pairs:
      wordPairs(`above below, accept reject, accepted rejected, add remove, allow forbid, allowed forbidden, allow
      prohibit, allowed prohibited, always never, approve reject, arrest release, arrested released, arrive depart, ascend descend, asleep
      awake, attack defend, available unavailable, before after, begin end, began ended, best worst, better
      worse, big small, build destroy, buy sell, bought sold, cause prevent, cheap expensive, clean dirty,
      close open, closed open, cold hot, common rare, complete incomplete, confirm deny, confirmed denied,
      connect disconnect, continue stop, correct incorrect, create destroy, dead alive, deep shallow, deny
      admit, denied admitted, descending ascending, different same, difficult easy, disable enable, disabled
      enabled, disagree agree, disagreed agreed, dry wet, early late, earlier later, easy hard, east west,
      eastern western, empty full, enter leave, export import, external internal, fail succeed, failed
      succeeded, failure success, false true, far near, fast slow, faster slower, female male, few many,
      fewer more, first last, free paid, future past, gain lose, gained lost, good bad, guilty innocent,
      happy sad, harmful beneficial, heavy light, high low, higher lower, highest lowest, hire fire, hired
      fired, improve worsen, improved worsened, include exclude, included excluded, indoor outdoor, inside
      outside, join leave, joined left, large small, larger smaller, largest smallest, left right, legal
      illegal, less more, least most, fewest most, likely unlikely, long short, longer shorter, longest shortest, lose
      win, lost won, loss gain, loss profit, major minor, mandatory optional, required optional, marry
      divorce, married divorced, maximum minimum, maximum minimal, modern ancient, new old, newer older,
      north south, northern southern, odd even, offline online, on off, oldest youngest, older younger, over
      under, permanent temporary, pass fail, passed failed, plus minus, positive negative, possible
      impossible, present absent, private public, push pull, quick slow, rejected approved, remember forget,
      remote local, rich poor, safe dangerous, senior junior, single married, start end, started ended, start finish, started
      finished, start stop, started stopped, stronger weaker, strong weak, support oppose, supported
      opposed, synchronous asynchronous, thick thin, tall short, top bottom, unable able, upper lower, urban
      rural, vegetarian meat, victory defeat, visible hidden, voluntary compulsory, warm cool, wide narrow,
      widen narrow, widened narrowed, winner loser, with without, yes no, young old, encrypted unencrypted,
      paid unpaid, read write, readable unreadable, horizontal vertical, deprecated supported, upload
      download, client server, input output, ${moreOpposites}`),
    rises:
      wordSet(`climb climbed gain grew grow grown increase increased jump jumped raise raised rise risen rose
      rallied soared surge surged up`),
    falls:
      wordSet(`contracted cut decline declined decrease decreased down drop dropped dwindled fall fallen fell lower
      lowered plunged sank sunk shrank shrink shrunk slid slipped slumped tumbled`),
    fillers: wordSet('actually really currently always still'),
  },
  tone: {
    hedges: phraseList(`might | might've | could | possibly | perhaps | maybe | probably | likely | unlikely
      | presumably | apparently | allegedly | reportedly | supposedly | seemingly | potentially |
      conceivably | arguably | speculated | speculation | speculative | rumou?red | rumou?r has it |
      appears? to | appeared to | seems? to | seemed to | seems? that | seems? like | it seems | it appears
      | believed to | thought to | said to be | suspected (?:to|of) | assumed to | presumed to | considered
      likely | it is (?:believed|thought|assumed|possible|conceivable|unclear) | is possible that | in
      theory | theoretically | hypothetically | tentatively | may (?:have|well|yet|eventually|not have) |
      may be (?:a|an|the|due|caused|related|linked|responsible|because) | I
      (?:think|believe|guess|suspect|assume) | we (?:think|believe|guess|suspect|assume) | some
      (?:believe|say|think|argue|speculate) | not (?:certain|sure|clear) | uncertain | unconfirmed | chances
      are | suggests? that | could have | might have | may have`),
    notHedges: phraseList(String.raw`could\s?(?:not|n't|only|no longer)`),
    judgements: phraseList(`amazing | astonishing | awe-inspiring | awesome | beautiful | beautifully |
      beloved | best | best-in-class | brilliant | breathtaking | celebrated | charming | classic |
      cutting-edge | cozy | cosy | dazzling | delicious | delightful | effortless | effortlessly | elegant |
      enchanting | engaging | epic | excellent | exceptional | exciting | exquisite | extraordinary |
      fabulous | fantastic | fascinating | finest | flawless | game-changing | glorious | gorgeous | great |
      greatest | groundbreaking | hidden gem | historic | iconic | ideal | impressive | incredible |
      incredibly | influential | innovative | inspiring | intuitive | inviting | legendary | lovely |
      luxurious | (?:made|makes|making) history | magical | magnificent | marvellous | marvelous | masterful
      | memorable | most important | must-see | must-visit | (?:leads?|leading|led) the
      (?:field|industry|market|pack|way|world) | market leaders? | next-generation | notable | outstanding |
      peerless | pioneering | perfect | picturesque | powerful | premier | prestigious | pristine |
      remarkable | renowned | revolutionary | robust | seamless | seamlessly | sleek | spectacular |
      splendid | state-of-the-art | stunning | stylish | sublime | superb | superior | terrific | top-notch
      | top-tier | top-rated | trusted | unforgettable | unmatched | unparalleled | unprecedented |
      unrivall?ed | user-friendly | vibrant | visionary | wonderful | world-class | world-famous |
      world-leading | abysmal | appalling | atrocious | awful | bad | boring | clumsy | controversial |
      disappointing | disastrous | disgusting | dreadful | dull | horrible | infamous | lousy | mediocre |
      miserable | notorious | poor | regrettable | shameful | shocking | sloppy | terrible | tragic |
      troubling | ugly | unfortunate | worst | fortunately | unfortunately | sadly | luckily | regrettably |
      thankfully | surprisingly | interestingly | importantly | remarkably | notably | clearly | obviously |
      undoubtedly | of course | crucially`),
    notJudgements: phraseList(String.raw`Great \p{Lu} | great-\p{L} | best (?:known|practices?|before|of
      \p{N}|man\b) | poor (?:people|households|families|countries) | classic \p{Lu} | ideal gas | bad
      (?:request|gateway|debt) | perfect (?:square|match) | powerful enough | historic
      (?:site|district|center|centre)s?`),
    leading: phraseList('leading | foremost | top'),
    leadingArticles: phraseList("the | a | world's | one of the"),
    noBest: phraseList(String.raw`at | do | did | the \p{L}+ works`),
  },
  fields: {
    on: wordSet('true on enabled'),
    off: wordSet('false off disabled'),
    yes: wordSet('yes'),
    no: wordSet('no'),
    present: wordSet('free available'),
    absent: wordSet('none unavailable'),
    synonyms: wordGroups(`wifi wi-fi wireless_internet wlan, takeout take-out take_out takeaway take-away
      to-go, reservation booking reserve, ambience ambiance atmosphere vibe setting environment mood feel,
      parking park, delivery deliver, outdoor outside patio`),
    distinct: wordSet('wifi reservation reservations takeout delivery catering breakfast wheelchair smoking'),
    defaults: phraseList('defaults?'),
    fillers: wordSet('good'),
  },
  endings: englishEndings,
  markers: englishMarkers,
  strength: englishStrength,
  grammar: englishGrammar,
  answers: englishAnswers,
  questions: englishQuestions,
  evidence: englishEvidence,
  citations: englishCitations,
  arithmetic: {
    sum: wordSet(`total totaling totalling combined altogether together both sum all overall collectively
      jointly cumulative aggregate`),
    difference: wordSet(`difference gap increase increased increases increasing decrease decreased rise
      rises rose risen grow grows grew fall falls fell fallen more fewer less higher lower up down gain
      gained drop dropped growth lost lead ahead behind margin additional extra older younger longer shorter
      later earlier apart saving savings surplus deficit plus improved improves improve worsened widened
      narrowed shrank difference between remaining slipped dropped declined warmer colder cooler hotter dearer
      cheaper adds added saves saved save costlier heavier lighter faster slower wider narrower deeper taller`),
    multiple: wordSet(`double doubled doubling twice triple tripled half halved times fold quadrupled
      quarter tenfold third`),
    change: wordSet(`increase increased increases increasing decrease decreased rise rose risen fall fell
      fallen higher lower up down gain gained drop dropped grew growth reduction reduced declined decline
      more less jump surge climbed cut`),
    share: wordSet('of'),
    remainder: wordSet('remaining remainder rest left other others did not without'),
    average: wordSet('average averaged averaging mean each per typically'),
    span: wordSet(`after later before between lasted since for over during within ago took spanning span
      earlier old aged age`),
  },
  losses: wordSet(`by cut cuts cutting reduce reduced reduces reducing reduction lose lost loses loss fall
    fell falls fallen drop dropped drops decrease decreased decreases decline declined down less lower
    lowered shrank shrunk discount off saved saves`),
  absence: englishAbsence,
});
