import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { Person } from '../support/actors.ts';
import { propose, review } from '../support/money/corrections.ts';
import { uploadProof } from '../support/money/deposits.ts';
import { request } from '../support/money/withdrawals.ts';
import { openStage } from '../support/stage.ts';
import { ingest, quote } from '../support/trading/quotes.ts';

const stage = await openStage();
const { owner, asInvestor, makeInvestor, makeOperator } = stage;

type Data = Record<string, Record<string, unknown>[]>;
async function dataOf(person: Person): Promise<Data> {
  await asInvestor(person).call('record_export');
  return (await asInvestor(person).call('my_data'))['answer'] as Data;
}

/** These name only operators, whose export has their actions as audit events. */
const OF_OPERATORS = `
  chain.accounts chain.batches mining.sources desk.book_checks jobs.jobs plans.plan_capacity
  desk.proposals desk.role_limits copying.strategy_reviews
  desk.time_limits
  public.announcements public.claims public.reserve_attestations public.yield_postings`;
const LEFT_OUT: Record<string, string> = {
  ...Object.fromEntries(
    OF_OPERATORS.trim()
      .split(/\s+/)
      .map((table) => [table, 'names operators']),
  ),
  'desk.book_check_request': 'names the operator who asked last; the check itself then names them',
  'desk.book_check_run': 'names the operator who asked; the check itself then names them',
  'proof.checked_accounts': 'what the movements add up to, which are in the export themselves',
  'whole.closed_accounts': 'the person in it can no longer ask',
  'ground.requests': 'hashes of what was asked, which is in the export itself',
  'people.sign_in_guesses': 'counts wrong passwords and codes of the last hour, also those of strangers',
  'proof.proof_nonces': 'a secret that nobody may read; the receipt of my_proof() opens what it seals',
  'kyc.tax_numbers': 'is shown with its case',
  'plans.unclaimed_payouts': 'names owners of closed accounts, who can no longer ask',
};

let alice: Person;
let data: Data;
beforeAll(async () => {
  alice = await makeInvestor({ deposited: 500_000, name: 'Alice Liddell' });
  await asInvestor(alice).call('invest', { plan_id: 'stater', request_id: randomUUID() });
  await request(asInvestor(alice));
  await uploadProof(owner, alice.id);
  const [row] = await owner<{ id: string }[]>`
    insert into kyc_cases (investor_id, home_address, document_path)
    values (${alice.id}, '1 Some Street', ${`${alice.id}/document`}) returning id`;
  await owner`insert into kyc.tax_numbers values (${row?.id ?? ''}, '12-3456')`;
  await owner`insert into contact_messages (name, email, subject, message) values ('A', ${alice.email}, 'S', 'Where is it?')`;
  await owner`insert into newsletter_subscriptions (email) values (${alice.email})`;
  await review(stage, await propose(stage, alice, 5));
  await propose(stage, alice, -7);
  await asInvestor(alice).call('add_webhook', { url: 'https://example.com/' });
  await asInvestor(alice).call('make_api_key', { name: 'Books', scopes: ['balance'], days: 1 });
  await makeInvestor({ referredBy: alice, name: 'Bob Builder' });
  data = await dataOf(alice);
});

test('every table that names a person is in the export, or left out for a reason', async () => {
  const personal = await owner<{ name: string }[]>`
    select distinct n.nspname || '.' || c.relname as name
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace and n.nspname = any (ground.schemas())
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind in ('r', 'p') and (
      a.attname in ('investor_id', 'user_id', 'person', 'actor', 'subject', 'email', 'recipient', 'phone', 'ip')
      or exists (
        select from pg_constraint f
        where f.conrelid = c.oid and f.contype = 'f' and a.attnum = any (f.conkey)
          and f.confrelid in ('public.profiles'::regclass, 'auth.users'::regclass, 'public.kyc_cases'::regclass)))`;
  const names = personal.map(({ name }) => name);
  expect(names.filter((name) => !(name in data) && !(name in LEFT_OUT))).toEqual([]);
  expect(Object.keys(LEFT_OUT).filter((name) => name in data || !names.includes(name))).toEqual([]);
});

test('a freeze is in the data of the frozen person, without its operator, and not in the data of that operator', async () => {
  const [friend, clerk] = [await makeInvestor(), await makeOperator('reviewer')];
  await owner`insert into people.freezes (person_id, reason, frozen_by) values (${friend.id}, 'Taken over', ${clerk.id})`;
  expect((await dataOf(friend))['people.freezes']).toEqual([
    {
      person_id: friend.id,
      reason: 'Taken over',
      by_owner: false,
      frozen_at: expect.any(String) as string,
    },
  ]);
  expect((await dataOf(clerk))['people.freezes']).toEqual([]);
});

test('a person finds their own rows in it, whole', () => {
  expect(data['public.profiles']).toMatchObject([{ id: alice.id, name: 'Alice Liddell', email: alice.email }]);
  expect(data['auth.users']).toMatchObject([{ id: alice.id, email: alice.email }]);
  expect(data['auth.sessions']).toMatchObject([{ id: alice.sessionId }]);
  expect(data['public.deposits']).toMatchObject([
    { amount_cents: 500_000, arrived_cents: 500_000, network: 'Bitcoin', status: 'approved' },
  ]);
  expect(data['public.positions']).toMatchObject([{ plan_id: 'stater' }]);
  expect(data['public.withdrawals']).toHaveLength(1);
  expect(data['public.kyc_cases']).toMatchObject([{ home_address: '1 Some Street', tax_number: '12-3456' }]);
  expect(data['ledger.accounts']).toHaveLength(1);
  expect(data['ledger.transfers']?.map(({ code }) => code)).toEqual([
    'deposit',
    'invest',
    'withdrawal_hold',
    'correction',
  ]);
  expect(data['storage.objects']).toMatchObject([{ bucket: 'proofs' }]);
  expect(data['public.contact_messages']).toMatchObject([{ message: 'Where is it?' }]);
  expect(data['public.newsletter_subscriptions']).toHaveLength(1);
  expect(data['messages.outgoing_mails']).not.toHaveLength(0);
  expect(data['public.notifications']).not.toHaveLength(0);
  expect(data['public.account_events']?.map(({ kind }) => kind)).toContain('data_exported');
  expect(data['desk.corrections']).toEqual([expect.not.objectContaining({ proposed_by: expect.anything() as string })]);
  // The proposed one is left out, because its reason may warn the investor.
  expect(data['desk.corrections']).toMatchObject([{ amount_cents: 5, status: 'booked' }]);
  expect(data['referrals']).toMatchObject([{ name: 'Bob B.' }]);
});

test('neither secrets nor the names of others are in it', () => {
  const text = JSON.stringify(data);
  for (const secret of [
    'encrypted_password',
    'recovery_token',
    'params',
    'reviewed_by',
    'handled_by',
    'Builder',
    '"hash"',
    '"secret"',
  ])
    expect(text).not.toContain(secret);
});

test('a person finds what they wrote from their account, and not what they answered as an operator', async () => {
  const [bob, other] = [await makeInvestor(), await makeInvestor()];
  await owner`
    insert into contact_messages (investor_id, name, subject, message, handled_by, handled_at)
    values (${bob.id}, 'B', 'S', 'Mine', null, null), (${other.id}, 'O', 'S', 'Not mine', ${bob.id}, now())`;
  const own = await dataOf(bob);
  expect(own['public.contact_messages']).toMatchObject([{ message: 'Mine' }]);
});

test('a person finds nothing of a mailbox that only limits count as theirs', async () => {
  const bob = await makeInvestor();
  const capital = bob.email.toUpperCase();
  for (const email of [capital, bob.email.replace('@', '+other@')]) {
    await owner`insert into contact_messages (name, email, subject, message) values ('B', ${email}, 'S', ${`From ${email}`})`;
    await owner`insert into newsletter_subscriptions (email) values (${email})`;
  }
  const own = await dataOf(bob);
  expect(own['public.contact_messages']?.map(({ message }) => message)).toEqual([`From ${capital}`]);
  expect(own['public.newsletter_subscriptions']?.map(({ email }) => email)).toEqual([capital]);
  expect(own['messages.outgoing_mails']).not.toHaveLength(0);
  expect(JSON.stringify(own)).not.toContain('+other@');
});

test('an operator finds their role and what they did', async () => {
  const admin = await makeOperator('admin');
  await ingest(owner, [quote()]);
  await asInvestor(admin).call('publish_signal', {
    title: 'T',
    body: 'B',
    instrument_id: 'BTC-USD',
    direction: 'up',
    horizon_days: 7,
    request_id: randomUUID(),
  });
  const own = await dataOf(admin);
  expect(own['people.operators']).toMatchObject([{ role: 'admin' }]);
  expect(own['ground.audit_events']?.map(({ action }) => action)).toEqual(['role_insert', 'signal_published']);
  for (const event of own['ground.audit_events'] ?? []) expect('details' in event).toBe(event['subject'] === admin.id);
});

test('a person exports nothing that their history did not tell before, in a transaction of its own', async () => {
  const bob = await makeInvestor();
  const refused = async () =>
    expect(asInvestor(bob).call('my_data')).rejects.toMatchObject({
      code: 'P0001',
      message: 'reading_not_recorded',
    });
  await dataOf(alice);
  await owner`select people.record_account_event(${bob.id}, 'password_changed')`;
  await refused();
  await expect(
    asInvestor(bob).transaction(async (sql) => {
      await sql`select record_export()`;
      return sql`select my_data()`;
    }),
  ).rejects.toThrow('reading_not_recorded');
  await expect(dataOf(bob)).resolves.toBeDefined();
  await owner`update account_events set created_at = created_at - interval '1 minute' where investor_id = ${bob.id}`;
  await refused();
});
