import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { openApp } from './support/app';
import { answerDesk } from './support/desk';
import { server, SUPABASE } from './support/server';
import { signIn } from './support/session';

const RPC = `${SUPABASE}/rest/v1/rpc`;

beforeEach(() => {
  signIn();
});

test('a treasurer reads in words of which day sealed transfers were changed', async () => {
  answerDesk('treasurer');
  server.use(
    http.post(`${RPC}/trial_balance`, () => HttpResponse.json([])),
    http.post(`${RPC}/book_days`, () => HttpResponse.json([])),
    http.post(`${RPC}/last_book_checks`, () =>
      HttpResponse.json([
        {
          checked_at: '2026-03-04T12:00:00Z',
          checked_by: 'Demo Treasurer',
          ledger_problems: [
            { problem: 'transfers of 2026-03-01 differ from their seal', subject: null },
            { problem: 'bonus without its cause', subject: 'b0' },
          ],
          audit_problems: 1,
        },
      ]),
    ),
  );
  openApp('/operator/books');
  await screen.findByText('3 problems were found.');
  screen.getByText(
    'Transfers of 2026/03/01 (UTC) were edited, inserted or deleted after the day was sealed.',
  );
  screen.getByText(/bonus without its cause/);
  expect(screen.queryByText(/differ from their seal/)).toBeNull();
});
