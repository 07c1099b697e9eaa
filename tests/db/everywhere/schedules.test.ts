import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { JOBS } from '../../../supabase/workers/jobs.ts';
import { openStage } from '../support/stage.ts';

// A hosted project has pg_cron, which sends what README.md schedules as one message of several statements.
const { owner } = await openStage();
const readme = await readFile(new URL('../../../README.md', import.meta.url), 'utf8');
const schedules = [
  ...readme.matchAll(/cron\.schedule\('([^']+)', '[^']+', (?:\$\$(.+)\$\$|'([^']+)')\);/g),
].map(([, name = '', limited, alone = '']) => [name, limited ?? alone] as const);
/** It commits each slice, and each part of a check, which it could not together with the settings of limits. */
const SLICES = 'call private.run_slices()';
const SLICED = new Set(['private.run_slice()', 'private.run_book_check()']);

test('every job of the worker is scheduled on a hosted project', () => {
  const commands = schedules.map(([, command]) => command.replace(/.*select /, ''));
  const jobs = JOBS.filter((job) => !SLICED.has(job));
  expect(commands.toSorted()).toEqual(
    [...jobs, SLICES, 'private.mature_positions(1000)', 'private.take_daily_snapshot()'].toSorted(),
  );
});

test.each(schedules)(
  'the schedule "%s" runs, with limits of its time and of its waiting unless it runs in slices',
  async (_, command) => {
    expect([
      SLICES,
      expect.stringMatching(
        /^set statement_timeout = '5min'; set lock_timeout = '30s'; select [\w.]+\(\w*\)$/,
      ),
    ]).toContainEqual(command);
    const sql = await owner.reserve();
    await sql.unsafe(command).simple();
    await sql.unsafe('reset statement_timeout; reset lock_timeout').simple();
    sql.release();
  },
);

test('a limit that is set in a message ends the statement after it', async () => {
  const sql = await owner.reserve();
  await expect(sql.unsafe("set statement_timeout = '20ms'; select pg_sleep(60)").simple()).rejects.toThrow(
    'statement timeout',
  );
  sql.release();
});
