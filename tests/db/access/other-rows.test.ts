import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { readCatalog } from '../../../scripts/access/catalog.ts';
import { doorsOf } from '../../../scripts/access/document-functions.ts';
import { TRANSACTION_ID } from '../../support/transaction-id.ts';
import { codeEntered, type Person, type Row } from '../support/actors.ts';
import { RIGHT } from '../support/copying/appropriateness.ts';
import { confirmIdentity, deal, letCopy, makeInvested, makeStrategy } from '../support/copying/strategies.ts';
import { makeDeposit, uploadProof } from '../support/money/deposits.ts';
import { ADDRESSES } from '../support/money/withdrawals.ts';
import { addFactor, addPasskey, proven } from '../support/people/factors.ts';
import { makeNeighbour, readerAbout, tablesWithout } from '../support/people/neighbour.ts';
import { openStage } from '../support/stage.ts';
import { makeHolder, shows } from '../support/trading/trading.ts';

const stage = await openStage();
const { owner, asAnonymous, asInvestor, makeInvestor, signIn } = stage;
// Nothing here takes longer.
await owner`update public.instruments set max_age = '1 minute'`;

const copied = await makeInvested(stage);
const { lead, pool: led } = await makeStrategy(stage);
const { person: ada, pool } = await makeHolder(stage);
const [novice, patient, leaver, stopped] = [
  await makeInvestor({ deposited: 1_000_000 }),
  await makeInvestor(),
  await makeInvestor(),
  await makeInvestor(),
];
await makeDeposit(owner, ada.id, 10_000_000);
await letCopy(stage, ada);
for (const person of [ada, patient, leaver]) {
  await addPasskey(owner, person);
  await signIn(person.id);
}
for (const person of [ada, patient]) {
  await addFactor(owner, person);
  await proven(owner, person);
}
await confirmIdentity(stage, novice);
const adaAs = asInvestor(ada, { amr: codeEntered() });
const copying = { pool_id: copied.pool, amount_cents: 10_000, seen_share_bp: 1000 };
await adaAs.rows('subscribe_copy', { ...copying, request_id: randomUUID() });
await shows(stage, 9_500_000);
await deal(stage);
const [{ id: kyc }] = await owner<[{ id: string }]>`
  insert into public.kyc_cases (investor_id, home_address, document_path) values (${ada.id}, '1 Some Street', ${`${ada.id}/d`})
  returning id`;
const neighbour = await makeNeighbour(stage, copied.pool);

async function newsletterLink(): Promise<string> {
  const [subscription, token] = [randomUUID(), randomUUID()];
  await owner`insert into public.newsletter_subscriptions (id, email) values (${subscription}, ${`${token}@example.com`})`;
  await owner`insert into messages.newsletter_tokens (hash, subscription_id) values (sha256(${token}::bytea), ${subscription})`;
  return token;
}

const webhook = async () =>
  (await owner<{ id: string }[]>`select id from public.webhooks where investor_id = ${ada.id}`)[0]?.id;
const mine = (name: string, args: Row = {}) => adaAs.rows(name, args);
const of =
  (person: Person) =>
  (name: string, args: Row = {}) =>
    asInvestor(person).rows(name, args);
const visits = (name: string, args: Row) => asAnonymous.rows(name, args);
const leads = of(lead);
const [withdrawal = '', bought = '', put = '', placed = '', copy = ''] = Array.from({ length: 5 }, () => randomUUID());
const paid = { amount_cents: 1000, method: 'bitcoin' };
const bitcoin = { pool_id: pool, instrument_id: 'BTC-USD' };
const order = () => ({
  ...bitcoin,
  side: 'buy',
  kind: 'limit',
  quantity: 10_000,
  limit_price: 9_000_000,
  request_id: randomUUID(),
});

const DEEDS: Record<string, () => Promise<unknown>> = {
  'writing a profile': () => adaAs.query`update public.profiles set phone = '+354 555 0100', language = 'de'`,
  submit_deposit: async () => {
    const path = await uploadProof(owner, ada.id);
    return mine('submit_deposit', { amount_cents: 1000, method: 'bitcoin', proof_path: path });
  },
  quote_deposit: () => mine('quote_deposit', { amount_cents: 100_000 }),
  name_transaction: async () => {
    const [deposit] = await adaAs.query`select id from public.deposits where status = 'pending'`;
    return mine('name_transaction', { deposit_id: deposit?.['id'], transaction_id: TRANSACTION_ID });
  },
  submit_kyc_case: async () => {
    await owner`insert into storage.objects (bucket_id, name) values ('kyc', ${`${ada.id}/d`})`;
    return mine('submit_kyc_case', { home_address: '1 Some Street', document_path: `${ada.id}/d` });
  },
  set_kyc_tax_number: () => mine('set_kyc_tax_number', { case_id: kyc, tax_number: '5678' }),
  request_deposit_address: () => mine('request_deposit_address', paid),
  pay_from_demo_wallet: async () => {
    const [given] = await adaAs.rows<{ id: string }>('request_deposit_address', paid);
    return mine('pay_from_demo_wallet', { address_id: given?.id });
  },
  request_withdrawal: () =>
    mine('request_withdrawal', {
      method: 'Bitcoin',
      address: ADDRESSES.Bitcoin[0],
      amount_cents: 100_000,
      request_id: withdrawal,
    }),
  cancel_withdrawal: () => mine('cancel_withdrawal', { withdrawal_id: withdrawal }),
  remove_payout_address: () => mine('remove_payout_address', { network: 'Bitcoin', address: ADDRESSES.Bitcoin[1] }),
  set_withdrawal_limits: () => mine('set_withdrawal_limits', { day_cents: 100_000 }),
  invest: () => mine('invest', { plan_id: 'basic', request_id: bought }),
  top_up: () => mine('top_up', { package_id: bought, amount_cents: 25_000, request_id: randomUUID() }),
  return_principal: () => mine('return_principal', {}),
  open_portfolio: () => of(novice)('open_portfolio', { title: 'Mine', request_id: randomUUID() }),
  subscribe: () => mine('subscribe', { pool_id: pool, amount_cents: 10_000, request_id: put }),
  return_request: () => mine('return_request', { request_id: put }),
  redeem: () => mine('redeem', { pool_id: pool, amount_cents: 1000, request_id: randomUUID() }),
  place_order: () => mine('place_order', { ...order(), request_id: placed }),
  replace_order: () => mine('replace_order', { order_id: placed, seen_filled: 0, quantity: 20_000 }),
  cancel_order: () => mine('cancel_order', { order_id: placed }),
  place_pair: () =>
    mine('place_pair', {
      ...bitcoin,
      quantity: 10_000,
      take_price: 9_900_000,
      stop_price: 9_000_000,
      request_id: randomUUID(),
    }),
  cancel_orders: () => mine('cancel_orders', { pool_id: pool }),
  rebalance: () =>
    mine('rebalance', {
      pool_id: pool,
      targets: { 'BTC-USD': 5000 },
      band_bp: 100,
      request_id: randomUUID(),
    }),
  answer_appropriateness: () => of(novice)('answer_appropriateness', { answers: RIGHT, request_id: randomUUID() }),
  subscribe_copy: () => mine('subscribe_copy', { ...copying, request_id: copy }),
  set_copy_stop: () => mine('set_copy_stop', { pool_id: copied.pool, stop_bp: 2000 }),
  return_copy_request: () => mine('return_copy_request', { request_id: copy }),
  redeem_copy: () => mine('redeem_copy', { pool_id: copied.pool, request_id: randomUUID() }),
  publish_lead_signal: async () => {
    await owner`update public.last_quotes set received_at = clock_timestamp()`;
    return leads('publish_lead_signal', {
      title: 'Up',
      body: 'Or down',
      instrument_id: 'BTC-USD',
      direction: 'up',
      horizon_days: 7,
      pool_id: led,
      request_id: randomUUID(),
    });
  },
  change_terms: () => leads('change_terms', { pool_id: led, share_bp: 500, capacity_cents: 100_000_000 }),
  close_strategy: () => leads('close_strategy', { pool_id: led, reason: 'Enough' }),
  propose_strategy: () =>
    of(lead)('propose_strategy', {
      title: 'T',
      idea: 'I',
      share_bp: 0,
      capacity_cents: 100_000,
      stake_cents: 1000,
      request_id: randomUUID(),
    }),
  write_message: () => mine('write_message', { subject: 'S', message: 'M', language: 'en', request_id: randomUUID() }),
  read_notifications: () => mine('read_notifications'),
  send_contact_message: () =>
    visits('send_contact_message', { name: 'Ada', email: ada.email, subject: 'S', message: 'M' }),
  subscribe_newsletter: () => visits('subscribe_newsletter', { email: ada.email }),
  confirm_newsletter: async () => visits('confirm_newsletter', { token: await newsletterLink() }),
  unsubscribe_newsletter: async () => visits('unsubscribe_newsletter', { token: await newsletterLink() }),
  set_code_word: async () => {
    for (const word of ['lighthouse', 'harbour', null]) await mine('set_code_word', { word });
  },
  code_word: () => mine('code_word'),
  code_word_since: () => mine('code_word_since'),
  make_recovery_codes: () => mine('make_recovery_codes'),
  notice_my_passkeys: async () => {
    await mine('notice_my_passkeys');
    await owner`delete from auth.webauthn_credentials where user_id = ${ada.id}`;
    await mine('notice_my_passkeys');
  },
  record_export: () => mine('record_export'),
  add_webhook: () => mine('add_webhook', { url: 'https://example.com/' }),
  resend: async () => mine('resend', { webhook_id: await webhook() }),
  remove_program: async () => mine('remove_program', { program_id: await webhook() }),
  make_api_key: () => mine('make_api_key', { name: 'Books', scopes: ['balance'], days: 1 }),
  read_by_key: async () => {
    const [made] = await mine('make_api_key', { name: 'More books', scopes: ['balance'], days: 1 });
    await visits('read_by_key', { key: made?.['answer'], scope: 'balance' });
  },
  end_sessions: () => mine('end_sessions'),
  use_recovery_code: async () => {
    const [made] = await asInvestor(patient, { amr: codeEntered() }).rows<{ answer: string[] }>('make_recovery_codes');
    await asInvestor(await signIn(patient.id)).rows('use_recovery_code', { code: made?.answer[0] });
  },
  finish_registration: async () => {
    await owner`update auth.users set encrypted_password = '' where id = ${patient.id}`;
    const registration = { name: 'Patient', terms: true };
    await asInvestor(await signIn(patient.id)).rows('finish_registration', { registration });
  },
  'guessing a password, and then knowing it': async () => {
    for (const valid of [false, true])
      await owner`select people.password_verification_attempt(${owner.json({ user_id: ada.id, valid })})`;
  },
  'choosing another password': () => owner`update auth.users set encrypted_password = 'x' where id = ${ada.id}`,
  'choosing another address': () =>
    owner`update auth.users set email = ${`${randomUUID()}@example.com`} where id = ${ada.id}`,
  'removing a factor': () => owner`delete from auth.mfa_factors where user_id = ${ada.id}`,
  report_takeover: async () => {
    const token = randomUUID();
    await owner`insert into people.alarm_links (token_hash, person_id) values (sha256(${token}::bytea), ${stopped.id})`;
    await visits('report_takeover', { token });
  },
  stop_my_account: () => of(ada)('stop_my_account'),
  close_account: () => of(leaver)('close_account', { email: leaver.email }),
};

test('the other person has a row in each table that is about people', async () => {
  expect(await tablesWithout(stage, neighbour)).toEqual([]);
});

const read = await readerAbout(stage, neighbour);
let now = await read();
test.each(Object.entries(DEEDS))('%s changes no row of another person', async (_, act) => {
  await act();
  const before = now;
  now = await read();
  expect(now).toEqual(before);
});

test('each function that changes something and is not for operators alone is among these', async () => {
  const { functions } = await readCatalog(owner);
  const missing = doorsOf(functions)
    .filter(({ attributes, guard }) => attributes.includes('volatile') && typeof guard === 'string')
    .filter(({ executors }) => executors.some((role) => role !== 'service_role'))
    .map(({ name }) => name)
    .filter((name) => !(name in DEEDS));
  expect(missing).toEqual([]);
});
