import { expect, test } from 'vitest';
import { dueChange, proposal, readyStage, requestOf } from '../support/site/settings.ts';

test('what was evidenced of the capacity of plans in a sandbox does not go live, and the trail says what it was', async () => {
  const stage = await readyStage();
  const capacity = {
    plan_id: 'basic',
    capacity_cents: 25_000,
    capacity_phs: 20.5,
    evidence: 'stated by a test',
  };
  await stage.asOperator('treasurer').rows('evidence_capacity', { ...capacity, seen: null });
  const request = await requestOf(stage);
  await stage.asOperator('treasurer').rows('confirm_proposal', { proposal_id: request });
  expect(await stage.owner`select from private.plan_capacity`).toHaveLength(0);
  // No plan that was limited, or names PH/s, is sold without a limit.
  expect(await stage.owner`select id from public.plans where not active order by id`).toEqual([
    { id: 'basic' },
    { id: 'stater' },
  ]);
  expect(
    await stage.owner`select details - 'settings' as details from private.audit_events where action = 'went_live'`,
  ).toEqual([{ details: { proposed_by: stage.operator('admin').id, capacities: [capacity] } }]);
});

test('income that was proposed in the sandbox and cancelled keeps no site from going live', async () => {
  const { owner, asOperator, operator } = await readyStage();
  const by = operator('reviewer').id;
  await owner`
    insert into private.yield_proposals (plan_id, day, amount_cents, evidence, proposed_by, cancelled_by, cancelled_at)
    values ('basic', current_date, 9, 'stated by the pool', ${by}, ${by}, now())`;
  const checklist = await asOperator('reviewer').rows<{ missing: string[] }>('go_live_checklist');
  expect(checklist.flatMap(({ missing }) => missing)).toEqual([]);
});

test('neither a change that was stopped nor a due one of a test network keeps a site from going live', async () => {
  const stage = await readyStage();
  const { owner, asOperator } = stage;
  const [change] = await owner<{ id: string }[]>`
    select id from private.wallet_changes where wallet_id = 'tron' and cancelled_at is null`;
  await asOperator('reviewer').rows('cancel_wallet_change', { change_id: change?.id, reason: 'Not ours' });
  await dueChange(stage, 'tron', proposal('tron', 'main'));
  await dueChange(stage, 'ton');
  const request_id = await requestOf(stage);
  await asOperator('treasurer').rows('confirm_proposal', { proposal_id: request_id });
  expect(await owner`select mode from public.site`).toEqual([{ mode: 'live' }]);
});
