import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { JOBS, LIMITS } from '../../../supabase/workers/jobs.ts';
import { LIMITS as SNAPSHOT_LIMITS } from '../../../supabase/workers/proof.ts';
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

test('the statements of the README are all allowed to the role that runs them on a hosted project', async () => {
  const [, statements = ''] = /^ *```sql\n((?:(?!```).)*cron\.schedule.*?)```/ms.exec(readme) ?? [];
  await owner`create schema cron`;
  await owner`create function cron.schedule(text, text, text) returns bigint return 1`;
  expect(await owner.unsafe(statements).simple()).toHaveLength(schedules.length);
});

test.each(schedules.filter(([, command]) => command !== SLICES))(
  'the schedule "%s" runs with the limits that the worker has of its time and of its waiting',
  async (_, command) => {
    const sql = await owner.reserve();
    await sql.unsafe(command).simple();
    const limits = await sql<{ name: string; ms: number }[]>`
      select name, setting::int as ms from pg_settings where name in ('statement_timeout', 'lock_timeout')`;
    await sql.unsafe('reset statement_timeout; reset lock_timeout').simple();
    sql.release();
    const expected = command.includes('take_daily_snapshot') ? SNAPSHOT_LIMITS : LIMITS;
    expect(Object.fromEntries(limits.map(({ name, ms }) => [name, ms]))).toEqual(expected);
  },
);

test('the schedule of slices runs by itself', async () => {
  await expect(owner.unsafe(SLICES).simple()).resolves.toEqual([]);
});

test('a limit that is set in a message ends the statement after it', async () => {
  const sql = await owner.reserve();
  await expect(sql.unsafe("set statement_timeout = '20ms'; select pg_sleep(60)").simple()).rejects.toThrow(
    'statement timeout',
  );
  sql.release();
});
