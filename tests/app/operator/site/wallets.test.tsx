import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '../../support/app';
import { answer, calls, openOperator } from '../../support/operator/operator';
import { changeOfWallet, IN_USE, walletOf } from '../../support/operator/wallet';
import { signIn } from '../../support/session';

const NEW = 'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn';
const MAIN = '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa';

const change = (values: object = {}) => walletOf(changeOfWallet(values));
const approved = (values: object = {}) =>
  change({
    approved_by_name: 'Cleo',
    approved_at: '2026-03-06T10:00:00Z',
    effective_at: new Date(Date.now() + 30.5 * 3_600_000).toISOString(),
    due: false,
    ...values,
  });

function show(rows: object[], role = 'treasurer') {
  signIn();
  openOperator(role);
  answer('wallet_desk', rows);
  for (const step of ['propose_wallet_change', 'confirm_proposal', 'apply_proposal', 'cancel_proposal']) answer(step);
}

const open = async () => {
  const app = openApp('/operator/wallets');
  await screen.findByRole('heading', { name: 'Wallets' });
  return app;
};
const names = () => screen.getAllByRole('button').map((button) => button.textContent);

async function openProposal() {
  const app = await open();
  await app.user.click(screen.getByRole('button', { name: 'Propose another address for Bitcoin' }));
  const dialog = within(await screen.findByRole('dialog'));
  await app.user.type(dialog.getByLabelText('Reason'), 'The old key is retired');
  return {
    ...app,
    dialog,
    type: (address: string) => app.user.type(dialog.getByLabelText('New address'), address),
    send: () => app.user.dblClick(dialog.getByRole('button', { name: 'Propose' })),
  };
}

test('a treasurer proposes an address once however often they click, and is told who must approve', async () => {
  show([walletOf()]);
  const { type, send } = await openProposal();
  await type(` ${NEW} `);
  await send();
  expect(await screen.findByText('Proposed. Another treasurer or admin must approve it.')).toBeDefined();
  expect(calls('propose_wallet_change')).toEqual([
    {
      name: 'propose_wallet_change',
      wallet_id: 'bitcoin',
      address: NEW,
      address_name: 'Bitcoin testnet address',
      network: 'test',
      reason: 'The old key is retired',
      request_id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    },
  ]);
});

test.each([
  [`${NEW.slice(0, -1)}m`, /At least one character is wrong \(checksum/],
  [IN_USE, 'This address is already in use.'],
  [MAIN, 'This network doesn’t match: a sandbox uses test networks, a live site main networks.'],
  ['0x52908400098527886E0F7030069857D2E4169EE7', /This address is for Ethereum/],
  ['', /./],
])('a treasurer cannot propose %s', async (address, words) => {
  show([walletOf()]);
  const { dialog, type, send } = await openProposal();
  if (address) await type(address);
  await send();
  await waitFor(() => expect(dialog.getByLabelText('New address').getAttribute('aria-invalid')).toBe('true'));
  expect(dialog.getAllByText(words).length).toBeGreaterThan(0);
  expect(calls('propose_wallet_change')).toEqual([]);
});

test('a second person sees the old and the new address one above the other, and approves what they see', async () => {
  show([change()]);
  const { user } = await open();
  const item = within(screen.getByRole('article', { name: 'Bitcoin' }));
  expect(item.getByText('Waiting for a second person')).toBeDefined();
  expect(item.getByText('<b>New</b>')).toBeDefined();
  expect(item.getByText(/^Proposed by Ben, /)).toBeDefined();
  expect(names()).not.toContain('Propose another address');
  await user.click(item.getByRole('button', { name: 'Approve' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve this address for Bitcoin?' }));
  expect(dialog.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([IN_USE, NEW]);
  await user.dblClick(dialog.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('Approved. It can be applied in 48 hours.')).toBeDefined();
  expect(calls('confirm_proposal')).toHaveLength(1);
});

test.each([
  ['approves', 'Approve', change({ memo: '1234567', new_network: 'main', new_address: MAIN }), 'Main network'],
  [
    'puts in place',
    'Apply address',
    approved({ memo: '1234567', due: true, effective_at: '2026-03-08T10:00:00Z' }),
    'Test network',
  ],
])(
  'a treasurer who %s an address reads its network, its name, and that payments no longer carry a comment',
  async (_does, button, wallet, network) => {
    show([wallet]);
    const { user } = await open();
    expect(screen.getByText(/^Payment comment no longer required:$/).textContent).toMatch(/1234567$/);
    await user.click(screen.getByRole('button', { name: button }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(`Network: ${network}`)).toBeDefined();
    expect(dialog.getByText('<b>New</b>')).toBeDefined();
    expect(dialog.getByText(/^Payment comment no longer required:$/).textContent).toMatch(/1234567$/);
  },
);

test('a change that waits says how long, and can be stopped but not put in place', async () => {
  show([approved()]);
  await open();
  expect(screen.getByText(/^On hold until .* \(in 30 hours\)$/)).toBeDefined();
  expect(names()).not.toContain('Apply address');
  expect(names()).toContain('Cancel the proposal');
});

test('a treasurer puts a change in place when its delay has passed', async () => {
  show([approved({ due: true, effective_at: '2026-03-08T10:00:00Z' })]);
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Apply address' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Apply address' }));
  expect(await screen.findByText('The new address for Bitcoin is in use.')).toBeDefined();
});

test('a main-network address waits for going live in a sandbox', async () => {
  show([approved({ due: true, new_network: 'main', new_address: MAIN })]);
  await open();
  expect(screen.getByText('Waiting for the site to go live')).toBeDefined();
  expect(names()).not.toContain('Apply address');
});

test('a reviewer stops a change with a reason, and changes nothing else', async () => {
  show([change(), walletOf({ id: 'eth', coin: 'ETH' })], 'reviewer');
  const { user } = await open();
  expect(names()).not.toContain('Propose another address');
  expect(names()).not.toContain('Approve');
  await user.click(screen.getByRole('button', { name: 'Cancel the proposal' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Cancel the proposal' }));
  expect(dialog.getByLabelText('Reason').getAttribute('aria-invalid')).toBe('true');
  await user.type(dialog.getByLabelText('Reason'), 'Nobody here asked for it');
  await user.click(dialog.getByRole('button', { name: 'Cancel the proposal' }));
  expect(await screen.findByText('Change cancelled.')).toBeDefined();
  expect(calls('cancel_proposal')).toMatchObject([{ reason: 'Nobody here asked for it' }]);
});

test('a network without an address says so, and gets its first one, on TON with a comment', async () => {
  show([
    walletOf(),
    walletOf({
      id: 'ton',
      coin: 'TON',
      chain: 'TON',
      icon: 'ton',
      address: null,
      address_name: null,
      network: null,
    }),
  ]);
  const { user } = await open();
  const item = within(screen.getByRole('article', { name: 'TON' }));
  expect(item.getByText('No address')).toBeDefined();
  await user.click(item.getByRole('button', { name: 'Propose an address for TON' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('New address'), 'EQCD39VS5jcptHL8vMjEXrzGaRcCVYto7HUn4bpAOg8xqB2N');
  await user.type(dialog.getByLabelText('Network display name'), 'TON');
  await user.type(dialog.getByLabelText('Required payment comment'), ' 1234567 ');
  await user.type(dialog.getByLabelText('Reason'), 'Asked for');
  await user.click(dialog.getByRole('button', { name: 'Propose' }));
  expect(
    await dialog.findByText('This network doesn’t match: a sandbox uses test networks, a live site main networks.'),
  ).toBeDefined();
  await user.selectOptions(dialog.getByLabelText('Network'), 'main');
  await user.click(dialog.getByRole('button', { name: 'Propose' }));
  expect(await screen.findByText('Proposed. Another treasurer or admin must approve it.')).toBeDefined();
  expect(calls('propose_wallet_change')).toMatchObject([{ wallet_id: 'ton', network: 'main', memo: '1234567' }]);
});
