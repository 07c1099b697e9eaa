import { randomUUID } from 'node:crypto';
import { expect, inject, test } from 'vitest';
import { newInvestor, visitor } from './support/people.ts';
import {
  ageProofs,
  enter,
  expectStopped,
  expectUntouched,
  warningLink,
  grab,
  letPass,
  newVictim,
  paid,
  sql,
  THEIRS,
} from './support/takeovers.ts';

// Ways to the money of an account that go around its doors, by name, through HTTP: see takeovers.test.ts.

test('the e-mail address, changed and changed back', async () => {
  const victim = await newVictim();
  await sql`update auth.users set email = ${`${randomUUID()}@example.com`} where id = ${victim.id}`;
  expect(await grab(victim.client)).toBeNull();
  await sql`update auth.users set email = ${victim.email} where id = ${victim.id}`;
  await expectStopped(victim, 72);
});

test('an address that looks like the owner’s', async () => {
  const victim = await newVictim();
  await sql`
    insert into public.payout_addresses (investor_id, network, address, added_at)
    values (${victim.id}, 'Bitcoin', ${THEIRS.replace('mrza', 'mrzc')}, now() - interval '1 year')`;
  expect(await grab(victim.client)).toBeNull();
  await expectStopped(victim, 48);
});

test('an address that a visitor added a year ago, by a request that was cancelled', async () => {
  const victim = await newVictim();
  expect(await grab(victim.client)).toBeNull();
  const [asked] = await sql<
    { id: string }[]
  >`select id from public.withdrawals where investor_id = ${victim.id}`;
  await victim.client.rpc('cancel_withdrawal', { withdrawal_id: asked?.id ?? '' });
  await letPass(victim, '1 year');
  await sql`delete from private.outgoing_mails where recipient = ${victim.email}`;
  expect(await grab(await enter(victim))).toBeNull();
  await expectStopped(victim, 72);
});

test('the clock of the client: no call by which money leaves takes a time', async () => {
  const victim = await newVictim();
  const { url, publishableKey } = inject('supabase');
  const { session } = (await victim.client.auth.getSession()).data;
  const call = (path: string, body: object) =>
    fetch(`${url}/rest/v1/${path}`, {
      method: 'POST',
      headers: {
        apikey: publishableKey,
        authorization: `Bearer ${session?.access_token}`,
        'content-type': 'application/json',
        date: 'Wed, 01 Jan 2020 00:00:00 GMT',
      },
      body: JSON.stringify(body),
    });
  const request = { method: 'Bitcoin', address: THEIRS, amount_cents: 100_000, request_id: randomUUID() };
  const time = '2020-01-01T00:00:00Z';
  expect((await call('rpc/request_withdrawal', { ...request, created_at: time })).status).toBe(404);
  expect(
    (
      await call('withdrawals', {
        method: 'Bitcoin',
        address: THEIRS,
        amount_cents: 100_000,
        created_at: time,
      })
    ).status,
  ).toBe(403);
  const line = { investor_id: victim.id, network: 'Bitcoin', address: THEIRS, added_at: time };
  expect((await call('payout_addresses', line)).status).toBe(403);
  expect((await call('rpc/request_withdrawal', request)).status).toBe(200);
  await expectStopped(victim, 48);
});

test('five requests at once across the sum of a day', async () => {
  const victim = await newVictim();
  const thief = await enter(victim);
  const answers = await Promise.all(Array.from({ length: 5 }, () => grab(thief)));
  expect(answers.filter((refusal) => refusal === null)).toHaveLength(1);
  expect(new Set(answers)).toEqual(new Set([null, 'factor_needed_for_sum']));
  await expectStopped(victim, 72);
});

test('a withdrawal that was requested before the owner stopped the account', async () => {
  const victim = await newVictim();
  const thief = await enter(victim);
  expect(await grab(thief)).toBeNull();
  await letPass(victim, '1 year');
  expect((await victim.client.rpc('stop_my_account')).error).toBeNull();
  expect(await grab(thief)).toBe('session_ended');
  await expectUntouched(victim);
});

test('an operator who would take the authenticator away', async () => {
  const victim = await newVictim({ hasFactor: true });
  const admin = await newInvestor({ name: `Operator ${randomUUID()}` });
  await sql`insert into private.operators (user_id, role) values (${admin.id}, 'admin')`;
  const { url, publishableKey } = inject('supabase');
  const { session } = (await admin.client.auth.getSession()).data;
  const answer = await fetch(`${url}/auth/v1/admin/users/${victim.id}/factors/${victim.phone?.factorId}`, {
    method: 'DELETE',
    headers: { apikey: publishableKey, authorization: `Bearer ${session?.access_token}` },
  });
  expect(answer.ok).toBe(false);
  await sql`delete from private.operators where user_id = ${admin.id}`;
  expect(await grab(await enter(victim))).toBe('factor_required');
  await expectUntouched(victim);
});

test('an operator with the secret key of the project', async () => {
  const victim = await newVictim();
  expect(await grab(await enter(victim))).toBeNull();
  const { secretKey } = inject('supabase');
  const service = visitor(secretKey);
  const time = '2020-01-01T00:00:00Z';
  const writes = await Promise.all([
    service
      .from('payout_addresses')
      .update({ added_at: time } as never)
      .eq('investor_id', victim.id),
    service
      .from('payout_addresses')
      .insert({ investor_id: victim.id, network: 'Bitcoin', address: THEIRS, added_at: time } as never),
    service.from('account_events').delete().eq('investor_id', victim.id),
    service
      .from('withdrawals')
      .update({ status: 'approved' } as never)
      .eq('investor_id', victim.id),
  ]);
  for (const { error } of writes) expect(error).toMatchObject({ code: '42501' });
  await expectStopped(victim, 72);
});

test('the link of a warning, opened by a program that looks at mails', async () => {
  const victim = await newVictim();
  expect(await grab(await enter(victim))).toBeNull();
  const { url, publishableKey } = inject('supabase');
  const token = await warningLink(victim);
  for (const method of ['HEAD', 'GET'])
    await fetch(`${url}/rest/v1/rpc/report_takeover?token=${token}`, {
      method,
      headers: { apikey: publishableKey },
    });
  expect(await sql`select from private.freezes where person_id = ${victim.id}`).toHaveLength(0);
  await expectStopped(victim, 72);
});

test('a warning among a flood of mails that the thief asks for', async () => {
  const victim = await newVictim();
  for (let n = 0; n < 8; n += 1) {
    await visitor().auth.resetPasswordForEmail(victim.email);
    await visitor().rpc('subscribe_newsletter', { email: victim.email } as never);
  }
  expect(await grab(await enter(victim))).toBeNull();
  await expectStopped(victim, 72);
});

test('a SIM card in the name of the victim', async () => {
  const victim = await newVictim();
  expect((await visitor().auth.signInWithOtp({ phone: '+12025550123' })).error).not.toBeNull();
  const phone = { factorType: 'phone', friendlyName: 'Phone', phone: '+12025550123' } as const;
  expect((await victim.client.auth.mfa.enroll(phone)).error).not.toBeNull();
  await expectUntouched(victim);
});

test('closing the account, to be paid out at the end', async () => {
  const victim = await newVictim();
  const { error } = await (await enter(victim)).rpc('close_account', { email: victim.email });
  expect(error).toMatchObject({ message: 'account_in_use' });
  await expectUntouched(victim);
});

test('a plan that is bought for the bonus of who referred the victim', async () => {
  const thief = await newInvestor();
  const [profile] = await sql<{ code: string }[]>`
    select referral_code as code from public.profiles where id = ${thief.id}`;
  const victim = await newVictim({ data: { referral_code: profile?.code ?? '' } });
  const { error } = await (
    await enter(victim)
  ).rpc('invest', { plan_id: 'stater', request_id: randomUUID() });
  expect(error).toBeNull();
  const { data } = await thief.client.from('portfolio').select('balance_cents').single();
  expect(data?.balance_cents).toBe(0);
  await expectUntouched(victim);
});

test('an export instead of money, from a live tab', async () => {
  const victim = await newVictim();
  await ageProofs(victim, '6 minutes');
  expect((await victim.client.rpc('record_export')).error).toMatchObject({ message: 'password_required' });
  expect((await victim.client.rpc('my_data')).error).not.toBeNull();
  await expectUntouched(victim);
});

test('support that is impersonated in messages', async () => {
  const victim = await newVictim();
  const [admin] = await sql<{ name: string }[]>`
    select name from public.profiles where email = 'admin@example.com'`;
  const name = admin?.name ?? '';
  const thief = await newInvestor();
  for (const taken of [name, name.toUpperCase(), name.replace('o', 'о')]) {
    const { error } = await thief.client.from('profiles').update({ name: taken }).eq('id', thief.id);
    expect(error).toMatchObject({ message: 'name_of_operator' });
  }
  await expectUntouched(victim);
});

test('the owner is paid at once to an address that was paid before', async () => {
  const victim = await newVictim();
  expect(await grab(victim.client)).toBeNull();
  await letPass(victim, '48 hours');
  expect(await paid(victim)).toBe(100_000);
  await sql`update public.withdrawals set created_at = created_at - interval '24 hours' where investor_id = ${victim.id}`;
  expect(await grab(victim.client)).toBeNull();
  expect(await paid(victim)).toBe(200_000);
});
