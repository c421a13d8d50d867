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
  verlängert verkürzt, vermieter mieter, ankunft abfahrt, ankunft abreise, eingang ausgang,
  dafür dagegen, befürwort ablehn, befürwort kritisier, unterstütz ablehn, unterstütz kritisier, begrüßt
  kritisiert, lobt kritisiert, gelobt kritisiert, zustimm ablehn, stimmte ablehnte, oben unten, oberhalb unterhalb,
  drinnen draußen, drin draußen, vorherig folgend, nah fern, nahe weit, ankomm abfahr, beginn end, begann
  endete, beginnt endet, beginn ende, anfang ende, start ende, startet endet, begann endet, fortgesetzt unterbrochen, fortgesetzt
  eingestellt, fortgesetzt abgebrochen, beibehalten abgeschafft, beibehalten gestrichen, wiederaufgenommen unterbrochen, beschleunigt
  verlangsamt, beschleunigt gebremst, vergrößert verkleinert, vergrößer verkleiner, erweitert verkleinert, erweitert reduziert,
  ausgebaut abgebaut, ausbau abbau, ausbau rückbau, warm kalt, heiß kalt, erwärmt abgekühlt, trocken feucht, trocken nass, einfach
  schwierig, leicht schwer, leicht schwierig, stark schwach, stärker schwächer, dick dünn, breit schmal, breiter schmaler, tief
  flach, einfach kompliziert, einfach komplex, sicher gefährlich, sauber schmutzig, reich arm, angebot nachfrage, gläubiger
  schuldner, anwesend abwesend, anwesenheit abwesenheit, präsenz online, einzeln gemeinsam, städtisch ländlich, tagsüber nachts,
  tag nacht, teilweise vollständig, teilweise ganz, teilweise komplett, direkt indirekt, freiwillig zwingend, freiwillig pflicht,
  empfohlen abgeraten, empfiehlt untersagt, empfohlen untersagt, empfohlen verboten, eingehalten verletzt, eingehalten verstoßen,
  gelungen gescheitert, gelang scheiterte, erfolg misserfolg, erfolgreich erfolglos, positiv negativ, vorteil nachteil, verbessert
  verschlechtert, verbesser verschlechter, verbesserung verschlechterung, gestärkt geschwächt, stärkt schwächt, vereinfacht
  erschwert, erleichtert erschwert, erleichter erschwer, gemeinsam getrennt, bekannt unbekannt, fest variabel, ordentlich
  außerordentlich, zufrieden unzufrieden, optimistisch pessimistisch, senkrecht waagerecht, vertikal horizontal, davor dahinter,
  vorn hinten, vorne hinten, geladen entladen, genügend ungenügend, geeignet ungeeignet, häufig selten,
  häufiger seltener, oft selten, öfter seltener, neu gebraucht, anschalten abschalten, hinauf hinunter, aufwärts
  abwärts, gefüllt geleert, angenommen verworfen, bejaht verneint, verpflichtet befreit, früh spät, frühest spätest,
  frühestens spätestens, reißend ruhig, gleich verschieden, gleich unterschiedlich, jünger älter, näher ferner, tagsüber abends,
  eigen fremd, eigen gemietet, gekauft gemietet, kauft mietet, inländisch ausländisch, inland ausland, mündlich schriftlich,
  vorab nachträglich, vorher anschließend, voraus nachträglich, brutto netto, roh gekocht, süß sauer, hell dunkel, laut leise, lauter
  leiser, hart weich, zugenommen abgenommen, zunahm abnahm, zunehmend abnehmend, zunahme abnahme, anstieg rückgang, aufgehoben
  verhängt, erlaubt unzulässig, pünktlich verspätet, aufgebaut abgebaut, angehoben abgesenkt, angehoben gesenkt, erhöht gesenkt`);
