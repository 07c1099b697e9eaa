import { expect, test } from 'vitest';
import { newTransactionId } from '../../support/transaction-id.ts';
import { whoHeard } from '../support/heard.ts';
import { pendingDeposit } from '../support/money/pending.ts';
import { makeReady, requestOf } from '../support/site/settings.ts';
import { openStage } from '../support/stage.ts';

const stage = await openStage();
const { owner, asOperator, whileHeld } = stage;
const refusal = (message: string) => ({ code: 'P0001', message });
const desk = async (of = stage) =>
  of
    .asOperator('reviewer')
    .rows<{ chain: string; network: string; template: string | null }>('explorer_desk');
const templateOf = async (chain: string) => (await desk()).find((one) => one.chain === chain)?.template ?? '';
const set = async (values: object = {}) =>
  asOperator('admin').rows('set_explorer', {
    chain: 'Bitcoin',
    network: 'test',
    seen: await templateOf('Bitcoin'),
    template: 'https://explorer.example.com/tx/{id}',
    reason: 'Asked for',
    ...values,
  });

test('operators see the explorers of the test networks in a sandbox, those of the main ones on a live site', async () => {
  expect((await desk()).map(({ network }) => network)).toEqual(Array.from({ length: 8 }, () => 'test'));
  const other = await openStage();
  await makeReady(other);
  await other.asOperator('treasurer').rows('confirm_proposal', { proposal_id: await requestOf(other) });
  expect((await desk(other)).map(({ network }) => network)).toEqual(Array.from({ length: 8 }, () => 'main'));
  const queue = await pendingDeposit(other);
  expect(await other.asOperator('reviewer').rows('deposit_queue')).toMatchObject([
    { id: queue.id, explorers: { Bitcoin: 'https://mempool.space/tx/{id}' } },
  ]);
});

test('a reviewer gets the explorer of each network of the method of a deposit, and no other', async () => {
  const { id } = await pendingDeposit(stage);
  await owner`update public.deposits set method = 'USDT', network = 'TRON', transaction_id = ${newTransactionId()} where id = ${id}`;
  const queue = await asOperator('reviewer').rows<{ explorers: object }>('deposit_queue', { from_case: id });
  expect(queue.map(({ explorers }) => explorers)).toEqual([
    {
      Ethereum: 'https://sepolia.etherscan.io/tx/{id}',
      TRON: 'https://nile.tronscan.org/#/transaction/{id}',
    },
  ]);
});

test('an admin changes one and no other, on the record once, and operators hear of it', async () => {
  const seen = await templateOf('Bitcoin');
  const others = async () => [
    ...(await owner`select * from private.explorers where not (chain = 'Bitcoin' and network = 'test') order by chain, network`),
  ];
  const before = await others();
  await owner`delete from realtime.messages`;
  await set({ seen });
  await set({ seen });
  expect(await templateOf('Bitcoin')).toBe('https://explorer.example.com/tx/{id}');
  expect(await others()).toEqual(before);
  expect(await whoHeard(owner, 'explorers')).toEqual({ operators: 1 });
  expect([
    ...(await owner`select details from private.audit_events where action = 'explorer_changed' order by id`),
  ]).toEqual([
    {
      details: {
        chain: 'Bitcoin',
        network: 'test',
        from: seen,
        to: 'https://explorer.example.com/tx/{id}',
        reason: 'Asked for',
      },
    },
  ]);
  await set({ template: ' ' });
  expect((await desk()).find(({ chain }) => chain === 'Bitcoin')?.template).toBeNull();
  await set({ seen: '' });
  await expect(set({ seen: 'https://old.example.com/{id}', template: '' })).rejects.toMatchObject(
    refusal('changed_meanwhile'),
  );
});

test('of two admins who change an explorer at once, the second learns of the first', async () => {
  const seen = await templateOf('Bitcoin');
  const first = 'https://first.example.com/{id}';
  const late = whileHeld(
    (sql) =>
      sql`update private.explorers set template = ${first} where chain = 'Bitcoin' and network = 'test'`,
    () => set({ seen }),
  );
  await expect(late).rejects.toMatchObject(refusal('changed_meanwhile'));
  expect(await templateOf('Bitcoin')).toBe(first);
});

test.each([
  'javascript:alert(1)//{id}',
  'https://explorer.example.com/tx/',
  'https://explorer.example.com/tx/{id} ',
  'https://explorer.example.com/"{id}',
  `https://explorer.example.com/${'a'.repeat(300)}{id}`,
])('%s is no explorer', async (template) => {
  const before = await desk();
  const given = template.endsWith(' ') ? `${template}b` : template;
  await expect(set({ template: given })).rejects.toMatchObject(refusal('invalid_explorer'));
  expect(await desk()).toEqual(before);
});

test('an explorer belongs to a network that exists, and has a reason', async () => {
  for (const [values, code] of [
    [{ chain: 'Moon' }, 'invalid_network'],
    [{ network: 'moon' }, 'invalid_network'],
    [{ chain: null }, 'invalid_network'],
    [{ reason: ' ' }, 'reason_required'],
  ] as const)
    await expect(set(values)).rejects.toMatchObject(refusal(code));
});

test('not even the owner of the database writes an explorer that is no https address', async () => {
  await expect(
    owner`update private.explorers set template = 'http://explorer.example.com/{id}' where chain = 'TRON'`,
  ).rejects.toMatchObject({ constraint_name: 'explorers_template_valid' });
  const long = `https://explorer.example.com/${'x'.repeat(267)}{id}`;
  await owner`update private.explorers set template = ${long} where chain = 'TRON'`;
  await expect(
    owner`update private.explorers set template = ${`${long}x`} where chain = 'TRON'`,
  ).rejects.toMatchObject({ constraint_name: 'explorers_template_valid' });
  await expect(
    owner`update private.explorers set network = 'moon' where chain = 'TRON'`,
  ).rejects.toMatchObject({ constraint_name: 'explorers_network' });
});
