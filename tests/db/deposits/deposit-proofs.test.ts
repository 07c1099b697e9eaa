import { createHash, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Row } from '../support/actors.ts';
import { fingerprint } from '../support/money/books.ts';
import { approval, uploadProof } from '../support/money/deposits.ts';
import { openStage } from '../support/stage.ts';

const { owner, asInvestor, asOperator, makeInvestor } = await openStage();

const md5 = () => randomBytes(16).toString('hex');
const file = (eTag: string, size = 1000) => ({ eTag: `"${eTag}"`, size, mimetype: 'image/png' });

/** A deposit of a new investor whose proof Storage describes like this. */
async function submit(metadata: Row | null): Promise<string> {
  const person = await makeInvestor();
  const proof_path = await uploadProof(owner, person.id);
  await owner`update storage.objects set metadata = ${metadata && owner.json(metadata as never)} where name = ${proof_path}`;
  const [row] = await asInvestor(person).query<{ id: string }>`
    select submit_deposit(1000, 'bitcoin', ${proof_path}) as id`;
  return row?.id ?? '';
}

const review = (args: Row) => asOperator('reviewer').call('review_deposit', args);
const sameProof = async (id: string) =>
  (await asOperator('reviewer').rows<{ same_proof: Row[] }>('deposit_queue', { from_case: id }))[0]
    ?.same_proof;

test('B5: the same proof twice is shown to the reviewer, and approved only with a written reason', async () => {
  const proof = file(md5());
  const [first, second] = [await submit(proof), await submit(proof)];
  expect(await sameProof(first)).toMatchObject([{ id: second, amount_cents: 1000, status: 'pending' }]);
  await review({ deposit_id: first, approve: false, reason: 'Of somebody else' });
  expect(await sameProof(second)).toMatchObject([{ id: first, status: 'rejected' }]);
  const before = await fingerprint(owner);
  for (const reason of [undefined, '  ']) {
    await expect(review({ ...approval(second), ...(reason && { reason }) })).rejects.toMatchObject({
      code: 'P0001',
      message: 'proof_reused',
    });
  }
  expect(await fingerprint(owner)).toBe(before);
  expect(await review({ ...approval(second), reason: 'The picture shows both payments' })).toMatchObject({
    status: 'approved',
    reason: 'The picture shows both payments',
  });
});

test('B5: the reason for a proof that was used before is on the record also of a first approval', async () => {
  const proof = file(md5());
  const [id] = [await submit(proof), await submit(proof)];
  await expect(review(approval(id, 2_000_000))).rejects.toThrow('proof_reused');
  await review({ ...approval(id, 2_000_000), reason: 'Both are on it' });
  const [trail] = await owner<
    Row[]
  >`select details ->> 'reason' as reason from private.audit_events where subject = ${id}`;
  expect(trail).toEqual({ reason: 'Both are on it' });
});

test('the same bytes are seen whether they were sent in one piece or resumed', async () => {
  const tag = md5();
  const resumed = `${createHash('md5').update(Buffer.from(tag, 'hex')).digest('hex')}-1`;
  const [whole, parts] = [await submit(file(tag)), await submit(file(resumed))];
  expect(await sameProof(whole)).toMatchObject([{ id: parts }]);
});

test('other bytes, another size, or a file of which Storage says nothing are not the same proof', async () => {
  const tag = md5();
  for (const metadata of [
    file(tag),
    file(tag, 1001),
    file(md5()),
    file(`${tag}-1`),
    null,
    null,
    {},
    { size: 1000 },
    { eTag: `"${md5()}"` },
  ]) {
    const id = await submit(metadata);
    expect(await sameProof(id)).toEqual([]);
    expect(await review(approval(id))).toMatchObject({ status: 'approved' });
  }
});
