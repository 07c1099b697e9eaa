import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Person } from '../support/actors.ts';
import { pass } from '../support/copying/appropriateness.ts';
import { makeStrategy, proposeStrategy } from '../support/copying/strategies.ts';
import { makeDeposit } from '../support/money/deposits.ts';
import { request } from '../support/money/withdrawals.ts';
import { openStage } from '../support/stage.ts';
import { makeTrader } from '../support/trading/trading.ts';

const stage = await openStage();
const { owner, asInvestor, makeInvestor } = stage;
const strategy = await makeStrategy(stage, { stake_cents: 10_000_000 });

const put = ({ id, ...person }: Person, amount_cents: number, pool = strategy.pool) =>
  asInvestor({ id, ...person }).call<{ id: string; status: string }>('subscribe_copy', {
    pool_id: pool,
    amount_cents,
    seen_share_bp: 1000,
    request_id: randomUUID(),
  });
const hoursOf = async ({ id }: { id: string }) =>
  (
    await owner<{ hours: number | null }[]>`
      select round(extract(epoch from not_before - asked_at) / 3600, 2)::float8 as hours
      from public.copy_requests where id = ${id}`
  )[0]?.hours;
const dayLater = async ({ id }: Person) => {
  await owner`alter table public.copy_requests disable trigger user`;
  await owner`
    update public.copy_requests set asked_at = asked_at - interval '25 hours', not_before = not_before - interval '25 hours'
    where investor_id = ${id} and status = 'waiting'`;
  await owner`alter table public.copy_requests enable trigger user`;
};
const deal = () => owner`select pools.run_dealings(1000)`;
const room = async ({ id }: Person) =>
  (await owner<{ cents: number }[]>`select copying.remaining_copy_capacity(${id}) as cents`)[0]?.cents;
async function passed(deposited: number): Promise<Person> {
  const person = await makeInvestor({ deposited });
  await pass(stage, person);
  return person;
}

test('a person who has not passed the questions copies nothing, however little', async () => {
  await expect(put(await makeInvestor({ deposited: 100_000 }), 1000)).rejects.toThrow('appropriateness_required');
});

test('a first copy into cash is given back, and told, if its owner was frozen during the day', async () => {
  const person = await passed(100_000);
  const { id } = await put(person, 1000);
  await stage.asOperator('treasurer').call('freeze_person', { person_id: person.id, reason: 'Taken over' });
  await deal();
  const state = async () => (await owner`select status from public.copy_requests where id = ${id}`)[0];
  expect(await state()).toEqual({ status: 'waiting' });
  await dayLater(person);
  await deal();
  expect(await state()).toEqual({ status: 'returned' });
  const told = await owner`
    select kind, amount_cents from public.notifications where investor_id = ${person.id} and kind like 'copies.%'`;
  expect([...told]).toEqual([{ kind: 'copies.returned', amount_cents: 1000 }]);
});

test('a first copy is dealt a day after it was asked for, and the next at once', async () => {
  const person = await passed(100_000);
  const first = await put(person, 1000);
  expect(first.status).toBe('waiting');
  const [desk] = await stage.asOperator('reviewer').rows('trading_desk');
  expect(desk?.['answer']).toMatchObject({
    waiting: { requests: 1, oldest_at: expect.any(String) as string },
  });
  expect(await hoursOf(first)).toBe(24);
  await deal();
  expect(await room(person)).toBe(9000);
  await dayLater(person);
  await deal();
  const second = await put(person, 1000);
  expect(second.status).toBe('dealt');
  expect(await hoursOf(second)).toBeNull();
});

test('a stake in a strategy of one’s own is no copy: it shortens no wait, takes no room, and is money of its owner', async () => {
  const { lead } = await makeStrategy(stage, { stake_cents: 100_000 });
  await pass(stage, lead);
  expect(await room(lead)).toBe(10_000);
  await makeDeposit(owner, lead.id, 100_000);
  expect(await room(lead)).toBe(20_000);
  expect(await hoursOf(await put(lead, 5000))).toBe(24);
  expect(await room(lead)).toBe(15_000);
  const proposed = await proposeStrategy(stage, { stake_cents: 100_000 });
  expect(await room(proposed.lead)).toBe(10_000);
});

test('copies are a tenth of all that a person has, to the cent, whatever is asked in parts', async () => {
  const person = await passed(100_019);
  await expect(put(person, 10_002)).rejects.toMatchObject({ message: 'part_exceeded', detail: '10001' });
  await put(person, 9000);
  await expect(put(person, 1002)).rejects.toMatchObject({ message: 'part_exceeded', detail: '1001' });
  await put(person, 1001);
  expect(await room(person)).toBe(0);
  await expect(put(person, 1000)).rejects.toMatchObject({ message: 'part_exceeded', detail: '0' });
});

test('two tabs at once cannot go beyond the part together', async () => {
  const person = await passed(100_000);
  const second = stage.whileHeld(
    async (sql) => {
      await sql`select from ledger.accounts where investor_id = ${person.id} for update`;
      await sql`
        insert into public.copy_requests (pool_id, investor_id, side, amount_cents, share_bp)
        values (${strategy.pool}, ${person.id}, 'in', 9000, 1000)`;
    },
    () => put(person, 5000),
    {
      meanwhile: async (sql) => {
        await sql`
          update public.copy_requests set status = 'returned', ended_at = clock_timestamp() where investor_id = ${person.id}`;
        await sql`
          insert into public.copy_requests (pool_id, investor_id, side, amount_cents, share_bp)
          values (${strategy.pool}, ${person.id}, 'in', 9500, 1000)`;
      },
    },
  );
  // The other tab's row left the money in place, so it counts twice.
  await expect(second).rejects.toMatchObject({ message: 'part_exceeded', detail: '1450' });
});

test('a balance, a plan, a withdrawal on its way and a portfolio are all money of a person', async () => {
  const person = await passed(500_000);
  expect(await room(person)).toBe(50_000);
  await asInvestor(person).call('invest', { plan_id: 'stater', request_id: randomUUID() });
  expect(await room(person)).toBe(50_000);
  await request(asInvestor(person), { amount_cents: 100_000 });
  expect(await room(person)).toBe(50_000);
  const trader = await makeTrader(stage, 100_000);
  expect(await room(trader.person)).toBe(10_000);
});

test('the part and the time to think are those of the country', async () => {
  const person = await passed(100_000);
  await owner`update public.profiles set country = 'Malta' where id = ${person.id}`;
  await owner`
    insert into copying.protection_packs (country, version, questions_version, cooling_off_hours, wait_hours, part_bp)
    values ('Malta', 1, 1, 48, 24, 2000)`;
  await expect(put(person, 20_001)).rejects.toThrow('part_exceeded');
  expect(await hoursOf(await put(person, 20_000))).toBe(48);
});
