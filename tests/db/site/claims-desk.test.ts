import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { whoHeard } from '../support/heard.ts';
import { openStage } from '../support/stage.ts';

const { owner, asAnonymous, asOperator, makeInvestor, operator, whileHeld } = await openStage();
const refusal = (message: string) => ({ code: 'P0001', message });
const [reviewer, treasurer, admin] = [asOperator('reviewer'), asOperator('treasurer'), asOperator('admin')];

const write = async (change: object = {}, as = reviewer) => {
  const values = {
    text: 'The source is open.',
    evidence_url: 'https://example.com/source?a=1#b',
    request_id: randomUUID(),
    ...change,
  };
  await as.rows('write_claim', values);
  return values.request_id;
};
const verify = (claim_id: string | null, as = admin) => as.rows('verify_claim', { claim_id });
const withdraw = (claim_id: string | null, as = reviewer, reason: string | null = 'Wrong') =>
  as.rows('withdraw_claim', { claim_id, reason });
const shown = async () =>
  (await asAnonymous.query<{ id: string }>`select id from claims`).map(({ id }) => id);
const onPage = async () =>
  (await asAnonymous.call<{ answer: { claims: { text: string }[] } }>('front_page')).answer.claims;
const actions = async (id: string) =>
  (
    await owner<{ action: string; actor: string; reason: string | null }[]>`
      select action, actor, details ->> 'reason' as reason from private.audit_events where subject = ${id} order by id`
  ).map(({ action, actor, reason }) => [action, actor, reason]);

test('a claim is public only after another operator has verified it, and until either takes it back', async () => {
  const id = await write({ text: ' Audited by somebody. ' });
  expect(await shown()).not.toContain(id);
  await expect(verify(id, reviewer)).rejects.toMatchObject(refusal('second_person_required'));
  await verify(id);
  await verify(id, treasurer);
  expect(await shown()).toContain(id);
  expect(await onPage()).toContainEqual({
    text: 'Audited by somebody.',
    evidence_url: 'https://example.com/source?a=1#b',
  });
  await withdraw(id);
  await withdraw(id, admin);
  expect(await shown()).not.toContain(id);
  expect(await actions(id)).toEqual([
    ['claim_written', operator('reviewer').id, null],
    ['claim_verified', operator('admin').id, null],
    ['claim_withdrawn', operator('reviewer').id, 'Wrong'],
  ]);
  expect((await reviewer.rows('claim_desk'))[0]).toMatchObject({
    id,
    writer: 'Demo Reviewer',
    verifier: 'Demo Admin',
    withdrawer: 'Demo Reviewer',
  });
});

test('withdrawing one claim leaves the others', async () => {
  const other = await write({ text: 'Another' });
  const id = await write();
  for (const each of [other, id]) await verify(each);
  await withdraw(id);
  expect(await shown()).toContain(other);
  expect(await shown()).not.toContain(id);
});

test('a withdrawn claim can no longer be verified, by any operator', async () => {
  const id = await write();
  await withdraw(id, treasurer);
  await expect(verify(id)).rejects.toMatchObject(refusal('claim_withdrawn'));
});

test('a claim that is being withdrawn is not verified at the same moment', async () => {
  const id = await write();
  const late = whileHeld(
    (sql) => sql`select public.withdraw_claim(${id}, 'Wrong')`,
    () => verify(id),
    { by: reviewer },
  );
  await expect(late).rejects.toMatchObject(refusal('claim_withdrawn'));
});

test('an operator who sends a claim twice writes one, and cannot use its id for another', async () => {
  const request_id = await write();
  await write({ request_id });
  expect(await actions(request_id)).toHaveLength(1);
  await expect(write({ request_id, text: 'Another' })).rejects.toMatchObject(refusal('request_id_reused'));
  await expect(write({ request_id, evidence_url: 'https://example.org' })).rejects.toMatchObject(
    refusal('request_id_reused'),
  );
  await expect(write({ request_id }, admin)).rejects.toMatchObject(refusal('request_id_reused'));
});

test.each([
  [{ text: null }, 'claim_required'],
  [{ evidence_url: null }, 'link_required'],
  [{ evidence_url: 'javascript:alert(1)' }, 'link_required'],
  [{ evidence_url: 'https://example.com\n.evil.com' }, 'link_required'],
  [{ evidence_url: `https://example.com/${'x'.repeat(481)}` }, 'link_required'],
  [{ request_id: null }, 'request_id_required'],
])('an operator cannot write a claim with %o', async (change, code) => {
  await expect(write(change)).rejects.toMatchObject(refusal(code));
});

test('what there is not is neither verified nor withdrawn, and a withdrawal says why', async () => {
  await expect(verify(randomUUID())).rejects.toMatchObject(refusal('not_found'));
  await expect(verify(null)).rejects.toMatchObject(refusal('not_found'));
  await expect(withdraw(randomUUID())).rejects.toMatchObject(refusal('not_found'));
  const id = await write();
  for (const reason of ['', null, 'x'.repeat(501)])
    await expect(withdraw(id, reviewer, reason)).rejects.toMatchObject(refusal('reason_required'));
});

test('the desk shows the newest first, in pages of one to two hundred', async () => {
  await owner`
    insert into claims (text, evidence_url, written_at)
    select 'Old ' || n, 'https://example.com', now() - n * interval '1 day' from generate_series(1, 205) n`;
  const desk = (args: object) => reviewer.rows<{ claim: string }>('claim_desk', { ...args });
  expect(await desk({ max_rows: 1000 })).toHaveLength(200);
  expect(await desk({ max_rows: 0 })).toHaveLength(1);
  const before = new Date(Date.now() - 86_400_000).toISOString();
  expect((await desk({ before, max_rows: 2 })).map(({ claim }) => claim)).toEqual(['Old 1', 'Old 2']);
});

test('operators alone hear that a claim was written', async () => {
  await makeInvestor();
  await owner`delete from realtime.messages`;
  await write();
  expect(await whoHeard(owner, 'claims')).toEqual({ operators: 1 });
});
