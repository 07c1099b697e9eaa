import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { readRelations } from '../../../scripts/access/catalog.ts';
import type { Person } from '../support/actors.ts';
import { uploadProof } from '../support/money/deposits.ts';
import { addPrograms, addReversal } from '../support/people/every-table.ts';
import { openStage } from '../support/stage.ts';
import { addPortfolio } from '../support/trading/portfolio-rows.ts';

const { owner, asInvestor, asOperator, asAnonymous, makeInvestor, operator: operatorOf, signIn } = await openStage();
const bob = await makeInvestor();
const alice = await makeInvestor({ referredBy: bob });

/**
 * Every table in which users see their own rows, with the owner's column; for the view, its tables' policies decide.
 */
const tables: [table: string, column: string][] = [['public.portfolio', 'investor_id']];
for (const { schema, name, policies } of await readRelations(owner))
  for (const { verb, using } of policies) {
    const [, column] = /^\(?\(?(\w+) = \( SELECT people\.caller\(\)/.exec(using ?? '') ?? [];
    if (verb === 'select' && column !== undefined) tables.push([`${schema}.${name}`, column]);
  }

beforeAll(async () => {
  for (const { id } of [alice, bob]) {
    const deposit = await uploadProof(owner, id);
    await owner`insert into public.deposits (investor_id, amount_cents, method, proof_path) values (${id}, 500000, 'bitcoin', ${deposit})`;
    await owner`
      insert into public.deposit_quotes (investor_id, method, amount_cents, coins, price, source, priced_at, good_until)
      values (${id}, 'bitcoin', 1000, 0.01, 1000, 'simulated', now(), now() + interval '15 minutes')`;
    await owner`select ledger.transfer(${id}, 'cash', 'available', 500000, 'deposit', gen_random_uuid())`;
    await owner`
      insert into public.positions (investor_id, plan_id, principal_cents, matures_at)
      values (${id}, 'stater', 10000, now() + interval '7 days')`;
    await owner`
      insert into public.withdrawals (investor_id, method, address, amount_cents)
      values (${id}, 'Ethereum', ${'0x52908400098527886E0F7030069857D2E4169EE7'}, 100000)`;
    await owner`insert into public.kyc_cases (investor_id, home_address, document_path) values (${id}, '1 Some Street', ${`${id}/document`})`;
    await owner`
      insert into public.contact_messages (investor_id, name, email, subject, message)
      values (${id}, 'Someone', 'someone@example.com', 'Question', 'How?')`;
    await owner`
      insert into desk.corrections (id, investor_id, amount_cents, reason, corrects, status, proposed_by, decided_by, ended_at)
      values (gen_random_uuid(), ${id}, 100, 'Counted twice', 'Line 1', 'booked', ${operatorOf('reviewer').id}, ${operatorOf('treasurer').id}, now())`;
    const payout = crypto.randomUUID();
    await owner`
      insert into plans.insurance_payouts (id, event, happened_on, evidence, amount_cents, lost_cents)
      values (${payout}, 'A wallet was emptied', '2026-03-01', 'stated by the auditor', 100, 100)`;
    await owner`
      insert into plans.insurance_shares (payout_id, investor_id, lost_cents, paid_cents) values (${payout}, ${id}, 100, 100)`;
    await owner`insert into people.freezes (person_id, reason, frozen_by) values (${id}, 'Taken over', ${operatorOf('reviewer').id})`;
    await addPrograms(owner, id);
    await addReversal(owner, id);
    await addPortfolio(owner, id);
  }
});

describe.each(tables)('in %s', (table, column) => {
  const rowsOf = (person: Person) =>
    owner<{ rows: number }[]>`select count(*)::int as rows from ${owner(table)} where ${owner(column)} = ${person.id}`;

  test.each(Object.entries({ alice, bob }))(
    'an investor (%s) sees all of their own rows and no others',
    async (_, person) => {
      const [expected] = await rowsOf(person);
      expect(expected?.rows).toBeGreaterThan(0);
      const seen = await asInvestor(person).transaction(
        (sql) => sql`select ${sql(column)} as person from ${sql(table)}`,
      );
      expect(seen.map((row) => String(row['person']))).toEqual(
        Array.from({ length: expected?.rows ?? 0 }, () => person.id),
      );
    },
  );

  test('an operator sees no row of an investor there', async () => {
    const seen = await asOperator('admin').transaction(
      (sql) => sql`select from ${sql(table)} where ${sql(column)} = ${alice.id}`,
    );
    expect([...seen]).toEqual([]);
  });

  test('a visitor is refused', async () => {
    await expect(asAnonymous.transaction((sql) => sql`select count(*) from ${sql(table)}`)).rejects.toMatchObject({
      code: '42501',
    });
  });
});

test.each([
  ['an investor whom another referred', alice],
  ['an investor who referred another', bob],
  ['an operator', operatorOf('admin')],
])('%s who changes every profile at once changes their own alone', async (_, person) => {
  const phone = `+1 ${Math.floor(Math.random() * 1e9)}`;
  await asInvestor(person).query`update public.profiles set phone = ${phone}`;
  expect([...(await owner`select id from public.profiles where phone = ${phone}`)]).toEqual([{ id: person.id }]);
});

test('plans that are not offered and claims without proof are hidden', async () => {
  await owner`update public.plans set active = false where id = 'vip'`;
  await owner`insert into public.claims (text, evidence_url) values ('Audited', 'https://example.com/report')`;
  await owner`
    insert into public.claims (text, evidence_url, verified_by, verified_at)
    values ('Open source', 'https://example.com/code', ${alice.id}, now())`;
  for (const anyone of [asAnonymous, asInvestor(bob)]) {
    expect(await anyone.query`select id from public.plans where id = 'vip'`).toEqual([]);
    expect(await anyone.query`select id from public.plans where id = 'basic'`).toHaveLength(1);
    expect(await anyone.query`select text from public.claims`).toEqual([{ text: 'Open source' }]);
  }
});

test('only operators learn who is an operator', async () => {
  expect(await asInvestor(bob).call('my_role')).toEqual({ answer: null });
  expect(await asOperator('treasurer').call('my_role')).toEqual({ answer: 'treasurer' });
  await expect(asInvestor(bob).query`select from people.operators`).rejects.toMatchObject({ code: '42501' });
});

test('an investor sees the people they referred, by first name and initial, and no one else', async () => {
  const friend = await makeInvestor({ name: 'Grace Brewster Hopper', referredBy: alice });
  await makeInvestor({ name: 'Someone Else', referredBy: bob });
  expect(await asInvestor(alice).rows('my_referrals')).toMatchObject([
    { name: 'Grace H.', level: 1, status: 'verified' },
  ]);
  expect(await asInvestor(friend).rows('my_referrals')).toEqual([]);
});

test('a list of referrals ends at two hundred', async () => {
  await owner`
    insert into auth.users (id, email, raw_user_meta_data)
    select gen_random_uuid(), 'many' || n || '@example.com',
      (select jsonb_build_object('name', 'One More', 'referral_code', p.referral_code) from public.profiles p where p.id = ${bob.id})
    from generate_series(1, 205) n`;
  expect(await asInvestor(bob).rows('my_referrals')).toHaveLength(200);
});

describe('of live messages', () => {
  const listen = (person: Person, topic: string) =>
    asInvestor(person).transaction(async (sql) => {
      await sql`select set_config('realtime.topic', ${topic}, true)`;
      return sql`select topic, payload from realtime.messages where topic = ${topic}`;
    });
  const topicOf = ({ sessionId }: Person) => `session:${sessionId}`;
  const secret = randomUUID();

  beforeAll(async () => {
    for (const person of [alice, operatorOf('reviewer')]) {
      await owner`
        insert into realtime.messages (topic, extension, event, payload, private)
        values (${topicOf(person)}, 'presence', 'join', ${owner.json({ secret })}, true)`;
    }
  });

  test.each([
    ['an investor', () => alice],
    ['an operator', () => operatorOf('reviewer')],
  ])('%s receives the broadcasts of their own session, and nothing but ids', async (_, person) => {
    const messages = await listen(person(), topicOf(person()));
    expect(messages.length).toBeGreaterThan(2);
    for (const { payload } of messages) expect(Object.keys(payload as object)).toEqual(['id']);
  });

  test('no session receives messages of another session, not even of the same person', async () => {
    for (const [person, other] of [
      [bob, alice],
      [bob, operatorOf('reviewer')],
      [operatorOf('reviewer'), alice],
      [operatorOf('admin'), operatorOf('reviewer')],
      [await signIn(alice.id), alice],
    ] as const)
      expect([...(await listen(person, topicOf(other)))]).toEqual([]);
  });

  test('every message is private and goes to a session', async () => {
    const stray = await owner`
      select topic from realtime.messages m
      where not m.private or not exists (select from auth.sessions s where m.topic = 'session:' || s.id)`;
    expect([...stray]).toEqual([]);
  });

  test('no one sends a message through the API', async () => {
    for (const topic of [topicOf(alice), topicOf(bob), 'prices', 'everyone'])
      await expect(
        asInvestor(alice).query`
          insert into realtime.messages (topic, extension, event, payload, private)
          values (${topic}, 'broadcast', 'deposits', '{}', true)`,
      ).rejects.toMatchObject({ code: '42501' });
  });
});
