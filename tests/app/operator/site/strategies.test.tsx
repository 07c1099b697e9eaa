import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { openApp } from '../../support/app';
import { answer, calls, openOperator } from '../../support/operator/operator';
import { POOL, strategyAtDesk } from '../../support/operator/trading-desk';
import { ADA, signIn } from '../../support/session';

const desk = (values: object = {}) => answer('strategies_desk', () => [strategyAtDesk(values)]);

beforeEach(() => {
  signIn();
  openOperator('reviewer');
  desk();
});

test('an operator reads what is proposed, and approves it', async () => {
  answer('review_strategy', 'offered');
  const { user } = openApp('/operator/strategies');
  expect(await screen.findByText('Buys it when it is calm.')).toBeDefined();
  expect(screen.getByText('Profit share 15%, up to $100,000.00')).toBeDefined();
  expect(screen.getByText('1 of 2 approvals')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Approve: Slow bitcoin' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(calls('review_strategy')).toMatchObject([{ pool_id: POOL, approve: true }]));
});

test.each(['proposed', 'suspended', 'offered'])(
  'an operator who leads a strategy that is %s reads that another has to decide, and is asked nothing',
  async (status) => {
    desk({ status, lead_id: ADA.id });
    openApp('/operator/strategies');
    expect(await screen.findByText('You can’t decide on your own strategy.')).toBeDefined();
    expect(screen.queryByRole('button', { name: /Slow bitcoin/ })).toBeNull();
  },
);

test('an operator suspends an open strategy, and reads how much of it is whose', async () => {
  desk({
    status: 'offered',
    holders: 3,
    lead_bp: 2500,
    largest_bp: 5000,
    waiting_out: 2,
    value_cents: 160_000,
  });
  answer('suspend_strategy', null);
  const { user } = openApp('/operator/strategies');
  expect(await screen.findByText('trader 25%, largest other 50%')).toBeDefined();
  expect(screen.getByText('2 out')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Suspend: Slow bitcoin' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), 'Orders look odd.');
  await user.click(dialog.getByRole('button', { name: 'Suspend' }));
  await waitFor(() => expect(calls('suspend_strategy')).toMatchObject([{ pool_id: POOL, reason: 'Orders look odd.' }]));
});

test.each([
  ['Resume', true],
  ['Close strategy', false],
])('an operator reads what each decision about a suspended strategy does: %s', async (name, approve) => {
  desk({ status: 'suspended', reason: 'Orders look odd.' });
  answer('review_strategy', 'suspended');
  const { user } = openApp('/operator/strategies');
  await user.click(await screen.findByRole('button', { name: `${name}: Slow bitcoin` }));
  const dialog = within(screen.getByRole('dialog'));
  if (!approve) await user.type(dialog.getByLabelText(/^Reason/), 'It stays odd.');
  await user.click(dialog.getByRole('button', { name }));
  await waitFor(() => expect(calls('review_strategy')).toMatchObject([{ pool_id: POOL, approve }]));
  expect(screen.queryByRole('button', { name: /^(Approve|Reject)/ })).toBeNull();
});

test('an operator reads many strategies page by page, and the address keeps the page', async () => {
  const idOf = (place: number) => `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`;
  const many = Array.from({ length: 51 }, (_, n) =>
    strategyAtDesk({ pool_id: idOf(n + 1), title: `Strategy ${n + 1}` }),
  );
  answer('strategies_desk', () => {
    const asked = calls('strategies_desk').at(-1);
    return HttpResponse.json(asked?.['from_strategy'] === idOf(51) ? many.slice(50) : many);
  });
  const { user, router } = openApp('/operator/strategies');
  expect(await screen.findByText('Strategy 50')).toBeDefined();
  expect(screen.queryByText('Strategy 51')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(await screen.findByText('Strategy 51')).toBeDefined();
  expect(screen.queryByText('Strategy 50')).toBeNull();
  expect(router.state.location.search).toEqual({ from: idOf(51) });
  await user.click(screen.getByRole('button', { name: 'First page' }));
  expect(await screen.findByText('Strategy 50')).toBeDefined();
});
