import { beforeEach, expect, test } from 'vitest';
import { runJobs } from '../../../supabase/workers/jobs.ts';
import { openStage } from '../support/stage.ts';
import { cleanQuotes } from '../support/trading/quotes.ts';

// Quotes and bars stay as they came, and go when they are old.
const { owner, url } = await openStage();
beforeEach(() => cleanQuotes(owner));

const addQuote = (ago: string, instrument = 'BTC-USD') => owner`
  insert into private.quotes (instrument_id, source, source_at, received_at, bid, ask, bid_size, ask_size)
  values (${instrument}, 'simulated', now() - ${ago}::interval, now() - ${ago}::interval, 1, 2, 1, 1)`;

/** Adds a bar that began a while ago. */
const addBar = (span: string, ago: string) => owner`
  insert into public.bars (instrument_id, span, opened_at, open, high, low, close, source)
  values ('BTC-USD', ${span}, now() - ${ago}::interval, 10, 12, 8, 11, 'simulated')`;

const count = async () => {
  const [row] = await owner<{ quotes: number; bars: string[] }[]>`
    select (select count(*)::int from private.quotes) as quotes, array(select b.span from public.bars b order by b.span) as bars`;
  return row;
};

const remove = async () =>
  (await owner<{ removed: number | null }[]>`select private.remove_old_quotes() as removed`)[0]?.removed;

test('the worker removes quotes older than three days and minutes older than seven, and nothing else', async () => {
  for (const ago of ['2 days 23 hours', '3 days 1 minute']) await addQuote(ago);
  await addQuote('4 days', 'DOGE-USD');
  for (const span of ['1m', '1h', '1d']) await addBar(span, '7 days 2 minutes');
  await addBar('1m', '6 days 23 hours');
  await runJobs(url('postgres'));
  expect(await count()).toEqual({ quotes: 1, bars: ['1d', '1h', '1m'] });
});

test('the oldest go first, in whatever order they lie in the table', async () => {
  await owner`
    insert into private.quotes (instrument_id, source, source_at, received_at, bid, ask, bid_size, ask_size)
    select 'BTC-USD', 'simulated', at, at, 1, 2, 1, 1
    from generate_series(1, 1001) n, lateral (select now() - interval '4 days' - n * interval '1 second' as at) x`;
  await owner`
    insert into public.bars (instrument_id, span, opened_at, open, high, low, close, source)
    select 'BTC-USD', '1m', now() - interval '8 days' - n * interval '1 minute', 1, 1, 1, 1, 'simulated' from generate_series(1, 1001) n`;
  await owner`analyze private.quotes, public.bars`;
  const newest = async () => {
    const [row] = await owner<{ quote: Date; bar: Date }[]>`
      select (select max(q.received_at) from private.quotes q) as quote, (select max(b.opened_at) from public.bars b) as bar`;
    return row;
  };
  const before = await newest();
  await remove();
  expect(await newest()).toEqual(before);
});
