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
  expect(await stage.owner`select from plans.plan_capacity`).toHaveLength(0);
  expect(await stage.owner`select id from public.plans where not active order by id`).toEqual([
    { id: 'basic' },
    { id: 'stater' },
  ]);
  expect(
    await stage.owner`select details - 'settings' as details from ground.audit_events where action = 'went_live'`,
  ).toEqual([{ details: { proposed_by: stage.operator('admin').id, capacities: [capacity] } }]);
});

test('income that was proposed in the sandbox keeps a site from going live until it is cancelled', async () => {
  const { owner, asOperator, operator } = await readyStage();
  const missing = async () =>
    (await asOperator('reviewer').rows<{ missing: string[] }>('go_live_checklist')).flatMap((row) => row.missing);
  const [open] = await owner<{ id: string }[]>`
    insert into desk.proposals (kind, subject, changes, proposed_by)
    values ('yield', 'basic 2026-02-10', '{"amount_cents": [null, 9]}', ${operator('admin').id}) returning id`;
  expect(await missing()).toEqual(['yield_days']);
  await asOperator('treasurer').rows('cancel_proposal', { proposal_id: open?.id });
  expect(await missing()).toEqual([]);
});

test('neither a change that was stopped nor a due one of a test network keeps a site from going live', async () => {
  const stage = await readyStage();
  const { owner, asOperator } = stage;
  const [change] = await owner<{ id: string }[]>`
    select id from desk.proposals where kind = 'wallet' and subject = 'tron' and is_open`;
  await asOperator('reviewer').rows('cancel_proposal', { proposal_id: change?.id, reason: 'Not ours' });
  await dueChange(stage, 'tron', proposal('tron', 'main'));
  await dueChange(stage, 'ton');
  const request_id = await requestOf(stage);
  await asOperator('treasurer').rows('confirm_proposal', { proposal_id: request_id });
  expect(await owner`select mode from public.site`).toEqual([{ mode: 'live' }]);
});
