import { open, rename } from 'node:fs/promises';

/** Replaces a small file atomically and durably. */
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

/** Syncs a folder, so that new and renamed files survive a crash. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
