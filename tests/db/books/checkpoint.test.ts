import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { problems } from '../support/money/books.ts';
import { nextMillisecond } from '../support/money/proof.ts';
import { openStage } from '../support/stage.ts';

const { owner, asInvestor, asOperator, makeInvestor } = await openStage();
const buyer = await makeInvestor({ deposited: 900_000 });

/** Runs the job in the millisecond after the last booking; returns the transfer up to which it has checked. */
async function check(): Promise<number | null> {
  await nextMillisecond(owner);
  await nextMillisecond(owner);
  return (await owner<{ id: number | null }[]>`select proof.check_new_lines()::int as id`)[0]?.id ?? null;
}

const ago = (seconds: number) =>
  owner`update proof.checkpoint set checked_at = clock_timestamp() - make_interval(secs => ${seconds}) where only_row`;

const lastTransfer = async () =>
  (await owner<{ id: number }[]>`select max(id)::int as id from ledger.transfers`)[0]?.id ?? 0;

const shown = async () => (await asOperator('reviewer').rows('checked_lines'))[0];
const buy = (person = buyer) =>
  asInvestor(person).call('invest', { plan_id: 'stater', request_id: randomUUID(), amount_cents: 20_000 });
const found = () =>
  owner<{ problem: string; lines: number }[]>`
    select p ->> 'problem' as problem, c.lines::int as lines from desk.book_checks c, jsonb_array_elements(c.ledger_problems) p order by c.id, 1`;

test('new transfers are checked once a minute, each once, and what each account was then is kept', async () => {
  expect(await check()).toBe(await lastTransfer());
  expect(await check()).toBeNull();
  expect(await shown()).toMatchObject({ through_id: await lastTransfer(), waiting: 0 });
  await buy();
  expect(await shown()).toMatchObject({ through_id: (await lastTransfer()) - 1, waiting: 1 });
  await ago(59);
  expect(await check()).toBeNull();
  expect(await problems(owner)).toEqual([]);
  await ago(61);
  expect(await check()).toBe(await lastTransfer());
  await ago(61);
  expect(await check()).toBeNull();
  expect(await problems(owner)).toEqual([]);
  expect(await found()).toEqual([]);
});

test('a transaction that is open is waited for, whatever was committed after its lines', async () => {
  await ago(61);
  await check();
  const before = (await shown())?.['through_id'];
  const undo = new Error('undo');
  const meanwhile: unknown[] = [];
  await owner
    .begin(async (open) => {
      await open`
        insert into ledger.transfers (reference, amount_cents, value_date, debit, credit, code)
        values (gen_random_uuid(), 7, '2026-02-01', 'cash', 'mining_income', 'income')`;
      await buy();
      await ago(61);
      meanwhile.push(await check(), (await shown())?.['through_id']);
      throw undo;
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
  expect(meanwhile).toEqual([null, before]);
  await ago(61);
  expect(await check()).toBe(await lastTransfer());
});

test('a transfer without its cause is found within a minute, and so is a balance that is not its sum', async () => {
  await owner`
    insert into ledger.transfers (investor_id, reference, amount_cents, value_date, debit, credit, code)
    values (${buyer.id}, ${randomUUID()}, 500, '2026-02-01', 'bonus_expense', 'available', 'bonus')`;
  await ago(61);
  await check();
  expect([...(await found())]).toEqual([
    { problem: 'balance available', lines: 1 },
    { problem: 'balance bonus', lines: 1 },
    { problem: 'bonus without its cause', lines: 1 },
  ]);
  expect((await asOperator('reviewer').rows('last_book_checks'))[0]).toMatchObject({
    checked_by: null,
    lines: 1,
    audit_problems: 0,
  });
  const other = await makeInvestor({ deposited: 50_000 });
  await owner`update ledger.accounts set available_cents = available_cents + 1 where investor_id = ${other.id}`;
  await buy(other);
  await ago(61);
  await check();
  expect((await found()).slice(3)).toEqual([{ problem: 'balance available', lines: 3 }]);
});

test('every figure of an account is kept, added to by each check, and found when it is not the sum of its transfers', async () => {
  const person = await makeInvestor();
  const FIGURES = ['available', 'invested', 'withdrawing', 'deposited', 'profit', 'bonus', 'referral_bonus'];
  const book = async () => {
    await owner`
      insert into ledger.transfers (investor_id, reference, amount_cents, value_date, debit, credit, code, posting_id)
      select ${person.id}, gen_random_uuid(), n * 100, '2026-02-01', k.debit::ledger.book, k.credit::ledger.book, k.code::ledger.purpose,
        case k.code when 'yield' then gen_random_uuid() end
      from (values
        (7, 'cash', 'available', 'deposit'), (6, 'mining_income', 'available', 'yield'), (5, 'bonus_expense', 'available', 'bonus'),
        (4, 'referral_expense', 'available', 'referral_bonus'), (2, 'available', 'invested', 'invest'),
        (3, 'available', 'withdrawing', 'withdrawal_hold')) k (n, debit, credit, code)`;
    await owner`
      update ledger.accounts
      set available_cents = available_cents + 1700, invested_cents = invested_cents + 200, withdrawing_cents = withdrawing_cents + 300,
        deposited_cents = deposited_cents + 700, profit_cents = profit_cents + 600, bonus_cents = bonus_cents + 500,
        referral_bonus_cents = referral_bonus_cents + 400
      where investor_id = ${person.id}`;
  };
  const wrong = async () => {
    const rows = await owner<{ problem: string }[]>`
      select problem from proof.verify_checkpoint() where subject = ${person.id} order by problem`;
    return rows.map(({ problem }) => problem);
  };
  for (const _ of [1, 2, 3]) {
    await book();
    expect(await wrong()).toEqual([]);
    await ago(61);
    expect(await check()).toBe(await lastTransfer());
    expect(await wrong()).toEqual([]);
    const balances = await owner`
      select p from desk.book_checks c, jsonb_array_elements(c.ledger_problems) p
      where p ->> 'subject' = ${person.id} and p ->> 'problem' like 'balance%'`;
    expect([...balances]).toEqual([]);
  }
  const yields = await owner<{ id: number }[]>`
    select id::int as id from ledger.transfers where investor_id = ${person.id} and code = 'yield' order by id`;
  const id = yields[1]?.id ?? 0;
  expect(await owner`select from proof.verify_yield_lines(${id - 1}, ${id})`).toHaveLength(1);
  for (const figure of FIGURES)
    await owner`update ledger.accounts set ${owner(`${figure}_cents`)} = ${owner(`${figure}_cents`)} + 1 where investor_id = ${person.id}`;
  expect(await wrong()).toEqual(FIGURES.map((figure) => `checked ${figure.replace('_', ' ')}`).toSorted());
});

test('the checkpoint keeps what was booked up to it, and nothing of what was booked after', async () => {
  await ago(61);
  await check();
  const stranger = randomUUID();
  const book = async (cents: number) => {
    const [line] = await owner<{ id: number }[]>`
      insert into ledger.transfers (investor_id, reference, amount_cents, value_date, debit, credit, code)
      values (${stranger}, ${randomUUID()}, ${cents}, '2026-02-01', 'bonus_expense', 'available', 'bonus') returning id::int as id`;
    return line?.id ?? 0;
  };
  const kept = async () => [
    ...(await owner`select cents[6]::int as cents from proof.checked_accounts where investor_id = ${stranger}`),
  ];
  const before = await lastTransfer();
  const through = await book(100);
  await book(20);
  await owner`select proof.move_checkpoint(${before}, ${through})`;
  expect(await kept()).toEqual([{ cents: 100 }]);
  await ago(61);
  expect(await check()).toBe(await lastTransfer());
  expect(await kept()).toEqual([{ cents: 120 }]);
});
