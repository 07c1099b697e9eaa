import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { newTransactionId } from '../../support/transaction-id.ts';
import { PASSWORD_SESSION, type Person } from '../support/actors.ts';
import { problems } from '../support/money/books.ts';
import { propose } from '../support/money/corrections.ts';
import { proofPath, uploadProof } from '../support/money/deposits.ts';
import { request, takeAndSettle } from '../support/money/withdrawals.ts';
import { addFactor } from '../support/people/factors.ts';
import { openStage } from '../support/stage.ts';

const stage = await openStage();
const { owner, asInvestor, asOperator, makeInvestor, makeOperator, operator, signIn, whileHeld } = stage;

const close = (person: Person, email: string | null = person.email) =>
  asInvestor(person).call('close_account', { email });
const profile = async ({ id }: Person) => {
  const [row] = await owner<Record<string, unknown>[]>`select * from profiles where id = ${id}`;
  return row;
};

async function makeFormer(): Promise<Person> {
  const person = await makeInvestor({ deposited: 100_000, name: 'Former Customer' });
  const { id } = await request(asInvestor(person));
  await asOperator('reviewer').call('review_withdrawal', { withdrawal_id: id, approve: true });
  await takeAndSettle(asOperator('treasurer'), {
    withdrawal_id: id,
    transaction_id: newTransactionId(),
  });
  return person;
}

test('a person closes an account: who they were is gone from it, and the books stay', async () => {
  const alice = await makeFormer();
  await asInvestor(alice)
    .query`update profiles set phone = '+354 555 0100', avatar_path = ${`${alice.id}/00000000-0000-4000-8000-000000000000.png`}`;
  await owner`insert into newsletter_subscriptions (email) values (${alice.email.toUpperCase()})`;
  await owner`insert into auth.identities (provider, provider_id, user_id, identity_data) values ('email', ${alice.id}, ${alice.id}, '{}')`;
  const link = (await profile(alice))?.['referral_code'];
  await owner`
    update auth.users
    set encrypted_password = 'a hash', confirmation_token = 'a', recovery_token = 'b', email_change = 'c@example.com',
        email_change_token_new = 'd', email_change_token_current = 'e'
    where id = ${alice.id}`;
  await owner`
    insert into auth.one_time_tokens (id, user_id, token_type, token_hash, relates_to)
    values (${randomUUID()}, ${alice.id}, 'recovery_token', 'b', ${alice.email})`;
  await addFactor(owner, alice, 'unverified');
  await owner`insert into people.sign_in_guesses (person_id, kind, is_known) values (${alice.id}, 'code', true)`;
  await close(alice, ` ${alice.email.toUpperCase()} `);
  const left = await profile(alice);
  expect(left).toMatchObject({
    name: 'Closed account',
    email: expect.stringMatching(/^[0-9a-f-]{36}@closed\.invalid$/) as string,
    phone: '',
    country: '',
    avatar_path: null,
    mail_notifications: false,
    closed_at: expect.any(Date) as Date,
  });
  expect(left?.['referral_code']).not.toBe(link);
  expect(
    await owner`select email, encrypted_password, raw_user_meta_data, banned_until > now() + interval '90 years' as banned from auth.users where id = ${alice.id}`,
  ).toEqual([{ email: left?.['email'], encrypted_password: null, raw_user_meta_data: {}, banned: true }]);
  expect(
    await owner`
      select confirmation_token || recovery_token || email_change || email_change_token_new || email_change_token_current as links
      from auth.users where id = ${alice.id}`,
  ).toEqual([{ links: '' }]);
  for (const [table, column] of [
    ['auth.sessions', 'user_id'],
    ['auth.identities', 'user_id'],
    ['auth.mfa_factors', 'user_id'],
    ['auth.one_time_tokens', 'user_id'],
    ['public.account_events', 'investor_id'],
    ['public.notifications', 'investor_id'],
    ['people.sign_in_guesses', 'person_id'],
  ] as const)
    expect([...(await owner`select from ${owner(table)} where ${owner(column)} = ${alice.id}`)]).toEqual([]);
  expect(await owner`select from newsletter_subscriptions where lower(email) = ${alice.email}`).toEqual([]);
  const booked = await owner`select code from ledger.transfers where investor_id = ${alice.id} order by id`;
  expect(booked.map(({ code }) => code as string)).toEqual(['deposit', 'withdrawal_hold', 'withdrawal_pay']);
  expect(await problems(owner)).toEqual([]);
  expect(await owner`select email, name from whole.closed_accounts where person = ${alice.id}`).toEqual([
    { email: alice.email, name: 'Former Customer' },
  ]);
});

test.each([
  [
    'a deposit',
    (id: string) =>
      owner`insert into deposits (investor_id, amount_cents, method, proof_path, status, reason, reviewed_by) values (${id}, 100, 'bitcoin', ${proofPath(id)}, 'rejected', 'No', ${operator('admin').id})`,
  ],
  [
    'an identity case',
    (id: string) =>
      owner`insert into kyc_cases (investor_id, home_address, document_path, status, reason, reviewed_by) values (${id}, '1 Some Street', ${`${id}/d`}, 'rejected', 'No', ${operator('admin').id})`,
  ],
])('the identity of a person is kept apart when there was %s, even a rejected one', async (_, leave) => {
  const carol = await makeInvestor();
  await leave(carol.id);
  await close(carol);
  const [kept] = await owner`select email from whole.closed_accounts where person = ${carol.id}`;
  expect(kept).toEqual({ email: carol.email });
});

describe('an account stays open', () => {
  const hindrance = async (person: Person) => (await asInvestor(person).call('account_hindrance'))['answer'];
  const cases: Record<string, () => Promise<Person>> = {
    money: async () => {
      const person = await makeInvestor({ deposited: 100_000 });
      await request(asInvestor(person));
      return person;
    },
    frozen: async () => {
      const person = await makeInvestor();
      await asOperator('reviewer').call('freeze_person', { person_id: person.id, reason: 'Taken over' });
      return person;
    },
    operator: () => makeOperator('reviewer'),
    correction: async () => {
      const person = await makeInvestor();
      await propose(stage, person, 5);
      return person;
    },
    deposit: async () => {
      const person = await makeInvestor();
      await owner`insert into deposits (investor_id, amount_cents, method, proof_path) values (${person.id}, 100, 'bitcoin', ${proofPath(person.id)})`;
      return person;
    },
    identity: async () => {
      const person = await makeInvestor();
      await owner`insert into kyc_cases (investor_id, home_address, document_path) values (${person.id}, '1 Some Street', ${`${person.id}/d`})`;
      return person;
    },
    plan: async () => {
      const person = await makeInvestor({ deposited: 10_000 });
      await asInvestor(person).call('invest', { plan_id: 'stater', request_id: randomUUID() });
      // Without the balance, which would refuse first.
      await owner`update ledger.accounts set invested_cents = 0 where investor_id = ${person.id}`;
      return person;
    },
    withdrawal: async () => {
      const person = await makeInvestor({ deposited: 100_000 });
      const { id } = await request(asInvestor(person));
      await asOperator('reviewer').call('review_withdrawal', { withdrawal_id: id, approve: true });
      await owner`update ledger.accounts set withdrawing_cents = 0 where investor_id = ${person.id}`;
      return person;
    },
    recent_plan: async () => {
      const person = await cases['plan']?.();
      await owner`update positions set status = 'matured', closed_at = now() - interval '6 days' where investor_id = ${person?.id ?? ''}`;
      return person as Person;
    },
  };

  test.each(Object.entries(cases))('while there is %s', async (why, make) => {
    const person = await make();
    expect(await hindrance(person)).toBe(why);
    expect(await hindrance(await makeInvestor())).toBeNull();
    await expect(close(person)).rejects.toMatchObject({
      code: 'P0001',
      message: 'account_in_use',
      detail: why,
    });
    expect(await profile(person)).toMatchObject({ closed_at: null });
  });

  test.each([null, '', 'somebody-else@example.com'])(
    'when its owner names %j instead of its address',
    async (email) => {
      const person = await makeInvestor();
      await expect(close(person, email)).rejects.toMatchObject({ code: 'P0001', message: 'email_mismatch' });
    },
  );

  test('on a page that was left open', async () => {
    const person = await makeInvestor();
    const closing = asInvestor(person, { amr: PASSWORD_SESSION }).rows('close_account', {
      email: person.email,
    });
    await expect(closing).rejects.toThrow('password_required');
  });
});

test('nothing begins in a closed account, also by a sign-in that raced with the closing', async () => {
  const person = await makeInvestor();
  const proof = await uploadProof(owner, person.id);
  await owner`insert into storage.objects (bucket_id, name) values ('kyc', ${proof})`;
  await close(person);
  const alice = await signIn(person.id);
  await expect(asInvestor(alice).query`select submit_deposit(100, 'bitcoin', ${proof})`).rejects.toMatchObject({
    code: '42501',
    message: 'account_closed',
  });
  await expect(asInvestor(alice).query`select submit_kyc_case('1 Some Street', ${proof})`).rejects.toMatchObject({
    code: '42501',
    message: 'account_closed',
  });
  await expect(
    asInvestor(alice).during('object.upload')
      .query`insert into storage.objects (bucket_id, name) values ('kyc', ${proofPath(person.id)})`,
  ).rejects.toMatchObject({ code: '42501' });
  for (const [name, args] of [
    ['open_portfolio', { title: 'Mine' }],
    ['propose_strategy', { title: 'T', idea: 'I', share_bp: 0, capacity_cents: 100_000, stake_cents: 1000 }],
  ] as const)
    await expect(asInvestor(alice).rows(name, { ...args, request_id: randomUUID() })).rejects.toMatchObject({
      code: '42501',
      message: 'account_closed',
    });
  for (const [column, value] of [
    ['name', 'Alice again'],
    ['phone', '+354 555 0100'],
    ['avatar_path', `${person.id}/00000000-0000-4000-8000-000000000000.png`],
  ] as const)
    await expect(
      asInvestor(alice).transaction((sql) => sql`update profiles set ${sql({ [column]: value })}`),
    ).rejects.toMatchObject({ constraint_name: 'profiles_closed_empty' });
  await expect(owner`update profiles set country = 'Iceland' where id = ${person.id}`).rejects.toMatchObject({
    constraint_name: 'profiles_closed_empty',
  });
  await expect(close(person)).rejects.toThrow('session_ended');
});

test('a deposit that comes while the account is being closed waits, and is then refused', async () => {
  const alice = await makeInvestor();
  const proof = await uploadProof(owner, alice.id);
  const sent = whileHeld(
    (held) => held`select from ledger.accounts where investor_id = ${alice.id} for update`,
    () => asInvestor(alice).query`select submit_deposit(100, 'bitcoin', ${proof})`,
    {
      meanwhile: (held) =>
        held`update profiles set name = 'Closed account', phone = '', country = '', closed_at = now() where id = ${alice.id}`,
    },
  );
  await expect(sent).rejects.toMatchObject({ code: '42501', message: 'account_closed' });
});

test('a closed account earns nothing more from the people it referred, and its link no longer works', async () => {
  const alice = await makeInvestor();
  const friend = await makeInvestor({ deposited: 10_000, referredBy: alice });
  const stranger = await makeInvestor({ referredBy: friend });
  await close(alice);
  await asInvestor(friend).call('invest', { plan_id: 'stater', request_id: randomUUID() });
  expect(await owner`select available_cents from ledger.accounts where investor_id = ${alice.id}`).toEqual([
    { available_cents: 0 },
  ]);
  expect(await profile(friend)).toMatchObject({ referred_by: null });
  expect(await profile(stranger)).toMatchObject({ referred_by: friend.id });
});
