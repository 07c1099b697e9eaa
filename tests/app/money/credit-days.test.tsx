import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { statementPdf } from '@/features/statement/pdf';
import { openApp } from '../support/app';
import { lineOf } from '../support/money/lines';
import { server, SUPABASE } from '../support/server';
import { dashboardOf, signIn } from '../support/session';

const { written } = vi.hoisted(() => ({ written: new Array<string>() }));

vi.mock('@/features/statement/pdf-text', () => ({
  addFonts: () => undefined,
  writerOf: () => (text: string) => void written.push(text),
}));

const rpc = (name: string) => `${SUPABASE}/rest/v1/rpc/${name}`;

const CREDIT = lineOf({
  kind: 'yield',
  detail: 'Basic',
  booked_at: '2026-03-24T00:30:00.123456+00:00',
  value_date: '2026-03-23',
});

test('the same credit has the same days on the dashboard, in the statement and in its PDF', async () => {
  signIn();
  server.use(
    http.post(rpc('dashboard'), () =>
      HttpResponse.json(dashboardOf({ portfolio: { deposited_cents: 1, total_packages: 1 }, lines: [CREDIT] })),
    ),
    http.post(rpc('statement'), () => HttpResponse.json([CREDIT])),
    http.post(rpc('statement_totals'), () => HttpResponse.json([])),
  );
  const { router } = openApp('/dashboard');
  const recent = within(await screen.findByRole('region', { name: 'Recent activity' }));
  expect(recent.getByRole('listitem').textContent).toContain('2026/03/24 for 2026/03/23');

  await router.navigate({ to: '/transactions', search: { tab: 'statement' } });
  const table = within(await screen.findByRole('table', { name: /newest first/ }));
  expect(table.getAllByRole('row')[1]?.textContent).toMatch(/2026\/03\/24.*for 2026\/03\/23/);

  const holder = { id: 'ada', name: 'Ada', email: 'ada@example.com', issuer: null };
  await statementPdf({
    holder,
    filter: {},
    lines: [CREDIT],
    totals: [],
    isSandbox: false,
    today: '2026-03-25',
  });
  expect(written).toEqual(expect.arrayContaining(['2026/03/24', '2026/03/23']));
});
