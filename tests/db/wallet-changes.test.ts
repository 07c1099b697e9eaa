import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from './support/actors.ts';
import { ADDRESSES, changeOf, dueChange, letDelayPass, proposal } from './support/settings.ts';
import { openStage } from './support/stage.ts';

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

test('nobody approves their own proposal', async () => {
  const id = await changeOf(stage, 'eth');
  await expect(approve(id, admin)).rejects.toMatchObject(refusal('second_person_required'));
});

test('an approval sent twice is one; a third person is told that it was approved', async () => {
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
  for (const step of [cancel, approve, apply])
    await expect(step(id)).rejects.toMatchObject(refusal('change_closed'));
  expect((await actions(id)).at(-1)).toEqual(['wallet_change_cancelled', operator('reviewer').id]);
});

test('a change in place can be neither stopped nor put in place again', async () => {
  const id = await dueChange(stage, 'usdt-erc20');
  await apply(id);
  for (const step of [cancel, approve, apply])
    await expect(step(id)).rejects.toMatchObject(refusal('change_closed'));
});

test('a change that does not exist is not found', async () => {
  const id = randomUUID();
  for (const step of [cancel, approve, apply])
    await expect(step(id)).rejects.toMatchObject(refusal('not_found'));
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
  [{ network: 'moon' }, 'wrong_network'],
  [{ network: null }, 'wrong_network'],
  [{ address: ADDRESSES['bitcoin']?.main }, 'invalid_address'],
  [{ address: 'tb1' }, 'invalid_address'],
  [{ address: null }, 'invalid_address'],
  [{ network: 'main' }, 'invalid_address'],
  [{ address_name: ' ' }, 'address_name_required'],
  [{ address_name: null }, 'address_name_required'],
  [{ address_name: 'a'.repeat(81) }, 'address_name_required'],
  [{ address_name: 'A\nB' }, 'address_name_required'],
  [{ reason: null }, 'reason_required'],
  [{ reason: ' ' }, 'reason_required'],
  [{ reason: 'a'.repeat(501) }, 'reason_required'],
])('an admin cannot propose %o', async (change, code) => {
  await expect(changeOf(stage, 'bitcoin', change)).rejects.toMatchObject(refusal(code));
});

test.each([
  ['bitcoin', 'main', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', true],
  ['bitcoin', 'main', 'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4', true],
  ['bitcoin', 'main', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy', true],
  ['bitcoin', 'main', 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx', false],
  ['bitcoin', 'test', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', false],
  ['bitcoin', 'test', 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx', true],
  ['eth', 'main', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', false],
  ['eth', 'main', '0x000000000000000000000000000000000000dEaD', false],
  ['eth', 'main', '0x0000000000000000000000000000000000000000', false],
  ['usdt-erc20', 'main', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', false],
  ['usdt-trc20', 'main', '0x8617E340B3D01FA5F11F306F4090FD50E238070D', false],
  ['tron', 'main', '0x8617E340B3D01FA5F11F306F4090FD50E238070D', false],
  ['tron', 'main', 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb', false],
  ['tron', 'test', 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb', true],
  ['bitcoin', 'test', `tb1${'q'.repeat(200)}`, false],
])('%s on the %s network may be %s: %s', async (wallet, network, address, fits) => {
  const [row] = await owner`select private.valid_wallet_address(${wallet}, ${network}, ${address}) as fits`;
  expect(row).toEqual({ fits });
});

test('a change is not put in place once one of its two people has lost the right to make it', async () => {
  for (const loser of ['proposer', 'approver'] as const) {
    const [proposer, approver] = [await makeOperator('admin'), await makeOperator('treasurer')];
    const id = randomUUID();
    await asInvestor(proposer).rows('propose_wallet_change', { ...proposal('tron'), request_id: id });
    await approve(id, asInvestor(approver));
    await letDelayPass(stage, id);
    const { id: person } = { proposer, approver }[loser];
    await owner`update private.operators set role = 'reviewer' where user_id = ${person}`;
    await expect(apply(id)).rejects.toMatchObject(refusal('approval_lapsed'));
    await cancel(id);
  }
});

test('a proposal made before another address came into use is stale', async () => {
  const id = await dueChange(stage, 'tron');
  await owner`update private.wallet_changes set cancelled_by = ${people.admin}, cancelled_at = now(), cancel_reason = 'x' where id = ${id}`;
  const late = randomUUID();
  await owner`
    insert into private.wallet_changes (id, wallet_id, old_address, address, address_name, network, reason, proposed_by, approved_by, approved_at, effective_at)
    select ${late}, wallet_id, 'an older one', address, address_name, network, reason, proposed_by, approved_by, approved_at, effective_at
    from private.wallet_changes where id = ${id}`;
  await expect(apply(late)).rejects.toMatchObject(refusal('stale_change'));
});

test('a main-network address is prepared in a sandbox, and not put in place there', async () => {
  const id = await dueChange(stage, 'eth', proposal('eth', 'main'));
  await expect(apply(id)).rejects.toMatchObject(refusal('wrong_network'));
});

describe('the database itself', () => {
  test('changes no address without such a change, whoever asks', async () => {
    const { main = '', test: other = '' } = ADDRESSES['tron'] ?? {};
    await dueChange(stage, 'tron');
    for (const address of [main, other])
      await expect(
        owner`update public.wallets set address = ${address} where id = 'tron'`,
      ).rejects.toMatchObject(refusal('change_required'));
    await expect(owner`update public.wallets set network = 'main' where id = 'tron'`).rejects.toMatchObject(
      refusal('change_required'),
    );
  });

  test('changes by such a change that wallet alone, and to that address alone', async () => {
    const id = await dueChange(stage, 'tron');
    const { main = '', test: other = '' } = ADDRESSES['tron'] ?? {};
    for (const [wallet, address] of [
      ['usdt-trc20', other],
      ['tron', main],
    ] as const)
      await expect(
        owner.begin(async (sql) => {
          await sql`update private.wallet_changes set applied_by = ${people.admin}, applied_at = now() where id = ${id}`;
          await sql`update public.wallets set address = ${address} where id = ${wallet}`;
        }),
      ).rejects.toMatchObject(refusal('change_required'));
  });

  test('takes no main-network wallet in a sandbox', async () => {
    await expect(
      owner`insert into public.wallets values ('new', 'C', 'a', 'n', 'i', 'main', 90)`,
    ).rejects.toMatchObject(refusal('wrong_network'));
  });

  test('keeps what was proposed and how it ended', async () => {
    const id = await changeOf(stage, 'tron');
    const change = (sql: string) => owner.unsafe(`${sql} where id = '${id}'`);
    for (const column of ['wallet_id', 'old_address', 'address', 'address_name', 'network', 'reason'])
      await expect(change(`update private.wallet_changes set ${column} = ${column}`)).rejects.toMatchObject(
        refusal('append_only'),
      );
    await expect(change('delete from private.wallet_changes')).rejects.toMatchObject(refusal('append_only'));
    await expect(owner`truncate private.wallet_changes`).rejects.toMatchObject(refusal('append_only'));
    await cancel(id);
    await expect(change('update private.wallet_changes set cancelled_at = null')).rejects.toMatchObject(
      refusal('append_only'),
    );
    await expect(owner`delete from public.wallets where id = 'tron'`).rejects.toMatchObject({
      constraint_name: 'wallet_changes_wallet_id_fkey',
    });
  });

  test('decides from a change only after it has locked it', async () => {
    const id = await dueChange(stage, 'tron');
    for (const step of ['approve_wallet_change', 'apply_wallet_change'])
      await owner.begin(async (held) => {
        await held`select from private.wallet_changes where id = ${id} for update`;
        await expect(
          treasurer.transaction(async (sql) => {
            await sql`set local lock_timeout = '150ms'`;
            await sql.unsafe(`select public.${step}('${id}')`);
          }),
        ).rejects.toMatchObject({ code: '55P03' });
      });
    await owner.begin(async (held) => {
      await held`select from public.site for update`;
      await expect(
        treasurer.transaction(async (sql) => {
          await sql`set local lock_timeout = '150ms'`;
          await sql`select public.apply_wallet_change(${randomUUID()})`;
        }),
      ).rejects.toMatchObject({ code: '55P03' });
    });
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
  expect(await reviewer.rows('wallet_desk')).toHaveLength(5);
});

test('operators hear of each step, and everybody who may read the addresses of a new one, by id only', async () => {
  await owner`delete from realtime.messages`;
  const id = await dueChange(stage, 'usdt-trc20');
  const heard = () => owner`
    select topic, event, payload ->> 'id' as id, private, count(*)::int as times from realtime.messages group by 1, 2, 3, 4 order by 1`;
  // The third is the passing of the delay, which happened by hand.
  const desk = { topic: 'operators', event: 'wallet_changes', id, private: true };
  expect([...(await heard())]).toEqual([{ ...desk, times: 3 }]);
  await apply(id);
  expect([...(await heard())]).toEqual([
    { ...desk, times: 4 },
    { topic: 'wallets', event: 'wallets', id: 'usdt-trc20', private: true, times: 1 },
  ]);
});

test('an investor may listen for new addresses, and for nothing else there', async () => {
  const [alice] = [await makeInvestor()];
  const listen = (topic: string) =>
    asInvestor(alice).transaction(async (sql) => {
      await sql`select set_config('realtime.topic', ${topic}, true)`;
      return sql`select 1 from realtime.messages limit 1`;
    });
  expect([...(await listen('wallets'))]).toHaveLength(1);
  expect([...(await listen('operators'))]).toHaveLength(0);
  await owner`insert into realtime.messages (topic, extension, event, payload, private) values ('wallets', 'presence', 'join', '{}', true)`;
  await owner`delete from realtime.messages where extension = 'broadcast'`;
  expect([...(await listen('wallets'))]).toHaveLength(0);
});
