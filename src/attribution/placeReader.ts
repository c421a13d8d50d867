import { Memo } from '../base/memo.ts';
import type { Passage } from '../text/passage.ts';
import type { SearchIndex } from '../text/searchIndex.ts';
import { words } from '../text/words.ts';
import { findValues } from '../values/findValues.ts';
import type { Value } from '../values/value.ts';

/** What a passage has that a statement can be compared with. */
interface PassageSigns {
  /** Of its words and of what stands above it. */
  readonly stems: ReadonlySet<string>;
  readonly values: readonly Value[];
}

/** Words of the passages that are kept as they were read. */
const mostKept = 500_000;

/** Reads the passages of a context, each once: the same ones are near to many claims. */
export class PlaceReader {
  readonly #read = new Memo<number, PassageSigns>(mostKept, ({ stems }) => stems.size);

  constructor(readonly index: SearchIndex) {}

  signsOf({ position, text, kind, trail }: Passage): PassageSigns {
    return this.#read.of(position, () => ({
      stems: new Set([text, ...trail].flatMap((line) => words(line).map(({ stem }) => stem))),
      values: findValues(text, kind === 'tableRow' && trail.length > 0 ? { header: trail.at(-1)! } : {}),
    }));
  }

  /** A passage and its neighbours in the same source. */
  readonly around = ({ position, uri }: Passage): readonly Passage[] =>
    [position - 1, position, position + 1].flatMap((at) => {
      const passage = this.index.passages.get(at);
      return passage?.uri === uri ? passage : [];
    });
}
