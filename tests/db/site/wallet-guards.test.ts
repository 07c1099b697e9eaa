import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { ADDRESSES, changeOf, dueChange } from '../support/site/settings.ts';
import { openStage } from '../support/stage.ts';

// What the database itself keeps, against every writer.
const stage = await openStage();
const { owner, asOperator, operator } = stage;
const [reviewer, treasurer] = [asOperator('reviewer'), asOperator('treasurer')];
const refusal = (message: string) => ({ code: 'P0001', message });
const cancel = (change_id: string) =>
  reviewer.rows('cancel_wallet_change', { change_id, reason: 'Not ours' });
const people = { admin: operator('admin').id };

// Each wallet has one open change at most.
beforeEach(async () => {
  const open = await owner<{ id: string }[]>`
    select id from private.wallet_changes where applied_at is null and cancelled_at is null`;
  for (const { id } of open) await cancel(id);
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
  const [row] = await owner`select private.valid_wallet_address(${wallet}, ${network}, ${address}) as fits`;
  expect(row).toEqual({ fits });
});

test('no address changes without the change of two people, whatever role asks', async () => {
  const { main = '', test: other = '' } = ADDRESSES['tron'] ?? {};
  await dueChange(stage, 'tron');
  for (const address of [main, other])
    await expect(
      owner`update public.wallets set address = ${address} where id = 'tron'`,
    ).rejects.toMatchObject(refusal('change_required'));
  await expect(owner`update public.wallets set network = 'main' where id = 'tron'`).rejects.toMatchObject(
    refusal('change_required'),
  );
  await expect(
    owner`update public.wallets set address = null, address_name = null, network = null where id = 'tron'`,
  ).rejects.toMatchObject(refusal('change_required'));
});

test('such a change is one of its wallet alone, and to its address and memo alone', async () => {
  const id = await dueChange(stage, 'tron');
  const { main = '', test: other = '' } = ADDRESSES['tron'] ?? {};
  for (const [wallet, columns] of [
    ['usdt-trc20', { address: other }],
    ['tron', { address: main }],
    ['tron', { address: other, memo: '1' }],
  ] as const)
    await expect(
      owner.begin(async (sql) => {
        await sql`update private.wallet_changes set applied_by = ${people.admin}, applied_at = now() where id = ${id}`;
        await sql`update public.wallets set ${sql(columns)} where id = ${wallet}`;
      }),
    ).rejects.toMatchObject(refusal('change_required'));
});

test('a sandbox takes no main-network wallet', async () => {
  await expect(
    owner`insert into public.wallets values ('new', 'C', 'a', 'n', 'i', 'main', 90, 'bitcoin', 'Bitcoin')`,
  ).rejects.toMatchObject(refusal('wrong_network'));
});

test('what was proposed and how it ended is kept', async () => {
  const id = await changeOf(stage, 'tron');
  const change = (sql: string) => owner.unsafe(`${sql} where id = '${id}'`);
  for (const column of ['wallet_id', 'old_address', 'address', 'address_name', 'network', 'memo', 'reason'])
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

test('a change is decided only after it was locked', async () => {
  const id = await dueChange(stage, 'tron');
  for (const step of ['approve_wallet_change', 'apply_wallet_change'])
    await owner.begin(async (held) => {
      await held`select from private.wallet_changes where id = ${id} for share`;
      await expect(
        treasurer.transaction(async (sql) => {
          await sql`set local lock_timeout = '10ms'`;
          await sql.unsafe(`select public.${step}('${id}')`);
        }),
      ).rejects.toMatchObject({ code: '55P03' });
    });
  await owner.begin(async (held) => {
    await held`select from public.site for update`;
    await expect(
      treasurer.transaction(async (sql) => {
        await sql`set local lock_timeout = '10ms'`;
        await sql`select public.apply_wallet_change(${randomUUID()})`;
      }),
    ).rejects.toMatchObject({ code: '55P03' });
  });
});

test('a memo changes by two people too', async () => {
  await expect(owner`update public.wallets set memo = 'mine' where id = 'tron'`).rejects.toMatchObject(
    refusal('change_required'),
  );
});
