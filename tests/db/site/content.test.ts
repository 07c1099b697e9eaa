import { expect, test } from 'vitest';
import { openStage } from '../support/stage.ts';

const { owner, asAnonymous, operator } = await openStage();

test('a visitor sees the site as a sandbox that names no one behind it', async () => {
  expect(await asAnonymous.query`select * from site`).toEqual([
    {
      only_row: true,
      bonuses: ['profit', 'referral', 'granted'],
      identity_before: [],
      unserved_countries: [],
      brand: 'Glassmine',
      mode: 'sandbox',
      contact_email: null,
      contact_phone: null,
      postal_location: null,
      legal_entity: null,
      registrations: [],
      mail_notifications: false,
      risk_warning: null,
      version: 1,
    },
  ]);
  await expect(owner`insert into site (only_row, brand) values (false, 'Another')`).rejects.toThrow(
    'site_only_row',
  );
  await expect(owner`insert into site (brand) values ('Another')`).rejects.toMatchObject({ code: '23505' });
});

test('a visitor sees a claim only after an operator verified its evidence', async () => {
  const [claim] = await owner<{ id: string }[]>`
    insert into claims (text, evidence_url) values ('Nine payment methods', 'https://example.com/methods') returning id`;
  expect(await asAnonymous.query`select id from claims`).toHaveLength(0);
  await expect(owner`update claims set verified_at = now()`).rejects.toThrow('claims_verified_by_somebody');
  await owner`update claims set verified_at = now(), verified_by = ${operator('admin').id}`;
  expect(await asAnonymous.query`select id, text from claims`).toEqual([
    { id: claim?.id, text: 'Nine payment methods' },
  ]);
  await expect(
    owner`insert into claims (text, evidence_url) values ('Trust us', 'javascript:alert(1)')`,
  ).rejects.toThrow('claims_evidence_link');
});

test('a visitor reads the plans and nothing that is for investors', async () => {
  expect(await asAnonymous.query`select id from plans order by position`).toHaveLength(6);
  for (const table of ['wallets', 'payment_methods', 'withdrawal_methods', 'yield_postings', 'profiles']) {
    await expect(asAnonymous.transaction((sql) => sql`select from ${sql(table)}`)).rejects.toMatchObject({
      code: '42501',
    });
  }
});
