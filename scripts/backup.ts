/**
 * `npm run backup -- <folder> [--data <data folder>] [--days 7] [--once]`: keeps database and files of the running site together in a
 * folder, until it is stopped; with `--once` until the first moment is kept.
 */
import { parseArgs } from 'node:util';
import { startBackup } from '../supabase/embedded/backup/backup.ts';
import { StackError } from '../supabase/embedded/errors.ts';
import { DATA_FOLDER, tell } from './local/local.ts';
import { listenForStop } from './local/stop-request.ts';

const { values, positionals } = parseArgs({
  options: {
    data: { type: 'string', default: DATA_FOLDER },
    days: { type: 'string', default: '7' },
    once: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const [folder] = positionals;
const keepDays = Number(values.days);
if (folder === undefined || !(keepDays > 0)) {
  console.error('npm run backup -- <folder> [--data <data folder>] [--days 7] [--once]');
  process.exit(2);
}
const stop = listenForStop();
try {
  const backup = await startBackup({ dataDir: values.data, folder, keepDays, onProgress: tell });
  const moment = await Promise.race([backup.ready, stop.promise]);
  if (moment) tell(`The backup in ${folder} can be restored to ${moment.at}`);
  if (!values.once) await stop.promise;
  await backup.stop();
  const newest = backup.newest();
  if (newest && !values.once) tell(`Stopped; it can be restored to ${newest.at}`);
} catch (error) {
  if (!(error instanceof StackError)) throw error;
  console.error(`${error.message}\n${error.hint}`);
  process.exitCode = 1;
}
process.exit();
