import { randomUUID } from 'node:crypto';
import type { Person } from '../actors.ts';
import type { Stage } from '../stage.ts';

export const packagesOn = ({ asInvestor }: Stage) => ({
  buy: async (person: Person, plan_id = 'basic', values: object = {}) =>
    String((await asInvestor(person).call('invest', { plan_id, request_id: randomUUID(), ...values }))['id']),
  topUp: (person: Person, package_id: unknown, amount_cents: unknown = 5000, request_id: unknown = randomUUID()) =>
    asInvestor(person).call('top_up', { package_id, amount_cents, request_id }),
});
