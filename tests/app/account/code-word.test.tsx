import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { openDialog } from '../support/app';
import { rpc, server, SUPABASE } from '../support/server';
import { answerProfile, enterPassword, signIn } from '../support/session';

const RPC = `${SUPABASE}/rest/v1/rpc`;

let word: string | null;
const chosen: unknown[] = [];

beforeEach(() => {
  word = null;
  chosen.length = 0;
  signIn();
  answerProfile();
  server.use(
    rpc('code_word_since', () => (word === null ? null : '2026-03-04T12:00:00Z')),
    rpc('code_word', () => word),
    http.post(`${RPC}/set_code_word`, async ({ request }) => {
      const given = (await request.json()) as { word?: string };
      chosen.push(given);
      word = given.word ?? null;
      return new HttpResponse(null, { status: 204 });
    }),
  );
});

const open = (button: string) => openDialog('/account?tab=security', `${button}: Code word in our emails`);

test('a person sees their word only after the password, and is asked again the next time', async () => {
  word = 'Blue Heron';
  const app = await open('Manage');
  await app.user.click(app.dialog.getByRole('button', { name: 'Show the word' }));
  expect(app.dialog.queryByText('Blue Heron')).toBeNull();
  await enterPassword(app);
  await app.user.click(app.dialog.getByRole('button', { name: 'Show the word' }));
  const shown = await app.dialog.findByText('Blue Heron');
  expect(shown.parentElement).toBe(document.activeElement);
  expect(shown.closest('[translate=no]')).not.toBeNull();
  await app.user.keyboard('{Escape}');
  await app.user.click(screen.getByRole('button', { name: 'Manage: Code word in our emails' }));
  expect(screen.queryByText('Blue Heron')).toBeNull();
});
