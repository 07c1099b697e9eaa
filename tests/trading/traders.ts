import { randomUUID } from 'node:crypto';
import type { Row } from '../db/support/actors.ts';
import { makeDeposit } from '../db/support/money/deposits.ts';
import type { Random } from '../db/support/random.ts';
import type { Stage } from '../db/support/stage.ts';
import { ageQuotes, ingest, quote } from '../db/support/trading/quotes.ts';
import { makeTrader, type Trader } from '../db/support/trading/trading.ts';
import { REFUSALS } from '../db/support/traffic/traffic-refusals.ts';

/** A random walk of an instrument's price in ticks; `dollar` is the approximate number of lots for a dollar. */
interface Walk {
  id: string;
  mid: number;
  dollar: number;
}

export interface Traffic {
  act: () => Promise<string>;
  show: () => Promise<void>;
}

/** Makes traders with little money on three instruments whose prices jump and are sometimes halted. */
export async function makeTraffic(stage: Stage, random: Random, people: number): Promise<Traffic> {
  const { owner } = stage;
  const walks: Walk[] = [
    { id: 'BTC-USD', mid: 9_500_000, dollar: 1052 },
    { id: 'ETH-USD', mid: 300_000, dollar: 33_333 },
    { id: 'SHIB-USD', mid: 100_000, dollar: 10_000_000 },
  ];
  const traders: Trader[] = [];
  for (let n = 0; n < people; n += 1) traders.push(await makeTrader(stage, random.int(5000, 200_000)));

  const walkOf = () => random.pick(walks) ?? { id: '', mid: 1, dollar: 1 };
  const traderOf = () => {
    const trader = random.pick(traders);
    if (!trader) throw new Error('No trader.');
    return trader;
  };
  const near = (mid: number, bp: number) => Math.max(1, Math.round(mid * (1 + random.int(-bp, bp) / 10_000)));
  const lots = ({ dollar }: Walk, cents = random.int(1, 20_000)) => Math.max(1, Math.round((dollar * cents) / 100));
  const forceOf = (gtd: boolean, postOnly: boolean) => {
    const force = random.pick(['gtc', 'gtc', 'gtc', 'ioc', 'fok']);
    if (gtd) return 'gtd';
    return postOnly ? 'gtc' : force;
  };
  const owned = async ({ pool }: Trader) =>
    random.pick(
      await owner<{ instrument_id: string; quantity: number }[]>`
        select instrument_id, quantity from pools.holdings where pool_id = ${pool} and quantity > 0 order by 1`,
    );
  const openOrder = async ({ pool }: Trader) =>
    random.pick(
      await owner<Row[]>`
        select * from public.orders where pool_id = ${pool} and status in ('armed', 'open') order by priority`,
    );

  async function place(trader: Trader): Promise<void> {
    const kind = random.pick(['market', 'market', 'limit', 'limit', 'stop', 'stop_limit', 'trailing']);
    const held = random.chance(0.5) ? await owned(trader) : undefined;
    const walk = walks.find(({ id }) => id === held?.instrument_id) ?? walkOf();
    const side = held ? 'sell' : 'buy';
    const spends = !held && kind === 'market' && random.chance(0.6);
    // Sometimes about all the cash, so that a rising price exceeds it.
    const cash = random.chance(0.3) ? Number((await trader.books())['cash_cents']) : 0;
    const bought = lots(walk, cash > 0 ? Math.round((cash * random.int(88, 100)) / 110) : undefined);
    const quantity = held ? random.int(1, random.chance(0.3) ? held.quantity : held.quantity / 3 + 1) : bought;
    const postOnly = kind === 'limit' && random.chance(0.2);
    const gtd = random.chance(0.1);
    const beyond = side === 'buy' ? 1 : -1;
    const stop = Math.round(walk.mid * (1 + (beyond * random.int(10, 300)) / 10_000));
    await trader.place({
      instrument_id: walk.id,
      side,
      kind,
      quantity: spends ? null : quantity,
      spend_cents: spends ? random.int(1, 20_000) : null,
      limit_price: kind === 'limit' || kind === 'stop_limit' ? near(walk.mid, 200) : null,
      stop_price: kind === 'stop' || kind === 'stop_limit' ? stop : null,
      trail_bp: kind === 'trailing' ? random.int(10, 300) : null,
      time_in_force: forceOf(gtd, postOnly),
      expires_at: gtd ? new Date(Date.now() + 3_600_000).toISOString() : null,
      post_only: postOnly,
    });
  }

  async function pair(trader: Trader): Promise<void> {
    const held = await owned(trader);
    const walk = walks.find(({ id }) => id === held?.instrument_id) ?? walkOf();
    const stop_price = Math.round(walk.mid * (1 - random.int(10, 200) / 10_000));
    await trader.rows('place_pair', {
      pool_id: trader.pool,
      instrument_id: walk.id,
      quantity: random.int(1, held?.quantity ?? 1),
      take_price: Math.round(walk.mid * (1 + random.int(10, 200) / 10_000)),
      stop_price,
      stop_limit_price: random.chance(0.5) ? near(stop_price, 50) : null,
      request_id: randomUUID(),
    });
  }

  async function replace(trader: Trader): Promise<void> {
    const order = await openOrder(trader);
    if (!order) return;
    const walk = walks.find(({ id }) => id === order['instrument_id']) ?? walkOf();
    await trader.rows('replace_order', {
      order_id: order['id'],
      seen_filled: random.chance(0.9) ? order['filled_quantity'] : random.int(0, 1000),
      quantity: order['pair_id'] || random.chance(0.4) ? null : lots(walk),
      limit_price: order['limit_price'] && random.chance(0.6) ? near(walk.mid, 200) : null,
      stop_price: order['status'] === 'armed' && order['stop_price'] && random.chance(0.6) ? near(walk.mid, 300) : null,
    });
  }

  async function rebalance(trader: Trader): Promise<void> {
    if (random.chance(0.7)) await trader.rows('cancel_orders', { pool_id: trader.pool });
    const [first, second] = [random.int(0, 7000), random.int(0, 3000)];
    await trader.rows('rebalance', {
      pool_id: trader.pool,
      targets: { 'BTC-USD': first, 'SHIB-USD': second },
      band_bp: random.int(0, 500),
      request_id: randomUUID(),
    });
  }

  async function subscribe(trader: Trader): Promise<void> {
    const amount_cents = random.int(1000, 30_000);
    await makeDeposit(owner, trader.person.id, amount_cents);
    await trader.rows('subscribe', { pool_id: trader.pool, amount_cents, request_id: randomUUID() });
  }

  async function takeBack(trader: Trader): Promise<void> {
    const waiting = random.pick(
      await owner<{ id: string }[]>`
        select id from public.dealing_requests where pool_id = ${trader.pool} and status = 'waiting' order by asked_at`,
    );
    if (waiting) await trader.rows('return_request', { request_id: waiting.id });
  }

  const deeds: [string, number, (trader: Trader) => Promise<unknown>][] = [
    ['place', 50, place],
    ['pair', 10, pair],
    ['replace', 12, replace],
    ['rebalance', 4, rebalance],
    ['subscribe', 6, subscribe],
    ['take back', 3, takeBack],
    [
      'redeem',
      6,
      async (trader) =>
        trader.rows('redeem', {
          pool_id: trader.pool,
          amount_cents: random.int(1, 20_000),
          request_id: randomUUID(),
        }),
    ],
    ['redeem all', 1, async (trader) => trader.rows('redeem', { pool_id: trader.pool, request_id: randomUUID() })],
    [
      'cancel',
      7,
      async (trader) => {
        const order = await openOrder(trader);
        if (order) await trader.rows('cancel_order', { order_id: order['id'] });
      },
    ],
    ['cancel all', 1, async (trader) => trader.rows('cancel_orders', { pool_id: trader.pool })],
  ];
  const bag = deeds.flatMap((deed) => Array.from({ length: deed[1] }, () => deed));

  const passHours = () =>
    owner.begin(async (sql) => {
      await sql`alter table public.orders disable trigger append_only_kept`;
      await sql`
        update public.orders set expires_at = now() where id in (
          select id from public.orders where expires_at is not null and status in ('armed', 'open') order by priority limit 1)`;
      await sql`alter table public.orders enable trigger append_only_kept`;
    });

  return {
    async act() {
      const [name, , deed] = random.pick(bag) ?? deeds[0] ?? ['', 0, place];
      try {
        await deed(traderOf());
        return name;
      } catch (error) {
        const refused = error instanceof Error ? error.message : String(error);
        if (!REFUSALS.has(refused)) throw error;
        return refused;
      }
    },

    async show() {
      if (random.chance(0.3)) await owner`update markets.halts set resumed_at = now() where ended_at is null`;
      // A minute passes, so that prices may move on.
      if (random.chance(0.15)) await ageQuotes(owner, '61 seconds');
      if (random.chance(0.1)) await passHours();
      const quotes = Array.from({ length: random.int(1, 3) }, () => {
        const walk = walkOf();
        const jump = random.chance(0.1) ? 1200 : 150;
        walk.mid = near(walk.mid, jump);
        const spread = Math.max(2, Math.round((walk.mid * random.int(1, 80)) / 20_000));
        const size = () =>
          random.chance(0.1) ? random.int(1, 3) : Math.round((walk.dollar * random.int(1, 30_000)) / 100);
        return quote({
          instrument_id: walk.id,
          bid: walk.mid - spread,
          ask: walk.mid + spread,
          bid_size: size(),
          ask_size: size(),
        });
      });
      await ingest(owner, quotes);
      await owner`select pools.run_dealings(100)`;
      if (random.chance(0.1)) await owner`select pools.mark_pools()`;
    },
  };
}
