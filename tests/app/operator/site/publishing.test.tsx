import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { openApp } from '../../support/app';
import { answer, calls, openOperator } from '../../support/operator/operator';
import { refusal, server, SUPABASE } from '../../support/server';
import { ADA, signIn } from '../../support/session';
import { SIGNAL } from '../../support/trading/signals';

const NOTHING = () => new HttpResponse(null, { status: 204 });
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
  /** Fills in what a signal is about. */
  async function choose({ user }: ReturnType<typeof openApp>) {
    await user.selectOptions(
      await screen.findByLabelText('Instrument'),
      await screen.findByRole('option', { name: 'Bitcoin' }),
    );
  }

  beforeEach(() => {
    answer('signal_desk', () =>
      HttpResponse.json([
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
      ]),
    );
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

  test('an operator who corrects a word after a lost answer publishes what it says now, under another id', async () => {
    const published = new Set<unknown>();
    answer('publish_signal', () => {
      const sent = calls('publish_signal').at(-1);
      if (published.has(sent?.['request_id'])) return refusal(400, 'P0001', 'request_id_reused');
      published.add(sent?.['request_id']);
      return published.size === 1 ? HttpResponse.error() : HttpResponse.json(signal());
    });
    const app = openApp('/operator/signals');
    await choose(app);
    await app.user.type(await screen.findByLabelText('Title'), 'Down');
    await app.user.type(screen.getByLabelText('Text'), 'It fel.');
    await app.user.click(screen.getByRole('button', { name: 'Publish' }));
    await screen.findByText(/No connection/);
    await app.user.type(screen.getByLabelText('Text'), '{Backspace}l.');
    await app.user.click(screen.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('Published.')).toBeDefined();
  });

  test('an operator says which way and for how long, and reads what is missing', async () => {
    answer('publish_signal', () => HttpResponse.json(signal()));
    const app = openApp('/operator/signals');
    await choose(app);
    await app.user.type(screen.getByLabelText('Title'), 'Down');
    await app.user.type(screen.getByLabelText('Text'), 'It falls.');
    await app.user.click(screen.getByRole('radio', { name: 'Down' }));
    await app.user.clear(screen.getByLabelText('Days until the outcome'));
    await app.user.type(screen.getByLabelText('Days until the outcome'), '366');
    await app.user.click(screen.getByRole('button', { name: 'Publish' }));
    expect(calls('publish_signal')).toEqual([]);
    await app.user.clear(screen.getByLabelText('Days until the outcome'));
    await app.user.type(screen.getByLabelText('Days until the outcome'), '365');
    await app.user.click(screen.getByRole('button', { name: 'Publish' }));
    await screen.findByText('Published.');
    expect(calls('publish_signal')).toMatchObject([{ direction: 'down', horizon_days: 365 }]);
  });

  test('an operator reads what came of those of leads, too; hostile words stay words, and none can be taken back', async () => {
    openApp('/operator/signals');
    expect(await screen.findByText('<b>Up</b>')).toBeDefined();
    expect(screen.getByText(/By the lead of “Slow and steady”/)).toBeDefined();
    expect(screen.getByText('Outcome: +1.50% (highest +2.00%, lowest -0.50%)')).toBeDefined();
    expect(screen.queryByRole('button', { name: /Withdraw/ })).toBeNull();
  });

  test('an operator pages through many, kept in the address', async () => {
    answer('signal_desk', () =>
      HttpResponse.json(
        Array.from({ length: 21 }, (_, n) => signal({ id: `${ID}-${n}`, title: `Signal ${n}` })),
      ),
    );
    const app = openApp('/operator/signals');
    await app.user.click(await screen.findByRole('button', { name: /Next/ }));
    expect(app.router.state.location.search).toEqual({ before: AT });
  });
});

describe('claims', () => {
  const claim = (values: object = {}) => ({
    id: `${ID}3`,
    claim: 'The source is open.',
    evidence_url: 'https://example.com/source',
    written_by: `${ID}9`,
    writer: 'Cleo',
    written_at: AT,
    verifier: null,
    verified_at: null,
    withdrawer: null,
    withdrawn_at: null,
    ...values,
  });
  const show = (...claims: object[]) => answer('claim_desk', () => HttpResponse.json(claims));

  test('an operator verifies the claim of another, and cannot verify their own', async () => {
    const own = claim({ id: `${ID}4`, claim: 'Mine.', written_by: ADA.id });
    show(claim(), own);
    answer('verify_claim', () => {
      show(claim({ verified_at: AT, verifier: 'Ada' }), own);
      return NOTHING();
    });
    const app = openApp('/operator/claims');
    expect(await screen.findByText('You wrote this: another operator must verify it.')).toBeDefined();
    const buttons = screen.getAllByRole('button', { name: /^I have seen the evidence/ });
    expect(buttons).toHaveLength(1);
    await app.user.click(buttons[0] as HTMLElement);
    await screen.findByText('Verified. Visitors read it now.');
    expect(calls('verify_claim')).toEqual([{ name: 'verify_claim', claim_id: `${ID}3` }]);
  });

  test('an operator withdraws a public claim with a reason', async () => {
    show(claim({ verifier: 'Ada', verified_at: AT }));
    answer('withdraw_claim', NOTHING);
    const app = openApp('/operator/claims');
    expect(await screen.findByText('Public')).toBeDefined();
    expect(screen.getByRole('link', { name: /evidence/i })).toHaveProperty(
      'href',
      'https://example.com/source',
    );
    await app.user.click(screen.getByRole('button', { name: /^Withdraw/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await app.user.click(dialog.getByRole('button', { name: 'Withdraw' }));
    expect(calls('withdraw_claim')).toEqual([]);
    await app.user.type(dialog.getByLabelText('Reason'), 'Outdated');
    await app.user.click(dialog.getByRole('button', { name: 'Withdraw' }));
    await screen.findByText('Withdrawn: no one sees it any more.');
    expect(calls('withdraw_claim')[0]).toMatchObject({ reason: 'Outdated' });
  });

  test.each(['http://example.com', 'javascript:alert(1)', 'https://user@example.com', 'https://127.0.0.1/'])(
    'an operator cannot give %s as evidence',
    async (link) => {
      show();
      const app = openApp('/operator/claims');
      await app.user.type(await screen.findByLabelText('Claim'), 'Trust us.');
      await app.user.type(screen.getByLabelText('Link to the evidence'), link);
      await app.user.click(screen.getByRole('button', { name: 'Write the claim' }));
      expect(screen.getByLabelText('Link to the evidence').getAttribute('aria-invalid')).toBe('true');
      expect(screen.getByText('No claims yet')).toBeDefined();
      expect(calls('write_claim')).toEqual([]);
    },
  );
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
    answer('announcement_desk', () => HttpResponse.json([announcement()]));
    answer('publish_announcement', NOTHING);
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

  test('a treasurer cannot publish what is over before it begins', async () => {
    const app = openApp('/operator/announcements');
    await app.user.type(await screen.findByLabelText('Title'), 'Late');
    await app.user.type(screen.getByLabelText('Text'), 'Too late.');
    await app.user.type(screen.getByLabelText('Shown until (UTC)'), '2020-01-01T10:00');
    await app.user.click(screen.getByRole('button', { name: 'Publish' }));
    expect(screen.getByLabelText('Shown until (UTC)').getAttribute('aria-invalid')).toBe('true');
    expect(calls('publish_announcement')).toEqual([]);
  });

  test('a reviewer reads them and neither publishes nor withdraws', async () => {
    openOperator('reviewer');
    openApp('/operator/announcements');
    expect(await screen.findByText('Treasurers and admins publish announcements.')).toBeDefined();
    expect(screen.getByText('Shown now')).toBeDefined();
    expect(screen.queryByRole('button', { name: /Publish|Withdraw/ })).toBeNull();
  });
});
