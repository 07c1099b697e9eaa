import { describe, expect, test } from 'vitest';
import { changeOf, dueChange, FIRST_ADDRESS } from '../support/site/settings.ts';
import { openStage } from '../support/stage.ts';

const stage = await openStage();
const { owner, asInvestor, asOperator, makeInvestor } = stage;
const refusal = (message: string) => ({ code: 'P0001', message });
const wallet = async (id: string) =>
  (await owner`select address, address_name, network, memo from public.wallets where id = ${id}`)[0];

test('a network gets its first address by two people and a delay, and the method is open from then on', async () => {
  const id = await changeOf(stage, 'ton');
  const apply = () => asOperator('treasurer').rows('apply_wallet_change', { change_id: id });
  await expect(apply()).rejects.toMatchObject(refusal('not_approved'));
  await asOperator('treasurer').rows('approve_wallet_change', { change_id: id });
  await expect(apply()).rejects.toMatchObject(refusal('too_early'));
  await asOperator('admin').rows('cancel_wallet_change', { change_id: id, reason: 'Again' });
  const due = await dueChange(stage, 'ton');
  await asOperator('treasurer').rows('apply_wallet_change', { change_id: due });
  expect(await wallet('ton')).toEqual({
    address: FIRST_ADDRESS.test,
    address_name: 'New address',
    network: 'test',
    memo: null,
  });
  expect(await asInvestor(await makeInvestor()).query`select from public.wallets`).toHaveLength(11);
});

describe('a memo', () => {
  test('comes with an address on TON, and leaves with the next one', async () => {
    const first = await dueChange(stage, 'ton', { memo: ' 1234567 ' });
    await asOperator('treasurer').rows('apply_wallet_change', { change_id: first });
    expect(await wallet('ton')).toMatchObject({ memo: '1234567' });
    expect(
      (await asOperator('reviewer').rows<{ id: string }>('wallet_desk')).find(({ id }) => id === 'ton'),
    ).toMatchObject({ chain: 'TON', memo: '1234567', new_memo: null });
    const next = await dueChange(stage, 'ton');
    await asOperator('treasurer').rows('apply_wallet_change', { change_id: next });
    expect(await wallet('ton')).toMatchObject({ memo: null });
  });

  test.each([
    ['tron', '1234567'],
    ['ton', 'two\nlines'],
    ['ton', 'Grüße'],
    ['ton', 'a'.repeat(101)],
  ])('is refused for %s as %j', async (id, memo) => {
    await expect(changeOf(stage, id, { memo })).rejects.toMatchObject(refusal('invalid_memo'));
  });
});
