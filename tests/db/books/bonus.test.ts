import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { heardBy } from '../support/heard.ts';
import { figures, fingerprint, problems } from '../support/money/books.ts';
import { openStage } from '../support/stage.ts';

const { owner, asOperator, asInvestor, makeInvestor, makeOperator, operator, whileHeld } = await openStage();

async function grant(args: Record<string, unknown>, as: 'treasurer' | 'admin' = 'treasurer') {
  return asOperator(as).call<{ answer: number }>('grant_bonus', {
    amount_cents: 500,
    reason: 'Reported a defect',
    request_id: randomUUID(),
    ...args,
  });
}

test('an investor is notified of a bonus with its reason, once, on open pages too', async () => {
  const alice = await makeInvestor();
  const request_id = randomUUID();
  for (let times = 0; times < 2; times += 1) await grant({ investor_id: alice.id, request_id });
  expect(
    await asInvestor(alice).query`select kind, subject_id, amount_cents, detail from notifications`,
  ).toEqual([
    { kind: 'bonuses.granted', subject_id: request_id, amount_cents: 500, detail: 'Reported a defect' },
  ]);
  expect(await heardBy(owner, alice)).toEqual([['portfolio', request_id]]);
});

test('a treasurer who sends one request eight times at once grants once, on the record once', async () => {
  const alice = await makeInvestor();
  const request_id = randomUUID();
  const all = await Promise.all(
    Array.from({ length: 8 }, () => grant({ investor_id: alice.id, request_id })),
  );
  expect(new Set(all.map(({ answer }) => answer)).size).toBe(1);
  expect(await figures(owner, alice)).toMatchObject({ available: 500, bonus: 500 });
  expect(
    await owner`select action, details ->> 'reason' as reason from private.audit_events where subject = ${alice.id}`,
  ).toEqual([{ action: 'bonus_granted', reason: 'Reported a defect' }]);
});

test('a treasurer cannot grant themselves a bonus', async () => {
  const insider = await makeOperator('treasurer');
  await expect(
    asInvestor(insider).call('grant_bonus', {
      investor_id: insider.id,
      amount_cents: 1,
      reason: 'because',
      request_id: randomUUID(),
    }),
  ).rejects.toThrow('own_bonus');
  await expect(grant({ investor_id: operator('admin').id }, 'admin')).rejects.toThrow('own_bonus');
});

test('a treasurer cannot grant a bonus to an account that was closed, also not while it is being closed', async () => {
  const alice = await makeInvestor();
  const late = whileHeld(
    (sql) => sql`select from ledger.accounts where investor_id = ${alice.id} for share`,
    () => grant({ investor_id: alice.id }),
    {
      meanwhile: (sql) =>
        sql`update profiles set name = 'Closed account', phone = '', country = '', avatar_path = null, closed_at = now() where id = ${alice.id}`,
    },
  );
  await expect(late).rejects.toMatchObject({ code: '42501', message: 'account_closed' });
  await expect(grant({ investor_id: alice.id })).rejects.toThrow('account_closed');
  expect(await figures(owner, alice)).toMatchObject({ available: 0, bonus: 0 });
});

test.each([
  [{ amount_cents: 0 }, 'invalid_amount'],
  [{ amount_cents: -1 }, 'invalid_amount'],
  [{ amount_cents: null }, 'invalid_amount'],
  [{ amount_cents: 100_000_000_001 }, 'invalid_amount'],
  [{ reason: '' }, 'reason_required'],
  [{ reason: '  ' }, 'reason_required'],
  [{ reason: null }, 'reason_required'],
  [{ request_id: null }, 'request_id_required'],
  [{ investor_id: randomUUID() }, 'not_found'],
  [{ investor_id: null }, 'not_found'],
])('a treasurer cannot grant a bonus with %j', async (change, code) => {
  const alice = await makeInvestor();
  const before = await fingerprint(owner);
  await expect(grant({ investor_id: alice.id, ...change })).rejects.toThrow(code);
  expect(await fingerprint(owner)).toBe(before);
  expect(await problems(owner)).toEqual([]);
});
