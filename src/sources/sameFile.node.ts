import { realpath, stat } from 'node:fs/promises';

/**
 * Whether a path leads to one of these files, by whatever name: another spelling, a link, or a second name on the same
 * disk. A path that leads nowhere is the same as none.
 */
export async function sameFileAs(paths: readonly string[]): Promise<(other: string) => Promise<boolean>> {
  const own = (await Promise.all(paths.map(lookAt))).filter((look) => look !== undefined);
  const reals = new Set(own.map(({ real }) => real));
  const ids = new Set(own.flatMap(({ id }) => id ?? []));
  return async (other) => {
    const found = own.length > 0 ? await lookAt(other) : undefined;
    return found !== undefined && (reals.has(found.real) || (found.id !== undefined && ids.has(found.id)));
  };
}

interface Look {
  readonly real: string;
  /** Absent where the disk numbers no files. */
  readonly id?: string;
}

async function lookAt(path: string): Promise<Look | undefined> {
  try {
    const [real, { dev, ino }] = await Promise.all([realpath(path), stat(path, { bigint: true })]);
    return ino === 0n ? { real } : { real, id: `${dev}:${ino}` };
  } catch {
    return undefined;
  }
}
