import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { codeEntered } from '../support/actors.ts';
import { openCopyingStage } from '../support/copying/copying-stage.ts';
import { deal, makeCopier, makeStrategy, proposeStrategy, review } from '../support/copying/strategies.ts';
import { problems } from '../support/money/books.ts';
import { shows } from '../support/trading/trading.ts';

const stage = await openCopyingStage();
const { owner, asOperator, asInvestor, makeInvestor, operator } = stage;

const available = async (id: string) =>
  (
    await owner<
      { cents: number }[]
    >`select available_cents::bigint as cents from ledger.accounts where investor_id = ${id}`
  )[0]?.cents;
const suspend = ({ pool }: { pool: string }, reason = 'It trades otherwise than it says.') =>
  asOperator('reviewer').rows('suspend_strategy', { pool_id: pool, reason, request_id: randomUUID() });

describe('a proposal', () => {
  test('takes the stake off the balance, and one refusal gives it back', async () => {
    const strategy = await proposeStrategy(stage);
    expect(await available(strategy.lead.id)).toBe(0);
    expect(await strategy.row()).toMatchObject({ status: 'proposed', published_at: null });
    const [own] = await strategy.rows('strategies', { strategy_id: strategy.pool });
    expect(own).toMatchObject({ net_growth: null, line: Array.from({ length: 25 }, () => 1) });
    const waiting = async () =>
      (await asOperator('admin').rows('queue_counts')).filter(({ queue }) => queue === 'strategies');
    expect(await waiting()).toEqual([{ queue: 'strategies', cases: 1 }]);
    await review(stage, 'admin', strategy, false, 'The idea says nothing.');
    expect(await waiting()).toEqual([]);
    expect(await strategy.row()).toMatchObject({ status: 'dropped', reason: 'The idea says nothing.' });
    expect(await available(strategy.lead.id)).toBe(100_000);
    expect(await problems(owner)).toEqual([]);
  });

  test('is announced by two people, and not by one twice', async () => {
    const strategy = await proposeStrategy(stage);
    await review(stage, 'reviewer', strategy);
    await expect(review(stage, 'reviewer', strategy)).rejects.toThrow('second_person_required');
    expect(await strategy.row()).toMatchObject({ status: 'proposed' });
    await review(stage, 'treasurer', strategy);
    expect(await strategy.row()).toMatchObject({ status: 'offered' });
    expect(await strategy.books()).toMatchObject({ cash_cents: 100_000, units: 1_000_000_000 });
    await expect(review(stage, 'admin', strategy)).rejects.toThrow('not_waiting');
  });

  test('is not approved by who lost the role, or led it', async () => {
    const strategy = await proposeStrategy(stage);
    await owner`insert into people.operators (user_id, role, role_since) values (${strategy.lead.id}, 'reviewer', now())`;
    const own = asInvestor(strategy.lead, { amr: codeEntered() });
    await expect(
      own.rows('review_strategy', { pool_id: strategy.pool, approve: true, request_id: randomUUID() }),
    ).rejects.toThrow('own_case');
    await review(stage, 'reviewer', strategy);
    await owner`update people.operators set role_since = clock_timestamp() where user_id = ${operator('reviewer').id}`;
    await review(stage, 'treasurer', strategy);
    expect(await strategy.row()).toMatchObject({ status: 'proposed' });
    await review(stage, 'admin', strategy);
    expect(await strategy.row()).toMatchObject({ status: 'offered' });
  });

  test('can be taken back by its lead', async () => {
    const strategy = await proposeStrategy(stage);
    const [stake] = await owner`select id from public.copy_requests where pool_id = ${strategy.pool}`;
    await expect(strategy.rows('return_copy_request', { request_id: stake?.['id'] })).rejects.toThrow(
      'strategy_not_offered',
    );
    await strategy.rows('close_strategy', { pool_id: strategy.pool, reason: 'Not yet.' });
    expect(await strategy.row()).toMatchObject({ status: 'dropped' });
    expect(await available(strategy.lead.id)).toBe(100_000);
    await strategy.rows('close_strategy', { pool_id: strategy.pool, reason: 'Not yet.' });
    expect(await problems(owner)).toEqual([]);
  });

  test('whose stake returns before its first dealing is closed with nothing to pay', async () => {
    const strategy = await proposeStrategy(stage);
    await review(stage, 'reviewer', strategy);
    await owner.begin(async (held) => {
      await held`select from ledger.accounts where investor_id = ${strategy.lead.id} for update`;
      await review(stage, 'treasurer', strategy);
    });
    await strategy.rows('return_copy_request', { request_id: strategy.pool });
    await strategy.rows('close_strategy', { pool_id: strategy.pool, reason: 'Not yet.' });
    expect(await strategy.row()).toMatchObject({ status: 'closed' });
    expect(await strategy.rows('strategies', { is_closed: true })).toMatchObject([{ growth: null }]);
    expect(await problems(owner)).toEqual([]);
  });

  test('comes only from an identified investor without another strategy', async () => {
    const propose = (rows: (name: string, args?: object) => Promise<unknown>, changes = {}) =>
      rows('propose_strategy', {
        title: 'T',
        idea: 'I',
        share_bp: 0,
        capacity_cents: 100_000,
        stake_cents: 1000,
        request_id: randomUUID(),
        ...changes,
      });
    const stranger = await makeInvestor({ deposited: 10_000 });
    await expect(propose((name, args) => asInvestor(stranger).rows(name, { ...args }))).rejects.toThrow(
      'identity_required',
    );
    const strategy = await proposeStrategy(stage);
    await expect(propose(strategy.rows as never)).rejects.toThrow('leads_strategy');
    await expect(strategy.rows('open_portfolio', { title: 'Mine', request_id: randomUUID() })).rejects.toThrow(
      'leads_strategy',
    );
    await strategy.rows('close_strategy', { pool_id: strategy.pool, reason: 'No.' });
    const mine = randomUUID();
    await strategy.rows('open_portfolio', { title: 'Mine', request_id: mine });
    await strategy.rows('subscribe', { pool_id: mine, amount_cents: 1000, request_id: randomUUID() });
    await expect(propose(strategy.rows as never)).rejects.toThrow('portfolio_open');
    await strategy.rows('redeem', { pool_id: mine, request_id: randomUUID() });
    const empty = randomUUID();
    await strategy.rows('open_portfolio', { title: 'Mine', request_id: empty });
    await propose(strategy.rows as never);
    expect(await owner`select closed_at is not null as closed from public.pools where id = ${empty}`).toEqual([
      { closed: true },
    ]);
    for (const [changes, code] of [
      [{ title: '\u200B\u3164' }, 'invalid_value'],
      [{ title: '\u202Egnidart' }, 'invalid_value'],
      [{ idea: '\u200B\n' }, 'invalid_value'],
      [{ idea: 'x'.repeat(1001) }, 'invalid_value'],
      [{ share_bp: -1 }, 'invalid_value'],
      [{ share_bp: 2001 }, 'invalid_value'],
      [{ capacity_cents: 100_000_000_001 }, 'invalid_amount'],
      [{ request_id: null }, 'request_id_required'],
      [{ request_id: strategy.pool }, 'request_id_reused'],
      [{ request_id: empty }, 'request_id_reused'],
      [{ stake_cents: 999 }, 'below_minimum'],
      [{ capacity_cents: 50_000 }, 'invalid_amount'],
    ] as const)
      await expect(proposeStrategy(stage, changes)).rejects.toThrow(code);
  });

  test('is one of three in a lifetime (attack 11)', async () => {
    const strategy = await makeStrategy(stage);
    const again = async () => {
      const request_id = randomUUID();
      await strategy.rows('propose_strategy', {
        title: 'Another',
        idea: 'Luck',
        share_bp: 0,
        capacity_cents: 100_000,
        stake_cents: 1000,
        request_id,
      });
      return { ...strategy, pool: request_id };
    };
    await strategy.rows('close_strategy', { pool_id: strategy.pool, reason: 'It lost.' });
    for (const _ of [2, 3]) {
      const next = await again();
      await review(stage, 'reviewer', next);
      await review(stage, 'treasurer', next);
      await strategy.rows('close_strategy', { pool_id: next.pool, reason: 'It lost.' });
    }
    await expect(again()).rejects.toThrow('too_many_strategies');
    const stranger = await makeInvestor();
    const record = await asInvestor(stranger).rows('lead_record', { pool_id: strategy.pool });
    expect(record.map(({ status }) => status)).toEqual(['closed', 'closed', 'closed']);
    expect(await asInvestor(stranger).rows('strategies', { strategy_id: strategy.pool })).toMatchObject([
      { status: 'closed', reason: 'It lost.' },
    ]);
  });
});

describe('a suspension', () => {
  test('stops money in and orders at once, not leaving, and two people end it', async () => {
    const strategy = await makeStrategy(stage);
    const copier = await makeCopier(stage);
    await copier.put(strategy, 50_000);
    await shows(stage, 9_500_000);
    await strategy.place({ side: 'buy', spend_cents: 20_000 });
    await shows(stage, 9_500_000);
    await strategy.place({ side: 'buy', kind: 'limit', quantity: 10_000, limit_price: 9_000_000 });
    const late = await makeCopier(stage);
    await late.put(strategy, 10_000);
    await suspend(strategy);
    expect(await strategy.row()).toMatchObject({ status: 'suspended', reason: 'It trades otherwise than it says.' });
    const [listed] = await late.rows('strategies', { strategy_id: strategy.pool });
    expect(listed?.['changed_at']).toEqual((await strategy.row())['changed_at']);
    expect(await late.balance()).toBe(1_000_000);
    expect(await strategy.books()).toMatchObject({ reserved_cents: 0, waiting_cents: 0 });
    await expect(strategy.place({ side: 'sell', quantity: 1000 })).rejects.toThrow('strategy_not_offered');
    await expect(late.put(strategy, 10_000)).rejects.toThrow('strategy_not_offered');
    await copier.take(strategy);
    await shows(stage, 9_500_000);
    expect(await deal(stage)).toBe(1);
    expect(await copier.units(strategy)).toBe(0);
    await expect(suspend(strategy)).rejects.toThrow('strategy_not_offered');
    await review(stage, 'reviewer', strategy);
    expect(await strategy.row()).toMatchObject({ status: 'suspended' });
    const { published_at } = await strategy.row();
    await review(stage, 'treasurer', strategy);
    expect(await strategy.row()).toMatchObject({ status: 'offered', reason: null, published_at });
    expect(await problems(owner)).toEqual([]);
  });

  test('ends the strategy when two people refuse it, and the trail names both', async () => {
    const strategy = await makeStrategy(stage);
    await suspend(strategy);
    await review(stage, 'reviewer', strategy, false, 'It is thin.');
    expect(await strategy.row()).toMatchObject({ status: 'suspended' });
    await review(stage, 'treasurer', strategy, false, 'It is thin.');
    expect(await strategy.row()).toMatchObject({ status: 'closed', reason: 'It is thin.' });
    const trail = await owner`
      select details ->> 'status' as status from ground.audit_events
      where subject = ${strategy.pool} and action = 'strategy_refused' order by id`;
    expect([...trail]).toEqual([{ status: 'suspended' }, { status: 'suspended' }]);
  });
});

describe('terms', () => {
  test('a lower share holds for all lots, a higher one for later money only (attack 16)', async () => {
    const strategy = await makeStrategy(stage);
    const copier = await makeCopier(stage);
    await copier.put(strategy, 50_000);
    const change = (share_bp: number) =>
      strategy.rows('change_terms', { pool_id: strategy.pool, share_bp, capacity_cents: 100_000_000 });
    await change(2000);
    await expect(copier.put(strategy, 1000)).rejects.toThrow('terms_changed');
    await copier.put(strategy, 1000, { seen_share_bp: 2000 });
    const shares = async () =>
      (
        await owner<{ share_bp: number }[]>`
          select share_bp from public.lots where pool_id = ${strategy.pool} and investor_id = ${copier.person.id} order by opened_at`
      ).map(({ share_bp }) => share_bp);
    expect(await shares()).toEqual([1000, 2000]);
    await change(500);
    expect(await shares()).toEqual([500, 500]);
    expect(await strategy.row()).toMatchObject({ share_bp: 500, record_share_bp: 2000 });
    await change(2000);
    expect(await shares()).toEqual([500, 500]);
    expect(await strategy.row()).toMatchObject({ share_bp: 2000, record_share_bp: 2000 });
    await expect(owner`update public.lots set share_bp = 600 where pool_id = ${strategy.pool}`).rejects.toThrow(
      'append_only',
    );
    await expect(change(2001)).rejects.toThrow('invalid_value');
    await expect(
      copier.rows('change_terms', { pool_id: strategy.pool, share_bp: 0, capacity_cents: 1 }),
    ).rejects.toThrow('not_found');
  });
});
