import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { openApp, settled } from '../support/app';
import { idOf, openDepositQueue } from '../support/operator/deposit-queue';
import { answer } from '../support/operator/operator';

beforeEach(() => {
  openDepositQueue();
  answer('find_people', []);
});

test('an operator who presses / on a button of an open case stays there, with the reason that they have typed', async () => {
  const { user, path } = openApp(`/operator/deposits?case=${idOf(1)}`);
  const dialog = within(await screen.findByRole('dialog', { name: 'Deposit of $1.00' }));
  await user.click(dialog.getByRole('button', { name: 'Reject' }));
  await user.type(dialog.getByLabelText('Reason'), 'Blurred');
  dialog.getByRole('button', { name: 'Back' }).focus();
  await user.keyboard('/');
  await settled();
  expect(path()).toBe('/operator/deposits');
  expect(dialog.getByLabelText('Reason')).toHaveProperty('value', 'Blurred');
});

test('an operator turns single keys off and on at the foot of a page that has none of its own', async () => {
  const { user, path } = openApp('/operator');
  const keys = await screen.findByRole('checkbox', { name: 'Keyboard shortcuts' });
  await user.click(keys);
  await user.keyboard('/');
  await settled();
  expect(path()).toBe('/operator');
  await user.click(keys);
  await user.keyboard('/');
  await waitFor(() => expect(path()).toBe('/operator/people'));
});
