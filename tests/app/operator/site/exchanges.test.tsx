import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { openApp } from '../../support/app';
import { answer, calls, openOperator } from '../../support/operator/operator';
import { desk, halted, instrument } from '../../support/operator/price-desk';
import { proposal } from '../../support/operator/proposal';
import { announce } from '../../support/realtime';
import { signIn } from '../../support/session';

beforeEach(() => {
  signIn();
  openOperator('treasurer');
  for (const what of ['exchanges', 'resumption']) answer(`propose_${what}`);
});

const open = async () => {
  const app = openApp('/operator/exchanges');
  await screen.findByRole('heading', { name: 'Prices', level: 1 });
  return app;
};
const row = (name: RegExp) => screen.getByRole('row', { name });

test('a reviewer sees where prices come from, how old they are and what was refused, and decides nothing', async () => {
  openOperator('reviewer');
  desk({
    exchanges: ['coinbase', 'kraken'],
    instruments: [
      instrument(),
      instrument({
        id: 'ETH-USD',
        name: 'Ethereum',
        source: 'simulated',
        received_at: new Date(Date.now() - 5000).toISOString(),
        stale: false,
      }),
      instrument({ id: 'TON-USD', name: 'Toncoin', source: null, received_at: null, stale: null }),
      halted({ id: 'DOGE-USD', name: 'Doge', source: 'replay:crash.jsonl' }),
    ],
    refused: [
      { source: 'simulated', reason: 'too_wide', times: 3, last_at: '2026-03-05T10:00:00Z' },
      { source: 'ccxt:a1,b2', reason: 'new_reason', times: 1, last_at: '2026-03-05T10:00:00Z' },
    ],
  });
  await open();
  expect(screen.getByText('Only treasurers and admins can do this.')).toBeDefined();
  expect(screen.getByText('coinbase')).toBeDefined();
  expect(row(/Bitcoin/).textContent).toMatch(/coinbase, kraken.*3 minutes ago.*Out of date/);
  expect(row(/Ethereum/).textContent).toMatch(/Simulated.*\d seconds ago.*Up to date/);
  expect(row(/Toncoin/).textContent).toMatch(/–.*–.*No price yet$/);
  expect(row(/Doge/).textContent).toMatch(/Recorded: crash\.jsonl.*Halted.*New quotes agree on \$104,995\.50/);
  expect(row(/Spread too wide/).textContent).toMatch(/Simulated.*3$/);
  expect(row(/new_reason/).textContent).toContain('a1, b2');
  expect(within(screen.getByRole('main')).queryAllByRole('button')).toEqual([]);
});

test('what another operator proposes, or an instrument that is halted, appears by itself, and is not proposed again', async () => {
  desk();
  await open();
  desk({ instruments: [halted()] });
  announce('halts');
  expect(await screen.findByText('Halted')).toBeDefined();
  answer('list_proposals', [
    proposal({ kind: 'exchanges', subject: '', changes: { exchanges: [null, ['coinbase', 'kraken']] } }),
    proposal({
      id: 'q',
      kind: 'resumption',
      subject: 'BTC-USD',
      changes: { halt: [7, null], price: [null, '104995.50'] },
    }),
  ]);
  announce('proposals');
  const waiting = await screen.findByRole('region', { name: 'Waiting for a second person' });
  expect(
    within(waiting)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(expect.arrayContaining(['Exchanges: – → coinbase; kraken', 'Price: – → 104995.50']));
  expect(waiting.textContent).not.toContain('halt');
  expect(screen.queryByRole('button', { name: /^Propose/ })).toBeNull();
});

test('a halted instrument is proposed to be resumed at the price that is seen, with a reason, once', async () => {
  desk({ instruments: [halted()] });
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Propose to resume: Bitcoin' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Resume Bitcoin at $104,995.50?')).toBeDefined();
  await user.type(dialog.getByLabelText('Reason'), 'True on two exchanges');
  await user.dblClick(dialog.getByRole('button', { name: 'Propose to resume' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls('propose_resumption')).toMatchObject([
    { instrument_id: 'BTC-USD', seen_mid: 10_499_550, reason: 'True on two exchanges' },
  ]);
});
