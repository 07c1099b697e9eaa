import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Row } from '../support/actors.ts';
import { openStage } from '../support/stage.ts';
import { ingest, quote } from '../support/trading/quotes.ts';
import { makeTrader } from '../support/trading/trading.ts';

interface Step {
  does: 'place' | 'replace' | 'cancel' | 'expire' | 'quote' | 'resume';
  key?: string;
  args?: Row;
  refused?: string;
}

/** A scenario of another project in our terms: the facts are theirs, words and code are ours. */
interface Scenario {
  of: string;
  name: string;
  /** Where we differ, and why. */
  departs?: string;
  steps: Step[];
  /** All fills in order: key, quantity × price, role. */
  fills: string[];
  ends: Record<string, string>;
}

/**
 * Each on its own instrument. Liquibook: enewhuis/liquibook 2427613b, `test/unit`; its stops trigger on the last
 * trade, ours on quotes. LEAN: QuantConnect/Lean 24863901, `Tests/Common/Orders/Fills`; quotes replace the low and
 * high of a bar. NautilusTrader: nautechsystems/nautilus_trader a95c8042,
 * `crates/execution/tests/matching_engine.rs`. FIX: the order state changes that exist here.
 */
const scenarios = readFileSync(new URL('../../trading/retold.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Scenario);

const stage = await openStage();
const { owner } = stage;
const trader = await makeTrader(stage);
await owner`update pools.pool_books set cash_cents = 50000000000000 where pool_id = ${trader.pool}`;

let instruments = 0;

async function makeInstrument(): Promise<string> {
  instruments += 1;
  const id = `R${String(instruments).padStart(3, '0')}-USD`;
  await owner`
    insert into public.instruments (id, name, price_decimals, quantity_decimals, max_spread_bp, band_bp, position, trading, min_order_cents)
    values (${id}, ${id}, 2, 0, 5000, 5000, ${1000 + instruments}, 'open', 1)`;
  await owner`
    insert into pools.holdings (pool_id, instrument_id, quantity, cost_cents) values (${trader.pool}, ${id}, 1000000000, 0)`;
  return id;
}

const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );

async function take(
  { does, key = '', args = {} }: Step,
  instrument_id: string,
  ids: Map<string, string>,
): Promise<string | undefined> {
  if (does === 'quote') {
    const isLate = args['source_at'] !== undefined;
    const late = isLate ? { source_at: new Date(Date.now() - 5000).toISOString() } : {};
    return (await ingest(owner, [quote({ instrument_id, ...args, ...late })])).refused[0]?.reason;
  }
  if (does === 'resume') {
    await owner`update markets.halts set resumed_at = now() where instrument_id = ${instrument_id} and ended_at is null`;
    return undefined;
  }
  const id = ids.get(key) ?? randomUUID();
  if (does === 'place') {
    ids.set(key, id);
    const until =
      args['expires_at'] === undefined ? {} : { expires_at: new Date(Date.now() + 86_400_000).toISOString() };
    return codeOf(trader.place({ instrument_id, ...args, ...until, request_id: id }));
  }
  if (does === 'expire') {
    await owner.begin(async (sql) => {
      await sql`alter table public.orders disable trigger append_only_kept`;
      await sql`update public.orders set expires_at = now() where id = ${id}`;
      await sql`alter table public.orders enable trigger append_only_kept`;
    });
    return undefined;
  }
  return codeOf(trader.rows(`${does}_order`, { order_id: id, ...args }));
}

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

const titled = scenarios.map(({ of, name, departs, ...scenario }) => ({
  title: departs === undefined ? `does what ${of} says: ${name}` : `departs from ${of}: ${name}: ${departs}`,
  ...scenario,
}));

test.each(titled)('$title', async ({ steps, fills, ends }) => {
  expect(await play(steps)).toEqual({ refused: steps.map(({ refused }) => refused), fills, ends });
});
