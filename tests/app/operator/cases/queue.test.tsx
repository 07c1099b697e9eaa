import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { openApp } from '../../support/app';
import { asked, deposit, idOf, openDepositQueue, rows } from '../../support/operator/deposit-queue';
import { announce, joins } from '../../support/realtime';

beforeEach(() => openDepositQueue());

describe('an operator at the keyboard', () => {
  test('whose case another operator decides meanwhile goes on from where it was', async () => {
    const { user } = openApp(`/operator/deposits?case=${idOf(2)}`);
    await screen.findByRole('dialog', { name: 'Deposit of $2.00' });
    await waitFor(() => expect(joins).not.toEqual([]));
    rows.splice(1, 1);
    announce('deposits');
    expect(await screen.findByText(/Already decided or cancelled, so it has left/)).toBeDefined();
    await user.keyboard('j');
    expect(await screen.findByRole('dialog', { name: 'Deposit of $3.00' })).toBeDefined();
    await user.keyboard('k');
    expect(await screen.findByRole('dialog', { name: 'Deposit of $1.00' })).toBeDefined();
  });
});

test('an operator turns the pages of a long queue, and the address says which', async () => {
  rows.splice(0, 3, ...Array.from({ length: 51 }, (_, n) => deposit(n + 1)));
  const { user, router } = openApp('/operator/deposits');
  await user.click(await screen.findByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(asked.at(-1)).toEqual({ max_rows: 51, from_case: idOf(51) }));
  expect(router.state.location.search).toMatchObject({ from: idOf(51) });
  await waitFor(() => expect(screen.getByRole('button', { name: 'First page' })).toHaveProperty('disabled', false));
  await user.click(screen.getByRole('button', { name: 'First page' }));
  await waitFor(() => expect(router.state.location.search).not.toHaveProperty('from'));
  expect(screen.queryByText('Person 51')).toBeNull();
});
