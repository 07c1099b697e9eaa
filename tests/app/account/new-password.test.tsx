import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { openApp, settled } from '../support/app';
import { server, SUPABASE } from '../support/server';
import { answerProfile, signIn } from '../support/session';

beforeEach(() => {
  signIn();
  answerProfile({ name: 'Augusta Ada' });
});

async function openDialog() {
  const { user } = openApp('/account?tab=security');
  await user.click(await screen.findByRole('button', { name: 'Change password' }));
  const dialog = within(await screen.findByRole('dialog'));
  await settled();
  return { user, dialog };
}

test.each([
  ['password1', 'This password is easy to guess. Choose a longer or less common one.'],
  ['augusta-in-a-glass', 'Your password can’t contain your name or email address. Choose another one.'],
  ['my-ada@example.com-1', 'Your password can’t contain your name or email address. Choose another one.'],
])('a person who types the new password %s reads why it is refused, and it is not sent', async (password, words) => {
  const saved = vi.fn<() => Response>(() => HttpResponse.json({}));
  server.use(http.put(`${SUPABASE}/auth/v1/user`, saved));
  const { user, dialog } = await openDialog();
  await user.type(dialog.getByLabelText('Current password'), 'right');
  await user.type(dialog.getByLabelText('New password'), password);
  expect(await dialog.findByText(words)).toBeDefined();
  await user.type(dialog.getByLabelText('Repeat the new password'), password);
  await user.click(dialog.getByRole('button', { name: 'Save the password' }));
  await waitFor(() => expect(screen.getAllByText(words)).toHaveLength(2));
  expect(saved).not.toHaveBeenCalled();
});
