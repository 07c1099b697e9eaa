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

/** Puts the names in a folder on the disk: that of a new or renamed file is there when its folder is. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
