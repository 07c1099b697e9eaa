import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { supabase } from '@/lib/data/supabase';
import { listening, openApp, settled } from '../../support/app';
import { fakeTimers, pass, turn } from '../../support/clock';
import { hold } from '../../support/holding';
import {
  decided,
  deposit,
  enterArrival,
  idOf,
  openDepositQueue,
  opener,
  rows,
} from '../../support/operator/deposit-queue';
import { announce, joins } from '../../support/realtime';
import { refusal, server, SUPABASE } from '../../support/server';
import { ADA } from '../../support/session';

const RPC = `${SUPABASE}/rest/v1/rpc`;
const calls: string[] = [];

fakeTimers();

beforeEach(() => {
  openDepositQueue();
  calls.length = 0;
});

afterEach(async () => {
  // Leaving an open case releases it once its lease is answered, and before this answer: the next test records none of it.
  cleanup();
  await settled();
  await supabase.rpc('open_leases', { queue: 'deposits' });
});

/** Writes down who claims and releases what; a claim once `answered`. */
function recordClaims(answered?: Promise<void>) {
  server.use(
    http.post(`${RPC}/:name`, async ({ params, request }) => {
      const name = String(params['name']);
      if (!/lease_case|release_case/.test(name)) return undefined;
      const { case_id } = (await request.clone().json()) as { case_id: string };
      if (name === 'lease_case') await answered;
      calls.push(`${name} ${case_id}`);
      return undefined;
    }),
  );
}

/** Claims that are answered when the test says so. */
function holdClaims(): () => void {
  let answer = () => {};
  recordClaims(new Promise<void>((resolve) => (answer = resolve)));
  return () => answer();
}

test('an operator who may only look at a case looks, and sees no error', async () => {
  let asked = 0;
  server.use(
    http.post(`${RPC}/lease_case`, () => {
      asked += 1;
      return HttpResponse.json([]);
    }),
  );
  rows.splice(0, 1, deposit(1, { first_approved_by: ADA.id }));
  openApp(`/operator/deposits?case=${idOf(1)}`);
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/You gave the first approval/)).toBeDefined();
  expect(dialog.getByRole('button', { name: 'Reject' })).toBeDefined();
  await waitFor(() => expect(asked).toBeGreaterThan(0));
  expect(document.querySelector('[data-sonner-toast]')).toBeNull();
});

describe('a case that is decided', () => {
  const claimsOf = (n: number) => calls.filter((call) => call === `lease_case ${idOf(n)}`);

  /** How often the first case was leased until the live channel was open, which reads everything again. */
  async function claimsWhenJoined(): Promise<number> {
    await waitFor(() => expect(joins).not.toEqual([]));
    await waitFor(() => expect(claimsOf(1)).not.toEqual([]));
    await settled();
    return claimsOf(1).length;
  }

  /** It leaves the list, and the list and the end of the claim are announced. */
  async function decide() {
    rows.shift();
    announce('deposits');
    announce('case_leases');
    // The reading that follows the decision replaces the one that follows the event.
    await turn();
    announce('deposits');
    await settled();
  }

  test('is not leased again by the operator who decides it, though that is announced before the answer', async () => {
    recordClaims();
    const review = hold(`${RPC}/review_deposit`);
    const { user } = openApp(`/operator/deposits?case=${idOf(1)}`);
    await screen.findByRole('dialog');
    const before = await claimsWhenJoined();
    await user.keyboard('a');
    await enterArrival(user, '1');
    await user.click(screen.getByRole('button', { name: 'Yes, approve' }));
    await review.arrived();
    await decide();
    await review.answer(HttpResponse.json({ status: 'approved' }));
    expect(await screen.findByText(/\$1.00 was credited/)).toBeDefined();
    expect(claimsOf(1)).toHaveLength(before);
  });

  test('is not claimed again by who looks at it meanwhile', async () => {
    recordClaims();
    openApp(`/operator/deposits?case=${idOf(1)}`);
    const dialog = within(await screen.findByRole('dialog'));
    const before = await claimsWhenJoined();
    await decide();
    expect(await dialog.findByText(/This was decided or cancelled/)).toBeDefined();
    announce('case_leases');
    await settled();
    expect(claimsOf(1)).toHaveLength(before);
  });
});

describe('of two operators', () => {
  const CLEO = { operator_id: idOf(77), operator_name: 'Cleo', held_until: '2099-01-01T00:00:00Z' };

  test('the second sees who has a case open, and cannot decide it until it is closed', async () => {
    let holder = { ...CLEO, case_id: idOf(1) };
    server.use(
      http.post(`${RPC}/open_leases`, () => HttpResponse.json([holder])),
      http.post(`${RPC}/lease_case`, () => HttpResponse.json([holder])),
    );
    const { user } = openApp('/operator/deposits');
    expect(await screen.findByText('Cleo has it open')).toBeDefined();
    await user.click(await opener(1));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(/Cleo is working on this/)).toBeDefined();
    expect(dialog.queryByRole('button', { name: 'Approve' })).toBeNull();
    await waitFor(() => expect(joins).not.toEqual([]));
    holder = { ...holder, operator_id: ADA.id };
    announce('case_leases');
    expect(await dialog.findByRole('button', { name: 'Approve' })).toBeDefined();
  });

  test('the first keeps a case open while they look at the payment in another tab', async () => {
    recordClaims();
    openApp(`/operator/deposits?case=${idOf(1)}`);
    await screen.findByRole('dialog');
    await listening();
    // What may have been missed before the page heard of anything is read a second later.
    await pass(1000);
    await settled();
    const claims = () => calls.filter((call) => call === `lease_case ${idOf(1)}`).length;
    const before = claims();
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await pass(50_000);
    await settled();
    expect(claims()).toBe(before + 1);
  });

  test('the first gives a case back when they close it', async () => {
    recordClaims();
    const { user } = openApp(`/operator/deposits?case=${idOf(1)}`);
    await screen.findByRole('dialog');
    await waitFor(() => expect(calls).toContain(`lease_case ${idOf(1)}`));
    await user.keyboard('j');
    await screen.findByRole('dialog', { name: 'Deposit of $2.00' });
    await waitFor(() => expect(calls).toContain(`lease_case ${idOf(2)}`));
    await user.keyboard('{Escape}');

    await waitFor(() =>
      expect([...new Set(calls)].toSorted()).toEqual(
        [1, 2].flatMap((n) => [`lease_case ${idOf(n)}`, `release_case ${idOf(n)}`]).toSorted(),
      ),
    );
  });

  test('the first, who closes a case before the claim on it was answered, gives it back after that', async () => {
    const answer = holdClaims();
    const { user } = openApp(`/operator/deposits?case=${idOf(1)}`);
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    answer();
    await waitFor(() => expect(calls).toContain(`release_case ${idOf(1)}`));
    expect(calls).toEqual([`lease_case ${idOf(1)}`, `release_case ${idOf(1)}`]);
  });

  test('the first, who comes back to a case before the claim on it was answered, keeps it', async () => {
    const answer = holdClaims();
    const { user } = openApp(`/operator/deposits?case=${idOf(1)}`);
    await screen.findByRole('dialog');
    await user.keyboard('j');
    await screen.findByRole('dialog', { name: 'Deposit of $2.00' });
    await user.keyboard('k');
    await screen.findByRole('dialog', { name: 'Deposit of $1.00' });
    answer();
    await waitFor(() => expect(calls).toContain(`release_case ${idOf(2)}`));
    expect(calls).toContain(`lease_case ${idOf(1)}`);
    expect(calls).not.toContain(`release_case ${idOf(1)}`);
  });

  test('the slower one reads the refusal of the database, and may try again', async () => {
    server.use(
      http.post(`${RPC}/review_deposit`, () => refusal(400, 'P0001', 'case_leased'), { once: true }),
    );
    const { user } = openApp(`/operator/deposits?case=${idOf(1)}`);
    await screen.findByRole('dialog');
    await user.keyboard('a');
    await enterArrival(user, '1');
    await user.click(screen.getByRole('button', { name: 'Yes, approve' }));
    expect(await screen.findByText(/Another operator has this open/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Yes, approve' }));
    await waitFor(() => expect(decided).toHaveLength(1));
  });
});
