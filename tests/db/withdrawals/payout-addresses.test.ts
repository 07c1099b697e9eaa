import { expect, test } from 'vitest';
import { newTransactionId } from '../../support/transaction-id.ts';
import type { Person } from '../support/actors.ts';
import { attestation } from '../support/money/reserves.ts';
import { makeUnclaimed } from '../support/money/unclaimed.ts';
import { ADDRESSES, request, takeAndSettle } from '../support/money/withdrawals.ts';
import { changeOf } from '../support/site/settings.ts';
import { openStage } from '../support/stage.ts';

// An address that an intruder requested and withdrew must not count as old when they return.
const stage = await openStage();
const { owner, asInvestor, makeInvestor, asOperator } = stage;

const OLD = ADDRESSES.Bitcoin[0];

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
  await remove(OLD);
  expect(await removals()).toBe(1);
  await owner`insert into public.payout_addresses (investor_id, network, address) values (${investor.id}, 'Bitcoin', ${OLD ?? ''})`;
  await remove(OLD);
  await remove(OLD);
  expect(await removals()).toBe(2);
  expect((await bookOf(investor)).map(({ address }) => address)).not.toContain(OLD);
  await request(asInvestor(investor), { address: OLD });
  expect(await bookOf(investor)).toContainEqual(expect.objectContaining({ address: OLD, wait: 'new_address' }));
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

const NEW = 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu';

const [FIRST = ''] = ADDRESSES.Bitcoin;

const makeRich = () => makeInvestor({ deposited: 1_000_000 });

const askFor = async (person: Person, address: string) => (await request(asInvestor(person), { address })).id;

const cancel = (person: Person, withdrawal_id: string) =>
  asInvestor(person).call('cancel_withdrawal', { withdrawal_id });

const review = (withdrawal_id: string, approve: boolean) =>
  asOperator('reviewer').call('review_withdrawal', { withdrawal_id, approve, reason: 'Seen' });

const inBook = async (person: Person, address: string) =>
  (await asInvestor(person).query`select from public.payout_addresses where address = ${address}`).length;

test.each([
  ['cancelled', cancel],
  ['rejected', (_: Person, id: string) => review(id, false)],
] as const)(
  'an address whose only requests were %s leaves the book, and is new when it is used again',
  async (_, end) => {
    const person = await makeRich();
    const [first, second] = [await askFor(person, NEW), await askFor(person, NEW)];
    await end(person, first);
    expect(await inBook(person, NEW)).toBe(1);
    await end(person, second);
    expect(await inBook(person, NEW)).toBe(0);
    const again = await askFor(person, NEW.toUpperCase());
    await expect(review(again, true)).rejects.toThrow('must_wait');
    expect(await inBook(person, NEW.toUpperCase())).toBe(1);
  },
);

test.each(['approved', 'paying', 'paid'])(
  'an address to which a request is %s stays when another is cancelled',
  async (status) => {
    const person = await makeRich();
    const id = await askFor(person, FIRST);
    await review(id, true);
    if (status !== 'approved') await asOperator('treasurer').call('take_withdrawal', { withdrawal_id: id });
    if (status === 'paid')
      await takeAndSettle(asOperator('treasurer'), { withdrawal_id: id, transaction_id: newTransactionId() });
    await cancel(person, await askFor(person, FIRST));
    expect(await inBook(person, FIRST)).toBe(1);
  },
);

const refusal = { code: 'P0001', message: 'dead_address' };

const DEAD = [
  '0x0000000000000000000000000000000000000000',
  '0x000000000000000000000000000000000000dEaD',
  '0x0000000000000000000000000000000000000001',
  '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE',
  '0xdead000000000000000042069420694206942069',
  '0xDEADBEEFDEADBEEFDEADBEEFDEADBEEFDEADBEEF',
  '0xdAC17F958D2ee523a2206206994597C13D831ec7',
  '1111111111111111111114oLvT2',
  '31h1vYVSYuKP6AhS86fbRdMw9XHieotbST',
  'mfWxJ45yp2SFn7UciZyNpvDKrzbhyfKrY8',
  '1BitcoinEaterAddressDontSendf59kuE',
  '1CounterpartyXXXXXXXXXXXXXXXUWLpVr',
  '1HT7xU2Ngenf7D4yocz2SAcnNLW7rK8d4E',
  'bc1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq9e75rs',
  'BC1QQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQ9E75RS',
  `bc1p${'q'.repeat(52)}pqqenm`,
  'bc1pfeessrawgf',
  'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb',
  'TLsV52sRDL79HXGGm9yzwKibb6BeruhUzy',
  'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
  'EQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAM9c',
  'UQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAJKZ',
  `0:${'0'.repeat(64)}`,
  `-1:${'5'.repeat(64)}`,
  'EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_sDs',
  'ltc1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqp9ysmq',
  'LKDxGDJq5fF4FohAB8zJH24mDDNHDNtqsE',
  'bitcoincash:qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqfnhks603',
  'DDogepartyxxxxxxxxxxxxxxxxxxw1dfzr',
];

test.each(DEAD)('no one can spend from %s', async (address) => {
  expect(await owner`select payments.is_dead_address(${address}) as dead`).toEqual([{ dead: true }]);
});

test('an address with a key is not taken for a dead one, however it is written', async () => {
  const live = [
    ...Object.values(ADDRESSES).flat(),
    'LM2WMpR1Rp6j3Sa59cMXMs1SPzj9eXpGc1',
    'ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9',
    'DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L',
    'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a',
    // Mined for its zeros.
    '0x00000000000000ADc04C56Bf30aC9d3c0aAF14dC',
  ];
  expect(await owner`select a from unnest(${live}::text[]) a where payments.is_dead_address(a)`).toEqual([]);
});

test('a dead address is refused wherever an address is taken: withdrawals, their terms, wallets, reserves, unclaimed money', async () => {
  const me = asInvestor(await makeInvestor({ deposited: 100_000 }));
  for (const address of ['1111111111111111111114oLvT2', 'bc1pfeessrawgf']) {
    await expect(request(me, { address })).rejects.toMatchObject(refusal);
    await expect(
      me.rows('withdrawal_terms', { method: 'Bitcoin', amount_cents: 100_000, address }),
    ).rejects.toMatchObject(refusal);
  }
  await expect(changeOf(stage, 'eth', { network: 'main', address: DEAD[6] })).rejects.toMatchObject(refusal);
  await expect(
    asOperator('treasurer').call('attest_reserve', attestation({ address: `${DEAD[0]}` })),
  ).rejects.toMatchObject(refusal);
  const [person_id] = await makeUnclaimed(stage, 1);
  await expect(
    asOperator('treasurer').call('propose_unclaimed_payout', {
      person_id,
      recipient: `TRON: ${DEAD[17]}.`,
      evidence: 'stated by the owner',
    }),
  ).rejects.toMatchObject(refusal);
});

test('a payment below what its network carries is refused, also of a whole balance', async () => {
  const ask = async (deposited: number, method: 'Bitcoin' | 'USDT') =>
    request(asInvestor(await makeInvestor({ deposited })), {
      method,
      address: ADDRESSES[method][0],
      amount_cents: deposited,
    });
  await expect(ask(3, 'Bitcoin')).rejects.toMatchObject({ message: 'below_dust', detail: '100' });
  await expect(ask(99, 'Bitcoin')).rejects.toThrow('below_dust');
  await ask(100, 'Bitcoin');
  await ask(3, 'USDT');
});
