import { lexicon } from './complete.ts';
import { germanOpposites } from './deOpposites.ts';
import { countUp, numberTable, phraseList, wordGroups, wordPairs, wordSet, wordTable } from './lists.ts';

export const de = lexicon({
  spaced: true,
  decimals: 'comma',
  letters: 'äöüß',
  frequent: wordSet(
    'der die und das den dem ist von mit für auf ein eine nicht im zu wurde werden bei nach sind des am zum zur als sich dass',
  ),
  stopWords: wordSet(`
    ab aber auch auf aus bei beim bis damit das dass daß dem denen der deren des dessen diese diesem diesen dieser
    dieses durch ein eine einem einen einer eines er es etwa für gibt gab hat hatte hatten haben hätte ihm ihn ihr
    ihre ihrem ihren ihrer im ist kann können könnte konnte mehr mein nach noch nur ob oder rund seine seinem
    seinen seiner sehr sein seit sich sie sind so sollen sollte sowie über um und uns unter vom von vor war während
    waren weil weiter welche wenn werden wie wieder wir wird worden wurde wurden zu zum zur zwischen
  `),
  sentences: {
    nonFinal: wordSet('hr frau bzw vgl z.b d.h u.a s.o z.t i.d.r ggf evtl inkl exkl zzgl sog geb'),
    beforeNumber: wordSet('nr bd kap abs anm okt dez mär'),
    possiblyFinal: wordSet('gmbh mio mrd mill tsd str tel'),
    starters: wordSet('der die das ein eine er sie es wir ich im am und aber auch nach bei seit'),
    beforeOrdinal: phraseList(
      'der | die | das | den | dem | des | am | im | zum | zur | vom | beim | jede[rsn]? | dein | sein | ihr',
    ),
    openEnds: wordSet('der die das und von'),
  },
  clauses: {
    contrast: wordSet('aber'),
    concession: wordSet('sondern'),
    coordination: wordSet('und'),
  },
  numbers: {
    cardinals: numberTable(
      'hundert 100, einhundert 100, tausend 1000, eintausend 1000, dutzend 12',
      countUp(
        `zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn
        neunzehn`,
        2,
      ),
      countUp('zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig', 20, 10),
    ),
    scales: numberTable('million 1e6, millionen 1e6, milliarde 1e9, milliarden 1e9'),
    scaleForms: numberTable('tausend 1e3, mio 1e6, mrd 1e9, billionen 1e12'),
    one: numberTable('ein 1'),
    compounds: { joiner: 'und', hundred: 'hundert', andHalf: 'einhalb' },
    parts: numberTable('hälfte 2, drittel 3, viertel 4, fünftel 5, sechstel 6, achtel 8, zehntel 10'),
    joiners: wordSet('und'),
    labels: phraseList(String.raw`heft | seite | kapitel | abschnitt | artikel | nr\.`),
    sources: phraseList('quelle'),
    steps: phraseList('schritt'),
  },
  calendar: {
    months: wordGroups(`
      januar jänner jan, februar feb, märz mrz mär, april apr, mai, juni jun, juli jul, august aug, september sep sept,
      oktober okt, november nov, dezember dez
    `),
    weekdays: wordGroups('montag, dienstag, mittwoch, donnerstag, freitag, samstag sonnabend, sonntag'),
    ambiguousMonths: wordSet('mai'),
  },
  qualifiers: {
    approxBefore: phraseList('etwa | rund | ungefähr | fast | knapp'),
    approxAfter: phraseList('ungefähr'),
    exactBefore: phraseList('genau'),
    atLeast: phraseList(String.raw`mindestens | wenigstens | mind\. | ab | nicht weniger als | nicht unter`),
    over: phraseList('mehr als | über'),
    atMost: phraseList(
      String.raw`bis zu | höchstens | maximal | max\. | bis einschließlich | nicht mehr als | nicht über`,
    ),
    under: phraseList('weniger als | unter'),
    atLeastAfter: phraseList('und mehr | oder mehr | oder länger | oder älter | mindestens'),
    atMostAfter: phraseList('oder weniger | oder kürzer | oder jünger | höchstens | maximal'),
  },
  ranges: {
    to: phraseList('bis'),
    into: phraseList('auf'),
    until: phraseList('bis'),
    and: phraseList('und'),
    between: phraseList('zwischen'),
    from: phraseList('von'),
    by: phraseList('um'),
  },
  measures: {
    units: wordTable(`
      mm millimetern, cm zentimeter zentimetern, km kilometern, in zoll, mi meilen, m² quadratmeter quadratmetern, km²
      quadratkilometer quadratkilometern, ha hektar, m³ kubikmeter kubikmetern, l litern, g gramm, kg kilogramm kilo, t
      tonne tonnen, °C grad_celsius, km/h stundenkilometer km/std, cal kalorien, ° grad, kWh kilowattstunde
      kilowattstunden, MWh megawattstunde megawattstunden, GWh gigawattstunde gigawattstunden
    `),
    durations: wordTable(`
      millisecond millisekunden, second sekunde sekunden, minute minuten, hour stunde stunden, day tag tage
      tagen, week woche wochen, month monat monate monaten, year jahr jahre jahren, decade jahrzehnt jahrzehnte
    `),
    periodic: wordSet(
      'monatlich monatspreis monatsgebühr jährlich jahrespreis täglich tagespreis wöchentlich stundenpreis stückpreis einzelpreis',
    ),
    per: wordSet('pro je jeweils am im'),
    frequencies: numberTable(
      'stündlich 3600, täglich 86400, wöchentlich 604800, monatlich 2629746, vierteljährlich 7889238, jährlich 31556952',
    ),
    durationAdjectives: wordSet('volle'),
    fixedDurations: numberTable(
      `halbe_Stunde 1800, halben_Stunde 1800, Viertelstunde 900, Dreiviertelstunde 2700, anderthalb_Stunden 5400,
      eineinhalb_Stunden 5400, halbes_Jahr 15778476, halben_Jahr 15778476, anderthalb_Jahre 47335428, anderthalb_Jahren 47335428`,
    ),
    currencies: wordTable('CHF franken'),
    percent: phraseList('prozent'),
    percentagePoints: phraseList('prozentpunkte?n?'),
    greater: phraseList(
      'mehr | größer\\p{L}* | länger\\p{L}* | höher\\p{L}* | schwerer\\p{L}* | teurer\\p{L}* | breiter\\p{L}*',
    ),
    smaller: phraseList(
      'weniger | kleiner\\p{L}* | kürzer\\p{L}* | niedriger\\p{L}* | leichter\\p{L}* | billiger\\p{L}* | günstiger\\p{L}* | geringer\\p{L}*',
    ),
    points: phraseList('punkte?n?'),
    minus: phraseList('minus'),
    belowZero: phraseList('unter null'),
    halfOf: phraseList(
      'ein halber | einen halben | einem halben | eines halben | ein halbes | eine halbe | einer halben',
    ),
  },
  names: {
    openers: wordSet(`
      der die das den ein eine einen einem einer bei für mit nach vor von aus auf im am zum zur über unter wegen
      trotz während seit bis ohne wer wenn falls sofern ist sind wird werden wurde wurden muss müssen darf dürfen kann
      können soll alle einige viele manche jeder jede jedes keine kein bereits auch nur noch nicht beide laut gemäß dort
      dann danach anschließend zuerst außerdem jedoch
    `),
    titles: wordSet('herr frau'),
    connectors: wordSet('von der den für'),
    fillers: wordSet('gmbh ag'),
  },
  denial: {
    undone: phraseList('nur | bloß | ausschließlich | lediglich'),
    particles: wordSet('nicht'),
    determiners: wordSet('kein keine keinen keiner keinem keines'),
    phrases: phraseList(
      String.raw`ohne | nie | niemals | niemand\p{L}* | nichts | nirgends | weder | keinerlei`,
    ),
  },
  endings: { regular: phraseList('e | en | er | es | em | n | t | te | ten | ern') },
  opposites: {
    pairs: germanOpposites,
    converses: wordSet(
      'verleih verlieh leih lieh verkauf kauf verkauft gekauft gibt gab gegeben erhält erhielt erhalten nördlich südlich östlich westlich oberhalb unterhalb älter jünger größer kleiner höher niedriger länger kürzer',
    ),
    rises:
      wordSet(`steigt steigen stieg stiegen gestiegen anstieg wächst wachsen wuchs wuchsen gewachsen wachstum erhöht erhöhen
      erhöhte erhöhten erhöhung zugenommen zunahm zunahmen zunahme angehoben angestiegen vermehrt gesteigert steigerte
      steigerung zulegte zugelegt kletterte geklettert`),
    falls:
      wordSet(`sinkt sinken sank sanken gesunken fällt fallen fiel fielen gefallen gesenkt senkt senken senkte senkten senkung
      verringert verringerte verringerten verringerung zurückgegangen zurückging rückgang abgenommen abnahm abnahmen abnahme
      reduziert reduzierte reduzierten reduzierung vermindert verminderte minderung gekürzt kürzte kürzung schrumpfte
      geschrumpft nachgelassen`),
  },
  tone: {
    hedges: phraseList(`
      vielleicht | möglicherweise | wahrscheinlich | vermutlich | eventuell | angeblich | offenbar | anscheinend |
      könnten? | dürften? | womöglich | scheint | scheinbar
    `),
    judgements: phraseList(`
      großartige?[rsn]? | hervorragende?[rsn]? | beste[rsn]? | führende[rsn]? | wunderbare?[rsn]? |
      bahnbrechende?[rsn]? | schreckliche?[rsn]? | leider | beeindruckende?[rsn]? | einzigartige?[rsn]?
    `),
  },
  markers: {
    all: phraseList(
      'alle | allen | aller | jede[rsnm]? | immer | sämtliche[rn]? | beide[rn]? | stets | jeglich\\p{L}+ | durchweg',
    ),
    most: phraseList(
      `mehr als die Hälfte | über die Hälfte | die meisten | den meisten | meist | meistens | überwiegend | die Mehrheit | die Mehrzahl | der Großteil | ein Großteil | größtenteils | in der Regel | vorwiegend | hauptsächlich |
      normalerweise | üblicherweise | gewöhnlich | zumeist | fast alle[nr]?`,
    ),
    some: phraseList(
      'einige[rn]? | manche[rn]? | manchmal | teilweise | mehrere[rn]? | zum Teil | ein Teil | einzelne[rn]? | etliche[rn]? | gelegentlich | ab und zu | hin und wieder | die Hälfte',
    ),
    few: phraseList('wenige[rn]? | kaum | selten'),
    obligation: phraseList(
      'muss | müssen | musste | mussten | müsse | müssten | verpflichtet | verpflichtend | zwingend | notwendig | erforderlich | vorgeschrieben | schreibt vor | Pflicht | verlangt',
    ),
    advice: phraseList(
      'soll | sollen | sollte | sollten | empfohlen | empfiehlt | empfehlen | rät | riet | raten | ratsam | empfehlenswert | angeraten',
    ),
    permission: phraseList(
      'darf | dürfen | durfte | durften | kann | können | (?:ist|sind) (?:erlaubt|gestattet) | steht frei | stehen frei',
    ),
    possible: phraseList(
      'könnte | könnten | vielleicht | möglicherweise | wahrscheinlich | vermutlich | vermutet | angeblich | womöglich | eventuell | unter Umständen | dürften? | scheint | offenbar | mutmaßlich',
    ),
    planned: phraseList(
      'versucht | versuchte | versuchten | versuchen | plant | planen | will | wollen | beabsichtigt | hofft | erwartet | möchten? | geplant | soll | beabsichtigen | hoffen | erwarten | vorgesehen | angestrebt | vorgeschlagen | in Planung',
    ),
    future: phraseList('wird | werden'),
    only: phraseList('nur | ausschließlich | lediglich'),
    notOnly: phraseList('nicht (?:nur|bloß|ausschließlich|lediglich)'),
    requirement: phraseList(
      'wenn | falls | sofern | nur mit | nur gegen | nur bei | nur nach | nur wenn | nur dann | vorausgesetzt | unter der Bedingung | unter der Voraussetzung | im Falle? | soweit | solange',
    ),
    exception: phraseList(
      'außer | ausgenommen | es sei denn | ohne | aber nicht | mit Ausnahme | abgesehen von',
    ),
    regardless: phraseList(
      `auch wenn | selbst wenn | selbst bei | einschließlich | unabhängig von | auch ohne | selbst ohne | auch dann |
      in keinem Fall | auf keinen Fall | keinesfalls | ausnahmslos | in jedem Fall | unter keinen Umständen |
      ohne Ausnahme | ohne jede Ausnahme`,
    ),
    cause: phraseList(
      'weil | da | wegen | aufgrund | auf Grund | dank | infolge | angesichts | (?<!sei )denn | verursacht durch | ausgelöst durch',
    ),
    concession: phraseList('obwohl | obschon | wenngleich | trotz | obgleich | ungeachtet | auch wenn'),
    before: phraseList('vor | bevor | bis | ehe'),
    after: phraseList('nach | nachdem'),
    first: phraseList('zuerst | zunächst | als Erstes'),
    next: phraseList('danach | dann | anschließend | später | daraufhin'),
    already: phraseList('bereits | schon'),
    notYet: phraseList('noch nicht | noch kein(?:e|en|er|es)?'),
    than: phraseList('als'),
    more: phraseList('mehr'),
    less: phraseList('weniger'),
    saying: phraseList(
      `sagt | sagte | sagten | sagen | erklärt | erklärte | erklären | meint | meinte | meinen | berichtet | berichtete | berichten | betont | betonte |
      kritisiert | kritisierte | warnt | warnte | behauptet | behauptete | glaubt | glaubte | denkt | schätzt | schätzte | rechnet damit | fordert | forderte |
      bestätigte | ergänzte | entgegnet | entgegnete | erwidert | erwiderte | weist darauf hin | wies darauf hin | gibt an | gab an | teilt mit | teilte mit |
      erläutert | erläuterte | bezweifelt | bezweifelte | bemerkt | bemerkte`,
    ),
    accordingTo: phraseList(
      'laut | nach Angaben (?:von|der|des) | zufolge | (?:nach|laut) (?:Ansicht|Meinung|Einschätzung|Darstellung|Auskunft|Aussage|den Worten) (?:von|der|des) | aus Sicht (?:von|der|des)',
    ),
    deniesBackward: true,
    capitalNouns: true,
    inFavour: phraseList(String.raw`stimm\p{L}+ (?:\p{L}+ ){0,2}(?:für|dafür)`),
    against: phraseList(String.raw`stimm\p{L}+ (?:\p{L}+ ){0,2}(?:gegen|dagegen)`),
    abstaining: phraseList(
      String.raw`enthielt\p{L}* sich | enth[aä]lt\p{L}* sich | sich enthalten | enthielten? | Enthaltung(?:en)?`,
    ),
    decided: phraseList('beschlossen | beschloss | genehmigt | genehmigte'),
    proposed: phraseList(String.raw`schl[äu]g\p{L}* | vorgeschlagen | empf\p{L}+ | beantragt\p{L}*`),
    until: phraseList('bis'),
    unreal: phraseList('hätten? | wären?'),
    each: phraseList('je | jeweils | pro Person'),
    together: phraseList('zusammen | gemeinsam | insgesamt'),
    alternate: phraseList(String.raw`jede\p{L}? zweite\p{L}?`),
    exempting: phraseList(
      String.raw`(?:muss|müssen|braucht|brauchen)(?: \p{L}+){0,6} nicht | nicht (?:nötig|erforderlich|verpflichtet) | keine Pflicht`,
    ),
    forbidding: phraseList(
      String.raw`(?:darf|dürfen)(?: \p{L}+){0,6} (?:nicht|keine?\p{L}?) | verboten | untersagt`,
    ),
    preventing: phraseList(String.raw`verhinder\p{L}+ | hindert\p{L}*`),
    contracted: wordTable('an am ans, in im ins, zu zum zur, von vom, bei beim'),
    articleCases: wordPairs('der den, der dem, die der, das dem, die den, ein einen, ein einem, eine einer'),
    almost: phraseList('fast | beinahe | nahezu'),
    both: phraseList('beide[nrms]? | sowohl'),
    either: phraseList('entweder'),
    changeBy: phraseList('um'),
    changeTo: phraseList('auf'),
    deadlines: phraseList('bis | bis (?:zum|zur|zu) | vor | vor dem | spätestens | spätestens am'),
    beginnings: phraseList('ab | ab dem | seit | seit dem | nach | nach dem | frühestens | erst ab | vom'),
    expiries: phraseList('endet | enden | Ende | läuft | Frist | Stichtag'),
    anyTime: phraseList('jederzeit'),
    inTotal: phraseList('insgesamt | alles in allem'),
    agents: wordSet('von durch vom'),
    prepositions:
      wordSet(`von vom an am auf aus bei mit nach zu zum zur für gegen über unter in im ins durch um vor hinter
      zwischen neben als`),
    noSettings: phraseList(
      'zum Beispiel | zum Vergleich | im Vergleich | im Gegensatz | im Übrigen | unter anderem | neben',
    ),
    passives: wordSet('wurde wurden wird werden worden'),
    participles: phraseList('t | en'),
    mutual: wordSet('traf trafen heiratete'),
    restrictions: wordSet('mit ohne unter über ab bis von zwischen'),
    repetitions: numberTable('einmal 1, zweimal 2, dreimal 3, viermal 4, fünfmal 5'),
    possessives: wordSet('ihr ihre sein seine'),
    definite: wordSet('der die das'),
    conjunctions: wordSet('und'),
    alternatives: wordSet('oder'),
    joins: wordSet('und oder'),
    past: wordSet('wurde wurden wurdest war waren hatte hatten'),
    former: phraseList('statt | anstelle von'),
    formerly: phraseList('statt | vorher | zuvor | früher | war | waren'),
    pronouns: wordSet('er sie es ihr ihre sein seine dieser diese dieses'),
  },
  strength: {
    relatives: phraseList(
      'Bruder | Brüder | Schwester | Schwestern | Vater | Mutter | Eltern | Sohn | Tochter | Ehefrau | Ehemann | Onkel | Tante | Neffe | Nichte | Enkel | Enkelin | Großvater | Großmutter | Witwe | Witwer | Nachbar | Nachbarin',
    ),
    supposed: phraseList('könnte[nst]? | soll(?:te)?[nst]? | würde[nst]?'),
    open: phraseList(
      String.raw`kann | können | könnte\p{L}* | soll\p{L}* | wird | werden | würde\p{L}* | darf | dürfen`,
    ),
    conditions: phraseList('falls | sofern'),
    whole: phraseList('alle[rs]? | jede[rsmn]? | immer | nie'),
    part: phraseList(String.raw`einige | manche | viele | meist\p{L}* | oft`),
    soleBeforeOthers: phraseList('nur | ausschließlich'),
    anySole: phraseList(String.raw`nur | allein | einzig\p{L}* | ausschließlich`),
    cause: phraseList('weil | wegen | aufgrund'),
    anyCause: phraseList('weil | wegen | aufgrund | denn | durch'),
    said: phraseList('laut | sagte'),
    untrue: phraseList(String.raw`bestritt | bestreitet | leugnet\p{L}* | Gerüchte? | nie`),
    that: phraseList('dass'),
    callsUntrue: phraseList('ist | war | ist ein | war ein'),
    calledUntrue: phraseList('Gerücht'),
    joints: phraseList('und | aber | oder'),
    obliges: phraseList('muss | müssen'),
    permits: phraseList('kann | können | darf | dürfen'),
    permitsNot: phraseList('nicht'),
    majority: phraseList('die meisten | meisten | meistens'),
    minority: phraseList('einige | manche | manchmal'),
    many: phraseList('alle | jede[rsmn]? | immer | viele'),
    nearly: phraseList('beinahe'),
    except: phraseList('außer | ausgenommen'),
    limits: phraseList(String.raw`nur | nicht | kein\p{L}*`),
    unless: phraseList('es sei denn'),
    onlyIf: phraseList('wenn | falls'),
    dateBefore: phraseList('vor'),
    dateAfter: phraseList('nach'),
    dateAt: phraseList('im | am'),
    dateArticles: phraseList('dem'),
  },
  grammar: { articles: wordSet('der die das des dem'), wholes: wordSet('alle') },
  answers: { tags: phraseList('oder | nicht wahr') },
  evidence: {
    quantifiers: phraseList('nur | alle | jede[rsmn]? | kaum | wenige | einige | manche | viele | meisten'),
    compares: phraseList(String.raw`mehr | weniger | nur | alle\p{L}*`),
    together: phraseList('und | mit | oder'),
    byWhom: phraseList('von | durch'),
  },
  cueContexts: {
    nameLinks: phraseList('von | van'),
    whichever: phraseList('jede[rsnm]? | alle[nr]? | sämtliche[nr]? | jede[rsnm]? beliebige[nr]?'),
    wholeArticles: wordSet('die'),
    shareOf: phraseList('der | des'),
    partsOf: phraseList('von | der'),
    done: phraseList('hat | haben | wurde | wurden'),
    modalDenials: phraseList('nicht'),
    privatives: phraseList(
      String.raw`ehemalige\p{L}? | frühere\p{L}? | stellvertretende\p{L}? | mutmaßliche\p{L}? | angebliche\p{L}? | künftige\p{L}? | kommissarische\p{L}? | sogenannte\p{L}?`,
    ),
    binding: phraseList('verpflicht | zwingend | vorgeschrieben | Pflicht | muss | müss'),
    advised: phraseList('empf[aioe]e?hl | rät | rat'),
    beside: phraseList('und'),
    contraryPrepositions: wordPairs('mit ohne, für gegen, aus nach, vor nach, über unter'),
    smallOpposites: wordPairs('mit ohne, vor nach, über unter, bis ab'),
  },
  notation: {
    dateArticles: phraseList('den'),
    yearsBefore: phraseList(String.raw`v\. ?Chr\.`),
    yearsSince: phraseList(String.raw`n\. ?Chr\.`),
    levels: phraseList('auf'),
    partArticles: phraseList('ein | eine | einem | einen'),
  },
  arithmetic: {
    sum: wordSet('insgesamt zusammen zusammengenommen summe gesamt total'),
    difference:
      wordSet(`mehr weniger höher niedriger tiefer länger kürzer größer kleiner älter jünger schwerer leichter
      breiter schmaler später früher teurer billiger günstiger schneller langsamer wärmer kühler kälter spart
      sparen sparte gespart einsparen ersparnis aufpreis unterschied differenz zusätzlich
      erhöhung anstieg rückgang senkung zuwachs verlust rabatt nachlass mehrkosten aufschlag zuschlag übrig
      verbleiben`),
    average: wordSet('durchschnittlich'),
  },
});
