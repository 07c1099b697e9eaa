import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { newTransactionId } from '../../support/transaction-id.ts';
import type { Row } from '../support/actors.ts';
import { pendingWithdrawal } from '../support/money/pending.ts';
import { takeAndSettle } from '../support/money/withdrawals.ts';
import { openStage } from '../support/stage.ts';

const stage = await openStage();
const { owner, asAnonymous, asInvestor, asOperator, makeInvestor } = stage;

interface Answer extends Row {
  withdrawals: Record<string, number | string | null>;
  capacities: Row[];
}
const read = async () => (await asAnonymous.call<{ answer: Answer }>('transparency')).answer;
const review = (withdrawal_id: string, approve: boolean) =>
  asOperator('reviewer').call('review_withdrawal', { withdrawal_id, approve, reason: 'Seen' });

test('a visitor sees how much waits to leave, since when, how long payments took, what was rejected, and how many are frozen', async () => {
  await owner`update public.withdrawals set status = 'cancelled', taken_by = null, taken_until = null where status in ('pending', 'approved', 'paying')`;
  const { withdrawals: before } = await read();
  expect(before).toMatchObject({ waiting: 0, waiting_cents: 0, oldest: null });
  const ids: string[] = [];
  for (let n = 0; n < 7; n += 1) ids.push((await pendingWithdrawal(stage)).id);
  const [pending = '', approved = '', taken = '', slow = '', quick = '', long = '', refused = ''] = ids;
  const age = (id: string, interval: string) =>
    owner`update public.withdrawals set created_at = now() - ${interval}::interval where id = ${id}`;
  await age(pending, '5 days');
  for (const id of [approved, taken, slow, quick, long]) await review(id, true);
  await asOperator('treasurer').call('take_withdrawal', { withdrawal_id: taken });
  for (const [id, interval] of [
    [slow, '50 hours'],
    [quick, '90 minutes'],
    [long, '90 hours'],
  ] as const) {
    await takeAndSettle(asOperator('treasurer'), { withdrawal_id: id, transaction_id: newTransactionId() });
    await age(id, interval);
  }
  await review(refused, false);
  const frozen = await makeInvestor();
  const own = await makeInvestor();
  await owner`insert into people.freezes (person_id, reason, frozen_by)
    values (${frozen.id}, 'Asked', ${stage.operator('treasurer').id}), (${own.id}, 'Own', null)`;
  const { withdrawals } = await read();
  const oldest = new Date(String(withdrawals['oldest'])).getTime();
  expect(Math.abs(Date.now() - 5 * 86_400_000 - oldest)).toBeLessThan(60_000);
  expect(withdrawals).toMatchObject({
    waiting: 3,
    waiting_cents: 300_000,
    paid: Number(before['paid']) + 3,
    paid_cents: Number(before['paid_cents']) + 300_000,
    rejected: Number(before['rejected']) + 1,
    frozen: Number(before['frozen']) + 1,
  });
});

test('a visitor sees what is sold of each plan against what there is evidence for, or without any; also when it is no longer on sale', async () => {
  const ofStater = async () => (await read()).capacities.filter(({ plan }) => plan === 'Stater');
  await owner`update plans set active = true where id = 'stater'`;
  const holder = await makeInvestor({ deposited: 20_000 });
  await asInvestor(holder).call('invest', { plan_id: 'stater', request_id: randomUUID() });
  const sum = async () =>
    (
      await owner<{ sum: number }[]>`
        select sum(principal_cents)::bigint as sum from positions where plan_id = 'stater' and status = 'active'`
    )[0]?.sum;
  const sold = await sum();
  const bare = {
    plan: 'Stater',
    capacity_cents: null,
    capacity_phs: null,
    evidence: null,
    stated_by: null,
    evidenced_at: null,
  };
  expect(await ofStater()).toEqual([{ ...bare, sold_cents: sold, sold_phs: expect.any(Number) as number }]);
  await asInvestor(holder).call('invest', { plan_id: 'stater', request_id: randomUUID() });
  await owner`
    update positions set matures_at = now() - interval '1 second'
    where id = (select id from positions where investor_id = ${holder.id} limit 1)`;
  await owner`select plans.mature_positions(1000)`;
  await asOperator('treasurer').rows('evidence_capacity', {
    plan_id: 'stater',
    capacity_cents: 1_000_000,
    evidence: 'stated by the host 12',
  });
  const evidenced = {
    plan: 'Stater',
    capacity_cents: 1_000_000,
    capacity_phs: null,
    sold_cents: sold,
    sold_phs: expect.any(Number) as number,
    evidence: 'stated by the host 12',
    stated_by: 'the host 12',
    evidenced_at: expect.any(String) as string,
  };
  expect(await ofStater()).toEqual([evidenced]);
  await owner`update plans set active = false where id = 'stater'`;
  expect(await ofStater()).toEqual([evidenced]);
  await owner`update positions set matures_at = now() - interval '1 second' where plan_id = 'stater' and status = 'active'`;
  await owner`select plans.mature_positions(1000)`;
  expect(await ofStater()).toEqual([]);
  await owner`update plans set active = true where id = 'stater'`;
  expect(await ofStater()).toEqual([{ ...evidenced, sold_cents: 0, sold_phs: 0 }]);
});
