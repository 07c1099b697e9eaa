import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { openApp, openDialog } from '../../support/app';
import { answer, calls, openOperator } from '../../support/operator/operator';
import { server, tableOf } from '../../support/server';
import { signIn } from '../../support/session';

const HASH = 'ab'.repeat(32);

const snapshot = {
  number: 7,
  as_of: '2026-03-04T12:00:00Z',
  total_cents: 123_400,
  insurance_fund_cents: 24_680,
  seal: 'c'.repeat(64),
};
const attested = {
  network: 'Bitcoin testnet',
  address: 'tb1qreserveaddress0000000000',
  amount: '1.5 TBTC',
  value_cents: 100_000,
  signed_on: '2026-03-03',
  block_height: 12,
  how_to_check: 'Verify it in any wallet.',
};
const reserve = (id: string, values: object = {}) => ({
  id,
  ...attested,
  attested_at: '2026-03-03T12:00:00Z',
  ...values,
});

beforeEach(() => {
  signIn();
  openOperator('treasurer');
  const now = reserve('a');
  answer('transparency', {
    latest: snapshot,
    snapshots: [snapshot],
    reserves: [{ ...now, counts: true }],
    reserves_cents: 100_000,
    coverage_bp: 8103,
    insurance_bp: 2000,
  });
  server.use(tableOf('reserve_attestations', [now, reserve('b', { block_height: 11, how_to_check: '<b>Ask</b>' })]));
});

test('a treasurer sees what the public is shown, and which attestation counts', async () => {
  openApp('/operator/proof');
  expect(await screen.findByText('81.03%')).toBeDefined();
  const publicPage = screen.getByRole('link', { name: 'Open the public page' });
  expect(publicPage.getAttribute('href')).toBe('/transparency');
  const rows = within(screen.getByRole('table', { name: 'Attestations' })).getAllByRole('row');
  expect(rows[1]?.textContent).toMatch(/Counted$/);
  expect(rows[2]?.textContent).toMatch(/<b>Ask<\/b>.*Not counted$/);
});

test('a treasurer attests a reserve with all that is needed to check it', async () => {
  answer('attest_reserve', { id: 'x' });
  const message = `We hold tb1qreserveaddress0000000000 on 2026-03-03 after ${HASH}`;
  const { user, dialog } = await openDialog('/operator/proof', 'Attest a reserve');
  for (const [label, text] of [
    ['Network', attested.network],
    ['Address', attested.address],
    ['Amount in coins', attested.amount],
    ['Value in US dollars', '1000'],
    ['Signed on (UTC)', attested.signed_on],
    ['Block height', '12'],
    ['Block hash', HASH],
    ['Signed message', message],
    ['Signature', 'H0signature0signature0signature='],
    ['How to check it', attested.how_to_check],
  ] as const)
    await user.type(dialog.getByLabelText(label), text);
  await user.dblClick(dialog.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('Reserve attested.')).toBeDefined();
  const signature = 'H0signature0signature0signature=';
  expect(calls('attest_reserve')).toEqual([
    { name: 'attest_reserve', ...attested, block_hash: HASH, message, signature },
  ]);
});
