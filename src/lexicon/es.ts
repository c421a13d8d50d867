import { spanishAbsence } from './esAbsence.ts';
import { spanishOpposites } from './esOpposites.ts';
import { lexicon } from './lexicon.ts';
import { countUp, numberTable, phraseList, wordGroups, wordSet, wordTable } from './lists.ts';
import { prepositions } from './prepositions.ts';

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
    points: phraseList('puntos?'),
    minus: phraseList('menos'),
    belowZero: phraseList('bajo cero'),
    halfOf: phraseList('medio | media'),
  },
  fields: { defaults: phraseList('por defecto | predeterminad[oa]s?') },
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
    before: phraseList('antes de | antes | hasta'),
    after: phraseList('después de | después | tras'),
    deadlines: phraseList('antes del? | hasta | hasta el | hasta las | a más tardar el'),
    beginnings: phraseList('después del? | tras el | tras | desde | desde el | desde las | a partir del?'),
    inTotal: phraseList('en total | en conjunto'),
    prepositions: prepositions.es,
    passives: wordSet('fue fueron es son sido ser'),
    definite: wordSet('el la los las'),
    participles: phraseList('ado | ada | ados | adas | ido | ida | idos | idas'),
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
    few: phraseList('pocos | pocas | rara vez | raramente'),
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
  grammar: {},
  answers: { tags: phraseList('verdad') },
  evidence: {
    quantifiers: phraseList('sólo | solo | tod[oa]s | cada | algun[oa]s | much[oa]s | poc[oa]s'),
    compares: phraseList('más | menos'),
    together: phraseList('y | con'),
    byWhom: phraseList('por'),
  },
  citations: {
    accordingTo: phraseList(
      'según | de acuerdo con | conforme a | tal como indica | véase | ver | fuente: | ^en',
    ),
    says: phraseList(
      'indica | indican | dice | señala | establece | muestra | describe | fija | exige | menciona',
    ),
    speech:
      phraseList(`dijo | dice | afirmó | afirma | explicó | explica | añadió | añade | declaró | declara | señaló | escribió |
      aseguró | prometió | respondió`),
    pronouns: phraseList('él | ella | ellos | ellas'),
    equals: wordSet('es son era eran'),
    pages: phraseList(String.raw`páginas? | págs?\. | pp?\.`),
    lines: phraseList(String.raw`líneas? | l\.`),
    sections: phraseList(String.raw`secci(?:ón|ones) | apartados? | capítulos? | cap\. | §§?`),
    sourceLists: phraseList('fuentes? | referencias? | bibliografía | notas'),
    authorJoins: phraseList('y | e'),
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
  absence: spanishAbsence,
});
