import assert from 'node:assert/strict';
import type { Language } from '../../../src/lexicon/languages.ts';
import { compareStatements } from '../../../src/statements/compareStatements.ts';
import { readStatement } from '../../../src/statements/statement.ts';

const differences = (claim: string, evidence: string, language: Language) =>
  compareStatements(readStatement(claim, language), readStatement(evidence, language)).differences.map(
    ({ kind }) => kind,
  );

type Case = readonly [claim: string, evidence: string, language?: Language];

/** Statements of the same words that say another thing, and statements that say the same with them. */
const contrasts: Readonly<
  Record<string, { readonly wrong: readonly Case[]; readonly right: readonly Case[] }>
> = {
  'until then or from then on': {
    wrong: [
      ['The council will decide after 4 May.', 'The council will decide by 4 May at the latest.'],
      ['The museum was open until 1998.', 'The museum has been open since 1998.'],
      ['Das Museum war bis 1998 geöffnet.', 'Das Museum ist seit 1998 geöffnet.', 'de'],
      [
        'Anträge können erst ab dem 30. September gestellt werden.',
        'Anträge können noch bis zum 30. September gestellt werden.',
        'de',
      ],
      ['Le musée est ouvert jusqu’en 1998.', 'Le musée est ouvert depuis 1998.', 'fr'],
      ['El museo abre hasta las 10.', 'El museo abre desde las 10.', 'es'],
    ],
    right: [
      ['The council will decide before 4 May.', 'The council will decide by 4 May.'],
      ['The pool is open from 4 May.', 'The pool is closed until 4 May.'],
      ['The museum opened in 1998.', 'The museum has been open since 1998.'],
      ['The shop is open from 9 to 17.', 'From 9 to 17 the shop is open.'],
    ],
  },
  'by so much or to so much': {
    wrong: [
      ['Rents rose to 5 percent.', 'Rents rose by 5 percent.'],
      ['Die Mieten stiegen auf 5 Prozent.', 'Die Mieten stiegen um 5 Prozent.', 'de'],
      ['Der Beitrag steigt um 96 Euro.', 'Der Beitrag steigt um 12 Euro auf 96 Euro.', 'de'],
      ['The tunnel cost 3 million euros.', 'The tunnel cost 3 million euros less than planned.'],
      ['Les loyers ont augmenté à 5 %.', 'Les loyers ont augmenté de 5 %.', 'fr'],
    ],
    right: [
      ['Rents increased by 5 percent.', 'Rents rose by 5 percent.'],
      ['Rents rose by about 5 percent.', 'Rents rose by 5 percent.'],
      ['The path leads to 5 huts.', 'The path leads by 5 huts.'],
    ],
  },
  'who does it to whom': {
    wrong: [
      ['The company was acquired by its rival in 2019.', 'The company acquired its rival in 2019.'],
      ['The rival acquired the company.', 'The rival was acquired by the company.'],
      [
        'The lawyer represents the landlord against the tenant.',
        'The lawyer represents the tenant against the landlord.',
      ],
      [
        'The first two rows are for guests, the rest for members.',
        'The first two rows are for members, the rest for guests.',
      ],
    ],
    right: [
      ['The rival was acquired by the company in 2019.', 'The company acquired its rival in 2019.'],
      ['The film was directed by Siva.', 'A film directed by Siva in 2014.'],
      ['The ferry goes to Marsal from Lund.', 'The ferry goes from Lund to Marsal.'],
    ],
  },
  'which goes with which': {
    wrong: [
      ['The boiler runs on gas.', 'The boiler runs on wood and the stove on gas.'],
      [
        'The clinic treats children on weekdays.',
        'The clinic treats adults on weekdays and children at weekends.',
      ],
      [
        'The software is free for companies.',
        'The software is free for schools and costs 40 euros for companies.',
      ],
      ['Tea costs 3 euros.', 'Tea and coffee cost 2 and 3 euros respectively.'],
      ['Der Kessel läuft mit Gas.', 'Der Kessel läuft mit Holz und der Ofen mit Gas.', 'de'],
      ['Sales fell in autumn and recovered in spring.', 'Sales fell in spring and recovered in autumn.'],
    ],
    right: [
      ['The boiler runs on wood.', 'The boiler runs on wood and the stove on gas.'],
      ['The stove runs on gas.', 'The boiler runs on wood and the stove on gas.'],
      [
        'The clinic treats children at weekends.',
        'The clinic treats adults on weekdays and children at weekends.',
      ],
      ['The hall has 40 seats.', 'The old hall is heated and has 40 seats.'],
      ['The path leads to the ridge.', 'The path leads to the mill and then up to the ridge.'],
    ],
  },
  'one, both, all but one': {
    wrong: [
      ['Both the mayor and her deputy sign the permit.', 'Either the mayor or her deputy signs the permit.'],
      ['The path is closed in one direction.', 'The path is closed in both directions.'],
      ['The treasurer voted for the plan.', 'Everyone except the treasurer voted for the plan.'],
    ],
    right: [
      ['The path is closed in both directions.', 'The path is closed in both directions.'],
      [
        'Everyone voted for the plan except the treasurer.',
        'Everyone except the treasurer voted for the plan.',
      ],
      ['A majority of the staff work from home.', 'More than half of the staff work from home.'],
      ['Fifty percent of the budget goes to roads.', 'Half of the budget goes to roads.'],
    ],
  },
  'a duty or advice, done or not': {
    wrong: [
      ['Visitors are required to wear sturdy shoes.', 'Visitors should wear sturdy shoes.'],
      ['She locked the gate.', 'She forgot to lock the gate.'],
      ['The bank will close.', 'It is not true that the bank will close.'],
    ],
    right: [
      ['Visitors ought to wear sturdy shoes.', 'Visitors should wear sturdy shoes.'],
      ['It is not true that the bank will close.', 'It is false that the bank will close.'],
    ],
  },
  'which side': {
    wrong: [
      ['The station lies north of the new warehouse.', 'The new warehouse lies north of the station.'],
      ['Paul Lind is older than Anna Berg.', 'Anna Berg is older than Paul Lind.'],
      ['The library lies above the post office.', 'The library lies below the post office.'],
      [
        "La gare se trouve au nord de l'entrepôt neuf.",
        "L'entrepôt neuf se trouve au nord de la gare.",
        'fr',
      ],
      ['Der Bahnhof liegt nördlich vom Lager.', 'Das Lager liegt nördlich vom Bahnhof.', 'de'],
    ],
    right: [
      ['The station lies south of the new warehouse.', 'The new warehouse lies north of the station.'],
      ['Paul Lind is younger than Anna Berg.', 'Anna Berg is older than Paul Lind.'],
      ['The post office lies above the library.', 'The library lies below the post office.'],
      ["La gare se trouve au sud de l'entrepôt neuf.", "L'entrepôt neuf se trouve au nord de la gare.", 'fr'],
      ['Der Bahnhof liegt südlich vom Lager.', 'Das Lager liegt nördlich vom Bahnhof.', 'de'],
    ],
  },
  'who by a small word': {
    wrong: [
      ['The article was written for Keller.', 'The article was written by Keller.'],
      [
        'La alcaldesa criticó con dureza al portavoz.',
        'A la alcaldesa la criticó con dureza el portavoz.',
        'es',
      ],
      ['The manager took over the bakery.', 'The manager’s brother took over the bakery.'],
      ['The manager took over the bakery.', 'The brother of the manager took over the bakery.'],
      ['Der Leiter hat den Rat entlassen.', 'Den Leiter hat der Rat entlassen.', 'de'],
      [
        'Die Tochter gewährte der Mutter ein Darlehen.',
        'Der Tochter gewährte die Mutter ein Darlehen.',
        'de',
      ],
      [
        'Die Firma, die den Investor übernommen hat, baut Räder.',
        'Die Firma, die der Investor übernommen hat, baut Räder.',
        'de',
      ],
      [
        'Die Kritik des Amtes an der Kammer bestimmte die Anhörung.',
        'Die Kritik der Kammer am Amt bestimmte die Anhörung.',
        'de',
      ],
      ['Selon la direction, le syndicat a menti.', 'Selon le syndicat, la direction a menti.', 'fr'],
    ],
    right: [
      ['The article by Keller was written in May.', 'The article was written by Keller in May.'],
      ['The manager’s brother took over the bakery.', 'The brother of the manager took over the bakery.'],
      ['Der Rat hat den Leiter entlassen.', 'Den Leiter hat der Rat entlassen.', 'de'],
      ['Der Mann wurde von dem Hund gebissen.', 'Der Hund hat den Mann gebissen.', 'de'],
      ['El portavoz criticó a la alcaldesa.', 'A la alcaldesa la criticó el portavoz.', 'es'],
    ],
  },
  'each or all, each time or every other': {
    wrong: [
      [
        'The three sisters each own 60 percent of the brewery.',
        'The three sisters together own 60 percent of the brewery.',
      ],
      [
        'Together the three sisters own 20 percent of the brewery.',
        'The three sisters own 20 percent of the brewery each.',
      ],
      ['The shop is open every Sunday.', 'The shop is open every other Sunday.'],
      ['All passengers board at gate 4.', 'Passengers whose ticket has a C board at gate 4.'],
      ['Everyone got a seat.', 'Everyone who came early got a seat.'],
      [
        'Applicants need a degree or two years of experience.',
        'Applicants need a degree and two years of experience.',
      ],
      ['The garden is open every day except Sundays.', 'The garden is open on Sundays only.'],
    ],
    right: [
      ['The three sisters together own 60 percent.', 'The three sisters own 60 percent together.'],
      ['The shop is open every other Sunday.', 'Every other Sunday the shop is open.'],
      ['Everyone who came early got a seat.', 'Everyone who came early got a seat and a drink.'],
    ],
  },
  'needless or forbidden, real or not': {
    wrong: [
      ['You must not return the form.', 'You need not return the form.'],
      [
        'Das Formular darf nicht zurückgegeben werden.',
        'Das Formular muss nicht zurückgegeben werden.',
        'de',
      ],
      ['The guards stopped the thieves.', 'The guards would have stopped the thieves.'],
      [
        'The temperature has fallen, and the pump has switched itself off.',
        'If the temperature falls, the pump switches itself off.',
      ],
      ['The explorers ran out of water.', 'The explorers almost ran out of water.'],
      ['The prime minister opened the conference.', 'The former prime minister opened the conference.'],
      [
        'The divers reached the wreck in the storm.',
        'The storm prevented the divers from reaching the wreck.',
      ],
      ['The climber reached the summit.', 'The climber tried twice to reach the summit.'],
    ],
    right: [
      ['Almost 40 people came.', 'Nearly 40 people came.'],
      ['You do not have to return the form.', 'You need not return the form.'],
      [
        'The former prime minister opened the conference.',
        'The conference was opened by the former prime minister.',
      ],
      ['If the temperature falls, the pump stops.', 'The pump stops if the temperature falls.'],
    ],
  },
};

describe('contrasts', () => {
  for (const [name, { wrong, right }] of Object.entries(contrasts))
    describe(name, () => {
      for (const [claim, evidence, language = 'en'] of wrong)
        it(`differs: ${claim}`, () => assert.notDeepEqual(differences(claim, evidence, language), []));
      for (const [claim, evidence, language = 'en'] of right)
        it(`says the same: ${claim}`, () => assert.deepEqual(differences(claim, evidence, language), []));
    });
});
