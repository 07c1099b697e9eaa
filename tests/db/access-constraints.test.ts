import { describe, expect, test } from 'vitest';
import { openStage } from './support/stage.ts';

// The last line of defence: what no function and no owner of the database can write by mistake.
const { owner, makeInvestor, operator } = await openStage();
const alice = await makeInvestor();
const reviewer = operator('reviewer').id;
const treasurer = operator('treasurer').id;

const deposit = { investor_id: alice.id, amount_cents: 1000, method: 'bitcoin', proof_path: `${alice.id}/proof` };
const withdrawal = {
  investor_id: alice.id,
  request_id: alice.id,
  method: 'Ethereum',
  address: `0x${'0'.repeat(40)}`,
  amount_cents: 100_000,
};
const position = {
  investor_id: alice.id,
  request_id: alice.id,
  plan_id: 'basic',
  principal_cents: 1000,
  matures_at: new Date(),
};
const identity = { investor_id: alice.id, home_address: '1 Some Street', document_path: `${alice.id}/document` };
const plan = {
  id: 'new',
  title: 'New',
  duration: '1 week',
  term: '7 days',
  price_text: '$1',
  min_cents: 100,
  roi_bp: 1,
  offers: [],
  position: 90,
};
const message = { name: 'A', email: 'a@example.com', subject: 'S', message: 'M' };
const claim = { text: 'Open source', evidence_url: 'https://example.com' };
const transfer = {
  investor_id: alice.id,
  reference: alice.id,
  idempotency_key: alice.id,
  amount_cents: 1,
  value_date: '2026-01-01',
  debit: 'cash',
  credit: 'available',
  code: 'deposit',
};
const posting = { plan_id: 'basic', day: '2020-01-01', amount_cents: 1, evidence: 'A pool’s report', posted_by: treasurer };
const now = new Date();
const paid = { status: 'paid', reviewed_by: reviewer, reviewed_at: now, paid_by: treasurer, paid_at: now, transaction_id: 'tx' };

type Values = Record<string, unknown>;

/** A table, a row that it takes, and for each constraint the change to that row which breaks it and it alone. */
const rules: [table: string, row: Values, broken: Record<string, Values | Values[]>][] = [
  [
    'public.deposits',
    deposit,
    {
      deposits_amount_sensible: [{ amount_cents: 0 }, { amount_cents: -1 }, { amount_cents: 100_000_000_001 }],
      deposits_method_fkey: { method: 'cash' },
      deposits_investor_id_fkey: {
        investor_id: '00000000-0000-4000-8000-00000000ffff',
        proof_path: '00000000-0000-4000-8000-00000000ffff/p',
      },
      deposits_reviewed_by_fkey: { status: 'approved', reviewed_by: '00000000-0000-4000-8000-00000000ffff' },
      deposits_first_approved_by_fkey: { first_approved_by: '00000000-0000-4000-8000-00000000ffff' },
      deposits_status: { status: 'lost', reviewed_by: reviewer },
      deposits_proof_in_own_folder: { proof_path: `${reviewer}/proof` },
      deposits_reviewed_by_somebody: [{ status: 'approved' }, { reviewed_by: reviewer }],
      deposits_not_reviewed_by_owner: [{ status: 'approved', reviewed_by: alice.id }, { first_approved_by: alice.id }],
      deposits_rejected_with_reason: { status: 'rejected', reviewed_by: reviewer, reason: ' ' },
      deposits_large_need_two_people: [
        { amount_cents: 1_000_001, status: 'approved', reviewed_by: reviewer },
        { amount_cents: 1_000_001, status: 'approved', reviewed_by: reviewer, first_approved_by: reviewer },
      ],
    },
  ],
  [
    'public.withdrawals',
    withdrawal,
    {
      withdrawals_amount_positive: [{ amount_cents: 0 }, { amount_cents: -5 }],
      withdrawals_investor_id_fkey: { investor_id: '00000000-0000-4000-8000-00000000ffff' },
      withdrawals_reviewed_by_fkey: { reviewed_by: '00000000-0000-4000-8000-00000000ffff' },
      withdrawals_paid_by_fkey: { ...paid, paid_by: '00000000-0000-4000-8000-00000000ffff' },
      withdrawals_status: { status: 'lost', reviewed_by: reviewer },
      withdrawals_address_valid: [{ address: '0x0' }, { method: 'Bitcoin' }, { method: 'USDT', address: 'T0' }],
      withdrawals_reviewed_by_somebody: { status: 'approved' },
      withdrawals_rejected_with_reason: { status: 'rejected', reviewed_by: reviewer, reason: '' },
      withdrawals_paid_with_proof: [
        { ...paid, transaction_id: ' ' },
        { ...paid, paid_at: null },
        { ...paid, status: 'approved' },
      ],
      withdrawals_not_reviewed_by_owner: { status: 'approved', reviewed_by: alice.id },
      withdrawals_not_paid_by_owner: { ...paid, paid_by: alice.id },
      withdrawals_two_people: { ...paid, paid_by: reviewer },
    },
  ],
  [
    'public.positions',
    position,
    {
      positions_principal_positive: { principal_cents: 0 },
      positions_investor_id_fkey: { investor_id: '00000000-0000-4000-8000-00000000ffff' },
      positions_plan_id_fkey: { plan_id: 'none' },
      positions_status: { status: 'lost', closed_at: now },
      positions_closed_when_not_active: [{ status: 'matured' }, { closed_at: now }],
    },
  ],
  [
    'public.kyc_cases',
    identity,
    {
      kyc_cases_address_readable: [
        { home_address: ' ab  ' },
        { home_address: 'a'.repeat(301) },
        { home_address: '1 Some\u0007 Street' },
      ],
      kyc_cases_investor_id_fkey: {
        investor_id: '00000000-0000-4000-8000-00000000ffff',
        document_path: '00000000-0000-4000-8000-00000000ffff/d',
      },
      kyc_cases_reviewed_by_fkey: { status: 'approved', reviewed_by: '00000000-0000-4000-8000-00000000ffff' },
      kyc_cases_status: { status: 'lost', reviewed_by: reviewer },
      kyc_cases_document_in_own_folder: { document_path: `${reviewer}/document` },
      kyc_cases_reviewed_by_somebody: [{ status: 'approved' }, { reviewed_by: reviewer }],
      kyc_cases_not_reviewed_by_owner: { status: 'approved', reviewed_by: alice.id },
      kyc_cases_rejected_with_reason: { status: 'rejected', reviewed_by: reviewer, reason: '' },
    },
  ],
  [
    'public.plans',
    plan,
    {
      plans_term_positive: { term: '0 days' },
      plans_min_positive: { min_cents: 0 },
      plans_roi_not_negative: { roi_bp: -1 },
      plans_referral_bonus_bounded: [{ referral_bonus_bp: -1 }, { referral_bonus_bp: 5001 }],
      plans_position_key: { position: 1 },
    },
  ],
  ['public.wallets', {
    id: 'new', coin: 'C', address: 'a', address_name: 'n', icon: 'i', network: 'test', position: 90,
  }, { wallets_network: { network: 'moon' }, wallets_position_key: { position: 1 } }],
  ['public.payment_methods', { name: 'new', position: 90 }, { payment_methods_position_key: { position: 1 } }],
  ['public.withdrawal_methods', { name: 'new', min_cents: 1, duration: '48hrs', position: 90 }, {
    withdrawal_methods_min_positive: { min_cents: 0 },
    withdrawal_methods_position_key: { position: 1 },
  }],
  ['public.contact_messages', message, {
    contact_messages_name_short: [{ name: ' ' }, { name: 'a'.repeat(81) }],
    contact_messages_email_plausible: [{ email: 'nobody' }, { email: 'a b@example.com' }],
    contact_messages_subject_short: [{ subject: ' ' }, { subject: 'a'.repeat(151) }],
    contact_messages_message_short: [{ message: ' ' }, { message: 'a'.repeat(4001) }],
  }],
  ['public.newsletter_subscriptions', { email: 'reader@example.com' }, {
    newsletter_email_plausible: { email: 'nobody' },
  }],
  ['public.claims', claim, {
    claims_text_short: [{ text: ' ' }, { text: 'a'.repeat(301) }],
    claims_evidence_link: { evidence_url: 'javascript:alert(1)' },
    claims_verified_by_somebody: [{ verified_at: now }, { verified_by: reviewer }],
    claims_verified_by_fkey: { verified_at: now, verified_by: '00000000-0000-4000-8000-00000000ffff' },
  }],
  ['public.signals', { title: 'T', body: 'B' }, {
    signals_title_short: [{ title: ' ' }, { title: 'a'.repeat(121) }],
    signals_body_short: [{ body: ' ' }, { body: 'a'.repeat(4001) }],
  }],
  ['public.yield_postings', posting, {
    yield_postings_evidence_given: [{ evidence: ' x ' }, { evidence: 'a'.repeat(501) }],
    yield_postings_plan_id_fkey: { plan_id: 'none' },
    yield_postings_posted_by_fkey: { posted_by: '00000000-0000-4000-8000-00000000ffff' },
  }],
  ['ledger.transfers', transfer, {
    transfers_amount_positive: [{ amount_cents: 0 }, { amount_cents: -1 }],
    transfers_code_known: { code: 'gift' },
    transfers_two_accounts: { debit: 'available' },
    transfers_investor_named: [{ investor_id: null }, { credit: 'fees' }],
    account_known: { debit: 'pocket' },
    cents_within_bounds: { amount_cents: 100_000_000_000_001 },
  }],
  ['private.operators', { user_id: alice.id, role: 'reviewer' }, {
    operators_role: { role: 'king' },
    operators_user_id_fkey: { user_id: '00000000-0000-4000-8000-00000000ffff' },
  }],
];

class Undo extends Error {}

/** Tries a row and leaves nothing behind. */
async function insert(table: string, row: Values): Promise<void> {
  await owner
    .begin(async (sql) => {
      await sql`insert into ${sql(table)} ${sql(row)}`;
      throw new Undo();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undo)) throw error;
    });
}

describe.each(rules)('%s', (table, row, broken) => {
  test('takes an ordinary row', async () => {
    await expect(insert(table, row)).resolves.toBeUndefined();
  });

  test.each(Object.entries(broken).flatMap(([name, changes]) => [changes].flat().map((change) => [name, change] as const)))(
    'keeps %s whoever writes %o',
    async (name, change) => {
      await expect(insert(table, { ...row, ...change })).rejects.toMatchObject({ constraint_name: name });
    },
  );
});

test('every check of a profile holds', async () => {
  const change = (values: Values) => owner`update public.profiles set ${owner(values)} where id = ${alice.id}`;
  const cases: [string, Values][] = [
    ['profiles_name_readable', { name: ' ' }],
    ['profiles_name_readable', { name: 'a'.repeat(81) }],
    ['profiles_name_readable', { name: 'Ann\u0000'.replace('\u0000', '\u0007') }],
    ['profiles_phone_plausible', { phone: '<script>' }],
    ['profiles_country_short', { country: 'a'.repeat(61) }],
    ['profiles_avatar_in_own_folder', { avatar_path: `${reviewer}/00000000-0000-4000-8000-000000000000.png` }],
    ['profiles_avatar_in_own_folder', { avatar_path: 'https://example.com/me.png' }],
    ['profiles_not_referred_by_self', { referred_by: alice.id }],
    ['profiles_referred_by_fkey', { referred_by: '00000000-0000-4000-8000-00000000ffff' }],
    ['profiles_referral_code_key', { referral_code: 'taken' }],
  ];
  await owner`update public.profiles set referral_code = 'taken' where id = ${reviewer}`;
  for (const [name, values] of cases) await expect(change(values)).rejects.toMatchObject({ constraint_name: name });
});

test('what may exist once exists once', async () => {
  const twice = async (table: string, row: Values, change: Values, name: string) => {
    await owner`insert into ${owner(table)} ${owner(row)}`;
    await expect(owner`insert into ${owner(table)} ${owner({ ...row, ...change })}`).rejects.toMatchObject({
      constraint_name: name,
    });
  };
  await twice('public.deposits', deposit, { amount_cents: 2000 }, 'deposits_proof_once');
  await twice('public.withdrawals', withdrawal, { amount_cents: 200_000 }, 'withdrawals_request_once');
  await twice('public.positions', position, { plan_id: 'vip' }, 'positions_request_once');
  await twice('public.kyc_cases', identity, { document_path: `${alice.id}/other` }, 'kyc_cases_one_pending');
  await expect(
    owner`insert into public.kyc_cases ${owner({ ...identity, status: 'approved', reviewed_by: reviewer })}`,
  ).rejects.toMatchObject({ constraint_name: 'kyc_cases_document_once' });
  await twice('public.newsletter_subscriptions', { email: 'a@example.com' }, { email: 'A@Example.com' }, 'newsletter_email_once');
  await twice('public.yield_postings', posting, { amount_cents: 2 }, 'yield_postings_once');
  await twice('ledger.transfers', transfer, { amount_cents: 2 }, 'transfers_idempotency_key');
  await expect(owner`insert into public.site (only_row, brand) values (false, 'Another')`).rejects.toMatchObject({
    constraint_name: 'site_only_row',
  });
  await expect(owner`update public.site set mode = 'real'`).rejects.toMatchObject({ constraint_name: 'site_mode' });
  await expect(owner`update public.site set registrations = '{}'`).rejects.toMatchObject({
    constraint_name: 'site_registrations_list',
  });
});

test('no balance falls below zero', async () => {
  for (const column of ['available', 'invested', 'withdrawing', 'deposited', 'profit', 'bonus', 'referral_bonus']) {
    await expect(
      owner`update ledger.accounts set ${owner({ [`${column}_cents`]: -1 })} where investor_id = ${alice.id}`,
    ).rejects.toMatchObject({ constraint_name: `accounts_${column}_not_negative` });
  }
  await expect(
    owner`insert into ledger.accounts (investor_id) values ('00000000-0000-4000-8000-00000000ffff')`,
  ).rejects.toMatchObject({ constraint_name: 'accounts_investor_id_fkey' });
});

test('a tax number belongs to a case and looks like one', async () => {
  const [row] = await owner`select id from public.kyc_cases where investor_id = ${alice.id}`;
  await expect(owner`insert into private.tax_numbers values (${row?.['id']}, '<>')`).rejects.toMatchObject({
    constraint_name: 'tax_numbers_plausible',
  });
  await expect(owner`insert into private.tax_numbers values (${alice.id}, '1234')`).rejects.toMatchObject({
    constraint_name: 'tax_numbers_case_id_fkey',
  });
});

test('a way to pay that somebody used is not removed', async () => {
  await expect(owner`delete from public.withdrawal_methods where name = 'Ethereum'`).rejects.toMatchObject({
    constraint_name: 'withdrawals_method_fkey',
  });
  await expect(owner`delete from public.payment_methods where name = 'bitcoin'`).rejects.toMatchObject({
    constraint_name: 'deposits_method_fkey',
  });
});

test('an account with a profile is not removed under its money', async () => {
  await expect(owner`delete from auth.users where id = ${alice.id}`).rejects.toMatchObject({ code: '23503' });
});
