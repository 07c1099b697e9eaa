import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { TRANSACTION_ID } from '../../support/transaction-id.ts';
import type { Person } from '../support/actors.ts';
import { ADDRESSES, request } from '../support/money/withdrawals.ts';
import { openStage } from '../support/stage.ts';

const { owner, asInvestor, asOperator, makeInvestor, makeOperator, operator } = await openStage();

const HOUR = 3_600_000;

const NEW = 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu';

const OLD = ADDRESSES.Bitcoin[0];

async function makeRich() {
  const investor = await makeInvestor({ deposited: 1_000_000 });
  await owner`delete from public.account_events where investor_id = ${investor.id}`;
  return investor;
}

async function age(person: Person, { address, event }: { address?: string; event?: string }, hours: number) {
  const removed = await owner<{ network: string; address: string }[]>`
    delete from public.payout_addresses where investor_id = ${person.id} and address = ${address ?? ''} returning network, address`;
  for (const line of removed) {
    await owner`
      insert into public.payout_addresses (investor_id, network, address, added_at)
      values (${person.id}, ${line.network}, ${line.address}, now() - make_interval(hours => ${hours}))`;
  }
  await owner`
    update public.account_events set created_at = now() - make_interval(hours => ${hours})
    where investor_id = ${person.id} and kind = ${event ?? ''}`;
}

const approve = (id: string) => asOperator('reviewer').call('review_withdrawal', { withdrawal_id: id, approve: true });

/** Rounded hours until money may leave to an address; 0 if now. */
async function waitOf(person: Person, address: string | undefined) {
  const rows = await asInvestor(person).rows<{ payable_from: string; wait: string | null }>('withdrawal_terms', {
    method: 'Bitcoin',
    amount_cents: 100_000,
    address,
  });
  const [{ payable_from, wait } = { payable_from: '', wait: null }] = rows;
  return {
    hours: Math.max(Math.round((new Date(payable_from).getTime() - Date.now()) / HOUR), 0),
    wait,
  };
}

async function followLink(person: Person) {
  await owner`update auth.users set recovery_token = ${randomUUID()} where id = ${person.id}`;
  await owner`update auth.users set recovery_token = '' where id = ${person.id}`;
}

async function signInFrom(person: Person, ip: string, userAgent: string | null) {
  await owner`
    insert into auth.sessions (id, user_id, ip, user_agent) values (${randomUUID()}, ${person.id}, ${ip}, ${userAgent})`;
}

test.each([
  ['the account was recovered by mail', 'recovered', followLink],
  [
    'the e-mail address was changed',
    'email_changed',
    (person: Person) => owner`update auth.users set email = ${`${randomUUID()}@example.com`} where id = ${person.id}`,
  ],
])('after %s nothing leaves for 72 hours, to old addresses neither', async (_, wait, happen) => {
  const investor = await makeRich();
  const { id } = await request(asInvestor(investor), { address: OLD });
  await happen(investor);
  expect(await waitOf(investor, OLD)).toEqual({ hours: 72, wait });
  await expect(approve(id)).rejects.toMatchObject({ message: 'must_wait', hint: wait });
  expect(await asInvestor(investor).rows('waiting_withdrawals')).toEqual([
    { id, payable_from: expect.anything() as unknown, wait },
  ]);
  await age(investor, { event: wait }, 71);
  await expect(approve(id)).rejects.toThrow('must_wait');
  await age(investor, { event: wait }, 72);
  await approve(id);
  expect(await asInvestor(investor).rows('waiting_withdrawals')).toEqual([]);
});

test('an account that is recovered after the approval is not paid, and after it was taken to be paid neither', async () => {
  const investor = await makeRich();
  const treasurer = await makeOperator('treasurer');
  const { id } = await request(asInvestor(investor), { address: OLD });
  await approve(id);
  await followLink(investor);
  await expect(asInvestor(treasurer).call('take_withdrawal', { withdrawal_id: id })).rejects.toThrow('must_wait');
  await age(investor, { event: 'recovered' }, 72);
  await asInvestor(treasurer).call('take_withdrawal', { withdrawal_id: id });
  await followLink(investor);
  await expect(
    asInvestor(treasurer).call('settle_withdrawal', { withdrawal_id: id, transaction_id: TRANSACTION_ID }),
  ).rejects.toThrow('must_wait');
});

test('the first device of an account is no new one, and neither is the same browser in the same network', async () => {
  const investor = await makeRich();
  const isNew = async () =>
    (
      await owner<{ is_new_device: boolean }[]>`
        select is_new_device from public.account_events where investor_id = ${investor.id} and ip is not null order by created_at`
    ).map((event) => event.is_new_device);
  await signInFrom(investor, '198.51.100.1', 'Browser');
  await signInFrom(investor, '198.51.100.254', 'Browser');
  await signInFrom(investor, '198.51.101.1', 'Browser');
  await signInFrom(investor, '198.51.100.1', 'Another browser');
  await signInFrom(investor, '2001:db8:1:2::1', 'Browser');
  await signInFrom(investor, '2001:db8:1:ffff::1', 'Browser');
  await signInFrom(investor, '2001:db8:2::1', 'Browser');
  await signInFrom(investor, '198.51.100.2', null);
  await signInFrom(investor, '198.51.100.3', null);
  expect(await isNew()).toEqual([false, false, true, true, true, false, true, true, false]);
});

test('no one shortens a wait: no role of the API, not even the service, writes the book or the history', async () => {
  const investor = await makeRich();
  await request(asInvestor(investor), { address: NEW });
  await expect(
    owner`update public.payout_addresses set added_at = now() - interval '1 year' where investor_id = ${investor.id}`,
  ).rejects.toThrow('append_only');
  await expect(owner`truncate public.payout_addresses`).rejects.toThrow('append_only');
  const [privileges] = await owner`
    select bool_or(has_table_privilege(r, t, p)) as any_of_them
    from unnest('{anon,authenticated,service_role}'::text[]) r,
      unnest('{public.payout_addresses,public.account_events}'::text[]) t,
      unnest('{insert,update,delete,truncate}'::text[]) p`;
  expect(privileges).toEqual({ any_of_them: false });
  expect(operator('admin').id).not.toBe(investor.id);
});

test('a newcomer who confirms by a link, sets their password and signs in elsewhere waits 48 hours for a first withdrawal', async () => {
  const newcomer = await makeInvestor({ deposited: 1_000_000 });
  const signInAgain = (ip: string, userAgent: string) => owner`
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
  await signInAgain('198.51.100.1', 'Desktop');
  expect(await wait()).toBe('new_address');
  await signInAgain('192.0.2.1', 'Phone');
  expect(await wait()).toBe('new_address_after_change');
});
