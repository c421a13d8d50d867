/** Pairs that exclude each other; inflected forms are listed where they are irregular. */
const pairs =
  'accept reject|accepted rejected|add remove|allow forbid|allowed forbidden|allow prohibit|allowed prohibited|always never|approve reject|arrive depart|ascend descend|asleep awake|attack defend|available unavailable|before after|begin end|began ended|best worst|better worse|big small|build destroy|buy sell|bought sold|cause prevent|cheap expensive|clean dirty|close open|closed open|cold hot|common rare|complete incomplete|confirm deny|confirmed denied|connect disconnect|continue stop|correct incorrect|create destroy|dead alive|deep shallow|deny admit|denied admitted|descending ascending|different same|difficult easy|disable enable|disabled enabled|disagree agree|disagreed agreed|dry wet|early late|earlier later|easy hard|east west|eastern western|empty full|enter leave|export import|external internal|fail succeed|failed succeeded|failure success|false true|far near|fast slow|faster slower|female male|few many|fewer more|first last|free paid|future past|gain lose|gained lost|good bad|guilty innocent|happy sad|harmful beneficial|heavy light|high low|higher lower|highest lowest|hire fire|hired fired|improve worsen|improved worsened|include exclude|included excluded|indoor outdoor|inside outside|join leave|joined left|large small|larger smaller|largest smallest|left right|legal illegal|less more|least most|likely unlikely|long short|longer shorter|longest shortest|lose win|lost won|loss gain|loss profit|major minor|mandatory optional|required optional|marry divorce|married divorced|maximum minimum|maximum minimal|modern ancient|more less|new old|newer older|north south|northern southern|odd even|offline online|on off|oldest youngest|older younger|over under|permanent temporary|pass fail|passed failed|plus minus|positive negative|possible impossible|present absent|private public|profit loss|push pull|quick slow|reject approve|rejected approved|remember forget|remote local|rich poor|safe dangerous|senior junior|single married|start finish|started finished|start stop|started stopped|stronger weaker|strong weak|success failure|support oppose|supported opposed|synchronous asynchronous|thick thin|tall short|top bottom|unable able|upper lower|urban rural|vegetarian meat|victory defeat|visible hidden|voluntary compulsory|warm cool|weak strong|wide narrow|widen narrow|widened narrowed|win lose|winner loser|with without|yes no|young old|encrypted unencrypted|paid unpaid|read write|readable unreadable|horizontal vertical|deprecated supported|upload download|client server|input output|odd even';

/** Lower-case words for a rise; each excludes every word for a fall. */
export const rises: ReadonlySet<string> = new Set(
  'climb climbed gain grew grow increase increased jump jumped raise raised rise rose rallied soared surge surged up'.split(
    ' ',
  ),
);
export const falls: ReadonlySet<string> = new Set(
  'contracted cut decline declined decrease decreased down drop dropped fall fell lower lowered plunged shrank shrink slid slipped slumped tumbled'.split(
    ' ',
  ),
);

const opposites = readPairs();

function readPairs(): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  const add = (word: string, opposite: string) =>
    found.set(word, (found.get(word) ?? new Set()).add(opposite));
  for (const pair of pairs.split('|')) {
    const [a, b] = pair.split(' ') as [string, string];
    add(a, b);
    add(b, a);
  }
  for (const rise of rises)
    for (const fall of falls) {
      add(rise, fall);
      add(fall, rise);
    }
  return found;
}

/** Whether two lower-case words exclude each other. Regular inflections count: "increases" and "decreased". */
export const areAntonyms = (a: string, b: string): boolean =>
  basesOf(a).some((word) => basesOf(b).some((other) => opposites.get(word)?.has(other))) || isNegated(a, b);

/** The word and what it may be a regular form of. */
function basesOf(word: string): readonly string[] {
  const bases = [word];
  for (const ending of ['s', 'es', 'ed', 'd', 'ing', 'ly'])
    if (word.endsWith(ending) && word.length - ending.length >= 3) bases.push(word.slice(0, -ending.length));
  if (word.endsWith('ing')) bases.push(`${word.slice(0, -3)}e`);
  return bases;
}

/** "legal" and "illegal", "able" and "unable". */
const isNegated = (a: string, b: string): boolean => {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  const prefix = long.endsWith(short) ? long.slice(0, -short.length) : undefined;
  if (prefix === undefined || short.length < 4) return false;
  return prefixes.has(prefix) || (latin.has(prefix) && adjective.test(short));
};

const prefixes = new Set(['un', 'dis', 'non', 'non-']);
/** Also open many other words: "form", "inform". */
const latin = new Set(['in', 'im', 'il', 'ir', 'mis']);
const adjective = /(?:[ai]ble|[ae]nt|ate|ive|ite|ete|ect|mal|ic|al|act|per|oral|ure|ar|ly)$/;
