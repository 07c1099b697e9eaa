import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { openApp } from '../support/app';
import { CODE, factorOf, signInFully } from '../support/factors';
import { answerProfile, signIn } from '../support/session';

const request = 'Add a backup way to sign in';
const PHONE = factorOf('phone', 'My phone');

beforeEach(() => {
  signIn();
  answerProfile();
});

function answer(left: number, ...factors: ReturnType<typeof factorOf>[]) {
  const state = signInFully(...factors);
  state.left = left;
  return { ...openApp('/account'), state };
}

test('a person with one second factor and no recovery codes is asked for another way, until they have made codes', async () => {
  const { user } = answer(0, PHONE);
  await screen.findByText(request);
  await user.click(screen.getByRole('button', { name: 'Add a backup' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Make new ones' }));
  await user.type(dialog.getByLabelText('Code from your authenticator app'), CODE);
  await user.click(dialog.getByRole('button', { name: 'Make new ones' }));
  await user.click(await dialog.findByRole('button', { name: 'I have saved them' }));
  await waitFor(() => expect(screen.queryByText(request)).toBeNull());
});
