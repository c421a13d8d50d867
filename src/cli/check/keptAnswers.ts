import { mkdir, rename, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import type { AnswerStore, StoredAnswer } from '../../check/cache.ts';
import { Seals } from '../../evaluate/results/seals.node.ts';
import { readRegularText } from '../../sources/regularFile.node.ts';
import { installationSecret } from '../installationSecret.ts';

/** The latest are kept. */
const mostKept = 20_000;

interface Line {
  readonly key: string;
  readonly answer: StoredAnswer;
  readonly seal?: string;
}

/**
 * Answers of judges that earlier checks got on this machine, in a file of the person's own: a JSON object a line, each
 * with a seal, so that nobody else's verdict is taken from it.
 */
export class KeptAnswers implements AnswerStore {
  #changed = false;

  private constructor(
    private readonly path: string,
    private readonly seals: Seals,
    private readonly kept: Map<string, Line>,
  ) {}

  /** What is damaged, or sealed by another installation, is asked again. */
  static async open(folder = cacheFolder()): Promise<KeptAnswers> {
    const path = join(folder, 'answers.jsonl');
    const seals = new Seals(await installationSecret(), 'answers');
    const text = await readRegularText(path, path).catch(() => '');
    const lines = text.split('\n').flatMap((line) => readLine(line, seals));
    return new KeptAnswers(path, seals, new Map(lines.map((line) => [line.key, line])));
  }

  get(key: string): StoredAnswer | undefined {
    const line = this.kept.get(key);
    if (!line) return undefined;
    // What is used stays.
    this.kept.delete(key);
    this.kept.set(key, line);
    return line.answer;
  }

  set(key: string, answer: StoredAnswer): void {
    this.kept.delete(key);
    this.kept.set(key, this.seals.seal({ key, answer }));
    this.#changed = true;
  }

  /** A folder that cannot be written to costs nothing but the next check's time. */
  async save(): Promise<void> {
    if (!this.#changed) return;
    const lines = [...this.kept.values()].slice(-mostKept).map((line) => `${JSON.stringify(line)}\n`);
    const written = `${this.path}.${process.pid}`;
    try {
      await mkdir(dirname(this.path), { recursive: true, mode: 0o700 });
      await writeFile(written, lines.join(''), { mode: 0o600 });
      await rename(written, this.path);
    } catch {
      // See above.
    }
  }
}

function readLine(line: string, seals: Seals): readonly Line[] {
  if (line === '') return [];
  try {
    const read = JSON.parse(line) as Line;
    return seals.holds(read) ? [read] : [];
  } catch {
    return [];
  }
}

/** Where the system keeps what can be made again. */
function cacheFolder(): string {
  const { XDG_CACHE_HOME, LOCALAPPDATA } = process.env;
  return join(XDG_CACHE_HOME || LOCALAPPDATA || join(homedir(), '.cache'), 'claimlight');
}
