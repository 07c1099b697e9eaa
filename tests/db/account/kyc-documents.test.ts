import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Actor } from '../support/actors.ts';
import { addFactor, codeAgo, proven } from '../support/people/factors.ts';
import { openStage } from '../support/stage.ts';
import { makeLive } from '../support/trading/quotes.ts';

const { owner, asInvestor, asOperator, makeInvestor, makeOperator, operator } = await openStage();

async function submit() {
  const person = await makeInvestor();
  const path = `${person.id}/${randomUUID()}.png`;
  await owner`insert into storage.objects (bucket_id, name) values ('kyc', ${path})`;
  const [made] = await owner<{ id: string }[]>`
    insert into kyc_cases (investor_id, home_address, document_path) values (${person.id}, 'Laugavegur 1', ${path}) returning id`;
  return { person, path, case_id: made?.id ?? '' };
}

const seen = async (actor: Actor, operation = 'object.get_authenticated') =>
  (
    await actor.during(operation).query<{
      name: string;
    }>`select name from storage.objects where bucket_id = 'kyc'`
  ).map(({ name }) => name);

test('an operator sees the document of a case that they put on record to open, and no other', async () => {
  const [first, second] = [await submit(), await submit()];
  expect(await seen(asOperator('reviewer'))).toEqual([]);
  await asOperator('reviewer').call('record_document_opening', { case_id: first.case_id });
  expect(await seen(asOperator('reviewer'))).toEqual([first.path]);
  expect(await seen(asOperator('admin'))).toEqual([]);
  expect(await seen(asInvestor(second.person))).toEqual([second.path]);
  expect(
    await owner`select actor, action from ground.audit_events where subject in ${owner([first.case_id, second.case_id])}`,
  ).toEqual([{ actor: operator('reviewer').id, action: 'kyc_document_opened' }]);
});

test('an operator decides on an identity only after opening its document themselves', async () => {
  const { case_id } = await submit();
  const reviewer = asOperator('reviewer');
  await asOperator('admin').call('record_document_opening', { case_id });
  for (const decision of [{ approve: true }, { approve: false, reason: 'Blurred' }])
    await expect(reviewer.call('review_kyc', { case_id, ...decision })).rejects.toThrow('reading_not_recorded');
  await reviewer.call('record_document_opening', { case_id });
  expect(await reviewer.call('review_kyc', { case_id, approve: true })).toMatchObject({ status: 'approved' });
});

test('an operator sees no document by another record, nor one they could take back', async () => {
  const { case_id } = await submit();
  const treasurer = asOperator('treasurer');
  await treasurer.call('record_tax_number_reading', { case_id });
  await treasurer.call('lease_case', { queue: 'kyc_cases', case_id });
  expect(await seen(treasurer)).toEqual([]);
  expect(
    await treasurer.during('object.get_authenticated').transaction(async (sql) => {
      await sql`select record_document_opening(${case_id})`;
      return sql`select from storage.objects where bucket_id = 'kyc'`;
    }),
  ).toHaveLength(0);
});

test('an operator downloads a document that they opened, and does nothing else with it', async () => {
  const { case_id, path } = await submit();
  const clerk = asInvestor(await makeOperator('treasurer'));
  await clerk.call('record_document_opening', { case_id });
  expect(await seen(clerk)).toEqual([path]);
  for (const operation of ['object.copy', 'object.sign', 'object.sign_many', 'object.move', 'object.list', ''])
    expect(await seen(clerk, operation)).toEqual([]);
});

test('a former operator sees no document that they opened, and a stranger records nothing', async () => {
  const { case_id, path, person } = await submit();
  const clerk = await makeOperator('reviewer');
  await asInvestor(clerk).call('record_document_opening', { case_id });
  expect(await seen(asInvestor(clerk))).toEqual([path]);
  await owner`delete from people.operators where user_id = ${clerk.id}`;
  expect(await seen(asInvestor(clerk))).toEqual([]);
  for (const stranger of [clerk, person])
    await expect(asInvestor(stranger).call('record_document_opening', { case_id })).rejects.toMatchObject({
      code: '42501',
      message: 'not_allowed',
    });
});

test('an operator without a second factor downloads no proof and no document on a live site, and goes on with their own pictures', async () => {
  const alice = await makeInvestor();
  const [proof, document] = [`${alice.id}/${randomUUID()}.png`, `${alice.id}/${randomUUID()}.pdf`];
  const [clerk, careful] = [await makeOperator('reviewer'), await makeOperator('reviewer')];
  const avatar = `${clerk.id}/${randomUUID()}.png`;
  await owner`
    insert into storage.objects (bucket_id, name)
    values ('proofs', ${proof}), ('kyc', ${document}), ('avatars', ${avatar})`;
  const [row] = await owner<{ id: string }[]>`
    insert into public.kyc_cases (investor_id, home_address, document_path)
    values (${alice.id}, '1 Some Street', ${document}) returning id`;
  await addFactor(owner, careful);
  await proven(owner, careful);
  const [bare, withFactor] = [asInvestor(clerk), asInvestor(careful, { amr: codeAgo('1 minute') })];
  for (const actor of [bare, withFactor]) await actor.call('record_document_opening', { case_id: row?.id });
  const found = async (actor: Actor) =>
    (
      await actor.during('object.get_authenticated').query<{ name: string }>`
        select name from storage.objects where name in (${proof}, ${document}, ${avatar}) order by bucket_id`
    ).map(({ name }) => name);

  expect(await found(bare)).toEqual([avatar, document, proof]);
  await makeLive(owner);
  expect(await found(bare)).toEqual([avatar]);
  expect(await found(withFactor)).toEqual([document, proof]);
  await addFactor(owner, clerk);
  await proven(owner, clerk);
  expect(await found(asInvestor(clerk, { amr: codeAgo('1 minute') }))).toEqual([avatar, document, proof]);
});
