import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openStage } from '../support/stage.ts';

const { owner, asInvestor, makeInvestor } = await openStage();

test('a newcomer who confirms by a link, sets their password and signs in elsewhere waits 48 hours for a first withdrawal', async () => {
  const newcomer = await makeInvestor({ deposited: 1_000_000 });
  const signInFrom = (ip: string, userAgent: string) => owner`
    insert into auth.sessions (id, user_id, ip, user_agent) values (${randomUUID()}, ${newcomer.id}, ${ip}, ${userAgent})`;
  const wait = async () =>
    (
      await asInvestor(newcomer).rows<{ wait: string }>('withdrawal_terms', {
        method: 'Bitcoin',
        amount_cents: 100_000,
      })
    )[0]?.wait;
  await owner`delete from public.account_events where investor_id = ${newcomer.id}`;
  await owner`update auth.users set confirmation_token = 'link', encrypted_password = '' where id = ${newcomer.id}`;
  const linkSession = randomUUID();
  await owner.begin(async (sql) => {
    await sql`update auth.users set confirmation_token = '' where id = ${newcomer.id}`;
    await sql`insert into auth.sessions (id, user_id) values (${linkSession}, ${newcomer.id})`;
  });
  await owner`update auth.sessions set ip = '192.0.2.1', user_agent = 'Phone' where id = ${linkSession}`;
  await owner`update auth.users set encrypted_password = ${randomUUID()} where id = ${newcomer.id}`;
  await signInFrom('198.51.100.1', 'Desktop');
  expect(await wait()).toBe('new_address');
  await signInFrom('192.0.2.1', 'Phone');
  expect(await wait()).toBe('new_address_after_change');
});
