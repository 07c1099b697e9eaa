import { describe, expect, test } from 'vitest';
import { newTransactionId } from '../../support/transaction-id.ts';
import { proofPath } from '../support/money/deposits.ts';
import { openStage } from '../support/stage.ts';

interface Found {
  kind: string;
  queue: string | null;
  id: string;
  name: string | null;
  detail: string | null;
  amount_cents: number | null;
  waiting: boolean | null;
}

const stage = await openStage();
const { owner, asOperator, makeInvestor } = stage;

const search = async (words: string | null) => [
  ...(await asOperator('reviewer').rows<Found>('office_search', { words })),
];

test('an operator finds a person by a part of the name, of the address, or by the id', async () => {
  const person = await makeInvestor({ name: 'Zdenka Quirk' });
  for (const words of ['enka qu', ` ${person.email.slice(0, 20)} `, person.id])
    expect(await search(words)).toMatchObject([
      {
        kind: 'person',
        queue: null,
        id: person.id,
        name: 'Zdenka Quirk',
        detail: person.email,
        waiting: null,
      },
    ]);
});

test('an operator gets at most six people, and none for less than two characters', async () => {
  for (let n = 0; n < 7; n += 1) await makeInvestor({ name: `Crowded ${n}` });
  expect(await search('crowded')).toHaveLength(6);
  for (const words of ['', ' ', 'c', ' c ', null]) expect(await search(words)).toEqual([]);
});

test.each(['%', '__', "' or 1=1 --", '\\\\', 'x'.repeat(5000), '((('])(
  'an operator who searches for %j gets what contains just that',
  async (words) => {
    expect(await search(words)).toEqual([]);
  },
);

describe('a transaction', () => {
  test.each([
    ['Bitcoin', 'bitcoin', (id: string) => [id, id.toUpperCase()]],
    ['Ethereum', 'Ethereum', (id: string) => [`0x${id}`, id, `0x${id.toUpperCase()}`]],
  ] as const)('of %s is found in the forms that people write', async (network, method, forms) => {
    const { id: investor } = await makeInvestor({ name: 'Payer' });
    const transaction = newTransactionId();
    const [row] = await owner<{ id: string }[]>`
      insert into public.deposits (investor_id, amount_cents, method, proof_path, network, transaction_id)
      values (${investor}, 1000, ${method}, ${proofPath(investor)}, ${network}, ${forms(transaction)[0] ?? ''}) returning id`;
    for (const words of forms(transaction))
      expect(await search(words)).toMatchObject([
        {
          kind: 'transaction',
          queue: 'deposits',
          id: row?.id,
          name: 'Payer',
          amount_cents: 1000,
          waiting: true,
        },
      ]);
    expect(await search(transaction.slice(0, 40))).toEqual([]);
  });
});
