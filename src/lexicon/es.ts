import { lexicon } from './complete.ts';
import { countUp, numberTable, phraseList, wordGroups, wordSet, wordTable } from './lists.ts';

export const es = lexicon({
  spaced: true,
  decimals: 'comma',
  frequent: wordSet('el la los las de y en que un una es por con del para fue se su al más'),
  stopWords: wordSet(`
    al algo como con cuando cuyo de del desde donde el ella ellas ellos en entre eran es esa ese eso esta está
    están este esto estos fue fueron ha había han hasta las lo los más muy nos nosotros para pero por porque
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
    atLeast: phraseList('al menos'),
    over: phraseList('más de'),
    atMost: phraseList('hasta'),
    under: phraseList('menos de'),
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
    units: wordTable(`
      mm milímetros, cm centímetros, m metro metros, km kilómetros, mi millas, l litros, g gramos, kg
      kilogramos, MP megapixeles
    `),
    durations: wordTable(`
      second segundo segundos, minute minuto minutos, hour hora horas, day día días, week semana semanas, month
      mes meses, year año años
    `),
    currencies: wordTable('$ dólares'),
    percent: phraseList('por ciento'),
    minus: phraseList('menos'),
  },
  names: { titles: wordSet('señor señora'), connectors: wordSet('de la del el al y') },
  denial: { phrases: phraseList('nunca | sin') },
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
  arithmetic: { sum: wordSet('suma') },
});
