import { describe, expect, test } from 'vitest';
import { begunBy, type Person } from '../support/actors.ts';
import { request } from '../support/money/withdrawals.ts';
import { oneMoment, type Query } from '../support/one-moment.ts';
import { addFactor, addPasskey, codeAgo, proven } from '../support/people/factors.ts';
import { openStage } from '../support/stage.ts';

const stage = await openStage();
const { owner, asInvestor, makeInvestor, signIn } = stage;

const events = async (person: Person) =>
  (
    await owner<{ kind: string }[]>`
      select kind from public.account_events where investor_id = ${person.id} and kind like 'passkey%' order by created_at`
  ).map(({ kind }) => kind);

const warned = async (person: Person) =>
  (
    await owner<{ moment: string }[]>`
      select params ->> 'moment' as moment from private.outgoing_mails
      where kind = 'security' and recipient = ${person.email} and params ->> 'moment' like 'passkey%' order by created_at`
  ).map(({ moment }) => moment);

const remove = (id: string) => owner`delete from auth.webauthn_credentials where id = ${id}`;

describe('a session that a passkey began', () => {
  test('reads and asks for money as one of a password does', async () => {
    const person = await makeInvestor({ deposited: 500_000 });
    const actor = asInvestor(person, { amr: begunBy('passkey') });
    expect(await actor.query`select id from public.profiles`).toEqual([{ id: person.id }]);
    await request(actor, {});
  });

  test('of a person with an authenticator reads nothing until that is used', async () => {
    const person = await makeInvestor();
    await addFactor(owner, person);
    const actor = asInvestor(person, { amr: begunBy('passkey') });
    await expect(actor.query`select id from public.profiles`).rejects.toThrow('factor_required');
    await proven(owner, person);
    expect(await actor.query`select id from public.profiles`).toHaveLength(1);
  });
});

test.each(['totp', 'mfa/webauthn', 'passkey'])(
  'a sensitive call of a person with an authenticator counts %s for five minutes',
  async (method) => {
    const person = await makeInvestor();
    await addFactor(owner, person);
    await proven(owner, person);
    const call = (ago: string) =>
      asInvestor(person, { amr: codeAgo(ago, method) }).rows('make_recovery_codes');
    await expect(call('5 minutes 1 second')).rejects.toThrow('code_required');
    expect(await call('4 minutes 50 seconds')).toHaveLength(1);
  },
);

describe('a person is notified of passkeys that were added or removed', () => {
  test('when their page says so, once for several, and not again', async () => {
    const person = await makeInvestor();
    const stranger = await makeInvestor();
    const theirs = await addPasskey(owner, stranger);
    const ids = [await addPasskey(owner, person), await addPasskey(owner, person)];
    const notice = () => asInvestor(person).rows('notice_my_passkeys');
    await notice();
    await notice();
    expect(await events(person)).toEqual(['passkey_added']);
    await remove(ids[0] ?? '');
    await notice();
    await notice();
    expect(await events(person)).toEqual(['passkey_added', 'passkey_removed']);
    expect(await warned(person)).toEqual(['passkey_added', 'passkey_removed']);
    expect(await events(stranger)).toEqual([]);
    await asInvestor(stranger).rows('notice_my_passkeys');
    await remove(theirs);
    await notice();
    expect(await events(person)).toEqual(['passkey_added', 'passkey_removed']);
    expect(await events(stranger)).toEqual(['passkey_added']);
  });

  test('when one of their sessions begins, or is renewed', async () => {
    const person = await makeInvestor();
    const id = await addPasskey(owner, person);
    await signIn(person.id);
    expect(await events(person)).toEqual(['passkey_added']);
    await remove(id);
    await owner`update auth.sessions set refreshed_at = now() where id = ${person.sessionId}`;
    expect(await events(person)).toEqual(['passkey_added', 'passkey_removed']);
  });

  test('when they ask for money', async () => {
    const person = await makeInvestor({ deposited: 500_000 });
    await addPasskey(owner, person);
    await request(asInvestor(person), {});
    expect(await events(person)).toEqual(['passkey_added']);
  });

  test('once, by two comparisons at the same time', async () => {
    const person = await makeInvestor();
    await addPasskey(owner, person);
    await Promise.all([1, 2, 3].map(() => asInvestor(person).rows('notice_my_passkeys')));
    expect(await events(person)).toEqual(['passkey_added']);
  });
});

describe('an address that is new when a passkey or an authenticator is', () => {
  const asked = oneMoment(stage);
  const wait = (sql: Query) =>
    sql<{ answer: string }[]>`select wait as answer from payout_waits() where address is null`;

  test.each(['passkey_added', 'passkey_removed', 'factor_added', 'factor_removed'])(
    'waits 24 hours longer: %s',
    async (kind) => {
      const person = await makeInvestor();
      const known = (sql: Query) =>
        sql`update public.account_events set is_new_device = false where investor_id = ${person.id}`;
      const changed = async (sql: Query) => {
        await known(sql);
        await sql`insert into public.account_events (investor_id, kind) values (${person.id}, ${kind})`;
      };
      expect(await asked(known, wait, person)).toBe('new_address');
      expect(await asked(changed, wait, person)).toBe('new_address_after_change');
    },
  );

  test.each([
    ['72 hours before the address', '-71 hours -59 minutes', '-72 hours', 'new_address_after_change'],
    ['48 hours after the address', '47 hours 59 minutes', '48 hours', 'new_address_after_change'],
  ])(
    'waits 24 hours longer even if the passkey is not yet noticed: %s',
    async (_, inside, outside, longer) => {
      const person = await makeInvestor();
      const stranger = await makeInvestor();
      const set = (id: string, when: string) => async (sql: Query) => {
        await sql`update public.account_events set is_new_device = false where investor_id = ${person.id}`;
        await sql`
        insert into auth.webauthn_credentials (user_id, credential_id, public_key, created_at)
        values (${id}, gen_random_uuid()::text::bytea, '', now() + ${when}::interval)`;
      };
      expect(await asked(set(person.id, inside), wait, person)).toBe(longer);
      expect(await asked(set(person.id, outside), wait, person)).toBe('new_address');
      expect(await asked(set(stranger.id, inside), wait, person)).toBe('new_address');
    },
  );
});

test('stopping an account takes its passkeys, and no one else’s', async () => {
  const person = await makeInvestor();
  const stranger = await makeInvestor();
  for (const one of [person, stranger]) {
    await addPasskey(owner, one);
    await asInvestor(one).rows('notice_my_passkeys');
  }
  await asInvestor(person).rows('stop_my_account');
  await signIn(person.id);
  await signIn(stranger.id);
  const left = await owner`
    select user_id as id from auth.webauthn_credentials where user_id in ${owner([person.id, stranger.id])}`;
  expect(left).toEqual([{ id: stranger.id }]);
  expect(await events(person)).toEqual(['passkey_added']);
  expect(await events(stranger)).toEqual(['passkey_added']);
});

test('closing an account takes its passkeys', async () => {
  const person = await makeInvestor();
  await addPasskey(owner, person);
  await asInvestor(person).rows('notice_my_passkeys');
  await asInvestor(person).rows('close_account', { email: person.email });
  expect(await owner`select from auth.webauthn_credentials where user_id = ${person.id}`).toHaveLength(0);
  expect(await owner`select from private.seen_passkeys where person_id = ${person.id}`).toHaveLength(0);
});
