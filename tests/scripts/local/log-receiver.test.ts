import { randomUUID } from 'node:crypto';
import { type FileHandle, open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { writeWhole } from '../../../supabase/embedded/backup/log-receiver.ts';

/** A file of which the system takes half of what is to be written, and one byte at least. */
async function slowFile(path: string): Promise<FileHandle> {
  const file = await open(path, 'w');
  const write = file.write.bind(file);
  file.write = ((bytes: Uint8Array, offset: number, length: number, place: number) =>
    write(bytes, offset, Math.ceil(length / 2), place)) as FileHandle['write'];
  return file;
}

test('a piece of the log is written whole, although the system takes half of it at once', async () => {
  const path = join(tmpdir(), `glassmine-log-${randomUUID()}`);
  onTestFinished(() => rm(path, { force: true }));
  const file = await slowFile(path);
  await writeWhole(file, Buffer.from('received'), 3);
  await file.close();
  expect((await readFile(path)).toString()).toBe('\0\0\0received');
});
