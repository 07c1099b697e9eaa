import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import type { Actor } from '../support/actors.ts';
import { everyoneHeard, whoHeard } from '../support/heard.ts';
import { ADDRESSES, changeOf, dueChange, letDelayPass, proposal } from '../support/site/settings.ts';
import { openStage } from '../support/stage.ts';

const stage = await openStage();
const { owner, asInvestor, asOperator, makeInvestor, makeOperator, operator } = stage;
const [reviewer, treasurer, admin] = [asOperator('reviewer'), asOperator('treasurer'), asOperator('admin')];
const refusal = (message: string) => ({ code: 'P0001', message });
const approve = (change_id: string, as: Actor = treasurer) => as.rows('approve_wallet_change', { change_id });
const apply = (change_id: string, as: Actor = treasurer) => as.rows('apply_wallet_change', { change_id });
const cancel = (change_id: string, as: Actor = reviewer, reason: string | null = 'Not ours') =>
  as.rows('cancel_wallet_change', { change_id, reason });
const inUse = async (wallet = 'bitcoin') =>
  (
    await owner<{ address: string; address_name: string; changed_at: Date }[]>`
      select address, address_name, changed_at from public.wallets where id = ${wallet}`
  )[0];
const actions = async (id: string) =>
  (
    await owner<{ action: string; actor: string }[]>`
      select action, actor from private.audit_events where subject = ${id} order by id`
  ).map(({ action, actor }) => [action, actor]);
const people = { admin: operator('admin').id, treasurer: operator('treasurer').id };

// Each wallet has one open change at most.
beforeEach(async () => {
  const open = await owner<{ id: string }[]>`
    select id from private.wallet_changes where applied_at is null and cancelled_at is null`;
  for (const { id } of open) await cancel(id);
});

test('an address changes when two people want it and 48 hours have passed, and not before', async () => {
  const before = await inUse();
  const id = await changeOf(stage, 'bitcoin');
  await expect(apply(id)).rejects.toMatchObject(refusal('not_approved'));
  await approve(id);
  await expect(apply(id)).rejects.toMatchObject(refusal('too_early'));
  const [due] = await owner`
    select effective_at - approved_at = interval '48 hours' as right from private.wallet_changes where id = ${id}`;
  expect(due).toEqual({ right: true });
  expect(await inUse()).toEqual(before);
  await letDelayPass(stage, id);
  await apply(id, admin);
  const after = await inUse();
  expect(after).toMatchObject({ address: ADDRESSES['bitcoin']?.test, address_name: 'New address' });
  expect(after?.changed_at.getTime()).toBeGreaterThan(before?.changed_at.getTime() ?? Infinity);
  expect(await actions(id)).toEqual([
    ['wallet_change_proposed', people.admin],
    ['wallet_change_approved', people.treasurer],
    ['wallet_change_applied', people.admin],
  ]);
});

test('no operator approves their own proposal', async () => {
  const id = await changeOf(stage, 'eth');
  await expect(approve(id, admin)).rejects.toMatchObject(refusal('second_person_required'));
});

test('an approval sent twice is one; a third person gets the error that it was approved', async () => {
  const id = await changeOf(stage, 'eth');
  await approve(id);
  await approve(id);
  await expect(approve(id, asInvestor(await makeOperator('treasurer')))).rejects.toMatchObject(
    refusal('already_reviewed'),
  );
  expect(await actions(id)).toHaveLength(2);
});

test('any operator stops a change with a reason until it is in place, and it stays stopped', async () => {
  const id = await dueChange(stage, 'eth');
  for (const reason of [null, ' ', 'a'.repeat(501)])
    await expect(cancel(id, reviewer, reason)).rejects.toMatchObject(refusal('reason_required'));
  await cancel(id);
  await cancel(id);
  await expect(cancel(id, reviewer, 'Another reason')).rejects.toMatchObject(refusal('change_closed'));
  for (const step of [cancel, approve, apply])
    await expect(step(id, treasurer)).rejects.toMatchObject(refusal('change_closed'));
  expect((await actions(id)).filter(([action]) => action === 'wallet_change_cancelled')).toHaveLength(1);
  expect((await actions(id)).at(-1)).toEqual(['wallet_change_cancelled', operator('reviewer').id]);
});

test('each wallet has one open change; the same click again is the same change', async () => {
  const request_id = randomUUID();
  const propose = (change: object, as = admin) =>
    as.rows('propose_wallet_change', { ...proposal('tron'), request_id, ...change });
  await propose({});
  await propose({ address: ` ${ADDRESSES['tron']?.test} ` });
  await expect(propose({ request_id: randomUUID() })).rejects.toMatchObject(refusal('change_open'));
  for (const change of [
    { address: ADDRESSES['tron']?.main },
    { address_name: 'Another' },
    { reason: 'Another' },
    { network: 'main', address: ADDRESSES['tron']?.main },
    { wallet_id: 'usdt-trc20' },
  ])
    await expect(propose(change)).rejects.toMatchObject(refusal('request_id_reused'));
  await expect(propose({}, treasurer)).rejects.toMatchObject(refusal('request_id_reused'));
  expect(await actions(request_id)).toHaveLength(1);
});

test.each([
  [{ wallet_id: 'none' }, 'not_found'],
  [{ request_id: null }, 'request_id_required'],
  [{ network: null }, 'wrong_network'],
  [{ address: ADDRESSES['bitcoin']?.main }, 'invalid_address'],
  [{ address: null }, 'invalid_address'],
  [{ address_name: null }, 'address_name_required'],
  [{ address_name: 'A\nB' }, 'address_name_required'],
  [{ reason: null }, 'reason_required'],
])('an admin cannot propose %o', async (change, code) => {
  await expect(changeOf(stage, 'bitcoin', change)).rejects.toMatchObject(refusal(code));
});

test('a change is not put in place once one of its two people has lost the right to make it', async () => {
  const losses = [
    (id: string) => owner`update private.operators set role = 'reviewer' where user_id = ${id}`,
    // Given back, it revives nothing.
    async (id: string) => {
      const [was] = await owner<
        { role: string }[]
      >`delete from private.operators where user_id = ${id} returning role`;
      await owner`insert into private.operators values (${id}, ${was?.role ?? ''})`;
    },
  ];
  for (const [loser, lose] of (['proposer', 'approver'] as const).flatMap((one) =>
    losses.map((loss) => [one, loss] as const),
  )) {
    const [proposer, approver] = [await makeOperator('admin'), await makeOperator('treasurer')];
    const id = randomUUID();
    await asInvestor(proposer).rows('propose_wallet_change', { ...proposal('tron'), request_id: id });
    await approve(id, asInvestor(approver));
    await letDelayPass(stage, id);
    await lose({ proposer, approver }[loser].id);
    await expect(apply(id)).rejects.toMatchObject(refusal('approval_lapsed'));
    await cancel(id);
  }
});

test('a proposal made before another address came into use is stale', async () => {
  const id = await dueChange(stage, 'tron');
  await owner`update private.wallet_changes set cancelled_by = ${people.admin}, cancelled_at = now(), cancel_reason = 'x' where id = ${id}`;
  for (const before of ['an older one', null]) {
    const late = randomUUID();
    await owner`
      insert into private.wallet_changes (id, wallet_id, old_address, address, address_name, network, reason, proposed_by, approved_by, approved_at, effective_at)
      select ${late}, wallet_id, ${before}, address, address_name, network, reason, proposed_by, approved_by, approved_at, effective_at
      from private.wallet_changes where id = ${id}`;
    await expect(apply(late)).rejects.toMatchObject(refusal('stale_change'));
    await cancel(late);
  }
});

test('a main-network address is prepared in a sandbox, and not put in place there', async () => {
  const id = await dueChange(stage, 'eth', proposal('eth', 'main'));
  await expect(apply(id)).rejects.toMatchObject({
    ...refusal('wrong_network'),
    hint: 'A main-network address is put in place by going live.',
  });
});

test('an operator sees each wallet with the address in use and what shall become of it', async () => {
  const id = await changeOf(stage, 'tron');
  const tron = async () =>
    (await reviewer.rows<{ id: string }>('wallet_desk')).find((one) => one.id === 'tron');
  expect(await tron()).toMatchObject({
    coin: 'TRON',
    delay_hours: 48,
    change_id: id,
    new_address: ADDRESSES['tron']?.test,
    proposed_by: people.admin,
    proposed_by_name: 'Demo Admin',
    approved_by_name: null,
    due: null,
  });
  await approve(id);
  expect(await tron()).toMatchObject({ approved_by_name: 'Demo Treasurer', due: false });
  await letDelayPass(stage, id);
  expect(await tron()).toMatchObject({ due: true });
  await apply(id);
  expect(await tron()).toMatchObject({ change_id: null, address: ADDRESSES['tron']?.test });
  expect(await reviewer.rows('wallet_desk')).toHaveLength(11);
});

test('operators hear of each step, and everyone who is signed in of a new address, by id only and at once, however many they are', async () => {
  const { id: person } = await makeInvestor();
  await owner`insert into auth.sessions (id, user_id) select gen_random_uuid(), ${person} from generate_series(1, 1000)`;
  await owner`delete from realtime.messages`;
  const id = await dueChange(stage, 'usdt-trc20');
  // The third is the passing of the delay, which happened by hand.
  expect(await whoHeard(owner, 'wallet_changes', id)).toEqual({ operators: 3 });
  expect(await everyoneHeard(owner, 'wallets')).toEqual([]);
  await apply(id);
  expect(await whoHeard(owner, 'wallet_changes', id)).toEqual({ operators: 4 });
  expect(await everyoneHeard(owner, 'wallets')).toEqual([['usdt-trc20', 0]]);
});
