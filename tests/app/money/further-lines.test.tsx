import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { openApp, settled } from '../support/app';
import { lineOf } from '../support/money/lines';
import { server, SUPABASE } from '../support/server';
import { signIn } from '../support/session';

test('an investor at the keyboard who asks for further lines keeps the button that asks for them', async () => {
  signIn();
  const asked: unknown[] = [];
  const lines = Array.from({ length: 600 }, (_, index) => lineOf({ id: 600 - index }));
  server.use(
    http.post<never, { before?: number; max_rows: number }>(
      `${SUPABASE}/rest/v1/rpc/statement`,
      async ({ request }) => {
        const { before = Infinity, max_rows } = await request.json();
        asked.push(before);
        return HttpResponse.json(lines.filter(({ id }) => id < before).slice(0, max_rows));
      },
    ),
    http.post(`${SUPABASE}/rest/v1/rpc/statement_totals`, () => HttpResponse.json([])),
  );
  const { user } = openApp('/transactions?tab=statement');
  const more = await screen.findByRole('button', { name: 'Show more' });
  await settled();
  more.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(asked).toContain(551));
  await settled();
  expect(screen.getByRole('button', { name: 'Show more' })).toBe(more);
  expect(document.activeElement).toBe(more);
});
