import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Person } from '../support/actors.ts';
import { heardBy } from '../support/heard.ts';
import { fingerprint } from '../support/money/books.ts';
import { ADDRESSES, request } from '../support/money/withdrawals.ts';
import { openStage } from '../support/stage.ts';

const { owner, asAnonymous, asInvestor, asOperator, makeInvestor } = await openStage();

/** An address that is in no address book. */
const NEW = 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu';

interface Warning {
  recipient: string;
  language: string;
  params: { moment: string; token: string; ip?: string; user_agent?: string; address?: string };
}

/** The mails that warned a person, oldest first, whatever address they went to. */
async function warnings(...addresses: string[]) {
  return owner<Warning[]>`
    select recipient, language, params from private.outgoing_mails
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
  expect(await kinds(person)).toEqual([
    'security.password_changed',
    'security.recovered',
    'security.address_added',
  ]);
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
      (select f.by_owner from private.freezes f where f.person_id = u.id) as by_owner
    from auth.users u where u.id = ${person.id}`;
  expect(account).toEqual({
    encrypted_password: null,
    email_change: '',
    sessions: 0,
    links: 0,
    by_owner: true,
  });
  await expect(asInvestor(person).call('unread_notifications')).rejects.toThrow('session_ended');
  await expect(
    asOperator('reviewer').call('review_withdrawal', { withdrawal_id: id, approve: true }),
  ).rejects.toThrow('person_frozen');

  const before = await fingerprint(owner);
  await report(warning?.params.token);
  expect(await fingerprint(owner)).toEqual(before);
  await asOperator('treasurer').call('unfreeze_person', { person_id: person.id, reason: 'Spoke with them' });
  await expect(report(warning?.params.token)).rejects.toThrow('link_expired');
  expect(await owner`select from private.freezes where person_id = ${person.id}`).toHaveLength(0);
});

test('the owner of a stopped account is notified by bell and mail, the trail has it, and only a treasurer lifts it', async () => {
  const person = await makeInvestor();
  await asInvestor(person).call('stop_my_account');
  expect(await kinds(person)).toEqual(['security.payments_stopped']);
  expect((await warnings(person.email)).map(({ params }) => params.moment)).toEqual(['payments_stopped']);
  const trail = await owner`select action, actor from private.audit_events where subject = ${person.id}`;
  expect(trail).toEqual([{ action: 'account_stopped', actor: person.id }]);
  await expect(
    asOperator('reviewer').call('unfreeze_person', { person_id: person.id, reason: 'Please' }),
  ).rejects.toThrow('not_allowed');
  expect(await asOperator('reviewer').call('person_overview', { person_id: person.id })).toMatchObject({
    answer: { frozen: { by: null } },
  });
});

test('a link is good for thirty days, and not for an account that was closed', async () => {
  const [late, closed] = [await makeInvestor(), await makeInvestor()];
  for (const { id } of [late, closed])
    await owner`update auth.users set encrypted_password = 'x' where id = ${id}`;
  await owner`update private.alarm_links set created_at = now() - interval '30 days' where person_id = ${late.id}`;
  const links = [...(await warnings(late.email)), ...(await warnings(closed.email))];
  expect(links).toHaveLength(2);
  await asInvestor(closed).call('close_account', { email: closed.email });
  for (const { params } of links) {
    await expect(asAnonymous.call('report_takeover', { token: params.token })).rejects.toThrow(
      'link_expired',
    );
  }
});

test('a warning removes the links that are too old, and leaves word on open pages', async () => {
  const person = await makeInvestor();
  const warn = (password: string) =>
    owner`update auth.users set encrypted_password = ${password} where id = ${person.id}`;
  await warn('x');
  await warn('y');
  const before = await heardBy(owner, person);
  await owner`
    update private.alarm_links set created_at = now() - interval '31 days'
    where token_hash = (select token_hash from private.alarm_links where person_id = ${person.id} limit 1)`;
  await warn('z');
  expect(await owner`select from private.alarm_links where person_id = ${person.id}`).toHaveLength(2);
  expect((await heardBy(owner, person)).slice(before.length)).toContainEqual(['account_events', person.id]);
});

test('a person without a confirmed address is warned by the bell, and no mail goes to that mailbox', async () => {
  const person = await makeInvestor({ verified: false });
  await owner`update auth.users set encrypted_password = 'x' where id = ${person.id}`;
  expect(await warnings(person.email)).toEqual([]);
  expect(await kinds(person)).toEqual(['security.password_changed']);
});

test('a second click on the link of a warning waits for the first', async () => {
  const person = await makeInvestor();
  await owner`update auth.users set encrypted_password = 'x' where id = ${person.id}`;
  const [warning] = await warnings(person.email);
  const token = warning?.params.token ?? '';
  await asAnonymous.call('report_takeover', { token });
  await owner.begin(async (held) => {
    await held`select from private.alarm_links where person_id = ${person.id} for share`;
    const second = asAnonymous.transaction(async (sql) => {
      await sql`set local lock_timeout = '10ms'`;
      await sql`select public.report_takeover(${token})`;
    });
    await expect(second).rejects.toMatchObject({ code: '55P03' });
  });
});

test('an account that has no password is stopped with the change of address that was asked for', async () => {
  const person = await makeInvestor();
  await owner`update auth.users set encrypted_password = null where id = ${person.id}`;
  await owner`update auth.users set email_change = 'thief@example.com' where id = ${person.id}`;
  await asInvestor(person).call('stop_my_account');
  expect(await owner`select email_change from auth.users where id = ${person.id}`).toEqual([
    { email_change: '' },
  ]);
});
