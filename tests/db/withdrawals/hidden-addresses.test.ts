import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { newTransactionId } from '../../support/transaction-id.ts';
import { type Actor, callText, type Person, readSignatures, type Row } from '../support/actors.ts';
import { rememberAddresses } from '../support/money/payout-addresses.ts';
import { request, takeAndSettle } from '../support/money/withdrawals.ts';
import { openStage } from '../support/stage.ts';

// Two operators who see the address of an approved withdrawal might both pay it, so only the one who has taken it
// sees it.
const stage = await openStage();
const { owner, asInvestor, asOperator, makeInvestor, makeOperator } = stage;
const signatures = await readSignatures(owner);
const ADDRESS = `0x${randomUUID().replaceAll('-', '')}12345678`;

const functions = await owner<{ name: string; needed: string[] }[]>`
  select proname as name, coalesce(proargnames[1:pronargs - pronargdefaults], '{}') as needed
  from pg_proc where pronamespace = 'public'::regnamespace order by 1`;

const others = {
  'another reviewer': asInvestor(await makeOperator('reviewer')),
  'another treasurer': asInvestor(await makeOperator('treasurer')),
  'another admin': asInvestor(await makeOperator('admin')),
};
const [approver, payer] = [asOperator('reviewer'), asOperator('treasurer')];
let alice: Person;
let id: string;

beforeAll(async () => {
  alice = await makeInvestor({ deposited: 100_000 });
  await rememberAddresses(owner, alice.id, [{ method: 'Ethereum', address: ADDRESS }]);
  ({ id } = await request(asInvestor(alice), { method: 'Ethereum', address: ADDRESS }));
  await approver.call('review_withdrawal', { withdrawal_id: id, approve: true });
});

function valueOf(name: string, type: string, yes: boolean): unknown {
  if (name === 'request_id') return randomUUID();
  if (type === 'uuid') return /person|investor/.test(name) ? alice.id : id;
  if (type === 'boolean') return yes;
  if (/int|numeric/.test(type)) return 1;
  if (/date|timestamp/.test(type)) return '2026-01-01';
  if (type === 'jsonb') return {};
  if (type.endsWith('[]')) return [];
  return (
    {
      queue: 'withdrawals',
      words: alice.email,
      method: 'Ethereum',
      transaction_id: `0x${newTransactionId()}`,
    }[name] ?? 'Look'
  );
}

/** These must answer, or the test proves nothing. */
const ABOUT_IT = [
  'audit_log',
  'find_people',
  'give_back_withdrawal',
  'office_search',
  'operator_home',
  'person_overview',
  'review_withdrawal',
  'take_withdrawal',
  'withdrawal_queue',
];

class Undo extends Error {}

async function ask(caller: Actor): Promise<{ showing: string[]; answering: string[] }> {
  const showing = new Set<string>();
  const answering = new Set<string>();
  for (const { name, needed } of functions) {
    const types = signatures.get(name);
    for (const yes of needed.some((arg) => types?.get(arg) === 'boolean') ? [true, false] : [true]) {
      const given = [...needed, ...(types?.has('reason') ? ['reason'] : [])];
      const args: Row = Object.fromEntries(given.map((arg) => [arg, valueOf(arg, types?.get(arg) ?? '', yes)]));
      await caller
        .transaction(async (sql) => {
          const rows = await sql.unsafe<Row[]>(callText(signatures, name, Object.keys(args)), [JSON.stringify(args)]);
          answering.add(name);
          if (JSON.stringify(rows).toLowerCase().includes(ADDRESS)) showing.add(name);
          throw new Undo();
        })
        .catch((error: unknown) => {
          if (!(error instanceof Undo) && JSON.stringify(error).toLowerCase().includes(ADDRESS)) showing.add(name);
        });
    }
  }
  return { showing: [...showing], answering: [...answering] };
}
const shownTo = async (caller: Actor) => (await ask(caller)).showing;

describe('the address of a withdrawal', () => {
  test('that is approved is shown to those alone who take it, and no longer to its approver', async () => {
    expect(await shownTo(approver)).toEqual([]);
    expect(await shownTo(others['another reviewer'])).toEqual([]);
    const { showing, answering } = await ask(others['another treasurer']);
    expect(showing).toEqual(['take_withdrawal']);
    expect(answering.length).toBeGreaterThan(60);
    expect(answering).toEqual(expect.arrayContaining(ABOUT_IT));
    expect(await shownTo(others['another admin'])).toEqual(['take_withdrawal']);
  });

  test('that is being paid is shown to its payer, until they give it back, and to no other operator', async () => {
    await payer.call('take_withdrawal', { withdrawal_id: id });
    expect(await shownTo(payer)).toEqual(expect.arrayContaining(['take_withdrawal', 'withdrawal_queue']));
    for (const other of [approver, others['another treasurer']]) expect(await shownTo(other)).toEqual([]);
    const given = await payer.call('give_back_withdrawal', { withdrawal_id: id, reason: 'Nothing was sent' });
    expect(given).toMatchObject({ status: 'approved', address: null });
    expect(await shownTo(payer)).toEqual(['take_withdrawal']);
  });

  test('that was paid is shown to its payer alone', async () => {
    const payment = { withdrawal_id: id, transaction_id: `0x${newTransactionId()}` };
    await takeAndSettle(payer, payment);
    for (const other of [approver, others['another treasurer']]) expect(await shownTo(other)).toEqual([]);
    expect(await payer.call('settle_withdrawal', payment)).toMatchObject({ address: ADDRESS });
  });
});
