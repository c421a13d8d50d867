import { lexicon } from './complete.ts';
import { spanishOpposites } from './esOpposites.ts';
import { countUp, numberTable, phraseList, wordGroups, wordPairs, wordSet, wordTable } from './lists.ts';

export const es = lexicon({
  spaced: true,
  decimals: 'comma',
  letters: 'áíñóú',
  frequent: wordSet(
    `el la los las de y en que un una es por con del para fue se su sus al más o lo son como pero este esta está hay
    puede pueden también sin según cuando entre sobre ha han fue muy ya desde hasta`,
  ),
  stopWords: wordSet(`
    al algo como con cuando cuyo de del desde donde el ella ellas ellos en entre era eran es esa ese eso esta está
    estaba estaban están este esto estos fue fueron ha había han hasta las lo los más muy nos nosotros para pero por porque
    puede pueden que quien se según ser si sobre su sus también tiene tienen una uno unos y ya
  `),
  sentences: {
    nonFinal: wordSet('sr sra srta dra ud uds ee p.ej núm pág aprox'),
    beforeNumber: wordSet('nº cap ene abr ago dic'),
    starters: wordSet('el los las una ella ellos este esta y pero'),
    openEnds: wordSet('de la el y'),
  },
  clauses: { contrast: wordSet('pero'), continuation: wordSet('y') },
  numbers: {
    cardinals: numberTable(
      'cien 100, ciento 100, mil 1000',
      countUp(
        `dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho
        diecinueve`,
        2,
      ),
      countUp(
        `veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve`,
        21,
      ),
      countUp('veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa', 20, 10),
      countUp(
        'doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos',
        200,
        100,
      ),
    ),
    scales: numberTable('millones 1e6'),
    scaleForms: numberTable('mil 1e3, millón 1e6'),
    parts: numberTable('mitad 2, tercio 3, tercios 3, cuarto 4, cuartos 4, quinto 5, quintos 5, décimo 10'),
    joiners: wordSet('y'),
    ordinalEndings: phraseList('º | ª'),
    labels: phraseList('página | capítulo | artículo'),
    sources: phraseList('fuente'),
    steps: phraseList('paso'),
  },
  calendar: {
    months: wordGroups(`
      enero ene, febrero, marzo, abril abr, mayo, junio, julio, agosto ago, septiembre, octubre, noviembre, diciembre dic
    `),
    weekdays: wordGroups('lunes, martes, miércoles, jueves, viernes, sábado, domingo'),
    ambiguousMonths: wordSet('ago ene dic'),
  },
  qualifiers: {
    approxBefore: phraseList('unos | unas | aproximadamente | cerca de | casi | alrededor de'),
    exactBefore: phraseList('exactamente'),
    atLeast: phraseList('al menos | como mínimo | un mínimo de | por lo menos | a partir de'),
    over: phraseList('más de | mayor(?:es)? de | superior(?:es)? a | por encima de'),
    atMost: phraseList('hasta | como máximo | un máximo de | no más de | limitad[oa]s? a'),
    under: phraseList('menos de | menor(?:es)? de | inferior(?:es)? a | por debajo de'),
    atLeastAfter: phraseList('como mínimo | o más | por lo menos | al menos'),
    atMostAfter: phraseList('como máximo | o menos'),
  },
  ranges: {
    to: phraseList('a'),
    until: phraseList('hasta'),
    and: phraseList('y'),
    between: phraseList('entre'),
    from: phraseList('de'),
    by: phraseList('de'),
  },
  measures: {
    periodic: wordSet('mensual anual semanal diario unitario'),
    frequencies: numberTable(
      'diariamente 86400, semanal 604800, semanalmente 604800, mensual 2629746, mensualmente 2629746, trimestral 7889238, anual 31556952, anualmente 31556952',
    ),
    per: wordSet('por al cada'),
    units: wordTable(`
      mm milímetro milímetros, cm centímetro centímetros, m metro metros, km kilómetro kilómetros, mi milla millas, cl
      centilitro centilitros, ml mililitro mililitros, l litro litros, mg miligramo miligramos, g gramo gramos, kg kilogramo
      kilogramos kilo kilos, t tonelada toneladas, ha hectárea hectáreas, MP megapixeles, W vatio vatios, kW kilovatio kilovatios, MW
      megavatio megavatios, kWh kilovatio_hora kilovatios_hora, GB giga gigas
    `),
    durations: wordTable(`
      second segundo segundos, minute minuto minutos, hour hora horas, day día días, week semana semanas, month
      mes meses, year año años
    `),
    fixedDurations: numberTable(
      `media_hora 1800, cuarto_de_hora 900, tres_cuartos_de_hora 2700, medio_año 15778476, hora_y_media 5400,
      hora_y_cuarto 4500, año_y_medio 47335428, mes_y_medio 3944619`,
    ),
    durationParts: numberTable('y_media 0.5, y_medio 0.5, y_cuarto 0.25'),
    ofCurrency: phraseList('de'),
    currencies: wordTable('$ dólar dólares'),
    percent: phraseList('por ciento'),
    percentagePoints: phraseList('puntos? porcentual(?:es)?'),
    greater: phraseList('más | mayor(?:es)? | superior(?:es)?'),
    smaller: phraseList('menos | menor(?:es)? | inferior(?:es)?'),
    points: phraseList('puntos?'),
    minus: phraseList('menos'),
    belowZero: phraseList('bajo cero'),
    halfOf: phraseList('medio | media'),
  },
  names: {
    openers: wordSet(`
      el la los las un una unos unas en del sobre tras según durante desde hasta para por si cuando como cada ningún
      ninguna algunos algunas todos todas también además aunque mientras quien quienes se esta estos estas su
      sus ante entre solo sólo nadie ninguno hace hacía ambos ambas varios varias
    `),
    behindBidding: wordSet('un una unos unas su sus adelante'),
    titles: wordSet('señor señora'),
    connectors: wordSet('de la del el al y'),
  },
  denial: {
    undone: phraseList('solo | sólo | solamente | únicamente | exclusivamente'),
    phrases: phraseList(
      'ni siquiera | no es cierto que | no es verdad que | es falso que | olvid(?:ó|aron|ado) | nunca | jamás | sin | nada | nadie | ningún | ninguna? | ninguno | tampoco',
    ),
  },
  endings: {
    regular: phraseList(
      `o | a | os | as | e | en | an | ar | er | ir | ado | ada | ados | adas | ido | ida | idos | idas | ó | aron | ió |
      ieron | ará | arán | erá | erán | irá | irán | aría | arían | ería | erían | iría | irían | ía | ían | aba | aban | ando |
      iendo | amente`,
    ),
  },
  opposites: {
    pairs: spanishOpposites,
    converses: wordSet('compr vend presta recibe dio recibió norte sur este oeste encima debajo mayor menor'),
    rises:
      wordSet(`aumentó aumenta aumentan aumentaron aumentará aumentarán aumentaría aumentado aumentar aumentando aumento
      subió sube suben subieron subirá subirán subiría subido subir subiendo subida creció crece crecen crecieron crecerá
      crecerán crecería crecido crecer crecimiento incrementó incrementa incrementan incrementaron incrementará
      incrementarán incrementado incrementar incremento ascendió asciende ascendieron ascenderá ascenso elevó eleva elevaron
      elevará elevado repuntó repunta repunte alza`),
    falls:
      wordSet(`disminuyó disminuye disminuyen disminuyeron disminuirá disminuirán disminuiría disminuido disminuir
      disminuyendo disminución bajó bajan bajaron bajará bajarán bajaría bajado bajar bajando bajada cayó cae caen cayeron
      caerá caerán caería caído caer caída redujo reduce reducen redujeron reducirá reducirán reduciría reducido reducir
      reducción descendió desciende descienden descendieron descenderá descenderán descendido descender descenso retrocedió
      retrocede retroceso recortó recorta recortará recorte rebajó rebaja rebajará desplomó desplome mermó merma`),
  },
  tone: {
    hedges: phraseList(`
      quizás? | tal vez | posiblemente | probablemente | aparentemente | supuestamente | podría | podrían | parece |
      parecen | al parecer | a lo mejor
    `),
    judgements: phraseList(`
      mejor(?:es)? | excelentes? | magnífic[oa]s? | increíbles? | maravillos[oa]s? | extraordinari[oa]s? | terribles? |
      desafortunadamente | impresionantes?
    `),
  },
  markers: {
    all: phraseList(
      'todos | todas | todo | toda | cada | siempre | ambos | ambas | cualquiera? | la totalidad',
    ),
    most: phraseList(
      'más de la mitad | la mayoría | la mayor parte | gran parte | generalmente | normalmente | mayormente | habitualmente | por lo general | principalmente | mayoritariamente | casi tod[oa]s?',
    ),
    some: phraseList(
      'algunos | algunas | algún | alguna | a veces | varios | varias | ciertos | ciertas | en parte | una parte | parcialmente | ocasionalmente | la mitad',
    ),
    few: phraseList(
      'pocos | pocas | rara vez | raramente | apenas | una minoría | casi nunca | casi ningun[oa]?',
    ),
    obligation:
      phraseList(String.raw`debe | deben | debía | debían | deberá | deberán | tiene que | tienen que | tendrá que | tendrán que |
      tuvo que | tuvieron que | ha de | han de | obligatori[oa]s? | hay que | habrá que | es necesario | es imprescindible | exig\p{L}+ |
      obliga[nd]?o?s? | impone[n]?`),
    advice: phraseList(
      String.raw`debería | deberían | se recomienda | recom[ie]\p{L}+ | aconsej\p{L}+ | conviene | sugier\p{L}+ | sugiri\p{L}+`,
    ),
    permission: phraseList(
      'puede | pueden | podía | podían | podrá | podrán | se permite | tiene derecho a | tienen derecho a',
    ),
    possible: phraseList(
      `podría | podrían | quizás | quizá | tal vez | probablemente | posiblemente | sospechan? | creen? que | parece que | al parecer |
      supuestamente | presuntamente | es posible que | es probable que | puede que`,
    ),
    planned: phraseList(
      String.raw`intent(?:a|an|ó|aron|aba|aban|ado) | trat(?:a|an|ó|aron) de | planean? | esperan? | prevén? | piensan? | quieren? | previst[oa]s? | pretenden? | barajan? | proponen? | propuso | propusieron |
      aspiran? a | tienen? la intención de | programad[oa]s? |
      (?:estudia|estudian|valora|valoran|considera|consideran)(?= \p{L}+[aei]r(?!\p{L}))`,
    ),
    future: phraseList('va a | van a'),
    only: phraseList('solo | sólo | solamente | únicamente'),
    notOnly: phraseList(
      String.raw`no (?:\p{L}+ )?(?:\p{L}+ )?(?:solo|sólo|solamente|únicamente|exclusivamente)`,
    ),
    requirement: phraseList(
      `si | siempre que | siempre y cuando | a condición | con la condición | solo con | solo a petición | solo previa | en caso de que |
      en caso de`,
    ),
    exception: phraseList(
      `excepto | salvo | sin | a menos que | a no ser que | menos (?:el|la|los|las) | a excepción de | con excepción de |
      exceptuad[oa]s?`,
    ),
    regardless: phraseList(
      `incluso | incluid[oa]s? | aunque no | aun cuando | aun si | aun sin | ni siquiera | incluso si | incluso sin | incluso cuando |
      incluso después de | también (?:quienes|los que|las que|si|cuando|sin) | sin necesidad de | en ningún caso | en todo caso |
      en cualquier caso | sin excepción | sea cual sea | cualquiera que sea | independientemente de`,
    ),
    cause: phraseList(
      `porque | a causa de | debido a | gracias a | ya que | puesto que | dado que | por culpa de | a raíz de | a consecuencia de |
      como consecuencia de | por motivos? de | (?:causad|provocad)[oa]s? por`,
    ),
    concession: phraseList('aunque | a pesar de | pese a | si bien'),
    before: phraseList('antes de | antes | hasta'),
    after: phraseList('después de | después | tras'),
    first: phraseList('primero | en primer lugar | inicialmente'),
    next: phraseList('después(?! de)|luego | más tarde | a continuación | posteriormente'),
    already: phraseList('ya'),
    notYet: phraseList('todavía no | aún no'),
    than: phraseList(
      String.raw`(?<=(?:más|menos|mayor|mayores|menor|menores|mejor|peor)(?: [\p{L}\p{N}]+){0,4} )que`,
    ),
    more: phraseList('más | por encima'),
    less: phraseList('menos | por debajo'),
    saying: phraseList(
      `dij(?:o|eron) | dicen? | declar[óa] | afirman? | afirm(?:ó|aron) | anunci[óa] | señal[óa] | señalan | asegur[óa] | aseguran |
      explic[óa] | explican | indic[óa] | indican | sostien(?:e|en) | sostuv(?:o|ieron) | opin[óa] | opinan | destac[óa] | destacan | subray[óa] |
      advierten? | advirti(?:ó|eron) | critic[óa] | critican | reconocen? | reconoció | admiten? | admitió | coment[óa] | añad(?:e|ió) | replic[óa] |
      respond(?:e|ió) | aleg[óa] | alegan | argument[óa] | argumentan | (?:niega|negó|niegan|duda|dudan|cree|creen|creía|calcula|calculan|calculó|
      estima|estiman|estimó|considera|consideran|consideró|piensa|piensan|teme|temen|prevé|confirma|confirmó|recuerda|recordó|pide|pidió|propone|
      propuso|promete|prometió|informa|informó) (?:de )?que`,
    ),
    accordingTo: phraseList('según | de acuerdo con | en opinión de | a juicio de | en palabras de'),
    inFavour: phraseList(String.raw`vot\p{L}+ a favor | a favor de`),
    against: phraseList(String.raw`vot\p{L}+ en contra | en contra de | vot\p{L}+ contra`),
    abstaining: phraseList(String.raw`abst(?:en|uv|ien)\p{L}+`),
    decided: phraseList('decidió | decidieron | aprobó | aprobaron | acordó | acordaron'),
    proposed: phraseList(String.raw`propon\p{L}+ | propus\p{L}+ | recom[ie]\p{L}+ | sug[ie]\p{L}+`),
    until: phraseList('hasta'),
    contracted: wordTable('a al, de del'),
    unreal: phraseList('habría | habrían | hubiera | hubieran | hubiese | hubiesen'),
    objectSigns: wordSet('a al'),
    each: phraseList('cada un[oa] | por persona'),
    together: phraseList('juntos | juntas | en total | en conjunto | entre los dos | entre las dos'),
    alternate: phraseList('cada dos'),
    exempting: phraseList(
      `no (?:tiene|tienen) que | no hace falta | no es (?:necesario|obligatorio) | no (?:necesita|necesitan)`,
    ),
    forbidding: phraseList(`no (?:debe|deben|puede|pueden) | prohibido | prohibida | se prohíbe`),
    preventing: phraseList(String.raw`evit\p{L}+ que | imp(?:edir|ide|iden|idió|idieron) que`),
    almost: phraseList('casi | por poco'),
    both: phraseList('amb[oa]s | l[oa]s dos | tanto'),
    either: phraseList('o bien'),
    inTurn: phraseList('respectivamente'),
    changeBy: phraseList('en | un'),
    changeTo: phraseList('al? | hasta(?: el)?'),
    deadlines: phraseList('antes del? | hasta | hasta el | hasta las | a más tardar el'),
    beginnings: phraseList('después del? | tras el | tras | desde | desde el | desde las | a partir del?'),
    expiries: phraseList('terminan? | finalizan? | vencen? | caducan? | acaban? | concluyen? | plazo | fin'),
    anyTime: phraseList('en cualquier momento | en todo momento'),
    inTotal: phraseList('en total | en conjunto'),
    agents: wordSet('por'),
    prepositions: wordSet('de del a al en con para por sobre contra entre hacia desde'),
    noSettings: phraseList(
      'por ejemplo | en comparación | en cambio | en resumen | por otra parte | por lo tanto',
    ),
    passives: wordSet('fue fueron es son sido ser'),
    definite: wordSet('el la los las'),
    participles: phraseList('ado | ada | ados | adas | ido | ida | idos | idas'),
    restrictions: wordSet('con sin de menores mayores desde hasta'),
    repetitions: numberTable('una_vez 1, dos_veces 2, tres_veces 3, cuatro_veces 4, cinco_veces 5'),
    possessives: wordSet('su sus'),
    conjunctions: wordSet('y e'),
    alternatives: wordSet('o u'),
    joins: wordSet('y o e'),
    past: wordSet('fue fueron era eran había habían'),
    former: phraseList('en lugar de | frente a'),
    formerly: phraseList('antes | anterior'),
    pronouns: wordSet('él ella ellos ellas su sus este esta'),
  },
  strength: {
    relatives: phraseList(
      'hermano | hermana | padre | madre | hijo | hija | marido | esposa | esposo | tío | tía | sobrino | sobrina | primo | prima | viuda | viudo | vecino | vecina',
    ),
    supposed: phraseList(String.raw`podría\p{L}* | debería\p{L}*`),
    open: phraseList(String.raw`pued\p{L}* | podr\p{L}* | deb\p{L}*`),
    conditions: phraseList('siempre que'),
    whole: phraseList('tod[oa]s | siempre | nunca'),
    part: phraseList('algun[oa]s | much[oa]s'),
    soleBeforeOthers: phraseList('solamente | únicamente'),
    anySole: phraseList(String.raw`solo | sólo | solamente | únic\p{L}*`),
    cause: phraseList('porque | debido a'),
    anyCause: phraseList('porque | debido | por'),
    said: phraseList('según | dijo'),
    untrue: phraseList('negó | niega'),
    that: phraseList('que'),
    callsUntrue: phraseList('es | es un'),
    joints: phraseList('y | pero | o'),
    obliges: phraseList('debe | deben'),
    permits: phraseList('puede | pueden'),
    permitsNot: phraseList('no'),
    majority: phraseList('la mayoría'),
    minority: phraseList('algun[oa]s'),
    many: phraseList('tod[oa]s'),
    nearly: phraseList('casi'),
    except: phraseList('excepto | salvo'),
    limits: phraseList('solo | sólo | no'),
    unless: phraseList('a menos que'),
    onlyIf: phraseList('si | cuando'),
    dateBefore: phraseList('antes de'),
    dateAfter: phraseList('después de'),
    dateAt: phraseList('en'),
  },
  grammar: {
    articles: wordSet('el los las'),
    kindArticles: wordSet('un una el la'),
    wholes: wordSet('los las todos todas'),
  },
  answers: { tags: phraseList('verdad') },
  evidence: {
    quantifiers: phraseList('sólo | solo | tod[oa]s | cada | algun[oa]s | much[oa]s | poc[oa]s'),
    compares: phraseList('más | menos'),
    together: phraseList('y | con'),
    byWhom: phraseList('por'),
  },
  cueContexts: {
    nameLinks: phraseList('de | del | la'),
    whichever: phraseList('cualquier | cada | todo | toda | todos los | todas las'),
    wholeArticles: wordSet('los las'),
    shareOf: phraseList('de'),
    partsOf: phraseList('de | de los | de las'),
    done: phraseList('fue | fueron | ha | han | ha sido | han sido | había | habían'),
    modalDenials: phraseList('no'),
    privatives: phraseList(
      'antigu[oa]s? | ex | adjunt[oa] | suplente | presunt[oa]s? | supuest[oa]s? | futur[oa]s? | vice | interin[oa]',
    ),
    restrictiveRelatives: phraseList('que | cuy[oa]s?'),
    binding: phraseList('oblig | exig | tienen? que'),
    advised: phraseList('recom | aconsej | conviene | se recom'),
    beside: phraseList('y'),
    contraryPrepositions: wordPairs('por para, con sin, sobre bajo, desde hasta, para contra'),
    smallOpposites: wordPairs('con sin, antes después, sobre bajo, dentro fuera, hasta desde'),
  },
  notation: {
    dateOf: phraseList('de | del'),
    fullHourLeads: phraseList('después de las | antes de las'),
    hourLeads: phraseList('a las? | las | hasta las | desde las'),
    dayOf: phraseList('de'),
    levels: phraseList('hasta'),
    partArticles: phraseList('una'),
  },
  arithmetic: {
    sum: wordSet('suma suman sumaron sumando total juntos conjunto totalizan'),
    difference: wordSet(
      `más menos supera superan ahorra ahorran ahorrar ahorro diferencia adicional adicionales subida aumento
      incremento bajada descenso reducción rebaja descuento ganó ganado perdió perdido sobra sobran faltan queda
      quedan recargo crecimiento caída encima debajo`,
    ),
  },
});
