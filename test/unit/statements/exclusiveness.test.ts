import assert from 'node:assert/strict';
import type { Language } from '../../../src/lexicon/languages.ts';
import { compareStatements } from '../../../src/statements/compareStatements.ts';
import { readStatement } from '../../../src/statements/statement.ts';

const differences = (claim: string, evidence: string, language: Language) =>
  compareStatements(readStatement(claim, language), readStatement(evidence, language)).differences.map(
    ({ kind }) => kind,
  );

type Case = readonly [claim: string, evidence: string, language?: Language];

describe('what holds of one thing alone, and what does not', () => {
  const wrong: readonly Case[] = [
    ['The pool is not only for guests of the hotel.', 'The pool is only for guests of the hotel.'],
    ['The gym is only open to members.', 'The gym is not only open to members but also to visitors.'],
    ['The gym is not open to members.', 'The gym is not only open to members but also to visitors.'],
    ['The map is not just a drawing of the coast.', 'The map is just a drawing of the coast.'],
    ['The map is merely a drawing of the coast.', 'The map is not merely a drawing of the coast.'],
    ['Das Becken ist nicht nur für Hotelgäste.', 'Das Becken ist nur für Hotelgäste.', 'de'],
    ['Die Halle steht nur Mitgliedern offen.', 'Die Halle steht nicht nur Mitgliedern offen.', 'de'],
    ['La piscine n’est pas seulement pour les clients.', 'La piscine est seulement pour les clients.', 'fr'],
    [
      'La salle est réservée seulement aux membres.',
      'La salle n’est pas réservée seulement aux membres.',
      'fr',
    ],
    ['La piscina no es solo para huéspedes.', 'La piscina es solo para huéspedes.', 'es'],
    ['El gimnasio abre solo para socios.', 'El gimnasio no abre solo para socios.', 'es'],
    ['泳池不仅对住客开放。', '泳池仅对住客开放。', 'zh'],
    ['健身房只对会员开放。', '健身房不只对会员开放。', 'zh'],
    ['プールは宿泊客だけでなく誰でも利用できる。', 'プールは宿泊客だけが利用できる。', 'ja'],
    ['体育館は会員だけが使える。', '体育館は会員だけでなく住民も使える。', 'ja'],
  ];
  for (const [claim, evidence, language = 'en'] of wrong)
    it(`differs: ${claim}`, () => assert.notDeepEqual(differences(claim, evidence, language), []));

  const right: readonly Case[] = [
    ['The gym is open to members.', 'The gym is not only open to members but also to visitors.'],
    ['The gym is open to visitors.', 'The gym is not only open to members but also to visitors.'],
    ['The gym is not only open to members.', 'The gym is not only open to members but also to visitors.'],
    ['The pool is only for guests.', 'The pool is only for guests of the hotel.'],
    ['Not only guests use the pool.', 'Not only guests but also neighbours use the pool.'],
    ['Die Halle steht Mitgliedern offen.', 'Die Halle steht nicht nur Mitgliedern offen.', 'de'],
    ['La salle est ouverte aux membres.', 'La salle n’est pas seulement ouverte aux membres.', 'fr'],
    ['El gimnasio abre para socios.', 'El gimnasio no solo abre para socios.', 'es'],
    ['健身房对会员开放。', '健身房不只对会员开放。', 'zh'],
    ['体育館は住民も使える。', '体育館は会員だけでなく住民も使える。', 'ja'],
  ];
  for (const [claim, evidence, language = 'en'] of right)
    it(`says the same: ${claim}`, () => assert.deepEqual(differences(claim, evidence, language), []));
});
