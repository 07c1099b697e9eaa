/** `npm run db:reset`: deletes the local data; the next start creates it again. */
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createInterface } from 'node:readline/promises';
import { dataFolder, lockDataFolder } from 'local-supabase/data-folder.ts';
import { stopOrphan } from 'local-supabase/postgres/cluster.ts';
import { DATA_FOLDER, explain } from './local.ts';

async function isConfirmed(): Promise<boolean> {
  if (process.argv.includes('--yes')) return true;
  if (!process.stdin.isTTY) {
    console.error('Nothing was deleted. To delete the local data without being asked: npm run db:reset -- --yes');
    process.exitCode = 1;
    return false;
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`Delete all local data in ${DATA_FOLDER}? [y/N] `);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}

async function reset(): Promise<void> {
  if (!existsSync(DATA_FOLDER)) {
    console.log('There are no local data.');
    return;
  }
  const folder = dataFolder(DATA_FOLDER);
  const unlock = await lockDataFolder(folder);
  try {
    if (!(await isConfirmed())) return;
    await stopOrphan(folder);
    await rm(DATA_FOLDER, { recursive: true, force: true });
    console.log('The local data are deleted. `npm start` makes new ones.');
    console.log('Browsers that were here remember the old proofs, and warn. Delete what they keep of this site.');
  } finally {
    await unlock();
  }
}

try {
  await reset();
} catch (error) {
  explain(error);
  process.exitCode = 1;
}
