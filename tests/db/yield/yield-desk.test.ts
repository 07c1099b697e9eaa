import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../support/actors.ts';
import { awayFromMidnight } from '../support/midnight.ts';
import { figures, fingerprint } from '../support/money/books.ts';
import { bookAnyDay, evidencedAt, makePosition } from '../support/money/yield.ts';
import { openStage } from '../support/stage.ts';

beforeEach(awayFromMidnight);

const { owner, asInvestor, asOperator, makeInvestor, whileHeld } = await openStage();
const treasurer = asOperator('treasurer');
await bookAnyDay(owner);
const noon = (day: string) => new Date(`${day}T12:00:00Z`);
const refusal = (message: string) => ({ code: 'P0001', message });

/** A plan of its own, at 100 dollars. */
async function makePlan(): Promise<string> {
  const plan = randomUUID();
  await owner`
    insert into plans (id, title, duration, term, price_text, min_cents, max_cents, roi_bp, offers, position)
    select ${plan}, 'Pool', '1 week', '7 days', '$100', 10000, 100000, 0, '{}', max(position) + 1 from plans`;
  return plan;
}
async function hold(
  plan: string,
  principal: number,
  from = '2026-02-01',
  until = '2026-03-31',
): Promise<Person> {
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

  test('sees no holders for a day without income, with a loss, or that no one held', async () => {
    const plan = await makePlan();
    await hold(plan, 50_000);
    expect(await preview(plan, '2026-02-10', 0)).toEqual([]);
    const today = new Date().toISOString().slice(0, 10);
    await hold(plan, 50_000, today, '2099-01-01');
    expect(await preview(plan, today, -500)).toEqual([]);
    for (const day of ['2026-01-31', '2026-04-01']) expect(await preview(plan, day, 500)).toEqual([]);
  });

  test('is refused what could not be posted', async () => {
    await expect(preview('none', '2026-02-10', 1)).rejects.toMatchObject(refusal('plan_not_found'));
    await expect(preview('basic', '9999-12-31', 1)).rejects.toMatchObject(refusal('invalid_day'));
    await expect(preview('basic', '2026-02-10', 10 ** 15)).rejects.toMatchObject(refusal('invalid_amount'));
    await expect(preview('basic', '2026-02-10', -1)).rejects.toMatchObject(refusal('loss_too_old'));
  });

  test('sees the two hundred largest shares and the sum of all', async () => {
    const plan = await makePlan();
    await hold(plan, 1_000_000);
    await owner`
      insert into positions (investor_id, plan_id, principal_cents, opened_at, matures_at)
      select ${(await makeInvestor()).id}, ${plan}, 1000, '2026-02-01', '2099-01-01' from generate_series(1, 205)`;
    const shown = await preview(plan, '2026-02-10', 100_000);
    expect(shown).toHaveLength(200);
    expect(shown[0]).toMatchObject({ principal_cents: 1_000_000, positions: 206, shared_cents: 100_000 });
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
    (await asOperator('reviewer').rows<{ plan_id: string }>('plan_capacities')).find(
      ({ plan_id }) => plan_id === plan,
    );
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
    // What was counted is kept, so that not every purchase counts.
    const [row] = await owner`select sold_cents from private.plan_capacity where plan_id = ${plan}`;
    expect(row).toEqual({ sold_cents: 20_000 });
    await expect(buy(buyer(), plan)).rejects.toMatchObject(refusal('plan_sold_out'));
    await evidence(plan, 30_000);
    await buy(buyer(), plan);
  });

  test('forgets a matured position when the evidence comes after it', async () => {
    const plan = await makePlan();
    await buy(buyer(), plan);
    await owner`update positions set matures_at = now() - interval '1 second' where plan_id = ${plan}`;
    await treasurer.call('mature_positions');
    await evidence(plan, 10_000);
    const [row] = await owner`select sold_cents from private.plan_capacity where plan_id = ${plan}`;
    expect(row).toEqual({ sold_cents: 0 });
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

  test('needs a plan, an amount and words that say where the evidence is', async () => {
    await expect(evidence('none', 1)).rejects.toMatchObject(refusal('plan_not_found'));
    await expect(evidence('basic', -1)).rejects.toMatchObject(refusal('invalid_amount'));
    await expect(
      treasurer.rows('evidence_capacity', {
        plan_id: 'basic',
        capacity_cents: null,
        evidence: 'stated by the host',
      }),
    ).rejects.toMatchObject(refusal('invalid_amount'));
    await expect(evidence('basic', 1, ' x ')).rejects.toMatchObject(refusal('evidence_required'));
  });
});
