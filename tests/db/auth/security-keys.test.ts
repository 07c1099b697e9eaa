import { expect, test } from 'vitest';
import { begunBy, PASSWORD_SESSION, type Row } from '../support/actors.ts';
import { pendingWithdrawal } from '../support/money/pending.ts';
import { addFactor, codeAgo, proven } from '../support/people/factors.ts';
import { giveFactors, readyStage, requestOf } from '../support/site/settings.ts';
import { openStage } from '../support/stage.ts';

// Of people whose only factor is a security key, by whose own method their tokens tell that it was used.
const stage = await openStage();
const { owner, asInvestor, makeInvestor, makeOperator } = stage;
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

test('an operator with a security key decides with it, within 15 minutes', async () => {
  const treasurer = await makeOperator('treasurer');
  await addFactor(owner, treasurer, 'verified', 'webauthn');
  await proven(owner, treasurer);
  const alice = await makeInvestor({ deposited: 100_000 });
  const { id } = await pendingWithdrawal(stage, alice);
  const reject = (amr: Row[]) =>
    asInvestor(treasurer, { amr }).call('review_withdrawal', {
      withdrawal_id: id,
      approve: false,
      reason: 'Wrong',
    });
  for (const old of [PASSWORD_SESSION, begunBy('password'), keyAgo('16 minutes')])
    await expect(reject(old)).rejects.toMatchObject({ code: 'P0001', message: 'code_required' });
  expect(await reject(keyAgo('14 minutes'))).toMatchObject({ status: 'rejected' });
});

test('a site goes live with operators who have security keys', async () => {
  const site = await readyStage();
  const request_id = await requestOf(site);
  const late = await site.makeOperator('reviewer');
  const confirm = () => site.asOperator('treasurer').rows('go_live', { request_id });
  await expect(confirm()).rejects.toMatchObject({ message: 'not_ready', hint: 'factors' });
  await giveFactors(site, 'webauthn');
  await confirm();
  expect(await site.asInvestor(late).query`select * from deposit_queue()`).toEqual([]);
});
