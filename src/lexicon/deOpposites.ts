import { wordPairs } from './lists.ts';

/** German words that exclude each other, without the endings that inflection gives them where it is regular. */
export const germanOpposites =
  wordPairs(`genehmig ablehn, genehmigt abgelehnt, angenommen abgelehnt, zugestimmt abgelehnt,
  befürwortet abgelehnt, unterstützt abgelehnt, annahme ablehnung, erlaubt verboten, erlaubt untersagt, gestattet
  untersagt, gestattet verboten, zulässig unzulässig, zulässig verboten, eingeschaltet ausgeschaltet, angeschaltet
  ausgeschaltet, einschalten ausschalten, einzuschalten auszuschalten, aktiv inaktiv, aktivier deaktivier, aktiviert
  deaktiviert, geöffnet geschlossen, offen geschlossen, öffn schließ, maximal minimal, höchstens mindestens, größer kleiner,
  höher niedriger, höher tiefer, länger kürzer, früher später, älter jünger, teurer billiger, teurer günstiger, schneller
  langsamer, wärmer kälter, wärmer kühler, besser schlechter, größt kleinst, höchst niedrigst, kostenlos kostenpflichtig,
  kostenfrei kostenpflichtig, frei kostenpflichtig, gebührenfrei gebührenpflichtig, verpflichtend freiwillig, obligatorisch
  freiwillig, öffentlich privat, intern extern, vorher nachher, davor danach, erste letzte, immer nie, stets nie, gewonnen
  verloren, gewann verlor, gewinner verlierer, gekauft verkauft, kaufte verkaufte, käufer verkäufer, möglich unmöglich,
  norden süden, nördlich südlich, osten westen, östlich westlich, links rechts, linke rechte, neu alt, jung alt, vorläufig
  endgültig, befristet unbefristet, automatisch manuell, selbsttätig manuell, selbsttätig hand, automatisch hand, innen
  außen, innerhalb außerhalb, mehrheit minderheit, gewinn verlust, überschuss defizit, überschuss fehlbetrag, einnahme
  ausgabe, eingestellt entlassen, begonnen beendet, bestätigt dementiert, verschoben abgesagt, verschieben absagen,
  verschoben vorgezogen, einstimmig gegenstimme, einstimmig enthaltung, verbunden getrennt, legal illegal, leer voll,
  schnell langsam, teuer billig, lang kurz, hoch niedrig, groß klein, schuldig unschuldig, wahr falsch, ausreichend
  unzureichend, vollständig unvollständig, sichtbar unsichtbar, sichtbar verborgen, import export, sommer winter,
  hinzugefügt entfernt, gesperrt freigegeben, gesperrt entsperrt, verschlüsselt entschlüsselt, verschlüsselt unverschlüsselt,
  verlängert verkürzt, vermieter mieter, ankunft abfahrt, ankunft abreise, eingang ausgang`);
