import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type * as Real from '@/operator/site/chain/derive';
import { openApp } from '../../support/app';
import { homeOf } from '../../support/operator/home';
import { answer, calls, openOperator } from '../../support/operator/operator';
import { proposal } from '../../support/operator/proposal';
import { signIn } from '../../support/session';

// Deriving all of an account takes seconds.
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

const left = (id: string, seen_at: string) => ({
  id,
  coins: '0.5 BTC',
  network: 'Bitcoin',
  transaction_id: '',
  seen_at,
});

function show(networks: object[], outgoing: object[] = []) {
  signIn();
  openOperator('treasurer');
  answer('wallet_desk', []);
  answer('chain_desk', { networks, accounts: [], unmatched: [], outgoing, reversed: [] });
}

test.each([
  ['BIP-84', KEY, FIRST, SECOND],
  // The mnemonic of all "abandon", m/44'/60'/0'; written as EIP-55 says.
  [
    'BIP-44',
    'xpub6DCoCpSuQZB2jawqnGMEPS63ePKWkwWPH4TU45Q7LPXWuNd8TMtVxRrgjtEshuqpK3mdhaWHPFsBngh5GFZaM6si3yZdUsT8ddYM3PwnATt',
    '0x9858EfFD232B4033E47d90003D41EC34EcaEda94',
    '0x6Fac4D18c912343BF86fa7049364Dd4E424Ab9C0',
  ],
])(
  'an account is derived as %s says, and one with another first address or key is refused',
  async (_, key, first, second) => {
    const { addresses, root } = await deriveAccount(key, first, 2);
    expect(addresses).toBe(`${first} ${second}`);
    expect(root).toMatch(/^[0-9a-f]{64}$/);
    await expect(deriveAccount(key, second, 1)).rejects.toMatchObject({ code: 'invalid_address' });
    await expect(deriveAccount(key.replace('B', 'C'), first, 1)).rejects.toMatchObject({ code: 'invalid_value' });
  },
);

test('the second operator confirms no account whose root their browser derives otherwise', async () => {
  show([network], [left('o', '2026-11-30')]);
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
  expect(within(screen.getByRole('table', { name: /^Left our wallets/ })).getByText('0.5 BTC (Bitcoin)')).toBeDefined();
});

test('the overview says which block was read, when, from how many nodes, and what is wrong or new', async () => {
  show(
    [network, { ...network, id: 'litecoin', network: 'Litecoin', trouble: 'disagree' }],
    [left('new', '2026-11-30T10:00:00Z'), left('read', '2026-11-28T10:00:00Z')],
  );
  answer('operator_home', () => homeOf({ changes: { since: '2026-11-29T10:00:00Z', through: 0, kinds: [] } }));
  openApp('/operator');
  const [bitcoin, litecoin] = await Promise.all(
    ['Bitcoin', 'Litecoin'].map((name) => screen.findByRole('link', { name })),
  );
  const line = (link: HTMLElement | undefined) => link?.closest('li') ?? document.body;
  expect(line(bitcoin).textContent).toBe('BitcoinBlock 912,345, 2 hours ago, 1 node');
  expect(line(litecoin).textContent).toContain('Nodes disagree');
  expect(line(screen.getByRole('link', { name: /^Left our wallets/ })).textContent).toMatch(/withdrawal1/);
});
