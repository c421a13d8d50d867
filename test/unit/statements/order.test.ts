import assert from 'node:assert/strict';
import type { Language } from '../../../src/lexicon/languages.ts';
import { compareStatements } from '../../../src/statements/compareStatements.ts';
import { readStatement } from '../../../src/statements/statement.ts';

const differs = (claim: string, evidence: string, language: Language): boolean =>
  compareStatements(readStatement(claim, language), readStatement(evidence, language)).differences.length > 0;

describe('what comes first and what comes next', () => {
  const evidences: readonly (readonly [Language, string, string, string])[] = [
    [
      'en',
      'The crew first sealed the hatch and, an hour later, drained the tank.',
      'The crew first drained the tank and, an hour later, sealed the hatch.',
      'The crew drained the tank an hour after it had sealed the hatch.',
    ],
    [
      'es',
      'El equipo decidió primero vaciar la piscina y, una hora después, sellar la compuerta.',
      'El equipo decidió primero sellar la compuerta y, una hora después, vaciar la piscina.',
      'El equipo decidió vaciar la piscina y luego sellar la compuerta.',
    ],
    [
      'fr',
      "L'équipe a d'abord vidé la cuve, puis fermé la trappe.",
      "L'équipe a d'abord fermé la trappe, puis vidé la cuve.",
      "L'équipe a vidé la cuve, puis a fermé la trappe.",
    ],
    [
      'de',
      'Die Wache leert zuerst den Tank, danach schließt sie die Luke.',
      'Die Wache schließt zuerst die Luke, danach leert sie den Tank.',
      'Die Wache leert den Tank, danach schließt sie die Luke.',
    ],
  ];
  for (const [language, evidence, wrong, right] of evidences) {
    it(`differs: ${wrong}`, () => assert.equal(differs(wrong, evidence, language), true));
    it(`is the same: ${right}`, () => assert.equal(differs(right, evidence, language), false));
  }
});
