import { expect, test } from 'vitest';
import { follow, mailedLink, newInvestor, PASSWORD, visitor } from './support/people.ts';

const enter = async (email: string, password: string) =>
  (await visitor().auth.signInWithPassword({ email, password })).error;

test('a password that is guessed at from many networks is refused after ten tries, and its owner comes in with a new one', async () => {
  const { email } = await newInvestor();
  const { mailId } = await mailedLink(email);
  for (let tries = 0; tries < 10; tries += 1)
    expect(await enter(email, `guess-number-${tries}`)).toMatchObject({
      code: 'invalid_credentials',
      message: 'Invalid login credentials',
    });
  expect(await enter(email, PASSWORD)).toMatchObject({
    status: 400,
    code: 'invalid_credentials',
    message: 'too_many_guesses',
  });
  await visitor().auth.resetPasswordForEmail(email);
  const owner = (await follow((await mailedLink(email, [mailId])).link)).client;
  const password = 'another-passphrase-of-the-owner';
  expect((await owner.auth.updateUser({ password })).error).toBeNull();
  expect(await enter(email, password)).toBeNull();
});

test('a right password makes the wrong ones before it count no more', async () => {
  const { email } = await newInvestor();
  for (let round = 0; round < 2; round += 1) {
    for (let tries = 0; tries < 9; tries += 1) await enter(email, `guess-number-${tries}`);
    expect(await enter(email, PASSWORD)).toBeNull();
  }
});
