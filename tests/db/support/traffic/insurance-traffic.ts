import type { Person } from '../actors.ts';
import { lost, proposal } from '../money/insurance.ts';
import type { Random } from '../random.ts';
import type { Call, World } from './traffic.ts';

export function insuranceCall(random: Random, { investors, payouts }: World, caller: Person): Call {
  const roll = random.fraction();
  if (roll < 0.5) {
    const people = Array.from({ length: random.int(1, 4) }, () => random.pick(investors));
    const losses = people.flatMap((person) => (person ? [lost(person, random.int(1, 50_000))] : []));
    return {
      caller,
      name: 'propose_insurance_payout',
      args: proposal(losses, { amount_cents: random.int(1, 60_000) }),
    };
  }
  const name = roll < 0.9 ? 'confirm_proposal' : 'cancel_proposal';
  return { caller, name, args: { proposal_id: random.pick(payouts.slice(-3)) } };
}
