import { beforeEach, describe, expect, test } from 'vitest';
import { openStage } from '../support/stage.ts';
import { around, cleanQuotes, ingest, quote, reasons } from '../support/trading/quotes.ts';

// What comes in as a quote, and what of it is refused.
const { owner } = await openStage();

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
  const quotes = await owner`select instrument_id, bid, ask, bid_size, ask_size, source from private.quotes`;
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
    from public.last_quotes l join private.quotes q using (instrument_id) join public.bars b using (instrument_id)`;
  expect(times).toEqual({ by_our_clock: true, opened: true });
});

test('a bar follows the quotes of its span, in the order in which they come', async () => {
  // One batch is received at one moment, and so falls into one minute.
  await ingest(owner, [around(9_500_000), around(9_510_000), around(9_480_000), around(9_490_000)]);
  const bars = await owner`select distinct open, high, low, close from public.bars`;
  expect([...bars]).toEqual([{ open: 9_500_000, high: 9_510_000, low: 9_480_000, close: 9_490_000 }]);
  await ingest(owner, [around(9_520_000), around(9_470_000), around(9_475_000)]);
  const [day] = await owner`select open, high, low, close from public.bars where span = '1d'`;
  expect(day).toEqual({ open: 9_500_000, high: 9_520_000, low: 9_470_000, close: 9_475_000 });
});

test('the last of several quotes of a batch is the last quote', async () => {
  await ingest(owner, [around(9_500_000), around(9_510_000)]);
  expect(await lastQuote()).toMatchObject([{ bid: 9_509_500 }]);
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
  // 95,000 dollars: one percent is 95,000 cents.
  ['too_wide', { bid: 9_452_499, ask: 9_547_500 }],
];

test.each(BROKEN)('a quote is refused as %s with %o', async (reason, changes) => {
  expect(await reasons(owner, [quote(changes)])).toEqual([reason]);
  expect(await lastQuote()).toHaveLength(0);
  expect(await owner`select from private.quotes`).toHaveLength(0);
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
    expect(await owner`select from private.quotes`).toHaveLength(2);
  });

  test('is newer than the one before it in a batch', async () => {
    const [first, second, third] = [quote(), around(9_510_000), around(9_520_000)];
    expect(await ingest(owner, [second, first, second, third])).toEqual({
      accepted: 2,
      refused: [
        { instrument_id: 'BTC-USD', reason: 'not_newer' },
        { instrument_id: 'BTC-USD', reason: 'not_newer' },
      ],
    });
    expect(await lastQuote()).toMatchObject([{ bid: 9_519_500 }]);
  });

  test('of a refused quote holds up none that follow', async () => {
    const early = quote({ source_at: inSeconds(1.5), bid_size: 0 });
    expect(await reasons(owner, [early, quote()])).toEqual(['no_size']);
  });

  test('of one instrument says nothing of another', async () => {
    const later = quote({ source_at: inSeconds(1) });
    const other = quote({ instrument_id: 'DOGE-USD', bid: 210_000, ask: 210_100 });
    expect(await ingest(owner, [later, other])).toMatchObject({ accepted: 2 });
  });
});

test('each refusal is kept with what came, and the newest ten thousand of them', async () => {
  const bad = quote({ bid_size: 0, note: 'as it came' });
  await ingest(owner, [bad]);
  const kept = await owner`select source, reason, quote from private.refused_quotes`;
  expect([...kept]).toEqual([{ source: 'simulated', reason: 'no_size', quote: bad }]);
  await owner`
    insert into private.refused_quotes (received_at, source, reason, quote)
    select now(), 'simulated', 'crossed', '{}' from generate_series(1, 10001)`;
  await ingest(owner, [quote({ ask_size: 0 })]);
  const [count] = await owner`
    select count(*)::int as rows, count(*) filter (where reason = 'no_size')::int as newest from private.refused_quotes`;
  expect(count).toEqual({ rows: 10_000, newest: 1 });
});

test('what cannot be read in a quote costs a batch no other one', async () => {
  await cleanQuotes(owner);
  const broken = [
    ...['abc', 'NaN', '9e131071', {}].map((bid) => quote({ bid })),
    quote({ source_at: 'just now' }),
    1,
    quote(),
  ];
  const { accepted, refused } = await ingest(owner, broken);
  expect(accepted).toBe(1);
  expect(refused.map(({ reason }) => reason)).toEqual([
    ...Array.from({ length: 5 }, () => 'malformed'),
    'unknown_instrument',
  ]);
});

test.each([
  ['an object', {}],
  ['nothing', null],
  ['more than a thousand', Array.from({ length: 1001 }, () => ({}))],
])('%s is no batch', async (_, quotes) => {
  await expect(ingest(owner, quotes)).rejects.toMatchObject({ message: 'invalid_quotes' });
});

test('several workers take turns', async () => {
  await owner.begin(async (held) => {
    await held`select pg_advisory_xact_lock(hashtextextended('quotes', 0))`;
    for (const call of [`private.ingest_quotes('simulated', '[]')`, `private.add_past_bars('BTC-USD', '[]')`])
      await expect(
        owner.begin(async (sql) => {
          await sql`set local lock_timeout = '10ms'`;
          await sql.unsafe(`select ${call}`);
        }),
      ).rejects.toMatchObject({ code: '55P03' });
  });
});

test('days are those of UTC, whatever the zone of the session', async () => {
  await owner.begin(async (sql) => {
    await sql`set local time zone 'Pacific/Apia'`;
    await sql`select private.ingest_quotes('simulated', ${owner.json([quote()] as never)})`;
  });
  const days = await owner`
    select from public.bars where span = '1d' and opened_at = date_trunc('day', opened_at, 'UTC')`;
  expect(days).toHaveLength(1);
});

test('a batch may be empty, and has up to a thousand quotes', async () => {
  expect(await ingest(owner, [])).toEqual({ accepted: 0, refused: [] });
  const thousand = Array.from({ length: 1000 }, () => ({}));
  expect((await ingest(owner, thousand)).refused).toHaveLength(1000);
});

test.each(['', 'replay:', 'ccxt:kraken'])('"%s" is no source', async (source) => {
  await expect(ingest(owner, [], source)).rejects.toMatchObject({
    constraint_name: 'price_source_known',
  });
});

test('a quote of one instrument says nothing of another in the next batch', async () => {
  const later = quote({ source_at: inSeconds(1) });
  const other = quote({ instrument_id: 'DOGE-USD', bid: 210_000, ask: 210_100 });
  expect(await ingest(owner, [later])).toMatchObject({ accepted: 1 });
  expect(await ingest(owner, [other])).toMatchObject({ accepted: 1 });
});
