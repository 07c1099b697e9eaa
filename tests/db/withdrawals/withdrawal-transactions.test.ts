import { expect, test } from 'vitest';
import { newTransactionId, TRANSACTION_ID } from '../../support/transaction-id.ts';
import { fingerprint } from '../support/money/books.ts';
import { rememberAddresses } from '../support/money/payout-addresses.ts';
import { ADDRESSES, type Method, request, takeAndSettle } from '../support/money/withdrawals.ts';
import { openStage } from '../support/stage.ts';

const stage = await openStage();
const { owner, asInvestor, asOperator, makeInvestor, makeOperator } = stage;

const AMOUNT = 100_000;

async function approved(args?: { method?: Method; address?: string | undefined }) {
  const investor = await makeInvestor({ deposited: AMOUNT });
  const { method = 'Bitcoin', address } = args ?? {};
  if (address) await rememberAddresses(owner, investor.id, [{ method, address }]);
  const { id } = await request(asInvestor(investor), args);
  await asOperator('admin').call('review_withdrawal', { withdrawal_id: id, approve: true });
  return { withdrawal_id: id };
}

const settle = (withdrawal_id: string, transaction_id: string) =>
  takeAndSettle(asOperator('treasurer'), { withdrawal_id, transaction_id });

const asWritten = (id: string) => id;
const upperCase = (id: string) => id.toUpperCase();
const withPrefix = (id: string) => `0x${id}`;
const base64 = (id: string) => Buffer.from(id, 'hex').toString('base64');
const base64url = (id: string) => Buffer.from(id, 'hex').toString('base64url');
const [ERC20, , TRC20] = ADDRESSES.USDT;
const BAD_HEX = ['abc', 'f00d', TRANSACTION_ID.slice(1), `${TRANSACTION_ID}\n`, 'f'.repeat(201)];
const BAD_BASE64 = [`${base64(TRANSACTION_ID)}=`, base64(TRANSACTION_ID).slice(2)];

test.each<[Method, string | undefined, kept: (id: string) => string, good: ((id: string) => string)[], bad: string[]]>([
  ['Bitcoin', ADDRESSES.Bitcoin[0], asWritten, [asWritten, upperCase], [...BAD_HEX, `0x${TRANSACTION_ID}`]],
  ['Ethereum', ADDRESSES.Ethereum[0], withPrefix, [withPrefix], [TRANSACTION_ID, `0x${TRANSACTION_ID}0`]],
  ['USDT', ERC20, withPrefix, [withPrefix], [TRANSACTION_ID]],
  ['USDT', TRC20, asWritten, [asWritten], [`0x${TRANSACTION_ID}`]],
  ['TON', ADDRESSES.TON[0], asWritten, [asWritten, base64, base64url], [...BAD_HEX, ...BAD_BASE64]],
])(
  'a treasurer pays in %s to %s with an id such as its network gives, and with no other text',
  async (method, address, kept, good, bad) => {
    for (const written of good) {
      const id = newTransactionId();
      const { withdrawal_id } = await approved({ method, address });
      for (const transaction_id of bad) {
        await expect(settle(withdrawal_id, transaction_id)).rejects.toThrow('invalid_transaction_id');
      }
      expect(await settle(withdrawal_id, written(id))).toMatchObject({
        status: 'paid',
        transaction_id: kept(id),
      });
      expect(await settle(withdrawal_id, kept(id))).toMatchObject({
        status: 'paid',
        transaction_id: kept(id),
      });
    }
  },
);

const RAW = ADDRESSES.TON[3] ?? '';

test.each<[what: string, Method, addresses: [string, string], ids: (id: string) => [string, string]]>([
  [
    'in two letter cases',
    'Bitcoin',
    ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
    (id) => [id, id.toUpperCase()],
  ],
  [
    'to one address in two letter cases',
    'Bitcoin',
    [ADDRESSES.Bitcoin[4] ?? '', ADDRESSES.Bitcoin[6] ?? ''],
    (id) => [id, id],
  ],
  [
    'to one address of Ethereum, checksummed or not',
    'Ethereum',
    [ERC20 ?? '', (ERC20 ?? '').toLowerCase()],
    (id) => [`0x${id}`, `0x${id}`],
  ],
  ['in two forms of TON', 'TON', [RAW, RAW], (id) => [id, base64(id)]],
  ['to one address in two forms of TON', 'TON', [RAW, ADDRESSES.TON[0] ?? ''], (id) => [id, id]],
  ['to one raw address of TON in two letter cases', 'TON', [RAW, RAW.toUpperCase()], (id) => [id, id]],
  [
    'to one address of TON’s masterchain',
    'TON',
    [ADDRESSES.TON[4] ?? '', 'Ef_KbjIcfM6ezt8KjKJJLshZJJSqX7XOA4ff-W72r5gqPk6N'],
    (id) => [id, id],
  ],
])(
  'C1: one transaction does not pay two withdrawals of two people, written %s',
  async (_, method, [first, second], ids) => {
    const [one, other] = ids(newTransactionId());
    const { withdrawal_id } = await approved({ method, address: first });
    const { withdrawal_id: again } = await approved({ method, address: second });
    await settle(withdrawal_id, one);
    await asOperator('treasurer').call('take_withdrawal', { withdrawal_id: again });
    const before = await fingerprint(owner);
    await expect(settle(again, other)).rejects.toThrow('transaction_counted');
    expect(await fingerprint(owner)).toBe(before);
  },
);

test('C1: two treasurers who settle two withdrawals with one transaction at the same moment settle one', async () => {
  const other = await makeOperator('treasurer');
  for (let round = 0; round < 5; round += 1) {
    const [{ withdrawal_id }, { withdrawal_id: again }] = [await approved(), await approved()];
    const transaction_id = newTransactionId();
    const outcomes = await Promise.allSettled([
      settle(withdrawal_id, transaction_id),
      takeAndSettle(asInvestor(other), { withdrawal_id: again, transaction_id }),
    ]);
    expect(
      outcomes.map((one) => (one.status === 'rejected' ? (one.reason as Error).message : 'paid')).toSorted(),
    ).toEqual(['paid', 'transaction_counted']);
  }
});

test('a transaction pays several addresses of a batch, and the same text on two networks is two transactions', async () => {
  const id = newTransactionId();
  for (const [method, address, written] of [
    ['Bitcoin', ADDRESSES.Bitcoin[0], id],
    ['Bitcoin', ADDRESSES.Bitcoin[1], id],
    // Letters of this form are digits, so another case is another address.
    ['Bitcoin', ADDRESSES.Bitcoin[0]?.replace('DivfNa', 'divfna'), id],
    ['USDT', TRC20, id],
    ['Ethereum', ADDRESSES.Ethereum[0], `0x${id}`],
    ['Ethereum', ADDRESSES.Ethereum[1], `0x${id}`],
  ] as const) {
    const { withdrawal_id } = await approved({ method, address });
    expect(await settle(withdrawal_id, written)).toMatchObject({ status: 'paid' });
  }
});
