import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { openApp } from '../support/app';
import { server, SUPABASE } from '../support/server';
import { answerProfile, enterPassword, signIn } from '../support/session';

const RPC = `${SUPABASE}/rest/v1/rpc`;

/** What the database keeps, and what it was asked to keep. */
let word: string | null;
const chosen: unknown[] = [];

beforeEach(() => {
  word = null;
  chosen.length = 0;
  signIn();
  answerProfile();
  server.use(
    http.post(`${RPC}/code_word_since`, () =>
      HttpResponse.json(word === null ? null : '2026-03-04T12:00:00Z'),
    ),
    http.post(`${RPC}/code_word`, () => HttpResponse.json(word)),
    http.post(`${RPC}/set_code_word`, async ({ request }) => {
      const given = (await request.json()) as { word?: string };
      chosen.push(given);
      word = given.word ?? null;
      return new HttpResponse(null, { status: 204 });
    }),
  );
});

async function open(button: string) {
  const app = openApp('/account');
  await app.user.click(await screen.findByRole('button', { name: `${button}: Code word in our mails` }));
  return { ...app, dialog: within(await screen.findByRole('dialog')) };
}

test('a person chooses a code word with their password, and reads since when mails carry it', async () => {
  const app = await open('Set up');
  expect(app.dialog.getByText(/a new password or address, and the newsletter cannot carry it/)).toBeDefined();
  await app.user.type(app.dialog.getByLabelText('Code word'), ' Blue Heron ');
  await enterPassword(app);
  await app.user.dblClick(app.dialog.getByRole('button', { name: 'Save the word' }));
  expect(await screen.findByText('The code word has been saved')).toBeDefined();
  expect(chosen).toEqual([{ word: 'Blue Heron' }]);
  expect(await screen.findByText(/Our mails carry the word that you chose on/)).toBeDefined();
  expect(screen.queryByText('Blue Heron')).toBeNull();
});

test.each(['ab', 'a'.repeat(41), 'a   b', '\u200Bab\u202E'])(
  'a person who chooses the word %j reads what is taken, and nothing is sent',
  async (entered) => {
    const app = await open('Set up');
    await app.user.click(app.dialog.getByLabelText('Code word'));
    await app.user.paste(entered);
    await enterPassword(app);
    await app.user.click(app.dialog.getByRole('button', { name: 'Save the word' }));
    // As a toast and next to the field.
    const words = 'Please enter 3 to 40 characters, none of them invisible.';
    await waitFor(() => expect(screen.getAllByText(words)).toHaveLength(2));
    expect(chosen).toEqual([]);
  },
);

test('a person sees their word only after the password, and is asked again the next time', async () => {
  word = 'Blue Heron';
  const app = await open('Manage');
  await app.user.click(app.dialog.getByRole('button', { name: 'Show the word' }));
  expect(app.dialog.queryByText('Blue Heron')).toBeNull();
  await enterPassword(app);
  await app.user.click(app.dialog.getByRole('button', { name: 'Show the word' }));
  const shown = await app.dialog.findByText('Blue Heron');
  expect(shown.parentElement).toBe(document.activeElement);
  await app.user.keyboard('{Escape}');
  await app.user.click(screen.getByRole('button', { name: 'Manage: Code word in our mails' }));
  expect(screen.queryByText('Blue Heron')).toBeNull();
});

test('a person removes their word, and one with a wrong password does not', async () => {
  word = 'Blue Heron';
  const app = await open('Manage');
  await app.user.click(app.dialog.getByRole('button', { name: 'Remove' }));
  await enterPassword(app, 'a guess');
  await app.user.click(app.dialog.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.getAllByText('Password is Incorrect')).toHaveLength(2));
  expect(chosen).toEqual([]);
  await enterPassword(app);
  await app.user.click(app.dialog.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('The code word has been removed')).toBeDefined();
  expect(chosen).toEqual([{}]);
  expect(await screen.findByText(/None. With one you can tell/)).toBeDefined();
});
