import { describe, expect, test } from 'vitest';
import { submitDeposit, uploadProof } from '../support/money/deposits.ts';
import { giveAddresses } from '../support/money/methods.ts';
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

  test.each(['Litecoin', 'BNB', 'SHIBA', 'BITCOIN CASH'])('takes no deposit: %s', async (method) => {
    await expect(give(method)).rejects.toMatchObject(refusal('method_without_address'));
    await giveAddresses(owner, method);
    await expect(give(method)).resolves.toEqual(expect.any(String));
  });

  test('takes none on a network that has no address either', async () => {
    await owner`alter table public.wallets disable trigger guard_address`;
    const emptied = await owner`
      update public.wallets set address = null, address_name = null, network = null where id = 'usdt-trc20' returning id`;
    expect(emptied).toHaveLength(1);
    await expect(give('USDT', 'TRON')).rejects.toMatchObject(refusal('method_without_address'));
    await expect(give('USDT', 'Ethereum')).resolves.toEqual(expect.any(String));
    await owner`
      update public.wallets set address = 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb', address_name = 'Nile', network = 'test' where id = 'usdt-trc20'`;
    await owner`alter table public.wallets enable trigger guard_address`;
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
    'payment Litecoin': 'no_address',
    'payment BNB': 'no_address',
    'payment DOGE': 'no_address',
    'payment SHIBA': 'no_address',
    'payment BITCOIN CASH': 'no_address',
    'payment TRON': 'not_paid_out',
    'withdrawal TON': 'not_paid_in',
  });
  // In use, and without an address.
  await stage.owner`update public.payment_methods set active = true where name = 'TON'`;
  expect(await faults()).toEqual({ ...before, 'payment TON': 'no_address' });
  await stage.owner`update public.payment_methods set active = false where name = 'TON'`;
  // A way out that is out of use does not count.
  await stage.owner`update public.withdrawal_methods set active = false where name = 'Bitcoin'`;
  expect(await faults()).toEqual({ ...before, 'payment bitcoin': 'not_paid_out' });
  await stage.owner`update public.withdrawal_methods set active = true where name = 'Bitcoin'`;
  await giveAddresses(stage.owner, 'Litecoin', 'TON');
  expect(await faults()).toEqual({ ...before, 'payment Litecoin': 'not_paid_out' });
  await stage
    .asOperator('admin')
    .rows('set_payment_method', { method: 'TON', in_use: true, reason: 'Asked for' });
  const { 'withdrawal TON': _, ...rest } = before;
  expect(await faults()).toEqual({ ...rest, 'payment Litecoin': 'not_paid_out' });
  const desk = await stage.asOperator('reviewer').rows<Method>('method_desk');
  expect(desk.find(({ kind, name }) => kind === 'payment' && name === 'USDT')).toMatchObject({
    networks: ['Ethereum', 'TRON'],
    paid_on: ['Ethereum', 'TRON'],
  });
});
