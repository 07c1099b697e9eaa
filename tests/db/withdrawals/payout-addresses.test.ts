import { expect, test } from 'vitest';
import type { Person } from '../support/actors.ts';
import { ADDRESSES, request } from '../support/money/withdrawals.ts';
import { openStage } from '../support/stage.ts';

const { owner, asInvestor, makeInvestor, whileHeld } = await openStage();

const OLD = ADDRESSES.Bitcoin[0];

/** The address book of an investor as they read it, each line with what it waits for. */
const bookOf = async (person: Person) =>
  (await asInvestor(person).rows<{ address: string | null; wait: string | null }>('payout_waits')).filter(
    ({ address }) => address !== null,
  );

test('an investor removes an address that no open withdrawal goes to, and it waits again when it is used again', async () => {
  const investor = await makeInvestor({ deposited: 1_000_000 });
  const remove = (address: string | undefined) =>
    asInvestor(investor).call('remove_payout_address', { network: 'Bitcoin', address });
  const { id } = await request(asInvestor(investor), { address: OLD });
  await expect(remove(OLD)).rejects.toThrow('address_in_use');
  await asInvestor(investor).call('cancel_withdrawal', { withdrawal_id: id });
  const removals = async () =>
    (await asInvestor(investor).query`select from account_events where kind = 'address_removed'`).length;
  // The cancelled request has taken its address along.
  await remove(OLD);
  expect(await removals()).toBe(1);
  await owner`insert into public.payout_addresses (investor_id, network, address) values (${investor.id}, 'Bitcoin', ${OLD ?? ''})`;
  await remove(OLD);
  await remove(OLD);
  expect(await removals()).toBe(2);
  expect((await bookOf(investor)).map(({ address }) => address)).not.toContain(OLD);
  await request(asInvestor(investor), { address: OLD });
  expect(await bookOf(investor)).toContainEqual(
    expect.objectContaining({ address: OLD, wait: 'new_address' }),
  );
});

test('an address is removed after what is done with the account at the same moment', async () => {
  const investor = await makeInvestor();
  const removed = await whileHeld(
    (sql) => sql`select from ledger.accounts where investor_id = ${investor.id} for share`,
    () => asInvestor(investor).call('remove_payout_address', { network: 'Bitcoin', address: OLD }),
  );
  expect(removed).toEqual({ answer: null });
});

test('an investor adds at most twenty new addresses in 24 hours, also when they remove some', async () => {
  const investor = await makeInvestor({ deposited: 1_000_000 });
  const use = async (n: number) => {
    const address = `0x${String(n).padStart(40, '8617E340B3D01FA5F11F306F4090FD50E238070D')}`;
    const { id } = await request(asInvestor(investor), { method: 'Ethereum', address });
    await asInvestor(investor).call('cancel_withdrawal', { withdrawal_id: id });
    await asInvestor(investor).call('remove_payout_address', { network: 'Ethereum', address });
  };
  for (let n = 1; n <= 20; n += 1) await use(n);
  await expect(use(21)).rejects.toThrow('too_many_requests');
  await request(asInvestor(investor), { address: OLD });
  const age = (passed: string) => owner`
    update public.account_events set created_at = now() - ${passed}::interval
    where investor_id = ${investor.id} and kind = 'address_added'`;
  await age('23 hours 59 minutes');
  await expect(use(21)).rejects.toThrow('too_many_requests');
  await age('24 hours');
  await use(21);
});
