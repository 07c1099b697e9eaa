import { describe, expect, test } from 'vitest';
import { codeEntered, claimsOf } from '../support/actors.ts';
import { heardBy } from '../support/heard.ts';
import { giveFactors, readyStage, requestOf } from '../support/site/settings.ts';
import type { Stage } from '../support/stage.ts';

const refusal = (message: string) => ({ code: 'P0001', message });
describe('a request', () => {
  test('is one at a time, and any operator stops it with a reason', async () => {
    const stage = await readyStage();
    const { owner, asOperator, operator } = stage;
    const request_id = await requestOf(stage);
    await expect(requestOf(stage)).rejects.toMatchObject(refusal('change_open'));
    const other = await stage.makeOperator('admin');
    await giveFactors(stage);
    await expect(
      stage.asInvestor(other, { amr: codeEntered() }).rows('request_go_live', { request_id }),
    ).rejects.toMatchObject(refusal('change_open'));
    const cancel = (reason: string | null) =>
      asOperator('reviewer').rows('cancel_go_live', { request_id, reason });
    for (const reason of [null, ' ', 'a'.repeat(501)])
      await expect(cancel(reason)).rejects.toMatchObject(refusal('reason_required'));
    const before = await heardBy(owner, operator('reviewer'));
    await cancel('Too soon');
    expect(await heardBy(owner, operator('reviewer'))).toEqual([...before, ['site', 'site']]);
    await expect(cancel('Too soon')).rejects.toMatchObject(refusal('change_closed'));
    await expect(asOperator('treasurer').rows('go_live', { request_id })).rejects.toMatchObject(
      refusal('change_closed'),
    );
    await expect(asOperator('admin').rows('request_go_live', { request_id })).rejects.toMatchObject(
      refusal('change_open'),
    );
    expect(await asOperator('reviewer').rows('go_live_state')).toEqual([]);
    const [last] = await owner`
      select action, actor, details from private.audit_events where subject = ${request_id} order by id desc limit 1`;
    expect(last).toEqual({
      action: 'go_live_cancelled',
      actor: operator('reviewer').id,
      details: { reason: 'Too soon' },
    });
    await expect(
      owner`update private.go_live_requests set cancelled_at = now() where id = ${request_id}`,
    ).rejects.toMatchObject(refusal('append_only'));
    await expect(owner`delete from private.go_live_requests`).rejects.toMatchObject(refusal('append_only'));
    await expect(owner`truncate private.go_live_requests`).rejects.toMatchObject(refusal('append_only'));
    await expect(requestOf(stage)).resolves.toBeDefined();
  });

  test('that another operator stops at the same moment is closed to the second one', async () => {
    const stage = await readyStage();
    for (const name of ['go_live', 'cancel_go_live']) {
      const request_id = await requestOf(stage);
      const second = stage.whileHeld(
        (sql) => sql`
          update private.go_live_requests
          set cancelled_by = ${stage.operator('reviewer').id}, cancelled_at = now(), cancel_reason = 'x' where id = ${request_id}`,
        () =>
          stage.asOperator('treasurer').rows(name, {
            request_id,
            ...(name === 'go_live' ? {} : { reason: 'y' }),
          }),
      );
      await expect(second).rejects.toMatchObject(refusal('change_closed'));
    }
  });

  test('and a stop of one address at the same moment wait for each other, and neither is thrown out', async () => {
    const stage = await readyStage();
    const request_id = await requestOf(stage);
    const [last] = await stage.owner<{ id: string }[]>`
      select id from private.wallet_changes where cancelled_at is null order by wallet_id desc limit 1`;
    const claims = JSON.stringify(claimsOf(stage.operator('reviewer')));
    const live = stage.whileHeld(
      async (sql) => {
        await sql`select set_config('request.jwt.claims', ${claims}, true)`;
        await sql`select from private.wallet_changes where id = ${last?.id ?? ''} for share`;
      },
      () => stage.asOperator('treasurer').rows('go_live', { request_id }),
      { meanwhile: (sql) => sql`select private.cancel_wallet_change(${last?.id ?? ''}, 'Not ours')` },
    );
    await expect(live).rejects.toMatchObject({ ...refusal('not_ready'), hint: 'wallets' });
  });

  test('waits for an address that is being put in place before it takes the others', async () => {
    const stage = await readyStage();
    const request_id = await requestOf(stage);
    const live = stage.whileHeld(
      (sql) => sql`select from public.site for share`,
      () => stage.asOperator('treasurer').rows('go_live', { request_id }),
      {
        meanwhile: (sql) =>
          sql`select from private.wallet_changes where cancelled_at is null for update nowait`,
      },
    );
    await expect(live).resolves.toBeDefined();
  });

  test.each<[string, string, (sql: Stage['owner'], person: string, operator: string) => Promise<unknown>]>([
    [
      'a deposit is on its way into the books',
      'sandbox_money',
      (sql, person) => sql`
        insert into public.deposits (investor_id, amount_cents, method, proof_path)
        values (${person}, 100, 'bitcoin', ${`${person}/p`})`,
    ],
    [
      'income is being proposed',
      'sandbox_records',
      (sql, _person, operator) => sql`
        insert into private.yield_proposals (plan_id, day, amount_cents, evidence, proposed_by)
        values ('basic', current_date, 9, 'stated by the pool', ${operator})`,
    ],
  ])('waits while %s, and is then refused', async (_while, hint, write) => {
    const stage = await readyStage();
    const request_id = await requestOf(stage);
    const person = await stage.makeInvestor();
    const live = stage.whileHeld(
      (sql) => write(sql as never, person.id, stage.operator('reviewer').id),
      () => stage.asOperator('treasurer').rows('go_live', { request_id }),
    );
    await expect(live).rejects.toMatchObject({ ...refusal('not_ready'), hint });
  });
});
