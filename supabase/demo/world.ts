import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Upload } from 'local-supabase/stack.ts';
import postgres from 'postgres';
import { onClock, withClock } from './clock.ts';
import { openMarket } from './market.ts';
import { type Mine, openMine } from './mine.ts';
import { askPayment, bookYield, buy, deposit, identify, pay, sendDeposit, sendIdentity, signal } from './payments.ts';
import { DAY, HOUR, makeScene, type Person, type Scene, SEEDED } from './scene.ts';
import { announce, answerQuestions, copy, decide, joinCopier, type Strategy, STYLES } from './traders.ts';

const SEED_FILE = new URL('../seed.sql', import.meta.url);
/** How long ago it begins. */
const DAYS = 90;
const SNAPSHOT_DAYS = 14;
/** A week is proven before its plan is bought. */
const MINED_DAYS = 15;
/** Which of the strategies operators suspend, and how many days ago. */
const SUSPENDED = 5;
const SUSPENDED_DAYS = 12;
const { investor, reviewer } = SEEDED;

const COPIERS = [
  'Freya Jonsdottir',
  'Sam Carter',
  'Ines Duarte',
  'Oskar Nowak',
  'Lena Fischer',
  'Arun Patel',
  'Chloe Martin',
  'Bjorn Aas',
];
const NEWCOMERS = ['Hugo Silva', 'Petra Novak', 'Kofi Mensah'];

/**
 * Makes the demo world on a sandbox without people: the seed, and 90 days in which demo people use the product. Everything is done by
 * the functions of the API on a clock that is set, in one transaction. On a live site, and where there are people, nothing is done.
 * @param databaseUrl of the role `postgres`
 * @param upload keeps the pictures
 * @returns whether it was made
 */
export async function makeWorld(databaseUrl: string, upload: Upload): Promise<boolean> {
  const db = postgres(databaseUrl, { max: 1, onnotice: () => undefined });
  try {
    const isMade = await db.begin(async (sql) => {
      const [fresh] = await sql`
        select from public.site s where s.mode = 'sandbox' and not exists (select from auth.users) and not exists (select from ledger.transfers)`;
      if (!fresh) return false;
      const seed = readFileSync(SEED_FILE, 'utf8');
      await withClock(sql, (clock) => live(makeScene(sql, clock, upload), seed));
      // As the CLI records it, so that the seed is not run again.
      await sql`
        insert into supabase_migrations.seed_files (path, hash)
        values ('supabase/seed.sql', ${createHash('sha256').update(seed).digest('hex')})`;
      return true;
    });
    if (isMade) await db`analyze`;
    return isMade;
  } finally {
    await db.end();
  }
}

async function live(scene: Scene, seed: string): Promise<void> {
  const { sql, clock } = scene;
  const end = clock.now;
  const today = end - (end % DAY);
  /** So many days ago, at an hour. */
  const on = (daysAgo: number, hour: number) => today - daysAgo * DAY + hour * HOUR;
  const ago = (hours: number) => end - hours * HOUR;

  await clock.set(on(DAYS, 7));
  await sql.unsafe(onClock(seed)).simple();
  // Everything else of the migrations has no moment from which it holds.
  await sql.unsafe(`
    alter table copying.protection_packs disable trigger user;
    update copying.protection_packs set added_at = ground.demo_now(), in_force_from = ground.demo_now() where true;
    alter table copying.protection_packs enable trigger user;`);
  for (const person of Object.values(SEEDED)) await scene.signIn(person);
  const market = await openMarket(scene);
  const strategies: Strategy[] = [];
  const copiers: Person[] = [];
  let mine: Mine | undefined;
  const events: { at: number; run: () => Promise<unknown> }[] = [];
  const at = (moment: number, run: () => Promise<unknown>) => events.push({ at: moment, run });
  const strategy = (n: number) => strategies[n] as Strategy;

  for (let day = DAYS - 1; day >= 0; day -= 1) {
    at(on(day, 0.2), async () => {
      await sql`select proof.seal_day(), plans.mature_positions(1000)`;
      // Enough to look at: each takes a while.
      if (day < SNAPSHOT_DAYS) await sql`select proof.take_daily_snapshot()`;
      await bookYield(scene);
    });
    at(on(day, 13 + scene.draw(80) / 10), async () => {
      const begin = clock.now;
      await market.show();
      await clock.set(begin + 1000);
      for (const [n, one] of strategies.entries()) {
        const last = n === SUSPENDED ? SUSPENDED_DAYS + 1 : 0;
        if (day % one.every !== 0 || day < last) continue;
        // What is held when it is suspended stays for good: it is chosen well.
        const isLast = n === SUSPENDED && day - one.every < last;
        const path = isLast ? Number.POSITIVE_INFINITY : 1 + one.result * (1 - day / DAYS);
        await decide(scene, market, one, path, isLast ? end : on(day - one.every, 13));
      }
      await clock.set(begin + 6000);
      await market.show();
      await mine?.go();
    });
  }
  at(on(MINED_DAYS, 12), async () => {
    mine = await openMine(scene);
  });
  for (const [n, style] of STYLES.entries())
    at(on(DAYS - 1 - n / 3, 8), async () => strategies.push(await announce(scene, style)));
  at(on(SUSPENDED_DAYS, 11), () =>
    scene.call(reviewer, 'suspend_strategy', {
      pool_id: strategy(SUSPENDED).pool,
      reason: 'It traded coins outside its strategy. We’ve asked the trader to explain.',
      request_id: scene.id(),
    }),
  );

  for (const [n, name] of COPIERS.entries()) {
    at(on(80 - 7 * n, 9), async () => copiers.push(await joinCopier(scene, name, 600_000 + 100_000 * scene.draw(4))));
    at(on(79 - 7 * n, 9), () => copy(scene, copiers[n] as Person, strategy([0, 1, 2, 3, 0, 1, 5, 4][n] ?? 0), 30_000));
    if (n < 3) at(on(40 - 7 * n, 9), () => copy(scene, copiers[n] as Person, strategy(n + 1), 20_000));
  }
  at(on(20, 10), () =>
    scene.call(copiers[3] as Person, 'redeem_copy', { pool_id: strategy(3).pool, request_id: scene.id() }),
  );

  // The demo investor: deposits, plans, a payment, a copy and a portfolio of their own.
  at(on(76, 9), () => identify(scene, investor));
  at(on(72, 9), () => deposit(scene, investor, 1_100_000));
  at(on(71, 9), () => buy(scene, investor, 'standard'));
  at(on(59, 9), () => deposit(scene, investor, 1_800_000, 1));
  at(on(58, 9), () => buy(scene, investor, 'vip'));
  at(on(33, 10), () => deposit(scene, investor, 650_000, 2));
  at(on(12, 10), () => buy(scene, investor, 'gold', 600_000));
  at(on(5, 10), () => buy(scene, investor, 'basic', 150_000));
  at(on(28, 10), () => answerQuestions(scene, investor));
  at(on(28, 11), () => copy(scene, investor, strategy(1), 120_000));
  let payment = '';
  at(on(24, 9), async () => {
    payment = await askPayment(scene, investor, 150_000);
  });
  at(on(21, 9), () => pay(scene, payment));
  const portfolio = scene.id();
  at(on(40, 9), async () => {
    await scene.call(investor, 'open_portfolio', { title: 'My own', request_id: portfolio });
    await scene.call(investor, 'subscribe', {
      pool_id: portfolio,
      amount_cents: 300_000,
      request_id: scene.id(),
    });
  });
  const order = (daysAgo: number, instrument_id: string, wanted: Record<string, unknown>) =>
    at(on(daysAgo, 12), async () => {
      await market.show();
      await clock.set(clock.now + 1000);
      await scene.call(investor, 'place_order', {
        pool_id: portfolio,
        instrument_id,
        kind: 'market',
        side: 'buy',
        request_id: scene.id(),
        ...wanted,
      });
    });
  order(39, 'BTC-USD', { spend_cents: 90_000 });
  order(34, 'ETH-USD', { spend_cents: 70_000 });
  order(22, 'DOGE-USD', { spend_cents: 30_000 });
  order(9, 'BTC-USD', { side: 'sell', quantity: 300_000 });

  const signals = [
    [60, 'BTC-USD', 'up', 14, 'Bitcoin: calm weeks ahead'], [35, 'ETH-USD', 'down', 7, 'Ether looks overbought'],
    [18, 'DOGE-USD', 'up', 7, 'Doge may catch up'], [4, 'BTC-USD', 'up', 30, 'Bitcoin higher by month end'],
  ] as const; // prettier-ignore
  for (const [day, instrument, direction, horizon, title] of signals)
    at(on(day, 12), async () => {
      await market.show();
      await signal(scene, instrument, direction, horizon, title, 'A demo signal on simulated prices. Not advice.');
    });

  // What waits for operators.
  for (let n = 0; n < 8; n += 1)
    at(ago(30 - 3.5 * n), () => sendDeposit(scene, copiers[n] as Person, 50_000 + 10_000 * scene.draw(60), n));
  for (let n = 0; n < 4; n += 1)
    at(ago(40 - 9 * n), () => askPayment(scene, copiers[n + 4] as Person, 100_000 + 10_000 * n));
  for (const [n, name] of NEWCOMERS.entries())
    at(ago(26 - 8 * n), async () => sendIdentity(scene, await scene.register(name, 'Iceland')));
  for (const [hours, n, subject, message] of [
    [21, 0, 'When is my deposit credited?', 'I sent it yesterday evening. How long does it usually take?'],
    [5, 1, 'Two plans at once', 'Can I hold two Basic plans at the same time, or do I top up the first one?'],
  ] as const)
    at(ago(hours), () =>
      scene.call(copiers[n] as Person, 'write_message', {
        subject,
        message,
        language: 'en',
        request_id: scene.id(),
      }),
    );
  at(ago(0.1), async () => {
    await market.show();
    await clock.set(clock.now + 1000);
    const [touch] = await sql<
      { bid: number }[]
    >`select l.bid::float8 as bid from public.last_quotes l where l.instrument_id = 'BTC-USD'`;
    await scene.call(investor, 'place_order', {
      pool_id: portfolio, instrument_id: 'BTC-USD', kind: 'limit', side: 'buy', request_id: scene.id(), quantity: 300_000,
      limit_price: Math.round((touch?.bid ?? 0) * 0.94),
    }); // prettier-ignore
  });

  for (const { at: moment, run } of events.toSorted((a, b) => a.at - b.at)) {
    if (moment >= end) break;
    await clock.set(Math.max(moment, clock.now + 1000));
    await run();
  }
  // What is held has a price from the first moment on.
  await clock.set(end);
  await market.show();
  await mine?.go(true);
  await sql`update public.site set mail_notifications = true where only_row`;
  // What was open and on its way is over.
  for (const table of ['auth.sessions', 'realtime.messages', 'messages.outgoing_mails'])
    await sql`delete from ${sql(table)}`;
}
