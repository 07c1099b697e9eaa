import type { Market } from './market.ts';
import { buy, deposit, identify } from './payments.ts';
import { type Person, type Scene, SEEDED } from './scene.ts';

/** How a demo trader trades. */
export interface Style {
  lead: string;
  title: string;
  idea: string;
  coins: readonly string[];
  /** Days from one decision to the next. */
  every: number;
  /** Where the price of a unit is led to in the whole time, as a part of what it was. */
  result: number;
  share_bp: number;
}

/** A strategy of the world. */
export interface Strategy extends Style {
  person: Person;
  pool: string;
}

/** Six ways to trade, of which two lose. */
export const STYLES: readonly Style[] = [
  { lead: 'Ada Lindqvist', title: 'Quiet core', idea: 'Switches between bitcoin and ether every few days. Few trades, low costs.', coins: ['BTC-USD', 'ETH-USD'], every: 4, result: 0.15, share_bp: 500 },
  { lead: 'Tomas Okafor', title: 'Trend follower', idea: 'Buys coins that rise for two days and sells when they turn. Many small losses, a few large gains.', coins: ['BTC-USD', 'ETH-USD', 'DOGE-USD'], every: 2, result: 0.19, share_bp: 1500 },
  { lead: 'Mei Tanaka', title: 'Contrarian', idea: 'Buys dips and waits. Does worst in a long decline.', coins: ['RUNE-USD', 'ETH-USD', 'DOGE-USD'], every: 3, result: 0.12, share_bp: 1000 },
  { lead: 'Rafael Costa', title: 'Small coins', idea: 'Only the smallest coins. Expect large swings.', coins: ['RUNE-USD', 'SHIB-USD', 'DOGE-USD'], every: 2, result: -0.2, share_bp: 2000 },
  { lead: 'Jonas Weber', title: 'Day trader', idea: 'Buys and sells every day, in any market.', coins: ['BTC-USD', 'SHIB-USD', 'DOGE-USD'], every: 1, result: -0.14, share_bp: 1000 },
  { lead: 'Nadia Haddad', title: 'Pairs', idea: 'Holds bitcoin or RUNE, whichever is stronger.', coins: ['BTC-USD', 'RUNE-USD'], every: 3, result: 0.14, share_bp: 1000 },
]; // prettier-ignore

const STAKE_CENTS = 400_000;
/** The least that the simulation ever offers at a price is two thousand dollars. */
const MOST_CENTS = 190_000;
/** How far from its path a unit may be before the result is led. */
const FREE = 0.03;

/** Registers a trader who proposes a strategy, and lets two operators announce it. */
export async function announce(scene: Scene, style: Style): Promise<Strategy> {
  const { call } = scene;
  const person = await scene.register(style.lead, 'Iceland');
  await deposit(scene, person, STAKE_CENTS + 50_000, style.every);
  await identify(scene, person);
  const pool = scene.id();
  const { title, idea, share_bp } = style;
  await call(person, 'propose_strategy', {
    title,
    idea,
    share_bp,
    capacity_cents: 10_000_000,
    stake_cents: STAKE_CENTS,
    request_id: pool,
  });
  for (const operator of [SEEDED.reviewer, SEEDED.treasurer])
    await call(operator, 'review_strategy', { pool_id: pool, approve: true, request_id: scene.id() });
  return { ...style, person, pool };
}

/**
 * Decides for a strategy, which knows the prices to come: far behind its path it takes the coin that will do best, far ahead of it
 * the one that will do worst, and in between any. So its result is led, while every fill is one of the product's own.
 * @param path the price of a unit, in dollars, where it shall be now
 * @param until when it decides next, in milliseconds
 */
export async function decide(
  scene: Scene,
  market: Market,
  { person, pool, coins }: Strategy,
  path: number,
  until: number,
): Promise<void> {
  const { sql, call, id, draw } = scene;
  const [books] = await sql<{ cash: number; price: number }[]>`
    select (b.cash_cents - b.reserved_cents)::float8 as cash, v.value_cents * 1e4::float8 / b.units as price
    from pools.pool_books b cross join lateral pools.pool_value(b.pool_id) v where b.pool_id = ${pool} and b.units > 0`;
  if (!books) return;
  const held = await sql<{ coin: string; quantity: number; lots: number }[]>`
    select h.instrument_id as coin, h.quantity::float8 as quantity,
      trunc(${MOST_CENTS} * 10::numeric ^ (i.price_decimals + i.quantity_decimals - 2) / l.bid)::float8 as lots
    from pools.holdings h join public.instruments i on i.id = h.instrument_id join public.last_quotes l on l.instrument_id = i.id
    where h.pool_id = ${pool} and h.quantity > 0 order by 1`;
  const ranked = coins.toSorted((a, b) => market.change(b, until) - market.change(a, until));
  const ahead = books.price / path - 1;
  const chosen = Math.abs(ahead) < FREE ? coins[draw(coins.length)] : ranked.at(ahead < 0 ? 0 : -1);
  // What falls whatever it takes is waited for in cash.
  const wanted = ahead < -FREE && chosen !== undefined && market.change(chosen, until) < 0 ? undefined : chosen;
  for (const { coin, quantity, lots } of held)
    if (coin !== wanted)
      await call(person, 'place_order', {
        pool_id: pool,
        instrument_id: coin,
        side: 'sell',
        kind: 'market',
        request_id: id(),
        quantity: Math.min(quantity, lots),
      });
  const spend = Math.min(Math.floor(books.cash * 0.9), MOST_CENTS);
  if (wanted !== undefined && spend > 10_000)
    await call(person, 'place_order', {
      pool_id: pool,
      instrument_id: wanted,
      side: 'buy',
      kind: 'market',
      request_id: id(),
      spend_cents: spend,
    });
}

/** Lets a person answer the questions before a first copy. */
export async function answerQuestions({ sql, call, id }: Scene, person: Person): Promise<void> {
  const [right] = await sql<{ answers: string }[]>`
    select jsonb_object_agg(q.id, q.right_choice)::text as answers from copying.appropriateness_questions q`;
  await call(person, 'answer_appropriateness', { answers: right?.answers, request_id: id() });
}

/** Puts money into a strategy; a first copy waits for a day. */
export const copy = ({ call, id }: Scene, person: Person, { pool, share_bp }: Strategy, amount_cents: number) =>
  call(person, 'subscribe_copy', { pool_id: pool, amount_cents, seen_share_bp: share_bp, request_id: id() });

/** Registers someone with money, a plan and a confirmed identity. */
export async function joinCopier(scene: Scene, name: string, cents: number): Promise<Person> {
  const person = await scene.register(name, 'Iceland');
  await deposit(scene, person, cents, scene.draw(4));
  await identify(scene, person);
  await buy(scene, person, 'stater');
  await answerQuestions(scene, person);
  return person;
}
