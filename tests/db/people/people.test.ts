import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../support/actors.ts';
import { proofPath } from '../support/money/deposits.ts';
import { confirmIdentity } from '../support/money/pending.ts';
import { request } from '../support/money/withdrawals.ts';
import { openStage, type Role } from '../support/stage.ts';

const stage = await openStage();
const { owner, asInvestor, asOperator, makeInvestor, operator } = stage;

const reviewer = asOperator('reviewer');

const refusal = (message: string) => ({ code: 'P0001', message });

const buy = (person: Person) => asInvestor(person).call('invest', { plan_id: 'stater', request_id: randomUUID() });

const freeze = (person: Person, reason = 'Asked for by the bank') =>
  reviewer.rows('freeze_person', { person_id: person.id, reason });

const trail = (person: Person) =>
  owner<{ action: string; actor: string; reason: string }[]>`
    select action, actor, details ->> 'reason' as reason from ground.audit_events where subject = ${person.id} order by id`;

describe('a frozen person', () => {
  test('neither invests nor asks for money, and their friends may', async () => {
    const [alice, bob] = [await makeInvestor({ deposited: 500_000 }), await makeInvestor({ deposited: 500_000 })];
    await freeze(alice, ' Asked for by the bank ');
    await expect(buy(alice)).rejects.toMatchObject(refusal('account_frozen'));
    await expect(request(asInvestor(alice))).rejects.toMatchObject(refusal('account_frozen'));
    await buy(bob);
    await request(asInvestor(bob));
    expect([...(await trail(alice))]).toEqual([
      { action: 'person_frozen', actor: operator('reviewer').id, reason: 'Asked for by the bank' },
    ]);
  });

  test('is freed by a treasurer with a reason, alone and on the record', async () => {
    const [alice, bob] = [await makeInvestor({ deposited: 50_000 }), await makeInvestor({ deposited: 50_000 })];
    await freeze(alice);
    await freeze(bob);
    const free = () => asOperator('treasurer').rows('unfreeze_person', { person_id: alice.id, reason: ' Cleared up ' });
    await free();
    await free();
    await buy(alice);
    await expect(buy(bob)).rejects.toMatchObject(refusal('account_frozen'));
    expect((await trail(alice)).map(({ action, reason }) => [action, reason])).toEqual([
      ['person_frozen', 'Asked for by the bank'],
      ['person_unfrozen', 'Cleared up'],
    ]);
  });

  test('is never the operator who freezes, nor an unknown person', async () => {
    for (const name of ['freeze_person', 'unfreeze_person']) {
      await expect(
        asOperator('treasurer').rows(name, { person_id: operator('treasurer').id, reason: 'x' }),
      ).rejects.toMatchObject(refusal('own_case'));
    }
    await expect(reviewer.rows('freeze_person', { person_id: randomUUID(), reason: 'x' })).rejects.toMatchObject(
      refusal('not_found'),
    );
  });
});

describe('the page of a person', () => {
  const people: { alice?: Person } = {};
  beforeAll(async () => {
    for (const name of ['Alice', 'Bob']) {
      const person = await makeInvestor({ deposited: 500_000, name });
      if (name === 'Alice') people.alice = person;
      await buy(person);
      await request(asInvestor(person));
      await owner`insert into public.kyc_cases (investor_id, home_address, document_path) values (${person.id}, '1 Some Street', ${proofPath(person.id)})`;
    }
    const bob = await owner`select id from public.profiles where name = 'Bob'`;
    await owner`
      update public.kyc_cases set status = 'approved', reviewed_by = ${operator('reviewer').id} where investor_id = ${String(bob[0]?.['id'])}`;
  });
  const overview = async (id = people.alice?.id) =>
    (await reviewer.call<{ answer: Record<string, unknown> }>('person_overview', { person_id: id })).answer;

  test('holds what is theirs and nothing of others', async () => {
    const page = await overview();
    expect(page).toMatchObject({
      profile: { id: people.alice?.id, name: 'Alice', verified: true },
      frozen: null,
      identity_confirmed: false,
      figures: { available_cents: 390_000, invested_cents: 10_000, withdrawing_cents: 100_000 },
      deposits: [{ amount_cents: 500_000, status: 'approved' }],
      withdrawals: [{ amount_cents: 100_000, status: 'pending' }],
      kyc_cases: [{ status: 'pending' }],
      positions: [{ plan: 'Stater', principal_cents: 10_000 }],
      transfers: [{ code: 'withdrawal_hold' }, { code: 'invest' }, { code: 'deposit' }],
      sessions: [{ id: people.alice?.sessionId }],
    });
    expect(JSON.stringify(page)).not.toContain('document_path');
  });
});

const find = async (filters: object) =>
  (await asOperator('reviewer').rows<{ id: string }>('find_people', { max_rows: 200, ...filters })).map(({ id }) => id);

let [ada, ben, cleo]: Person[] = [];

beforeAll(async () => {
  ada = await makeInvestor({ name: 'Listed Ada' });
  ben = await makeInvestor({ name: 'Listed Ben', verified: false });
  cleo = await makeInvestor({ name: 'Listed Cleo' });
  await owner`update public.profiles set country = 'Peru' where id in ${owner([ada.id, ben.id])}`;
  await owner`update public.profiles set created_at = '2026-01-10T23:59:59Z' where id = ${ada.id}`;
  await owner`update public.profiles set created_at = '2026-01-11T00:00:00Z' where id = ${ben.id}`;
  await owner`update public.profiles set created_at = '2026-01-12T12:00:00Z' where id = ${cleo.id}`;
  await asOperator('reviewer').call('freeze_person', { person_id: cleo.id, reason: 'The bank asked' });
  await confirmIdentity(stage, ada);
  await confirmIdentity(stage, cleo, 'rejected');
});

const ids = (...people: (Person | undefined)[]) => people.map((person) => person?.id);

describe('an operator who lists people', () => {
  const words = 'listed';
  test.each<[filters: object, found: () => (Person | undefined)[]]>([
    [{}, () => [cleo, ben, ada]],
    [{ only_country: 'Peru' }, () => [ben, ada]],
    [{ only_country: 'per%' }, () => []],
    [{ only_state: 'confirmed' }, () => [cleo, ada]],
    [{ only_state: 'unconfirmed' }, () => [ben]],
    [{ only_state: 'identified' }, () => [ada]],
    [{ only_state: 'frozen' }, () => [cleo]],
    [{ only_state: 'anything' }, () => [cleo, ben, ada]],
    [{ joined_from: '2026-01-11' }, () => [cleo, ben]],
    [{ joined_to: '2026-01-10' }, () => [ada]],
    [{ joined_from: '2026-01-11', joined_to: '2026-01-11' }, () => [ben]],
    [{ only_country: 'Peru', only_state: 'confirmed', joined_to: '2026-01-11' }, () => [ada]],
  ])('by %j finds the people who match', async (filters, found) => {
    expect(await find({ words, ...filters })).toEqual(ids(...found()));
  });
});

test('an operator pages through people by balance, the largest first', async () => {
  const some = await makeInvestor({ name: 'Sorted Some', deposited: 100 });
  const most = await makeInvestor({ name: 'Sorted Most', deposited: 300 });
  const none = await makeInvestor({ name: 'Sorted None' });
  const sorted = { words: 'sorted', sort: 'balance' };
  const all = await find(sorted);
  expect(all).toEqual(ids(most, some, none));
  expect(await find({ ...sorted, from_person: all[1] })).toEqual(all.slice(1));
});

describe('a list of people', () => {
  const take = async (role: Role, args: object = {}) =>
    (await asOperator(role).call('export_people', { reason: 'The auditor asked', words: 'listed', ...args }))[
      'answer'
    ] as Record<string, unknown>[];
  const recorded = () =>
    owner<{ actor: string; details: Record<string, unknown> }[]>`
      select actor, details from ground.audit_events where action = 'people_exported' order by id`;

  test('leaves with a row in the trail: who, why, by which filters, and how many', async () => {
    const before = (await recorded()).length;
    const people = await take('admin', {
      only_country: 'Peru',
      joined_to: '2026-02-01',
      only_state: 'confirmed',
    });
    expect(people).toEqual([
      {
        id: ada?.id,
        name: 'Listed Ada',
        email: ada?.email,
        country: 'Peru',
        email_confirmed: true,
        identity_confirmed: true,
        frozen: false,
        joined_at: expect.stringMatching(/^2026-01-10T23:59:59/) as string,
      },
    ]);
    const rows = await recorded();
    expect(rows).toHaveLength(before + 1);
    expect(rows.at(-1)).toEqual({
      actor: operator('admin').id,
      details: {
        reason: 'The auditor asked',
        rows: 1,
        words: 'listed',
        country: 'Peru',
        state: 'confirmed',
        joined_to: '2026-02-01',
      },
    });
    expect((await take('admin', { reason: ' Again ' })).map(({ id }) => id)).toEqual(ids(cleo, ben, ada));
    expect((await recorded()).at(-1)?.details).toEqual({ reason: 'Again', rows: 3, words: 'listed' });
    expect((await take('admin', { words: '' })).length).toBeGreaterThan(5);
    expect(await take('admin', { words: 'unlisted nobody' })).toEqual([]);
    expect((await recorded()).at(-1)?.details).toMatchObject({ rows: 0 });
  });

  test.each(['reviewer', 'treasurer'] as const)('does not leave for a %s', async (role) => {
    await expect(take(role)).rejects.toThrow('not_allowed');
  });
});
