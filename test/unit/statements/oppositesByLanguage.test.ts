import assert from 'node:assert/strict';
import type { Language } from '../../../src/lexicon/languages.ts';
import { compareStatements } from '../../../src/statements/compareStatements.ts';
import { readStatement } from '../../../src/statements/statement.ts';

const differs = (claim: string, evidence: string, language: Language): boolean =>
  compareStatements(readStatement(claim, language), readStatement(evidence, language)).differences.length > 0;

/** The context's sentence, words of it, and what the claim has in their place that says something else. */
const sentences: readonly (readonly [Language, string, string, string])[] = [
  ['es', 'El consejo rechazó ayer la compra del segundo autobús.', 'rechazó', 'aprobó'],
  ['es', 'Las solicitudes fueron aceptadas por la junta escolar.', 'aceptadas', 'rechazadas'],
  ['es', 'El sonido del timbre viene desactivado de fábrica.', 'desactivado', 'activado'],
  ['es', 'El peso mínimo del paquete se indica en la etiqueta.', 'mínimo', 'máximo'],
  ['es', 'El abono es gratuito para los alumnos si viven en el centro.', 'si viven', 'aunque no viven'],
  ['fr', 'Le conseil a rejeté hier le projet de piscine.', 'rejeté', 'approuvé'],
  ['fr', 'La caméra est désactivée pendant la nuit.', 'désactivée', 'activée'],
  ['fr', 'La cantine est payante pour les élèves du lycée.', 'payante', 'gratuite'],
  ['fr', 'Le vote du budget a été reporté par la mairie.', 'reporté', 'annulé'],
  ['de', 'Der Vorstand hat den Antrag auf neue Tische abgelehnt.', 'abgelehnt', 'angenommen'],
  ['de', 'Die Nachtlampe im Flur ist ab Werk ausgeschaltet.', 'ausgeschaltet', 'eingeschaltet'],
  ['de', 'Das Parken im Hof ist für Gäste kostenlos.', 'kostenlos', 'kostenpflichtig'],
  ['de', 'Das Gerät wird nur gegen Vorlage des Ausweises verliehen.', 'nur gegen', 'auch ohne'],
  ['en', 'Members get a refund only if they file a request.', 'only if they file', 'without having to file'],
];

describe('opposite words of each language', () => {
  for (const [language, evidence, was, is] of sentences)
    it(`says something else: ${is} for ${was}`, () => {
      assert.equal(differs(evidence.replace(was, is), evidence, language), true);
      assert.equal(differs(evidence, evidence, language), false);
    });

  const rewordings: readonly (readonly [Language, string, string])[] = [
    ['es', 'El consejo aprobó la compra del autobús.', 'La compra del autobús fue aprobada por el consejo.'],
    ['fr', 'La caméra a été désactivée la nuit.', 'La nuit, la caméra est désactivée.'],
    ['de', 'Der Antrag auf neue Tische wurde abgelehnt.', 'Den Antrag auf neue Tische lehnte man ab.'],
    ['es', 'La puerta no está abierta los lunes.', 'La puerta está cerrada los lunes.'],
  ];
  for (const [language, claim, evidence] of rewordings)
    it(`says the same: ${claim}`, () => assert.equal(differs(claim, evidence, language), false));
});
