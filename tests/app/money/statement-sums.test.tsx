import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { statementPdf } from '@/features/statement/pdf';
import { download } from '@/lib/data/download';
import { listening, openApp, settled } from '../support/app';
import { lineOf, nothing } from '../support/money/lines';
import { announce } from '../support/realtime';
import { refusal, rpc, server, SUPABASE, tableOf } from '../support/server';
import { signIn } from '../support/session';

vi.mock('@/features/statement/pdf', { spy: true });
vi.mock('@/lib/data/download', { spy: true });

function answerSums(deposited: number, ...balances: (number | 'broken')[]) {
  const reads = { sums: 0, cards: 0 };
  server.use(
    rpc('statement', () => [lineOf()]),
    http.post(`${SUPABASE}/rest/v1/rpc/statement_totals`, () => {
      reads.sums += 1;
      return HttpResponse.json([
        { ...nothing, kind: 'deposit', lines: 1, owned_cents: deposited },
        { ...nothing, kind: 'closing', lines: 1, available_cents: deposited, owned_cents: deposited },
      ]);
    }),
    http.get(`${SUPABASE}/rest/v1/portfolio`, () => {
      reads.cards += 1;
      const balance = balances.length > 1 ? balances.shift() : balances[0];
      return balance === 'broken'
        ? refusal(500, 'XX000', 'broken')
        : HttpResponse.json([{ deposited_cents: balance, balance_cents: balance }]);
    }),
  );
  return reads;
}

beforeEach(() => signIn());

async function openAgreeing() {
  answerSums(150_000, 150_000);
  openApp('/transactions?tab=statement');
  const totals = within(await screen.findByRole('region', { name: 'Totals' }));
  await listening();
  expect(totals.getByText(/These totals match your dashboard\./)).toBeDefined();
  return totals;
}

test('an investor is told when the sums are not the figures of the dashboard, after both were read again', async () => {
  const totals = await openAgreeing();
  const reads = answerSums(150_000, 149_999);
  announce('deposits');
  expect(await totals.findByText(/These totals don’t match your dashboard\./)).toBeDefined();
  expect(Math.min(reads.sums, reads.cards)).toBeGreaterThan(1);
});

test('sums that were read at another moment than the figures of the dashboard are no reason for an alarm', async () => {
  const totals = await openAgreeing();
  answerSums(200_000, 150_000, 200_000);
  announce('deposits');
  expect((await totals.findAllByText('$2,000.00')).length).toBeGreaterThan(0);
  expect(await totals.findByText(/These totals match your dashboard\./)).toBeDefined();
});

test('an investor whose figures cannot be read again reads no verdict about new sums', async () => {
  const totals = await openAgreeing();
  const reads = answerSums(200_000, 'broken');
  announce('deposits');
  expect((await totals.findAllByText('$2,000.00')).length).toBeGreaterThan(0);
  await settled();
  expect(Math.min(reads.sums, reads.cards)).toBeGreaterThan(0);
  expect(totals.queryByText(/match your dashboard/)).toBeNull();
});

test('a PDF has the lines and the sums of one moment, also when something is booked while it is made', async () => {
  const sumsOf = (lines: number) => [{ ...nothing, kind: 'closing', lines, owned_cents: lines * 150_000 }];
  let booked = 1;
  answerSums(150_000, 150_000);
  server.use(
    tableOf('profiles', () => ({ name: 'Ada Lovelace', email: 'ada@example.com' })),
    http.post<never, { max_rows: number }>(`${SUPABASE}/rest/v1/rpc/statement`, async ({ request }) => {
      const lines = Array.from({ length: booked }, (_, index) => lineOf({ id: booked - index }));
      if ((await request.json()).max_rows === 1000) booked = 2;
      return HttpResponse.json(lines);
    }),
    rpc('statement_totals', () => sumsOf(booked)),
  );
  vi.mocked(statementPdf).mockResolvedValue(new Blob());
  vi.mocked(download).mockImplementation(() => undefined);
  const { user } = openApp('/transactions?tab=statement');
  await user.click(await screen.findByRole('button', { name: 'Save as PDF' }));
  await waitFor(() => expect(download).toHaveBeenCalledOnce());
  const { lines, totals } = vi.mocked(statementPdf).mock.calls[0]?.[0] ?? {};
  expect(lines?.map(({ id }) => id)).toEqual([2, 1]);
  expect(totals).toEqual(sumsOf(2));
});
