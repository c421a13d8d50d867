/**
 * Answers as models give them that are not held to a schema: "1" or "[s1]" for 1, "SUPPORTED", a bare "contradicted",
 * keys that nobody asked for. All of it is brought into the schema's own form, which then decides.
 */

type AnyRecord = Readonly<Record<string, unknown>>;

export const isRecord = (value: unknown): value is AnyRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Whether a key that nobody asked for says otherwise: `"valid": false`, another verdict, `"draft": true`, wherever in
 * it; beside a verdict of "supported" also a word of doubt or denial.
 */
export const isTakenBack = ({ is, ...rest }: AnyRecord): boolean => {
  const said = wordOf(is);
  return Object.entries(rest).some(([key, value]) => denies(key, value, said));
};

/** Whether what stands beside the list of answers says that they are none. */
export const areTakenBack = (around: AnyRecord): boolean =>
  Object.entries(around).some(([key, value]) => !Array.isArray(value) && denies(key, value, 'supported'));

function denies(key: string, value: unknown, said: string | undefined): boolean {
  if (known.has(key)) return false;
  if (value === false) return true;
  if (value === true) return said === 'supported' && !affirming.test(key);
  if (value === 0) return said === 'supported' && gauges.test(key);
  if (typeof value === 'string') return saysOtherwise(key, value, said);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([inner, item]) =>
    denies(Array.isArray(value) ? key : inner, item, said),
  );
}

/** What the schemas have; their values are held to them. */
const known: ReadonlySet<string> = new Set(
  'sentence split skip claim claims context words flags wrong right answers'.split(' '),
);
const affirming =
  /^(?:is_?|was_?)?(?:valid|correct|true|right|ok|checked|verified|final|sure|confirmed|grounded|faithful|entailed|supported|found|complete|done)$/i;
const gauges = /confidence|score|probability|certainty|support|entail|grade|rating/i;
const doubt =
  /(?<!\p{L})(?:no|not|none|never|neither|false|wrong|unsure|neutral|draft|ignored?|error|fail(?:s|ed)?|un\p{L}{3,}|(?:mis|dis)\p{L}{3,}|in(?:accurate|complete|consistent|correct|sufficient|valid)\p{L}*|(?:contradict|hallucinat|refut|reject|retract|revok|withdraw)\p{L}*|n\/a)(?!\p{L})/iu;
/** What is longer is an explanation, which may speak of anything. */
const mostWords = 5;

/** Keys for words about a claim, or out of the texts. */
const freeText =
  /reason|why|note|explan|comment|rationale|analysis|thought|quote|evidence|text|source|passage|line|title|file/i;

const verdicts: ReadonlySet<string> = new Set(['supported', 'contradicted', 'unsupported']);

function saysOtherwise(key: string, value: string, said: string | undefined): boolean {
  const word = plain(value);
  if (verdicts.has(word)) return word !== said;
  if (freeText.test(key)) return said === 'supported' && word === 'notsupported';
  if (/^(?:false|no)$/.test(word)) return said === 'supported';
  return said === 'supported' && value.trim().split(/\s+/).length <= mostWords && doubt.test(value);
}

/** The verdict that an answer names, in whatever form. */
function wordOf(is: unknown): string | undefined {
  if (typeof is === 'string') return plain(is);
  return isRecord(is)
    ? Object.keys(is)
        .map(plain)
        .find((key) => verdicts.has(key))
    : undefined;
}

/** A number, also where it is written as its own line's mark: a line of the context is no sentence. */
export function readNumber(value: unknown, mark: 's' | 'c' | 'k'): unknown {
  const [, letter, found] =
    (typeof value === 'string' && /^\s*\[?\s*([a-z]?)\s*(\d{1,9})\s*\]?\s*$/i.exec(value)) || [];
  return found === undefined || (letter && letter.toLowerCase() !== mark) ? value : Number(found);
}

/** Numbers of lines of the context. */
export function readNumbers(value: unknown): unknown {
  if (value === undefined || value === null || value === '') return [];
  const each = (item: unknown) => readNumber(item, 'c');
  if (typeof value === 'string' && value.includes(',')) return value.split(',').map(each);
  return Array.isArray(value) ? value.map(each) : [each(value)];
}

/** A word of a closed list. */
const readWord = (value: unknown): unknown => (typeof value === 'string' ? plain(value) : value);

export const readWords = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(readWord) : value === '' || value === null ? [] : [readWord(value)];

const plain = (word: string): string =>
  word
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, '');

export const readEach = (value: unknown, read: (item: AnyRecord) => unknown): unknown =>
  Array.isArray(value) ? value.map((item: unknown) => (isRecord(item) ? read(item) : item)) : value;

/** A verdict without its reason is still one. */
export function readVerdict(value: unknown): unknown {
  if (typeof value === 'string') {
    const word = plain(value);
    if (word === 'contradicted') return { contradicted: '', wrong: '', right: '' };
    return word === 'unsupported' ? { unsupported: '' } : word;
  }
  if (!isRecord(value)) return value;
  const said = Object.fromEntries(Object.entries(value).map(([key, item]) => [plain(key), item]));
  // A verdict that says two things says none.
  if ([said.contradicted, said.unsupported, said.supported].filter((one) => one !== undefined).length !== 1)
    return undefined;
  if (said.unsupported !== undefined) return { unsupported: textOf(said.unsupported) };
  if (said.contradicted === undefined) return undefined;
  return {
    contradicted: textOf(said.contradicted),
    wrong: textOf(said.wrong),
    right: textOf(said.right),
  };
}

const textOf = (value: unknown): unknown =>
  value === undefined || value === null || value === true ? '' : value;
