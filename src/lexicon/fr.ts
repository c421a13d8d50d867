import { frenchAbsence } from './frAbsence.ts';
import { frenchOpposites } from './frOpposites.ts';
import { lexicon } from './lexicon.ts';
import { countUp, numberTable, phraseList, wordGroups, wordSet, wordTable } from './lists.ts';
import { prepositions } from './prepositions.ts';

export const fr = lexicon({
  spaced: true,
  decimals: 'comma',
  letters: 'àâæçèêëîïôœùû',
  frequent: wordSet(
    `le la les de des et est un une du dans pour que qui sur au avec par sont été aux pas ne à en ce cet cette il elle
    ils elles se sa ses leur leurs mais ou où si nous vous peut peuvent`,
  ),
  stopWords: wordSet(`
    alors au aussi aux avait avec avoir ce cela ces cet cette ceux chez comme dans de des donc dont du elle
    elles en est et était étaient été être eux ils je le les leur leurs lors lui mais même nos notre nous où ou
    par pendant peut peuvent qu que quel quelle qui sa sans selon ses si sont sous sur très tous tout toute
    toutes une vers vos votre vous
  `),
  sentences: {
    nonFinal: wordSet('mme mmes mlle mm p.ex c.-à-d env'),
    beforeNumber: wordSet('janv févr avr juil déc'),
    starters: wordSet('le la les un une il elle ils elles nous vous ce cette ces et mais dans en'),
    openEnds: wordSet('de la le les et'),
  },
  clauses: { contrast: wordSet('mais'), continuation: wordSet('et') },
  numbers: {
    cardinals: numberTable(
      'vingts 20, cent 100, cents 100, mille 1000',
      countUp('deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize', 2),
      countUp('vingt trente quarante cinquante soixante', 20, 10),
    ),
    scales: numberTable('million 1e6, millions 1e6, milliard 1e9, milliards 1e9'),
    scaleForms: numberTable('mille 1e3'),
    one: numberTable('un 1'),
    parts: numberTable(
      'moitié 2, tiers 3, quart 4, quarts 4, cinquième 5, cinquièmes 5, dixième 10, dixièmes 10',
    ),
    joiners: wordSet('et'),
    ordinalEndings: phraseList('er | ère | ème'),
    labels: phraseList('version | article'),
    steps: phraseList('étape'),
  },
  calendar: {
    months: wordGroups(`
      janvier janv, février févr fév, mars, avril avr, mai, juin, juillet juil, août aout, septembre, octobre, novembre,
      décembre déc
    `),
    weekdays: wordGroups('lundi, mardi, mercredi, jeudi, vendredi, samedi, dimanche'),
    ambiguousMonths: wordSet('mai mars avr'),
  },
  qualifiers: {
    approxBefore: phraseList('environ | près de | presque | autour de'),
    exactBefore: phraseList('exactement'),
    atLeast: phraseList('au moins | au minimum | un minimum de | à partir de | dès'),
    over: phraseList('plus de | supérieure?s? à | au-delà de | au-dessus de'),
    atMost: phraseList("jusqu'à | au plus | au maximum | un maximum de | limitée?s? à | pas plus de"),
    under: phraseList('moins de | inférieure?s? à | en dessous de | au-dessous de'),
    atLeastAfter: phraseList('au moins | au minimum | et plus | ou plus'),
    atMostAfter: phraseList('au plus | au maximum | ou moins'),
  },
  ranges: {
    to: phraseList('à'),
    until: phraseList('au'),
    and: phraseList('et'),
    between: phraseList('entre'),
    from: phraseList('de | du'),
    by: phraseList('de'),
  },
  measures: {
    periodic: wordSet('mensuel mensuelle annuel annuelle hebdomadaire quotidien unitaire horaire'),
    per: wordSet('par chaque chacun chacune'),
    units: wordTable(`
      mm millimètre millimètres, cl centilitre centilitres, dl décilitre décilitres, cm centimètre centimètres, m mètre mètres, km kilomètre kilomètres, mg milligramme milligrammes, g gramme grammes, kg
      kilogramme kilogrammes, KB Ko kilooctet kilooctets, MB Mo mégaoctet mégaoctets, GB Go gigaoctet gigaoctets, TB To téraoctet téraoctets, MW mégawatt mégawatts, kWh kilowattheure kilowattheures, ha hectare hectares
    `),
    durations: wordTable(`
      second seconde secondes, hour heure heures, day jour jours, week semaine semaines, month mois, year an ans
      année années
    `),
    fixedDurations: numberTable(
      `demi-heure 1800, quart_d'heure 900, trois_quarts_d'heure 2700, demi-journée 43200, heure_et_demie 5400,
      heure_et_quart 4500, an_et_demi 47335428, mois_et_demi 3944619`,
    ),
    durationParts: numberTable('et_demie 0.5, et_demi 0.5, et_quart 0.25'),
    ofCurrency: phraseList("de | d'"),
    percent: phraseList('pour cent'),
    percentagePoints: phraseList('points? de pourcentage'),
    points: phraseList('points?'),
    minus: phraseList('moins'),
    halfOf: phraseList('un demi | une demi'),
    belowZero: phraseList('au-dessous de zéro | en dessous de zéro | sous zéro'),
  },
  fields: { defaults: phraseList('par défaut') },
  names: {
    openers: wordSet(`
      la le les un une du dans sur sous sans avec pour par chez entre vers dès après avant pendant depuis selon malgré
      grâce lorsque quand si comme chaque aucun aucune plusieurs certains certaines tous toutes tout toute seul seule
      seuls seules ainsi cette ce ces cet il elle ils elles nous vous qui que leur leurs notre votre cependant toutefois
      enfin ensuite puis alors actuellement outre lors afin muni munie munis munies faute parmi autant tant
    `),
    behindBidding: wordSet('un une son sa ses leur leurs votre vos notre nos'),
    titles: wordSet('monsieur madame'),
    connectors: wordSet('de la le du des'),
    fillers: wordSet('sa'),
  },
  denial: {
    undone: phraseList('seulement | uniquement | exclusivement'),
    particles: wordSet('pas'),
    phrases: phraseList(
      String.raw`et non | non pas | n(?:e |’)\p{L}+ plus(?! que) | il est faux que | il n’est pas vrai que | (?:a|ont|avait) oublié de | oublia de | sans | aucune? | jamais | rien | personne(?= n) | nulle part`,
    ),
    weak: wordSet('ne pas'),
  },
  endings: {
    regular: phraseList(
      `e | es | é | ée | és | ées | er | ent | ait | aient | era | eront | ant | a | i | ie | is | ies | it | ir | issent |
      u | ue | us | ues | re | x`,
    ),
  },
  opposites: {
    pairs: frenchOpposites,
    rises:
      wordSet(`augmenté augmentée augmentés augmentées augmente augmentent augmenta augmentait augmentera augmenteront
      augmenterait augmenter augmentation progressé progresse progressent progressera progression grimpé grimpe grimpent
      grimpera crû croît croissent croîtra croissance hausse relevé relève relèvera monté monte montent montera accru accroît
      accroissement bondi bondit`),
    falls:
      wordSet(`diminué diminuée diminués diminuées diminue diminuent diminua diminuait diminuera diminueront diminuerait
      diminuer diminution baissé baisse baissent baissera baisseront baisserait baisser reculé recule reculent reculera
      reculeront recul chuté chute chutent chutera réduit réduite réduits réduites réduisent réduira réduiront réduire
      réduction abaissé abaisse abaissera descendu descend descendent descendra décru décroît tombé tombe tombent tombera
      régressé régresse régression`),
  },
  tone: {
    hedges: phraseList(`
      peut-être | probablement | vraisemblablement | éventuellement | apparemment | pourrait | pourraient | semble |
      semblent | il se peut que | serait
    `),
    judgements: phraseList(`
      meilleure?s? | excellente?s? | magnifiques? | formidables? | remarquables? | incroyables? |
      exceptionnel(?:le)?s? | terribles? | malheureusement | superbes?
    `),
  },
  markers: {
    before: phraseList("avant | jusqu'à | jusqu'au | jusqu'aux | jusqu'en"),
    after: phraseList('après'),
    inTotal: phraseList('au total | en tout'),
    deadlines: phraseList("avant | avant le | jusqu'à | jusqu'au | jusqu'en | au plus tard le"),
    beginnings: phraseList(
      'après | après le | dès | dès le | depuis | depuis le | à partir de | à partir du | à compter du',
    ),
    prepositions: prepositions.fr,
    passives: wordSet('été est sont fut furent'),
    definite: wordSet('le la les'),
    participles: phraseList('é | ée | és | ées | i | ie | u | ue'),
  },
  strength: {
    relatives: phraseList(
      'frère | sœur | père | mère | parents | fils | fille | mari | épouse | époux | oncle | tante | neveu | nièce | cousin | cousine | veuve | veuf | voisin | voisine',
    ),
    supposed: phraseList(String.raw`pourrai\p{L}+ | devrai\p{L}+`),
    open: phraseList(String.raw`peu\p{L}* | pourr\p{L}* | devr\p{L}*`),
    conditions: phraseList('pourvu que'),
    whole: phraseList('tous | toutes | toujours | jamais'),
    part: phraseList('certain(?:e?s) | plusieurs | souvent'),
    soleBeforeOthers: phraseList('seulement | uniquement'),
    anySole: phraseList('seule?s? | seulement | unique(?:ment)?'),
    cause: phraseList('à cause | grâce à'),
    anyCause: phraseList('cause | grâce'),
    said: phraseList('selon'),
    untrue: phraseList('nie | niait'),
    that: phraseList('que'),
    callsUntrue: phraseList('est | est un'),
    joints: phraseList('et | mais | ou'),
    obliges: phraseList('doit | doivent'),
    permits: phraseList('peut | peuvent'),
    permitsNot: phraseList('pas'),
    majority: phraseList('la plupart'),
    few: phraseList('peu | rarement'),
    minority: phraseList('quelques | certaine?s'),
    many: phraseList('tous | toutes'),
    nearly: phraseList('presque'),
    except: phraseList('sauf | excepté'),
    limits: phraseList('seulement | pas'),
    unless: phraseList('à moins'),
    onlyIf: phraseList('si'),
    dateBefore: phraseList('avant'),
    dateAfter: phraseList('après'),
    dateAt: phraseList('en | le'),
    dateArticles: phraseList('le'),
  },
  grammar: {},
  answers: { tags: phraseList("n'est-ce pas") },
  evidence: {
    quantifiers: phraseList('seuls? | tous | toutes | chaque | certaine?s | quelques | plusieurs | peu'),
    compares: phraseList('plus | moins'),
    together: phraseList('et | avec'),
    byWhom: phraseList('par'),
  },
  citations: {
    accordingTo: phraseList(
      "selon | d'après | suivant | comme (?:indiqué|précisé) dans | cf. | voir | source : | ^dans",
    ),
    says: phraseList(
      'indique | indiquent | précise | précisent | dit | affirme | mentionne | montre | montrent | décrit | fixe | impose | prévoit',
    ),
    speech:
      phraseList(`dit | a dit | a déclaré | déclare | affirme | a affirmé | explique | a expliqué | ajoute | a ajouté | écrit |
      a écrit | souligne | a souligné | promet | a promis | répond | a répondu`),
    pronouns: phraseList('(?:t-)?(?:il|elle|ils|elles)'),
    equals: wordSet('est sont était étaient'),
    pages: phraseList(String.raw`pages? | pp?\.`),
    lines: phraseList(String.raw`lignes? | l\.`),
    sections: phraseList(String.raw`sections? | chapitres? | chap\. | §§?`),
    sourceLists: phraseList('sources? | références? | bibliographie | notes'),
    authorJoins: phraseList('et'),
  },
  notation: {
    dateOf: phraseList('de'),
    fullHourLeads: phraseList('après | avant'),
    hourLeads: phraseList("à | dès | vers | jusqu'à | entre"),
    dayOf: phraseList('de'),
    dateArticles: phraseList('le'),
    levels: phraseList('à'),
    partArticles: phraseList('une | un'),
  },
  arithmetic: {
    sum: wordSet('ensemble total tout totale totalité somme cumulé cumulée totalisent'),
    difference: wordSet(
      `plus moins gagner gagne gagné gagnés perdu perdus perdre économise économisent économiser économie différence
      écart supplémentaire supplémentaires hausse baisse augmentation diminution réduction augmenté augmente
      augmentera diminué diminue baissé supplément rabais remise recul progression croissance surcoût reste restent
      restant marge dessus dessous`,
    ),
  },
  absence: frenchAbsence,
});
