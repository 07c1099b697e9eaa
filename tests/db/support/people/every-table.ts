import { randomBytes, randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import type { Person, Row } from '../actors.ts';
import { uploadProof } from '../money/deposits.ts';
import type { Stage } from '../stage.ts';
import { addPortfolio } from '../trading/portfolio-rows.ts';

/** Adds an API key and a webhook, which gets what happens later. */
export async function addPrograms(owner: Sql<{ bigint: number }>, id: string): Promise<void> {
  await owner`insert into public.webhooks (investor_id, url) values (${id}, 'https://example.com/')`;
  await owner`
    insert into public.api_keys (investor_id, name, hash, scopes, expires_at)
    values (${id}, 'Books', ${randomBytes(32)}, '{balance}', '2100-01-01')`;
  await owner`select programs.queue_event(${id}, '{"kind":"deposits.pending","subject_id":"${owner.unsafe(randomUUID())}"}'::jsonb)`;
}

/** Adds a reversal of a person's withdrawal. */
export async function addReversal(owner: Sql<{ bigint: number }>, id: string): Promise<void> {
  await owner`
    insert into withdrawals.reversals (withdrawal_id, investor_id, amount_cents)
    select id, investor_id, amount_cents from public.withdrawals where investor_id = ${id} limit 1`;
}

/** Inserts at least one row of the person, or for everyone, into each table that signed-in users read. */
export async function fillTables({ owner, operator: seeded }: Stage, { id }: Person): Promise<void> {
  const plan = 'basic';
  const file = (extension: string) => `${id}/${randomUUID()}.${extension}`;
  const document = file('pdf');
  const by = seeded('treasurer').id;
  const payout = randomUUID();
  const rows: [table: string, row: Row][] = [
    ['public.kyc_cases', { investor_id: id, home_address: '1 Some Street', document_path: document }],
    [
      'public.positions',
      {
        investor_id: id,
        plan_id: plan,
        principal_cents: 1000,
        opened_at: new Date('2020-01-01'),
        matures_at: new Date('2100-01-01'),
      },
    ],
    [
      'public.withdrawals',
      {
        investor_id: id,
        method: 'Ethereum',
        address: '0x52908400098527886E0F7030069857D2E4169EE7',
        amount_cents: 100_000,
      },
    ],
    [
      'public.signals',
      {
        title: 'Up',
        body: 'Or down',
        instrument_id: 'BTC-USD',
        direction: 'up',
        horizon_days: 7,
        price: 9_500_000,
        price_source: 'simulated',
        published_at: new Date('2020-01-01'),
      },
    ],
    ['public.announcements', { title: 'Up', body: 'Or down', weight: 'info', published_by: by }],
    ['public.claims', { text: 'Open', evidence_url: 'https://example.com', verified_by: by, verified_at: new Date() }],
    [
      'public.yield_postings',
      { plan_id: plan, day: '2020-01-02', amount_cents: 1, evidence: 'stated by no one', posted_by: by },
    ],
    [
      'public.payout_addresses',
      { investor_id: id, network: 'Ethereum', address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D' },
    ],
    ['people.freezes', { person_id: id, reason: 'Asked for it', frozen_by: by }],
    [
      'desk.corrections',
      {
        id: randomUUID(),
        investor_id: id,
        amount_cents: 1,
        reason: 'Once',
        corrects: 'Twice',
        proposed_by: by,
        status: 'booked',
        decided_by: seeded('admin').id,
        ended_at: new Date(),
      },
    ],
    [
      'plans.insurance_payouts',
      {
        id: payout,
        event: 'A wallet was emptied',
        happened_on: '2020-01-02',
        evidence: 'stated by the auditor',
        amount_cents: 1,
        lost_cents: 1,
      },
    ],
    [
      'public.deposit_quotes',
      {
        investor_id: id,
        method: 'bitcoin',
        amount_cents: 100,
        coins: 1,
        price: 1,
        source: 'simulated',
        priced_at: new Date('2020-01-01'),
        good_until: new Date('2100-01-01'),
      },
    ],
    ['plans.insurance_shares', { payout_id: payout, investor_id: id, lost_cents: 1, paid_cents: 1 }],
    ['storage.objects', { bucket_id: 'kyc', name: document }],
    ['storage.objects', { bucket_id: 'avatars', name: file('png') }],
  ];
  await addPrograms(owner, id);
  for (const [table, row] of rows) await owner`insert into ${owner(table)} ${owner(row)}`;
  await owner`
    insert into ledger.transfers (investor_id, reference, amount_cents, value_date, debit, credit, code, posting_id)
    select ${id}, x.id, 1, y.day, 'mining_income', 'available', 'yield', y.id
    from positions x, yield_postings y where x.investor_id = ${id} and y.evidence = 'stated by no one'`;
  await owner`
    insert into contact_messages (investor_id, name, email, subject, message) values (${id}, 'A', 'a@example.com', 'S', 'M')`;
  await uploadProof(owner, id);
  await addReversal(owner, id);
  await addPortfolio(owner, id);
}
