import { expect, test } from 'vitest';
import { attestation } from '../support/money/reserves.ts';
import { makeUnclaimed } from '../support/money/unclaimed.ts';
import { ADDRESSES, request } from '../support/money/withdrawals.ts';
import { changeOf } from '../support/site/settings.ts';
import { openStage } from '../support/stage.ts';

const stage = await openStage();
const { owner, asInvestor, asOperator, makeInvestor } = stage;
const refusal = { code: 'P0001', message: 'dead_address' };

/** What no one can spend from, in every way to write it. */
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
  expect(await owner`select private.is_dead_address(${address}) as dead`).toEqual([{ dead: true }]);
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
  expect(await owner`select a from unnest(${live}::text[]) a where private.is_dead_address(a)`).toEqual([]);
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
