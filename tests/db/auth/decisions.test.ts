import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { begunBy, codeEntered, PASSWORD_SESSION, type Row, type Actor, type Person } from '../support/actors.ts';
import { pendingWithdrawal } from '../support/money/pending.ts';
import { ADDRESSES, request } from '../support/money/withdrawals.ts';
import { addFactor, codeAgo, proven } from '../support/people/factors.ts';
import { openStage } from '../support/stage.ts';

// docs/access.md says how recent a code must be; access-doors.test.ts compares it with every function.
const stage = await openStage();
const { owner, asInvestor, makeInvestor, makeOperator } = stage;

const codeRequired = { code: 'P0001', message: 'code_required' };

test('an operator without an authenticator decides in a sandbox with the password of this morning', async () => {
  const reviewer = await makeOperator('reviewer');
  const alice = await makeInvestor({ deposited: 100_000 });
  const { id } = await pendingWithdrawal(stage, alice);
  const decided = await asInvestor(reviewer, { amr: PASSWORD_SESSION }).call('review_withdrawal', {
    withdrawal_id: id,
    approve: false,
    reason: 'Address of another person',
  });
  expect(decided).toMatchObject({ status: 'rejected' });
});

test('an unlocked screen of an operator with an authenticator approves, rejects and unfreezes nothing, and still freezes', async () => {
  const treasurer = await makeOperator('treasurer');
  await addFactor(owner, treasurer);
  await proven(owner, treasurer);
  const alice = await makeInvestor({ deposited: 100_000 });
  const { id } = await pendingWithdrawal(stage, alice);
  const as = (amr: Row[]) => asInvestor(treasurer, { amr });
  const reject = (amr: Row[]) =>
    as(amr).call('review_withdrawal', { withdrawal_id: id, approve: false, reason: 'Wrong' });
  for (const old of [PASSWORD_SESSION, codeAgo('15 minutes 10 seconds'), begunBy('password')])
    await expect(reject(old)).rejects.toMatchObject(codeRequired);
  // Protecting an account never needs a code.
  await as(PASSWORD_SESSION).rows('freeze_person', { person_id: alice.id, reason: 'Taken over' });
  await expect(
    as(PASSWORD_SESSION).rows('unfreeze_person', { person_id: alice.id, reason: 'It was them' }),
  ).rejects.toMatchObject(codeRequired);
  await as(codeEntered()).rows('unfreeze_person', { person_id: alice.id, reason: 'It was them' });
  expect(await reject(codeAgo('14 minutes 50 seconds'))).toMatchObject({ status: 'rejected' });
});

test('a passkey counts as a code where its session has the second factor, too', async () => {
  const admin = await makeOperator('admin');
  await addFactor(owner, admin);
  const set = (amr: Row[]) =>
    asInvestor(admin, { amr }).rows('set_explorer', {
      chain: 'Bitcoin',
      network: 'test',
      seen: 'of another time',
      template: '',
      reason: 'Tidy',
    });
  await expect(set(begunBy('passkey'))).rejects.toMatchObject({ message: 'factor_required' });
  await proven(owner, admin);
  await expect(set(codeAgo('5 minutes 10 seconds', 'passkey'))).rejects.toMatchObject(codeRequired);
  await expect(set(codeAgo('4 minutes 50 seconds', 'passkey'))).rejects.toMatchObject({
    message: 'changed_meanwhile',
  });
});

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

const [ADDRESS] = ADDRESSES.Bitcoin;

async function makeReader() {
  const reader = await makeInvestor({ deposited: 1_000_000 });
  await owner`delete from public.payout_addresses where investor_id = ${reader.id}`;
  await request(asInvestor(reader), { method: 'Bitcoin', address: ADDRESS });
  const path = `${reader.id}/${randomUUID()}.png`;
  await owner`
    insert into storage.objects (bucket_id, name) select bucket, ${path} from unnest('{kyc, proofs, avatars}'::text[]) bucket`;
  const [made] = await owner<{ id: string }[]>`
    insert into kyc_cases (investor_id, home_address, document_path) values (${reader.id}, 'Laugavegur 1', ${path}) returning id`;
  return { reader, case_id: made?.id ?? '' };
}

const filesOf = async (actor: Actor) =>
  (
    await actor.during('object.get_authenticated').query<{ bucket_id: string }>`
      select bucket_id from storage.objects order by bucket_id`
  ).map(({ bucket_id }) => bucket_id);

const bookOf = async (actor: Actor) =>
  (await actor.query<{ address: string }>`select address from public.payout_addresses`).map(({ address }) => address);

const waitsOf = async (actor: Actor) =>
  (await actor.rows<{ network: string | null; address: string | null }>('payout_waits')).map((row) => [
    row.network,
    row.address,
  ]);

async function withFactor(person: Person) {
  await addFactor(owner, person);
  await proven(owner, person);
  return (amr: Row[]) => asInvestor(person, { amr });
}

test('a tab left open for more than an hour shows a person with an authenticator neither documents nor addresses', async () => {
  const { reader } = await makeReader();
  const as = await withFactor(reader);
  for (const old of [codeAgo('61 minutes'), begunBy('password'), codeAgo('61 minutes', 'passkey')]) {
    expect(await filesOf(as(old))).toEqual(['avatars']);
    expect(await bookOf(as(old))).toEqual([]);
    expect(await waitsOf(as(old))).toEqual([
      [null, null],
      ['Bitcoin', null],
    ]);
  }
  for (const recent of [codeAgo('59 minutes'), codeEntered(), codeAgo('59 minutes', 'passkey')]) {
    expect(await filesOf(as(recent))).toEqual(['avatars', 'kyc', 'proofs']);
    expect(await bookOf(as(recent))).toEqual([ADDRESS]);
    expect(await waitsOf(as(recent))).toEqual([
      [null, null],
      ['Bitcoin', ADDRESS],
    ]);
  }
});

test('a person without an authenticator reads their documents and addresses with the password of this morning', async () => {
  const { reader } = await makeReader();
  const late = asInvestor(reader, { amr: PASSWORD_SESSION });
  expect(await filesOf(late)).toEqual(['avatars', 'kyc', 'proofs']);
  expect(await bookOf(late)).toEqual([ADDRESS]);
});

test('an operator with an authenticator reads documents and tax numbers of others only within an hour of its code, also those on record', async () => {
  const { reader, case_id } = await makeReader();
  await asInvestor(reader).rows('set_kyc_tax_number', { case_id, tax_number: '12345678' });
  const as = await withFactor(await makeOperator('reviewer'));
  const asked = { code: 'P0001', message: 'code_required' };
  const seen = async (amr: Row[]) => (await filesOf(as(amr))).includes('kyc');
  const read = (amr: Row[]) => as(amr).rows('read_tax_number', { case_id });
  for (const name of ['record_document_opening', 'record_tax_number_reading'])
    await expect(as(codeAgo('61 minutes')).rows(name, { case_id })).rejects.toMatchObject(asked);
  for (const name of ['record_document_opening', 'record_tax_number_reading'])
    await as(codeAgo('59 minutes')).rows(name, { case_id });
  expect(await seen(codeAgo('59 minutes'))).toBe(true);
  expect(await seen(codeAgo('61 minutes'))).toBe(false);
  await expect(read(codeAgo('61 minutes'))).rejects.toMatchObject(asked);
  expect(await read(codeAgo('59 minutes'))).toEqual([{ answer: '12345678' }]);
});
