import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../support/actors.ts';
import { awayFromMidnight } from '../support/midnight.ts';
import { figures, fingerprint } from '../support/money/books.ts';
import { bookAnyDay, evidencedAt, makePosition, noon } from '../support/money/yield.ts';
import { openStage } from '../support/stage.ts';

beforeEach(awayFromMidnight);

const stage = await openStage();
const { owner, asInvestor, asOperator, makeInvestor, whileHeld } = stage;

const treasurer = asOperator('treasurer');

await bookAnyDay(owner);

const refusal = (message: string) => ({ code: 'P0001', message });

async function makePlan(): Promise<string> {
  const plan = randomUUID();
  await owner`
    insert into plans (id, title, duration, term, price_text, min_cents, max_cents, roi_bp, offers, position)
    select ${plan}, 'Pool', '1 week', '7 days', '$100', 10000, 100000, 0, '{}', max(position) + 1 from plans`;
  return plan;
}

async function hold(plan: string, principal: number, from = '2026-02-01', until = '2026-03-31'): Promise<Person> {
  const investor = await makeInvestor({ name: `Holder of ${principal}` });
  await makePosition(owner, {
    investor: investor.id,
    plan,
    principal,
    openedAt: noon(from),
    maturesAt: noon(until),
  });
  return investor;
}

const preview = (plan_id: string, day: string, amount_cents: number) =>
  treasurer.rows<{ investor_id: string; share_cents: number; positions: number; shared_cents: number }>(
    'preview_yield',
    { plan_id, day, amount_cents },
  );

describe('a treasurer who looks before posting', () => {
  test('is shown to the cent what the posting then credits, and nothing is written', async () => {
    const plan = await makePlan();
    const holders = [await hold(plan, 50_000), await hold(plan, 30_000), await hold(plan, 20_001)];
    const before = await fingerprint(owner);
    const shown = await preview(plan, '2026-02-10', 900_003);
    expect(await fingerprint(owner)).toBe(before);
    expect(shown[0]).toMatchObject({
      investor_name: 'Holder of 50000',
      principal_cents: 50_000,
      positions: 3,
      shared_cents: 900_003,
    });
    await treasurer.call('post_yield', {
      plan_id: plan,
      day: '2026-02-10',
      amount_cents: 900_003,
      evidence: 'stated by the pool',
    });
    for (const holder of holders) {
      const share = shown.find(({ investor_id }) => investor_id === holder.id)?.share_cents;
      expect((await figures(owner, holder))['profit']).toBe(share);
    }
  });
});

describe('a plan whose capacity is evidenced', () => {
  const evidence = async (plan_id: string, capacity_cents: number, text = 'stated by the host') =>
    treasurer.rows('evidence_capacity', {
      plan_id,
      capacity_cents,
      evidence: text,
      seen: await evidencedAt(owner, plan_id),
    });
  const buy = (person: Person, plan_id: string) =>
    asInvestor(person).call('invest', { plan_id, request_id: randomUUID() });
  const capacity = async (plan: string) =>
    (await asOperator('reviewer').rows<{ plan_id: string }>('plan_capacities')).find(({ plan_id }) => plan_id === plan);
  const rich: { person?: Person } = {};
  beforeAll(async () => {
    rich.person = await makeInvestor({ deposited: 10_000_000 });
  });
  const buyer = () => rich.person ?? { id: '', email: '', sessionId: '' };

  test('is sold up to it and not beyond, and its neighbours are sold as ever', async () => {
    const [plan, other] = [await makePlan(), await makePlan()];
    await evidence(plan, 25_000);
    await buy(buyer(), plan);
    await buy(buyer(), plan);
    await expect(buy(buyer(), plan)).rejects.toMatchObject(refusal('plan_sold_out'));
    await buy(buyer(), other);
    expect(await capacity(plan)).toMatchObject({
      sold_cents: 20_000,
      capacity_cents: 25_000,
      evidence: 'stated by the host',
      evidenced_by: 'Demo Treasurer',
    });
    expect(await capacity(other)).toMatchObject({ sold_cents: 10_000, capacity_cents: null, evidence: null });
  });

  test('counts what was sold before, and what has come back since', async () => {
    const plan = await makePlan();
    await buy(buyer(), plan);
    await evidence(plan, 20_000, '  stated by the host  ');
    await buy(buyer(), plan);
    await expect(buy(buyer(), plan)).rejects.toMatchObject(refusal('plan_sold_out'));
    await owner`update positions set matures_at = now() - interval '1 second' where plan_id = ${plan} and id = (select min(id::text)::uuid from positions where plan_id = ${plan})`;
    await treasurer.call('mature_positions');
    expect(await capacity(plan)).toMatchObject({ sold_cents: 10_000 });
    await buy(buyer(), plan);
    // The sum is cached, so that not every purchase counts again.
    const [row] = await owner`select sold_cents from plans.plan_capacity where plan_id = ${plan}`;
    expect(row).toEqual({ sold_cents: 20_000 });
    await expect(buy(buyer(), plan)).rejects.toMatchObject(refusal('plan_sold_out'));
    await evidence(plan, 30_000);
    await buy(buyer(), plan);
  });

  test('is not oversold by eight people at once, nor by a purchase under way when the evidence comes', async () => {
    const plan = await makePlan();
    const people = await Promise.all(Array.from({ length: 8 }, () => makeInvestor({ deposited: 10_000 })));
    await whileHeld(
      (sql) => sql`select public.invest(${plan}, ${randomUUID()})`,
      async () => evidence(plan, 30_000),
      { by: asInvestor(buyer()) },
    );
    const outcomes = await Promise.allSettled(people.map((person) => buy(person, plan)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(await capacity(plan)).toMatchObject({ sold_cents: 30_000 });
  });
});
