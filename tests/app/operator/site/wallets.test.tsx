import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { openApp } from '../../support/app';
import { answerOperator } from '../../support/operator/operator';
import { changeOfWallet, IN_USE, walletOf } from '../../support/operator/wallet';
import { announce, joins } from '../../support/realtime';
import { refusal, server, SUPABASE } from '../../support/server';
import { ADA, signIn } from '../../support/session';

const RPC = `${SUPABASE}/rest/v1/rpc`;
const NEW = 'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn';
const MAIN = '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa';
const sent: { name: string; [key: string]: unknown }[] = [];

const HOUR = 3_600_000;
const change = (values: object = {}) => walletOf(changeOfWallet(values));
const approved = (values: object = {}) =>
  change({
    approved_by_name: 'Cleo',
    approved_at: '2026-03-06T10:00:00Z',
    effective_at: new Date(Date.now() + 30.5 * HOUR).toISOString(),
    due: false,
    ...values,
  });

function answer(rows: object[], role = 'treasurer', reply: () => Response = () => new HttpResponse(null)) {
  answerOperator(role);
  server.use(
    http.post(`${RPC}/wallet_desk`, () => HttpResponse.json(rows)),
    ...['propose', 'approve', 'apply', 'cancel'].map((step) =>
      http.post(`${RPC}/${step}_wallet_change`, async ({ request }) => {
        sent.push({ name: step, ...((await request.json()) as object) });
        return reply();
      }),
    ),
  );
}

beforeEach(() => {
  signIn();
  sent.length = 0;
});

const open = async () => {
  const app = openApp('/operator/wallets');
  await screen.findByRole('heading', { name: 'Wallets' });
  return app;
};
const names = () => screen.getAllByRole('button').map((button) => button.textContent);

/** Opens the form and fills all but the address. */
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
  answer([walletOf()]);
  const { type, send } = await openProposal();
  await type(` ${NEW} `);
  await send();
  expect(await screen.findByText('Proposed. Another treasurer or admin must approve it.')).toBeDefined();
  expect(sent).toEqual([
    {
      name: 'propose',
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
  [`${NEW.slice(0, -1)}m`, /The checksum is wrong/],
  [IN_USE, 'This address is in use already.'],
  [MAIN, 'A sandbox uses test networks, a live site main networks.'],
  ['0x52908400098527886E0F7030069857D2E4169EE7', /This is an address of Ethereum/],
  ['', /./],
])('a treasurer cannot propose %s', async (address, words) => {
  answer([walletOf()]);
  const { dialog, type, send } = await openProposal();
  if (address) await type(address);
  await send();
  await waitFor(() => expect(dialog.getByLabelText('New address').getAttribute('aria-invalid')).toBe('true'));
  expect(dialog.getAllByText(words).length).toBeGreaterThan(0);
  expect(sent).toEqual([]);
});

test('a treasurer prepares the main-network address of a sandbox', async () => {
  answer([walletOf()]);
  const { dialog, user, type, send } = await openProposal();
  await user.selectOptions(dialog.getByLabelText('Network'), 'Main network');
  await type(MAIN);
  await send();
  await waitFor(() => expect(sent[0]).toMatchObject({ network: 'main', address: MAIN }));
});

test('a second person sees the old and the new address one above the other, and approves what they see', async () => {
  answer([change()]);
  const { user } = await open();
  const item = within(screen.getByRole('article', { name: 'Bitcoin' }));
  expect(item.getByText('Waits for a second person')).toBeDefined();
  expect(item.getByText('<b>New</b>')).toBeDefined();
  expect(item.getByText(/^Proposed by Ben, /)).toBeDefined();
  expect(names()).not.toContain('Propose another address');
  await user.click(item.getByRole('button', { name: 'Approve' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve this address for Bitcoin?' }));
  expect(dialog.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([IN_USE, NEW]);
  await user.dblClick(dialog.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('Approved. It can be put in place in 48 hours.')).toBeDefined();
  expect(sent).toEqual([{ name: 'approve', change_id: '00000000-0000-4000-8000-00000000c0de' }]);
});

test.each([
  [
    'approves',
    'Approve',
    change({ memo: '1234567', new_network: 'main', new_address: MAIN }),
    'Main network',
  ],
  [
    'puts in place',
    'Put in place',
    approved({ memo: '1234567', due: true, effective_at: '2026-03-08T10:00:00Z' }),
    'Test network',
  ],
])(
  'a treasurer who %s an address reads its network, its name, and that payments no longer carry a comment',
  async (_does, button, wallet, network) => {
    answer([wallet]);
    const { user } = await open();
    expect(screen.getByText(/^Comment that payments no longer carry:$/).textContent).toMatch(/1234567$/);
    await user.click(screen.getByRole('button', { name: button }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(`Network: ${network}`)).toBeDefined();
    expect(dialog.getByText('<b>New</b>')).toBeDefined();
    expect(dialog.getByText(/^Comment that payments no longer carry:$/).textContent).toMatch(/1234567$/);
  },
);

test('a treasurer who approves another comment reads both', async () => {
  answer([change({ memo: '1234567', new_memo: '7654321' })]);
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/^Comment that payments must carry:$/).textContent).toMatch(/7654321$/);
  expect(dialog.getByText(/^Comment that payments no longer carry:$/).textContent).toMatch(/1234567$/);
});

test('the proposer of a change is not asked to approve it', async () => {
  answer([change({ proposed_by: ADA.id })]);
  await open();
  expect(screen.getByText('You proposed it: another operator must approve it.')).toBeDefined();
  expect(names()).not.toContain('Approve');
});

test('a change that waits says how long, and can be stopped but not put in place', async () => {
  answer([approved()]);
  await open();
  expect(screen.getByText(/^Waits until .* \(in 30 hours\)$/)).toBeDefined();
  expect(names()).not.toContain('Put in place');
  expect(names()).toContain('Stop');
});

test('a treasurer puts a change in place when its delay has passed', async () => {
  answer([approved({ due: true, effective_at: '2026-03-08T10:00:00Z' })]);
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Put in place' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Put in place' }));
  expect(await screen.findByText('The new address for Bitcoin is in use.')).toBeDefined();
});

test('a main-network address waits for going live in a sandbox', async () => {
  answer([approved({ due: true, new_network: 'main', new_address: MAIN })]);
  await open();
  expect(screen.getByText('Waits for going live')).toBeDefined();
  expect(names()).not.toContain('Put in place');
});

test('a reviewer stops a change with a reason, and changes nothing else', async () => {
  answer([change(), walletOf({ id: 'eth', coin: 'ETH' })], 'reviewer');
  const { user } = await open();
  expect(names()).not.toContain('Propose another address');
  expect(names()).not.toContain('Approve');
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Stop' }));
  expect(dialog.getByLabelText('Reason').getAttribute('aria-invalid')).toBe('true');
  await user.type(dialog.getByLabelText('Reason'), 'Nobody here asked for it');
  await user.click(dialog.getByRole('button', { name: 'Stop' }));
  expect(await screen.findByText('The change has been stopped.')).toBeDefined();
  expect(sent).toMatchObject([{ name: 'cancel', reason: 'Nobody here asked for it' }]);
});

test('an operator who comes too late reads so', async () => {
  answer([change()], 'treasurer', () => refusal(400, 'P0001', 'change_closed'));
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('This has been finished or stopped already.')).toBeDefined();
});

test('an open page follows what others do', async () => {
  answer([walletOf()]);
  await open();
  await waitFor(() => expect(joins).not.toEqual([]));
  answer([change()]);
  announce('wallet_changes');
  expect(await screen.findByText('Waits for a second person')).toBeDefined();
});

test('a site without wallets says so', async () => {
  answer([]);
  await open();
  expect(screen.getByText('There are no wallets')).toBeDefined();
});

test('an operator comes from the wallets to the changes that were made of them', async () => {
  answer([walletOf()]);
  await open();
  const earlier = screen.getByRole('link', { name: 'Earlier changes' });
  expect(earlier.getAttribute('href')).toBe('/operator/audit?action=wallet_change_applied');
});
