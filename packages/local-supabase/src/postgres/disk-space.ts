import { statfs } from 'node:fs/promises';
import { repeat, type Repeated } from '../repeat.ts';

const EVERY_MS = 5000;
/** The WAL grows in files of 16 MB. */
const LITTLE_BYTES = 200_000_000;

async function freeBytes(path: string): Promise<number> {
  const { bavail, bsize } = await statfs(path);
  return bavail * bsize;
}

/** Reports once when a folder's disk is nearly full, until there is space again. */
export function watchDiskSpace(
  path: string,
  tell: (line: string) => void,
  { free = freeBytes, everyMs = EVERY_MS } = {},
): Repeated {
  let isLow = false;
  return repeat(
    async () => {
      const bytes = await free(path);
      if (bytes < LITTLE_BYTES === isLow) return;
      isLow = !isLow;
      tell(
        isLow
          ? `The disk that holds ${path} is nearly full (${Math.floor(bytes / 1e6)} MB left). The database cannot write without space: free some.`
          : `There is space again on the disk that holds ${path}.`,
      );
    },
    everyMs,
    () => undefined,
  );
}
