import { randomUUID } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import type { Person } from '../support/actors.ts';
import { uploadProof } from '../support/money/deposits.ts';
import { confirmIdentity } from '../support/money/pending.ts';
import { request } from '../support/money/withdrawals.ts';
import { readyStage, requestOf } from '../support/site/settings.ts';
import { openStage } from '../support/stage.ts';

const stage = await openStage();
const { owner, asInvestor, asOperator, makeInvestor } = stage;
const STEPS = ['deposit', 'plan', 'withdrawal'] as const;
type Step = (typeof STEPS)[number];

/** Two people switch the demand for an identity before a step. */
async function turn(step: Step, turn_on: boolean): Promise<void> {
  const { answer } = await asOperator('admin').call<{ answer: string }>('propose_switch', {
    kind: `identity_before_${step}`,
    turn_on,
    reason: 'Our licence demands it',
  });
  await asOperator('treasurer').rows('confirm_proposal', { proposal_id: answer });
}

afterEach(async () => {
  const [site] = await owner<{ identity_before: Step[] }[]>`select identity_before from public.site`;
  for (const step of site?.identity_before ?? []) await turn(step, false);
});

async function deposit(person: Person) {
  const proof = await uploadProof(owner, person.id);
  await asInvestor(person).query`
    select submit_deposit(10000, 'bitcoin', ${proof})`;
}
const buy = (person: Person, request_id = randomUUID()) =>
  asInvestor(person).call<{ id: string }>('invest', { plan_id: 'stater', request_id });

/** Each step, as a person takes it. */
const take: Record<Step, (person: Person) => Promise<unknown>> = {
  deposit,
  plan: (person) => buy(person),
  withdrawal: (person) => request(asInvestor(person)),
};
const demanded = (hint: Step) => ({ code: 'P0001', message: 'identity_required', hint });

test.each(STEPS)('where an identity is demanded before a %s, only that waits for it', async (step) => {
  const alice = await makeInvestor({ deposited: 500_000 });
  await turn(step, true);
  const refused: unknown[] = [];
  for (const each of STEPS) await take[each](alice).catch((error: unknown) => refused.push([each, error]));
  expect(refused).toMatchObject([[step, demanded(step)]]);
  await confirmIdentity(stage, alice);
  await take[step](alice);
});

test('what was asked for before the demand goes on: a retry finds it, a request is cancelled, a package is not topped up', async () => {
  const alice = await makeInvestor({ deposited: 500_000 });
  const request_id = randomUUID();
  await buy(alice, request_id);
  const asked = await request(asInvestor(alice));
  await turn('plan', true);
  await turn('withdrawal', true);
  expect(await buy(alice, request_id)).toMatchObject({ id: request_id });
  await expect(
    asInvestor(alice).call('top_up', {
      package_id: request_id,
      amount_cents: 1000,
      request_id: randomUUID(),
    }),
  ).rejects.toMatchObject(demanded('plan'));
  expect(await request(asInvestor(alice), { request_id: asked.id })).toMatchObject({ id: asked.id });
  expect(await asInvestor(alice).call('cancel_withdrawal', { withdrawal_id: asked.id })).toMatchObject({
    status: 'cancelled',
  });
});

test('an identity that was confirmed in another name opens nothing', async () => {
  const alice = await makeInvestor({ deposited: 500_000 });
  await confirmIdentity(stage, alice);
  await turn('withdrawal', true);
  await asInvestor(alice)
    .query`update public.profiles set name = 'Alice of another name' where id = ${alice.id}`;
  await expect(take.withdrawal(alice)).rejects.toMatchObject(demanded('withdrawal'));
});

test('a site goes live with the demand before a withdrawal, and no other', async () => {
  const live = await readyStage();
  await live.asOperator('treasurer').rows('confirm_proposal', { proposal_id: await requestOf(live) });
  const alice = await live.makeInvestor({ deposited: 500_000 });
  expect(await live.asInvestor(alice).rows('identity_demands')).toEqual([{ answer: ['withdrawal'] }]);
  await expect(request(live.asInvestor(alice))).rejects.toMatchObject(demanded('withdrawal'));
  await confirmIdentity(live, alice);
  expect(await live.asInvestor(alice).rows('identity_demands')).toEqual([{ answer: [] }]);
});

test('a sandbox demands no identity, and no one demands one alone', async () => {
  const [site] = await owner`select identity_before, bonuses from public.site`;
  expect(site).toEqual({ identity_before: [], bonuses: ['profit', 'referral', 'granted'] });
  const { answer } = await asOperator('admin').call<{ answer: string }>('propose_switch', {
    kind: 'identity_before_plan',
    turn_on: true,
    reason: 'Asked for',
  });
  await expect(asOperator('admin').rows('confirm_proposal', { proposal_id: answer })).rejects.toMatchObject({
    message: 'second_person_required',
  });
  await asOperator('treasurer').rows('cancel_proposal', { proposal_id: answer });
  expect(await owner`select identity_before from public.site`).toEqual([{ identity_before: [] }]);
});
