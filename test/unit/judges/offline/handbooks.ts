/** Contexts of a few paragraphs, and what is right and wrong about them: most of the wrong ones have every word. */
export interface Handbook {
  readonly context: string;
  readonly right: readonly string[];
  readonly wrong: readonly string[];
}

export const ferry: Handbook = {
  context: `The Harlow Ferry carries up to 240 passengers and 38 cars. It sails from Port Aster to Leim every two hours between 6:00 and 22:00. In winter, from November to March, the last sailing is at 18:00.

Children under five travel free when accompanied by an adult. Dogs are allowed on the outer deck only and must be kept on a lead. Bicycles cost 4 euros, except on Sundays, when they travel free of charge.

The vessel was built in 2011 by Norsa Yards in Bergen and refitted in 2019 by Delmar Marine. Captain Irene Voss has commanded it since 2016; before that she commanded the Stella, which Tomas Reyes now commands.

Tickets may be changed once without a fee until 24 hours before departure. Passenger numbers rose from 410,000 in 2021 to 455,000 in 2022, but fell to 430,000 in 2023.

The crew consists of nine people, of whom three are engineers. The company expects to replace the Stella with an electric vessel by 2030. Most employees live in Port Aster.`,
  right: [
    'On Sundays bicycles travel free.',
    'Norsa Yards built the vessel in 2011.',
    'Delmar Marine refitted the vessel in 2019.',
    'In 2023 there were 430,000 passengers.',
    'An electric vessel is to replace the Stella by 2030.',
    'From November to March the last ferry leaves at 18:00.',
  ],
  wrong: [
    'Children under five travel free.',
    'Bicycles cost 4 euros on Sundays.',
    'Tomas Reyes has commanded the ferry since 2016.',
    'Tickets may be changed twice without a fee until 24 hours before departure.',
    'Passenger numbers rose from 2022 to 2023.',
    'The crew consists of nine engineers.',
    'The ferry carries up to 240 cars.',
    'The Stella will replace an electric vessel by 2030.',
    'The last sailing is at 18:00.',
    'It sails every two hours between 6:00 and 18:00.',
    'The captain of the Stella, Tomas Reyes, lives in Port Aster.',
    'The vessel was built in Bergen by Delmar Marine.',
    'Dogs must be kept on a lead on the outer deck and in the cabin.',
  ],
};

export const release: Handbook = {
  context: `The web client starts in 1.8 seconds, down from 3.1 seconds in version 5.1. Uploads larger than 5 GB are split into parts. The Free plan stores 3 GB and the Team plan up to 15 GB.

Administrators can export audit logs as CSV. Team owners may delete a workspace only after all members have left it.

A survey by the Baltic Institute found that 62 percent of customers use the mobile app daily. The company suspects that the outage on 3 February was caused by a faulty switch.`,
  right: [
    'The web client now needs 1.8 seconds to start; before it was 3.1 seconds.',
    'Uploads of more than 5 GB are split into parts.',
    'The Team plan stores up to 15 GB.',
    'Audit logs can be exported as CSV by administrators.',
    'A faulty switch may have caused the outage on 3 February.',
  ],
  wrong: [
    'The web client starts in 3.1 seconds.',
    'Members may delete a workspace.',
    'The Free plan stores up to 15 GB.',
    'Every customer uses the mobile app daily.',
    'The outage on 3 February was caused by a faulty switch.',
  ],
};

export const houses: Handbook = {
  context: `Das Haus am See bietet 42 Plätze, das Haus am Markt 28. Die Jahreskarte kostet 60 Euro und gilt zwölf Monate.

Der Umbau wurde 2021 von der Firma Breuer begonnen und 2023 von der Firma Talmann beendet. Die Stadt lehnte einen Zuschuss ab.`,
  right: ['Das Haus am See hat 42 Plätze.'],
  wrong: ['Das Haus am Markt bietet 42 Plätze.', 'Die Jahreskarte gilt zwei Jahre.'],
};
