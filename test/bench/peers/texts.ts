/** A statement of a bench text's output, as an honest model judges it. */
export interface BenchClaim {
  /** One sentence of the output. */
  readonly text: string;
  readonly verdict: 'supported' | 'contradicted' | 'unsupported';
  readonly reason: string;
  /** The words at fault and what the context has in their place; "" where nothing is wrong. */
  readonly wrong: string;
  readonly right: string;
  /** The sentence of the context that decides; "" where there is none. */
  readonly evidence: string;
}

export interface BenchText {
  readonly name: 'S' | 'M' | 'L';
  readonly question: string;
  readonly context: readonly string[];
  readonly output: string;
  readonly claims: readonly BenchClaim[];
}

interface Fact {
  /** A value that is right, and one that is not. */
  readonly values: (at: number) => readonly [right: string, wrong: string];
  readonly told: (place: string, value: string) => string;
  readonly said: (place: string, value: string) => string;
}

const architects = 'Ada Kern, Bo Lind, Clara Voss, Dario Neri, Elin Falk, Felix Roth'.split(', ');
const stones = ['granite', 'sandstone', 'red brick', 'slate', 'limestone', 'marble'];

const facts: readonly Fact[] = [
  {
    values: (at) => [String(1850 + at), String(1861 + at)],
    told: (place, year) =>
      `After long years of planning the ${place} was opened to visitors in the spring of ${year}.`,
    said: (place, year) => `The ${place} was opened to visitors in ${year} after long years of planning.`,
  },
  {
    values: (at) => [architects[at % 6]!, architects[(at + 2) % 6]!],
    told: (place, name) =>
      `${name} designed the ${place}, and the drawings of it are kept in the archive of the city.`,
    said: (place, name) => `${name} designed the ${place}, and its drawings are in the archive of the city.`,
  },
  {
    values: (at) => [`${20 + at} metres`, `${35 + at} metres`],
    told: (place, height) =>
      `From the street to its highest point, surveyors have measured the ${place} at ${height}.`,
    said: (place, height) =>
      `Surveyors have measured the ${place} at ${height} from the street to its highest point.`,
  },
  {
    values: (at) => [stones[at % 6]!, stones[(at + 2) % 6]!],
    told: (place, stone) =>
      `The outer walls of the ${place} are of ${stone}, which its builders chose against the salt of the sea air.`,
    said: (place, stone) =>
      `The outer walls of the ${place} are of ${stone} against the salt of the sea air.`,
  },
];

const unknown = (place: string, at: number): string =>
  `About ${90 + at} people work in the offices of the ${place} in winter.`;

const fillers: readonly ((place: string) => string)[] = [
  (place) =>
    `Guides like to begin their afternoon walks in front of the ${place}, where there is shade and a small fountain.`,
  (place) =>
    `The path from the quay to the ${place} was widened when the tram stop was moved to the other side of the road.`,
  (place) =>
    `Schools can book a morning in the ${place} and are given a printed sheet with questions for the children.`,
  (place) =>
    `A café beside the ${place} has simple meals, and its tables are outdoors whenever the weather allows it.`,
  (place) =>
    `In the town hall hang old photographs of the ${place}, next to a map of the quarter from the same years.`,
];

const names =
  'Orlen Brask Tavel Menning Quarrow Estby Lunde Farrow Hedvig Castell Dorrit Ivarsen Pellam Rook Sund Thorne Ulver Vane Wexley Yarrow'.split(
    ' ',
  );
const kinds = ['Bridge', 'Library', 'Observatory', 'Aquarium', 'Lighthouse'];

/** @param told places that the context tells of; the first `asked` of them are in the output, with four sentences each */
function build(name: 'M' | 'L', told: number, asked: number, sentencesEach: number): BenchText {
  const places = Array.from(
    { length: told },
    (_, i) => `${names[i % names.length]} ${kinds[(i + Math.floor(i / names.length)) % kinds.length]}`,
  );
  const context = places.map((place, at) =>
    Array.from({ length: sentencesEach }, (_, i) =>
      i % 2 === 0 && facts[i / 2]
        ? facts[i / 2]!.told(place, facts[i / 2]!.values(at)[0])
        : fillers[(i + at) % fillers.length]!(place),
    ).join(' '),
  );
  const claims = places.slice(0, asked).flatMap((place, at) =>
    facts.map(({ values, told: tell, said }, i): BenchClaim => {
      const [right, wrong] = values(at);
      const evidence = tell(place, right);
      const order = (at * facts.length + i) % 8;
      if (order === 6)
        return {
          text: unknown(place, at),
          verdict: 'unsupported',
          reason: `The context does not say how many people work in the ${place}.`,
          wrong: '',
          right: '',
          evidence: '',
        };
      const isWrong = order === 3;
      return {
        text: said(place, isWrong ? wrong : right),
        verdict: isWrong ? 'contradicted' : 'supported',
        reason: isWrong
          ? `The context gives ${right} for the ${place}, which contradicts the claim.`
          : `The context states the same (${right}) of the ${place}.`,
        wrong: isWrong ? wrong : '',
        right: isWrong ? right : '',
        evidence,
      };
    }),
  );
  const output = claims.map(({ text }) => text).join(' ');
  return { name, question: 'Describe the sights of the harbour.', context, output, claims };
}

const fair = (text: string, evidence: string): BenchClaim => ({
  text,
  verdict: 'supported',
  reason: 'The context states this.',
  wrong: '',
  right: '',
  evidence,
});

const small: BenchText = {
  name: 'S',
  question: 'What is known of the car?',
  context: [
    'The Kestrel 3 was launched in 2017.',
    'It has a range of up to 358 miles.',
    'The base model goes from 0 to 60 mph in 5.8 seconds.',
  ],
  output:
    'The Kestrel 3 was introduced in 2017. It has a range of up to 358 miles on one charge. The base model goes from 0 to 60 mph in 5.8 seconds.',
  claims: [
    fair('The Kestrel 3 was introduced in 2017.', 'The Kestrel 3 was launched in 2017.'),
    fair('It has a range of up to 358 miles on one charge.', 'It has a range of up to 358 miles.'),
    fair(
      'The base model goes from 0 to 60 mph in 5.8 seconds.',
      'The base model goes from 0 to 60 mph in 5.8 seconds.',
    ),
  ],
};

/** Three sentences, twelve, and eighty against some 6,000 words. */
export const benchTexts: readonly BenchText[] = [small, build('M', 3, 3, 7), build('L', 40, 20, 8)];
