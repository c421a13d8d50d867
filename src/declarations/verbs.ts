/** Verbs with which interfaces name the same act, the commonest first. */
const acts = [
  'close dispose destroy shutdown stop end release quit terminate cleanup',
  'remove delete erase drop clear unset discard',
  'create make build new construct init initialize',
  'add append insert push register attach',
  'get fetch read load find retrieve query lookup',
  'set put write update save store',
  'start run begin open launch execute init',
  'send post submit emit publish dispatch',
  'parse decode deserialize unmarshal',
  'format encode serialize stringify marshal',
  'check validate verify test ensure assert',
  'show display render print draw',
].map((verbs) => verbs.split(' '));

const wordsOf = (name: string): readonly string[] => name.match(/[A-Z]?[a-z\d]+|[A-Z\d]+/g) ?? [];
const plain = (words: readonly string[]): string => words.join(' ').toLowerCase();

/** The known name that says the same with another verb: `close` for `dispose`, `deleteUser` for `remove_user`. */
export function nameOfSameAct(name: string, known: Iterable<string>): string | undefined {
  const [verb = '', ...rest] = wordsOf(name);
  const wanted = acts
    .filter((verbs) => verbs.includes(verb.toLowerCase()))
    .flat()
    .map((other) => plain([other, ...rest]));
  let best: string | undefined;
  let place = wanted.length;
  for (const other of known) {
    const at = other === name ? -1 : wanted.indexOf(plain(wordsOf(other)));
    if (at >= 0 && at < place) [best, place] = [other, at];
  }
  return best;
}
