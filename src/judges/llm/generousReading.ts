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
export const areTakenBack = (around: AnyRecord, isList: (key: string) => boolean): boolean =>
  Object.entries(around).some(([key, value]) => !isList(key) && denies(key, value, 'supported'));

function denies(key: string, value: unknown, said: string | undefined): boolean {
  if (known.has(key) || isOtherVerdict(key, said)) return !known.has(key) && isAffirmed(value);
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
/** Keys that are themselves another verdict, or take one back: "contradicted", "hallucination", "errata", "error". */
const isOtherVerdict = (key: string, said: string | undefined): boolean => {
  const word = plain(key);
  return verdicts.has(word) ? word !== said : said === 'supported' && contrary.test(key);
};

const contrary =
  /(?:^|[_\s-]|[a-z](?=[A-Z]))(?:contradict\w*|hallucinat\w*|unsupported|not_?supported|refut\w*|retract\w*|errat\w*|errors?|corrections?|apolog\w*|refus\w*|mistakes?|withdrawn|revok\w*|overrid\w*)$/i;

/** Whether such a key holds: it says something, and not that there is nothing. */
function isAffirmed(value: unknown): boolean {
  if (typeof value === 'string')
    return !/^\s*(?:no|none|false|null|nil|n\/?a|0|nothing|-)?\s*\.?\s*$/i.test(value);
  if (Array.isArray(value)) return value.length > 0;
  return value !== false && value !== null && value !== undefined && value !== 0;
}

const affirming =
  /^(?:is_?|was_?)?(?:valid|correct|true|right|ok|checked|verified|final|sure|confirmed|grounded|faithful|entailed|supported|found|complete|done)$/i;
const gauges = /confidence|score|probability|certainty|support|entail|grade|rating/i;
const doubt =
  /(?<!\p{L})(?:no|not|none|never|neither|false|wrong|unsure|neutral|draft|ignored?|error|fail(?:s|ed)?|un\p{L}{3,}|(?:mis|dis)\p{L}{3,}|in(?:accurate|complete|consistent|correct|sufficient|valid)\p{L}*|(?:contradict|hallucinat|refut|reject|retract|revok|withdraw)\p{L}*|n\/a)(?!\p{L})/iu;
/** What is longer is an explanation, which may speak of anything. */
const mostWords = 5;

/** Keys for words out of the texts, which may say anything. */
const fromTexts = /quote|evidence|text|source|passage|line|title|file/i;
/** Keys for words about a claim. */
const freeText = /reason|why|note|explan|comment|rationale|analysis|thought/i;
/** Another verdict in a sentence about a claim, that is not denied there. */
const otherVerdict =
  /(?<!(?:\bnot|n['’]t|never|neither|nor|nothing|without|no)\s(?:\p{L}+\s){0,2})(?<!\p{L})(?:contradict\p{L}*|unsupported|not\s?supported|hallucinat\p{L}*|refut\p{L}*)(?!\p{L})/iu;

const verdicts: ReadonlySet<string> = new Set(['supported', 'contradicted', 'unsupported']);

function saysOtherwise(key: string, value: string, said: string | undefined): boolean {
  const word = plain(value);
  if (verdicts.has(word)) return word !== said;
  if (fromTexts.test(key)) return false;
  if (freeText.test(key)) return said === 'supported' && otherVerdict.test(value);
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
