import { lexicon } from './complete.ts';
import { frenchOpposites } from './frOpposites.ts';
import { countUp, numberTable, phraseList, wordGroups, wordPairs, wordSet, wordTable } from './lists.ts';

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
    frequencies: numberTable(
      'quotidiennement 86400, hebdomadaire 604800, mensuel 2629746, mensuelle 2629746, mensuellement 2629746, trimestriel 7889238, annuel 31556952, annuelle 31556952, annuellement 31556952',
    ),
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
    greater: phraseList('plus | supérieure?s?'),
    smaller: phraseList('moins | inférieure?s?'),
    points: phraseList('points?'),
    minus: phraseList('moins'),
    halfOf: phraseList('un demi | une demi'),
    belowZero: phraseList('au-dessous de zéro | en dessous de zéro | sous zéro'),
  },
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
    converses: wordSet('achet vend acheté vendu prêt emprunt prêté emprunté nord sud est ouest plus moins'),
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
    all: phraseList(
      'tous | toutes | tout | toute | chaque | toujours | chacune? | la totalité | l’ensemble | systématiquement',
    ),
    most: phraseList(
      'plus de la moitié | la plupart | la majorité | la majeure partie | généralement | en général | souvent | le plus souvent | habituellement | principalement | majoritairement | presque (?:tous|toutes)',
    ),
    some: phraseList(
      'certains | certaines | quelques | parfois | plusieurs | en partie | une partie | partiellement | de temps en temps | la moitié',
    ),
    few: phraseList('peu de | rarement | une minorité | presque (?:aucune?|jamais)'),
    obligation:
      phraseList(`doit | doivent | devait | devaient | devra | devront | il faut | il faudra | (?:est|sont) tenue?s? de | obligatoires? | obligatoirement |
      impos(?:e|ent|é|ée|és|ées) | exig(?:e|ent|é|ée|és|ées) | oblig(?:e|ent|é|ée|és|ées)`),
    advice: phraseList(
      String.raw`devrait | devraient | recommand\p{L}+ | conseill(?:e|ent|ée?s?) | préconis\p{L}+ | sugg[èé]r\p{L}+ | souhaitable | il vaut mieux`,
    ),
    permission: phraseList(
      'peut | peuvent | pouvait | pouvaient | pourra | pourront | (?:a|ont) le droit de | (?:est|sont) autorisée?s? à | facultati(?:f|ve)s?',
    ),
    possible: phraseList(
      `pourrait | pourraient | peut-être | probablement | sans doute | vraisemblablement | éventuellement | espère que | soupçonne | semble |
      semblent | serait | seraient | il est possible que | il se peut | susceptibles? de | (?:pense|pensent|croit|croient) que`,
    ),
    planned: phraseList(
      `tent(?:e|ent|é|a|aient|ait) d(?:e|’\\p{L}+) | essa(?:ie|ient|yé|ya|yaient) d(?:e|’\\p{L}+) | cherch(?:e|ent|é|a)? à | prévoit | prévoient | compte | envisagent? | espère | espèrent | souhaitent? | prévue?s? | veut | veulent | proposent? d(?:e|’\\p{L}+) | projettent? |
      (?:a|ont) l’intention de | visent? à | programmée?s?`,
    ),
    future: phraseList('va | vont | sera | seront | aura | auront'),
    only: phraseList('seulement | uniquement | seul | seuls | seule | seules'),
    notOnly: phraseList(
      String.raw`(?:non|pas) (?:\p{L}+ )?(?:\p{L}+ )?(?:seulement|uniquement|exclusivement)`,
    ),
    requirement: phraseList(
      'si | à condition | pourvu que | sous réserve | seulement avec | uniquement avec | dès lors que',
    ),
    exception: phraseList(
      'sauf | sans | excepté | à moins | hormis | à l’exception | exception faite | en dehors de',
    ),
    regardless: phraseList(
      `y compris | même si | même sans | même en cas | même quand | même lorsque | même pour | sans avoir à |
      indépendamment de | en aucun cas | en toute circonstance | quelle? que soi(?:en)?t | quels que soient | sans exception | dans tous les cas`,
    ),
    cause: phraseList(
      `parce que | à cause de | en raison de | grâce à | car | puisque | du fait de | faute de | à la suite de | suite à | étant donné |
      (?:causée?s?|provoquée?s?) par`,
    ),
    concession: phraseList('malgré | bien que | en dépit de | quoique'),
    before: phraseList("avant | jusqu'à | jusqu'au | jusqu'aux | jusqu'en"),
    after: phraseList('après'),
    first: phraseList('d’abord | en premier lieu | initialement'),
    next: phraseList('puis | ensuite | plus tard | par la suite'),
    already: phraseList('déjà'),
    notYet: phraseList('pas encore'),
    than: phraseList(String.raw`(?<=(?:plus|moins|meilleure?s?|pires?)(?: [\p{L}\p{N}]+){0,4} )que`),
    more: phraseList('plus | au-dessus'),
    less: phraseList('moins | au-dessous | en dessous'),
    saying: phraseList(
      `dit | disent | a dit | déclarent? | a déclaré | déclaré | affirment? | affirmé | estiment? | estimé | annoncent? | annoncé | expliquent? | expliqué |
      indiquent? | indiqué | précisent? | précisé | soulignent? | souligné | assurent? | assuré | ajoute | ajouté | répond | répondent | répondu | rappellent? |
      rappelé | reconnaît | admet | considèrent? | jugent? | regrettent? | regretté | déplorent? | déploré | prévient | avertit | rétorque | rétorqué |
      (?:pense|pensent|croit|croient|soutient|soutiennent|confirme|confirmé|conteste|doute|doutent|calcule|calculent|note|noté|craint|craignent|
      redoute|redoutent|promet|promis|propose|proposé|demande|demandé) qu(?:e|’\\p{L}+)`,
    ),
    accordingTo: phraseList('selon | d’après | aux yeux de | de l’avis de'),
    deniesBackward: true,
    inFavour: phraseList(String.raw`vot\p{L}+ pour | en faveur de`),
    against: phraseList(String.raw`vot\p{L}+ contre`),
    abstaining: phraseList(String.raw`abst(?:en|ien)\p{L}+`),
    decided: phraseList('décidé | a voté | adopté | adoptée | approuvé | approuvée'),
    proposed: phraseList(String.raw`propos\p{L}+ | recommand\p{L}+ | sugg[èé]r\p{L}+`),
    expiries: phraseList('fin | expire | termine | s’achève | échéance | limite'),
    anyTime: phraseList('à tout moment | n’importe quand'),
    inTotal: phraseList('au total | en tout'),
    contracted: wordTable('de du des, à au aux'),
    unreal: phraseList('aurait | auraient'),
    each: phraseList('chacun | chacune | par personne'),
    together: phraseList('ensemble | au total | à eux deux | à elles deux | à eux trois'),
    alternate: phraseList(String.raw`une? \p{L}+ sur deux`),
    exempting: phraseList(
      `n’est pas (?:obligé|tenu|nécessaire) | ne sont pas (?:obligés|tenus) | n’(?:a|ont) pas besoin | n’(?:a|ont) pas à | pas obligatoire`,
    ),
    forbidding: phraseList(
      `ne (?:doit|doivent|peut|peuvent) pas | n’(?:a|ont) pas le droit | interdit | interdite`,
    ),
    preventing: phraseList(
      String.raw`empêch\p{L}+(?: \p{L}+){1,4} d(?:e|’\p{L}+) | (?:empêch|évit)\p{L}+ que`,
    ),
    almost: phraseList('presque | failli'),
    both: phraseList('les deux | tous les deux | toutes les deux'),
    either: phraseList('soit'),
    inTurn: phraseList('respectivement'),
    changeBy: phraseList('de'),
    changeTo: phraseList('à'),
    deadlines: phraseList("avant | avant le | jusqu'à | jusqu'au | jusqu'en | au plus tard le"),
    beginnings: phraseList(
      'après | après le | dès | dès le | depuis | depuis le | à partir de | à partir du | à compter du',
    ),
    until: phraseList("jusqu'à | jusqu'au | jusqu'aux | jusqu'en"),
    agents: wordSet('par'),
    prepositions: wordSet('de du des à au aux en dans sur sous pour par avec contre chez vers entre'),
    noSettings: phraseList(
      'par exemple | en comparaison | en outre | en plus | en revanche | en bref | par conséquent',
    ),
    passives: wordSet('été est sont fut furent'),
    definite: wordSet('le la les'),
    participles: phraseList('é | ée | és | ées | i | ie | u | ue'),
    restrictions: wordSet('avec sans de âgés âgées jusqu'),
    repetitions: numberTable('une_fois 1, deux_fois 2, trois_fois 3, quatre_fois 4, cinq_fois 5'),
    possessives: wordSet('son sa ses leur leurs'),
    conjunctions: wordSet('et'),
    alternatives: wordSet('ou'),
    joins: wordSet('et ou'),
    past: wordSet('était étaient fut furent avait avaient'),
    former: phraseList('au lieu de | contre'),
    formerly: phraseList('avant | auparavant | était'),
    pronouns: wordSet('il elle ils elles ce cette son sa ses leur leurs'),
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
  grammar: {
    articles: wordSet('le la les un une'),
    kindArticles: wordSet('un une le la'),
    wholes: wordSet('les tous toutes'),
  },
  answers: { tags: phraseList("n'est-ce pas") },
  evidence: {
    quantifiers: phraseList('seuls? | tous | toutes | chaque | certaine?s | quelques | plusieurs | peu'),
    compares: phraseList('plus | moins'),
    together: phraseList('et | avec'),
    byWhom: phraseList('par'),
  },
  cueContexts: {
    partsOf: phraseList('des | sur | sur les'),
    nameLinks: phraseList('de | la'),
    whichever: phraseList("tout | toute | chaque | tous les | toutes les | n'importe quel(?:le)?s?"),
    wholeArticles: wordSet('les'),
    shareOf: phraseList('des | de'),
    modalDenials: phraseList('pas'),
    done: phraseList('a | ont | a été | ont été | avait | avaient | fut | furent'),
    privatives: phraseList(
      'ancien | ancienne | anciens | anciennes | ex | adjointe? | suppléante? | présumée?s? | future?s? | prétendue?s?',
    ),
    restrictiveRelatives: phraseList('dont | qui | que'),
    binding: phraseList('oblig | exig | impos'),
    advised: phraseList('recom | conseill | préconis'),
    beside: phraseList('et'),
    contraryPrepositions: wordPairs('par pour, avec sans, sur sous, pour contre'),
    smallOpposites: wordPairs('avec sans, avant après, sur sous, dans hors'),
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
});
