import { expect, test } from 'vitest';
import { runJobs } from '../../supabase/workers/jobs.ts';
import { openStage } from './support/stage.ts';

// What was kept for a while goes, also of people who never come back.
const { owner, makeInvestor, url } = await openStage();
const alice = await makeInvestor();

const left = async (table: string) =>
  (
    await owner.unsafe<{ kind: string }[]>(
      `select kind from public.${table} where investor_id = $1 order by 1`,
      [alice.id],
    )
  ).map(({ kind }) => kind);

test('the worker removes notifications older than a year and account events older than ninety days, and no younger', async () => {
  await owner`
    insert into public.notifications (investor_id, kind, subject_id, created_at)
    values (${alice.id}, 'old', gen_random_uuid(), now() - interval '1 year 1 minute'), (${alice.id}, 'young', gen_random_uuid(), now() - interval '11 months')`;
  await owner`delete from public.account_events where investor_id = ${alice.id}`;
  await owner`
    insert into public.account_events (investor_id, kind, created_at)
    values (${alice.id}, 'password_changed', now() - interval '90 days 1 minute'), (${alice.id}, 'email_changed', now() - interval '89 days')`;
  await runJobs(url('postgres'));
  expect(await left('notifications')).toEqual(['young']);
  expect(await left('account_events')).toEqual(['email_changed']);
});

test('the job removes ten thousand at a time, until none is left', async () => {
  await owner`
    insert into public.notifications (investor_id, kind, subject_id, created_at)
    select ${alice.id}, 'old', gen_random_uuid(), now() - interval '2 years' from generate_series(1, 10001) n`;
  const remove = async () =>
    (await owner<{ removed: number | null }[]>`select private.remove_old_events() as removed`)[0]?.removed;
  expect(await remove()).toBe(10_000);
  expect(await remove()).toBe(1);
  expect(await remove()).toBeNull();
});

test('the log that Auth keeps of what people do goes after ninety days', async () => {
  await owner`
    insert into auth.audit_log_entries (id, payload, created_at, ip_address)
    values (gen_random_uuid(), '{"actor_username": "old"}', now() - interval '90 days 1 minute', '192.0.2.1'),
           (gen_random_uuid(), '{"actor_username": "young"}', now() - interval '89 days', '192.0.2.1')`;
  await runJobs(url('postgres'));
  const kept = await owner<
    { who: string }[]
  >`select payload ->> 'actor_username' as who from auth.audit_log_entries`;
  expect(kept.map(({ who }) => who)).toEqual(['young']);
});

test('C6: a job that waits for a lock is ended, so that it holds up neither the others nor a snapshot', async () => {
  await owner`
    insert into public.notifications (investor_id, kind, subject_id, created_at)
    values (${alice.id}, 'old', gen_random_uuid(), now() - interval '2 years')`;
  await owner.begin(async (sql) => {
    await sql`lock table ledger.tallies in access exclusive mode`;
    const limits = { statement_timeout: 300_000, lock_timeout: 50 };
    await expect(runJobs(url('postgres'), limits)).rejects.toThrow('lock timeout');
    expect(await left('notifications')).not.toContain('old');
  });
});

test('C6: a job that takes too long is ended', async () => {
  await owner.begin(async (sql) => {
    await sql`lock table ledger.tallies in access exclusive mode`;
    const limits = { statement_timeout: 50, lock_timeout: 300_000 };
    await expect(runJobs(url('postgres'), limits)).rejects.toThrow('statement timeout');
  });
});
