import { describe, expect, test } from 'vitest';
import { submitDeposit, uploadProof } from '../support/money/deposits.ts';
import { dropAddresses } from '../support/money/methods.ts';
import { dueChange } from '../support/site/settings.ts';
import { openStage } from '../support/stage.ts';

const { owner, asInvestor, makeInvestor } = await openStage();
const refusal = (message: string) => ({ code: 'P0001', message });

interface Method {
  kind: string;
  name: string;
  networks: string[] | null;
  paid_on: string[] | null;
  fault: string | null;
}

describe('a way to pay in without an address', () => {
  const give = async (method: string, network?: string) => {
    const person = await makeInvestor();
    const row = {
      amount_cents: 100,
      method,
      proof_path: await uploadProof(owner, person.id),
      ...(network && { network }),
    };
    return submitDeposit(asInvestor(person), row);
  };

  test('takes no deposit, and none on a network that has no address', async () => {
    await expect(give('Litecoin')).resolves.toEqual(expect.any(String));
    await dropAddresses(owner, 'litecoin', 'usdt-trc20');
    await expect(give('Litecoin')).rejects.toMatchObject(refusal('method_without_address'));
    await expect(give('USDT', 'TRON')).rejects.toMatchObject(refusal('method_without_address'));
    await expect(give('USDT', 'Ethereum')).resolves.toEqual(expect.any(String));
  });
});

test('the desk says which ways in and out do not match', async () => {
  const stage = await openStage();
  const faults = async () =>
    Object.fromEntries(
      (await stage.asOperator('reviewer').rows<Method>('method_desk'))
        .filter(({ fault }) => fault !== null)
        .map(({ kind, name, fault }) => [`${kind} ${name}`, fault]),
    );
  const before = await faults();
  expect(before).toEqual({
    'payment Litecoin': 'not_paid_out',
    'payment BNB': 'not_paid_out',
    'payment DOGE': 'not_paid_out',
    'payment SHIBA': 'not_paid_out',
    'payment BITCOIN CASH': 'not_paid_out',
    'payment TRON': 'not_paid_out',
    'withdrawal TON': 'not_paid_in',
  });
  await stage.owner`update public.payment_methods set active = true where name = 'TON'`;
  expect(await faults()).toEqual({ ...before, 'payment TON': 'no_address' });
  await dropAddresses(stage.owner, 'litecoin');
  expect(await faults()).toMatchObject({ 'payment Litecoin': 'no_address' });
  const due = await dueChange(stage, 'ton');
  await stage.asOperator('treasurer').rows('apply_proposal', { proposal_id: due });
  await stage.owner`update public.withdrawal_methods set active = false where name = 'Bitcoin'`;
  const { 'withdrawal TON': _, ...rest } = before;
  expect(await faults()).toEqual({
    ...rest,
    'payment Litecoin': 'no_address',
    'payment bitcoin': 'not_paid_out',
  });
  const desk = await stage.asOperator('reviewer').rows<Method>('method_desk');
  expect(desk.find(({ kind, name }) => kind === 'payment' && name === 'USDT')).toMatchObject({
    networks: ['Ethereum', 'TRON'],
    paid_on: ['Ethereum', 'TRON'],
  });
});
