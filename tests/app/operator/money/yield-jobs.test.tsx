import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { answerYieldPage, openYield } from '../../support/operator/yield-page';
import { refusal, server, SUPABASE } from '../../support/server';
import { signIn } from '../../support/session';

const RPC = `${SUPABASE}/rest/v1/rpc`;

const job = (values: object = {}) => ({
  id: 7,
  kind: 'yield',
  plan_title: 'Basic',
  day: '2026-02-04',
  amount_cents: 123_400,
  asked_by_name: 'Cleo',
  asked_at: '2026-02-05T10:00:00Z',
  state: 'working',
  done: 400,
  total: 1000,
  error: null,
  ...values,
});

/** The lists of jobs that are returned one after the other; the last one again and again. */
function answer(...lists: object[][]) {
  answerYieldPage();
  server.use(
    http.post(`${RPC}/list_jobs`, () => HttpResponse.json(lists.length > 1 ? lists.shift() : lists[0])),
  );
}

beforeEach(() => signIn());
const underWay = () => screen.findByRole('region', { name: 'Under way' });

test('an operator sees how far the crediting of a day is, live, until it is done', async () => {
  let now = job();
  answerYieldPage();
  server.use(http.post(`${RPC}/list_jobs`, () => HttpResponse.json([now])));
  openYield();
  const list = within(await underWay());
  const name = 'Crediting $1,234.00 for 2026/02/04: Basic';
  expect(list.getByText(name)).toBeDefined();
  expect(list.getByText('Asked for by Cleo')).toBeDefined();
  expect(list.getByText('40%')).toBeDefined();
  expect(list.getByRole('progressbar', { name })).toHaveProperty('value', 0.4);
  now = job({ done: 900 });
  expect(await list.findByText('90%')).toBeDefined();
  now = job({ state: 'done', done: 1000 });
  expect(await list.findByText('Done')).toBeDefined();
  expect(list.getByRole('progressbar')).toHaveProperty('value', 1);
});

test('an operator sees what waits, what is taken back, and why an attempt failed', async () => {
  answer([
    job({ id: 9, state: 'waiting', done: 0, total: null, kind: 'yield_preview' }),
    job({ id: 8, state: 'failed', kind: 'yield_reversal', error: 'out of <b>range</b>' }),
  ]);
  openYield();
  const [preview, reversal] = within(await underWay()).getAllByRole('listitem');
  expect(preview?.textContent).toContain('Computing the shares of $1,234.00 for 2026/02/04: Basic');
  expect(preview?.textContent).toContain('Waiting to start');
  expect(reversal?.textContent).toContain('Taking back $1,234.00 for 2026/02/04: Basic');
  expect(reversal?.textContent).toContain('repeated after a minute: out of <b>range</b>');
});

test('nothing is said of work under way while there is none', async () => {
  answer([]);
  openYield();
  await screen.findByLabelText('Income of the day');
  expect(screen.queryByText('Under way')).toBeNull();
});

const preview = async () => {
  const app = openYield();
  await app.user.type(await screen.findByLabelText('Income of the day'), '12.34');
  await app.user.type(screen.getByLabelText('Evidence'), 'stated by the pool');
  await app.user.click(screen.getByRole('button', { name: 'Show what would be credited' }));
};

test('a treasurer waits for the preview of what many people share, and then sees it', async () => {
  const started: unknown[] = [];
  answer([], [job({ state: 'waiting', total: null })], [job({ state: 'done', kind: 'yield_preview' })]);
  server.use(
    http.post(`${RPC}/preview_yield`, () => refusal(400, 'P0001', 'too_many_holders')),
    http.post(`${RPC}/start_yield_preview`, async ({ request }) => {
      started.push(await request.json());
      return HttpResponse.json(7);
    }),
    http.post(`${RPC}/yield_preview`, async ({ request }) => {
      expect(await request.json()).toEqual({ job_id: 7 });
      return HttpResponse.json([
        {
          investor_id: 'x',
          investor_name: 'Ben',
          principal_cents: 5000,
          share_cents: 999,
          positions: 250_000,
          shared_cents: 1234,
        },
      ]);
    }),
  );
  await preview();
  expect(await screen.findByRole('cell', { name: 'Ben' })).toBeDefined();
  expect(started).toEqual([{ plan_id: 'basic', day: '2026-02-04', amount_cents: 1234 }]);
});

test('a treasurer reads that a preview could not be computed', async () => {
  answer([], [job({ state: 'failed', error: 'no' })]);
  server.use(
    http.post(`${RPC}/preview_yield`, () => refusal(400, 'P0001', 'too_many_holders')),
    http.post(`${RPC}/start_yield_preview`, () => HttpResponse.json(7)),
  );
  await preview();
  const words = 'The server is busy or restarting. Try again in a moment.';
  expect(await screen.findByText(words)).toBeDefined();
});
