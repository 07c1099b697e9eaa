import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openStage } from '../support/stage.ts';

// A halt, or a change of trading that is proposed, is of one instrument, for one reason, by one person. (private.halt_trading, private.propose_trading.)
const { owner, asAnonymous, asOperator } = await openStage();
const [reviewer, treasurer, admin] = [asOperator('reviewer'), asOperator('treasurer'), asOperator('admin')];
const actionsOf = async (id: string) =>
  [
    ...(await owner<{ action: string }[]>`
      select action from private.audit_events where subject = ${id} order by id`),
  ].map(({ action }) => action);

test('a halt is no retry of a halt of another instrument, or for another reason', async () => {
  const request_id = randomUUID();
  const halt = (instrument_id = 'BTC-USD', reason = 'A fork is near') =>
    reviewer.rows('halt_trading', { instrument_id, reason, request_id });
  await halt();
  await expect(halt('ETH-USD')).rejects.toThrow('request_id_reused');
  await expect(halt('BTC-USD', 'Another')).rejects.toThrow('instrument_halted');
});

test('a halt leaves a change of another instrument waiting', async () => {
  const id = randomUUID();
  const change = { instrument_id: 'ETH-USD', trading: 'sell_only', reason: 'It is over', request_id: id };
  await admin.rows('propose_trading', change);
  const halt = { instrument_id: 'DOGE-USD', reason: 'A fork is near', request_id: randomUUID() };
  await reviewer.rows('halt_trading', halt);
  expect(await actionsOf(id)).toEqual(['trading_change_proposed']);
  await treasurer.rows('confirm_trading', { change_id: id });
  expect(await owner`select trading from public.instruments where id = 'ETH-USD'`).toEqual([
    { trading: 'sell_only' },
  ]);
});

test('a change that is sent again is one, and another under its id is refused', async () => {
  const request_id = randomUUID();
  await owner`update public.instruments set trading = 'open' where id = 'BTC-USD'`;
  const change = { instrument_id: 'BTC-USD', trading: 'sell_only', reason: 'It is over', request_id };
  await admin.rows('propose_trading', change);
  await admin.rows('propose_trading', change);
  await expect(treasurer.rows('propose_trading', change)).rejects.toThrow('change_open');
  for (const other of [{ trading: 'none' }, { reason: 'Another' }])
    await expect(admin.rows('propose_trading', { ...change, ...other })).rejects.toThrow('change_open');
  expect(await actionsOf(request_id)).toEqual(['trading_change_proposed']);
});

test('the reason that is shown is that of the change in force, of this coin', async () => {
  const halt = (instrument_id: string, reason: string) =>
    reviewer.rows('halt_trading', { instrument_id, reason, request_id: randomUUID() });
  await owner`update public.instruments set trading = 'open'`;
  await halt('BTC-USD', 'A long outage');
  await halt('ETH-USD', 'Another');
  await admin.rows('propose_trading', {
    instrument_id: 'BTC-USD',
    trading: 'sell_only',
    reason: 'It is over',
    request_id: randomUUID(),
  });
  const shown = { since: expect.anything() as unknown, reason: 'A long outage' };
  expect((await asAnonymous.rows('trading_notices'))[0]).toMatchObject(shown);
  const [desk] = await reviewer.rows<{ answer: { instruments: object[] } }>('trading_desk');
  expect(desk?.answer.instruments[0]).toMatchObject(shown);
});
