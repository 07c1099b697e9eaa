import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '../support/app';
import { fileOf } from '../support/pictures';
import { answerProfile, signIn } from '../support/session';

test('a person who fixed a file under its name can choose it again', async () => {
  signIn();
  answerProfile();
  const { user } = openApp('/account');
  await user.click(await screen.findByRole('button', { name: 'Upload Picture' }));
  const field = await screen.findByLabelText<HTMLInputElement>('Picture');
  await user.upload(field, fileOf('png'));
  expect(field.files).toHaveLength(1);
  // The browser tells of a choice only if it differs from what is there.
  await user.click(field);
  expect(field.files).toHaveLength(0);
});
