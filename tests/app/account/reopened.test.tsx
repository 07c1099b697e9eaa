import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { openApp } from '../support/app';
import { server, SUPABASE } from '../support/server';
import { ADA, answerProfile, signIn } from '../support/session';

beforeEach(() => {
  signIn();
  answerProfile();
});

test.each([
  ['Change password', ['Current password', 'New password', 'Repeat the new password']],
  ['Change e-mail address', ['New e-mail address', 'Current password']],
  ['Export my data', ['Current password']],
  ['Close the account', ['Your e-mail address, to be sure', 'Current password']],
])(
  'a person who opens %s again finds nothing that they typed before they closed it',
  async (button, labels) => {
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
    expect(labels.map((label) => again.getByLabelText<HTMLInputElement>(label).value)).toEqual(
      labels.map(() => ''),
    );
  },
);

test('a person whose name is another one by now finds that one when they edit their details again', async () => {
  server.use(http.patch(`${SUPABASE}/rest/v1/profiles`, () => HttpResponse.json({ id: ADA.id })));
  const { user } = openApp('/account');
  await user.click(await screen.findByRole('button', { name: 'Update Details' }));
  await user.type(await screen.findByLabelText('Phone Number'), '+354 555 0100');
  answerProfile({ name: 'Ada Lovelace' });
  await user.click(screen.getByRole('button', { name: 'update' }));
  await screen.findByText('Ada Lovelace', { selector: 'dd' });
  await user.click(await screen.findByRole('button', { name: 'Update Details' }));
  expect(await screen.findByLabelText('Name')).toHaveProperty('value', 'Ada Lovelace');
});
