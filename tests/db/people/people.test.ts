import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../support/actors.ts';
import { whoHeard } from '../support/heard.ts';
import { proofPath } from '../support/money/deposits.ts';
import { request } from '../support/money/withdrawals.ts';
import { openStage } from '../support/stage.ts';

const { owner, asInvestor, asOperator, makeInvestor, operator, signIn, whileHeld } = await openStage();
const reviewer = asOperator('reviewer');
const refusal = (message: string) => ({ code: 'P0001', message });
const buy = (person: Person) =>
  asInvestor(person).call('invest', { plan_id: 'stater', request_id: randomUUID() });
const freeze = (person: Person, reason = 'Asked for by the bank') =>
  reviewer.rows('freeze_person', { person_id: person.id, reason });
const trail = (person: Person) =>
  owner<{ action: string; actor: string; reason: string }[]>`
    select action, actor, details ->> 'reason' as reason from private.audit_events where subject = ${person.id} order by id`;

describe('a frozen person', () => {
  test('neither invests nor asks for money, and their friends may', async () => {
    const [alice, bob] = [
      await makeInvestor({ deposited: 500_000 }),
      await makeInvestor({ deposited: 500_000 }),
    ];
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
    const [alice, bob] = [
      await makeInvestor({ deposited: 50_000 }),
      await makeInvestor({ deposited: 50_000 }),
    ];
    await freeze(alice);
    await freeze(bob);
    const free = () =>
      asOperator('treasurer').rows('unfreeze_person', { person_id: alice.id, reason: ' Cleared up ' });
    await free();
    await free();
    await buy(alice);
    await expect(buy(bob)).rejects.toMatchObject(refusal('account_frozen'));
    expect((await trail(alice)).map(({ action, reason }) => [action, reason])).toEqual([
      ['person_frozen', 'Asked for by the bank'],
      ['person_unfrozen', 'Cleared up'],
    ]);
  });

  test('is notified of it and of its end, by bell, open page and mail; operators hear whose account it is', async () => {
    await owner`update site set mail_notifications = true`;
    const alice = await makeInvestor();
    await owner`delete from realtime.messages`;
    const heard = async () => {
      const found = await whoHeard(owner, 'freezes', alice.id);
      await owner`delete from realtime.messages`;
      return found;
    };
    const both = { operators: 1, [alice.id]: 1 };
    await freeze(alice);
    expect(await heard()).toEqual(both);
    await freeze(alice, 'Another reason');
    expect(await heard()).toEqual({});
    for (let times = 0; times < 2; times += 1)
      await asOperator('treasurer').rows('unfreeze_person', { person_id: alice.id, reason: 'Cleared up' });
    expect(await heard()).toEqual(both);
    await owner`update site set mail_notifications = false`;
    await freeze(alice, 'Once more');
    const told = await asInvestor(alice).query`
      select kind, subject_id, amount_cents, detail from notifications order by created_at`;
    const about = { subject_id: alice.id, amount_cents: null };
    expect([...told]).toEqual([
      { kind: 'freezes.set', ...about, detail: 'Asked for by the bank' },
      { kind: 'freezes.lifted', ...about, detail: null },
      { kind: 'freezes.set', ...about, detail: 'Once more' },
    ]);
    expect([
      ...(await owner`select params from private.outgoing_mails where recipient = ${alice.email} order by created_at`),
    ]).toEqual(['freezes.set', 'freezes.lifted'].map((kind) => ({ params: { kind, amount_cents: null } })));
  });

  test('is never the operator who freezes, nor an unknown person', async () => {
    for (const name of ['freeze_person', 'unfreeze_person']) {
      await expect(
        asOperator('treasurer').rows(name, { person_id: operator('treasurer').id, reason: 'x' }),
      ).rejects.toMatchObject(refusal('own_case'));
    }
    await expect(
      reviewer.rows('freeze_person', { person_id: randomUUID(), reason: 'x' }),
    ).rejects.toMatchObject(refusal('not_found'));
  });

  test('sees that they are frozen, and why; no one else does', async () => {
    const [alice, bob] = [await makeInvestor(), await makeInvestor()];
    await freeze(alice);
    const told = (person: Person) => asInvestor(person).rows<{ kind: string; detail: string }>('attention');
    expect(await told(alice)).toContainEqual(
      expect.objectContaining({ kind: 'account_frozen', detail: 'Asked for by the bank' }),
    );
    expect((await told(bob)).map(({ kind }) => kind)).not.toContain('account_frozen');
  });

  test('is frozen after a purchase that is under way, and before the next', async () => {
    const alice = await makeInvestor({ deposited: 50_000 });
    await whileHeld(
      (sql) => sql`select public.invest('stater', ${randomUUID()})`,
      () => freeze(alice),
      {
        by: asInvestor(alice),
        meanwhile: async () => {
          expect([...(await owner`select from private.freezes where person_id = ${alice.id}`)]).toEqual([]);
        },
      },
    );
    await expect(buy(alice)).rejects.toMatchObject(refusal('account_frozen'));
  });
});

describe('an operator who looks for people', () => {
  const find = (words: string, more: object = {}) =>
    reviewer.rows<{ id: string; name: string; frozen: boolean }>('find_people', { words, ...more });

  test('finds them by a part of the name or address in any case, or by their id', async () => {
    const grace = await makeInvestor({ name: 'Grace 100%_Hopper' });
    // Not the id, or that would be found in the address.
    await owner`update auth.users set email = 'amazing@example.com' where id = ${grace.id}`;
    for (const words of ['grace 100%_', 'HOPPER', ' Amazing@ ', grace.id.toUpperCase()]) {
      expect((await find(words)).map(({ id }) => id)).toEqual([grace.id]);
    }
    expect(await find('%_h')).toHaveLength(1);
    expect(await find('grace%hopper')).toEqual([]);
    expect(await find("'; drop table profiles; --")).toEqual([]);
  });

  test('pages through them newest first, each once, two hundred at most', async () => {
    await owner`
      insert into auth.users (id, email, created_at)
      select gen_random_uuid(), 'crowd' || n || '@example.com', '2026-02-01T00:00:00Z' from generate_series(1, 205) n`;
    expect(await find('crowd', { max_rows: 1000 })).toHaveLength(200);
    expect(await find('crowd', { max_rows: 0 })).toHaveLength(1);
    const first = await find('crowd', { max_rows: 101 });
    const rest = await find('crowd', { max_rows: 200, from_person: first[100]?.id });
    expect(new Set([...first, ...rest].map(({ id }) => id)).size).toBe(205);
    expect(rest).toHaveLength(105);
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

  test('holds a package with its top-ups as one, and no session that is over', async () => {
    const person = await makeInvestor({ deposited: 500_000 });
    const purchase = { plan_id: 'basic', request_id: randomUUID() };
    const { id: package_id } = await asInvestor(person).call('invest', purchase);
    const more = { package_id, amount_cents: 25_000, request_id: randomUUID() };
    await asInvestor(person).call('top_up', more);
    const { sessionId } = await signIn(person.id);
    await owner`update auth.sessions set not_after = now() - interval '1 second' where id = ${sessionId}`;
    expect(await overview(person.id)).toMatchObject({
      positions: [{ plan: 'Basic', principal_cents: 125_000 }],
      sessions: [{ id: person.sessionId }],
    });
  });

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

  test('says why they are frozen and who said so', async () => {
    const page = async () => overview((await makeInvestor()).id);
    expect(await page()).toMatchObject({ frozen: null });
    const ice = await makeInvestor();
    await freeze(ice);
    expect(await overview(ice.id)).toMatchObject({
      frozen: { reason: 'Asked for by the bank', by: 'Demo Reviewer' },
    });
    expect(await page()).toMatchObject({ frozen: null });
  });

  test('does not exist for an unknown id', async () => {
    await expect(overview(randomUUID())).rejects.toMatchObject(refusal('not_found'));
  });
});
