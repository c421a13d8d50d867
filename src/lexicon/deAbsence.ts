import type { AbsenceLexicon } from './absences.ts';
import { phraseList, wordSet } from './lists.ts';

const source = String.raw`(?:(?:der|die|das|den|dem|des|diese[rmns]?|vorliegende[rmns]?|beiliegende[rmns]?|gegebene[rmns]?)\s)+(?:\p{Ll}+\s){0,2}?\p{L}*?(?:Dokumente?|Unterlagen?|Texte?|Seiten?|Artikel|Notizen|Protokolle?|Quellen?|Berichte?|Vertrag|Vertrags|Mietvertrag|Verträge|Packungsbeilage|Anleitung|Handbuch|Leitfaden|Mitschrift|E-?Mails?|Brief|Datei|Versionshinweise|Hinweise|Kontexte?|Abschnitt|Auszug|Passage|Beschreibung|Satzung|Ordnung|Hausordnung|Regeln|Broschüre|Anzeige|Mitteilung|Meldung|Studie|Dokumentation|Richtlinien?|Angaben|Informationen|Website|Webseite|Beitrag|Bedingungen|blatt|blätter|Schreiben|Nachricht|Kapitel|Prospekt|Programm|Bescheid|Gutachten|Befund|Liste|Tabelle|Aushang|Ankündigung|notiz|schrift)`;
const source3 = String.raw`(?:im|in|aus|laut)\s(?:(?:der|dem|den|diesem|dieser|diesen)\s)?(?:\p{Ll}+\s)?\p{L}*?(?:Dokument|Unterlagen|Text|Seite|Artikel|Notizen|Protokoll|Quellen?|Bericht|Vertrag|Mietvertrag|Packungsbeilage|Anleitung|Handbuch|E-?Mail|Brief|Datei|Versionshinweisen|Hinweisen|Kontext|Abschnitt|Passage|Satzung|Hausordnung|Regeln|Broschüre|Anzeige|Mitteilung|Meldung|Studie|Dokumentation|Richtlinie|Webseite|Website|blatt|Schreiben|Nachricht|Kapitel|Prospekt|Programm|Bescheid|Gutachten|Befund|Liste|Tabelle|Aushang|Ankündigung|schrift|Beschreibung|Beitrag|Vertrag)`;
const told = `(?:erwähnt|genannt|angegeben|beschrieben|erklärt|erläutert|behandelt|aufgeführt|angesprochen|festgehalten|mitgeteilt|gesagt|dokumentiert|begründet|vermerkt|ausgeführt|geschrieben)`;
const tells = `(?:erwähn(?:t|en)|nenn(?:t|en)|beschreib(?:t|en)|erklär(?:t|en)|erläuter[tn]n?|behandel[tn]n?|verr(?:ät|aten)|sag(?:t|en))`;
const end = String.raw`\s*[.!]?\s*$`;
const form = (pattern: string): RegExp => new RegExp(pattern, 'iu');
const available = `(?:unterstützt|angeboten|verfügbar|erhältlich|enthalten|vorhanden|vorgesehen|mitgeliefert|inbegriffen)`;
const may = `(?:möglich|erlaubt|gestattet|zulässig|zugelassen|nötig|erforderlich|empfohlen)`;

export const germanAbsence: Partial<AbsenceLexicon> = {
  cues: phraseList(
    'nicht | nichts | nirgends | offen | unklar | unbekannt | niemand | kein | keine | keinen | keiner | keinem | keines',
  ),
  ofSource: [
    form(
      `(?<!\\p{L})${source}\\s(?:sag(?:t|en)|enth(?:ält|alten)|verr(?:ät|aten)|schreib(?:t|en))\\s(?:nichts|keine\\s(?:Angaben?|Informationen|Hinweise?))(?:\\s(?:darüber|dazu|davon))?,?(?:\\s(?:über|zu|zum|zur|von|vom|für))?(?:\\s(?<what>.+?))?${end}`,
    ),
    form(
      `(?<!\\p{L})${source}\\smach(?:t|en)\\skeine\\s(?:Angaben?|Aussagen?)\\s(?:(?:darüber|dazu),\\s|(?:über|zu|zum|zur)\\s)(?<what>.+?)${end}`,
    ),
    form(`(?<!\\p{L})${source}\\s${tells}\\skein(?:e[nmrs]?)?\\s(?<what>.+?)${end}`),
    form(`(?<!\\p{L})${source}\\s${tells}\\s(?:\\p{Ll}+\\s)?nicht,?\\s(?<what>.+?)${end}`),
    form(`(?<!\\p{L})${source}\\s${tells}\\s(?<what>.+?)\\snicht${end}`),
    form(`(?<!\\p{L})${source}\\sgeh(?:t|en)\\s(?:nicht\\sauf\\s(?<what>.+?)\\sein)${end}`),
    form(
      `(?<!\\p{L})${source3}\\s(?:steht|stehen|findet\\ssich|wird|ist)\\s(?:nicht|nichts|nirgends|keine\\s(?:Angaben?|Informationen|Hinweise?)|kein\\sHinweis)(?:\\s(?:dazu|darüber|davon|${told}))?,?(?:\\s(?:über|zu|zum|zur|von|vom|auf))?\\s(?<what>.+?)(?:\\s${told})?${end}`,
    ),
    form(`(?<!\\p{L})${source3}\\s(?:wird|werden|ist|sind)\\s(?<what>.+?)\\snicht\\s${told}${end}`),
    form(`^(?<what>.+?)\\s(?:wird|werden|ist|sind)\\s(?:${source3}\\s)?(?:nicht|nirgends)\\s${told}${end}`),
    form(
      `^es\\s(?:wird|ist)\\s(?:${source3}\\s)?(?:nicht|nirgends)\\s${told}(?:\\sworden)?,?\\s(?<what>.+?)${end}`,
    ),
    form(
      `(?<!\\p{L})es\\s(?:gibt|finden\\ssich)\\s(?:${source3}\\s)?keine\\s(?:Angaben?|Informationen|Hinweise?)\\s(?:über|zu|zum|zur|auf|darüber,|dazu,)\\s(?<what>.+?)${end}`,
    ),
    form(
      `^(?:über|zu|zum|zur|von|vom)\\s(?<what>.+?)\\s(?:gibt\\ses|steh(?:t|en)|find(?:et|en)(?:\\ssich)?|wird|werden|sag(?:t|en)|mach(?:t|en)|enth(?:ält|alten))\\s(?:(?:${source}|${source3})\\s)?(?:nichts|keine(?:rlei)?\\s(?:Angaben?|Informationen?|Aussagen?|Auskunft|Hinweise?))(?:\\s(?:${source3}|${told}|gemacht))*${end}`,
    ),
    form(
      `^(?<what>.+?),?\\s(?:steh(?:t|en)|geht|wird|ist|bleibt)\\s(?:(?:${source3})\\s)?(?:nicht|nirgends)\\s(?:${source3}(?:\\s(?:${told}|hervor))?|${told}|hervor)${end}`,
    ),
    form(
      `^(?:aus\\s\\p{Ll}+\\s\\p{L}+\\s)?(?:es\\s)?geht\\s(?:aus\\s\\p{Ll}+\\s\\p{L}+\\s)?nicht\\shervor,?\\s(?<what>.+?)${end}`,
    ),
    form(
      `^(?:es\\s(?:bleibt|ist)\\s(?:unklar|offen|unbekannt|nicht\\s(?:bekannt|klar))|${source}\\sl(?:ässt|assen)\\soffen),?\\s(?<what>.+?)${end}`,
    ),
    form(
      `(?<!\\p{L})${source}\\sgib(?:t)?\\s(?:keine\\sAuskunft\\s(?:darüber,|über)|nicht\\san,)\\s(?<what>.+?)${end}`,
    ),
    form(`^(?:nicht\\sangegeben|keine\\sangaben?)${end}`),
  ],
  ofSubject: [
    form(
      `^(?:(?:für|in|im|an|am|auf|bei|beim|unter)\\s(?<of>[^,]+?)\\s|es\\s)gibt\\s(?:es\\s)?(?:noch\\s|derzeit\\s|bisher\\s)?kein(?:e[nmrs]?)?\\s(?<what>.+?)${end}`,
    ),
    form(`^kein(?:e[nmrs]?)?\\s(?<what>.+?)\\s(?:ist|sind)\\s(?:${available}|vorhanden)${end}`),
    form(`^(?<what>.+?)\\s(?:wird|werden|ist|sind)\\s(?:noch\\s|derzeit\\s)?nicht\\s${available}${end}`),
    form(`^(?<what>.+?)\\s(?:wird|werden|ist|sind)\\s(?:noch\\s|derzeit\\s)?nicht\\s(?<does>${may})${end}`),
    form(
      `^(?<what>.+?)\\sgibt\\ses\\s(?:(?:in|im|an|am|auf|bei|beim|für)\\s(?<of>.+?)\\s)?(?:hier\\s|noch\\s|derzeit\\s)?nicht${end}`,
    ),
    form(
      `^(?<of>.+?)\\s(?:hat|haben|enthält|enthalten|bietet|bieten|umfasst|unterstützt)\\skein(?:e[nmrs]?)?\\s(?<what>.+?)${end}`,
    ),
    form(`^niemand\\s(?<what>.+?)${end}`),
  ],
  planned: phraseList(
    String.raw`geplant\p{L}* | künftig\p{L}* | demnächst | in Planung | im Bau | vorgeschlagen\p{L}*`,
  ),
  asked: {
    when: /(?<!\p{L})(?:(?:ab |bis )?wann|(?:an|zu) welche[mr] (?:Tag|Datum|Zeit)|(?:das |ein )?(?:Datum|Öffnungszeiten|Termin|Frist|Zeitpunkt))(?!\p{L})/giu,
    howLong: /(?<!\p{L})(?:wie lange|(?:die )?Dauer)(?!\p{L})/giu,
    howMuch:
      /(?<!\p{L})(?:wie ?(?:viele?|groß|hoch|weit|oft|schwer|alt|lang)|(?:die )?(?:Anzahl|Zahl|Höhe|Größe|Breite|Länge|Gewicht|Alter))(?!\p{L})/giu,
    price: /(?<!\p{L})(?:(?:was|wie ?viel)(?= .+ kostet)|kostet|kosten|Preise?s?|Gebühr(?:en)?)(?!\p{L})/giu,
    who: /(?<!\p{L})(?:wer|wen|wem|wessen|von wem)(?!\p{L})/giu,
    where: /(?<!\p{L})(?:wo|wohin|woher|(?:der |die )?(?:Ort|Adresse|Anschrift))(?!\p{L})/giu,
    why: /(?<!\p{L})(?:warum|weshalb|wieso|aus welchem Grund|(?:der |die )?(?:Grund|Gründe) für)(?!\p{L})/giu,
  },
  fillers: wordSet(`
    angabe angaben information informationen hinweis hinweise ob genau genaue genauen etwas irgend noch auch wird werden
    wurde wurden worden ist sind gibt steht findet statt stattfindet erscheint erschienen erscheinen gehört betrifft es
    bekannt derzeit jeweils eigentlich sich muss kann darf hat haben
  `),
};
