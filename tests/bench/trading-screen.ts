/** From the quote that fills an order to its row on the investor's open page, in a real browser on the production build. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import postgres, { type Sql } from 'postgres';
import type { Site } from '../support/site.ts';
import type { Run } from './kit/bench.ts';
import { signedIn } from './kit/visit.ts';

const INVESTOR = 'investor@example.com';
/** A fill that is not on the screen by then is lost. */
const LOST_MS = 5000;

/** Milliseconds of each fill that arrived. */
export async function measureFillsOnScreen({ openSite, say }: Run, rounds: number): Promise<number[]> {
  const { site, browser } = await openSite();
  const sql = postgres(site.dbUrl, { max: 1 });
  const times: number[] = [];
  try {
    await show(sql, 0);
    const page = await (await signedIn(browser, site.url, INVESTOR)).newPage();
    await page.goto('/dashboard');
    const call = await caller(site, page);
    const pool_id = randomUUID();
    await call('open_portfolio', { title: 'Mine', request_id: pool_id });
    await call('subscribe', { pool_id, amount_cents: 100_000, request_id: randomUUID() });
    await page.goto('/trade');
    await page.getByRole('heading', { name: 'Trade', level: 1 }).waitFor();
    say('A page is open');
    for (let time = 1; time <= rounds; time += 1) {
      await call('place_order', {
        pool_id,
        instrument_id: 'BTC-USD',
        side: 'buy',
        kind: 'market',
        spend_cents: 200,
        request_id: randomUUID(),
      });
      const seen = nextFill(page, time);
      // The message that the order was placed has come and gone.
      await page.waitForTimeout(1000 - (Date.now() % 1000));
      const sent = Date.now();
      await show(sql, time);
      const at = await seen;
      if (at !== undefined) times.push(at - sent);
    }
    await page.context().close();
  } finally {
    await sql.end();
  }
  if (times.length === 0) throw new Error('No fill arrived.');
  return times;
}

/** Calls functions as the person of a page. */
async function caller({ supabase }: Site, page: Page) {
  const token = await page.evaluate(
    () => (JSON.parse(sessionStorage.getItem('token') ?? '{}') as { access_token?: string }).access_token,
  );
  return async (name: string, values: object): Promise<void> => {
    const response = await fetch(`${supabase.url}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: {
        apikey: supabase.publishableKey,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(values),
    });
    if (!response.ok) throw new Error(`${name} was refused: ${await response.text()}`);
  };
}

/** When the page shows so many fills; undefined if it does not in time. */
const nextFill = (page: Page, fills: number): Promise<number | undefined> =>
  page.evaluate(
    ([wanted, limit]) =>
      new Promise<number | undefined>((resolve) => {
        const rows = () =>
          [...document.querySelectorAll('section')]
            .find((section) => section.querySelector('h2')?.textContent === 'Fills')
            ?.querySelectorAll('tbody tr').length ?? 0;
        const observer = new MutationObserver(() => {
          if (rows() < wanted) return;
          observer.disconnect();
          resolve(Date.now());
        });
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
        setTimeout(() => resolve(undefined), limit);
      }),
    [fills, LOST_MS] as const,
  );

/** A quote of bitcoin, each newer than the one before. */
async function show(sql: Sql, time: number): Promise<void> {
  const middle = 9_500_000 + time;
  const quote = {
    instrument_id: 'BTC-USD',
    bid: middle - 500,
    ask: middle + 500,
    bid_size: 10 ** 9,
    ask_size: 10 ** 9,
    source_at: new Date().toISOString(),
  };
  await sql`select private.ingest_quotes('simulated', ${sql.json([quote])})`;
}
