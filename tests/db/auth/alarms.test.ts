import { randomUUID } from 'node:crypto';
import { expect, test, describe } from 'vitest';
import type { Person } from '../support/actors.ts';
import { fingerprint } from '../support/money/books.ts';
import { ADDRESSES, request } from '../support/money/withdrawals.ts';
import { addPasskey } from '../support/people/factors.ts';
import { openStage } from '../support/stage.ts';

// The outbox sends one mail after another, so many mails about one person would delay the warnings of others.
const stage = await openStage();
const { owner, asAnonymous, asInvestor, asOperator, makeInvestor, signIn } = stage;

const NEW = 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu';

interface Warning {
  recipient: string;
  language: string;
  params: { moment: string; token: string; ip?: string; user_agent?: string; address?: string };
}

async function warnings(...addresses: string[]) {
  return owner<Warning[]>`
    select recipient, language, params from messages.outgoing_mails
    where kind = 'security' and recipient = any (${addresses}) order by created_at`;
}

const kinds = async (person: Person) =>
  (
    await owner<{ kind: string }[]>`
      select kind from public.notifications where investor_id = ${person.id} and kind like 'security.%' order by created_at`
  ).map(({ kind }) => kind);

test('a person is warned of another password, a followed link and a new payout address, whatever they set for notifications', async () => {
  const person = await makeInvestor({ deposited: 500_000 });
  await owner`update public.profiles set mail_notifications = false, language = 'de' where id = ${person.id}`;
  await owner`update auth.users set encrypted_password = 'x' where id = ${person.id}`;
  await owner`update auth.users set recovery_token = 'link' where id = ${person.id}`;
  await owner`update auth.users set recovery_token = '' where id = ${person.id}`;
  await request(asInvestor(person), { address: NEW });
  await request(asInvestor(person), { address: NEW });
  expect(await warnings(person.email)).toMatchObject([
    { language: 'de', params: { moment: 'password_changed' } },
    { params: { moment: 'recovered' } },
    { params: { moment: 'address_added', address: NEW } },
  ]);
  expect(await kinds(person)).toEqual(['security.password_changed', 'security.recovered', 'security.address_added']);
});

test('a change of the e-mail address is mailed to the old address, and the new one gets no link', async () => {
  const person = await makeInvestor();
  const email = `${randomUUID()}@example.com`;
  await owner`update auth.users set email = ${email} where id = ${person.id}`;
  expect(await warnings(person.email, email)).toMatchObject([
    { recipient: person.email, params: { moment: 'email_changed' } },
  ]);
});

test('the link of a warning stops everything without a session, once, and a caller without the link learns nothing', async () => {
  const person = await makeInvestor({ deposited: 500_000 });
  const { id } = await request(asInvestor(person), { address: ADDRESSES.Bitcoin[0] });
  await owner`update auth.users set encrypted_password = 'stolen' where id = ${person.id}`;
  await owner`update auth.users set email_change = 'thief@example.com' where id = ${person.id}`;
  await owner`
    insert into auth.one_time_tokens (id, user_id, token_type, token_hash, relates_to)
    values (${randomUUID()}, ${person.id}, 'email_change_token_new', 'hash', 'thief@example.com')`;
  const [warning] = await warnings(person.email);
  const report = (token: unknown) => asAnonymous.call('report_takeover', { token });
  for (const token of [null, '', 'f'.repeat(64), warning?.params.token.toUpperCase()]) {
    await expect(report(token)).rejects.toThrow('link_expired');
  }

  await report(warning?.params.token);
  const [account] = await owner`
    select u.encrypted_password, u.email_change, (select count(*)::int from auth.sessions s where s.user_id = u.id) as sessions,
      (select count(*)::int from auth.one_time_tokens t where t.user_id = u.id) as links,
      (select f.by_owner from people.freezes f where f.person_id = u.id) as by_owner
    from auth.users u where u.id = ${person.id}`;
  expect(account).toEqual({
    encrypted_password: null,
    email_change: '',
    sessions: 0,
    links: 0,
    by_owner: true,
  });
  await expect(asInvestor(person).call('unread_notifications')).rejects.toThrow('session_ended');
  await expect(asOperator('reviewer').call('review_withdrawal', { withdrawal_id: id, approve: true })).rejects.toThrow(
    'person_frozen',
  );

  const before = await fingerprint(owner);
  await report(warning?.params.token);
  expect(await fingerprint(owner)).toEqual(before);
  await asOperator('treasurer').call('unfreeze_person', { person_id: person.id, reason: 'Spoke with them' });
  await expect(report(warning?.params.token)).rejects.toThrow('link_expired');
  expect(await owner`select from people.freezes where person_id = ${person.id}`).toHaveLength(0);
});

test('the owner of a stopped account is notified by bell and mail, the trail has it, and only a treasurer lifts it', async () => {
  const person = await makeInvestor();
  await asInvestor(person).call('stop_my_account');
  expect(await kinds(person)).toEqual(['security.payments_stopped']);
  expect((await warnings(person.email)).map(({ params }) => params.moment)).toEqual(['payments_stopped']);
  const trail = await owner`select action, actor from ground.audit_events where subject = ${person.id}`;
  expect(trail).toEqual([{ action: 'account_stopped', actor: person.id }]);
  await expect(
    asOperator('reviewer').call('unfreeze_person', { person_id: person.id, reason: 'Please' }),
  ).rejects.toThrow('not_allowed');
  expect(await asOperator('reviewer').call('person_overview', { person_id: person.id })).toMatchObject({
    answer: { frozen: { by: null } },
  });
});

test('the owner of an account that operators froze stops it too, and says so once in the reason', async () => {
  const person = await makeInvestor();
  await asOperator('reviewer').call('freeze_person', { person_id: person.id, reason: 'x'.repeat(500) });
  for (let n = 0; n < 2; n += 1) await asInvestor(await signIn(person.id)).call('stop_my_account');
  expect(await owner`select reason from people.freezes where person_id = ${person.id}`).toEqual([
    { reason: `Stopped by the account holder. ${'x'.repeat(469)}` },
  ]);
});

test('an account that has no password is stopped with the change of address that was asked for', async () => {
  const person = await makeInvestor();
  await owner`update auth.users set encrypted_password = null where id = ${person.id}`;
  await owner`update auth.users set email_change = 'thief@example.com' where id = ${person.id}`;
  await asInvestor(person).call('stop_my_account');
  expect(await owner`select email_change from auth.users where id = ${person.id}`).toEqual([{ email_change: '' }]);
});

const warnedOf = async (address: string) =>
  (
    await owner<{ moment: string }[]>`
      select params ->> 'moment' as moment from messages.outgoing_mails
      where kind = 'security' and recipient = ${address} order by created_at`
  ).map(({ moment }) => moment);

test('twenty warnings of one kind in 24 hours are sent of what Auth does not limit, and the history keeps every moment', async () => {
  const alice = await makeInvestor();
  const setPassword = ({ id }: Person) =>
    owner`update auth.users set encrypted_password = ${randomUUID()} where id = ${id}`;
  for (let n = 0; n < 22; n += 1) await setPassword(alice);
  const bell = (since: string) => owner`
    select from public.notifications
    where investor_id = ${alice.id} and kind = 'security.password_changed' and created_at > now() - ${since}::interval`;
  expect(await warnedOf(alice.email)).toEqual(Array.from({ length: 20 }, () => 'password_changed'));
  expect(await bell('1 hour')).toHaveLength(20);
  expect(await owner`select from people.alarm_links where person_id = ${alice.id}`).toHaveLength(20);
  expect(
    await owner`select from public.account_events where investor_id = ${alice.id} and kind = 'password_changed'`,
  ).toHaveLength(22);

  await owner`update auth.users set email = ${`${randomUUID()}@example.com`} where id = ${alice.id}`;
  expect((await warnedOf(alice.email)).at(-1)).toBe('email_changed');
  const bob = await makeInvestor();
  await setPassword(bob);
  expect(await warnedOf(bob.email)).toEqual(['password_changed']);

  const age = (time: string) => owner`
    update public.notifications set created_at = created_at - ${time}::interval
    where (investor_id, created_at) = (
      select investor_id, created_at from public.notifications where investor_id = ${alice.id} order by created_at limit 1)`;
  await age('23 hours 59 minutes');
  await setPassword(alice);
  expect(await bell('1 year')).toHaveLength(20);
  await age('1 minute');
  await setPassword(alice);
  await setPassword(alice);
  expect(await bell('24 hours')).toHaveLength(20);
  expect(await bell('1 year')).toHaveLength(21);
});

const events = async (person: Person) =>
  (
    await owner<{ kind: string }[]>`
      select kind from public.account_events where investor_id = ${person.id} and kind like 'passkey%' order by created_at`
  ).map(({ kind }) => kind);

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
    expect(await warnedOf(person.email)).toEqual(['passkey_added', 'passkey_removed']);
    expect(await events(stranger)).toEqual([]);
    await asInvestor(stranger).rows('notice_my_passkeys');
    await remove(theirs);
    await notice();
    expect(await events(person)).toEqual(['passkey_added', 'passkey_removed']);
    expect(await events(stranger)).toEqual(['passkey_added']);
  });
});

test('a person is notified of a passkey that was added before money was requested', async () => {
  const person = await makeInvestor({ deposited: 500_000 });
  await addPasskey(owner, person);
  await request(asInvestor(person), { address: ADDRESSES.Bitcoin[0] });
  expect(await events(person)).toEqual(['passkey_added']);
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
