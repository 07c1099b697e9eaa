import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Actor, Person } from './support/actors.ts';
import { proofPath, uploadProof } from './support/deposits.ts';
import { openStage } from './support/stage.ts';

// What the guards of single functions say, where they would fail in silence, and that they look at rows they have locked.
const { owner, asInvestor, asOperator, makeInvestor, makeOperator, operator } = await openStage();
const ADDRESS = `0x${'b'.repeat(40)}`;
const reviewer = operator('reviewer').id;

const ask = (person: Person, change: Record<string, unknown> = {}) =>
  asInvestor(person).call<{ id: string }>('request_withdrawal', {
    method: 'Ethereum',
    address: ADDRESS,
    amount_cents: 100_000,
    request_id: randomUUID(),
    ...change,
  });
const refusal = (message: string) => ({ code: 'P0001', message });

async function pendingDeposit(amount = 1000): Promise<{ id: string; investor: Person }> {
  const investor = await makeInvestor();
  const [row] = await owner<{ id: string }[]>`
    insert into public.deposits (investor_id, amount_cents, method, proof_path)
    values (${investor.id}, ${amount}, 'bitcoin', ${proofPath(investor.id)}) returning id`;
  return { id: row?.id ?? '', investor };
}

async function pendingCase(): Promise<string> {
  const investor = await makeInvestor();
  const [row] = await owner<{ id: string }[]>`
    insert into public.kyc_cases (investor_id, home_address, document_path)
    values (${investor.id}, '1 Some Street', ${`${investor.id}/document`}) returning id`;
  return row?.id ?? '';
}

describe('a withdrawal', () => {
  test('with the click of another investor is one’s own', async () => {
    const [alice, bob] = [await makeInvestor({ deposited: 500_000 }), await makeInvestor({ deposited: 500_000 })];
    const request_id = randomUUID();
    const first = await ask(alice, { request_id });
    const second = await ask(bob, { request_id });
    expect(second.id).not.toBe(first.id);
    expect(second).toMatchObject({ investor_id: bob.id });
  });

  test('is not hindered by those of others, and lack of money is told before anything else', async () => {
    const [busy, other] = [await makeInvestor({ deposited: 600_000 }), await makeInvestor({ deposited: 100_000 })];
    for (let n = 0; n < 5; n += 1) await ask(busy);
    await expect(ask(busy)).rejects.toMatchObject(refusal('too_many_pending'));
    await expect(ask(busy, { amount_cents: 200_000 })).rejects.toMatchObject(refusal('insufficient_funds'));
    await expect(ask(other)).resolves.toMatchObject({ status: 'pending' });
  });

  test.each([
    [null, 'invalid_amount'],
    [0, 'invalid_amount'],
    [-100_000, 'invalid_amount'],
    [99_999, 'below_minimum'],
  ])('of %j cents is refused as %s', async (amount_cents, code) => {
    await expect(ask(await makeInvestor({ deposited: 500_000 }), { amount_cents })).rejects.toMatchObject(refusal(code));
  });
});

describe.each([
  ['deposit_queue', pendingDeposit],
  ['kyc_queue', pendingCase],
  [
    'withdrawal_queue',
    async () => ask(await makeInvestor({ deposited: 100_000 })),
  ],
])('%s', (queue, make) => {
  const length = async (max_rows: number) => (await asOperator('reviewer').rows(queue, { max_rows })).length;

  test('shows one row at least and two hundred at most', async () => {
    for (let n = 0; n < 3; n += 1) await make();
    await owner`
      insert into auth.users (id, email) select gen_random_uuid(), ${queue} || n || '@example.com' from generate_series(1, 205) n`;
    const crowd = owner`from public.profiles p where p.email like ${`${queue}%`}`;
    if (queue === 'deposit_queue') {
      await owner`insert into public.deposits (investor_id, amount_cents, method, proof_path) select id, 1000, 'bitcoin', id || '/p' ${crowd}`;
    } else if (queue === 'kyc_queue') {
      await owner`insert into public.kyc_cases (investor_id, home_address, document_path) select id, '1 Some Street', id || '/d' ${crowd}`;
    } else {
      await owner`
        insert into public.withdrawals (investor_id, request_id, method, address, amount_cents)
        select id, gen_random_uuid(), 'Ethereum', ${ADDRESS}, 100000 ${crowd}`;
    }
    expect(await length(1000)).toBe(200);
    expect(await length(2)).toBe(2);
    expect(await length(0)).toBe(1);
    expect(await length(-5)).toBe(1);
  });

  test('shows nothing that is decided', async () => {
    await owner`update public.deposits set status = 'rejected', reason = 'x', reviewed_by = ${reviewer}, first_approved_by = null where status = 'pending' and investor_id <> ${reviewer}`;
    await owner`update public.withdrawals set status = 'cancelled' where status = 'pending'`;
    await owner`update public.kyc_cases set status = 'approved', reviewed_by = ${reviewer} where status = 'pending' and investor_id <> ${reviewer}`;
    expect(await asOperator('admin').rows(queue)).toEqual([]);
  });
});

describe('a decision', () => {
  const cases: [name: string, argument: string, make: () => Promise<{ id: string } | string>][] = [
    ['review_deposit', 'deposit_id', pendingDeposit],
    ['review_kyc', 'case_id', pendingCase],
    ['review_withdrawal', 'withdrawal_id', async () => ask(await makeInvestor({ deposited: 100_000 }))],
  ];

  test.each(cases)('by %s that says neither yes nor no, or no without a reason, is none', async (name, argument, make) => {
    const made = await make();
    const id = typeof made === 'string' ? made : made.id;
    const decide = (change: object) => asOperator('reviewer').call(name, { [argument]: id, ...change });
    await expect(decide({ approve: null, reason: 'x' })).rejects.toMatchObject(refusal('reason_required'));
    await expect(decide({ approve: false })).rejects.toMatchObject(refusal('reason_required'));
    await expect(decide({ approve: false, reason: '  ' })).rejects.toMatchObject(refusal('reason_required'));
  });

  test.each(cases)('by %s that another operator repeats is theirs no more', async (name, argument, make) => {
    const made = await make();
    const id = typeof made === 'string' ? made : made.id;
    const decide = (actor: Actor) => actor.call(name, { [argument]: id, approve: true });
    await decide(asOperator('reviewer'));
    await expect(decide(asOperator('admin'))).rejects.toMatchObject(refusal('already_reviewed'));
    await expect(decide(asOperator('reviewer'))).resolves.toMatchObject({ status: 'approved' });
  });

  test('of a payment that another treasurer repeats is refused', async () => {
    const { id } = await ask(await makeInvestor({ deposited: 100_000 }));
    await asOperator('reviewer').call('review_withdrawal', { withdrawal_id: id, approve: true });
    const pay = (actor: Actor) => actor.call('settle_withdrawal', { withdrawal_id: id, transaction_id: 'tx' });
    await pay(asOperator('treasurer'));
    await expect(pay(asInvestor(await makeOperator('treasurer')))).rejects.toMatchObject(refusal('not_approved'));
  });
});

describe('while somebody else holds the row,', () => {
  /** Whether a call waits for a lock that the owner holds, and does not answer from what it saw without it. */
  async function waitsFor(lock: (sql: typeof owner) => Promise<unknown>, actor: Actor, name: string, args: Record<string, unknown>) {
    const names = Object.keys(args);
    await owner.begin(async (held) => {
      await lock(held as never);
      await expect(
        actor.transaction(async (sql) => {
          await sql`set local lock_timeout = '150ms'`;
          return sql.unsafe(
            `select * from public."${name}"(${names.map((key, n) => `"${key}" => $${n + 1}`).join(', ')})`,
            names.map((key) => args[key]) as string[],
          );
        }),
      ).rejects.toMatchObject({ code: '55P03' });
    });
  }
  const account = (person: Person) => (sql: typeof owner) =>
    sql`select from ledger.accounts where investor_id = ${person.id} for update`;

  test('a purchase waits before it looks at the plan', async () => {
    const investor = await makeInvestor();
    await waitsFor(account(investor), asInvestor(investor), 'invest', { plan_id: 'none', request_id: randomUUID() });
  });

  test('a request for money waits before it looks at anything', async () => {
    const investor = await makeInvestor();
    const args = { method: 'none', address: 'x', amount_cents: '1', request_id: randomUUID() };
    await waitsFor(account(investor), asInvestor(investor), 'request_withdrawal', args);
  });

  test('a decision waits before it says that there was one', async () => {
    const deposit = await pendingDeposit();
    const kyc = await pendingCase();
    const investor = await makeInvestor({ deposited: 100_000 });
    const { id: withdrawal } = await ask(investor);
    await asOperator('admin').call('review_deposit', { deposit_id: deposit.id, approve: true });
    await asOperator('admin').call('review_kyc', { case_id: kyc, approve: true });
    await asInvestor(investor).call('cancel_withdrawal', { withdrawal_id: withdrawal });
    const row = (table: string, id: string) => (sql: typeof owner) => sql`select from ${sql(table)} where id = ${id} for update`;
    const reviewing = asOperator('reviewer');
    await waitsFor(row('public.deposits', deposit.id), reviewing, 'review_deposit', { deposit_id: deposit.id, approve: 'true' });
    await waitsFor(row('public.kyc_cases', kyc), reviewing, 'review_kyc', { case_id: kyc, approve: 'true' });
    await waitsFor(row('public.withdrawals', withdrawal), reviewing, 'review_withdrawal', { withdrawal_id: withdrawal, approve: 'true' });
    await waitsFor(row('public.withdrawals', withdrawal), asOperator('treasurer'), 'settle_withdrawal', {
      withdrawal_id: withdrawal,
      transaction_id: 'tx',
    });
    await waitsFor(row('public.withdrawals', withdrawal), asInvestor(investor), 'cancel_withdrawal', { withdrawal_id: withdrawal });
  });

  test('an eleventh deposit waits before it is counted', async () => {
    const investor = await makeInvestor();
    await owner`
      insert into public.deposits (investor_id, amount_cents, method, proof_path)
      select ${investor.id}, 100, 'bitcoin', ${investor.id} || '/' || n from generate_series(1, 10) n`;
    const path = await uploadProof(owner, investor.id);
    await owner.begin(async (held) => {
      await held`select from ledger.accounts where investor_id = ${investor.id} for update`;
      await expect(
        asInvestor(investor).transaction(async (sql) => {
          await sql`set local lock_timeout = '150ms'`;
          await sql`insert into public.deposits (amount_cents, method, proof_path) values (100, 'bitcoin', ${path})`;
        }),
      ).rejects.toMatchObject({ code: '55P03' });
    });
  });

  test('positions that are being matured are left to whoever does it', async () => {
    const investor = await makeInvestor();
    const [due] = await owner<{ id: string }[]>`
      insert into public.positions (investor_id, request_id, plan_id, principal_cents, opened_at, matures_at)
      values (${investor.id}, gen_random_uuid(), 'stater', 10000, now() - interval '8 days', now() - interval '1 day') returning id`;
    await owner.begin(async (held) => {
      await held`select from public.positions where id = ${due?.id ?? ''} for update`;
      const [answer] = await owner.begin(async (sql) => {
        await sql`set local lock_timeout = '150ms'`;
        return sql`select private.mature_positions(1000) as matured`;
      });
      expect(answer).toEqual({ matured: 0 });
    });
  });
});

describe('append-only', () => {
  test.each(['ledger.transfers', 'private.audit_events', 'public.yield_postings'])(
    'is %s for its owner too',
    async (table) => {
      await owner`select private.audit('test', ${reviewer}, '{}')`;
      const forbidden = refusal('append_only');
      await expect(owner`delete from ${owner(table)}`).rejects.toMatchObject(forbidden);
      await expect(owner`truncate ${owner(table)} cascade`).rejects.toMatchObject(forbidden);
      const column = { 'ledger.transfers': 'code', 'private.audit_events': 'action', 'public.yield_postings': 'evidence' }[table] ?? '';
      await expect(owner`update ${owner(table)} set ${owner(column)} = ${owner(column)}`).rejects.toMatchObject(forbidden);
    },
  );
});

describe('the audit trail finds', () => {
  /** Edits as somebody who can do anything, tells what is found, and leaves nothing behind. */
  async function found(edit: (sql: typeof owner) => Promise<unknown>): Promise<number[]> {
    let ids: number[] = [];
    const undo = new Error('undo');
    await owner
      .begin(async (sql) => {
        for (let n = 0; n < 4; n += 1) await sql`select private.audit('test', ${reviewer}, '{"n": 1}')`;
        await sql`alter table private.audit_events disable trigger user`;
        await edit(sql as never);
        ids = (await sql<{ id: number }[]>`select id from private.verify_audit() order by id`).map(({ id }) => id);
        throw undo;
      })
      .catch((error: unknown) => {
        if (error !== undo) throw error;
      });
    return ids;
  }
  const second = owner`(select max(id) - 2 from private.audit_events)`;

  test('nothing in a whole trail', async () => {
    expect(await found(async () => undefined)).toEqual([]);
  });

  test.each([
    ['at', owner`at + interval '1 second'`],
    ['actor', owner`gen_random_uuid()`],
    ['action', owner`'other'`],
    ['subject', owner`gen_random_uuid()`],
    ['details', owner`'{"n": 2}'::jsonb`],
    ['previous_hash', owner`'\\x00'::bytea`],
  ])('a change of %s', async (column, value) => {
    expect(await found((sql) => sql`update private.audit_events set ${sql(column)} = ${value} where id = ${second}`)).toHaveLength(1);
  });

  test('a changed row that was sealed anew and tied to the next', async () => {
    const ids = await found(async (sql) => {
      await sql`update private.audit_events set action = 'other' where id = ${second}`;
      await sql`update private.audit_events e set hash = private.audit_hash(e) where id = ${second}`;
      await sql`
        update private.audit_events e set previous_hash = (select p.hash from private.audit_events p where p.id = e.id - 1)
        where e.id = ${second} + 1`;
    });
    expect(ids).toHaveLength(1);
  });
});
