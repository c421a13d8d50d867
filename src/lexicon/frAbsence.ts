import type { AbsenceLexicon } from './absences.ts';
import { phraseList, wordSet } from './lists.ts';

const source = String.raw`(?:(?:le|la|les|ce|cet|cette|ces)\s|l['’])(?:documents?|textes?|pages?|articles?|notes?|procès-verbal|compte rendu|compte-rendu|sources?|rapports?|contrats?|bail|notices?|guides?|manuel|transcription|courriels?|lettres?|message|fichier|contexte|extraits?|passages?|section|règlement|brochure|annonce|communiqué|étude|documentation|consignes|conditions|informations|fiche|site|résumé|e-?mail|mail|courrier|programme|affiche|circulaire|convention|devis|facture|ordonnance|rubrique|chapitre|publication|entretien|tableau|liste|mode d['’]emploi)(?:\s(?:fournie?s?|donnée?s?|ci-dessus))?`;
const tells = `(?:mentionn(?:e|ent)|donn(?:e|ent)|fourni(?:t|ssent)|détaill(?:e|ent)|défini(?:t|ssent)|identifi(?:e|ent)|précis(?:e|ent)|indiqu(?:e|ent)|dit|disent|cit(?:e|ent)|expliqu(?:e|ent)|décri(?:t|vent)|abord(?:e|ent)|évoqu(?:e|ent)|parl(?:e|ent)|nomm(?:e|ent)|spécifi(?:e|ent)|traite(?:nt)?)`;
const told = `(?:mentionnée?s?|précisée?s?|indiquée?s?|donnée?s?|citée?s?|expliquée?s?|décrite?s?|abordée?s?|évoquée?s?|spécifiée?s?|dite?s?)`;
const within = String.raw`(?:\sdans\s${source})?`;
const article = String.raw`(?:(?:d['’]|de\s|du\s|des\s|de\sl['’])?)`;
const end = String.raw`\s*[.!]?\s*$`;
const form = (pattern: string): RegExp => new RegExp(pattern, 'iu');
const available = String.raw`(?:disponibles?|proposée?s?|fournie?s?|comprise?s?|incluse?s?|prise?s?\sen\scharge|offerte?s?|vendue?s?|prévue?s?)`;
const may = `(?:possibles?|autorisée?s?|permise?s?|admise?s?|acceptée?s?|nécessaires?|obligatoires?|recommandée?s?)`;
const not = String.raw`(?:pas|jamais|nulle\spart|plus)`;

export const frenchAbsence: Partial<AbsenceLexicon> = {
  cues: phraseList(
    "ignore | muet | muette | ne | n'\\w* | pas | non | aucun | aucune | rien | personne | nulle",
  ),
  ofSource: [
    form(
      `(?<!\\p{L})${source}\\sne\\s(?:dit|disent|contien(?:t|nent)|donn(?:e|ent)|fourni(?:t|ssent))\\s(?:rien|aucune\\s(?:information|indication|précision))(?:\\s(?:sur|de|du|des|au\\ssujet\\s(?:de|du|des)|à\\spropos\\s(?:de|du|des)|concernant|quant\\s(?:à|au|aux)))?(?:\\s(?<what>.+?))?${end}`,
    ),
    form(
      `(?<!\\p{L})${source}\\s(?:ne\\s|n['’])${tells}\\s(?:${not}|aucune?|rien)(?:\\s(?:explicitement|clairement))?(?:\\s${article}(?<what>.+?))?${end}`,
    ),
    form(
      `(?<!\\p{L})${source}\\sne\\sfai(?:t|ont)\\s(?:pas|aucune)\\smention\\s(?:de\\s|du\\s|des\\s|d['’])(?<what>.+?)${end}`,
    ),
    form(
      `^(?:dans\\s${source},?\\s)?(?:il\\sn['’]est|rien\\sn['’]est)\\s(?:${not}\\s)?${told}${within}\\s(?:sur\\s|de\\s|quant\\sà\\s)?(?<what>.+?)${end}`,
    ),
    form(
      `^(?<what>.+?)\\s(?:n['’]est|ne\\ssont|n['’]était)\\s(?:${not}\\s)?${told}(?:\\snulle\\spart)?${within}${end}`,
    ),
    form(
      `(?<!\\p{L})il\\sn['’]y\\sa\\s(?:pas\\sd['’]|aucune\\s)(?:information|indication|mention|précision)s?${within}\\s(?:sur|de|du|des|concernant|quant\\sà)\\s(?<what>.+?)${end}`,
    ),
    form(
      `^aucune?\\s(?:information|indication|précision|mention|détail|explication)\\sn['’]est\\s(?:${told}|fournie?|faite?)${within}\\s(?:sur|de|du|des|concernant|pour|quant\\s(?:à|aux?)|à\\spropos\\s(?:de|du|des))\\s(?<what>.+?)${end}`,
    ),
    form(
      `^aucune?\\s(?<what>(?:raison|motif|cause|date|horaire|prix|tarif|nom|montant|délai|adresse|lieu|durée)\\sn['’]est\\s(?:${told}|fournie?).*?)${end}`,
    ),
    form(
      `^(?:on\\s(?:ne\\ssait\\spas|ignore)|il\\sn['’]est\\spas\\s(?:clair|dit))${within},?\\s(?<what>.+?)${end}`,
    ),
    form(`(?<!\\p{L})${source}\\srest(?:e|ent)\\smuet(?:te|s|tes)?\\ssur\\s(?<what>.+?)${end}`),
    form(`^(?:ce\\sn['’]est\\spas|non)\\s(?:précisé|indiqué|mentionné|spécifié)${within}${end}`),
  ],
  ofSubject: [
    form(
      `^(?:(?:dans|à|au|en|pour|sur)\\s(?<of>[^,]+),\\s)?il\\sn['’]y\\s(?:a|avait|aura)\\s(?:(?:encore\\s)?pas\\s(?:encore\\s)?(?:de\\s|d['’])|aucune?\\s)(?<what>.+?)${end}`,
    ),
    form(`^aucune?\\s(?<what>.+?)\\s(?:n['’]est|n['’]existe|n['’]a\\sété)(?:\\s${available})?${end}`),
    form(`^(?<what>.+?)\\s(?:n['’]est|ne\\ssont)\\s(?:pas|plus)\\s(?:encore\\s)?${available}${end}`),
    form(`^(?<what>.+?)\\s(?:n['’]est|ne\\ssont)\\s(?:pas|plus)\\s(?<does>${may})${end}`),
    form(`^(?<what>.+?)\\sn['’]exist(?:e|ent)\\spas${end}`),
    form(
      `^(?<of>.+?)\\s(?:n['’]a|n['’]ont|ne\\scontien(?:t|nent)|ne\\spropos(?:e|ent)|n['’]offr(?:e|ent)|ne\\scompren(?:d|nent)|n['’]inclu(?:t|ent))\\s(?:pas\\s(?:de\\s|d['’])|aucune?\\s)(?<what>.+?)${end}`,
    ),
    form(`^personne\\s(?:ne\\s|n['’])(?<what>.+?)${end}`),
  ],
  planned: phraseList('prévue?s? | bientôt | prochainement | envisagée?s? | à l’étude | proposée?s? pour'),
  asked: {
    when: /(?<!\p{L})(?:quand|à quelle (?:date|heure)|(?:la |les |une )?(?:dates?|horaires|délais?|échéance)(?= d))(?!\p{L})/giu,
    howLong: /(?<!\p{L})(?:combien de temps|(?:la )?durée)(?!\p{L})/giu,
    howMuch:
      /(?<!\p{L})(?:combien(?: de| d['’])?|(?:le )?(?:nombre|montant|poids)|(?:la )?(?:taille|hauteur|largeur|longueur|quantité)|l['’]âge)(?!\p{L})/giu,
    price: /(?<!\p{L})(?:combien(?= coûte)|coûte(?:nt)?|prix|tarifs?|coûts?)(?!\p{L})/giu,
    who: /(?<!\p{L})(?:qui|par qui|à qui)(?!\p{L})/giu,
    where: /(?<!\p{L})(?:où|(?:le |l['’])?(?:lieu|adresse|emplacement))(?!\p{L})/giu,
    why: /(?<!\p{L})(?:pourquoi|(?:la |les )?(?:raisons?|causes?|motifs?))(?!\p{L})/giu,
  },
  fillers: wordSet(`
    information informations précision précisions indication mention si est sont été être exactement exact encore aussi
    donné donnée donnés données précisé précisée indiqué indiquée mentionné mentionnée ne lieu aura cela ce quel quelle quels quelles quoi comment sera seront
  `),
};
