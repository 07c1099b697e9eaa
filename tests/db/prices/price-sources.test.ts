import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { openStage } from '../support/stage.ts';
import { around, cleanQuotes, decideOn, ingest, makeLive, reasons } from '../support/trading/quotes.ts';

// Whose prices count: in a sandbox and on a live site.
const stage = await openStage();
const { owner, asOperator, asInvestor, makeInvestor, makeOperator, operator } = stage;
const [reviewer, treasurer, admin] = [asOperator('reviewer'), asOperator('treasurer'), asOperator('admin')];
const refusal = (message: string) => ({ message });

afterEach(async () => {
  await cleanQuotes(owner);
  await owner`update private.exchange_choices set cancelled_by = proposed_by, cancelled_at = now()
    where confirmed_at is null and cancelled_at is null`;
});

/** Lets an admin propose exchanges; returns the id. */
async function propose(...exchanges: string[]): Promise<string> {
  const request_id = randomUUID();
  await admin.rows('propose_exchanges', { exchanges, request_id });
  return request_id;
}

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
  test('are decided by two people, each on the record', async () => {
    const choice = await propose('Kraken', ' coinbase', 'kraken');
    expect(await desk()).toMatchObject({
      choice: {
        id: choice,
        exchanges: ['coinbase', 'kraken'],
        proposed_by: operator('admin').id,
        proposed_by_name: 'Demo Admin',
      },
    });
    await expect(admin.rows('confirm_exchanges', { choice_id: choice })).rejects.toMatchObject(
      refusal('second_person_required'),
    );
    await treasurer.rows('confirm_exchanges', { choice_id: choice });
    await treasurer.rows('confirm_exchanges', { choice_id: choice });
    expect(await desk()).toMatchObject({ exchanges: ['coinbase', 'kraken'], choice: null });
    const trail = await owner`
      select action, actor, details from private.audit_events where subject = ${choice} order by id`;
    expect([...trail]).toEqual([
      {
        action: 'exchanges_proposed',
        actor: operator('admin').id,
        details: { exchanges: ['coinbase', 'kraken'], from: null },
      },
      {
        action: 'exchanges_confirmed',
        actor: operator('treasurer').id,
        details: { exchanges: ['coinbase', 'kraken'] },
      },
    ]);
    await expect(admin.rows('confirm_exchanges', { choice_id: choice })).rejects.toMatchObject(
      refusal('change_closed'),
    );
    await expect(treasurer.rows('cancel_exchanges', { choice_id: choice })).rejects.toMatchObject(
      refusal('change_closed'),
    );
  });

  test('the last that were decided hold', async () => {
    await decideOn(stage, 'kraken', 'bitstamp');
    await decideOn(stage, 'kraken', 'gemini');
    expect(await desk()).toMatchObject({ exchanges: ['gemini', 'kraken'] });
  });

  test.each([[[]], [['kraken']], [['kraken', 'KRAKEN']], [['kraken', 'a,b']], [['kraken', '']], [null]])(
    '%j are not two',
    async (exchanges) => {
      await expect(
        admin.rows('propose_exchanges', { exchanges, request_id: randomUUID() }),
      ).rejects.toMatchObject(refusal('two_exchanges_required'));
    },
  );

  test('may be up to ten', async () => {
    const ten = Array.from({ length: 10 }, (_, n) => `exchange${n}`);
    await propose(...ten);
    await expect(
      admin.rows('propose_exchanges', { exchanges: [...ten, 'kraken'], request_id: randomUUID() }),
    ).rejects.toMatchObject(refusal('two_exchanges_required'));
  });

  test('are proposed once by a retry, and one choice waits at a time', async () => {
    const request_id = randomUUID();
    const exchanges = ['coinbase', 'kraken'];
    for (let n = 0; n < 2; n += 1) await admin.rows('propose_exchanges', { exchanges, request_id });
    expect(await owner`select from private.audit_events where subject = ${request_id}`).toHaveLength(1);
    for (const [actor, values] of [
      [admin, { exchanges, request_id: randomUUID() }],
      [admin, { exchanges: ['coinbase', 'gemini'], request_id }],
      [treasurer, { exchanges, request_id }],
    ] as const)
      await expect(actor.rows('propose_exchanges', values)).rejects.toMatchObject(refusal('change_open'));
    await expect(admin.rows('propose_exchanges', { exchanges, request_id: null })).rejects.toMatchObject(
      refusal('request_id_required'),
    );
  });

  test('that were proposed may be cancelled, on the record', async () => {
    const choice = await propose('coinbase', 'kraken');
    await treasurer.rows('cancel_exchanges', { choice_id: choice });
    await treasurer.rows('cancel_exchanges', { choice_id: choice });
    await expect(admin.rows('cancel_exchanges', { choice_id: choice })).rejects.toMatchObject(
      refusal('change_closed'),
    );
    await expect(treasurer.rows('confirm_exchanges', { choice_id: choice })).rejects.toMatchObject(
      refusal('change_closed'),
    );
    const actions =
      await owner`select action from private.audit_events where subject = ${choice} order by id`;
    expect(actions.map(({ action }) => String(action))).toEqual([
      'exchanges_proposed',
      'exchanges_cancelled',
    ]);
    for (const name of ['confirm_exchanges', 'cancel_exchanges'])
      await expect(treasurer.rows(name, { choice_id: randomUUID() })).rejects.toMatchObject(
        refusal('not_found'),
      );
  });

  test('are locked before anything is said about them', async () => {
    const choice = await propose('coinbase', 'kraken');
    await owner.begin(async (held) => {
      await held`select from private.exchange_choices where id = ${choice} for share`;
      await expect(
        admin.transaction(async (sql) => {
          await sql`set local lock_timeout = '10ms'`;
          await sql`select public.confirm_exchanges(${choice})`;
        }),
      ).rejects.toMatchObject({ code: '55P03' });
    });
  });

  test('are not decided by a reviewer', async () => {
    const choice = await propose('coinbase', 'kraken');
    const calls = [
      ['propose_exchanges', { exchanges: ['a1', 'b2'], request_id: randomUUID() }],
      ['confirm_exchanges', { choice_id: choice }],
      ['cancel_exchanges', { choice_id: choice }],
    ] as const;
    for (const [name, values] of calls)
      await expect(reviewer.rows(name, values)).rejects.toMatchObject(refusal('not_allowed'));
  });

  test('are not decided if the role of the proposer has changed since', async () => {
    const proposer = await makeOperator('admin');
    const request_id = randomUUID();
    await asInvestor(proposer).rows('propose_exchanges', { exchanges: ['coinbase', 'kraken'], request_id });
    await owner`update private.operators set role = 'reviewer' where user_id = ${proposer.id}`;
    await expect(treasurer.rows('confirm_exchanges', { choice_id: request_id })).rejects.toMatchObject(
      refusal('approval_lapsed'),
    );
    await owner`update private.operators set role = 'treasurer' where user_id = ${proposer.id}`;
    await expect(treasurer.rows('confirm_exchanges', { choice_id: request_id })).rejects.toMatchObject(
      refusal('approval_lapsed'),
    );
    await owner`delete from private.operators where user_id = ${proposer.id}`;
  });
});

test('operators read how the prices are', async () => {
  await ingest(owner, [around(9_500_000)]);
  await ingest(owner, [
    around(19_500_000),
    around(19_500_000, { bid_size: 0 }),
    around(19_500_000, { bid_size: 0 }),
  ]);
  await owner`
    insert into private.refused_quotes (received_at, source, reason, quote)
    values (now() - interval '61 minutes', 'simulated', 'no_size', '{}')`;
  await owner`
    insert into private.halts (instrument_id, halted_at, agreed_mid, agreed_since, agreed_at, ended_at)
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
    resumption: null,
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

// The last: no site goes back.
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
