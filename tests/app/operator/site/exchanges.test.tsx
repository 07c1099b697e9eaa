import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { openApp } from '../../support/app';
import { answer, calls, openOperator } from '../../support/operator/operator';
import { desk, halted, instrument } from '../../support/operator/price-desk';
import { proposal } from '../../support/operator/proposal';
import { announce } from '../../support/realtime';
import { refusal } from '../../support/server';
import { ADA, signIn } from '../../support/session';

const done = () => new HttpResponse(null, { status: 204 });

beforeEach(() => {
  signIn();
  openOperator('treasurer');
  for (const what of ['exchanges', 'resumption']) answer(`propose_${what}`, done);
});

const open = async () => {
  const app = openApp('/operator/exchanges');
  await screen.findByRole('heading', { name: 'Prices', level: 1 });
  return app;
};
const row = (name: RegExp) => screen.getByRole('row', { name });
const press = async ({ user }: Awaited<ReturnType<typeof open>>, name: string) => {
  await user.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
};

test('an operator reads which dealings failed, why, and whether they have succeeded since', async () => {
  const failed = {
    pool_id: 'p',
    kind: 'strategy',
    title: 'Slow bitcoin',
    owner_id: ADA.id,
    owner_name: 'Grace',
    failures: 3,
    failed_at: '2026-03-05T10:00:00Z',
    failure: 'division by zero',
  };
  desk({
    failed_dealings: [failed, { ...failed, pool_id: 'q', title: 'Mine', owner_name: 'Ben', failures: 0 }],
  });
  await open();
  expect(screen.getByRole('heading', { name: 'Dealings that failed' })).toBeDefined();
  expect(row(/Slow bitcoin.*Grace.*division by zero.*Not dealt, tries: 3/)).toBeDefined();
  expect(row(/Mine.*Ben.*Dealt since/)).toBeDefined();
});

test('nothing is said of failed dealings if there are none', async () => {
  desk();
  await open();
  expect(screen.queryByRole('heading', { name: 'Dealings that failed' })).toBeNull();
});

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
  expect(screen.getByText('Treasurers and admins choose exchanges and resume instruments.')).toBeDefined();
  expect(screen.getByText('coinbase')).toBeDefined();
  expect(row(/Bitcoin/).textContent).toMatch(/coinbase, kraken.*3 minutes ago.*Out of date/);
  expect(row(/Ethereum/).textContent).toMatch(/Simulated.*\d seconds ago.*Up to date/);
  expect(row(/Toncoin/).textContent).toMatch(/–.*–.*No price yet$/);
  expect(row(/Doge/).textContent).toMatch(
    /Recorded: crash\.jsonl.*Halted.*New quotes agree on \$104,995\.50/,
  );
  expect(row(/too far apart/).textContent).toMatch(/Simulated.*3$/);
  expect(row(/new_reason/).textContent).toContain('a1, b2');
  expect(within(screen.getByRole('main')).queryAllByRole('button')).toEqual([]);
});

test('before anything was chosen or refused the page says so, and what follows from it', async () => {
  desk();
  await open();
  expect(screen.getByText(/Until two people do, a live site accepts no price/)).toBeDefined();
  expect(screen.getByText('No quote was refused in the last hour.')).toBeDefined();
});

test('what could not be read is said in words, and is read again when asked', async () => {
  answer('price_desk', () => refusal(500, 'XX000', 'broken'));
  const app = openApp('/operator/exchanges');
  const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 10_000 });
  desk();
  await app.user.click(again);
  expect(await screen.findByRole('row', { name: /Bitcoin/ })).toBeDefined();
});

describe('exchanges', () => {
  test('are proposed once, each name once, however they were typed', async () => {
    desk();
    const app = await open();
    const dialog = await press(app, 'Propose exchanges');
    await app.user.type(dialog.getByLabelText('Exchanges'), ' Kraken,coinbase  kraken');
    await app.user.dblClick(dialog.getByRole('button', { name: 'Propose exchanges' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls('propose_exchanges')).toEqual([
      { name: 'propose_exchanges', exchanges: ['kraken', 'coinbase'] },
    ]);
    expect(await screen.findByText('Proposed. Another person must confirm it.')).toBeDefined();
  });

  test.each(['', 'kraken', 'kraken KRAKEN', 'kraken, a-b', 'a1 b2 c3 d4 e5 f6 g7 h8 i9 j10 k11'])(
    'named as “%s” are not sent',
    async (text) => {
      desk();
      const app = await open();
      const dialog = await press(app, 'Propose exchanges');
      if (text) await app.user.type(dialog.getByLabelText('Exchanges'), text);
      await app.user.click(dialog.getByRole('button', { name: 'Propose exchanges' }));
      expect(await dialog.findByText(/two to ten different exchanges/)).toBeDefined();
      expect(calls('propose_exchanges')).toEqual([]);
    },
  );

  test('that the database refuses are explained', async () => {
    desk({ exchanges: ['coinbase', 'kraken'] });
    answer('propose_exchanges', () => refusal(400, 'P0001', 'change_open'));
    const app = await open();
    const dialog = await press(app, 'Propose exchanges');
    expect(dialog.getByLabelText('Exchanges')).toHaveProperty('value', 'coinbase, kraken');
    await app.user.click(dialog.getByRole('button', { name: 'Propose exchanges' }));
    expect(await screen.findByText(/One is open already/)).toBeDefined();
  });

  test('that another operator proposes or an instrument that is halted appear by themselves', async () => {
    desk();
    await open();
    desk({ instruments: [halted()] });
    announce('halts');
    expect(await screen.findByText('Halted')).toBeDefined();
    answer('list_proposals', () =>
      HttpResponse.json([
        proposal({ kind: 'exchanges', subject: '', changes: { exchanges: [null, ['coinbase', 'kraken']] } }),
        proposal({
          id: 'q',
          kind: 'resumption',
          subject: 'BTC-USD',
          changes: { halt: [7, null], price: [null, '104995.50'] },
        }),
      ]),
    );
    announce('proposals');
    const waiting = await screen.findByRole('region', { name: 'Waiting for a second person' });
    expect(
      within(waiting)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(expect.arrayContaining(['Exchanges: – → coinbase; kraken', 'Price: – → 104995.50']));
    expect(waiting.textContent).not.toContain('halt');
    // What waits is not proposed again.
    expect(screen.queryByRole('button', { name: /^Propose/ })).toBeNull();
  });
});

describe('a halted instrument', () => {
  test('is proposed to be resumed at the price that is seen, with a reason', async () => {
    desk({ instruments: [halted()] });
    const app = await open();
    const dialog = await press(app, 'Propose to resume: Bitcoin');
    expect(dialog.getByText('Resume Bitcoin at $104,995.50?')).toBeDefined();
    await app.user.type(dialog.getByLabelText('Reason'), 'True on two exchanges');
    await app.user.dblClick(dialog.getByRole('button', { name: 'Propose to resume' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls('propose_resumption')).toEqual([
      {
        name: 'propose_resumption',
        instrument_id: 'BTC-USD',
        seen_mid: 10_499_550,
        reason: 'True on two exchanges',
      },
    ]);
  });

  test.each([
    ['not_halted', /has a price again/],
    ['changed_meanwhile', /Another operator has saved this/],
  ])('that the database does not resume (%s) says why', async (code, words) => {
    desk({ instruments: [halted()] });
    answer('propose_resumption', () => refusal(400, 'P0001', code));
    const app = await open();
    const dialog = await press(app, 'Propose to resume: Bitcoin');
    await app.user.type(dialog.getByLabelText('Reason'), 'True');
    await app.user.click(dialog.getByRole('button', { name: 'Propose to resume' }));
    expect(await screen.findByText(words)).toBeDefined();
  });
});
