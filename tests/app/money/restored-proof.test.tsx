import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { type Restoration, sealOfRestoration } from '@/features/proof/verifier/restoration';
import type { Snapshot } from '@/features/proof/verifier/verifier';
import vectorsText from '../../proof/vectors.json?raw';
import { openApp } from '../support/app';
import { rpc, server, SUPABASE } from '../support/server';
import { answerAccount, sessionOf } from '../support/session';

const vectors = JSON.parse(vectorsText) as {
  snapshots: [Snapshot, Snapshot];
  receipts: { account: string; snapshot: Snapshot; statement: { available_cents: number } }[];
};
const [first] = vectors.snapshots;
const receipt = vectors.receipts.find(
  ({ snapshot, statement }) => snapshot.number === 1 && statement.available_cents === 90_000,
);
const OTHER = 'ab'.repeat(32);
const FAILED = 'The proof of liabilities has failed';

beforeEach(() => {
  const session = sessionOf({ id: receipt?.account ?? '', email: 'ada@example.com' });
  const user = { ...session.user, created_at: '2026-03-04T12:00:00Z' };
  sessionStorage.setItem('token', JSON.stringify({ ...session, user }));
  answerAccount();
});

async function restoration(change: Partial<Restoration> = {}): Promise<Restoration> {
  const made = {
    number: 100,
    after_number: first.number,
    restored_to: new Date(Date.parse(first.as_of) + 60_000).toISOString(),
    restored_at: new Date(Date.now() - 1_800_000).toISOString(),
    reason: 'The disk of the server failed.',
    previous_seal: first.seal,
    seal: '',
    ...change,
  };
  return { ...made, seal: await sealOfRestoration(made) };
}

function publish(restorations: Restoration[]): void {
  server.use(
    http.get(`${SUPABASE}/rest/v1/liability_snapshots`, ({ request }) => {
      const from = Number(new URL(request.url).searchParams.get('number')?.replace('gte.', '') ?? 0);
      return HttpResponse.json(first.number >= from ? [first] : []);
    }),
    http.get(`${SUPABASE}/rest/v1/restorations`, ({ request }) => {
      expect(request.headers.get('authorization')).toBeNull();
      return HttpResponse.json(restorations);
    }),
    rpc('my_proof', () => receipt),
  );
}

test('an investor whose browser remembers a lost snapshot reads that the site was restored, and why', async () => {
  localStorage.setItem('seen-snapshot', `7 ${OTHER} 1 ${first.seal}`);
  const restored = await restoration();
  publish([restored]);
  openApp('/dashboard');
  const card = within(await screen.findByRole('region', { name: 'Proof that your balance is in our books' }));
  expect(await card.findByText(/in total\. Your browser has verified that your/)).toBeDefined();
  expect(card.getByText(/we restored the site from a backup .*Anything recorded later is lost/)).toBeDefined();
  expect(card.getByText('The disk of the server failed.')).toBeDefined();
  expect(localStorage.getItem('seen-snapshot')).toBe(`100 ${restored.seal} 1 ${first.seal}`);
});

test.each([
  ['of another history', `7 ${OTHER} 1 ${OTHER}`, {}],
  ['from before the moment that was restored', `1 ${OTHER}`, {}],
  ['from after the restoration', `100 ${OTHER}`, {}],
  ['that a restoration without the seal before does not explain', `7 ${OTHER}`, { previous_seal: OTHER }],
])('an investor whose browser remembers a snapshot %s sees the alarm', async (_, seen, change) => {
  localStorage.setItem('seen-snapshot', seen);
  publish([await restoration(change)]);
  openApp('/dashboard');
  expect(await screen.findByText(FAILED)).toBeDefined();
  expect(localStorage.getItem('seen-snapshot')).toBe(seen);
});

test('an investor whose browser remembers a snapshot sees the alarm if the reason of a restoration was changed', async () => {
  localStorage.setItem('seen-snapshot', `7 ${OTHER}`);
  publish([{ ...(await restoration()), reason: 'Nothing happened.' }]);
  openApp('/dashboard');
  expect(await screen.findByText(FAILED)).toBeDefined();
});

test('an investor sees the alarm if a restoration that their browser remembers is gone', async () => {
  const restored = await restoration();
  localStorage.setItem('seen-snapshot', `100 ${restored.seal} 1 ${first.seal}`);
  publish([]);
  openApp('/dashboard');
  expect(await screen.findByText(FAILED)).toBeDefined();
});
