import { describe, expect, test } from 'vitest';
import { codeEntered, claimsOf, type Person } from '../support/actors.ts';
import { giveFactors, readyStage, requestOf } from '../support/site/settings.ts';
import type { Stage } from '../support/stage.ts';

const refusal = (message: string) => ({ code: 'P0001', message });
describe('a request', () => {
  test('is one at a time, and any operator stops it', async () => {
    const stage = await readyStage();
    const proposal_id = await requestOf(stage);
    expect(await stage.asOperator('reviewer').rows('queue_counts')).toEqual(
      expect.arrayContaining([
        { queue: 'wallet_changes', cases: 5 },
        { queue: 'go_live_requests', cases: 1 },
      ]),
    );
    const other = stage.asInvestor(await stage.makeOperator('admin'), { amr: codeEntered() });
    await giveFactors(stage);
    await expect(other.rows('request_go_live')).rejects.toMatchObject(refusal('change_open'));
    await stage.asOperator('reviewer').rows('cancel_proposal', { proposal_id });
    expect(await stage.asOperator('reviewer').rows('go_live_state')).toEqual([]);
    await expect(requestOf(stage)).resolves.not.toBe(proposal_id);
  });

  test('and its confirmation need two people named by the database owner, not a second account of the only admin', async () => {
    const stage = await readyStage();
    const { owner, asInvestor, asOperator, makeInvestor, operator } = stage;
    const own = asOperator('treasurer');
    const [second, third] = [await makeInvestor(), await makeInvestor()];
    const giveRole = (role: 'admin' | 'treasurer', giver?: Person) =>
      owner.begin(async (sql) => {
        if (giver) await sql`select set_config('request.jwt.claims', ${JSON.stringify(claimsOf(giver))}, true)`;
        await sql`update people.operators set role = role where user_id = ${operator(role).id}`;
      });
    await giveRole('treasurer', operator('admin'));
    await expect(requestOf(stage)).rejects.toMatchObject({ ...refusal('not_ready'), hint: 'two_people' });

    await owner`select people.name_admin(${second.email})`;
    await giveFactors(stage);
    const proposal_id = await requestOf(stage);
    await expect(own.rows('confirm_proposal', { proposal_id })).rejects.toMatchObject(
      refusal('second_person_required'),
    );
    const confirm = () => asInvestor(second, { amr: codeEntered() }).rows('confirm_proposal', { proposal_id });
    await giveRole('admin', second);
    await owner`select people.name_admin(${third.email})`;
    await giveFactors(stage);
    await expect(confirm()).rejects.toMatchObject(refusal('second_person_required'));
    await giveRole('admin');
    await confirm();
    expect(await owner`select mode from public.site`).toEqual([{ mode: 'live' }]);
  });

  test('and a stop of one address at the same moment wait for each other, and neither is thrown out', async () => {
    const stage = await readyStage();
    const request_id = await requestOf(stage);
    const [last] = await stage.owner<{ id: string }[]>`
      select id from desk.proposals where kind = 'wallet' order by subject desc limit 1`;
    const live = stage.whileHeld(
      (sql) => sql`select public.cancel_proposal(${last?.id ?? ''}, 'Not ours')`,
      () => stage.asOperator('treasurer').rows('confirm_proposal', { proposal_id: request_id }),
      { by: stage.asOperator('reviewer') },
    );
    await expect(live).rejects.toMatchObject({ ...refusal('not_ready'), hint: 'wallets' });
  });

  test.each<[string, string, (sql: Stage['owner'], person: string) => Promise<unknown>]>([
    [
      'a deposit is on its way into the books',
      'sandbox_money',
      (sql, person) => sql`
        insert into public.deposits (investor_id, amount_cents, method, proof_path)
        values (${person}, 100, 'bitcoin', ${`${person}/p`})`,
    ],
  ])('waits while %s, and is then refused', async (_while, hint, write) => {
    const stage = await readyStage();
    const request_id = await requestOf(stage);
    const person = await stage.makeInvestor();
    const live = stage.whileHeld(
      (sql) => write(sql as never, person.id),
      () => stage.asOperator('treasurer').rows('confirm_proposal', { proposal_id: request_id }),
    );
    await expect(live).rejects.toMatchObject({ ...refusal('not_ready'), hint });
  });
});
