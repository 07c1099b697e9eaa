import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { openDialog } from '../support/app';
import { rpc, server, SUPABASE, tableOf } from '../support/server';
import { answerProfile, enterPassword, signIn } from '../support/session';

const asked: unknown[] = [];
const answering = (name: string, answer: string | null) =>
  http.post(`${SUPABASE}/rest/v1/rpc/${name}`, async ({ request }) => {
    asked.push(await request.json());
    return HttpResponse.json(answer);
  });

beforeEach(() => {
  asked.length = 0;
  signIn();
  answerProfile();
  const hook = { id: 'w', url: 'https://example.com/hook', failing_since: null, disabled_at: '2026-03-04T12:00:00Z' };
  const event = {
    id: 'm',
    body: '{"type":"deposits.approved"}',
    created_at: '2026-03-04T12:00:00Z',
    delivered_at: null,
  };
  server.use(
    rpc('code_word_since', null),
    tableOf('webhooks', [hook]),
    tableOf('webhook_messages', [{ ...event, attempts: [{ status: 503 }, { failure: 'timeout' }] }]),
    answering('make_api_key', 'gmr_secret'),
    answering('resend', null),
  );
});

test('a person makes a key that reads what they chose, and sees it once', async () => {
  const app = await openDialog('/account?tab=data', 'Create an API key');
  await app.user.type(app.dialog.getByRole('textbox', { name: 'Key name' }), 'Books');
  await app.user.click(app.dialog.getByRole('checkbox', { name: 'Withdrawals' }));
  await enterPassword(app);
  await app.user.click(app.dialog.getByRole('button', { name: 'Create an API key' }));
  await app.dialog.findByText('gmr_secret');
  const scopes = ['balance', 'statement', 'deposits', 'positions'];
  expect(asked).toEqual([{ name: 'Books', days: 90, scopes }]);
});

test('a person sees what their address answered, and sends an event again, or all that were not delivered', async () => {
  const app = await openDialog('/account?tab=data', 'Events: https://example.com/hook');
  await app.dialog.findByText(/Waiting · 503 · timeout$/);
  await app.user.click(app.dialog.getByRole('button', { name: 'Send again: deposits.approved' }));
  await app.user.click(app.dialog.getByRole('button', { name: 'Send undelivered events' }));
  await expect.poll(() => asked).toEqual([{ webhook_id: 'w', message_id: 'm' }, { webhook_id: 'w' }]);
});
