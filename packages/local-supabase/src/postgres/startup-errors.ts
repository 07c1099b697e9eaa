import { open } from 'node:fs/promises';
import type { DataFolder } from '../data-folder.ts';
import { StackError } from '../errors.ts';

export async function tailOf(file: string, from = 0): Promise<string> {
  const log = await open(file, 'r');
  try {
    const { size } = await log.stat();
    const start = Math.max(from, size - 20_000);
    const { buffer, bytesRead } = await log.read(Buffer.alloc(Math.max(size - start, 1)), 0, undefined, start);
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await log.close();
  }
}

export function startupError(folder: DataFolder, log: string): StackError {
  if (/No space left on device|Disk quota exceeded/.test(log)) {
    return new StackError(
      `The disk that holds the data folder ${folder.path} is full.`,
      'Free some space and start again; nothing was lost.',
    );
  }
  if (/could not bind|could not create any TCP\/IP sockets/.test(log)) {
    return new StackError(
      'The port of the database was taken by another program.',
      'Change `[db] port` in supabase/config.toml, or stop that program.',
    );
  }
  if (/Permission denied/.test(log)) {
    return new StackError(
      `Postgres may not write in the data folder ${folder.path}.`,
      'Give the folder to the user that starts the stack.',
    );
  }
  const reasons = log.split('\n').flatMap((line) => /(?:FATAL|PANIC|error|postgres):\s+(.*)/.exec(line)?.[1] ?? []);
  return new StackError(
    `Postgres did not start on ${folder.path}: ${reasons.join('; ') || 'it gave no reason'}.`,
    `Its log is ${folder.postgresLog}. Restore the folder from a copy, or move it away to begin with an empty one; nothing was deleted.`,
  );
}
