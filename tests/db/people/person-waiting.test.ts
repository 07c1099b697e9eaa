import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Row } from '../support/actors.ts';
import { proofPath } from '../support/money/deposits.ts';
import { openStage } from '../support/stage.ts';

const { owner, asOperator, makeInvestor, operator } = await openStage();

const reviewed = { reviewed_by: operator('reviewer').id, reviewed_at: '2026-01-01' };
const rejected = { ...reviewed, status: 'rejected', reason: 'No' };
const paying = { taken_by: operator('treasurer').id, taken_until: '2026-01-01' };
const handled = { handled_by: operator('reviewer').id, handled_at: '2026-01-01' };

interface Kind {
  /** The name of the list in the answer, and its table. */
  list: string;
  table: string;
  settled: Row;
  /** Values of a case of that kind. */
  one: (investor_id: string) => Row;
}

const deposits: Kind = {
  list: 'deposits',
  table: 'public.deposits',
  settled: rejected,
  one: (investor_id) => ({ amount_cents: 5000, method: 'bitcoin', proof_path: proofPath(investor_id) }),
};
const withdrawals: Kind = {
  list: 'withdrawals',
  table: 'public.withdrawals',
  settled: { status: 'cancelled' },
  one: () => ({
    amount_cents: 5000,
    method: 'Ethereum',
    address: '0x52908400098527886E0F7030069857D2E4169EE7',
  }),
};
const identities: Kind = {
  list: 'kyc_cases',
  table: 'public.kyc_cases',
  settled: rejected,
  one: (investor_id) => ({ home_address: '1 Some Street', document_path: proofPath(investor_id) }),
};
const corrections: Kind = {
  list: 'corrections',
  table: 'private.corrections',
  settled: { status: 'withdrawn', ended_at: '2026-01-01' },
  one: () => ({
    amount_cents: 5000,
    reason: 'A mistake',
    corrects: '17',
    proposed_by: operator('treasurer').id,
  }),
};
const messages: Kind = {
  list: 'messages',
  table: 'public.contact_messages',
  settled: handled,
  one: () => ({ name: 'Alice', subject: 'A question', message: 'Where is it?' }),
};

/** Puts cases where they are without the triggers of their table, which would refuse so many and so old ones. */
async function put({ table, one }: Kind, investor_id: string, cases: Row[]): Promise<string[]> {
  const rows = cases.map((values): Row => ({
    id: randomUUID(),
    investor_id,
    ...one(investor_id),
    ...values,
  }));
  await owner.begin(async (sql) => {
    await sql.unsafe(`alter table ${table} disable trigger user`);
    for (const row of rows) await sql`insert into ${sql(table)} ${sql(row)}`;
    await sql.unsafe(`alter table ${table} enable trigger user`);
  });
  return rows.map(({ id }) => String(id));
}

test.each<[string, Kind, Row]>([
  ['a deposit that is pending', deposits, {}],
  ['a withdrawal that is pending', withdrawals, {}],
  ['a withdrawal that is approved', withdrawals, { ...reviewed, status: 'approved' }],
  ['a withdrawal that is being paid', withdrawals, { ...reviewed, ...paying, status: 'paying' }],
  ['an identity case that is pending', identities, {}],
  ['a correction that is proposed', corrections, {}],
  ['a message that no one has handled', messages, {}],
])(
  'the page of a person holds %s, next to twenty newer ones that are settled',
  async (_name, kind, values) => {
    const { id } = await makeInvestor();
    const settled = Array.from({ length: 21 }, (_, days) => ({
      ...kind.settled,
      created_at: new Date(Date.UTC(2025, 0, 31 - days)).toISOString(),
    }));
    const ids = await put(kind, id, [...settled, { ...values, created_at: '2025-01-01' }]);
    const { id: other } = await makeInvestor();
    await put(kind, other, [{ ...values, created_at: '2025-02-01' }]);
    const { answer } = await asOperator('reviewer').call<{ answer: Record<string, { id: string }[]> }>(
      'person_overview',
      { person_id: id },
    );
    expect(answer[kind.list]?.map((one) => one.id)).toEqual([...ids.slice(0, 20), ids[21]]);
    expect(answer[kind.list]?.[0]).not.toHaveProperty('place');
  },
);
