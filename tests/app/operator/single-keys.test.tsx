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

test('an operator searches with /: a list by its field, anything else in the search, where single keys are turned off', async () => {
  const { user, router } = openApp('/operator/people');
  const field = await screen.findByLabelText('Name, email or ID');
  field.blur();
  await user.keyboard('/');
  expect(document.activeElement).toBe(field);
  await router.navigate({ to: '/operator/deposits' });
  await screen.findByRole('table');
  (document.activeElement as HTMLElement).blur();
  await user.keyboard('/');
  await user.click(await screen.findByRole('checkbox', { name: 'Keyboard shortcuts' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('/');
  await settled();
  expect(screen.queryByRole('dialog')).toBeNull();
});
