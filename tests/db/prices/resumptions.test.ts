import { beforeEach, describe, expect, test } from 'vitest';
import { openStage } from '../support/stage.ts';
import {
  ageQuotes,
  around,
  cleanQuotes,
  halted,
  ingest,
  proposeResumption,
  reasons,
} from '../support/trading/quotes.ts';

const stage = await openStage();
const { owner, asOperator, whileHeld } = stage;
const [reviewer, treasurer, admin] = [asOperator('reviewer'), asOperator('treasurer'), asOperator('admin')];
const refusal = (message: string) => ({ message });

let price = 0;
beforeEach(async () => {
  await cleanQuotes(owner);
  price = await halted(owner);
});

const status = async () =>
  (await owner<{ status: string }[]>`select status from public.instruments where id = 'BTC-USD'`)[0]?.status;
const values = (changes: object = {}) => ({
  instrument_id: 'BTC-USD',
  seen_mid: price,
  reason: 'True on two exchanges',
  ...changes,
});
const confirm = async (proposal_id: string) => treasurer.rows('confirm_proposal', { proposal_id });
describe('a halted instrument', () => {
  test('that has a price again at the same moment has nothing to propose', async () => {
    const late = whileHeld(
      (sql) =>
        sql`update markets.halts set ended_at = clock_timestamp() where instrument_id = 'BTC-USD' and ended_at is null`,
      () => proposeResumption(stage),
    );
    await expect(late).rejects.toMatchObject(refusal('not_halted'));
  });

  test('has a price again with the next quote once two people said that it is right', async () => {
    const id = await proposeResumption(stage);
    expect(await reasons(owner, [around(price)])).toEqual(['halted']);
    await confirm(id);
    expect(await status()).toBe('halted');
    expect(await reasons(owner, [around(price + 100)])).toEqual([]);
    expect(await status()).toBe('shown');
  });

  test('accepts no other price than the one that both have seen', async () => {
    await confirm(await proposeResumption(stage));
    expect(await reasons(owner, [around(price * 2)])).toEqual(['out_of_band']);
    expect(await reasons(owner, [around(price * 2)])).toEqual(['halted']);
    expect(await reasons(owner, [around(price)])).toEqual(['out_of_band']);
    expect(await status()).toBe('halted');
  });

  test('waits for five minutes again when no quote came for a quarter of an hour', async () => {
    await confirm(await proposeResumption(stage));
    await ageQuotes(owner, '14 minutes');
    await ageQuotes(owner, '1 minute');
    expect(await reasons(owner, [around(price)])).toEqual(['halted']);
  });

  test('is not resumed at a price on which the quotes no longer agree', async () => {
    const id = await proposeResumption(stage);
    await ingest(owner, [around(price * 2)]);
    await expect(confirm(id)).rejects.toMatchObject(refusal('changed_meanwhile'));
    await expect(treasurer.rows('propose_resumption', values())).rejects.toMatchObject(refusal('changed_meanwhile'));
  });

  test('that has a price again by itself needs no word, and none is given for one that has a price', async () => {
    const id = await proposeResumption(stage);
    await owner`update markets.halts set ended_at = now() where ended_at is null`;
    await expect(confirm(id)).rejects.toMatchObject(refusal('not_halted'));
    for (const instrument_id of ['BTC-USD', 'ETH-USD', 'ABC-USD', null])
      await expect(treasurer.rows('propose_resumption', values({ instrument_id }))).rejects.toMatchObject(
        refusal('not_halted'),
      );
  });
});

test('its proposal waits for quotes that are agreeing on another price, and is then refused', async () => {
  const id = await proposeResumption(stage);
  const confirmation = whileHeld(
    (sql) =>
      sql`update markets.halts set agreed_mid = agreed_mid + 1 where ended_at is null and instrument_id = 'BTC-USD'`,
    () => confirm(id),
  );
  await expect(confirmation).rejects.toMatchObject(refusal('changed_meanwhile'));
});

test.each([
  [{ reason: ' ' }, 'reason_required'],
  [{ seen_mid: null }, 'changed_meanwhile'],
])('is not proposed to be resumed with %j: %s', async (changes, code) => {
  await expect(admin.rows('propose_resumption', values(changes))).rejects.toMatchObject(refusal(code));
});

test('the desk shows a halt with the price on which quotes agree, and whether two people resumed it', async () => {
  const id = await proposeResumption(stage);
  const read = async () => {
    const { answer } = await reviewer.call<{ answer: { instruments: object[] } }>('price_desk');
    return answer.instruments[0];
  };
  expect(await read()).toMatchObject({
    id: 'BTC-USD',
    status: 'halted',
    agreed_mid: price,
    resumed_at: null,
  });
  await confirm(id);
  expect(await read()).toMatchObject({ resumed_at: expect.any(String) as unknown });
});
