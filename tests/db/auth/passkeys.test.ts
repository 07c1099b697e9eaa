import { describe, expect, test } from 'vitest';
import type { Person } from '../support/actors.ts';
import { request } from '../support/money/withdrawals.ts';
import { addPasskey } from '../support/people/factors.ts';
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
