import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { openApp, settled } from '../support/app';
import { answer, calls, openOperator } from '../support/operator/operator';
import { refusal, server, SUPABASE } from '../support/server';
import { signIn } from '../support/session';

const id = (n: number) => `00000000-0000-4000-8000-00000000000${n}`;
const PERSON = { kind: 'person', queue: null, id: id(1), name: 'Ben Example', detail: 'ben@example.com' };
const CASE = { kind: 'case', queue: 'deposits', id: id(2), name: 'Ben Example', detail: 'ben@example.com' };
const ROWS = [
  { ...PERSON, amount_cents: null, waiting: null },
  { ...CASE, amount_cents: 1234, waiting: true },
  { ...CASE, kind: 'transaction', id: id(3), queue: 'withdrawals', amount_cents: 500, waiting: false },
];

beforeEach(() => {
  signIn();
  openOperator('reviewer');
  answer('office_search', () => HttpResponse.json(ROWS));
  answer('audit_log', () => HttpResponse.json([]));
  answer('deposit_queue', () => HttpResponse.json([]));
});

/** Opens the search from the home of the back office. */
async function openPalette() {
  const app = openApp('/operator');
  await app.user.click(await screen.findByRole('button', { name: /^Search everything/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Search the back office' }));
  return { ...app, dialog, field: dialog.getByRole('combobox') };
}

describe('an operator opens the search', () => {
  test.each([{ ctrlKey: true }, { metaKey: true }])(
    'with %j and K, wherever they are, and closes it again',
    async (held) => {
      openApp('/operator');
      await screen.findByRole('heading', { level: 1 });
      expect(fireEvent.keyDown(document.body, { key: 'k', ...held })).toBe(false);
      const dialog = await screen.findByRole('dialog');
      await waitFor(() => expect(document.activeElement).toBe(within(dialog).getByRole('combobox')));
      fireEvent.keyDown(document.activeElement as Element, { key: 'K', ...held });
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    },
  );

  test('with Ctrl and K while the back office is still coming up', async () => {
    let isKnown: () => void = () => undefined;
    const known = new Promise<void>((resolve) => (isKnown = resolve));
    server.use(
      http.post(`${SUPABASE}/rest/v1/rpc/my_role`, async () => {
        await known;
        return HttpResponse.json('reviewer');
      }),
    );
    openApp('/operator');
    await waitFor(() => expect(fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })).toBe(false));
    expect(screen.queryByRole('button', { name: /^Search everything/ })).toBeNull();
    isKnown();
    expect(await screen.findByRole('dialog', { name: 'Search the back office' })).toBeDefined();
  });

  test('and not with K alone, nor with another key held as well', async () => {
    openApp('/operator');
    await screen.findByRole('heading', { level: 1 });
    for (const held of [{}, { ctrlKey: true, shiftKey: true }, { ctrlKey: true, altKey: true }])
      expect(fireEvent.keyDown(document.body, { key: 'k', ...held })).toBe(true);
    await settled();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('and the focus returns to the button when they leave it', async () => {
    const { user } = await openPalette();
    await user.keyboard('{Escape}');
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Search everything/ })),
    );
  });
});

test('an operator finds pages by their names before anything is asked of the server, and opens one by the keyboard', async () => {
  const { user, dialog, field, path } = await openPalette();
  expect(dialog.getByText(/at least two characters/)).toBeDefined();
  expect(dialog.getAllByRole('option').length).toBeGreaterThan(20);
  await user.keyboard('A');
  await settled();
  expect(calls('office_search')).toEqual([]);
  await user.clear(field);
  await user.keyboard('dit');
  expect(dialog.getAllByRole('option').at(-1)?.textContent).toBe('Audit trail');
  await user.keyboard('{ArrowUp}{Enter}');
  await waitFor(() => expect(path()).toBe('/operator/audit'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([
  [/^Ben Example/, 'person', { id: id(1) }],
  [/^Deposits.*\$12\.34.*waiting/, 'deposits', {}],
  [/^Withdrawals.*\$5\.00.*decided/, 'audit', { subject: id(3) }],
])('an operator who chooses %s comes to where it is', async (name, page, search) => {
  const { user, dialog, router } = await openPalette();
  await user.keyboard('ben');
  await user.click(await dialog.findByRole('option', { name }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/operator/${page}`));
  await settled();
  expect(router.state.location.search).toMatchObject(search);
  // An operator who types slowly asks for its beginnings as well.
  expect(calls('office_search').at(-1)).toEqual({ name: 'office_search', words: 'ben' });
});

test('an operator reads that nothing was found, and that a search failed, and tries that again', async () => {
  answer('office_search', () => HttpResponse.json([]));
  const { user, dialog, field } = await openPalette();
  await user.keyboard('zzz');
  expect(await dialog.findByText(/Nothing was found/)).toBeDefined();
  answer('office_search', () => refusal(400, 'P0001', 'boom'));
  await user.clear(field);
  await user.keyboard('yyy');
  expect((await dialog.findByRole('alert')).textContent).toContain('The search failed.');
  answer('office_search', () => HttpResponse.json(ROWS));
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findByRole('option', { name: /^Ben Example/ })).toBeDefined();
});

test('what people wrote is shown as it is, and found under no other name', async () => {
  answer('office_search', () =>
    HttpResponse.json([{ ...ROWS[0], name: '<b>Ben</b> "page /operator"', detail: '\u202Eevil' }]),
  );
  const { user, dialog } = await openPalette();
  await user.keyboard('<b>%_');
  expect(await dialog.findByRole('option', { name: /<b>Ben<\/b> "page \/operator"/ })).toBeDefined();
  await waitFor(() =>
    expect(calls('office_search').at(-1)).toEqual({ name: 'office_search', words: '<b>%_' }),
  );
});
