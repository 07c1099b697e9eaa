import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { settled } from '../../support/app';
import { hold } from '../../support/holding';
import { answer, calls, openOperator } from '../../support/operator/operator';
import { answerYieldPage, openYield, yieldDay as day } from '../../support/operator/yield-page';
import { announce } from '../../support/realtime';
import { SUPABASE } from '../../support/server';
import { signIn } from '../../support/session';

const RPC = `${SUPABASE}/rest/v1/rpc`;
const SHARE = { investor_id: 'x', investor_name: 'Ben', principal_cents: 5000, share_cents: 999 };
const booked = { amount_cents: 1250, evidence: 'Statement', posted_by: 'Cleo', posting_id: 'y1' };

beforeEach(() => {
  signIn();
  openOperator('treasurer');
  answerYieldPage('treasurer', [day('04'), day('05')]);
  answer('preview_yield', [{ ...SHARE, positions: 250, shared_cents: 1234 }]);
  answer('post_yield', { id: 'y' });
});

const preview = () => screen.getByRole('button', { name: 'Show what would be credited' });
const bookButton = () => screen.findByRole('button', { name: /^Book/ });

async function fill({ user }: ReturnType<typeof openYield>, income = '12.34') {
  await user.type(await screen.findByLabelText('Income for the day'), income);
  await user.type(screen.getByLabelText('Evidence'), 'stated by statement 7');
  await user.click(preview());
}

test('a treasurer sees at once which days are booked, without income, lost, missing or not held', async () => {
  answerYieldPage('treasurer', [
    day('01', booked),
    day('02', { ...booked, amount_cents: 0 }),
    day('03', { ...booked, amount_cents: -70 }),
    day('04'),
    day('05', { held: false }),
    day('06', { bookable: false }),
  ]);
  openYield();
  const days = within(await screen.findByRole('list', { name: 'Days of Basic' })).getAllByRole('button');
  expect(days.map(({ lastChild }) => lastChild?.textContent)).toEqual([
    'Booked$12.50',
    'No income',
    'Loss-$0.70',
    'Missing',
    'No holders',
    'Too late to book',
  ]);
  // 1 February 2026 is a Sunday.
  expect(days[0]?.closest('li')?.style.gridColumnStart).toBe('7');
  expect(screen.getByText('1 missing day')).toBeDefined();
  expect(screen.getByText('You can book a day up to 60 days later.')).toBeDefined();
  expect(screen.getByLabelText('Day (UTC)')).toHaveProperty('value', '2026-02-04');
});

test.each(['2026-02-05T20:59:00Z', '2026-02-07T02:00:00Z'])(
  'a day that is not over is not called missing, and is not the one to book first, on a device whose clock says %s',
  async (now) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
    onTestFinished(() => void vi.useRealTimers());
    answerYieldPage('treasurer', [day('04'), day('05'), day('06', { is_over: false })]);
    openYield();
    const days = within(await screen.findByRole('list', { name: 'Days of Basic' })).getAllByRole('button');
    const words = ['Missing', 'Missing', 'Ongoing'];
    expect(days.map(({ lastChild }) => lastChild?.textContent)).toEqual(words);
    expect(screen.getByText('2 missing days')).toBeDefined();
    expect(screen.getByLabelText('Day (UTC)')).toHaveProperty('value', '2026-02-04');
  },
);

test('of a plan with a source of mining, no day is missing or booked by hand', async () => {
  answerYieldPage(
    'treasurer',
    [day('03', { ...booked, posted_by: null }), day('04'), day('05', { bookable: false })],
    'own',
  );
  const { user } = openYield();
  const days = within(await screen.findByRole('list', { name: 'Days of Basic' })).getAllByRole('button');
  expect(days.map(({ lastChild }) => lastChild?.textContent)).toEqual(['Booked$12.50', 'Ongoing', 'Ongoing']);
  expect(screen.queryByText(/missing day/)).toBeNull();
  expect(screen.queryByLabelText('Income for the day')).toBeNull();
  await user.click(days[0] as HTMLElement);
  expect(await screen.findByText('Already booked: $12.50, by Mining sources.')).toBeDefined();
});

test('a treasurer is shown the shares before anything is booked, books exactly what was shown, and is offered the next day', async () => {
  const app = openYield();
  await screen.findByLabelText('Income for the day');
  const regions = [...document.querySelectorAll('[aria-live]')];
  await fill(app);
  const summary = await screen.findByText(/250 positions share \$12\.34\./);
  expect(regions.some((region) => region.contains(summary))).toBe(true);
  expect(screen.getByText(/Showing the 1 largest/)).toBeDefined();
  expect(calls('post_yield')).toEqual([]);
  const posting = { plan_id: 'basic', day: '2026-02-04', amount_cents: 1234 };
  expect(calls('preview_yield')).toEqual([{ name: 'preview_yield', ...posting }]);
  answerYieldPage('treasurer', [day('04', booked), day('05')]);
  await app.user.dblClick(screen.getByRole('button', { name: 'Book $12.34 for 2026/02/04' }));
  expect(await screen.findByText('Booked: $12.34 for 2026/02/04.')).toBeDefined();
  expect(calls('post_yield')).toEqual([{ name: 'post_yield', ...posting, evidence: 'stated by statement 7' }]);
  await waitFor(() => expect(screen.getByLabelText('Day (UTC)')).toHaveProperty('value', '2026-02-05'));
  expect(screen.getByLabelText('Evidence')).toHaveProperty('value', '');
});

test('a treasurer who corrects the evidence while the preview is on its way must look again', async () => {
  const previewing = hold(`${RPC}/preview_yield`);
  const app = openYield();
  await fill(app);
  await previewing.arrived();
  await app.user.type(screen.getByLabelText('Evidence'), '8');
  await previewing.answer(HttpResponse.json([]));
  await waitFor(() => expect(preview().getAttribute('aria-busy')).toBe('false'));
  expect(screen.queryByRole('button', { name: /^Book/ })).toBeNull();
  await app.user.click(preview());
  await previewing.answer(HttpResponse.json([]));
  await app.user.click(await bookButton());
  await waitFor(() => expect(calls('post_yield')).toMatchObject([{ evidence: 'stated by statement 78' }]));
});

test('a treasurer who goes on to the next day while one is being booked loses nothing of it', async () => {
  const posting = hold(`${RPC}/post_yield`);
  const app = openYield();
  await fill(app);
  await app.user.click(await bookButton());
  await posting.arrived();
  await app.user.type(screen.getByLabelText('Evidence'), ', page 2');
  answerYieldPage('treasurer', [day('04', booked), day('05')]);
  await posting.answer(HttpResponse.json({ id: 'y' }));
  expect(await screen.findByText('Booked: $12.34 for 2026/02/04.')).toBeDefined();
  await settled();
  expect(screen.getByLabelText('Evidence')).toHaveProperty('value', 'stated by statement 7, page 2');
});

test.each([
  ['-0.70', -70],
  ['0', 0],
])('a treasurer enters %s as %d cents', async (typed, cents) => {
  await fill(openYield(), typed);
  await waitFor(() => expect(calls('preview_yield')[0]).toMatchObject({ amount_cents: cents }));
});

test('a treasurer whose income is too large for one person reads that it waits, not that it is booked', async () => {
  answer('post_yield', { id: null, plan_id: null, amount_cents: null });
  const app = openYield();
  await fill(app, '10000.01');
  await app.user.click(await bookButton());
  expect(await screen.findByText(/^Proposed: \$10,000\.01 for .* Another treasurer must book it\.$/)).toBeDefined();
  expect(screen.queryByText(/^Booked/)).toBeNull();
});

test('the form of a day keeps what is typed when another treasurer books the day meanwhile, and says so', async () => {
  const { user } = openYield();
  await user.type(await screen.findByLabelText('Evidence'), 'stated by statement 7');
  answerYieldPage('treasurer', [day('04', booked), day('05')]);
  announce('proposals');
  expect(await screen.findByText('Already booked: $12.50, by Cleo.')).toBeDefined();
  expect(screen.getByLabelText('Evidence')).toHaveProperty('value', 'stated by statement 7');
  expect(screen.getByLabelText('Day (UTC)')).toHaveProperty('value', '2026-02-04');
});

test('a treasurer proposes to take back a booked day, with a reason, once for two clicks', async () => {
  answerYieldPage('treasurer', [day('03', booked)]);
  answer('propose_yield_reversal', 'r1');
  const { user } = openYield();
  await user.click(await screen.findByRole('button', { name: /^Reverse this day/ }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Reverse \$12\.50/ }));
  expect(dialog.getByText(/Another treasurer must confirm\. We then take/)).toBeDefined();
  const send = dialog.getByRole('button', { name: 'Reverse this day' });
  await user.click(send);
  expect(calls('propose_yield_reversal')).toEqual([]);
  await user.type(dialog.getByRole('textbox'), 'Another pool');
  await user.dblClick(send);
  await waitFor(() =>
    expect(calls('propose_yield_reversal')).toMatchObject([{ posting_id: 'y1', reason: 'Another pool' }]),
  );
});

test('an operator sees how far the crediting of a day is, live, until it is done', async () => {
  const asked = { asked_by_name: 'Cleo', asked_at: '2026-02-05T10:00:00Z', error: null };
  const job = {
    id: 7,
    kind: 'yield',
    plan_title: 'Basic',
    day: '2026-02-04',
    amount_cents: 123_400,
    ...asked,
  };
  let progress = { state: 'working', done: 400, total: 1000 };
  answer('list_jobs', () => [{ ...job, ...progress }]);
  openYield();
  const list = within(await screen.findByRole('region', { name: 'In progress' }));
  const name = 'Crediting $1,234.00 for 2026/02/04: Basic';
  expect(list.getByText(name)).toBeDefined();
  expect(list.getByText('Requested by Cleo')).toBeDefined();
  expect(list.getByRole('progressbar', { name })).toHaveProperty('value', 0.4);
  progress = { ...progress, done: 900 };
  expect(await list.findByText('90%')).toBeDefined();
  progress = { ...progress, state: 'done', done: 1000 };
  expect(await list.findByText('Done')).toBeDefined();
  expect(list.getByRole('progressbar')).toHaveProperty('value', 1);
});
