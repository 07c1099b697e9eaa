import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { openApp } from '../../support/app';
import { answer, calls, openOperator } from '../../support/operator/operator';
import {
  CHOICE,
  choice,
  desk,
  halted,
  instrument,
  RESUMPTION,
  resumption,
} from '../../support/operator/price-desk';
import { announce } from '../../support/realtime';
import { refusal } from '../../support/server';
import { ADA, signIn } from '../../support/session';

const done = () => new HttpResponse(null, { status: 204 });

beforeEach(() => {
  signIn();
  openOperator('treasurer');
  for (const name of ['propose', 'confirm', 'cancel'])
    for (const what of ['exchanges', 'resumption']) answer(`${name}_${what}`, done);
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
    pool_id: CHOICE,
    kind: 'strategy',
    title: 'Slow bitcoin',
    owner_id: ADA.id,
    owner_name: 'Grace',
    failures: 3,
    failed_at: '2026-03-05T10:00:00Z',
    failure: 'division by zero',
  };
  desk({
    failed_dealings: [
      failed,
      { ...failed, pool_id: RESUMPTION, title: 'Mine', owner_name: 'Ben', failures: 0 },
    ],
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
    choice: choice({ exchanges: ['bitstamp', 'kraken'] }),
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
      halted({ id: 'DOGE-USD', name: 'Doge', source: 'replay:crash.jsonl', resumption: resumption() }),
    ],
    refused: [
      { source: 'simulated', reason: 'too_wide', times: 3, last_at: '2026-03-05T10:00:00Z' },
      { source: 'ccxt:a1,b2', reason: 'new_reason', times: 1, last_at: '2026-03-05T10:00:00Z' },
    ],
  });
  await open();
  expect(screen.getByText('Treasurers and admins choose exchanges and resume instruments.')).toBeDefined();
  expect(screen.getByText('coinbase')).toBeDefined();
  expect(screen.getByText('Ben proposes: bitstamp, kraken')).toBeDefined();
  expect(row(/Bitcoin/).textContent).toMatch(/coinbase, kraken.*3 minutes ago.*Out of date/);
  expect(row(/Ethereum/).textContent).toMatch(/Simulated.*\d seconds ago.*Up to date/);
  expect(row(/Toncoin/).textContent).toMatch(/–.*–.*No price yet$/);
  expect(row(/Doge/).textContent).toMatch(
    /Recorded: crash\.jsonl.*Halted.*New quotes agree on \$104,995\.50.*Ben says that \$104,995\.50 is right: <b>True<\/b>/,
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
      {
        name: 'propose_exchanges',
        exchanges: ['kraken', 'coinbase'],
        request_id: expect.stringMatching(/^[0-9a-f-]{36}$/) as unknown,
      },
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

  test('that another proposed are chosen after a question that names them, and nothing else is proposed meanwhile', async () => {
    desk({ choice: choice() });
    const app = await open();
    expect(screen.queryByRole('button', { name: 'Propose exchanges' })).toBeNull();
    const dialog = await press(app, 'Choose these exchanges');
    expect(dialog.getByText('Take prices from coinbase, kraken?')).toBeDefined();
    await app.user.click(dialog.getByRole('button', { name: 'Choose these exchanges' }));
    expect(await screen.findByText('The exchanges have been chosen.')).toBeDefined();
    expect(calls('confirm_exchanges')).toEqual([{ name: 'confirm_exchanges', choice_id: CHOICE }]);
  });

  test('that one proposed oneself can be cancelled, not chosen', async () => {
    desk({ choice: choice({ proposed_by: ADA.id, proposed_by_name: 'Ada' }) });
    const app = await open();
    expect(screen.queryByRole('button', { name: 'Choose these exchanges' })).toBeNull();
    expect(screen.getByText('You proposed it: another operator must approve it.')).toBeDefined();
    const dialog = await press(app, 'Cancel the proposal');
    await app.user.click(dialog.getByRole('button', { name: 'Cancel the proposal' }));
    expect(await screen.findByText('The proposal has been cancelled.')).toBeDefined();
    expect(calls('cancel_exchanges')).toEqual([{ name: 'cancel_exchanges', choice_id: CHOICE }]);
  });

  test('that another operator proposes or an instrument that is halted appear by themselves', async () => {
    desk();
    await open();
    desk({ choice: choice() });
    announce('exchange_choices');
    expect(await screen.findByText('Ben proposes: coinbase, kraken')).toBeDefined();
    desk({ instruments: [halted()] });
    announce('halts');
    expect(await screen.findByText('Halted')).toBeDefined();
    desk({ instruments: [halted({ resumption: resumption() })] });
    announce('resumptions');
    expect(await screen.findByText(/Ben says that/)).toBeDefined();
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
        request_id: expect.stringMatching(/^[0-9a-f-]{36}$/) as unknown,
      },
    ]);
  });

  test('is resumed by another person, and then waits for a quote', async () => {
    desk({ instruments: [halted({ resumption: resumption() })] });
    const app = await open();
    const dialog = await press(app, 'Resume: Bitcoin');
    answer('confirm_resumption', () => {
      desk({ instruments: [halted({ resumed_at: '2026-03-05T10:03:00Z' })] });
      return done();
    });
    await app.user.click(dialog.getByRole('button', { name: 'Resume' }));
    expect(await screen.findByText(/Two people have resumed it\. It waits for a quote/)).toBeDefined();
    expect(calls('confirm_resumption')).toEqual([{ name: 'confirm_resumption', resumption_id: RESUMPTION }]);
    expect(screen.queryByRole('button', { name: 'Propose to resume: Bitcoin' })).toBeNull();
  });

  test('is not resumed by its proposer, nor at a price on which quotes no longer agree', async () => {
    desk({
      instruments: [
        halted({ resumption: resumption({ proposed_by: ADA.id, proposed_by_name: 'Ada' }) }),
        halted({ id: 'ETH-USD', name: 'Ethereum', resumption: resumption({ seen_mid: 9_999_900 }) }),
      ],
    });
    const app = await open();
    expect(screen.queryByRole('button', { name: /^Resume/ })).toBeNull();
    expect(row(/Ethereum/).textContent).toContain('New quotes agree on another price now.');
    const dialog = await press(app, 'Cancel the proposal: Ethereum');
    await app.user.click(dialog.getByRole('button', { name: 'Cancel the proposal' }));
    expect(await screen.findByText('The proposal has been cancelled.')).toBeDefined();
    expect(calls('cancel_resumption')).toEqual([{ name: 'cancel_resumption', resumption_id: RESUMPTION }]);
  });

  test.each([
    ['not_halted', /has a price again/],
    ['second_person_required', 'A second person must approve this.'],
    ['changed_meanwhile', /Another operator has saved this/],
    ['approval_lapsed', /has lost the right/],
    ['change_closed', /finished or stopped already/],
  ])('that the database does not resume (%s) says why', async (code, words) => {
    desk({ instruments: [halted({ resumption: resumption() })] });
    answer('confirm_resumption', () => refusal(400, 'P0001', code));
    const app = await open();
    const dialog = await press(app, 'Resume: Bitcoin');
    await app.user.click(dialog.getByRole('button', { name: 'Resume' }));
    expect(await screen.findByText(words)).toBeDefined();
  });
});
