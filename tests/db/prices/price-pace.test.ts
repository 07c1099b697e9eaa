import { expect, test } from 'vitest';
import { openStage } from '../support/stage.ts';

const { owner, makeInvestor } = await openStage();

test('with many open sessions pages hear of new prices so seldom that half of the messages of the smallest plan are left to people', async () => {
  const person = await makeInvestor();
  const claims = { sub: person.id, session_id: person.sessionId, amr: [{ method: 'password' }] };
  const told: unknown[] = [];
  const undone = new Error('undone');
  const trial = owner.begin(async (sql) => {
    await sql`delete from auth.sessions where id <> ${person.sessionId}`;
    await sql`select set_config('request.jwt.claims', ${JSON.stringify(claims)}, true)`;
    const add = (many: number) => sql`
      insert into auth.sessions (id, user_id, created_at) select gen_random_uuid(), ${person.id}, now() from generate_series(1, ${many})`;
    const tell = async () => {
      await sql`update markets.price_feed set told_at = '-infinity' where only_row`;
      await sql`select markets.notify_prices(clock_timestamp())`;
      told.push(...(await sql`select pause_s, public.may_miss_messages() as misses from markets.price_feed`));
    };
    await add(49);
    await tell();
    await add(140);
    await tell();
    const early = new Date(Date.now() + 2000);
    await sql`select markets.notify_prices(${early})`;
    told.push(...(await sql`select told_at < ${early} as waits from markets.price_feed`));
    await sql`update markets.price_feed set messages_a_second = 1000 where only_row`;
    await tell();
    throw undone;
  });
  await expect(trial).rejects.toBe(undone);
  expect(told).toEqual([
    { pause_s: 1, misses: false },
    { pause_s: 4, misses: true },
    { waits: true },
    { pause_s: 1, misses: false },
  ]);
});
