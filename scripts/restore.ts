/**
 * `npm run restore -- <backup folder> <new data folder> --reason "…" [--until 2026-11-26T13:00:00Z]`: restores database and files of a
 * backup to one moment, records it, and checks the result. Ends with 1 if a check fails.
 */
import { parseArgs } from 'node:util';
import { restoreBackup } from '../supabase/embedded/backup/restore.ts';
import { StackError } from '../supabase/embedded/errors.ts';
import { checkFolder, printChecks } from './backup/check-folder.ts';
import { tell } from './local/local.ts';
import { exitOnSignal } from './local/stop-request.ts';

/** `private.given_reason` refuses a longer one, but only when the log has been replayed. */
const LONGEST_REASON = 500;

const { values, positionals } = parseArgs({
  options: { until: { type: 'string' }, reason: { type: 'string', default: '' } },
  allowPositionals: true,
});
const [backup, dataDir] = positionals;
const until = values.until === undefined ? undefined : new Date(values.until);
const reason = values.reason.trim();
if (backup === undefined || dataDir === undefined || reason === '' || Number.isNaN(until?.getTime())) {
  console.error(
    'npm run restore -- <backup folder> <new data folder> --reason "…" [--until 2026-11-26T13:00:00Z]\nThe reason is shown to everyone.',
  );
  process.exit(2);
}
const { length } = Array.from(reason);
if (length > LONGEST_REASON) {
  console.error(`The reason has ${length} characters, and ${LONGEST_REASON} are kept at most.`);
  process.exit(2);
}
exitOnSignal();
try {
  const { moment, files, missing } = await restoreBackup({
    backup,
    dataDir,
    reason,
    ...(until && { until }),
    onProgress: tell,
  });
  tell(`Restored to ${moment.at}, with ${files} files`);
  for (const name of missing) console.error(`✗ The backup does not have the content of ${name}`);
  const isGood = await printChecks(checkFolder(dataDir));
  console.log(
    isGood
      ? `The site in ${dataDir} is as it was at ${moment.at}.`
      : `The site in ${dataDir} is not whole: see above. docs/backup.md says what each check means.`,
  );
  process.exitCode = isGood ? 0 : 1;
} catch (error) {
  if (!(error instanceof StackError)) throw error;
  console.error(`${error.message}\n${error.hint}`);
  process.exitCode = 1;
}
