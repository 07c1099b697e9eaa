import { expect, test } from 'vitest';
import { readyStage, requestOf } from '../support/site/settings.ts';

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
  await stage.asOperator('treasurer').rows('go_live', { request_id: request });
  expect(await stage.owner`select from private.plan_capacity`).toHaveLength(0);
  // No plan that was limited is sold without a limit.
  expect(await stage.owner`select id from public.plans where not active`).toEqual([{ id: 'basic' }]);
  expect(
    await stage.owner`select details - 'settings' as details from private.audit_events where action = 'went_live'`,
  ).toEqual([{ details: { requested_by: stage.operator('admin').id, capacities: [capacity] } }]);
});
