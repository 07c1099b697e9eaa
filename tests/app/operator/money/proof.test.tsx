import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { openApp } from '../../support/app';
import { answerOperator } from '../../support/operator/operator';
import { refusal, server, SUPABASE } from '../../support/server';
import { signIn } from '../../support/session';

const REST = `${SUPABASE}/rest/v1`;
const HASH = 'ab'.repeat(32);
const sent: unknown[] = [];
const asked: unknown[] = [];

const snapshot = (number: number) => ({
  number,
  as_of: '2026-03-04T12:00:00Z',
  total_cents: 123_400,
  insurance_fund_cents: 24_680,
  seal: `${number}`.padStart(64, 'c'),
});
const reserve = (values: object = {}) => ({
  id: crypto.randomUUID(),
  network: 'Bitcoin testnet',
  address: 'tb1qreserveaddress0000000000',
  amount: '1.5 TBTC',
  value_cents: 100_000,
  signed_on: '2026-03-03',
  block_height: 12,
  how_to_check: 'Verify it in any wallet.',
  attested_at: '2026-03-03T12:00:00Z',
  ...values,
});

function answerProof(role = 'treasurer', published: object = {}, attestations: object[] = []) {
  answerOperator(role);
  server.use(
    http.post(`${REST}/rpc/transparency`, async ({ request }) => {
      asked.push(await request.json());
      return HttpResponse.json({
        latest: null,
        snapshots: [],
        reserves: [],
        reserves_cents: 0,
        coverage_bp: null,
        insurance_bp: null,
        ...published,
      });
    }),
    http.get(`${REST}/reserve_attestations`, () => HttpResponse.json(attestations)),
    http.post(`${REST}/rpc/attest_reserve`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ id: 'x' });
    }),
  );
}

beforeEach(() => {
  signIn();
  sent.length = 0;
  asked.length = 0;
});

test('a treasurer sees what the public is shown, and which attestation counts', async () => {
  const now = reserve();
  answerProof(
    'treasurer',
    {
      latest: snapshot(7),
      snapshots: [snapshot(7)],
      reserves: [{ ...now, counts: true }],
      reserves_cents: 100_000,
      coverage_bp: 8103,
      insurance_bp: 2000,
    },
    [now, reserve({ block_height: 11, how_to_check: '<b>Ask</b>' })],
  );
  openApp('/operator/proof');
  expect(await screen.findByText('81.03%')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Open the public page' }).getAttribute('href')).toBe(
    '/transparency',
  );
  const rows = within(screen.getByRole('table', { name: 'Attestations' })).getAllByRole('row');
  expect(rows[1]?.textContent).toMatch(/Counts$/);
  expect(rows[2]?.textContent).toMatch(/<b>Ask<\/b>.*Does not count$/);
});

test('a treasurer takes one snapshot however often they click', async () => {
  answerProof();
  let answer = (): void => undefined;
  const clicked = new Promise<void>((resolve) => (answer = resolve));
  server.use(
    http.post(`${REST}/rpc/take_snapshot`, async () => {
      sent.push('take_snapshot');
      await clicked;
      return HttpResponse.json({ number: 8 });
    }),
  );
  const { user } = openApp('/operator/proof');
  expect(await screen.findByText(/No reserve has been attested/)).toBeDefined();
  await user.dblClick(screen.getByRole('button', { name: 'Take a snapshot now' }));
  answer();
  expect(await screen.findByText('Snapshot 8 has been published.')).toBeDefined();
  expect(sent).toEqual(['take_snapshot']);
});

test.each([
  ['invalid_moment', /too recent/],
  ['account_omitted', /An account would be missing/],
  ['books_disagree', /not what the ledger says/],
])('a treasurer whose snapshot fails with %s reads why in words', async (code, words) => {
  answerProof();
  server.use(http.post(`${REST}/rpc/take_snapshot`, () => refusal(400, 'P0001', code)));
  const { user } = openApp('/operator/proof');
  await user.click(await screen.findByRole('button', { name: 'Take a snapshot now' }));
  expect(await screen.findByText(words)).toBeDefined();
});

async function fillIn({ user }: ReturnType<typeof openApp>, message: string) {
  await user.click(await screen.findByRole('button', { name: 'Attest a reserve' }));
  const dialog = within(await screen.findByRole('dialog'));
  for (const [label, text] of [
    ['Network', 'Bitcoin testnet'],
    ['Address', 'tb1qreserveaddress0000000000'],
    ['Amount in coins', '1.5 TBTC'],
    ['Worth in US dollars', '1000'],
    ['Signed on (UTC)', '2026-03-03'],
    ['Height of the block', '12'],
    ['Hash of the block', HASH],
    ['Signed message', message],
    ['Signature', 'H0signature0signature0signature='],
    ['How to check it', 'Verify it in any wallet.'],
  ] as const)
    await user.type(dialog.getByLabelText(label), text);
  await user.dblClick(dialog.getByRole('button', { name: 'Publish' }));
  return dialog;
}

test('a treasurer attests a reserve with all that is needed to check it', async () => {
  answerProof();
  const message = `We hold tb1qreserveaddress0000000000 on 2026-03-03 after ${HASH}`;
  await fillIn(openApp('/operator/proof'), message);
  expect(await screen.findByText('The reserve has been attested.')).toBeDefined();
  expect(sent).toEqual([
    {
      network: 'Bitcoin testnet',
      address: 'tb1qreserveaddress0000000000',
      amount: '1.5 TBTC',
      value_cents: 100_000,
      signed_on: '2026-03-03',
      block_height: 12,
      block_hash: HASH,
      message,
      signature: 'H0signature0signature0signature=',
      how_to_check: 'Verify it in any wallet.',
    },
  ]);
});

test('a message that does not name block and day is not sent', async () => {
  answerProof();
  const dialog = await fillIn(openApp('/operator/proof'), 'We hold tb1qreserveaddress0000000000');
  await waitFor(() =>
    expect(dialog.getByLabelText('Signed message').getAttribute('aria-invalid')).toBe('true'),
  );
  expect(sent).toEqual([]);
});

test('a treasurer who attests other figures for the same block reads the error', async () => {
  answerProof();
  server.use(http.post(`${REST}/rpc/attest_reserve`, () => refusal(400, 'P0001', 'already_attested')));
  await fillIn(openApp('/operator/proof'), `tb1qreserveaddress0000000000 2026-03-03 ${HASH}`);
  expect(await screen.findByText(/attested with other figures/)).toBeDefined();
});

test('a reviewer sees everything and publishes nothing', async () => {
  answerProof('reviewer');
  openApp('/operator/proof');
  expect(await screen.findByText('Treasurers and admins take snapshots and attest reserves.')).toBeDefined();
  expect(screen.queryByRole('button', { name: /snapshot|Attest/ })).toBeNull();
});

test('an operator reads older snapshots, a page at a time, by the address', async () => {
  answerProof('reviewer', { snapshots: Array.from({ length: 30 }, (_, n) => snapshot(60 - n)) });
  const { user, router } = openApp('/operator/proof');
  await user.click(await screen.findByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(asked).toContainEqual({ before: 31 }));
  expect(router.state.location.search).toEqual({ before: '31' });
});
