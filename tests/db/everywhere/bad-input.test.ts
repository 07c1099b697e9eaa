import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { readSignatures, type Row } from '../support/actors.ts';
import { type Caller, type Case, installAttempts, rpc, tryAll } from '../support/bad-input/attempts.ts';
import { correctionCases } from '../support/bad-input/bad-input-corrections.ts';
import { insuranceCases } from '../support/bad-input/bad-input-insurance.ts';
import { marketCases } from '../support/bad-input/bad-input-markets.ts';
import { moneyCases } from '../support/bad-input/bad-input-money.ts';
import { offersCases } from '../support/bad-input/bad-input-offers.ts';
import { roleCases } from '../support/bad-input/bad-input-roles.ts';
import { settingsCases } from '../support/bad-input/bad-input-settings.ts';
import { yieldCases } from '../support/bad-input/bad-input-yield.ts';
import { spoil } from '../support/bad-input/bad-input.ts';
import { fingerprint, problems } from '../support/money/books.ts';
import { proofPath } from '../support/money/deposits.ts';
import { pendingMessage } from '../support/money/pending.ts';
import { attestation } from '../support/money/reserves.ts';
import { SEED, seeded } from '../support/random.ts';
import { openStage } from '../support/stage.ts';

const stage = await openStage();
const { owner, door, asInvestor, makeInvestor, operator } = stage;
const random = seeded(SEED);

/** How a database says no by name: our codes (P0001), no right (42501), not such a value (22…), against a rule (23…). */
const NAMED = new Set(['42501', '22P02', '22P05', '22003', '22007', '22008', '23502', '23503', '23514']);

const alice = await makeInvestor({ deposited: 900_000 });
const mallory = await makeInvestor();
const position = await asInvestor(alice).call('invest', { plan_id: 'stater', request_id: randomUUID() });
const [kyc] = await owner<{ id: string }[]>`
  insert into kyc_cases (investor_id, home_address, document_path)
  values (${alice.id}, '1 Some Street', ${proofPath(alice.id)}) returning id`;
const carol = await makeInvestor();
const { id: letter } = await pendingMessage(stage);
const document_path = proofPath(carol.id);
await owner`insert into storage.objects (bucket_id, name) values ('kyc', ${document_path})`;

const tenDaysAgo = new Date(Date.now() - 864_000_000).toISOString().slice(0, 10);
const YIELD = { plan_id: 'basic', day: tenDaysAgo, amount_cents: 100, evidence: 'stated by the pool' };
const CASES: Record<string, Case> = {
  ...(await offersCases(stage)),
  ...(await moneyCases(stage, alice)),
  ...(await marketCases(stage, alice)),
  invest: {
    attempt: rpc('invest'),
    rightful: alice,
    good: { plan_id: 'stater', request_id: randomUUID(), amount_cents: 12_345 },
    kinds: { plan_id: 'name', request_id: 'request', amount_cents: 'purchase' },
  },
  top_up: {
    attempt: rpc('top_up'),
    rightful: alice,
    good: { package_id: position['id'], amount_cents: 1, request_id: randomUUID() },
    kinds: { package_id: 'id', amount_cents: 'cents', request_id: 'request' },
  },
  set_kyc_tax_number: {
    attempt: rpc('set_kyc_tax_number'),
    rightful: alice,
    good: { case_id: kyc?.id, tax_number: '123-45-6789' },
    kinds: { case_id: 'id', tax_number: 'taxNumber' },
  },
  end_sessions: {
    attempt: rpc('end_sessions'),
    rightful: alice,
    good: { session_id: (await stage.signIn(alice.id)).sessionId },
    kinds: { session_id: 'malformed' },
  },
  publish_signal: {
    attempt: rpc('publish_signal'),
    rightful: 'reviewer',
    good: {
      title: 'T',
      body: 'B',
      instrument_id: 'TON-USD',
      direction: 'up',
      horizon_days: 7,
      request_id: randomUUID(),
    },
    kinds: {
      title: 'answer',
      body: 'answer',
      instrument_id: 'choice',
      direction: 'choice',
      horizon_days: 'cents',
      request_id: 'request',
    },
  },
  submit_kyc_case: {
    attempt: rpc('submit_kyc_case'),
    rightful: carol,
    good: { home_address: '1 Some Street', document_path },
    kinds: { home_address: 'homeAddress', document_path: 'address' },
  },
  review_kyc: {
    attempt: rpc('review_kyc'),
    rightful: 'reviewer',
    good: { case_id: kyc?.id, approve: false, reason: 'unreadable' },
    kinds: { case_id: 'id', approve: 'boolean', reason: 'reason' },
  },
  answer_contact_message: {
    attempt: rpc('answer_contact_message'),
    rightful: 'reviewer',
    good: { message_id: letter, answer: 'Like this.' },
    kinds: { message_id: 'id', answer: 'answer' },
  },
  freeze_person: {
    attempt: rpc('freeze_person'),
    rightful: 'reviewer',
    good: { person_id: carol.id, reason: 'Asked for by the bank' },
    kinds: { person_id: 'id', reason: 'reason' },
  },
  post_yield: {
    attempt: rpc('post_yield'),
    rightful: 'treasurer',
    good: YIELD,
    kinds: { plan_id: 'name', day: 'day', amount_cents: 'income', evidence: 'evidence' },
  },
  start_yield_preview: {
    attempt: rpc('start_yield_preview'),
    rightful: 'treasurer',
    good: { plan_id: YIELD.plan_id, day: YIELD.day, amount_cents: YIELD.amount_cents },
    kinds: { plan_id: 'name', day: 'day', amount_cents: 'income' },
  },
  attest_reserve: {
    attempt: rpc('attest_reserve'),
    rightful: 'treasurer',
    good: attestation({}),
    kinds: {
      network: 'text',
      address: 'address',
      amount: 'homeAddress',
      value_cents: 'reserve',
      signed_on: 'day',
      block_height: 'cents',
      block_hash: 'evidence',
      message: 'evidence',
      signature: 'evidence',
      how_to_check: 'evidence',
    },
  },
  evidence_capacity: {
    attempt: rpc('evidence_capacity'),
    rightful: 'treasurer',
    good: { plan_id: 'basic', capacity_cents: 100_000_000, evidence: 'stated by the host' },
    kinds: { plan_id: 'name', capacity_cents: 'capacity', evidence: 'evidence' },
  },
  ...(await correctionCases(stage, alice)),
  ...(await settingsCases(stage)),
  ...(await roleCases(stage)),
  ...(await yieldCases(stage)),
  ...(await insuranceCases(stage)),
  grant_bonus: {
    attempt: rpc('grant_bonus'),
    rightful: 'treasurer',
    good: { investor_id: alice.id, amount_cents: 100, reason: 'a reason', request_id: randomUUID() },
    kinds: { investor_id: 'id', amount_cents: 'cents', reason: 'reason', request_id: 'request' },
  },
};

await installAttempts(owner);
const signatures = await readSignatures(owner);
let tried = 0;

/** Tries all of these arguments as this caller; returns the arguments, the code, and whether it is one of ours. */
async function outcomes({ attempt, good }: Case, caller: Caller, attempts: Row[]) {
  tried += attempts.length;
  const query = attempt(signatures, Object.keys(good));
  const answers = await tryAll(door, query, caller, attempts);
  expect(answers).toHaveLength(attempts.length);
  return answers.map(({ code, message }, index) => ({
    args: attempts[index],
    code,
    named: NAMED.has(code) || (code === 'P0001' && /^[a-z]+(_[a-z]+)*$/.test(message)),
  }));
}

const personOf = (person: Case['rightful']) => (typeof person === 'string' ? operator(person) : person);

describe.each(Object.entries(CASES))('%s', (_, one) => {
  const { rightful, good, kinds } = one;
  const outsiders: Caller[] = [
    'anonymous',
    ...(one.forEverybody ? [] : [{ person: mallory }]),
    ...(rightful === 'treasurer' || rightful === 'admin' ? [{ person: operator('reviewer') }] : []),
    ...(rightful === 'admin' ? [{ person: operator('treasurer') }] : []),
    {
      person: { ...alice, sessionId: randomUUID() },
      ...(typeof rightful !== 'string' && { claims: { sub: mallory.id } }),
    },
  ];

  test('a caller with the right gets a named error for every bad value, and nothing changes', async () => {
    const before = await fingerprint(owner);
    const answers = await outcomes(one, { person: personOf(rightful) }, spoil(good, kinds, random, 60));
    expect(answers.filter(({ named }) => !named)).toEqual([]);
    expect(await fingerprint(owner)).toBe(before);
  });

  test('a caller without the right gets a named error for good and bad values, and nothing changes', async () => {
    const before = await fingerprint(owner);
    for (const outsider of outsiders) {
      const answers = await outcomes(one, outsider, [good, ...spoil(good, kinds, random, 15)]);
      expect(answers.filter(({ named }) => !named)).toEqual([]);
    }
    expect(await fingerprint(owner)).toBe(before);
  });
});

test(`more than 2,000 cases were tried (SEED=${SEED}), after which the books still hold and good values still work`, async () => {
  expect(tried).toBeGreaterThan(2000);
  expect(await problems(owner)).toEqual([]);
  expect(position).toMatchObject({ status: 'active' });
  // The rest decide on the same deposit, withdrawal and case.
  const accepted = Object.entries(CASES).filter(
    ([name]) => !/reject|refuse|review_withdrawal|review_kyc/.test(name),
  );
  // A signal needs a fresh price.
  await owner`
    insert into public.last_quotes (instrument_id, bid, ask, bid_size, ask_size, source, source_at, received_at)
    values ('TON-USD', 99, 101, 1, 1, 'simulated', clock_timestamp(), clock_timestamp())`;
  for (const [name, one] of accepted) {
    const [answer] = await outcomes(one, { person: personOf(one.rightful) }, [one.good]);
    expect({ name, ...answer }).toMatchObject({ name, code: 'accepted' });
  }
});
