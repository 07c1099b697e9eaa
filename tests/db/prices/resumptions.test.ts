import { randomUUID } from 'node:crypto';
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

// Two people say that the price of a halted instrument is right, and it need not be agreed on for five minutes.
const stage = await openStage();
const { owner, asAnonymous, asOperator, asInvestor, makeInvestor, makeOperator, operator, whileHeld } = stage;
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
  request_id: randomUUID(),
  ...changes,
});
const confirm = async (actor: typeof admin, resumption_id: string) =>
  actor.rows('confirm_resumption', { resumption_id });
const actionsOf = async (id: string) =>
  [
    ...(await owner<{ action: string; actor: string }[]>`
      select action, actor from private.audit_events where subject = ${id} order by id`),
  ].map(({ action, actor }) => [action, actor]);

describe('a halted instrument', () => {
  test('that has a price again at the same moment has nothing to propose', async () => {
    const late = whileHeld(
      (sql) =>
        sql`update private.halts set ended_at = clock_timestamp() where instrument_id = 'BTC-USD' and ended_at is null`,
      () => proposeResumption(stage),
    );
    await expect(late).rejects.toMatchObject(refusal('not_halted'));
  });

  test('has a price again with the next quote once two people said that it is right, each on the record', async () => {
    const id = await proposeResumption(stage);
    expect(await reasons(owner, [around(price)])).toEqual(['halted']);
    await confirm(treasurer, id);
    expect(await status()).toBe('halted');
    expect(await reasons(owner, [around(price + 100)])).toEqual([]);
    expect(await status()).toBe('shown');
    expect(await actionsOf(id)).toEqual([
      ['resumption_proposed', operator('admin').id],
      ['resumption_confirmed', operator('treasurer').id],
    ]);
  });

  test('accepts no other price than the one that both have seen', async () => {
    await confirm(treasurer, await proposeResumption(stage));
    expect(await reasons(owner, [around(price * 2)])).toEqual(['out_of_band']);
    // Their word was for the other price.
    expect(await reasons(owner, [around(price * 2)])).toEqual(['halted']);
    expect(await reasons(owner, [around(price)])).toEqual(['out_of_band']);
    expect(await status()).toBe('halted');
  });

  test('waits for five minutes again when no quote came for a quarter of an hour', async () => {
    await confirm(treasurer, await proposeResumption(stage));
    await ageQuotes(owner, '14 minutes');
    await ageQuotes(owner, '1 minute');
    expect(await reasons(owner, [around(price)])).toEqual(['halted']);
  });

  test('is not resumed by one person, whatever they call themselves', async () => {
    const id = await proposeResumption(stage);
    await expect(confirm(admin, id)).rejects.toMatchObject(refusal('second_person_required'));
    expect(await reasons(owner, [around(price)])).toEqual(['halted']);
  });

  test('is not resumed at a price on which the quotes no longer agree', async () => {
    const id = await proposeResumption(stage);
    await ingest(owner, [around(price * 2)]);
    await expect(confirm(treasurer, id)).rejects.toMatchObject(refusal('changed_meanwhile'));
    await expect(treasurer.rows('propose_resumption', values())).rejects.toMatchObject(
      refusal('changed_meanwhile'),
    );
  });

  test('that has a price again by itself needs no word, and none is given for one that has a price', async () => {
    const id = await proposeResumption(stage);
    await owner`update private.halts set ended_at = now() where ended_at is null`;
    await expect(confirm(treasurer, id)).rejects.toMatchObject(refusal('not_halted'));
    for (const instrument_id of ['BTC-USD', 'ETH-USD', 'ABC-USD', null])
      await expect(treasurer.rows('propose_resumption', values({ instrument_id }))).rejects.toMatchObject(
        refusal('not_halted'),
      );
  });
});

describe('a proposal', () => {
  test('is made once by a retry, and one waits at a time', async () => {
    const proposal = values();
    for (let n = 0; n < 2; n += 1) await admin.rows('propose_resumption', proposal);
    expect(await actionsOf(proposal.request_id)).toHaveLength(1);
    for (const [actor, other] of [
      [treasurer, values()],
      [treasurer, proposal],
      [admin, { ...proposal, reason: 'Another' }],
    ] as const)
      await expect(actor.rows('propose_resumption', other)).rejects.toMatchObject(refusal('change_open'));
  });

  test('is confirmed once by a retry, and then no longer cancelled', async () => {
    const id = await proposeResumption(stage);
    for (let n = 0; n < 2; n += 1) await confirm(treasurer, id);
    expect(await actionsOf(id)).toHaveLength(2);
    await expect(admin.rows('cancel_resumption', { resumption_id: id })).rejects.toMatchObject(
      refusal('change_closed'),
    );
  });

  test('is cancelled once by a retry, and then no longer confirmed; another one may follow', async () => {
    const id = await proposeResumption(stage);
    for (let n = 0; n < 2; n += 1) await treasurer.rows('cancel_resumption', { resumption_id: id });
    expect((await actionsOf(id)).map(([action]) => action)).toEqual([
      'resumption_proposed',
      'resumption_cancelled',
    ]);
    await expect(confirm(treasurer, id)).rejects.toMatchObject(refusal('change_closed'));
    await proposeResumption(stage);
  });

  test('waits for quotes that are agreeing on another price, and is then refused', async () => {
    const id = await proposeResumption(stage);
    const confirmation = whileHeld(
      (sql) =>
        sql`update private.halts set agreed_mid = agreed_mid + 1 where ended_at is null and instrument_id = 'BTC-USD'`,
      () => confirm(treasurer, id),
    );
    await expect(confirmation).rejects.toMatchObject(refusal('changed_meanwhile'));
  });

  test('that another person is deciding waits for that decision', async () => {
    const id = await proposeResumption(stage);
    const other = asInvestor(await makeOperator('treasurer'));
    const confirmation = whileHeld(
      (sql) => sql`select confirm_resumption(${id})`,
      () => confirm(treasurer, id),
      { by: other },
    );
    await expect(confirmation).rejects.toMatchObject(refusal('change_closed'));
  });

  test.each([
    [{ reason: ' ' }, 'reason_required'],
    [{ request_id: null }, 'request_id_required'],
    [{ seen_mid: null }, 'changed_meanwhile'],
  ])('with %j is refused as %s', async (changes, code) => {
    await expect(admin.rows('propose_resumption', values(changes))).rejects.toMatchObject(refusal(code));
  });

  test('that does not exist is neither confirmed nor cancelled', async () => {
    for (const name of ['confirm_resumption', 'cancel_resumption'])
      await expect(treasurer.rows(name, { resumption_id: randomUUID() })).rejects.toMatchObject(
        refusal('not_found'),
      );
  });

  test('is neither made nor decided by a reviewer, an investor or a visitor', async () => {
    const resumption_id = await proposeResumption(stage);
    const calls = [
      ['propose_resumption', values()],
      ['confirm_resumption', { resumption_id }],
      ['cancel_resumption', { resumption_id }],
    ] as const;
    for (const [name, args] of calls) {
      for (const actor of [reviewer, asInvestor(await makeInvestor())])
        await expect(actor.rows(name, args)).rejects.toMatchObject(refusal('not_allowed'));
      await expect(asAnonymous.rows(name, args)).rejects.toMatchObject({ code: '42501' });
    }
  });
});

test('the desk shows a halt with the price on which quotes agree, and the proposal that waits', async () => {
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
    resumption: { id, seen_mid: price, proposed_by: operator('admin').id, proposed_by_name: 'Demo Admin' },
  });
  await confirm(treasurer, id);
  expect(await read()).toMatchObject({ resumed_at: expect.any(String) as unknown, resumption: null });
});

test('the desk shows a proposal at its own instrument, and none that was cancelled', async () => {
  await halted(owner, 'ETH-USD');
  const shown = async () => {
    const { answer } = await reviewer.call<{
      answer: { instruments: { resumption: { id: string } | null }[] };
    }>('price_desk');
    return answer.instruments.slice(0, 3).map(({ resumption }) => resumption?.id ?? null);
  };
  const id = await proposeResumption(stage);
  expect(await shown()).toEqual([id, null, null]);
  await treasurer.rows('cancel_resumption', { resumption_id: id });
  expect(await shown()).toEqual([null, null, null]);
  const next = await proposeResumption(stage);
  expect(await shown()).toEqual([next, null, null]);
});

test('a proposal of another instrument or price is refused under an id that was used', async () => {
  const proposal = values();
  await admin.rows('propose_resumption', proposal);
  for (const [change, code] of [
    [{ instrument_id: 'ETH-USD' }, 'not_halted'],
    [{ seen_mid: price + 1 }, 'changed_meanwhile'],
  ] as const)
    await expect(admin.rows('propose_resumption', { ...proposal, ...change })).rejects.toMatchObject(
      refusal(code),
    );
});
