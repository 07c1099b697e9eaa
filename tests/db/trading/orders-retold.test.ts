import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { fix } from '../../trading/retold-fix.ts';
import { lean } from '../../trading/retold-lean.ts';
import { liquibook } from '../../trading/retold-liquibook.ts';
import { nautilus } from '../../trading/retold-nautilus.ts';
import type { Scenario, Step } from '../../trading/retold.ts';
import { openStage } from '../support/stage.ts';
import { ingest, quote } from '../support/trading/quotes.ts';
import { makeTrader } from '../support/trading/trading.ts';

// What the tests of others say of orders, each scenario on an instrument of its own.
const stage = await openStage();
const { owner } = stage;
const trader = await makeTrader(stage);
await owner`update private.pool_books set cash_cents = 50000000000000 where pool_id = ${trader.pool}`;

let instruments = 0;

/** An instrument whose ticks are cents and whose lots are whole, of which the trader holds enough. */
async function makeInstrument(): Promise<string> {
  instruments += 1;
  const id = `R${String(instruments).padStart(3, '0')}-USD`;
  await owner`
    insert into public.instruments (id, name, price_decimals, quantity_decimals, max_spread_bp, band_bp, position, trading, min_order_cents)
    values (${id}, ${id}, 2, 0, 5000, 5000, ${1000 + instruments}, 'open', 1)`;
  await owner`
    insert into private.holdings (pool_id, instrument_id, quantity, cost_cents) values (${trader.pool}, ${id}, 1000000000, 0)`;
  return id;
}

/** The code that a call is refused with, or undefined. */
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );

/** Takes a step; answers with what it was refused. */
async function take(
  step: Step,
  instrument_id: string,
  ids: Map<string, string>,
): Promise<string | undefined> {
  if (step.does === 'quote') {
    const isLate = step.args['source_at'] !== undefined;
    const late = isLate ? { source_at: new Date(Date.now() - 5000).toISOString() } : {};
    return (await ingest(owner, [quote({ instrument_id, ...step.args, ...late })])).refused[0]?.reason;
  }
  if (step.does === 'resume') {
    await owner`update private.halts set resumed_at = now() where instrument_id = ${instrument_id} and ended_at is null`;
    return undefined;
  }
  const id = ids.get(step.key) ?? randomUUID();
  if (step.does === 'place') {
    ids.set(step.key, id);
    return codeOf(trader.place({ instrument_id, ...step.args, request_id: id }));
  }
  if (step.does === 'expire') {
    await owner.begin(async (sql) => {
      await sql`alter table public.orders disable trigger append_only_kept`;
      await sql`update public.orders set expires_at = now() where id = ${id}`;
      await sql`alter table public.orders enable trigger append_only_kept`;
    });
    return undefined;
  }
  return codeOf(trader.rows(`${step.does}_order`, { order_id: id, ...step.args }));
}

/** Plays a scenario; returns the codes of its steps, its fills and the ends of its orders. */
async function play(steps: Step[]) {
  const instrument = await makeInstrument();
  const ids = new Map<string, string>();
  const refused: (string | undefined)[] = [];
  for (const step of steps) refused.push(await take(step, instrument, ids));
  const keyOf = new Map([...ids].map(([key, id]) => [id, key]));
  const fills = await owner<{ order_id: string; quantity: number; price: number; role: string }[]>`
    select order_id, quantity, price, role from public.fills where instrument_id = ${instrument} order by at`;
  const orders = await owner<{ id: string; end: string }[]>`
    select id, concat_ws(' ', status, reason) as end from public.orders where instrument_id = ${instrument}`;
  return {
    refused,
    fills: fills.map((fill) => `${keyOf.get(fill.order_id)} ${fill.quantity}×${fill.price} ${fill.role}`),
    ends: Object.fromEntries(orders.map(({ id, end }) => [keyOf.get(id) ?? id, end])),
  };
}

const titled = (scenarios: Scenario[]) =>
  scenarios.map(({ name, departs, ...scenario }) => ({
    title: departs === undefined ? `does what ${name} says` : `departs from ${name}: ${departs}`,
    ...scenario,
  }));

describe.each([
  ['Liquibook and nodejs-order-book', liquibook],
  ['LEAN', lean],
  ['NautilusTrader', nautilus],
  ['FIX 5.0 SP2, appendix D', fix],
] as const)('%s', (_, scenarios) => {
  test.each(titled(scenarios))('$title', async ({ steps, fills, ends }) => {
    const refused = steps.map((step) => ('refused' in step ? step.refused : undefined));
    expect(await play(steps)).toEqual({ refused, fills, ends });
  });
});
