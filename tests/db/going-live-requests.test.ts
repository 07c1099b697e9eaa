import { describe, expect, test } from 'vitest';
import { makeReady, requestOf } from './support/settings.ts';
import { openStage, type Stage } from './support/stage.ts';

const refusal = (message: string) => ({ code: 'P0001', message });
async function readyStage(): Promise<Stage> {
  const stage = await openStage();
  await makeReady(stage);
  return stage;
}

describe('a request', () => {
  test('is one at a time, and any operator stops it with a reason', async () => {
    const stage = await readyStage();
    const { owner, asOperator, operator } = stage;
    const request_id = await requestOf(stage);
    await expect(requestOf(stage)).rejects.toMatchObject(refusal('change_open'));
    const other = await stage.makeOperator('admin');
    await expect(stage.asInvestor(other).rows('request_go_live', { request_id })).rejects.toMatchObject(
      refusal('change_open'),
    );
    const cancel = (reason: string | null) =>
      asOperator('reviewer').rows('cancel_go_live', { request_id, reason });
    for (const reason of [null, ' ', 'a'.repeat(501)])
      await expect(cancel(reason)).rejects.toMatchObject(refusal('reason_required'));
    await cancel('Too soon');
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

  test('that somebody stops at the same moment is closed to whoever comes second', async () => {
    const stage = await readyStage();
    for (const name of ['go_live', 'cancel_go_live']) {
      const request_id = await requestOf(stage);
      let second: Promise<unknown> = Promise.resolve();
      await stage.owner.begin(async (sql) => {
        await sql`
            update private.go_live_requests
            set cancelled_by = ${stage.operator('reviewer').id}, cancelled_at = now(), cancel_reason = 'x' where id = ${request_id}`;
        second = stage.asOperator('treasurer').rows(name, {
          request_id,
          ...(name === 'go_live' ? {} : { reason: 'y' }),
        });
        second.catch(() => undefined);
        await new Promise((resolve) => setTimeout(resolve, 200));
      });
      await expect(second).rejects.toMatchObject(refusal('change_closed'));
    }
  });
});
