import { screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { openApp } from './support/app';
import { refusal, server, SUPABASE } from './support/server';
import { signIn } from './support/session';

const REQUEST = `${SUPABASE}/rest/v1/rpc/request_withdrawal`;
const BITCOIN = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx';
const RAW_TON = '0:ca6e321c7cce9ecedf0a8ca2492ec8592494aa5fb5ce0387dff96ef6af982a3e';

interface Request {
  method: string;
  address: string;
  amount_cents: number;
  request_id: string;
}

/** A server that takes requests; each answer may be another one first. */
function answerRequests(...answers: Response[]) {
  const sent: Request[] = [];
  server.use(
    http.post(REQUEST, async ({ request }) => {
      sent.push((await request.json()) as Request);
      return answers.shift() ?? HttpResponse.json({ id: '1', status: 'pending' });
    }),
  );
  return sent;
}

beforeEach(() => {
  signIn();
  server.use(
    http.get(`${SUPABASE}/rest/v1/withdrawal_methods`, () =>
      HttpResponse.json(
        ['Bitcoin', 'Ethereum', 'USDT', 'TON'].map((name) => ({
          name,
          min_cents: 100_000,
          duration: '48hrs',
        })),
      ),
    ),
    http.get(`${SUPABASE}/rest/v1/portfolio`, () => HttpResponse.json({ balance_cents: 250_000 })),
    http.get(`${SUPABASE}/rest/v1/profiles`, () => HttpResponse.json({ verified: true })),
    http.get(`${SUPABASE}/rest/v1/withdrawals`, () => HttpResponse.json([])),
  );
});

async function openDialog(method = 'Bitcoin') {
  const app = openApp('/withdraw');
  const card = await screen.findByRole('article', { name: method });
  await app.user.click(within(card).getByRole('button', { name: `Request Withdrawal: ${method}` }));
  await screen.findByText('Payment will be sent through your selected method.');
  return app;
}

async function fill({ user }: ReturnType<typeof openApp>, address: string, amount: string) {
  await user.clear(screen.getByLabelText('Enter Address'));
  await user.clear(screen.getByLabelText('Enter Amount'));
  await user.type(screen.getByLabelText('Enter Address'), address);
  await user.type(screen.getByLabelText('Enter Amount'), amount);
}

const submitButton = () => screen.getByRole('button', { name: 'Submit' });

it('an investor sees four ways out with minimum and duration, and what is available', async () => {
  openApp('/withdraw');
  expect(await screen.findByRole('heading', { name: 'Request Withdrawal', level: 1 })).toBeDefined();
  const cards = screen.getAllByRole('article');
  expect(cards.map((card) => card.textContent)).toEqual(
    ['Bitcoin', 'Ethereum', 'USDT', 'TON'].map(
      (name) => `${name}Minimum$1,000.00Duration48hrsRequest Withdrawal`,
    ),
  );
  expect(screen.getByText('$2,500.00')).toBeDefined();
  expect(screen.queryByText('Please Verify account')).toBeNull();
});

it('an investor requests a withdrawal once, however often they click, and comes to the dashboard', async () => {
  const sent = answerRequests();
  const app = await openDialog();
  await fill(app, ` ${BITCOIN} `, '1,250.50');
  await app.user.dblClick(submitButton());
  expect(await screen.findByText('Order Sent')).toBeDefined();
  await waitFor(() => expect(app.path()).toBe('/dashboard'));
  expect(sent).toEqual([
    {
      method: 'Bitcoin',
      address: BITCOIN,
      amount_cents: 125_050,
      request_id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    },
  ]);
});

it('an investor sees before sending how much goes where, in full, and who decides', async () => {
  const app = await openDialog('USDT');
  await fill(app, 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb', '1000');
  const next = screen.getByRole('region', { name: 'What happens next' });
  expect(next.textContent).toContain('$1,000.00 is set aside');
  expect(next.textContent).toContain('Until then you can cancel it');
  expect(next.textContent).toContain('A second person pays it to this address');
  expect(next.textContent).toContain('T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb');
  expect(next.textContent).toContain('USDT on TRON (TRC20)');
});

it('an investor is warned of an address that carries no checksum', async () => {
  const app = await openDialog('TON');
  await fill(app, RAW_TON, '1000');
  expect(screen.getByText(/a wrong character would go unnoticed/)).toBeDefined();
});

it.each([
  ['Bitcoin', BITCOIN.replace('w5', '5w'), 'The checksum is wrong'],
  ['Bitcoin', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'This is an address of Ethereum'],
  ['Ethereum', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe', 'This is too short or too long'],
  ['TON', 'hello', 'This does not look like an address for TON'],
])('an investor who mistypes an address for %s reads what is wrong: %s', async (method, address, words) => {
  const sent = answerRequests();
  const app = await openDialog(method);
  await fill(app, address, '1000');
  await app.user.click(submitButton());
  await waitFor(() =>
    expect(screen.getByLabelText('Enter Address').getAttribute('aria-invalid')).toBe('true'),
  );
  expect(screen.getAllByText(new RegExp(words)).length).toBeGreaterThan(0);
  expect(sent).toEqual([]);
});

it.each([
  ['999.99', /The minimum is \$1,000\.00/],
  ['1e5', /Please enter an amount like/],
  ['-1000', /Please enter an amount like/],
  ['1000.001', /Please enter an amount like/],
])('an investor who enters %j as amount is told why not', async (amount, words) => {
  const sent = answerRequests();
  const app = await openDialog();
  await fill(app, BITCOIN, amount);
  await app.user.click(submitButton());
  await waitFor(() =>
    expect(screen.getByLabelText('Enter Amount').getAttribute('aria-invalid')).toBe('true'),
  );
  expect(screen.getAllByText(words).length).toBeGreaterThan(0);
  expect(sent).toEqual([]);
});

it('an investor who sends the empty form is told so', async () => {
  const app = await openDialog();
  await app.user.click(submitButton());
  expect(await screen.findByText('Please fill the form correctly')).toBeDefined();
  expect(screen.getAllByText('Please fill in this field.')).toHaveLength(2);
});

it.each([
  ['insufficient_funds', 'Enter Amount', 'This is more than your available balance.'],
  ['below_minimum', 'Enter Amount', 'The minimum is $1,000.00.'],
  ['invalid_address', 'Enter Address', 'This is not a valid address for the chosen method.'],
])('an investor refused with %s reads it beside the field', async (code, label, words) => {
  answerRequests(refusal(400, 'P0001', code));
  const app = await openDialog();
  await fill(app, BITCOIN, '2000');
  await app.user.click(submitButton());
  const field = screen.getByLabelText(label);
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  const described = field.getAttribute('aria-describedby') ?? '';
  const errorId = described.split(' ').at(-1) ?? '';
  expect(document.querySelector(`[id="${errorId}"]`)?.textContent).toBe(words);
  expect(app.path()).toBe('/withdraw');
});

it('an unverified investor is told what to do before asking, and again by the server', async () => {
  server.use(http.get(`${SUPABASE}/rest/v1/profiles`, () => HttpResponse.json({ verified: false })));
  answerRequests(refusal(400, 'P0001', 'account_not_verified'));
  const app = await openDialog();
  expect(screen.getByText(/Open the link in the mail that we sent to ada@example\.com/)).toBeDefined();
  await fill(app, BITCOIN, '1000');
  await app.user.click(submitButton());
  expect(await screen.findByRole('alert')).toHaveProperty('textContent', 'Please Verify account');
  expect(app.path()).toBe('/withdraw');
});

it('an investor whose answer was lost sends the same request again, not a second one', async () => {
  const sent = answerRequests(HttpResponse.error());
  const app = await openDialog();
  await fill(app, BITCOIN, '1000');
  await app.user.click(submitButton());
  expect((await screen.findAllByText(/No connection to the server/)).length).toBeGreaterThan(0);
  expect(screen.getByLabelText('Enter Address')).toHaveProperty('value', BITCOIN);
  await app.user.keyboard('{Escape}');
  await app.user.click(screen.getByRole('button', { name: 'Request Withdrawal: Bitcoin' }));
  await fill(app, BITCOIN, '1000');
  await app.user.click(submitButton());
  expect(await screen.findByText('Order Sent')).toBeDefined();
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual(sent[0]);
});

it('an investor who changes a request that had arrived is told so, and only then makes another', async () => {
  const sent = answerRequests(HttpResponse.error(), refusal(400, 'P0001', 'request_id_reused'));
  const app = await openDialog();
  await fill(app, BITCOIN, '1000');
  await app.user.click(submitButton());
  await screen.findAllByText(/No connection to the server/);
  await fill(app, BITCOIN, '1200');
  await app.user.click(submitButton());
  await waitFor(() => expect(sent).toHaveLength(2));
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /Your earlier attempt has arrived after all/,
  );
  expect(sent[1]?.request_id).toBe(sent[0]?.request_id);
  await app.user.click(submitButton());
  expect(await screen.findByText('Order Sent')).toBeDefined();
  expect(sent[2]?.request_id).not.toBe(sent[0]?.request_id);
});

it('an investor on a slow line sees that something is on its way, and cannot send it twice', async () => {
  let count = 0;
  server.use(
    http.post(REQUEST, async () => {
      count += 1;
      await delay(300);
      return HttpResponse.json({ id: '1', status: 'pending' });
    }),
  );
  const app = await openDialog();
  await fill(app, BITCOIN, '1000');
  await app.user.click(submitButton());
  expect(submitButton().getAttribute('aria-busy')).toBe('true');
  await app.user.click(submitButton());
  await app.user.type(screen.getByLabelText('Enter Amount'), '{Enter}');
  expect(await screen.findByText('Order Sent')).toBeDefined();
  expect(count).toBe(1);
});

it('an investor whose page cannot be read can try again', async () => {
  server.use(
    http.get(`${SUPABASE}/rest/v1/withdrawal_methods`, () => refusal(500, 'XX000', 'internal'), {
      once: true,
    }),
  );
  const { user } = openApp('/withdraw');
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('article', { name: 'TON' })).toBeDefined();
});
