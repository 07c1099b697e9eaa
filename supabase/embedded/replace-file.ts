import { open, rename } from 'node:fs/promises';

/** Writes a small file that is on the disk before it takes the place of the old one. */
export async function replaceFile(path: string, text: string): Promise<void> {
  const draft = await open(`${path}.new`, 'w', 0o600);
  try {
    await draft.writeFile(text);
    await draft.datasync();
  } finally {
    await draft.close();
  }
  await rename(`${path}.new`, path);
}
