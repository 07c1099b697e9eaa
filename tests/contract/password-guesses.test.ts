import { expect, test } from 'vitest';
import { withAuthenticator, wrongCode } from './support/factors.ts';
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

test('after ten wrong codes of an authenticator the right one ends the session, and the owner is told', async () => {
  const { id, client } = await newInvestor();
  const phone = await withAuthenticator(client);
  const guess = (code: string) => client.auth.mfa.challengeAndVerify({ factorId: phone.factorId, code });
  for (let tries = 0; tries < 10; tries += 1)
    expect((await guess(wrongCode(phone))).error).toMatchObject({ code: 'mfa_verification_failed' });
  const { data } = await client
    .from('notifications')
    .select('kind')
    .eq('investor_id', id)
    .in('kind', ['security.password_guessed', 'security.code_guessed']);
  expect(data).toEqual([{ kind: 'security.code_guessed' }]);
  expect((await guess(phone.code())).error).toMatchObject({
    status: 403,
    code: 'mfa_verification_rejected',
    message: 'too_many_codes',
  });
  expect((await client.rpc('account_hindrance')).error).toMatchObject({ message: 'session_ended' });
});
