import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { openApp } from '../support/app';
import { answerProfile, signIn } from '../support/session';

beforeEach(() => {
  signIn();
  answerProfile();
});

test.each([
  ['Change password', ['Current password', 'New password', 'Repeat the new password']],
  ['Change email address', ['New email address', 'Current password']],
  ['Export my data', ['Current password']],
  ['Close the account', ['Enter your email address to confirm', 'Current password']],
])('a person who opens %s again finds nothing that they typed before they closed it', async (button, labels) => {
  const { user } = openApp('/account');
  const open = async () => {
    const opener = await screen.findByRole('button', { name: button });
    await waitFor(() => expect(opener).toHaveProperty('disabled', false));
    await user.click(opener);
    return within(await screen.findByRole('dialog'));
  };
  const first = await open();
  for (const label of labels) await user.type(first.getByLabelText(label), 'a secret');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const again = await open();
  expect(labels.map((label) => again.getByLabelText<HTMLInputElement>(label).value)).toEqual(labels.map(() => ''));
});
