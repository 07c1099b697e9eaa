import { beforeEach, expect, test } from 'vitest';
import type { Actor } from '../support/actors.ts';
import { everyoneHeard } from '../support/heard.ts';
import { ADDRESSES, changeOf, dueChange, FIRST_ADDRESS, letDelayPass, proposal } from '../support/site/settings.ts';
import { openStage } from '../support/stage.ts';

const stage = await openStage();
const { owner, asInvestor, asOperator, makeOperator, operator, makeInvestor } = stage;

const [reviewer, treasurer, admin] = [asOperator('reviewer'), asOperator('treasurer'), asOperator('admin')];

const refusal = (message: string) => ({ code: 'P0001', message });

const approve = (change_id: string, as: Actor = treasurer) => as.rows('confirm_proposal', { proposal_id: change_id });

const apply = (change_id: string, as: Actor = treasurer) => as.rows('apply_proposal', { proposal_id: change_id });

const cancel = (change_id: string, as: Actor = reviewer, reason: string | null = 'Not ours') =>
  as.rows('cancel_proposal', { proposal_id: change_id, reason });

const inUse = async (wallet = 'bitcoin') =>
  (
    await owner<{ address: string; address_name: string; changed_at: Date }[]>`
      select address, address_name, changed_at from public.wallets where id = ${wallet}`
  )[0];

const actions = async (id: string) =>
  (
    await owner<{ action: string; actor: string }[]>`
      select action, actor from ground.audit_events where subject = ${id} order by id`
  ).map(({ action, actor }) => [action, actor]);

const people = { admin: operator('admin').id, treasurer: operator('treasurer').id };

beforeEach(async () => {
  const open = await owner<{ id: string }[]>`
    select id from desk.proposals where kind = 'wallet' and is_open`;
  for (const { id } of open) await cancel(id);
});

test('an address changes when two people want it and 48 hours have passed, and not before', async () => {
  const before = await inUse();
  const id = await changeOf(stage, 'bitcoin');
  await expect(apply(id)).rejects.toMatchObject(refusal('not_approved'));
  await expect(approve(id, admin)).rejects.toMatchObject(refusal('second_person_required'));
  for (let n = 0; n < 2; n += 1) await approve(id);
  const [row] = await reviewer.rows('wallet_desk');
  const names = { proposed_by_name: 'Demo Admin', approved_by_name: 'Demo Treasurer' };
  expect(row).toMatchObject({ id: 'bitcoin', change_id: id, ...names, due: false });
  const another = asInvestor(await makeOperator('treasurer'));
  await expect(approve(id, another)).rejects.toMatchObject(refusal('change_closed'));
  await expect(apply(id)).rejects.toMatchObject(refusal('too_early'));
  const [due] = await owner`
    select effective_at - confirmed_at = interval '48 hours' as right from desk.proposals where id = ${id}`;
  expect(due).toEqual({ right: true });
  expect(await inUse()).toEqual(before);
  await letDelayPass(stage, id);
  expect(await everyoneHeard(owner, 'wallets')).toEqual([]);
  await apply(id, admin);
  expect(await everyoneHeard(owner, 'wallets')).toEqual([['bitcoin', 0]]);
  const after = await inUse();
  expect(after).toMatchObject({ address: ADDRESSES['bitcoin']?.test, address_name: 'New address' });
  expect(after?.changed_at.getTime()).toBeGreaterThan(before?.changed_at.getTime() ?? Infinity);
  expect(await actions(id)).toEqual([
    ['proposed', people.admin],
    ['proposal_confirmed', people.treasurer],
    ['proposal_applied', people.admin],
  ]);
});

test('any operator stops a change with a reason until it is in place, and it stays stopped', async () => {
  const id = await dueChange(stage, 'eth');
  for (const reason of [null, ' ', 'a'.repeat(501)])
    await expect(cancel(id, reviewer, reason)).rejects.toMatchObject(refusal('reason_required'));
  await cancel(id);
  await cancel(id);
  for (const step of [approve, apply])
    await expect(step(id, treasurer)).rejects.toMatchObject(refusal('change_closed'));
  expect((await actions(id)).filter(([action]) => action === 'proposal_cancelled')).toHaveLength(1);
  expect((await actions(id)).at(-1)).toEqual(['proposal_cancelled', operator('reviewer').id]);
});

test('a proposal made before another address came into use is stale', async () => {
  const id = await dueChange(stage, 'tron');
  const put = async (address: string) => {
    await owner`alter table public.wallets disable trigger guard_address`;
    await owner`update public.wallets set address = ${address} where id = 'tron'`;
    await owner`alter table public.wallets enable trigger guard_address`;
  };
  const before = (await inUse('tron'))?.address ?? '';
  await put('another one');
  await expect(apply(id)).rejects.toMatchObject(refusal('changed_meanwhile'));
  await put(before);
});

test('a main-network address is prepared in a sandbox, and not put in place there', async () => {
  const id = await dueChange(stage, 'eth', proposal('eth', 'main'));
  await expect(apply(id)).rejects.toMatchObject({
    ...refusal('wrong_network'),
    hint: 'Going live puts main-network addresses in place.',
  });
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
  ['bnb', 'main', '0x8617E340B3D01FA5F11F306F4090FD50E238070D', true],
  ['bnb', 'main', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', false],
  ['shiba', 'main', '0x8617E340B3D01FA5F11F306F4090FD50E238070D', true],
  ['shiba', 'main', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', false],
  ['litecoin', 'main', 'LM2WMpR1Rp6j3Sa59cMXMs1SPzj9eXpGc1', true],
  ['litecoin', 'main', 'ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9', true],
  ['litecoin', 'main', 'tltc1qw508d6qejxtdg4y5r3zarvary0c5xw7klfsuq0', false],
  ['litecoin', 'test', 'tltc1qw508d6qejxtdg4y5r3zarvary0c5xw7klfsuq0', true],
  ['litecoin', 'test', 'LM2WMpR1Rp6j3Sa59cMXMs1SPzj9eXpGc1', false],
  ['dogecoin', 'main', 'DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L', true],
  ['dogecoin', 'main', 'nUqKQtZkcDR28K6aAeVuFeFY5pYZtf92ht', false],
  ['dogecoin', 'test', 'nUqKQtZkcDR28K6aAeVuFeFY5pYZtf92ht', true],
  ['dogecoin', 'test', 'DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L', false],
  ['bitcoin-cash', 'main', 'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a', true],
  ['bitcoin-cash', 'main', 'qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a', false],
  ['bitcoin-cash', 'test', 'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a', false],
  ['bitcoin-cash', 'test', 'bchtest:qpm2qsznhks23z7629mms6s4cwef74vcwvqcw003ap', true],
  ['ton', 'main', 'EQCD39VS5jcptHL8vMjEXrzGaRcCVYto7HUn4bpAOg8xqB2N', true],
  ['ton', 'test', 'EQCD39VS5jcptHL8vMjEXrzGaRcCVYto7HUn4bpAOg8xqB2N', false],
  ['ton', 'test', 'kQCD39VS5jcptHL8vMjEXrzGaRcCVYto7HUn4bpAOg8xqKYH', true],
  ['ton', 'main', 'kQCD39VS5jcptHL8vMjEXrzGaRcCVYto7HUn4bpAOg8xqKYH', false],
  ['ton', 'main', '0:ca6e321c7cce9ecedf0a8ca2492ec8592494aa5fb5ce0387dff96ef6af982a3e', true],
  ['ton', 'test', '0:ca6e321c7cce9ecedf0a8ca2492ec8592494aa5fb5ce0387dff96ef6af982a3e', true],
])('%s on the %s network may be %s: %s', async (wallet, network, address, fits) => {
  const [row] = await owner`select payments.valid_wallet_address(${wallet}, ${network}, ${address}) as fits`;
  expect(row).toEqual({ fits });
});

test('no address changes without the change of two people, whatever role asks', async () => {
  const { main = '', test: other = '' } = ADDRESSES['tron'] ?? {};
  await dueChange(stage, 'tron');
  for (const address of [main, other])
    await expect(owner`update public.wallets set address = ${address} where id = 'tron'`).rejects.toMatchObject(
      refusal('change_required'),
    );
  await expect(owner`update public.wallets set network = 'main' where id = 'tron'`).rejects.toMatchObject(
    refusal('change_required'),
  );
  await expect(
    owner`update public.wallets set address = null, address_name = null, network = null where id = 'tron'`,
  ).rejects.toMatchObject(refusal('change_required'));
});

test('a sandbox takes no main-network wallet', async () => {
  await expect(
    owner`insert into public.wallets values ('new', 'C', 'a', 'n', 'i', 'main', 90, 'bitcoin', 'Bitcoin')`,
  ).rejects.toMatchObject(refusal('wrong_network'));
});

const wallet = async (id: string) =>
  (await owner`select address, address_name, network, memo from public.wallets where id = ${id}`)[0];

test('a network gets its first address by two people and a delay, and the method is open from then on', async () => {
  await apply(await dueChange(stage, 'ton', { address: ` ${FIRST_ADDRESS.test} ` }));
  expect(await wallet('ton')).toEqual({
    address: FIRST_ADDRESS.test,
    address_name: 'New address',
    network: 'test',
    memo: null,
  });
  expect(await asInvestor(await makeInvestor()).query`select from public.wallets`).toHaveLength(11);
});

test('a memo comes with an address on TON, and leaves with the next one', async () => {
  await apply(await dueChange(stage, 'ton', { memo: ' 1234567 ' }));
  expect(await wallet('ton')).toMatchObject({ memo: '1234567' });
  expect(
    (await asOperator('reviewer').rows<{ id: string }>('wallet_desk')).find(({ id }) => id === 'ton'),
  ).toMatchObject({ chain: 'TON', memo: '1234567', new_memo: null });
  await apply(await dueChange(stage, 'ton'));
  expect(await wallet('ton')).toMatchObject({ memo: null });
});

test.each([
  ['tron', { memo: '1234567' }, 'invalid_memo'],
  ['ton', { memo: 'two\nlines' }, 'invalid_memo'],
  ['ton', { memo: 'Grüße' }, 'invalid_memo'],
  ['ton', { memo: 'a'.repeat(101) }, 'invalid_memo'],
  ['tron', { address: null }, 'invalid_address'],
  ['tron', { address_name: 'a'.repeat(81) }, 'address_name_required'],
  ['tron', { request_id: null }, 'request_id_required'],
])('an address of %s is not proposed with %j', async (id, change, code) => {
  await expect(changeOf(stage, id, change)).rejects.toMatchObject(refusal(code));
});
