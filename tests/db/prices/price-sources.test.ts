import { afterEach, describe, expect, test } from 'vitest';
import { openStage } from '../support/stage.ts';
import { around, cleanQuotes, decideOn, ingest, makeLive, reasons } from '../support/trading/quotes.ts';

const stage = await openStage();
const { owner, asOperator, asInvestor, makeInvestor } = stage;
const [reviewer, admin] = [asOperator('reviewer'), asOperator('admin')];
const refusal = (message: string) => ({ message });

afterEach(() => cleanQuotes(owner));

const desk = async () => (await reviewer.call<{ answer: Record<string, unknown> }>('price_desk')).answer;

describe('in a sandbox', () => {
  test.each(['simulated', 'replay:crash.jsonl', 'ccxt:coinbase,kraken', 'ccxt:a1,b2,c3'])(
    'prices of %s count',
    async (source) => {
      expect(await reasons(owner, [around(9_500_000)], source)).toEqual([]);
    },
  );

  test('one exchange named twice is not two (21)', async () => {
    expect(await reasons(owner, [around(9_500_000)], 'ccxt:kraken,kraken')).toEqual(['source_not_allowed']);
  });

  test('one source speaks at a time, and another takes over after a minute of silence', async () => {
    await ingest(owner, [around(9_500_000)]);
    expect(await reasons(owner, [around(9_500_100)], 'ccxt:coinbase,kraken')).toEqual(['another_source']);
    await owner`update public.last_quotes set received_at = received_at - interval '40 seconds'`;
    expect(await reasons(owner, [around(9_500_100)], 'ccxt:coinbase,kraken')).toEqual(['another_source']);
    await owner`update public.last_quotes set received_at = received_at - interval '20 seconds'`;
    expect(await reasons(owner, [around(9_500_200)], 'ccxt:coinbase,kraken')).toEqual([]);
  });

  test('another source has a clock of its own, and none of its quotes comes twice', async () => {
    const [early, late] = [around(9_500_000), around(9_500_100)];
    await ingest(owner, [late]);
    await owner`update public.last_quotes set received_at = received_at - interval '1 minute'`;
    expect(await reasons(owner, [early], 'ccxt:coinbase,kraken')).toEqual([]);
    await owner`update public.last_quotes set received_at = received_at - interval '1 minute'`;
    expect(await reasons(owner, [late])).toEqual(['not_newer']);
  });
});

describe('exchanges', () => {
  test('are decided by two people, each named once', async () => {
    expect(await desk()).toMatchObject({ exchanges: null });
    await decideOn(stage, 'Kraken', ' coinbase', 'kraken');
    expect(await desk()).toMatchObject({ exchanges: ['coinbase', 'kraken'] });
  });

  test('the last that were decided hold', async () => {
    await decideOn(stage, 'kraken', 'bitstamp');
    await decideOn(stage, 'kraken', 'gemini');
    expect(await desk()).toMatchObject({ exchanges: ['gemini', 'kraken'] });
  });

  test.each([[[]], [['kraken']], [['kraken', 'KRAKEN']], [['kraken', 'a,b']], [['kraken', '']], [null]])(
    '%j are not two',
    async (exchanges) => {
      await expect(admin.rows('propose_exchanges', { exchanges })).rejects.toMatchObject(
        refusal('two_exchanges_required'),
      );
    },
  );

  test('may be up to ten', async () => {
    const ten = Array.from({ length: 10 }, (_, n) => `exchange${n}`);
    await decideOn(stage, ...ten);
    await expect(admin.rows('propose_exchanges', { exchanges: [...ten, 'kraken'] })).rejects.toMatchObject(
      refusal('two_exchanges_required'),
    );
  });
});

test('operators read how the prices are', async () => {
  await ingest(owner, [around(9_500_000)]);
  await ingest(owner, [around(19_500_000), around(19_500_000, { bid_size: 0 }), around(19_500_000, { bid_size: 0 })]);
  await owner`
    insert into markets.refused_quotes (received_at, source, reason, quote)
    values (now() - interval '61 minutes', 'simulated', 'no_size', '{}')`;
  await owner`
    insert into markets.halts (instrument_id, halted_at, agreed_mid, agreed_since, agreed_at, ended_at)
    values ('ETH-USD', now(), 1, now(), now(), now())`;
  const { instruments, refused } = await desk();
  expect((instruments as object[])[0]).toEqual({
    id: 'BTC-USD',
    name: 'Bitcoin',
    price_decimals: 2,
    status: 'halted',
    source: 'simulated',
    received_at: expect.any(String) as unknown,
    stale: false,
    halted_at: expect.any(String) as unknown,
    agreed_mid: 19_500_000,
    agreed_since: expect.any(String) as unknown,
    resumed_at: null,
  });
  expect((instruments as object[])[1]).toMatchObject({
    id: 'ETH-USD',
    status: 'shown',
    source: null,
    halted_at: null,
  });
  expect(refused).toMatchObject([
    { source: 'simulated', reason: 'no_size', times: 2 },
    { source: 'simulated', reason: 'out_of_band', times: 1 },
  ]);
  const investor = await makeInvestor();
  await expect(asInvestor(investor).rows('price_desk')).rejects.toMatchObject(refusal('not_allowed'));
});

// Must be last, because going live is irreversible.
describe('on a live site', () => {
  test('only prices of exactly the exchanges that two people decided on count (21)', async () => {
    await decideOn(stage, 'kraken', 'coinbase');
    await makeLive(owner);
    for (const source of [
      'simulated',
      'replay:crash.jsonl',
      'ccxt:coinbase,gemini',
      'ccxt:kraken,coinbase',
      'ccxt:coinbase,gemini,kraken',
    ])
      expect(await reasons(owner, [around(9_500_000)], source)).toEqual(['source_not_allowed']);
    expect(await reasons(owner, [around(9_500_000)], 'ccxt:coinbase,kraken')).toEqual([]);
  });
});
