import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { openApp } from '../../support/app';
import { answer, calls, openOperator } from '../../support/operator/operator';
import { refusal, server, SUPABASE } from '../../support/server';
import { signIn } from '../../support/session';
import { SIGNAL } from '../../support/trading/signals';

const AT = '2026-03-01T12:00:00Z';
const ID = '00000000-0000-4000-8000-00000000000';

beforeEach(() => {
  signIn();
  openOperator('admin');
});

describe('signals', () => {
  const signal = (values: object = {}) => ({
    ...SIGNAL,
    id: `${ID}1`,
    title: '<b>Up</b>',
    published_at: AT,
    published_by: null,
    ...values,
  });
  async function choose({ user }: ReturnType<typeof openApp>) {
    await user.selectOptions(
      await screen.findByLabelText('Instrument'),
      await screen.findByRole('option', { name: 'Bitcoin' }),
    );
  }

  beforeEach(() => {
    answer('read_signals', () => [
      signal(),
      signal({
        id: `${ID}2`,
        title: 'Of a lead',
        strategy_title: 'Slow and steady',
        change_bp: 150,
        high_bp: 200,
        low_bp: -50,
        is_over: true,
      }),
    ]);
    server.use(
      http.get(`${SUPABASE}/rest/v1/rpc/market_prices`, () =>
        HttpResponse.json([
          {
            id: 'BTC-USD',
            name: 'Bitcoin',
            price_decimals: 2,
            mid: 9_500_000,
            change_bp: 0,
            received_at: AT,
            simulated: true,
            stale: false,
          },
        ]),
      ),
    );
  });

  test('an operator publishes one, and a second try of the same has the same id', async () => {
    let isDown = true;
    answer('publish_signal', () =>
      isDown ? refusal(503, '57014', 'canceling statement') : HttpResponse.json(signal()),
    );
    const app = openApp('/operator/signals');
    await choose(app);
    await app.user.type(await screen.findByLabelText('Title'), 'Down');
    await app.user.type(screen.getByLabelText('Text'), 'It fell.');
    await app.user.click(screen.getByRole('button', { name: 'Publish' }));
    await screen.findByText('The server is busy or restarting. Try again in a moment.');
    expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Down');
    isDown = false;
    await app.user.click(screen.getByRole('button', { name: 'Publish' }));
    await screen.findByText('Published.');
    const [first, second] = calls('publish_signal');
    expect(first).toEqual(second);
    expect(first).toMatchObject({ instrument_id: 'BTC-USD', direction: 'up', horizon_days: 30 });
    expect(screen.getByLabelText('Title')).toHaveProperty('value', '');
  });

  test('an operator reads what came of those of leads, too; hostile words stay words, and none can be taken back', async () => {
    openApp('/operator/signals');
    expect(await screen.findByText('<b>Up</b>')).toBeDefined();
    expect(screen.getByText(/By the trader of “Slow and steady”/)).toBeDefined();
    expect(screen.getByText('Outcome: +1.50% (highest +2.00%, lowest -0.50%)')).toBeDefined();
    expect(screen.queryByRole('button', { name: /Withdraw/ })).toBeNull();
  });
});

describe('announcements', () => {
  const announcement = (values: object = {}) => ({
    id: `${ID}5`,
    title: 'Maintenance',
    body: 'Tonight.',
    weight: 'important',
    shown_from: AT,
    shown_until: null,
    publisher: 'Cleo',
    published_at: AT,
    withdrawer: null,
    withdrawn_at: null,
    state: 'shown',
    ...values,
  });
  beforeEach(() => {
    answer('announcement_desk', () => [announcement()]);
    answer('publish_announcement');
  });

  test('a treasurer sees what people will see, and publishes it by the clock of the books', async () => {
    openOperator('treasurer');
    const app = openApp('/operator/announcements');
    await app.user.type(await screen.findByLabelText('Title'), 'New <i>hours</i>');
    await app.user.type(screen.getByLabelText('Text'), 'From Monday on.');
    expect(screen.getByRole('heading', { name: 'New <i>hours</i>' })).toBeDefined();
    await app.user.type(screen.getByLabelText('Shown until (UTC)'), '2099-01-01T10:00');
    await app.user.dblClick(screen.getByRole('button', { name: 'Publish' }));
    await screen.findByText('Published.');
    expect(calls('publish_announcement')).toMatchObject([
      { title: 'New <i>hours</i>', weight: 'info', shown_until: '2099-01-01T10:00Z' },
    ]);
    expect(calls('publish_announcement')[0]).not.toHaveProperty('shown_from');
  });
});
