import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { openApp } from '../support/app';
import { server, SUPABASE } from '../support/server';
import { copyOf, POOL, readyToCopy, requestOf } from '../support/trading/copying';

type Request = ReturnType<typeof requestOf>;

const answerRequests = (rows: Request[]) =>
  server.use(
    http.get(`${SUPABASE}/rest/v1/copy_requests`, ({ request }) => {
      const { searchParams } = new URL(request.url);
      const orders = searchParams.get('order')?.split(',').toReversed() ?? [];
      const sorted = orders.reduce((list, order) => {
        const [column, direction] = order.split('.') as [keyof Request, string];
        const sign = direction === 'desc' ? -1 : 1;
        return list.toSorted((a, b) => sign * String(a[column]).localeCompare(String(b[column])));
      }, rows);
      return HttpResponse.json(sorted.slice(0, Number(searchParams.get('limit'))));
    }),
  );

test('what waits is shown with the way to take it back, however much has counted since it was asked', async () => {
  readyToCopy({ copies: [copyOf({ waiting_in_cents: 5000 })] });
  const dealt = Array.from({ length: 50 }, (_, n) =>
    requestOf({ id: `dealt ${n}`, status: 'dealt', dealt_cents: 5000, dealt_units: 1_000_000 }),
  );
  answerRequests([...dealt, requestOf({ asked_at: '2026-03-01T12:00:00+00:00' })]);
  openApp(`/strategies/view?id=${POOL}`);
  expect(await screen.findByRole('button', { name: /^Cancel request/ })).toBeDefined();
  expect(screen.getByText('Your transactions')).toBeDefined();
});
