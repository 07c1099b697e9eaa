import { cleanup, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { supabase } from '@/lib/data/supabase';
import { listening, openApp, settled } from '../../support/app';
import { fakeTimers, pass } from '../../support/clock';
import { idOf, openDepositQueue } from '../../support/operator/deposit-queue';
import { server, SUPABASE } from '../../support/server';

const RPC = `${SUPABASE}/rest/v1/rpc`;
const calls: string[] = [];

fakeTimers();

beforeEach(() => {
  openDepositQueue();
  calls.length = 0;
});

afterEach(async () => {
  // Closing the case releases its lease; waits, so that the next test does not record that request.
  cleanup();
  await settled();
  await supabase.rpc('open_leases', { queue: 'deposits' });
});

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

function holdClaims(): () => void {
  let answer = () => {};
  recordClaims(new Promise<void>((resolve) => (answer = resolve)));
  return () => answer();
}

describe('of two operators', () => {
  test('the first keeps a case open while they look at the payment in another tab', async () => {
    recordClaims();
    openApp(`/operator/deposits?case=${idOf(1)}`);
    await screen.findByRole('dialog');
    await listening();
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
});
