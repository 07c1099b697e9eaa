import { expect, test } from 'vitest';
import type { Row } from '../support/actors.ts';
import { insuranceTools, lost } from '../support/money/insurance.ts';
import { makeUnclaimed } from '../support/money/unclaimed.ts';
import { bookAnyDay, poolMaker, yieldReversals } from '../support/money/yield.ts';
import { openStage } from '../support/stage.ts';

// An operator who takes back what waits for a second person leaves word of it, once, also when the request comes twice.
const stage = await openStage();
const { owner, asOperator, operator } = stage;
const treasurer = asOperator('treasurer');
const admin = asOperator('admin');

/** Takes something back twice; answers what the record says that it is about, and what it says of it. */
type TakeBack = () => Promise<{ subject: string; details: Row }>;

const insurancePayout: TakeBack = async () => {
  const { propose, cancel, victims } = insuranceTools(stage);
  const [victim] = await victims(1);
  const subject = await propose([lost(victim ?? operator('admin'), 20_000)]);
  for (let times = 0; times < 2; times += 1) await cancel(subject, admin);
  return { subject, details: { event: 'A hot wallet was emptied' } };
};

const switchChange: TakeBack = async () => {
  const reason = 'The regulator forbids it';
  const { answer: subject } = await admin.call<{ answer: string }>('propose_switch', {
    kind: 'profit',
    turn_on: false,
    reason,
  });
  for (let times = 0; times < 2; times += 1) await admin.rows('cancel_switch', { change_id: subject });
  return { subject, details: { kind: 'profit', on: false } };
};

const unclaimedPayout: TakeBack = async () => {
  const [person_id] = await makeUnclaimed(stage, 1);
  const { answer: subject } = await treasurer.call<{ answer: string }>('propose_unclaimed_payout', {
    person_id,
    recipient: 'bitcoin bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    evidence: 'Passport and a signed message',
  });
  for (let times = 0; times < 2; times += 1)
    await admin.rows('cancel_unclaimed_payout', { payout_id: subject });
  return { subject, details: { person: person_id } };
};

const yieldReversal: TakeBack = async () => {
  await bookAnyDay(owner);
  const { post, propose, cancel } = yieldReversals(stage);
  const { plan } = await poolMaker(stage)(10_000);
  const { id: subject } = await post(plan, 10);
  const id = await propose(subject, 'The pool took it back');
  for (let times = 0; times < 2; times += 1) await cancel(id, admin);
  return { subject, details: { reason: 'The pool took it back' } };
};

test.each<[action: string, takeBack: TakeBack]>([
  ['insurance_payout_cancelled', insurancePayout],
  ['switch_cancelled', switchChange],
  ['unclaimed_payout_cancelled', unclaimedPayout],
  ['yield_reversal_cancelled', yieldReversal],
])('%s is on the record once', async (action, takeBack) => {
  const { subject, details } = await takeBack();
  expect(
    await owner`select actor, details from private.audit_events where action = ${action} and subject = ${subject}`,
  ).toEqual([{ actor: operator('admin').id, details: expect.objectContaining(details) as Row }]);
});
