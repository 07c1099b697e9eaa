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
])(
  'a text that names %s is refused, at its beginning, its end, between and next to a line',
  async (address) => {
    for (const text of [
      address,
      `Send to ${address}.`,
      `(${address})`,
      `New: ${address}, from today`,
      `to_${address}_now`,
      `去${address}付`,
    ])
      expect(await refuses(text)).toBe(true);
  },
);

test.each([
  'ETH0x52908400098527886E0F7030069857D2E4169EE7',
  '0x52908400098527886E0F7030069857D2E4169EE7ETH',
  '0x52908400098527886E0F7030069857D2E4169EE7a',
  'BTCbc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4now',
  'LTCltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9now',
  'TONEQDKbjIcfM6ezt8KjKJJLshZJJSqX7XOA4ff-W72r5gqPrHF',
])('an address with letters around it is still one: %s', async (text) => {
  expect(await refuses(text)).toBe(true);
});

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
  'Donaudampfschifffahrtsgesellschaftskapitän',
  'Arbeitsunfähigkeitsversicherungsbedingungen, Donaudampfschifffahrtsgesetz',
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
