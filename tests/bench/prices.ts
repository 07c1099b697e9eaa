/**
 * `npm run bench -- prices`: how many quotes a second the database takes in batches of 50, and how long a quote takes to an open
 * page, in a real browser on the production build.
 */
import type { Page } from '@playwright/test';
import postgres, { type Sql } from 'postgres';
import type { Site } from '../support/site.ts';
import type { Bench } from './kit/bench.ts';
import { connect, copyDatabase, SYNCED_SERVER } from './kit/databases.ts';
import { median, round } from './kit/figures.ts';
import { signedIn } from './kit/visit.ts';

const SIZES = { small: { batches: 4, rounds: 2 }, full: { batches: 400, rounds: 60 } };
const BATCH = 50;
const ROUNDS = 5;
/** A quote that has not arrived by then is lost. */
const LOST_MS = 5000;

interface Instrument {
  id: string;
  price_decimals: number;
}

export const prices: Bench = async (run) => {
  const { batches, rounds } = SIZES[run.size];
  const perSecond = await measureIngesting(run, batches);
  run.say(`${round(perSecond)} quotes a second`);
  const times = await measureArrival(run, rounds);
  const ordered = times.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(ordered[Math.ceil(ordered.length * share) - 1] ?? Number.NaN);
  const figures = {
    quotes_per_s: round(perSecond),
    p50_ms: at(0.5),
    p95_ms: at(0.95),
    lost: rounds - times.length,
  };
  run.bound('p95_ms', figures.p95_ms, 300);
  // At least 5,000 a second is at most so many milliseconds for a batch.
  run.bound('milliseconds for a batch', (1000 * BATCH) / perSecond, (1000 * BATCH) / 5000);
  return figures;
};

/** Quotes of all instruments by turns, around a price of 10,000 ticks, each newer than the one before. */
function batchOf(instruments: readonly Instrument[], first: number): object[] {
  const begun = Date.now();
  return Array.from({ length: BATCH }, (_, n) => {
    const middle = 1_000_000 + ((first + n) % 97) * 10;
    return {
      instrument_id: instruments[(first + n) % instruments.length]?.id,
      bid: middle - 5,
      ask: middle + 5,
      bid_size: 1000,
      ask_size: 1000,
      source_at: new Date(begun).toISOString().replace('Z', `${String(n).padStart(3, '0')}Z`),
    };
  });
}

/** The median of some rounds, on a server that syncs each commit. */
async function measureIngesting({ startServer }: Parameters<Bench>[0], batches: number): Promise<number> {
  const server = await startServer(SYNCED_SERVER);
  await copyDatabase(server, 'prices');
  const sql = connect(server, 'prices');
  try {
    const instruments = await sql<
      Instrument[]
    >`select id, price_decimals from public.instruments order by position`;
    const rates: number[] = [];
    let sent = 0;
    for (let time = 0; time < ROUNDS; time += 1) {
      const started = performance.now();
      for (let batch = 0; batch < batches; batch += 1, sent += BATCH) {
        await send(sql, batchOf(instruments, sent));
      }
      rates.push((batches * BATCH * 1000) / (performance.now() - started));
    }
    const [kept] = await sql<{ quotes: number }[]>`select count(*)::int as quotes from private.quotes`;
    if (kept?.quotes !== sent) throw new Error(`Of ${sent} quotes ${kept?.quotes} were taken.`);
    return median(rates);
  } finally {
    await sql.end();
  }
}

async function send(sql: Sql, quotes: object[]): Promise<void> {
  await sql`select private.ingest_quotes('simulated', ${sql.json(quotes as never)})`;
}

/** Milliseconds from sending a quote to its message in an open page, by a batch a second as the worker sends them. */
async function measureArrival({ openSite, say }: Parameters<Bench>[0], rounds: number): Promise<number[]> {
  const { site, browser } = await openSite();
  const sql = postgres(site.dbUrl, { max: 1 });
  const times: number[] = [];
  try {
    const page = await (await signedIn(browser, site.url, 'investor@example.com')).newPage();
    await page.goto('/dashboard');
    await listen(page, site);
    say('A page is open');
    for (let time = 0; time < rounds; time += 1) {
      await page.waitForTimeout(1000 - (Date.now() % 1000));
      const ms = await arrival(page, sql, 9_500_000 + time);
      if (ms !== undefined) times.push(ms);
    }
    await page.context().close();
  } finally {
    await sql.end();
  }
  if (times.length === 0) throw new Error('No quote arrived.');
  return times;
}

/** Has a page join the topic of prices and note when it hears of each price of bitcoin. */
async function listen(page: Page, { settings }: Site): Promise<void> {
  const url = `${String(settings.VITE_SUPABASE_URL).replace(/^http/, 'ws')}/realtime/v1/websocket?apikey=${String(settings.VITE_SUPABASE_PUBLISHABLE_KEY)}&vsn=1.0.0`;
  await page.evaluate(async (address) => {
    const { access_token } = JSON.parse(sessionStorage.getItem('token') ?? '{}') as { access_token?: string };
    const topic = 'realtime:prices';
    const payload = { config: { private: true, broadcast: {}, presence: {} }, access_token };
    const socket = new WebSocket(address);
    const heard = new Map<number, number>();
    Object.assign(window, { heard });
    await new Promise((resolve) => socket.addEventListener('open', resolve));
    const joined = new Promise<void>((resolve, reject) => {
      socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
        const message = JSON.parse(data) as {
          event: string;
          payload: { status?: string; payload?: { prices: { id: string; mid: number }[] } };
        };
        if (message.event === 'phx_reply' && message.payload.status === 'ok') resolve();
        if (message.event === 'phx_reply' && message.payload.status !== 'ok') reject(new Error(data));
        const bitcoin = message.payload.payload?.prices.find(({ id }) => id === 'BTC-USD');
        if (bitcoin !== undefined) heard.set(bitcoin.mid, Date.now());
      });
    });
    socket.send(JSON.stringify({ topic, event: 'phx_join', ref: '1', join_ref: '1', payload }));
    await joined;
  }, url);
}

/** Sends a quote of bitcoin, with those of other instruments, and waits for it in the page; undefined if it was lost. */
async function arrival(page: Page, sql: Sql, middle: number): Promise<number | undefined> {
  const sent = Date.now();
  const quote = { bid: middle - 500, ask: middle + 500, bid_size: 1000, ask_size: 1000 };
  await send(
    sql,
    ['BTC-USD', 'ETH-USD', 'SPX-USD', 'NDX-USD'].map((instrument_id) => ({
      instrument_id,
      ...quote,
      source_at: new Date(sent).toISOString(),
    })),
  );
  const heard = await page
    .waitForFunction((mid) => (window as unknown as { heard: Map<number, number> }).heard.get(mid), middle, {
      timeout: LOST_MS,
    })
    .then(
      (handle) => handle.jsonValue(),
      () => undefined,
    );
  return heard === undefined ? undefined : heard - sent;
}
