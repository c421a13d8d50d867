import { realpath, stat } from 'node:fs/promises';

/**
 * Whether paths lead to a file, by whatever name: another spelling, a link, or a second name on the same disk.
 * A path that leads nowhere is the same as none.
 */
export async function sameFileAs(path: string): Promise<(other: string) => Promise<boolean>> {
  const own = await lookAt(path);
  return async (other) => {
    const found = own && (await lookAt(other));
    return (
      found !== undefined && (found.real === own?.real || (found.id !== undefined && found.id === own?.id))
    );
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
