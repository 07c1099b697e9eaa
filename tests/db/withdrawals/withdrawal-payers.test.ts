import { afterEach, expect, test } from 'vitest';
import { newTransactionId } from '../../support/transaction-id.ts';
import type { Actor } from '../support/actors.ts';
import { pendingWithdrawal } from '../support/money/pending.ts';
import { takeAndSettle } from '../support/money/withdrawals.ts';
import { oneMoment } from '../support/one-moment.ts';
import { openStage } from '../support/stage.ts';

// An approval leaves a person who may pay: what is approved cannot be taken back by its owner.
const stage = await openStage();
const { owner, asInvestor, asOperator, makeInvestor, operator } = stage;
const approve = (actor: Actor, withdrawal_id: string) =>
  actor.call('review_withdrawal', { withdrawal_id, approve: true });
const REFUSAL = { code: 'P0001', message: 'payer_required' };
const appoint = (id: string, role: string) => owner`
  insert into private.operators values (${id}, ${role}) on conflict (user_id) do update set role = excluded.role`;
const dismiss = (id: string) => owner`delete from private.operators where user_id = ${id}`;
const limit = (role: string, kind: string, max_cents: number) => owner`
  insert into private.role_limits ${owner({ role, kind, max_cents })}`;

afterEach(async () => {
  await owner`delete from private.role_limits`;
  for (const role of ['reviewer', 'treasurer', 'admin'] as const) await appoint(operator(role).id, role);
  await owner`delete from private.operators where user_id not in ${owner(
    (['reviewer', 'treasurer', 'admin'] as const).map((role) => operator(role).id),
  )}`;
});

test('the only operator who could pay a withdrawal leaves its approval to another, and pays it', async () => {
  await dismiss(operator('treasurer').id);
  const { id } = await pendingWithdrawal(stage);
  await expect(approve(asOperator('admin'), id)).rejects.toMatchObject(REFUSAL);
  expect(await approve(asOperator('reviewer'), id)).toMatchObject({ status: 'approved' });
  expect(
    await takeAndSettle(asOperator('admin'), {
      withdrawal_id: id,
      transaction_id: newTransactionId(),
    }),
  ).toMatchObject({ status: 'paid' });
});

test('an operator cannot approve the withdrawal of the only person who could pay it', async () => {
  const alice = await makeInvestor({ deposited: 100_000 });
  await appoint(alice.id, 'admin');
  await dismiss(operator('treasurer').id);
  await owner`update private.operators set role = 'reviewer' where user_id = ${operator('admin').id}`;
  const { id } = await pendingWithdrawal(stage, alice);
  await expect(approve(asOperator('reviewer'), id)).rejects.toMatchObject(REFUSAL);
  // Who owns it asks for another treasurer, or takes it back.
  expect(await asInvestor(alice).call('cancel_withdrawal', { withdrawal_id: id })).toMatchObject({
    status: 'cancelled',
  });
});

test('an approval takes a payer whose limit reaches as far, and limits of other kinds and roles say nothing', async () => {
  const { id } = await pendingWithdrawal(stage);
  await limit('treasurer', 'payment', 99_999);
  await limit('reviewer', 'payment', 0);
  await limit('treasurer', 'bonus', 0);
  await expect(approve(asOperator('admin'), id)).rejects.toMatchObject(REFUSAL);
  await owner`update private.role_limits set max_cents = 100000 where role = 'treasurer' and kind = 'payment'`;
  expect(await approve(asOperator('admin'), id)).toMatchObject({ status: 'approved' });
});

test('on a live site a payer without a factor, who may pay nothing, is no payer', async () => {
  const { id } = await pendingWithdrawal(stage);
  const isPayable = (hasFactor: boolean) =>
    oneMoment(stage)(
      async (sql) => {
        await sql`alter table public.site disable trigger user, drop constraint site_live_complete`;
        await sql`update public.site set mode = 'live'`;
        if (hasFactor)
          await sql`
            insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at)
            values (gen_random_uuid(), ${operator('treasurer').id}, 'Authenticator', 'totp', 'verified', now(), now())`;
      },
      (sql) => sql<{ answer: boolean }[]>`
        select private.is_payable(w, ${operator('admin').id}) as answer from public.withdrawals w where w.id = ${id}`,
    );
  expect([await isPayable(false), await isPayable(true)]).toEqual([false, true]);
});
