import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Person } from '../support/actors.ts';
import { openStage } from '../support/stage.ts';

const { owner, asInvestor, asOperator, makeInvestor, makeOperator, operator } = await openStage();

async function upload(person: Person, bucket = 'kyc'): Promise<string> {
  const name = `${person.id}/${randomUUID()}.pdf`;
  await owner`insert into storage.objects (bucket_id, name) values (${bucket}, ${name})`;
  return name;
}

async function submit(person: Person, row: { home_address?: string; document_path?: string } = {}): Promise<string> {
  const full = {
    home_address: 'Laugavegur 1, Reykjavík',
    document_path: row.document_path ?? (await upload(person)),
    ...row,
  };
  const { answer: case_id } = await asInvestor(person).call<{ answer: string }>('submit_kyc_case', full);
  await asOperator('reviewer').call('record_document_opening', { case_id });
  return case_id;
}

test('an investor cannot have two cases waiting, and may send a new one after a rejection', async () => {
  const alice = await makeInvestor();
  const case_id = await submit(alice);
  await expect(submit(alice)).rejects.toThrow('duplicate');
  await asOperator('reviewer').call('review_kyc', {
    case_id,
    approve: false,
    reason: 'The picture is blurred.',
  });
  expect(await submit(alice)).not.toBe(case_id);
});

test('a reviewer is pointed to the other person whose confirmed identity has the same name, with another photo and address', async () => {
  const [first, again, other] = [
    await makeInvestor({ name: 'Mary-Ann Doe' }),
    await makeInvestor({ name: 'mary ann DOE' }),
    await makeInvestor({ name: 'Mary Smith' }),
  ];
  const reviewer = asOperator('reviewer');
  await reviewer.call('review_kyc', { case_id: await submit(first), approve: true });
  const cases = [await submit(again, { home_address: 'Elsewhere 2' }), await submit(other)];
  const queue = await reviewer.rows('kyc_queue', { max_rows: 200 });
  const pointed = cases.map((id) => queue.find((row) => row['id'] === id)?.['same_person']);
  expect(pointed).toEqual([first.id, null]);
});

test('an operator finds a case in the queue and accepts it once', async () => {
  const alice = await makeInvestor({ name: 'Alice Doe' });
  const case_id = await submit(alice);
  expect(await asOperator('reviewer').rows('kyc_queue', { max_rows: 200 })).toContainEqual(
    expect.objectContaining({
      id: case_id,
      investor_name: 'Alice Doe',
      home_address: 'Laugavegur 1, Reykjavík',
    }),
  );
  const accept = () => asOperator('reviewer').call('review_kyc', { case_id, approve: true });
  expect(await accept()).toMatchObject({ status: 'approved', reviewed_by: operator('reviewer').id });
  expect(await accept()).toMatchObject({ status: 'approved' });
  await expect(asOperator('admin').call('review_kyc', { case_id, approve: true })).rejects.toThrow('already_reviewed');
  await expect(
    asOperator('reviewer').call('review_kyc', { case_id, approve: false, reason: 'second thought' }),
  ).rejects.toThrow('already_reviewed');
  expect(await asOperator('reviewer').rows('kyc_queue', { max_rows: 200 })).not.toContainEqual(
    expect.objectContaining({ id: case_id }),
  );
});

test('an operator cannot review their own case, by the function or by constraint', async () => {
  const insider = await makeOperator('admin');
  const case_id = await submit(insider);
  await expect(asInvestor(insider).call('review_kyc', { case_id, approve: true })).rejects.toThrow('own_case');
  await expect(
    owner`update kyc_cases set status = 'approved', reviewed_by = ${insider.id} where id = ${case_id}`,
  ).rejects.toThrow('kyc_cases_not_reviewed_by_owner');
});

test('an investor gives a tax number that only an operator reads, on the record', async () => {
  const alice = await makeInvestor();
  const case_id = await submit(alice);
  await asInvestor(alice).call('set_kyc_tax_number', { case_id, tax_number: '123-45-6789' });
  await asInvestor(alice).call('set_kyc_tax_number', { case_id, tax_number: '987-65-4321' });
  await expect(asInvestor(alice).query`select * from kyc.tax_numbers`).rejects.toMatchObject({
    code: '42501',
  });
  for (const name of ['record_tax_number_reading', 'read_tax_number'])
    await expect(asInvestor(alice).call(name, { case_id })).rejects.toThrow('not_allowed');

  await asOperator('reviewer').call('record_tax_number_reading', { case_id });
  expect(await asOperator('reviewer').call('read_tax_number', { case_id })).toEqual({
    answer: '987-65-4321',
  });
  expect(await owner`select actor, action from ground.audit_events where subject = ${case_id} order by id`).toEqual([
    { actor: operator('reviewer').id, action: 'kyc_document_opened' },
    { actor: operator('reviewer').id, action: 'tax_number_read' },
  ]);
});

test('an operator reads no tax number whose reading they did not record before, in a transaction of its own', async () => {
  const reviewer = asOperator('reviewer');
  const [case_id, other] = [await submit(await makeInvestor()), await submit(await makeInvestor())];
  const refused = async () =>
    expect(reviewer.call('read_tax_number', { case_id })).rejects.toMatchObject({
      code: 'P0001',
      message: 'reading_not_recorded',
    });
  await refused();
  await reviewer.call('record_tax_number_reading', { case_id: other });
  await asOperator('admin').call('record_tax_number_reading', { case_id });
  await asOperator('reviewer').call('lease_case', { queue: 'kyc_cases', case_id });
  await reviewer.call('record_document_opening', { case_id });
  await refused();
  await expect(
    reviewer.transaction(async (sql) => {
      await sql`select record_tax_number_reading(${case_id})`;
      return sql`select read_tax_number(${case_id})`;
    }),
  ).rejects.toThrow('reading_not_recorded');
  await reviewer.call('record_tax_number_reading', { case_id });
  expect(await reviewer.call('read_tax_number', { case_id })).toEqual({ answer: null });
  await owner.begin(async (sql) => {
    await sql`alter table ground.audit_events disable trigger user`;
    await sql`update ground.audit_events set at = at - interval '1 minute' where subject = ${case_id}`;
    await sql`alter table ground.audit_events enable trigger user`;
  });
  await refused();
});

test.each(['', '123', 'x'.repeat(33), "1'; drop table x", null])(
  'an investor cannot give the tax number %j',
  async (tax_number) => {
    const alice = await makeInvestor();
    const case_id = await submit(alice);
    await expect(asInvestor(alice).call('set_kyc_tax_number', { case_id, tax_number })).rejects.toThrow(
      'invalid_tax_number',
    );
  },
);
