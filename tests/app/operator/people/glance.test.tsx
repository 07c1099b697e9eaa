import { screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { openApp } from '../../support/app';
import { answer, openOperator, overviewOf } from '../../support/operator/operator';
import { signIn } from '../../support/session';

const PERSON = '00000000-0000-4000-8000-00000000be40';
const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

beforeEach(() => {
  signIn();
  openOperator('reviewer');
});

/** Opens the page of a person, and reads its first part. */
async function glance(values: object): Promise<string> {
  answer('person_overview', () => HttpResponse.json(overviewOf(PERSON, values)));
  openApp(`/operator/person?id=${PERSON}`);
  return (await screen.findByRole('region', { name: 'At a glance' })).textContent;
}

const kyc = (status: string) => ({ id: status, status, reason: null, created_at: ago(30) });
const withdrawal = (status: string, hours: number) => ({
  id: `${status} ${hours}`,
  amount_cents: 100,
  method: 'Ethereum',
  status,
  reason: null,
  created_at: ago(hours),
});

test('an operator sees at once what a person has, who they are, where they are signed in, and what waits', async () => {
  const text = await glance({
    identity_confirmed: true,
    kyc_cases: [kyc('approved')],
    sessions: [
      { id: 's2', created_at: ago(3), user_agent: null },
      { id: 's1', created_at: ago(40), user_agent: null },
    ],
    withdrawals: [withdrawal('pending', 2), withdrawal('approved', 30), withdrawal('paid', 60)],
  });
  expect(text).toMatch(/\$1,234\.00In plans \$0\.00/);
  expect(text).toMatch(/IdentityConfirmed1 case/);
  expect(text).toMatch(/Open sessions2newest 3 hours ago/);
  expect(text).toMatch(/Waiting for a decision2oldest 30 hours ago/);
});

test.each([
  [[], 'IdentityNot confirmed0 cases'],
  [['rejected'], 'IdentityNot confirmed1 case'],
  [['pending', 'rejected'], 'IdentityIn review2 cases'],
])('an operator sees the identity of a person with %j cases', async (cases, words) => {
  const text = await glance({ kyc_cases: cases.map(kyc) });
  expect(text).toContain(words);
  expect(text).toMatch(/Open sessions0Not signed in anywhere/);
  expect(text).toMatch(cases.includes('pending') ? /decision1oldest/ : /decision0Nothing is waiting/);
});

test('an operator sees that there may be more than the newest twenty', async () => {
  const sessions = Array.from({ length: 20 }, (_, n) => ({
    id: `s${n}`,
    created_at: ago(n + 1),
    user_agent: null,
  }));
  const withdrawals = Array.from({ length: 20 }, (_, n) => withdrawal('pending', n + 1));
  const text = await glance({ sessions, withdrawals });
  expect(text).toMatch(/Open sessions20 or more/);
  expect(text).toMatch(/decision20 or more/);
});
