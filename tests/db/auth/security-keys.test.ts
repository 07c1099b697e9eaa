import { expect, test } from 'vitest';
import { begunBy, PASSWORD_SESSION, type Row } from '../support/actors.ts';
import { addFactor, codeAgo, proven } from '../support/people/factors.ts';
import { openStage } from '../support/stage.ts';

// Of people whose only factor is a security key, by whose own method their tokens tell that it was used.
const stage = await openStage();
const { owner, asInvestor, makeInvestor } = stage;
const keyAgo = (ago: string) => codeAgo(ago, 'mfa/webauthn');

test('a stolen password reads nothing of a person with a security key, and the key lets them in', async () => {
  const alice = await makeInvestor();
  await addFactor(owner, alice, 'verified', 'webauthn');
  const profile = (amr: Row[]) => asInvestor(alice, { amr }).query`select id from public.profiles`;
  await expect(profile(PASSWORD_SESSION)).rejects.toMatchObject({
    code: '42501',
    message: 'factor_required',
  });
  await proven(owner, alice);
  expect(await profile(keyAgo('3 hours'))).toHaveLength(1);
});

test('a page left open makes no recovery codes for a person with a security key, also not with the password', async () => {
  const alice = await makeInvestor();
  await addFactor(owner, alice, 'verified', 'webauthn');
  await proven(owner, alice);
  const make = (amr: Row[]) => asInvestor(alice, { amr }).rows('make_recovery_codes');
  for (const old of [keyAgo('5 minutes 1 second'), begunBy('password')])
    await expect(make(old)).rejects.toMatchObject({ code: 'P0001', message: 'code_required' });
  expect(await make(keyAgo('4 minutes 50 seconds'))).toHaveLength(1);
});
