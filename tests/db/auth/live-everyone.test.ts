import { randomUUID } from 'node:crypto';
import type { TransactionSql } from 'postgres';
import { expect, test } from 'vitest';
import { everyoneHeard } from '../support/heard.ts';
import { openStage } from '../support/stage.ts';

// What concerns everybody is one message on one topic, which names what each open session may read anyway.
const { owner, asAnonymous, asInvestor, makeInvestor, operator } = await openStage();

type Transaction = TransactionSql<{ bigint: number }>;

const crowd = await makeInvestor();
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

interface Sessions {
  created_at?: Date;
  refreshed_at?: Date | null;
  not_after?: Date | null;
  /** A browser with a name so long that four sessions fill a page of the table. */
  isLong?: boolean;
}

/** Begins sessions, all alike. */
async function begin(sql: Transaction, sessions: number, columns: Sessions = {}): Promise<void> {
  const { created_at = minutesAgo(1), refreshed_at = null, not_after = null, isLong = false } = columns;
  await sql`
    insert into auth.sessions (id, user_id, created_at, refreshed_at, not_after, user_agent)
    select gen_random_uuid(), ${crowd.id}, ${created_at}, ${refreshed_at}, ${not_after}, ${isLong ? 'x'.repeat(1850) : 'x'}
    from generate_series(1, ${sessions})`;
}

/** Over how many milliseconds pages spread what they read. */
async function spreadOf(sql: Transaction): Promise<number> {
  const [row] = await sql<{ ms: number }[]>`select private.spread_ms() as ms`;
  return row?.ms ?? Number.NaN;
}

/** What is true while no other session is open; afterwards all is as it was. */
async function inCrowd<Fact>(look: (sql: Transaction) => Promise<Fact>): Promise<Fact> {
  const undone = new Error('undone');
  let fact: { value: Fact } | undefined;
  await owner
    .begin(async (sql) => {
      await sql`update auth.sessions set created_at = now() - interval '3 hours', refreshed_at = null`;
      fact = { value: await look(sql) };
      throw undone;
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error;
    });
  if (!fact) throw new Error('Nothing was looked at');
  return fact.value;
}

test('what concerns everybody is one message, however many sessions are open, with its id and how long pages spread their reading', async () => {
  await owner`delete from realtime.messages`;
  await owner`select private.broadcast_to_all('news', 'x', 7)`;
  expect(await everyoneHeard(owner, 'news')).toEqual([['x', 7]]);
  expect(await owner`select from realtime.messages`).toHaveLength(1);
});

test('an open session may hear what concerns everybody, and neither one that has ended nor a visitor may', async () => {
  const person = await makeInvestor();
  const hear = asInvestor(person).query;
  expect(await hear`select private.may_hear('everyone')`).toEqual([{ may_hear: true }]);
  expect(await hear`select private.may_hear('Everyone')`).toEqual([{ may_hear: false }]);
  await owner`delete from auth.sessions where id = ${person.sessionId}`;
  await expect(hear`select private.may_hear('everyone')`).rejects.toThrow('session_ended');
  await expect(asAnonymous.query`select private.may_hear('everyone')`).rejects.toMatchObject({
    code: '42501',
  });
});

test.each([
  [999, 0],
  [1000, 1000],
  [1500, 1500],
])('the pages of %i open sessions spread their reading over %i ms', async (sessions, ms) => {
  expect(await inCrowd(async (sql) => begin(sql, sessions).then(() => spreadOf(sql)))).toBe(ms);
});

test.each([
  [
    'announcements',
    (sql: Transaction, id: string) => sql`
      insert into announcements (id, title, body, weight, published_by)
      values (${id}, 'Tonight', 'Maintenance', 'info', ${operator('admin').id})`,
  ],
  [
    'yield_postings',
    (sql: Transaction, id: string) => sql`
      select private.tell_of_posting(
        jsonb_populate_record(null::private.jobs, ${sql.json({ subject: id })}),
        jsonb_populate_record(null::private.job_slices, ${sql.json({ after: 250 })}))`,
  ],
] as const)('%s are read by many pages one after the other', async (event, happen) => {
  const id = randomUUID();
  const heard = await inCrowd(async (sql) => {
    await begin(sql, 1200);
    await happen(sql, id);
    return everyoneHeard(sql, event);
  });
  expect(heard).toEqual([[id, 1200]]);
});

test('sessions that no page can be open with do not make the others wait', async () => {
  const spread = await inCrowd(async (sql) => {
    await begin(sql, 1000);
    await begin(sql, 10, { created_at: minutesAgo(10_000), refreshed_at: minutesAgo(90) });
    await begin(sql, 20, { created_at: minutesAgo(130) });
    await begin(sql, 40, { created_at: minutesAgo(10_000), refreshed_at: minutesAgo(130) });
    await begin(sql, 80, { not_after: minutesAgo(1) });
    return spreadOf(sql);
  });
  expect(spread).toBe(1010);
});

test.each([
  ['begun 115 minutes ago', 'once', { created_at: minutesAgo(115) }],
  ['begun 125 minutes ago', 'not', { created_at: minutesAgo(125) }],
  ['renewed 115 minutes ago', 'once', { created_at: minutesAgo(10_000), refreshed_at: minutesAgo(115) }],
  ['renewed 125 minutes ago', 'not', { created_at: minutesAgo(10_000), refreshed_at: minutesAgo(125) }],
])('a person with two sessions %s counts %s among those who are told', async (_when, times, columns) => {
  const people = await inCrowd(async (sql) => {
    await begin(sql, 2, columns);
    return [...(await sql`select private.everyone() as id`)];
  });
  expect(people).toEqual(times === 'once' ? [{ id: crowd.id }] : []);
});

// The last, because the pages of what is undone stay in the table.
test('very many sessions are estimated from a part of them', async () => {
  const spread = await inCrowd(async (sql) => {
    await begin(sql, 8000, { isLong: true });
    return spreadOf(sql);
  });
  // Half of 2000 pages are read: five standard deviations to each side.
  expect(spread).toBeGreaterThan(7000);
  expect(spread).toBeLessThan(9000);
});
