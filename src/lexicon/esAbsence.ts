import type { AbsenceLexicon } from './absences.ts';
import { phraseList, wordSet } from './lists.ts';

const source = String.raw`(?:el|la|los|las|este|esta|estos|estas)\s(?:documentos?|textos?|páginas?|artículos?|notas?|actas?|fuentes?|informes?|contratos?|prospecto|guía|manual|transcripción|correos?|carta|mensaje|archivo|contexto|pasajes?|sección|fragmento|reglamento|folleto|anuncio|comunicado|estudio|documentación|instrucciones|condiciones|información|bases|normas|web|resumen|noticia|mail|email|programa|cartel|circular|convenio|presupuesto|factura|receta|capítulo|entrevista|tabla|lista|aviso|ficha)(?:\s(?:proporcionad[oa]s?|dad[oa]s?|adjunt[oa]s?))?`;
const tells = String.raw`(?:menciona(?:n)?|da(?:n)?|identifica(?:n)?|define(?:n)?|recoge(?:n)?|deja(?:n)?\sclaro|dice(?:n)?|indica(?:n)?|especifica(?:n)?|precisa(?:n)?|explica(?:n)?|describe(?:n)?|nombra(?:n)?|aclara(?:n)?|detalla(?:n)?|habla(?:n)?\sde|trata(?:n)?|señala(?:n)?|cita(?:n)?|aborda(?:n)?)`;
const told = `(?:mencionad[oa]s?|indicad[oa]s?|especificad[oa]s?|precisad[oa]s?|explicad[oa]s?|descrit[oa]s?|detallad[oa]s?|recogid[oa]s?)`;
const se = String.raw`no\sse\s(?:menciona(?:n)?|dice|indica(?:n)?|especifica(?:n)?|precisa(?:n)?|explica(?:n)?|detalla(?:n)?|aclara(?:n)?|recoge(?:n)?|nombra(?:n)?|señala(?:n)?|habla\sde|da(?:n)?|sabe|aclara)`;
const within = String.raw`(?:\sen\s${source})?`;
const end = String.raw`\s*[.!]?\s*$`;
const form = (pattern: string): RegExp => new RegExp(pattern, 'iu');
const available = `(?:disponibles?|incluid[oa]s?|ofrecid[oa]s?|previst[oa]s?)`;
const may = `(?:permitid[oa]s?|posibles?|autorizad[oa]s?|admitid[oa]s?|aceptad[oa]s?|necesari[oa]s?|obligatori[oa]s?|recomendad[oa]s?)`;

export const spanishAbsence: Partial<AbsenceLexicon> = {
  cues: phraseList('desconoce | no | nadie | nada'),
  ofSource: [
    form(
      `(?<!\\p{L})${source}\\sno\\s(?:dice(?:n)?|menciona(?:n)?|contiene(?:n)?|indica(?:n)?|da(?:n)?|ofrece(?:n)?)\\s(?:nada|(?:ninguna\\s)?información)(?:\\s(?:sobre|de|del|acerca\\sde|acerca\\sdel|respecto\\sa|respecto\\sal))?(?:\\s(?<what>.+?))?${end}`,
    ),
    form(
      `(?<!\\p{L})${source}\\sno\\s${tells}(?:\\s(?:expresamente|explícitamente))?(?:\\s(?<what>.+?))?${end}`,
    ),
    form(
      `(?<!\\p{L})${source}\\sno\\shace(?:n)?\\s(?:ninguna\\s)?(?:mención|referencia)\\s(?:de|del|a|al)\\s(?<what>.+?)${end}`,
    ),
    form(
      `^(?:en\\s${source},?\\s)?${se}(?:\\snada\\s(?:sobre|de|del))?${within}\\s(?<what>.+?)${within}${end}`,
    ),
    form(`^(?<what>.+?)\\sno\\s(?:se\\smenciona(?:n)?|está(?:n)?\\s${told}|aparece(?:n)?)${within}${end}`),
    form(
      `(?<!\\p{L})no\\shay\\s(?:ninguna\\s)?(?:información|mención|indicación|datos)${within}\\s(?:sobre|de|del|acerca\\sde)\\s(?<what>.+?)${end}`,
    ),
    form(
      `^(?:sobre|acerca\\sdel?|respecto\\sal?)\\s(?<what>.+?),?\\s(?:${source}\\s)?no\\s(?:se\\s)?(?:dice(?:n)?|menciona(?:n)?|indica(?:n)?|da(?:n)?|hay)\\s(?:nada|(?:ninguna\\s)?(?:información|mención|indicación)|datos)${within}${end}`,
    ),
    form(
      `^(?:en\\s${source},?\\s)?(?:no\\s(?:consta(?:n)?|figura(?:n)?|aparece(?:n)?|queda\\sclaro|está\\sclaro)|se\\sdesconoce(?:n)?)${within},?\\s(?<what>.+?)${within}${end}`,
    ),
    form(`^(?<what>.+?)\\sno\\s(?:consta(?:n)?|figura(?:n)?)${within}${end}`),
    form(
      `^(?:no\\sse\\s(?:indica|especifica|menciona|precisa)|no\\s(?:especificado|indicado))${within}${end}`,
    ),
  ],
  ofSubject: [
    form(
      `^(?:en\\s(?<of>[^,]+?),?\\s)?(?:todavía\\s)?no\\s(?:hay|existe(?:n)?|hubo)\\s(?:ning[úu]na?\\s|ningún\\s)?(?<what>.+?)${end}`,
    ),
    form(`^(?<what>.+?)\\sno\\sestá(?:n)?\\s${available}${end}`),
    form(`^(?<what>.+?)\\sno\\s(?:está(?:n)?|es|son)\\s(?<does>${may})${end}`),
    form(`^(?<what>.+?)\\sno\\sexiste(?:n)?${end}`),
    form(
      `^no\\sse\\s(?<does>admite(?:n)?|permite(?:n)?|acepta(?:n)?|ofrece(?:n)?|recomienda(?:n)?|necesita(?:n)?)\\s(?<what>.+?)${end}`,
    ),
    form(
      `^(?<of>.+?)\\sno\\s(?:tiene(?:n)?|contiene(?:n)?|ofrece(?:n)?|incluye(?:n)?|dispone(?:n)?\\sde|admite(?:n)?)\\s(?:ning[úu]na?\\s|ningún\\s)?(?<what>.+?)${end}`,
    ),
    form(`^nadie\\s(?<what>.+?)${end}`),
  ],
  planned: phraseList('previst[oa]s? | próximamente | prevé | planead[oa]s? | en estudio | propuest[oa]s?'),
  asked: {
    when: /(?<!\p{L})(?:cuándo|(?:a qué|en qué) (?:hora|fecha|día|año)|(?:la |las |el |los )?(?:fechas?|horarios?|plazos?)(?= de))(?!\p{L})/giu,
    howLong: /(?<!\p{L})(?:cuánto (?:tiempo|dura)|(?:la )?duración)(?!\p{L})/giu,
    howMuch:
      /(?<!\p{L})(?:a qué temperatura|cuánt[oa]s?|cuán|(?:el )?(?:número|peso|importe|tamaño)(?= de)|(?:la )?(?:cantidad|altura|edad)(?= de))(?!\p{L})/giu,
    price: /(?<!\p{L})(?:cuánto(?= cuesta)|cuestan?|precios?|costes?|tarifas?)(?!\p{L})/giu,
    who: /(?<!\p{L})(?:quién|quiénes)(?!\p{L})/giu,
    where: /(?<!\p{L})(?:d[óo]nde|(?:el |la )?(?:lugar|dirección|ubicación))(?!\p{L})/giu,
    why: /(?<!\p{L})(?:por qué|(?:la |las |el |ninguna |ningún )?(?:razón|razones|motivos?|causas?))(?!\p{L})/giu,
  },
  fillers: wordSet(`
    información datos nada algo si se debe deben es son está están fue ser exactamente exacto también todavía aún qué cómo
    cuál cuáles hay hace lugar
  `),
};
