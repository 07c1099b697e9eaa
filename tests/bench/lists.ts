/**
 * `npm run bench -- lists`: the lists of an investor with 10,000 rows in each compared with those of one with 20, in a real browser
 * against the local Supabase. For each list: how long until the first rows are there (medians of five), and the frames a
 * second while scrolling from the first row to the last.
 */
import type { Page } from '@playwright/test';
import postgres from 'postgres';
import type { Bench } from './kit/bench.ts';
import { median, round } from './kit/figures.ts';
import { signedIn, timeTo } from './kit/visit.ts';

const SIZES = {
  small: { many: 1000, rounds: 1, seconds: 0.5 },
  full: { many: 10_000, rounds: 5, seconds: 15 },
};
const FEW = 20;
const LISTS = {
  withdraws: '/transactions',
  deposits: '/transactions?tab=deposits',
  statement: '/transactions?tab=statement',
};
/** Faster than anyone reads, slower than a thrown wheel. */
const PIXELS_PER_FRAME = 150;

const ROW = 'tbody tr';
const REVIEWER = '00000000-0000-4000-8000-000000000003';

/** Gives an investor so many deposits, withdrawals and lines of the books, and nothing else. */
async function fill(url: string, email: string, rows: number): Promise<void> {
  const sql = postgres(url, { max: 1 });
  const [person] = await sql<{ id: string }[]>`select id from public.profiles where email = ${email}`;
  const id = person?.id ?? '';
  await sql`update auth.users set email_confirmed_at = now() where id = ${id} and email_confirmed_at is null`;
  await sql`
    alter table ledger.transfers disable trigger user`;
  await sql`delete from ledger.transfers where investor_id = ${id}`;
  await sql`delete from public.positions where investor_id = ${id}`;
  await sql`delete from public.deposits where investor_id = ${id}`;
  await sql`
    insert into public.deposits (investor_id, amount_cents, arrived_cents, method, network, transaction_id, transaction_output, proof_path, status, reviewed_by, reviewed_at, created_at)
    select ${id}, 1000 + n, 1000 + n, 'bitcoin', 'Bitcoin', encode(sha256(convert_to(${id} || n, 'UTF8')), 'hex'), 0, ${id} || '/' || n || '.png', 'approved', ${REVIEWER}, now(), now() - n * interval '1 minute'
    from generate_series(1, ${rows}::int) n`;
  await sql`
    insert into public.withdrawals (investor_id, method, address, amount_cents, status, created_at)
    select ${id}, 'Ethereum', '0x52908400098527886E0F7030069857D2E4169EE7', 100000 + n, 'cancelled', now() - n * interval '1 minute'
    from generate_series(1, ${rows}::int) n`;
  await sql`
    insert into ledger.transfers (investor_id, reference, amount_cents, created_at, value_date, debit, credit, code)
    select d.investor_id, d.id, d.arrived_cents, d.created_at, d.created_at::date, 'cash', 'available', 'deposit'
    from public.deposits d where d.investor_id = ${id} order by d.created_at`;
  await sql`
    update ledger.accounts a
    set available_cents = s.cents, deposited_cents = s.cents, invested_cents = 0, profit_cents = 0
    from (select sum(arrived_cents) as cents from public.deposits where investor_id = ${id}) s
    where a.investor_id = ${id}`;
  await sql`alter table ledger.transfers enable trigger user`;
  await sql`analyze public.deposits, public.withdrawals, ledger.transfers`;
  await sql.end();
}

/** Scrolls down for a while (or only waits) and answers the frames a second, the slowest frame in twenty, and how far it came. */
function scroll(page: Page, pixelsPerFrame: number, during: number) {
  return page.evaluate(
    ([step, seconds]) =>
      new Promise<{ fps: number; p95_ms: number; pixels: number }>((resolve) => {
        const frames: number[] = [];
        let last = performance.now();
        const begin = last;
        const next = (now: number) => {
          frames.push(now - last);
          last = now;
          scrollBy(0, step);
          if (now - begin < seconds * 1000) return requestAnimationFrame(next);
          const sorted = frames.toSorted((a, b) => a - b);
          return resolve({
            fps: Math.round((frames.length / (now - begin)) * 10_000) / 10,
            p95_ms: Math.round((sorted[Math.floor(sorted.length * 0.95)] ?? 0) * 10) / 10,
            pixels: Math.round(scrollY),
          });
        };
        requestAnimationFrame(next);
      }),
    [pixelsPerFrame, during] as const,
  );
}

export const lists: Bench = async ({ size, say, openSite }) => {
  const { site, browser } = await openSite();
  const { many: rows, rounds, seconds } = SIZES[size];
  await fill(site.dbUrl, 'investor@example.com', FEW);
  await fill(site.dbUrl, 'new@example.com', rows);
  const few = await (await signedIn(browser, site.url, 'investor@example.com')).newPage();
  const many = await (await signedIn(browser, site.url, 'new@example.com')).newPage();
  const results: Record<string, object> = {};
  for (const [name, path] of Object.entries(LISTS)) {
    const times = { few: [] as number[], many: [] as number[] };
    // Once each before it counts, then by turns: both meet the same machine.
    for (let n = 0; n <= rounds; n += 1) {
      const short = await timeTo(few, path, ROW);
      const long = await timeTo(many, path, ROW);
      if (n === 0) continue;
      times.few.push(short);
      times.many.push(long);
    }
    results[name] = {
      first_rows_ms: round(median(times.many)),
      first_rows_of_20_ms: round(median(times.few)),
      ratio: round(median(times.many) / median(times.few), 2),
      ...(await scroll(many, PIXELS_PER_FRAME, seconds)),
      // What this browser manages on this machine when nothing moves.
      fps_at_rest: (await scroll(few, 0, seconds)).fps,
    };
    say(`${name} ${JSON.stringify(results[name])}`);
  }
  return results;
};
