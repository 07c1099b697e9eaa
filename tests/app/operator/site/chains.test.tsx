import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type * as Real from '@/operator/site/chain/derive';
import { openApp } from '../../support/app';
import { homeOf } from '../../support/operator/home';
import { answer, calls, openOperator } from '../../support/operator/operator';
import { proposal } from '../../support/operator/proposal';
import { signIn } from '../../support/session';

// Deriving an account takes seconds; one test does.
vi.mock('@/operator/site/chain/derive', () => ({
  deriveAccount: () => Promise.resolve({ addresses: '', root: 'f'.repeat(64) }),
}));
type Derive = Pick<typeof Real, 'deriveAccount'>;
const { deriveAccount } = await vi.importActual<Derive>('@/operator/site/chain/derive');

// From BIP-84.
const KEY =
  'zpub6rFR7y4Q2AijBEqTUquhVz398htDFrtymD9xYYfG1m4wAcvPhXNfE3EfH1r1ADqtfSdVCToUG868RvUUkgDKf31mGDtKsAYz2oz2AGutZYs';
const FIRST = 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu';
const SECOND = 'bc1qnjg0jd8228aq7egyzacy8cys3knf9xvrerkf9g';

const network = {
  id: 'bitcoin',
  network: 'Bitcoin',
  confirmations: 3,
  automatic_cents: 1_000_000,
  height: 912_345,
  received_at: new Date(Date.now() - 2.5 * 3_600_000).toISOString(),
  trouble: null,
  nodes: [{ name: 'a', trouble: null }],
};

function show(networks: object[]) {
  signIn();
  openOperator('treasurer');
  answer('wallet_desk', []);
  answer('chain_desk', { networks, accounts: [], unmatched: [], reversed: [] });
}

test('an account is derived as BIP-84 says, and one with another first address or key is refused', async () => {
  const { addresses, root } = await deriveAccount(KEY, FIRST);
  expect(addresses.split(' ').slice(0, 2)).toEqual([FIRST, SECOND]);
  expect(addresses.split(' ')).toHaveLength(16_384);
  expect(root).toMatch(/^[0-9a-f]{64}$/);
  await expect(deriveAccount(KEY, SECOND)).rejects.toMatchObject({ code: 'invalid_address' });
  await expect(deriveAccount(KEY.replace('B', 'C'), FIRST)).rejects.toMatchObject({ code: 'invalid_value' });
}, 120_000);

test('the second operator confirms no account whose root their browser derives otherwise', async () => {
  show([network]);
  answer('list_proposals', [
    proposal({
      kind: 'chain_account',
      subject: 'a',
      changes: { account: [null, { extended_key: KEY, first_address: FIRST, root: '0'.repeat(64) }] },
    }),
  ]);
  answer('confirm_proposal');
  const { user } = openApp('/operator/wallets');
  await user.click(await screen.findByRole('button', { name: 'Derive, compare and confirm' }));
  expect(await screen.findByText(/Your browser derived other addresses/)).toBeDefined();
  expect(calls('confirm_proposal')).toEqual([]);
});

test('the overview says which block was read, when, from how many nodes, and what is wrong', async () => {
  show([network, { ...network, id: 'litecoin', network: 'Litecoin', trouble: 'disagree' }]);
  answer('operator_home', () => homeOf({}));
  openApp('/operator');
  const [bitcoin, litecoin] = await Promise.all(
    ['Bitcoin', 'Litecoin'].map((name) => screen.findByRole('link', { name })),
  );
  const line = (link: HTMLElement | undefined) => link?.closest('li') ?? document.body;
  expect(line(bitcoin).textContent).toBe('BitcoinBlock 912,345, 2 hours ago, 1 node');
  expect(line(litecoin).textContent).toContain('Nodes disagree');
});
