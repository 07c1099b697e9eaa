import { randomUUID } from 'node:crypto';
import type { Person } from '../actors.ts';
import type { Stage } from '../stage.ts';

export const RIGHT: Record<string, string> = {
  losses: 'b',
  past: 'c',
  prices: 'a',
  spread: 'c',
  share: 'b',
  mark: 'a',
  lead: 'b',
  leaving: 'c',
  scheme: 'a',
  interests: 'c',
  concentration: 'b',
  paper: 'a',
};

export interface Attempt {
  id: string;
  passed: boolean;
  wrong: string[];
}

export const answer = ({ asInvestor }: Stage, person: Person, changes: object = {}, request_id = randomUUID()) =>
  asInvestor(person).call<Attempt>('answer_appropriateness', {
    answers: { ...RIGHT, ...changes },
    request_id,
  });

export async function pass(stage: Stage, person: Person): Promise<void> {
  await answer(stage, person);
}

export const failedBefore = ({ owner }: Stage, { id }: Person, hours: number) => owner`
  insert into public.appropriateness_attempts (id, investor_id, questions_version, answers, wrong, at)
  values (gen_random_uuid(), ${id}, 1, '{}', '{losses}', clock_timestamp() - make_interval(hours => ${hours}))`;
