import type { Veto } from './rule.ts';

export const openAbsence: Veto = {
  id: 'openAbsence',
  kind: 'vetoes',
  unreadOnly: false,
  says: 'Not supported: the claim says that the context does not speak of something, and it has parts of it.',
  examples: [
    {
      context: 'The office was renovated by a firm from Leeds. It opened again in May.',
      acts: 'The notes do not mention the price of the renovation.',
      leaves: 'The notes do not mention parking.',
    },
  ],
  holdsBack: ({ absence }) => absence?.how === 'unsettled',
};
