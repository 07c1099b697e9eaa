import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { TRANSACTION_ID } from '../../support/transaction-id.ts';
import { cloneDatabase } from '../support/database.ts';

// Values that a key must treat as equal although they are spelled differently or missing.
const { owner } = await cloneDatabase();

type Values = Record<string, unknown>;

const [alice, reviewer, treasurer] = [1, 3, 4].map((n) => `00000000-0000-4000-8000-00000000000${n}`);
const now = new Date();
const ROWS: Record<string, () => Values> = {
  'public.deposits': () => ({
    id: randomUUID(),
    investor_id: alice,
    amount_cents: 1000,
    method: 'bitcoin',
    proof_path: `${alice}/${randomUUID()}`,
  }),
  'public.withdrawals': () => ({ id: randomUUID(), investor_id: alice, amount_cents: 100_000 }),
  'copying.protection_packs': () => ({
    questions_version: 1,
    cooling_off_hours: 720,
    wait_hours: 720,
    part_bp: 10_000,
    in_force_from: new Date(Date.now() + 60_000),
  }),
};
const arrived = {
  arrived_cents: 1000,
  network: 'Bitcoin',
  transaction_id: TRANSACTION_ID,
  transaction_output: 0,
};
const paid = { status: 'paid', reviewed_by: reviewer, reviewed_at: now, paid_by: treasurer, paid_at: now };
const approved = { ...arrived, status: 'approved', reviewed_by: reviewer, reviewed_at: now };
const onTron = { ...approved, network: 'TRON', transaction_output: null };
const sent = (method: string, address: string, transaction_id: string = arrived.transaction_id) => ({
  ...paid,
  method,
  address,
  transaction_id,
});
const ON_ETHEREUM = `0x${arrived.transaction_id}`;

/** Rows that a unique key treats as equal, by its name; each is a change to an ordinary row. */
const ALIKE: Record<string, [table: string, first: Values, second: Values][]> = {
  deposits_payment_once: [
    ['public.deposits', onTron, onTron],
    [
      'public.deposits',
      { ...onTron, network: 'Ethereum', transaction_id: ON_ETHEREUM },
      { ...onTron, network: 'Ethereum', transaction_id: ON_ETHEREUM, method: 'USDT' },
    ],
  ],
  withdrawals_payment_once: [
    [
      'public.withdrawals',
      sent('Ethereum', '0x52908400098527886e0f7030069857d2e4169ee7', ON_ETHEREUM),
      sent('Ethereum', '0x52908400098527886E0F7030069857D2E4169EE7', ON_ETHEREUM),
    ],
    [
      'public.withdrawals',
      sent('Ethereum', '0x52908400098527886e0f7030069857d2e4169ee7', ON_ETHEREUM),
      sent('USDT', '0x52908400098527886E0F7030069857D2E4169EE7', ON_ETHEREUM),
    ],
    [
      'public.withdrawals',
      sent('Bitcoin', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'),
      sent('Bitcoin', 'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4'),
    ],
    ...[
      'UQDKbjIcfM6ezt8KjKJJLshZJJSqX7XOA4ff-W72r5gqPuwA',
      '0:ca6e321c7cce9ecedf0a8ca2492ec8592494aa5fb5ce0387dff96ef6af982a3e',
    ].map((address): [string, Values, Values] => [
      'public.withdrawals',
      sent('TON', 'EQDKbjIcfM6ezt8KjKJJLshZJJSqX7XOA4ff-W72r5gqPrHF'),
      sent('TON', address),
    ]),
  ],
  newsletter_email_once: [
    ['public.newsletter_subscriptions', { email: 'reader@example.com' }, { email: 'Reader@Example.COM' }],
  ],
  protection_packs_once: [['copying.protection_packs', { country: null, version: 7 }, { country: null, version: 7 }]],
};

test.each(Object.entries(ALIKE).flatMap(([name, pairs]) => pairs.map((pair, n) => [name, n + 1, ...pair] as const)))(
  '%s takes the rows of pair %i for one',
  async (name, _, table, first, second) => {
    const own = (change: Values): Values => ({ ...ROWS[table]?.(), ...change });
    await expect(owner`insert into ${owner(table)} ${owner([own(first), own(second)])}`).rejects.toMatchObject({
      constraint_name: name,
    });
  },
);
