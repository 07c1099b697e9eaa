import { beforeEach, describe, expect, test } from 'vitest';
import { runJobs } from '../../../supabase/workers/jobs.ts';
import { openStage } from '../support/stage.ts';
import { around, cleanQuotes, ingest, quote, reasons } from '../support/trading/quotes.ts';

const { owner, url } = await openStage();

beforeEach(() => cleanQuotes(owner));

const lastQuote = () => owner`
  select bid, ask, bid_size, ask_size, source, source_at from public.last_quotes where instrument_id = 'BTC-USD'`;

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();

test('a good quote is kept, is the last one, and begins a bar of its minute, hour and day', async () => {
  const good = quote();
  expect(await ingest(owner, [good])).toEqual({ accepted: 1, refused: [] });
  const kept = { bid: good['bid'], ask: good['ask'], bid_size: good['bid_size'], ask_size: good['ask_size'] };
  expect([...(await lastQuote())]).toEqual([
    { ...kept, source: 'simulated', source_at: new Date(String(good['source_at'])) },
  ]);
  const quotes = await owner`select instrument_id, bid, ask, bid_size, ask_size, source from markets.quotes`;
  expect([...quotes]).toEqual([{ instrument_id: 'BTC-USD', ...kept, source: 'simulated' }]);
  const bars = await owner`select span, open, high, low, close, source from public.bars order by span`;
  const bar = { open: 9_500_000, high: 9_500_000, low: 9_500_000, close: 9_500_000, source: 'simulated' };
  expect([...bars]).toEqual([
    { span: '1d', ...bar },
    { span: '1h', ...bar },
    { span: '1m', ...bar },
  ]);
  const [times] = await owner`
    select bool_and(l.received_at = q.received_at and l.received_at between now() - interval '1 minute' and now()) as by_our_clock,
      bool_and(b.opened_at = date_trunc(case b.span when '1m' then 'minute' when '1h' then 'hour' else 'day' end, l.received_at, 'UTC')) as opened
    from public.last_quotes l join markets.quotes q using (instrument_id) join public.bars b using (instrument_id)`;
  expect(times).toEqual({ by_our_clock: true, opened: true });
});

test('a bar follows the quotes of its span, in the order in which they come', async () => {
  // A batch is received at one moment, and so falls into one minute.
  await ingest(owner, [around(9_500_000), around(9_510_000), around(9_480_000), around(9_490_000)]);
  const bars = await owner`select distinct open, high, low, close from public.bars`;
  expect([...bars]).toEqual([{ open: 9_500_000, high: 9_510_000, low: 9_480_000, close: 9_490_000 }]);
  await ingest(owner, [around(9_520_000), around(9_470_000), around(9_475_000)]);
  const [day] = await owner`select open, high, low, close from public.bars where span = '1d'`;
  expect(day).toEqual({ open: 9_500_000, high: 9_520_000, low: 9_470_000, close: 9_475_000 });
});

const BROKEN: [string, Record<string, unknown>][] = [
  ['unknown_instrument', { instrument_id: 'ABC-USD' }],
  ['unknown_instrument', { instrument_id: null }],
  ['malformed', { bid: null }],
  ['malformed', { ask: null }],
  ['malformed', { bid_size: null }],
  ['malformed', { ask_size: null }],
  ['malformed', { source_at: null }],
  ['malformed', { bid: 9_499_500.5 }],
  ['malformed', { ask: 9_500_000.5 }],
  ['malformed', { bid_size: 1.5 }],
  ['malformed', { ask_size: 1.5 }],
  ['malformed', { bid: 0 }],
  ['malformed', { bid: -1, ask: 1 }],
  ['malformed', { bid: 2, ask: 0 }],
  ['malformed', { bid_size: -1 }],
  ['malformed', { ask_size: -1 }],
  ['malformed', { bid: '9007199254740991', ask: '9007199254740992' }],
  ['malformed', { bid: '9007199254740992' }],
  ['malformed', { bid_size: '9007199254740992' }],
  ['malformed', { ask_size: '9007199254740992' }],
  ['crossed', { bid: 9_500_000, ask: 9_500_000 }],
  ['crossed', { bid: 9_500_001, ask: 9_500_000 }],
  ['no_size', { bid_size: 0 }],
  ['no_size', { ask_size: 0 }],
  ['too_wide', { bid: 9_452_499, ask: 9_547_500 }],
];

test.each(BROKEN)('a quote is refused as %s with %o', async (reason, changes) => {
  expect(await reasons(owner, [quote(changes)])).toEqual([reason]);
  expect(await lastQuote()).toHaveLength(0);
  expect(await owner`select from markets.quotes`).toHaveLength(0);
  expect(await owner`select from public.bars`).toHaveLength(0);
});

test('a quote is taken at the limits of what is allowed', async () => {
  expect(await reasons(owner, [quote({ bid: 9_452_500, ask: 9_547_500 })])).toEqual([]);
  expect(await reasons(owner, [quote({ bid_size: 1, ask_size: '9007199254740991' })])).toEqual([]);
});

describe('our clock orders quotes, and the time of their source', () => {
  test('may be ten seconds old and no more', async () => {
    expect(await reasons(owner, [quote({ source_at: inSeconds(-10) })])).toEqual(['too_old']);
    expect(await reasons(owner, [quote({ source_at: inSeconds(-2) })])).toEqual([]);
  });

  test('may be two seconds ahead and no more', async () => {
    expect(await reasons(owner, [quote({ source_at: inSeconds(60) })])).toEqual(['ahead_of_clock']);
    expect(await reasons(owner, [quote({ source_at: inSeconds(1.5) })])).toEqual([]);
  });

  test('is newer than the last of its source, so a replayed quote changes nothing', async () => {
    const [first, second] = [quote(), quote()];
    expect(await ingest(owner, [first])).toMatchObject({ accepted: 1 });
    expect(await reasons(owner, [first])).toEqual(['not_newer']);
    expect(await reasons(owner, [second])).toEqual([]);
    expect(await reasons(owner, [first])).toEqual(['not_newer']);
    expect(await owner`select from markets.quotes`).toHaveLength(2);
  });
});

test('each refusal is kept with what came, and the newest ten thousand of them', async () => {
  const bad = quote({ bid_size: 0, note: 'as it came' });
  await ingest(owner, [bad]);
  const kept = await owner`select source, reason, quote from markets.refused_quotes`;
  expect([...kept]).toEqual([{ source: 'simulated', reason: 'no_size', quote: bad }]);
  await owner`
    insert into markets.refused_quotes (received_at, source, reason, quote)
    select now(), 'simulated', 'crossed', '{}' from generate_series(1, 10001)`;
  await ingest(owner, [quote({ ask_size: 0 })]);
  const [count] = await owner`
    select count(*)::int as rows, count(*) filter (where reason = 'no_size')::int as newest from markets.refused_quotes`;
  expect(count).toEqual({ rows: 10_000, newest: 1 });
});

test.each([
  ['an object', {}],
  ['nothing', null],
  ['more than a thousand', Array.from({ length: 1001 }, () => ({}))],
])('%s is no batch', async (_, quotes) => {
  await expect(ingest(owner, quotes)).rejects.toMatchObject({ message: 'invalid_quotes' });
});

const addQuote = (ago: string, instrument = 'BTC-USD') => owner`
  insert into markets.quotes (instrument_id, source, source_at, received_at, bid, ask, bid_size, ask_size)
  values (${instrument}, 'simulated', now() - ${ago}::interval, now() - ${ago}::interval, 1, 2, 1, 1)`;

const addBar = (span: string, ago: string) => owner`
  insert into public.bars (instrument_id, span, opened_at, open, high, low, close, source)
  values ('BTC-USD', ${span}, now() - ${ago}::interval, 10, 12, 8, 11, 'simulated')`;

const count = async () => {
  const [row] = await owner<{ quotes: number; bars: string[] }[]>`
    select (select count(*)::int from markets.quotes) as quotes, array(select b.span from public.bars b order by b.span) as bars`;
  return row;
};

test('the worker removes quotes older than three days and minutes older than seven, and nothing else', async () => {
  for (const ago of ['2 days 23 hours', '3 days 1 minute']) await addQuote(ago);
  await addQuote('4 days', 'DOGE-USD');
  for (const span of ['1m', '1h', '1d']) await addBar(span, '7 days 2 minutes');
  await addBar('1m', '6 days 23 hours');
  await runJobs(url('postgres'));
  expect(await count()).toEqual({ quotes: 1, bars: ['1d', '1h', '1m'] });
});
