import { inspect } from 'node:util';
import { describe, expect, test } from 'vitest';
import { allRules } from '../support/constraints/all-constraint-rules.ts';
import type { Values } from '../support/constraints/constraint-rules.ts';
import {
  alice,
  deposit,
  identity,
  nobody,
  plan,
  position,
  posting,
  reviewer,
  snapshot,
  transfer,
  withdrawal,
} from '../support/constraints/ordinary-rows.ts';
import { attestation } from '../support/money/reserves.ts';
import { openStage } from '../support/stage.ts';

// The last line of defence: what no function and no owner of the database can write by mistake.
const { owner } = await openStage();

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

const rules = await allRules(owner);

describe.each(rules)('%s', (table, row, broken) => {
  test('takes an ordinary row', async () => {
    await expect(insert(table, row)).resolves.toBeUndefined();
  });

  test('refuses every row that breaks a rule, by that rule, against every writer', async () => {
    for (const [name, changes] of Object.entries(broken))
      for (const change of [changes].flat())
        // Of what is refused nothing is left behind, and there are many.
        await expect(
          owner`insert into ${owner(table)} ${owner({ ...row, ...change })}`,
          `${name}: ${inspect(change)}`,
        ).rejects.toMatchObject({ constraint_name: name });
  });
});

test('a deposit names a quote that there is', async () => {
  await expect(owner`update public.deposits set quote_id = ${nobody}`).rejects.toMatchObject({
    constraint_name: 'deposits_quote_id_fkey',
  });
});

test('every check of a profile holds', async () => {
  const change = (values: Values) => owner`update public.profiles set ${owner(values)} where id = ${alice}`;
  const cases: [string, Values][] = [
    ['profiles_name_readable', { name: 'a'.repeat(81) }],
    ['profiles_name_readable', { name: `a${' '.repeat(80)}a` }],
    ['profiles_name_readable', { name: 'Ann\u0000'.replace('\u0000', '\u0007') }],
    ['profiles_phone_plausible', { phone: '<script>' }],
    ['profiles_country_short', { country: 'a'.repeat(61) }],
    ['profiles_country_short', { country: 'Pe\u0007ru' }],
    [
      'profiles_avatar_in_own_folder',
      { avatar_path: `${reviewer}/00000000-0000-4000-8000-000000000000.png` },
    ],
    ['profiles_avatar_in_own_folder', { avatar_path: 'https://example.com/me.png' }],
    ['profiles_not_referred_by_self', { referred_by: alice }],
    ['profiles_referred_by_fkey', { referred_by: nobody }],
    ['profiles_referral_code_key', { referral_code: 'taken' }],
  ];
  await owner`update public.profiles set referral_code = 'taken' where id = ${reviewer}`;
  for (const [name, values] of cases)
    await expect(change(values)).rejects.toMatchObject({ constraint_name: name });
});

test('what may exist once exists once', async () => {
  const twice = async (table: string, row: Values, change: Values, name: string) => {
    await owner`insert into ${owner(table)} ${owner(row)}`;
    await expect(owner`insert into ${owner(table)} ${owner({ ...row, ...change })}`).rejects.toMatchObject({
      constraint_name: name,
    });
  };
  await twice('public.deposits', deposit, { amount_cents: 2000 }, 'deposits_proof_once');
  await twice('public.withdrawals', withdrawal, { amount_cents: 200_000 }, 'withdrawals_pkey');
  await twice('public.positions', position, { plan_id: 'vip' }, 'positions_pkey');
  await twice('public.kyc_cases', identity, { document_path: `${alice}/other` }, 'kyc_cases_one_pending');
  await expect(
    owner`insert into public.kyc_cases ${owner({ ...identity, status: 'approved', reviewed_by: reviewer })}`,
  ).rejects.toMatchObject({ constraint_name: 'kyc_cases_document_once' });
  await twice(
    'public.newsletter_subscriptions',
    { email: 'a@example.com' },
    { email: 'A@Example.com' },
    'newsletter_email_once',
  );
  await twice('public.yield_postings', posting, { amount_cents: 2 }, 'yield_postings_once');
  await twice('ledger.transfers', transfer, { amount_cents: 2 }, 'transfers_once');
  const earned = { ...transfer, debit: 'mining_income', code: 'yield', posting_id: alice };
  await twice('ledger.transfers', earned, { amount_cents: 2 }, 'transfers_yield_once');
  await expect(
    owner`insert into public.site (only_row, brand) values (false, 'Another')`,
  ).rejects.toMatchObject({
    constraint_name: 'site_only_row',
  });
  await expect(owner`update public.site set mode = 'real'`).rejects.toMatchObject({
    constraint_name: 'site_mode',
  });
  await expect(owner`update public.site set registrations = '{}'`).rejects.toMatchObject({
    constraint_name: 'site_registrations_list',
  });
});

test.each<[constraint: string, table: string, change: Values]>([
  ['lots_request_id_key', 'public.lots', { id: alice }],
  ['unit_moves_once', 'private.unit_moves', { units: 2 }],
  ['protection_packs_once', 'private.protection_packs', { part_bp: 1 }],
  ['appropriateness_questions_place_once', 'private.appropriateness_questions', { id: 'gains' }],
])('of copying, %s is kept in %s', async (name, table, change) => {
  const [, row] = rules.find(([ruled]) => ruled === table) ?? [];
  const rows = [row ?? {}, { ...row, ...change }];
  await expect(owner`insert into ${owner(table)} ${owner(rows)}`).rejects.toMatchObject({
    constraint_name: name,
  });
});

test.each(['postal_location', 'legal_entity', 'risk_warning'])(
  'the site has a %s or none, never an empty one',
  async (column) => {
    await expect(owner`update public.site set ${owner({ [column]: ' ' })}`).rejects.toMatchObject({
      constraint_name: `site_${column}_readable`,
    });
  },
);

test.each([
  ['site_bonuses_known', { bonuses: '{profit,gifts}' }],
  ['site_identity_before_known', { identity_before: '{login}' }],
])('the site chooses among what there is: %s', async (constraint_name, change) => {
  await expect(owner`update public.site set ${owner(change)}`).rejects.toMatchObject({ constraint_name });
});

test('no balance falls below zero', async () => {
  for (const column of [
    'available',
    'invested',
    'withdrawing',
    'deposited',
    'profit',
    'bonus',
    'referral_bonus',
  ]) {
    await expect(
      owner`update ledger.accounts set ${owner({ [`${column}_cents`]: -1 })} where investor_id = ${alice}`,
    ).rejects.toMatchObject({ constraint_name: 'balance_not_negative' });
  }
  await expect(owner`insert into ledger.accounts (investor_id) values (${nobody})`).rejects.toMatchObject({
    constraint_name: 'accounts_investor_id_fkey',
  });
});

test('no amount of cents is beyond a trillion dollars, owed or owned', async () => {
  for (const cents of [-100_000_000_000_001, 100_000_000_000_001])
    await expect(owner`select ${cents}::bigint::public.cents`).rejects.toMatchObject({
      constraint_name: 'cents_within_bounds',
    });
});

test('a tax number belongs to a case and looks like one', async () => {
  const [row] = await owner`select id from public.kyc_cases where investor_id = ${alice}`;
  await expect(
    owner`insert into private.tax_numbers values (${String(row?.['id'])}, '<>')`,
  ).rejects.toMatchObject({
    constraint_name: 'tax_numbers_plausible',
  });
  await expect(owner`insert into private.tax_numbers values (${alice}, '1234')`).rejects.toMatchObject({
    constraint_name: 'tax_numbers_case_id_fkey',
  });
});

test('secrets of the proof are whole, and there is one for the house', async () => {
  const nonce = Buffer.alloc(31);
  await expect(owner`insert into private.proof_secret (nonce) values (${nonce})`).rejects.toMatchObject({
    constraint_name: 'proof_secret_nonce_whole',
  });
  await expect(
    owner`insert into private.proof_secret (only_row, nonce) values (false, private.random_nonce())`,
  ).rejects.toMatchObject({ constraint_name: 'proof_secret_only_row' });
  await expect(
    owner`insert into private.proof_nonces (investor_id, nonce) values (${nobody}, ${nonce})`,
  ).rejects.toMatchObject({ constraint_name: 'proof_nonces_nonce_whole' });
});

test('snapshots do not share a moment, a seal or a predecessor', async () => {
  await owner`insert into public.liability_snapshots ${owner(snapshot)}`;
  const second = {
    ...snapshot,
    number: 2,
    as_of: '2020-01-02T00:00:00Z',
    seal: 'ef'.repeat(32),
    previous_seal: snapshot.seal,
  };
  for (const [name, change] of [
    ['liability_snapshots_as_of_key', { as_of: snapshot.as_of }],
    ['liability_snapshots_seal_key', { seal: snapshot.seal }],
    ['liability_snapshots_previous_seal_key', { previous_seal: snapshot.previous_seal }],
  ] as const)
    await expect(insert('public.liability_snapshots', { ...second, ...change })).rejects.toMatchObject({
      constraint_name: name,
    });
  const reserve = { ...attestation({}), attested_by: reviewer };
  await owner`insert into public.reserve_attestations ${owner(reserve)}`;
  await expect(insert('public.reserve_attestations', reserve)).rejects.toMatchObject({
    constraint_name: 'reserves_once',
  });
});

test('a plan is never removed, nor given another id, even if no one has bought it', async () => {
  await owner`insert into public.plans ${owner({ ...plan, id: 'unsold', position: 91 })}`;
  for (const change of ['delete from public.plans', "update public.plans set id = 'other'"])
    await expect(owner.unsafe(`${change} where id = 'unsold'`)).rejects.toThrow('append_only');
});

test('a payment method that was used is not removed', async () => {
  await expect(owner`delete from public.withdrawal_methods where name = 'Ethereum'`).rejects.toMatchObject({
    constraint_name: 'withdrawals_method_fkey',
  });
  await expect(owner`delete from public.payment_methods where name = 'bitcoin'`).rejects.toMatchObject({
    constraint_name: 'wallets_method_fkey',
  });
});

test('an account with a profile is not removed under its money', async () => {
  await expect(owner`delete from auth.users where id = ${alice}`).rejects.toMatchObject({ code: '23503' });
});
