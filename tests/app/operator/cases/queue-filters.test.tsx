import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { openApp, settled } from '../../support/app';
import { deposit } from '../../support/operator/deposit-queue';
import { answer, calls, openOperator } from '../../support/operator/operator';
import { signIn } from '../../support/session';

const HOUR = 3_600_000;
const soon = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();

/** What the list was asked for last. */
const asked = (name = 'deposit_queue') => {
  const { name: _name, max_rows: _rows, ...rest } = calls(name).at(-1) ?? { name };
  return rest;
};

beforeEach(() => {
  signIn();
  openOperator('treasurer');
  answer('deposit_queue', () =>
    HttpResponse.json([
      deposit(1, { created_at: soon(-30), due_at: soon(-6) }),
      deposit(2, { created_at: soon(-2), due_at: soon(22) }),
    ]),
  );
  answer('kyc_queue', () => HttpResponse.json([]));
});

test('an operator reads how long a case waits, and in words that it is late', async () => {
  openApp('/operator/deposits');
  const [, late, fresh] = await screen.findAllByRole('row');
  expect(late?.textContent).toMatch(/30 hours ago.*Late/);
  expect(fresh?.textContent).toMatch(/2 hours ago/);
  expect(fresh?.textContent).not.toContain('Late');
});

test('an operator chooses an order and filters, which the address keeps and Back takes back', async () => {
  const { user, router } = openApp('/operator/deposits');
  const search = () => router.state.location.search;
  await user.selectOptions(await screen.findByLabelText('Order'), 'Largest amount first');
  await waitFor(() => expect(asked()).toEqual({ sort: 'largest' }));
  await user.selectOptions(screen.getByLabelText('State'), 'Waits for its second approval');
  await waitFor(() => expect(search()).toHaveProperty('state', 'second'));
  await user.selectOptions(screen.getByLabelText('Payment Mode'), 'bitcoin');
  await waitFor(() => expect(search()).toHaveProperty('method', 'bitcoin'));
  await user.click(screen.getByRole('checkbox', { name: 'Only late ones' }));
  await waitFor(() =>
    expect(asked()).toEqual({
      sort: 'largest',
      only_late: true,
      only_state: 'second',
      only_method: 'bitcoin',
    }),
  );
  expect(search()).toEqual({ sort: 'largest', late: 'true', state: 'second', method: 'bitcoin' });
  expect(await screen.findByRole('table', { name: 'Deposits: Largest amount first' })).toBeDefined();
  router.history.back();
  await waitFor(() => expect(search()).toEqual({ sort: 'largest', state: 'second', method: 'bitcoin' }));
  await waitFor(() =>
    expect(screen.getByRole('checkbox', { name: 'Only late ones' })).toHaveProperty('checked', false),
  );
  await user.click(screen.getByRole('button', { name: 'Remove the filters' }));
  await waitFor(() => expect(search()).toEqual({}));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove the filters' })).toBeNull());
});

test('an operator who opens a case keeps the order and the filters', async () => {
  const { user, router } = openApp('/operator/deposits?sort=newest&late=true');
  const [opener] = await screen.findAllByRole('button', { name: /Review the deposit/ });
  await user.click(opener as HTMLElement);
  await screen.findByRole('dialog');
  expect(router.state.location.search).toMatchObject({ sort: 'newest', late: 'true' });
});

test('an operator whose filters match nothing reads so, and not that nothing waits', async () => {
  answer('deposit_queue', () => HttpResponse.json([]));
  openApp('/operator/deposits?late=true');
  expect(await screen.findByText('No case matches these filters')).toBeDefined();
  expect(screen.queryByText('No deposit is waiting')).toBeNull();
});

test.each(['?sort=shoe&late=1', '?sort=oldest&late=no&from=x&case=y', '?late=%22yes%22&sort=%7B%7D'])(
  'an address with %s is a queue without filters',
  async (search) => {
    const { router } = openApp(`/operator/deposits${search}`);
    await screen.findByRole('table');
    expect(asked()).toEqual({});
    await settled();
    expect(router.state.location.pathname).toBe('/operator/deposits');
  },
);

test('a queue without amounts has an order by age alone, and asks for no state or method', async () => {
  openApp('/operator/identity?sort=newest&state=pending&method=bitcoin&late=true');
  const order = await screen.findByLabelText('Order');
  expect([...order.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    'Oldest first',
    'Newest first',
  ]);
  expect(screen.queryByLabelText('State')).toBeNull();
  expect(asked('kyc_queue')).toEqual({ sort: 'newest', only_late: true });
});
