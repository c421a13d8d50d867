import { germanAbsence } from './deAbsence.ts';
import { germanOpposites } from './deOpposites.ts';
import { lexicon } from './lexicon.ts';
import { countUp, numberTable, phraseList, wordGroups, wordSet, wordTable } from './lists.ts';
import { prepositions } from './prepositions.ts';

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
    durationAdjectives: wordSet('volle'),
    fixedDurations: numberTable(
      `halbe_Stunde 1800, halben_Stunde 1800, Viertelstunde 900, Dreiviertelstunde 2700, anderthalb_Stunden 5400,
      eineinhalb_Stunden 5400, halbes_Jahr 15778476, halben_Jahr 15778476, anderthalb_Jahre 47335428, anderthalb_Jahren 47335428`,
    ),
    currencies: wordTable('CHF franken'),
    percent: phraseList('prozent'),
    percentagePoints: phraseList('prozentpunkte?n?'),
    points: phraseList('punkte?n?'),
    minus: phraseList('minus'),
    belowZero: phraseList('unter null'),
    halfOf: phraseList(
      'ein halber | einen halben | einem halben | eines halben | ein halbes | eine halbe | einer halben',
    ),
  },
  fields: {
    defaults: phraseList(
      'standard(?:mäßig|wert|einstellung)? | voreinstellung | voreingestellt | vorgabe(?:wert)?',
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
    notLabels: wordSet('jahr jahre jahren'),
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
    before: phraseList('vor | bevor | bis | ehe'),
    after: phraseList('nach | nachdem'),
    capitalNouns: true,
    deadlines: phraseList('bis | bis (?:zum|zur|zu) | vor | vor dem | spätestens | spätestens am'),
    beginnings: phraseList('ab | ab dem | seit | seit dem | nach | nach dem | frühestens | erst ab | vom'),
    inTotal: phraseList('insgesamt | alles in allem'),
    prepositions: prepositions.de,
    passives: wordSet('wurde wurden wird werden worden'),
    participles: phraseList('t | en'),
    definite: wordSet('der die das'),
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
    few: phraseList('wenige | selten'),
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
  grammar: {},
  answers: { tags: phraseList('oder | nicht wahr') },
  evidence: {
    quantifiers: phraseList('nur | alle | jede[rsmn]? | kaum | wenige | einige | manche | viele | meisten'),
    compares: phraseList(String.raw`mehr | weniger | nur | alle\p{L}*`),
    together: phraseList('und | mit | oder'),
    byWhom: phraseList('von | durch'),
  },
  citations: {
    accordingTo: phraseList(
      'laut | gemäß | nach Angaben von | nach Angabe von | wie in | siehe | vgl. | Quelle: | steht in | ^in',
    ),
    accordingBehind: phraseList('zufolge | nach'),
    says: phraseList(
      'sagt | besagt | nennt | schreibt | beschreibt | verlangt | legt fest | stellt fest | stellten fest | fand | fanden | berichtet',
    ),
    speech:
      phraseList(`sagt | sagte | erklärt | erklärte | betont | betonte | schrieb | schreibt | meint | meinte | fügte | warnt |
      warnte | versprach | kündigte | antwortete | so | zitiert`),
    pronouns: phraseList('er | sie'),
    pages: phraseList(String.raw`Seiten? | S\.`),
    lines: phraseList(String.raw`Zeilen? | Z\.`),
    sections: phraseList(String.raw`Abschnitte? | Abs\. | Kapitel | Kap\. | §§?`),
    sourceLists: phraseList(
      'Quellen? | Quellenverzeichnis | Literatur | Literaturverzeichnis | Belege | Nachweise | Einzelnachweise',
    ),
    authorJoins: phraseList('und'),
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
  absence: germanAbsence,
});
