import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Snapshot } from '@/features/proof/verifier/verifier';
import vectorsText from '../../proof/vectors.json?raw';
import { openApp } from '../support/app';
import { refusal, server, SUPABASE } from '../support/server';
import { answerAccount, sessionOf } from '../support/session';

interface Receipt {
  account: string;
  snapshot: Snapshot;
  leaf: object;
  statement: { available_cents: number };
}
const vectors = JSON.parse(vectorsText) as {
  snapshots: [Snapshot, Snapshot];
  receipts: Receipt[];
};
const [first] = vectors.snapshots;
const receipt = vectors.receipts.find(
  ({ snapshot, statement }) => snapshot.number === 1 && statement.available_cents === 90_000,
);

/** Whose receipt it is, is signed in in this tab, with an account of that day. */
function signIn(created_at: string) {
  const session = sessionOf({ id: receipt?.account ?? '', email: 'ada@example.com' });
  sessionStorage.setItem('token', JSON.stringify({ ...session, user: { ...session.user, created_at } }));
  answerAccount();
}

beforeEach(() => signIn('2026-03-04T12:00:00Z'));

/** Lets the database publish these, and answer this receipt. */
function publish(snapshots: unknown[], answer: unknown): URL[] {
  const asked: URL[] = [];
  server.use(
    http.get(`${SUPABASE}/rest/v1/liability_snapshots`, ({ request }) => {
      expect(request.headers.get('authorization')).toBeNull();
      asked.push(new URL(request.url));
      return HttpResponse.json(snapshots as object[]);
    }),
    http.post(`${SUPABASE}/rest/v1/rpc/my_proof`, () => HttpResponse.json(answer as object)),
  );
  return asked;
}

test('an investor sees that the newest snapshot includes them, without asking for it', async () => {
  publish([first], receipt);
  openApp('/dashboard');
  const card = within(await screen.findByRole('region', { name: 'Proof that you are in the books' }));
  expect(
    await card.findByText(/owed \$901,962,107\.64 .* your \$900,721,006\.07 is part of it/),
  ).toBeDefined();
  expect(card.getByText(`${first.seal.slice(0, 16)}…`)).toBeDefined();
  expect(localStorage.getItem('seen-snapshot')).toBe(`1 ${first.seal}`);
});

test('an investor downloads the receipt', async () => {
  publish([first], receipt);
  const saved = vi.fn<(blob: Blob) => string>(() => '#receipt');
  const revoked = vi.fn<(url: string) => void>();
  Object.assign(URL, { createObjectURL: saved, revokeObjectURL: revoked });
  const { user } = openApp('/dashboard');
  await user.click(await screen.findByRole('button', { name: 'Download the receipt' }));
  expect(JSON.parse((await saved.mock.calls[0]?.[0].text()) ?? '')).toEqual(receipt);
  expect(saved.mock.calls[0]?.[0].type).toBe('application/json');
  // Some browsers read the address only after the click.
  expect(revoked).not.toHaveBeenCalled();
});

test('an investor who is left out sees a warning on every page, with evidence', async () => {
  publish([first], { ...receipt, leaf: null });
  openApp('/refer');
  const alarm = await screen.findByText('The proof of liabilities has failed');
  expect(alarm.closest('[role=alert]')?.textContent).toMatch(
    /no entry for your account.*Download the evidence/,
  );
  expect(localStorage.getItem('seen-snapshot')).toBeNull();
});

test('different roots shown to different people: an investor whose receipt is of another snapshot than the public list', async () => {
  const other = vectors.snapshots[1];
  publish([{ ...other, number: 1 }], receipt);
  openApp('/dashboard');
  expect(await screen.findByText('You were given another snapshot than the public is shown.')).toBeDefined();
});

test('replaced history: an investor whose browser remembers another snapshot', async () => {
  localStorage.setItem('seen-snapshot', `1 ${'ab'.repeat(32)}`);
  const asked = publish([first], receipt);
  openApp('/dashboard');
  expect(await screen.findByText(/that this browser has seen before is no longer published/)).toBeDefined();
  expect(asked[0]?.searchParams.get('number')).toBe('gte.1');
  expect(localStorage.getItem('seen-snapshot')).toContain('abab');
});

test('replaced history: an investor whose browser remembers a snapshot, when none is published any more', async () => {
  localStorage.setItem('seen-snapshot', `1 ${first.seal}`);
  publish([], receipt);
  openApp('/dashboard');
  expect(await screen.findByText('The proof of liabilities has failed')).toBeDefined();
});

test('an investor sees that there is no snapshot yet', async () => {
  publish([], null);
  openApp('/dashboard');
  expect(await screen.findByText('No snapshot of the books has been published yet.')).toBeDefined();
});

test('an investor whose account is younger than the snapshot waits for the next', async () => {
  signIn('2026-11-19T00:00:00Z');
  publish([first], { ...receipt, leaf: null });
  openApp('/dashboard');
  expect(await screen.findByText(/younger than the newest snapshot/)).toBeDefined();
});

test('an investor whose receipt does not come can try again', async () => {
  publish([first], receipt);
  // Not once: what watches every page asks first, and the card asks again if it comes after that failed.
  let fails = true;
  server.use(
    http.post(`${SUPABASE}/rest/v1/rpc/my_proof`, () =>
      fails ? refusal(400, 'P0001', 'not_found') : undefined,
    ),
  );
  const { user } = openApp('/dashboard');
  const text = await screen.findByText('The newest snapshot could not be checked just now.');
  fails = false;
  await user.click(
    within(text.closest('section') ?? document.body).getByRole('button', { name: 'Try again' }),
  );
  await waitFor(() => expect(screen.getByText(/is part of it/)).toBeDefined());
});
