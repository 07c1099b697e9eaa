import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { newTransactionId } from '../../support/transaction-id.ts';
import { pendingCase, pendingDeposit, pendingMessage, pendingWithdrawal } from '../support/money/pending.ts';
import { ADDRESSES } from '../support/money/withdrawals.ts';
import { openStage } from '../support/stage.ts';

// What an operator writes to investors says nowhere where to pay: that is on the page of deposits, by two people.
const stage = await openStage();
const { owner, asOperator, makeInvestor } = stage;
const NAMED = { code: 'P0001', message: 'address_named' };
const [bitcoin = ''] = ADDRESSES.Bitcoin;
const WORDS = `Pay the tax of 10% to ${bitcoin} first.`;

const refuses = (text: string) =>
  owner`select private.refuse_addresses(${text})`.then(
    () => false,
    (error: unknown) => String(error).includes(NAMED.message),
  );

test.each([
  ...Object.values(ADDRESSES).flat(),
  '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2',
  '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy',
  'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4',
  'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
  'TR7NHqjeKQxG\u200bTCi8q8ZY4pL8otSzgjLj6t',
  '0x52908400098527886E0F7030069857D2E4169EE7',
])('a text that names %s is refused, at its beginning, its end and between', async (address) => {
  for (const text of [address, `Send to ${address}.`, `(${address})`, `New: ${address}, from today`])
    expect(await refuses(text)).toBe(true);
});

test.each([
  'The payment did not arrive.',
  newTransactionId(),
  `0x${'ab'.repeat(32)}`,
  randomUUID(),
  'https://example.com/a/long/path/to/TheStatementOfTheThirdQuarterOf2026',
  'Donaudampfschifffahrtsgesellschaftskapitän',
])('a text that names none is taken: %s', async (text) => {
  expect(await refuses(text)).toBe(false);
});

test('no operator names an address in an announcement, a refusal, a freeze, a bonus or an answer', async () => {
  const [deposit, withdrawal, kyc, message] = [
    await pendingDeposit(stage),
    await pendingWithdrawal(stage),
    await pendingCase(stage),
    await pendingMessage(stage),
  ];
  const someone = await makeInvestor();
  const announcement = { body: 'All is well', weight: 'info', request_id: randomUUID() };
  const calls: [string, object][] = [
    ['publish_announcement', { ...announcement, title: 'News', body: WORDS }],
    ['publish_announcement', { ...announcement, title: WORDS }],
    ['review_deposit', { deposit_id: deposit.id, approve: false, reason: WORDS }],
    ['review_withdrawal', { withdrawal_id: withdrawal.id, approve: false, reason: WORDS }],
    ['review_kyc', { case_id: kyc.id, approve: false, reason: WORDS }],
    ['freeze_person', { person_id: someone.id, reason: WORDS }],
    ['grant_bonus', { investor_id: someone.id, amount_cents: 1, reason: WORDS, request_id: randomUUID() }],
    ['answer_contact_message', { message_id: message.id, answer: WORDS }],
  ];
  for (const [name, args] of calls)
    await expect(asOperator('treasurer').call(name, args as never)).rejects.toMatchObject(NAMED);
});
