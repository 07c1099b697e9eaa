import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { newTransactionId } from '../../support/transaction-id.ts';
import { pendingCase, pendingDeposit, pendingMessage, pendingWithdrawal } from '../support/money/pending.ts';
import { attestation } from '../support/money/reserves.ts';
import { ADDRESSES } from '../support/money/withdrawals.ts';
import { openStage } from '../support/stage.ts';

// Operators' texts to investors name no payment address; only the deposit page does, after two approvals.
const stage = await openStage();
const { owner, asOperator, makeInvestor } = stage;
const NAMED = { code: 'P0001', message: 'address_named' };
const [bitcoin = ''] = ADDRESSES.Bitcoin;
const WORDS = `Pay the tax of 10% to ${bitcoin} first.`;

const refuses = (text: string) =>
  owner`select ground.refuse_addresses(${text})`.then(
    () => false,
    (error: unknown) => String(error).includes(NAMED.message),
  );

test.each([
  ...Object.values(ADDRESSES).flat(),
  '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2',
  '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy',
  'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4',
  'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
  'TRnNHqjeKQxGTCiZqyZYfpLxotSzgjLjAt',
  'TR7NHqjeKQxG\u200bTCi8q8ZY4pL8otSzgjLj6t',
  '0x52908400098527886E0F7030069857D2E4169EE7',
  'ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9',
  'tltc1qw508d6qejxtdg4y5r3zarvary0c5xw7klfsuq0',
  'LM2WMpR1Rp6j3Sa59cMXMs1SPzj9eXpGc1',
  'MGxNPPB7eBoWPUaprtX9v9CXJZoD2465zN',
  'DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L',
  'A7c5WqKvNUVK9AD2LMzAaxrS6yGVyGNsLx',
  '9s3kUFSGjd5ZPmzxRfAtJwGBwLnTJ3Ht8f',
  'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a',
  'bchtest:qpm2qsznhks23z7629mms6s4cwef74vcwvqcw003ap',
  'qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a',
])('a text that names %s is refused, at its beginning, its end, between and next to a line', async (address) => {
  for (const text of [
    address,
    `Send to ${address}.`,
    `(${address})`,
    `New: ${address}, from today`,
    `to_${address}_now`,
    `去${address}付`,
  ])
    expect(await refuses(text)).toBe(true);
});

test.each([
  'ETH0x52908400098527886E0F7030069857D2E4169EE7',
  '0x52908400098527886E0F7030069857D2E4169EE7ETH',
  '0x52908400098527886E0F7030069857D2E4169EE7a',
  'BTCbc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4now',
  'LTCltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9now',
  'TONEQDKbjIcfM6ezt8KjKJJLshZJJSqX7XOA4ff-W72r5gqPrHF',
  'USDTTR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
  'xTR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6tnow',
])('an address with letters around it is still one: %s', async (text) => {
  expect(await refuses(text)).toBe(true);
});

test('a text of megabytes takes no time', async () => {
  expect(await refuses('a '.repeat(2_000_000))).toBe(false);
}, 3_000);

test('characters that no one sees hide no address, whichever they are', async () => {
  const invisible =
    '\u00ad\u034f\u061c\u115f\u17b4\u180b\u180e\u200b\u200f\u202a\u202e\u2060\u2066\u2069\u206f\u3164\ufe00\ufe0f\ufeff\uffa0\u{e0001}\u{e0100}';
  for (const character of invisible)
    expect([
      character.codePointAt(0)?.toString(16),
      await refuses(`1A1zP1eP5QGefi${character}2DMPTfTL5SLmv7DivfNa`),
    ]).toEqual([character.codePointAt(0)?.toString(16), true]);
});

test.each([
  'The payment did not arrive.',
  newTransactionId(),
  `0x${'ab'.repeat(32)}`,
  `See ${`bc1${'d42'.repeat(8)}b`.repeat(2)}, 0x${'9f'.repeat(32)} and ${'3ABCDEF1'.repeat(8)}.`,
  `0f${'3c'.repeat(31)}`,
  randomUUID(),
  'https://example.com/a/long/path/to/TheStatementOfTheThirdQuarterOf2026',
  'https://example.com/workflow/annual-statements-of-the-whole-house/Overview-for-2026',
  'https://example.com/TheStatementsThatWeSentYesterdayToYou',
  `TEST${'3ABCDEF1'.repeat(5)}`,
  'Donaudampfschifffahrtsgesellschaftskapitän',
  'Arbeitsunfähigkeitsversicherungsbedingungen, Donaudampfschifffahrtsgesetz',
])('a text that names none is taken: %s', async (text) => {
  expect(await refuses(text)).toBe(false);
});

test('no operator names an address in words that investors or visitors read', async () => {
  const [deposit, withdrawal, kyc, message] = [
    await pendingDeposit(stage),
    await pendingWithdrawal(stage),
    await pendingCase(stage),
    await pendingMessage(stage),
  ];
  const someone = await makeInvestor();
  const announcement = { body: 'All is well', weight: 'info', request_id: randomUUID() };
  const [plan] = await owner<{ id: string; yesterday: string }[]>`
    select id, ((now() at time zone 'utc')::date - 1)::text as yesterday from plans limit 1`;
  const income = { plan_id: plan?.id, day: plan?.yesterday, amount_cents: 1 };
  const signal = {
    title: 'Up',
    body: 'It may rise',
    instrument_id: 'BTC-USD',
    direction: 'up',
    horizon_days: 7,
    request_id: randomUUID(),
  };
  const correction = {
    investor_id: someone.id,
    amount_cents: 1,
    reason: 'Wrong',
    corrects: 'Line 1',
    request_id: randomUUID(),
  };
  const payout = {
    request_id: randomUUID(),
    event: 'Fire',
    happened_on: plan?.yesterday,
    evidence: 'stated by the brigade',
    amount_cents: 1,
    losses: [],
  };
  const evidence = `stated by ${WORDS}`;
  const calls: [string, object][] = [
    ['publish_announcement', { ...announcement, title: 'News', body: WORDS }],
    ['publish_announcement', { ...announcement, title: WORDS }],
    ['review_deposit', { deposit_id: deposit.id, approve: false, reason: WORDS }],
    ['review_withdrawal', { withdrawal_id: withdrawal.id, approve: false, reason: WORDS }],
    ['review_kyc', { case_id: kyc.id, approve: false, reason: WORDS }],
    ['freeze_person', { person_id: someone.id, reason: WORDS }],
    ['grant_bonus', { investor_id: someone.id, amount_cents: 1, reason: WORDS, request_id: randomUUID() }],
    ['handle_contact_message', { message_id: message.id, answer: WORDS }],
    ['publish_signal', { ...signal, title: WORDS }],
    ['publish_signal', { ...signal, body: WORDS }],
    ['post_yield', { ...income, evidence }],
    ['evidence_capacity', { plan_id: plan?.id, capacity_cents: 1, evidence, capacity_phs: null, seen: null }],
    ['propose_yield_reversal', { posting_id: randomUUID(), reason: WORDS }],
    ['propose_insurance_payout', { ...payout, event: WORDS }],
    ['propose_insurance_payout', { ...payout, evidence }],
    ['propose_correction', { ...correction, reason: WORDS }],
    ['propose_correction', { ...correction, corrects: WORDS }],
    ['halt_trading', { instrument_id: 'BTC-USD', reason: WORDS, request_id: randomUUID() }],
    ['propose_trading', { instrument_id: 'BTC-USD', trading: 'open', reason: WORDS }],
    ['attest_reserve', attestation({ how_to_check: WORDS })],
    ['attest_reserve', attestation({ message: `${attestation({}).message} ${WORDS}` })],
    ['attest_reserve', attestation({ network: `Bitcoin ${bitcoin}`.slice(0, 43) })],
    ['write_claim', { text: WORDS, evidence_url: 'https://example.com', request_id: randomUUID() }],
  ];
  for (const [name, args] of calls)
    await expect(asOperator('treasurer').call(name, args as never)).rejects.toMatchObject(NAMED);
});

const WORDY = `title body text idea reason evidence corrects answer risk_warning legal_entity postal_location
  how_to_check message`.split(/\s+/);

const READ_BY_OPERATORS = `cancel_proposal close_chain_account close_mining_source export_people give_back_withdrawal
  open_portfolio propose_chain_account propose_resumption propose_switch propose_unclaimed_payout
  propose_wallet_change save_plan set_chain_network set_explorer set_limit set_payment_method
  set_plan_source set_time_limit set_unserved_countries set_withdrawal_method unfreeze_person
  withdraw_claim write_message`.split(/\s+/);

test('every call whose words investors or visitors read asks whether they name an address', async () => {
  const unasked = await owner<{ name: string }[]>`
    with recursive called as (
      select distinct n.nspname || '.' || p.proname as name, m[1] as inner_name
      from pg_proc p join pg_namespace n on n.oid = p.pronamespace,
        regexp_matches(p.prosrc, '([a-z]+[.][a-z0-9_]+)[(]', 'g') m
      where n.nspname = any (ground.schemas())
    ), asking as (
      select 'ground.refuse_addresses' collate "C" as name
      union select c.name from called c join asking a on a.name = c.inner_name
    )
    select p.proname as name from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.provolatile = 'v' and has_function_privilege('authenticated', p.oid, 'execute')
      and p.proargnames[:p.pronargs] && ${WORDY} and 'public.' || p.proname not in (select a.name from asking a)
    order by 1`;
  expect(unasked.map(({ name }) => name)).toEqual(READ_BY_OPERATORS);
});
