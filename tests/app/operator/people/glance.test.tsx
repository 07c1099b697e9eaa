import { cleanup, screen } from '@testing-library/react';
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

async function glance(values: object): Promise<string> {
  answer('person_overview', () => overviewOf(PERSON, values));
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
  expect(text).toMatch(/Active sessions2newest 3 hours ago/);
  expect(text).toMatch(/Waiting for a decision2oldest 30 hours ago/);
});

const twenty = <Item,>(item: (n: number) => Item) => Array.from({ length: 20 }, (_, n) => item(n + 1));
const sessions = twenty((n) => ({ id: `s${n}`, created_at: ago(n), user_agent: null }));

const position = (n: number) => ({
  id: `p${n}`,
  plan: 'Stater',
  principal_cents: 100,
  status: 'active',
  opened_at: ago(n),
  matures_at: ago(n),
});
const message = (n: number) => ({
  id: `m${n}`,
  reference: 'AB12CD34',
  subject: 'Where?',
  message: 'Where is it?',
  answer: 'Here.',
  created_at: ago(n),
  handled_at: ago(n),
});
const correction = (n: number) => ({
  ...withdrawal('booked', n),
  kind: 'correction' as const,
  reason: 'A mistake',
});
const list = (one: (n: number) => object, length: number) => twenty(one).slice(0, length);

test.each([
  ['All cases', 'Recent cases', 'deposits', (n: number) => withdrawal('approved', n)],
  ['All cases', 'Recent cases', 'withdrawals', (n: number) => withdrawal('paid', n)],
  ['All cases', 'Recent cases', 'kyc_cases', (n: number) => ({ ...kyc('rejected'), id: String(n) })],
  ['All cases', 'Recent cases', 'corrections', correction],
  ['All cases', 'Recent cases', 'messages', message],
  ['Plans', 'Recent plans', 'positions', position],
  ['Active sessions', 'Recent sessions', 'sessions', (n: number) => sessions[n - 1] ?? {}],
])('the list “%s” of a person is called “%s” where twenty %s may not be all', async (all, newest, name, one) => {
  await glance({ [name]: list(one, 19) });
  expect(screen.getByRole('heading', { name: all })).toBeDefined();
  expect(screen.queryByRole('heading', { name: newest })).toBeNull();
  cleanup();
  await glance({ [name]: list(one, 20) });
  expect(screen.getByRole('heading', { name: newest })).toBeDefined();
  expect(screen.queryByRole('heading', { name: all })).toBeNull();
});
