import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { settled } from '../../support/app';
import { hold } from '../../support/holding';
import { answerOperator } from '../../support/operator/operator';
import { openYield, yieldDay as day } from '../../support/operator/yield-page';
import { refusal, server, SUPABASE } from '../../support/server';
import { signIn } from '../../support/session';

const RPC = `${SUPABASE}/rest/v1/rpc`;
const sent: { name: string; [key: string]: unknown }[] = [];

const plan = (values: object = {}) => ({
  plan_id: 'basic',
  title: 'Basic',
  sold_cents: 50_000,
  capacity_cents: null,
  sold_phs: 0,
  capacity_phs: null,
  evidence: null,
  evidenced_by: null,
  evidenced_at: null,
  ...values,
});
function answerYield(role = 'treasurer') {
  answerOperator(role);
  const record =
    (name: string, answer: () => Response) =>
    async ({ request }: { request: Request }) => {
      sent.push({ name, ...((await request.json()) as object) });
      return answer();
    };
  server.use(
    http.post(`${RPC}/plan_capacities`, () =>
      HttpResponse.json([
        plan(),
        plan({
          plan_id: 'gold',
          title: 'Gold',
          capacity_cents: 100_000,
          capacity_phs: 20,
          sold_phs: 10,
          evidence: '<b>Contract</b>',
          evidenced_by: 'Cleo',
          evidenced_at: '2026-01-01T00:00:00Z',
        }),
      ]),
    ),
    http.post(
      `${RPC}/yield_days`,
      record('yield_days', () =>
        HttpResponse.json([
          day('01', { amount_cents: 1250, evidence: 'Statement', posted_by: 'Cleo' }),
          day('02', { amount_cents: 0, evidence: 'Nothing', posted_by: 'Cleo' }),
          day('03', { amount_cents: -70, evidence: 'Loss', posted_by: 'Cleo' }),
          day('04'),
          day('05', { held: false }),
          day('06', { bookable: false }),
        ]),
      ),
    ),
    http.post(`${RPC}/open_yield`, () => HttpResponse.json([])),
    http.post(`${RPC}/unclaimed_money`, () => HttpResponse.json([])),
    http.post(
      `${RPC}/preview_yield`,
      record('preview_yield', () =>
        HttpResponse.json([
          {
            investor_id: 'x',
            investor_name: 'Ben',
            principal_cents: 5000,
            share_cents: 999,
            positions: 250,
            shared_cents: 1234,
          },
        ]),
      ),
    ),
    http.post(
      `${RPC}/post_yield`,
      record('post_yield', () => HttpResponse.json({ id: 'y' })),
    ),
  );
}

beforeEach(() => {
  signIn();
  sent.length = 0;
  answerYield();
});

const fill = async ({ user }: ReturnType<typeof openYield>, income: string) => {
  await user.type(await screen.findByLabelText('Income of the day'), income);
  await user.type(screen.getByLabelText('Evidence'), 'stated by statement 7');
  await user.click(screen.getByRole('button', { name: 'Show what would be credited' }));
};
const previewButton = () => screen.getByRole('button', { name: 'Show what would be credited' });
const calls = (name: string) => sent.filter((one) => one.name === name);

test('a treasurer sees at once which days are booked, without income, lost, missing or not held', async () => {
  openYield();
  const days = within(await screen.findByRole('list', { name: 'Days of Basic' }));
  const words = days
    .getAllByRole('button')
    .map((button) => Array.from(button.children, ({ textContent }) => textContent));
  expect(words).toEqual([
    ['2026/02/01', '1', 'Booked$12.50'],
    ['2026/02/02', '2', 'No income'],
    ['2026/02/03', '3', 'Loss-$0.70'],
    ['2026/02/04', '4', 'Missing'],
    ['2026/02/05', '5', 'Not held'],
    ['2026/02/06', '6', 'Too late to book'],
  ]);
  expect(screen.getByText('1 day is missing')).toBeDefined();
  expect(screen.getByText('A day can be booked for 60 days.')).toBeDefined();
  expect(screen.getByLabelText('Day (UTC)')).toHaveProperty('value', '2026-02-04');
});

test.each(['slow', 'fast'])(
  'a day that is not over is not called missing, and is not the one to book first, on a device whose clock is %s',
  async (clock) => {
    vi.useFakeTimers({
      toFake: ['Date'],
      now: new Date(clock === 'slow' ? '2026-02-05T20:59:00Z' : '2026-02-07T02:00:00Z'),
    });
    onTestFinished(() => void vi.useRealTimers());
    const last = [day('05'), day('06', { is_over: false })];
    server.use(http.post(`${RPC}/yield_days`, () => HttpResponse.json([day('04'), ...last])));
    openYield();
    const days = within(await screen.findByRole('list', { name: 'Days of Basic' })).getAllByRole('button');
    expect(days.map(({ lastChild }) => lastChild?.textContent)).toEqual([
      'Missing',
      'Missing',
      'Not over yet',
    ]);
    expect(screen.getByText('2 days are missing')).toBeDefined();
    expect(screen.getByLabelText('Day (UTC)')).toHaveProperty('value', '2026-02-04');
  },
);

test('a treasurer sees the month before on the first day of a month, of which the last day may be missing', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-01T00:10:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const { user } = openYield();
  expect(await screen.findByText('February 2026')).toBeDefined();
  // And again when the page hears of changes.
  expect(new Set(calls('yield_days').map(({ first_day, days }) => [first_day, days].join()))).toEqual(
    new Set(['2026-02-01,28']),
  );
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText('March 2026')).toBeDefined();
});

test('a treasurer is shown the shares before anything is booked, and books exactly what was shown', async () => {
  const app = openYield();
  await screen.findByLabelText('Income of the day');
  const regions = [...document.querySelectorAll('[aria-live]')];
  await fill(app, '12.34');
  const summary = await screen.findByText(/250 positions share \$12\.34\./);
  // Read out where it appears.
  expect(regions.some((region) => region.contains(summary))).toBe(true);
  expect(screen.getByText(/The 1 largest are shown/)).toBeDefined();
  expect(calls('post_yield')).toEqual([]);
  const posting = { plan_id: 'basic', day: '2026-02-04', amount_cents: 1234 };
  expect(calls('preview_yield')).toEqual([{ name: 'preview_yield', ...posting }]);
  await app.user.dblClick(screen.getByRole('button', { name: 'Book $12.34 for 2026/02/04' }));
  expect(await screen.findByText('Booked: $12.34 for 2026/02/04.')).toBeDefined();
  expect(calls('post_yield')).toEqual([
    { name: 'post_yield', ...posting, evidence: 'stated by statement 7' },
  ]);
  await waitFor(() => expect(screen.getByLabelText('Evidence')).toHaveProperty('value', ''));
  await waitFor(() => expect(document.activeElement?.id).toBe('content'));
});

test('a treasurer who changes the amount must look again before booking', async () => {
  const app = openYield();
  await fill(app, '12.34');
  await screen.findByRole('button', { name: /^Book/ });
  await app.user.type(screen.getByLabelText('Income of the day'), '5');
  expect(screen.queryByRole('button', { name: /^Book/ })).toBeNull();
});

test('a treasurer who corrects the evidence while the preview is on its way must look again', async () => {
  const preview = hold(`${RPC}/preview_yield`);
  const app = openYield();
  await fill(app, '12.34');
  await preview.arrived();
  await app.user.type(screen.getByLabelText('Evidence'), '8');
  await preview.answer(HttpResponse.json([]));
  await waitFor(() => expect(previewButton().getAttribute('aria-busy')).toBe('false'));
  expect(screen.queryByRole('button', { name: /^Book/ })).toBeNull();
  await app.user.click(previewButton());
  await preview.answer(HttpResponse.json([]));
  await app.user.click(await screen.findByRole('button', { name: /^Book/ }));
  await waitFor(() => expect(calls('post_yield')).toMatchObject([{ evidence: 'stated by statement 78' }]));
});

test('a treasurer who goes on to the next day while one is being booked loses nothing of it', async () => {
  const posting = hold(`${RPC}/post_yield`);
  const app = openYield();
  await fill(app, '12.34');
  await app.user.click(await screen.findByRole('button', { name: /^Book/ }));
  await posting.arrived();
  await app.user.type(screen.getByLabelText('Evidence'), ', page 2');
  // The fourth is booked: the next one that is missing would be offered.
  server.use(
    http.post(`${RPC}/yield_days`, () =>
      HttpResponse.json([day('04', { amount_cents: 1234, evidence: 'stated by statement 7' }), day('05')]),
    ),
  );
  await posting.answer(HttpResponse.json({ id: 'y' }));
  expect(await screen.findByText('Booked: $12.34 for 2026/02/04.')).toBeDefined();
  await settled();
  expect(screen.getByLabelText('Evidence')).toHaveProperty('value', 'stated by statement 7, page 2');
});

test('a treasurer who has booked a day is offered the next one that is missing', async () => {
  const posting = hold(`${RPC}/post_yield`);
  const app = openYield();
  await fill(app, '12.34');
  await app.user.click(await screen.findByRole('button', { name: /^Book/ }));
  await posting.arrived();
  server.use(
    http.post(`${RPC}/yield_days`, () => HttpResponse.json([day('04', { amount_cents: 1234 }), day('05')])),
  );
  await posting.answer(HttpResponse.json({ id: 'y' }));
  await waitFor(() => expect(screen.getByLabelText('Day (UTC)')).toHaveProperty('value', '2026-02-05'));
  expect(screen.getByLabelText('Evidence')).toHaveProperty('value', '');
});

test.each([
  ['-0.70', -70],
  ['0', 0],
])('a treasurer enters %s as %d cents', async (typed, cents) => {
  await fill(openYield(), typed);
  await waitFor(() => expect(calls('preview_yield')[0]).toMatchObject({ amount_cents: cents }));
});

test.each(['', '1e5', '--5', '12.345', 'NaN'])('a treasurer cannot enter %j', async (typed) => {
  const app = openYield();
  if (typed) await fill(app, typed);
  else await app.user.click(await screen.findByRole('button', { name: 'Show what would be credited' }));
  await waitFor(() =>
    expect(screen.getByLabelText('Income of the day').getAttribute('aria-invalid')).toBe('true'),
  );
  expect(calls('preview_yield')).toEqual([]);
});

test('a treasurer whose day was booked by another treasurer meanwhile reads so', async () => {
  server.use(http.post(`${RPC}/post_yield`, () => refusal(400, 'P0001', 'already_posted')));
  const app = openYield();
  await fill(app, '12.34');
  await app.user.click(await screen.findByRole('button', { name: /^Book/ }));
  expect(await screen.findByText('The income of this plan and day has been booked already.')).toBeDefined();
});

test('a reviewer sees the days and the evidence, and books nothing', async () => {
  answerYield('reviewer');
  openYield();
  expect(await screen.findByText('Treasurers and admins book income.')).toBeDefined();
  expect(screen.getByText(/<b>Contract<\/b>/)).toBeDefined();
  expect(screen.getByText('50% sold')).toBeDefined();
  expect(screen.queryByRole('button', { name: /credited|evidence/i })).toBeNull();
});
