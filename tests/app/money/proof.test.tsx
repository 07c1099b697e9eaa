import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import type { Snapshot } from '@/features/proof/verifier/verifier';
import vectorsText from '../../proof/vectors.json?raw';
import { openApp } from '../support/app';
import { rpc, server, SUPABASE } from '../support/server';
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

function signIn(created_at: string) {
  const session = sessionOf({ id: receipt?.account ?? '', email: 'ada@example.com' });
  sessionStorage.setItem('token', JSON.stringify({ ...session, user: { ...session.user, created_at } }));
  answerAccount();
}

beforeEach(() => signIn('2026-03-04T12:00:00Z'));

function publish(snapshots: unknown[], answer: unknown): URL[] {
  const asked: URL[] = [];
  server.use(
    http.get(`${SUPABASE}/rest/v1/liability_snapshots`, ({ request }) => {
      expect(request.headers.get('authorization')).toBeNull();
      asked.push(new URL(request.url));
      return HttpResponse.json(snapshots as object[]);
    }),
    rpc('my_proof', () => answer as object),
  );
  return asked;
}

test('different roots shown to different people: an investor whose receipt is of another snapshot than the public list', async () => {
  const other = vectors.snapshots[1];
  publish([{ ...other, number: 1 }], receipt);
  openApp('/dashboard');
  expect(await screen.findByText('Your snapshot differs from the public one.')).toBeDefined();
});

test('replaced history: an investor whose browser remembers another snapshot', async () => {
  localStorage.setItem('seen-snapshot', `1 ${'ab'.repeat(32)}`);
  const asked = publish([first], receipt);
  openApp('/dashboard');
  expect(await screen.findByText(/A snapshot this browser saw before is no/)).toBeDefined();
  expect(asked[0]?.searchParams.get('number')).toBe('gte.1');
  expect(localStorage.getItem('seen-snapshot')).toContain('abab');
});

test('replaced history: an investor whose browser remembers a snapshot, when none is published any more', async () => {
  localStorage.setItem('seen-snapshot', `1 ${first.seal}`);
  publish([], receipt);
  openApp('/dashboard');
  expect(await screen.findByText('The proof of liabilities has failed')).toBeDefined();
});

test('an investor whose account is younger than the snapshot waits for the next', async () => {
  signIn('2026-11-19T00:00:00Z');
  publish([first], { ...receipt, leaf: null });
  openApp('/dashboard');
  expect(await screen.findByText(/Your account will be in the next snapshot\./)).toBeDefined();
});
